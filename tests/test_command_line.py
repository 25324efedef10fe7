"""The command line, as a shell sees it: answers on stdout, one sentence on stderr, exit codes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from eden.__main__ import main

PY = Path(__file__).parents[1] / "py"


def run(capsys: pytest.CaptureFixture[str], command: str) -> tuple[int, str, str]:
    code = main(command.split())
    told = capsys.readouterr()
    return code, told.out, told.err


def test_games_lists_slug_seats_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games --json")
    spirit = next(game for game in json.loads(out) if game["slug"] == "spirit")
    assert code == 0
    assert spirit["seats"] == [1]
    assert spirit["options"][0]["key"] == "modes"
    assert "spirit  seats 1  modes=" in run(capsys, "games")[1]


def test_simulate_reports_what_happened(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate spirit --games 5 --seed 3 --check --json")
    told = json.loads(out)
    assert code == 0
    assert told["games"] == 5 == sum(told["outcomes"].values())
    assert {"decisions", "seconds", "wins", "turns", "links"} <= set(told)
    assert told["turns"]["range"][0] <= told["turns"]["median"] <= told["turns"]["range"][1]


def test_simulate_is_repeatable_and_prints_links(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate spirit --games 4 --option modes=ravage,weakness --links"
    _, first, _ = run(capsys, command)
    _, second, _ = run(capsys, command)
    assert first == second
    assert len(set(first.split())) == 4
    code, out, _ = run(capsys, f"replay {first.split()[0]} --json")
    told = json.loads(out)
    assert code == 0
    assert told["game"] == "spirit"
    assert told["options"] == {"modes": ["ravage", "weakness"]}
    assert told["outcome"]["rule"] == "SE-25"
    assert told["decisions"] > 20
    assert told["digest"]


def test_several_courses_are_learned_as_their_mean(capsys: pytest.CaptureFixture[str]) -> None:
    def learned(more: str) -> tuple[str, dict[str, float]]:
        command = f"learn edenia --rounds 1 --games 2 --jobs 1 {more}"
        code, out, _ = run(capsys, command)
        table: dict[str, dict[str, float]] = {}
        exec(out, table)
        assert code == 0
        return out, table["WEIGHTS"]

    both, third, fourth = (
        learned(more) for more in ("--courses 2 --seed 3", "--seed 3", "--seed 4")
    )
    assert "eden learn edenia --rounds 1 --games 2 --courses 2 --seed 3\n" in both[0]
    assert "--courses" not in third[0]
    assert third[1] != fourth[1]
    for name, weight in both[1].items():
        assert weight == pytest.approx((third[1][name] + fourth[1][name]) / 2, abs=1e-5)


def test_greedy_bots_can_sit_in(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate spirit --games 1 --bots greedy --json")
    assert code == 0
    assert json.loads(out)["games"] == 1


def test_replay_answers_many_links_one_line_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, links, _ = run(capsys, "simulate spirit --games 2 --links")
    monkeypatch.setattr(sys, "stdin", io.StringIO(links + "rubbish\n\n" + links))
    code, out, _ = run(capsys, "replay - --json")
    told = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert ["error" in one for one in told] == [False, False, True, True, False, False]


@pytest.mark.parametrize(
    "command",
    [
        "",
        "dance",
        "simulate",
        "simulate chess",
        "simulate spirit --seats 2",
        "simulate spirit --seats x",
        "simulate spirit --games 0",
        "simulate spirit --games many",
        "simulate spirit --seed -1",
        "simulate spirit --seed 999999999999999999",
        "simulate spirit --bots clever",
        "simulate spirit --jobs 0",
        "simulate spirit --option modes",
        "simulate spirit --option modes=wild",
        "simulate spirit --option mood=wild",
        "simulate spirit --what",
        "replay",
        "replay rubbish",
        "replay spirit3.A.A.B.AAAA",
        "replay spirit77.A.A.B.AAAA",
    ],
)
def test_a_mistake_is_one_sentence_and_exit_code_two(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    code, out, err = run(capsys, command)
    assert code == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("eden: ")
    assert "Traceback" not in err


@pytest.mark.host
def test_it_runs_on_a_bare_python_in_several_processes() -> None:
    command = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        f"import sys; sys.path.insert(0, {str(PY)!r}); from eden.__main__ import main; "
        "sys.exit(main(sys.argv[1:]))",
        "simulate",
        "spirit",
        "--games",
        "6",
        "--jobs",
        "2",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 6
