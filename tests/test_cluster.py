"""A real Dask cluster: a scheduler and four workers on the loopback address; some are killed."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from deadly import Deadly, Slow
from distributed import LocalCluster

from eden.__main__ import main
from eden.study.cluster import cluster
from eden.study.crew import Lost, play_all

pytestmark = pytest.mark.host
ROOT = Path(__file__).parents[1]
# Waits end when what they wait for is there; this only bounds them on a machine that is stuck.
PATIENCE = 120
# One is killed from outside and two by a game; Dask does not always replace them.
WORKERS = 4


@pytest.fixture(scope="module")
def machines() -> Iterator[LocalCluster]:
    """A scheduler and its workers, each a process of its own."""
    paths = os.pathsep.join((str(ROOT / "py"), str(ROOT / "tests")))
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = paths  # the workers inherit it
    try:
        with LocalCluster(
            n_workers=WORKERS,
            threads_per_worker=1,
            processes=True,
            host="127.0.0.1",
            dashboard_address=None,
            silence_logs=50,
        ) as both:
            both.wait_for_workers(WORKERS, timeout=PATIENCE)
            yield both
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


@pytest.fixture
def address(machines: LocalCluster) -> str:
    """Where the scheduler answers."""
    return str(machines.scheduler_address)


SERIES = "simulate edenia --games 8 --bots greedy,random --swap --json"


def test_a_cluster_gives_the_same_results_as_one_process(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert main([*SERIES.split(), "--out", str(here)]) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*SERIES.split(), "--out", str(there), "--cluster", address]) == 0
    together = json.loads(capsys.readouterr().out)
    assert there.read_bytes() == here.read_bytes()
    assert alone | {"seconds": 0} == together | {"seconds": 0}


def test_several_workers_play(address: str) -> None:
    with cluster(address) as crew:
        assert len(set(play_all(Slow(0.05).who, range(20), crew))) > 1


def test_games_of_a_killed_worker_are_played_by_another(address: str, tmp_path: Path) -> None:
    """Whoever plays game 3 is killed from outside while at it; nothing is missing or doubled."""
    door = tmp_path / "door"
    slow = Slow(0, meets=3, trace=str(tmp_path / "who"), door=str(door))
    answers = []
    with cluster(address) as crew:
        for answer in play_all(slow.play, range(12), crew):
            answers.append(answer)
            if len(answers) == 11:  # all but game 3, whose worker waits at the door
                who = int((tmp_path / "who").read_text())
                door.touch()
                os.kill(who, signal.SIGKILL)
    assert sorted(map(repr, answers)) == sorted(map(repr, range(12)))


def test_where_no_scheduler_answers_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eden.study.cluster.SECONDS", 0.5)
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        assert main(["simulate", "spirit", "--cluster", address]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"eden: No Dask scheduler answers at “{address}”.\n"


def test_where_eden_is_not_installed_is_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("eden.study.cluster.NEEDED", "eden_of_another_machine")
    assert main(["simulate", "spirit", "--cluster", address]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"eden: The scheduler or a worker at “{address}” has no eden;")


def test_a_game_that_kills_every_worker_is_lost_and_no_other_is(
    machines: LocalCluster, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scheduler gives up at the first death here, so also games beside that one."""
    monkeypatch.setattr(machines.scheduler, "allowed_failures", 0)
    with cluster(address) as crew:
        answers = list(play_all(Deadly(killer=5).play, range(8), crew))
    assert [one.game for one in answers if isinstance(one, Lost)] == [5]
    assert sorted(one for one in answers if not isinstance(one, Lost)) == [
        n * n for n in range(8) if n != 5
    ]
