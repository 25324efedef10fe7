"""A series of games: who sits where, who won how surely, and how it goes on after a stop."""

from __future__ import annotations

import io
import json
import sys
from itertools import count
from pathlib import Path

import pytest

from eden.__main__ import main
from eden.cli.progress import bar, span, watched
from eden.engine import simulate
from eden.engine.problem import Problem
from eden.engine.simulate import Played
from eden.games.shelf import GAMES
from eden.study.replayed import facts_of
from eden.study.series import (
    Due,
    Entry,
    Series,
    by_seat,
    told,
    wilson,
    wins_by_bot,
    wins_by_seat,
)

PLAIN = {option.key: option.default for option in GAMES["edenia"].options}
THREE = Series("edenia", 3, PLAIN, ("greedy", "random", "random"))


def won(*winners: int) -> Played:
    """A game in which only its end matters."""
    return Played(link="", rule="ED-20", winners=winners, decisions=1, turns=1)


# -- who sits where -----------------------------------------------------------------------------


def test_a_rotation_moves_every_bot_on_by_a_seat() -> None:
    assert THREE.seated(0) == ("greedy", "random", "random")
    assert THREE.seated(1) == ("random", "greedy", "random")
    assert THREE.seated(2) == ("random", "random", "greedy")
    assert THREE.seated(3) == THREE.bots


@pytest.mark.parametrize(
    ("bots", "rotations"), [("gg", 1), ("gr", 2), ("grr", 3), ("grgr", 2), ("ggrr", 4), ("g", 1)]
)
def test_rotations_that_seat_all_alike_are_one(bots: str, rotations: int) -> None:
    assert Series("edenia", len(bots), PLAIN, tuple(bots)).rotations() == rotations


def test_with_sides_swapped_each_seed_is_played_in_every_rotation() -> None:
    games = THREE.games(6, 10, swap=True)
    assert games == [Due(10, 0), Due(10, 1), Due(10, 2), Due(11, 0), Due(11, 1), Due(11, 2)]
    assert THREE.games(2, 10, swap=False) == [Due(10), Due(11)]
    assert THREE.games(2, 2**48 - 1, swap=False) == [Due(2**48 - 1), Due(0)]


def test_games_that_cannot_be_shared_out_are_refused_with_what_can() -> None:
    with pytest.raises(Problem, match="try 399 or 402"):
        THREE.games(400, 0, swap=True)


def test_the_last_bot_serves_all_seats_that_remain() -> None:
    assert by_seat(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    with pytest.raises(Problem, match="2 bots cannot sit in 1 seats"):
        by_seat(["greedy", "random"], 1)


# -- a game without end -------------------------------------------------------------------------


def test_a_game_that_goes_on_for_ever_is_stopped_and_nobody_has_won(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulate, "MOST_STEPS", 40)
    series = Series("spirit", 1, {"modes": ()}, ("random",))
    entry = series.play(Due(1))
    assert (entry.played.rule, entry.played.winners) == ("unfinished", ())
    facts = facts_of(series, entry)
    assert (facts["won"], facts["lost"], facts["lost in round"]) == (False, False, 0)
    assert told(series, [entry], swap=False)["outcomes"] == {"unfinished": 1}


# -- who won ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # The examples that are usual for Wilson's score without correction, and one mirrored.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_range_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wins_are_told_by_bot_wherever_it_sat_or_by_seat() -> None:
    entries = [
        Entry(Due(0, 0), won(0)),  # greedy
        Entry(Due(0, 1), won(1)),  # greedy
        Entry(Due(0, 2), won(0)),  # random
        Entry(Due(1, 0), won(1, 2)),  # both of random: one game
        Entry(Due(1, 1), won()),  # nobody
        Entry(Due(1, 2), won(1, 2)),  # random and greedy
    ]
    assert [one[:3] for one in wins_by_bot(THREE, entries)] == [("greedy", 3, 6), ("random", 3, 6)]
    assert [one.won for one in wins_by_seat(THREE, entries)] == [2, 3, 2]
    told = str(wins_by_bot(THREE, entries)[0])
    assert told == "greedy 3 of 6: 50.0% (18.8% to 81.2%)"


def test_a_game_and_its_rotation_are_played_by_the_bots_that_sit_there() -> None:
    series = Series("edenia", 2, PLAIN, ("greedy", "random"))
    entries = [series.play(due) for due in series.games(6, 0, swap=True)]
    assert [one.won for one in wins_by_bot(series, entries)] == [6, 0]


# -- results as a file --------------------------------------------------------------------------

SPIRIT = "simulate spirit --games 6 --json --out"


def run(capsys: pytest.CaptureFixture[str], command: str, file: Path) -> tuple[int, str, str]:
    """What a command answers that ends with the name of a file."""
    code = main([*command.split(), str(file)])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_a_line_tells_all_of_its_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate edenia --games 4 --bots greedy,random --swap --out", file)
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [(one["seed"], one["rotation"]) for one in lines] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert lines[1]["bots"] == ["random", "greedy"]
    for one in lines:
        assert main(["replay", one["link"], "--json"]) == 0
        replayed = json.loads(capsys.readouterr().out)
        assert replayed["decisions"] == one["decisions"]
        assert replayed["outcome"]["winners"] == one["winners"]
        assert replayed["outcome"]["rule"] == one["rule"]


@pytest.mark.parametrize("kept", [0, 1, 2.5, 5.9, 6])
def test_a_series_goes_on_where_it_stood(
    kept: float,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """After any stop, even within a line, the rest is played and nothing else."""
    file = tmp_path / "games.jsonl"
    _, whole, _ = run(capsys, SPIRIT, file)
    text = file.read_text("utf-8")
    lines = text.splitlines(keepends=True)
    full = int(kept)
    half = lines[full][: int((kept - full) * len(lines[full]))] if full < len(lines) else ""
    file.write_text("".join(lines[:full]) + half, "utf-8")
    played: list[Due] = []
    play = Series.play

    def noted(series: Series, due: Due) -> Entry:
        played.append(due)
        return play(series, due)

    monkeypatch.setattr(Series, "play", noted)
    _, resumed, _ = run(capsys, SPIRIT, file)
    assert file.read_text("utf-8") == text
    assert played == [Due(seed) for seed in range(full, 6)]
    first, second = json.loads(whole), json.loads(resumed)
    assert first | {"seconds": 0} == second | {"seconds": 0}


def test_what_is_written_stays_when_a_game_goes_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    play = Series.play

    def stopped(series: Series, due: Due) -> Entry:
        if due.seed == 3:
            raise KeyboardInterrupt
        return play(series, due)

    monkeypatch.setattr(Series, "play", stopped)
    assert run(capsys, SPIRIT, file)[0] == 130
    assert len(file.read_text("utf-8").splitlines()) == 3


def test_more_games_of_the_same_settings_join_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, "simulate spirit --games 2 --seed 4 --out", file)
    _, out, _ = run(capsys, SPIRIT, file)
    assert json.loads(out)["games"] == 6
    seeds = [json.loads(line)["seed"] for line in file.read_text("utf-8").splitlines()]
    assert seeds == [0, 1, 2, 3, 4, 5]
    _, fewer, _ = run(capsys, "simulate spirit --games 2 --json --out", file)
    assert json.loads(fewer)["games"] == 2
    assert len(file.read_text("utf-8").splitlines()) == 6


@pytest.mark.parametrize(
    "other",
    [
        "simulate edenia --games 2 --bots random --out",
        "simulate spirit --games 6 --bots greedy --out",
        "simulate spirit --games 6 --option modes=ravage --out",
    ],
)
def test_a_file_of_other_settings_is_refused_and_left_alone(
    other: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    run(capsys, SPIRIT, file)
    before = file.read_bytes()
    code, out, err = run(capsys, other, file)
    assert (code, out) == (2, "")
    assert err == f"eden: “{file}” has games of other settings (line 1); name another file.\n"
    assert file.read_bytes() == before


@pytest.mark.parametrize("line", ["rubbish", "{}", "[]", '{"seed": 1}', "3", "\x00"])
def test_a_file_of_something_else_is_refused_and_left_alone(
    line: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(f"{line}\nmore", "utf-8")
    code, _, err = run(capsys, SPIRIT, file)
    assert code == 2
    assert err == f"eden: Line 1 of “{file}” is not a game.\n"
    assert file.read_text("utf-8") == f"{line}\nmore"


def test_a_file_that_cannot_be_written_is_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for file in (tmp_path, tmp_path / "no" / "games.jsonl"):
        code, out, err = run(capsys, SPIRIT, file)
        assert (code, out) == (2, "")
        assert err.startswith(f"eden: “{file}” cannot be used: ")


@pytest.mark.parametrize(
    "command",
    [
        "simulate edenia --games 3 --swap --bots greedy,random",
        "simulate spirit --bots greedy,random",
        "simulate spirit --jobs 2 --cluster localhost:1",
    ],
)
def test_what_cannot_be_simulated_is_a_sentence(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("eden: ") and told.err.count("\n") == 1


def test_without_the_extra_a_cluster_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "eden.study.cluster", raising=False)
    assert main("simulate spirit --cluster localhost:1".split()) == 2
    told = capsys.readouterr().err
    assert told.startswith("eden: A cluster needs distributed, which is not installed: pip install")


# -- the bar ------------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A terminal that remembers what was written."""

    def isatty(self) -> bool:
        return True


def test_the_bar_says_how_far_and_how_long() -> None:
    assert bar(0, 400, left=59.6) == f"[{'.' * 30}] 0 of 400, 1:00 left"
    assert bar(100, 400, left=7) == f"[{'#' * 7}{'.' * 23}] 100 of 400, 0:07 left"
    assert bar(400, 400, left=0) == f"[{'#' * 30}] 400 of 400, 0:00 left"
    assert [span(s) for s in (0.4, 61, 750, 3720)] == ["0:00", "1:01", "12:30", "1:02:00"]


def test_the_bar_counts_what_was_there_but_not_for_the_time_left() -> None:
    screen, seconds = Screen(), count(0, 10)
    things = watched("abcd", 10, 6, out=screen, clock=lambda: float(next(seconds)))
    assert list(things) == list("abcd")
    drawn = [text.removesuffix("\033[K") for text in screen.getvalue().split("\r")[1:]]
    assert [text.partition("] ")[2] for text in drawn] == [
        "7 of 10, 0:30 left",
        "8 of 10, 0:20 left",
        "9 of 10, 0:10 left",
        "10 of 10, 0:00 left",
        "",
    ]


def test_the_bar_is_not_drawn_more_often_than_an_eye_follows() -> None:
    screen, ticks = Screen(), count()
    list(watched(range(100), 100, out=screen, clock=lambda: next(ticks) / 1000))
    assert screen.getvalue().count("left") == 1


def test_nothing_is_drawn_where_it_is_no_terminal() -> None:
    paper = io.StringIO()
    assert list(watched("ab", 2, out=paper)) == ["a", "b"]
    assert paper.getvalue() == ""


@pytest.mark.parametrize("wrong", [False, True])
def test_the_bar_is_wiped_out_at_the_end(wrong: bool) -> None:
    screen = Screen()
    things = iter([1, 2])
    watching = watched(things, 2, out=screen)
    next(watching)
    if wrong:
        watching.close()
    else:
        list(watching)
    assert screen.getvalue().endswith("\r\033[K")
