"""A crew plays all games, whoever of it dies meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from deadly import Deadly, noting

from eden.study.crew import Crew, Deserted, Lost, play_all, processes

pytestmark = pytest.mark.host
ROOT = Path(__file__).parents[1]


def test_any_executor_will_do() -> None:
    threads = Crew(partial(ThreadPoolExecutor, 3), at_once=5)
    assert set(play_all(str, range(20), threads)) == set(map(str, range(20)))


def test_each_game_is_played_once_when_nobody_dies(tmp_path: Path) -> None:
    assert set(play_all(noting(tmp_path), range(12), processes(2))) == set(range(12))
    assert all((tmp_path / str(n)).read_text() == "x" for n in range(12))


def test_games_of_a_worker_that_died_are_played_again(tmp_path: Path) -> None:
    deadly = Deadly(killer=5, trace=str(tmp_path / "trace"))
    assert set(play_all(deadly.play, range(20), processes(2))) == {n * n for n in range(20)}
    assert (tmp_path / "trace").exists()


def test_a_game_that_kills_twice_is_lost_and_no_other_is() -> None:
    answers = list(play_all(Deadly(killer=5).play, range(20), processes(2)))
    assert [answer.game for answer in answers if isinstance(answer, Lost)] == [5]
    played = sorted(answer for answer in answers if not isinstance(answer, Lost))
    assert played == [n * n for n in range(20) if n != 5]


def test_what_goes_wrong_in_a_game_is_told_and_ends_the_series() -> None:
    with pytest.raises(ZeroDivisionError):
        list(play_all((1).__truediv__, range(3), processes(2)))


def test_when_nobody_is_left_that_is_a_sentence_and_no_waiting_for_ever() -> None:
    class Asleep(ThreadPoolExecutor):
        """Takes what it is given, and never plays it."""

        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            return Future()

    crew = Crew(partial(Asleep, 1), at_once=2, manned=lambda: False, patience=0.01)
    with pytest.raises(Deserted, match="No worker is left"):
        list(play_all(str, range(3), crew))


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(child)
        for task in Path(f"/proc/{process}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def lines(file: Path) -> list[dict[str, object]]:
    """The whole lines of a file that is being written."""
    text = file.read_text("utf-8") if file.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds the workers by /proc")
def test_a_worker_killed_in_the_middle_changes_no_result(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "eden", "simulate", "edenia", "--games", "40", "--out"]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "py")}
    calm, killed = tmp_path / "calm", tmp_path / "killed"
    subprocess.run([*command, calm], env=environment, check=True, capture_output=True)
    with subprocess.Popen(
        [*command, killed, "--jobs", "2"], env=environment, stdout=subprocess.PIPE
    ) as running:
        while len(lines(killed)) < 5 and running.poll() is None:
            time.sleep(0.005)  # looks again; how long the first games take does not matter
        assert running.poll() is None
        os.kill(children(running.pid)[0], signal.SIGKILL)
        running.communicate(timeout=120)
    assert running.returncode == 0
    assert killed.read_bytes() == calm.read_bytes()
    assert len(lines(killed)) == 40
