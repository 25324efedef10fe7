"""Games that kill whoever plays them, for the crews that must live with it."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from pathlib import Path
from typing import NamedTuple


class Deadly(NamedTuple):
    """The square of a number, but for one number that kills its worker."""

    killer: int
    # Where it leaves a trace, if it kills only once.
    trace: str = ""

    def play(self, number: int) -> int:
        """Play, and perhaps die."""
        if number == self.killer and not self._spared():
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    def _spared(self) -> bool:
        if not self.trace:
            return False
        if Path(self.trace).exists():
            return True
        Path(self.trace).touch()
        return False


def noted(folder: str, number: int) -> int:
    """A number whose playing is written down, however often it happens."""
    with (Path(folder) / str(number)).open("a", encoding="utf-8") as file:
        file.write("x")
    return number


def noting(folder: Path) -> partial[int]:
    """`noted` in a folder, as a worker takes it."""
    return partial(noted, str(folder))


class Slow(NamedTuple):
    """A game that takes its time, or waits at a door until it is opened."""

    seconds: float
    meets: int = -1
    trace: str = ""
    door: str = ""

    def who(self, number: int) -> int:
        """The process that plays."""
        time.sleep(self.seconds)
        return os.getpid()

    def play(self, number: int) -> int:
        """Tell who plays the game at the door, and wait there."""
        if number == self.meets and not Path(self.door).exists():
            Path(self.trace).write_text(str(os.getpid()), "utf-8")
            while True:
                time.sleep(60)  # until it is killed
        return number
