"""The sounds of the table, each made of a few notes: there are no files."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.kit.sound import Sound


class Note(NamedTuple):
    """A tone: when it begins, how long it lasts (in ms), from which pitch to which (in Hz)."""

    at: int
    lasts: int
    pitch: float
    to: float
    wave: str = "sine"


def _clatter(*pitches: float) -> tuple[Note, ...]:
    return tuple(Note(n * 55, 45, pitch, pitch * 0.7, "square") for n, pitch in enumerate(pitches))


def _tune(*pitches: float, each: int = 130) -> tuple[Note, ...]:
    return tuple(
        Note(n * each, each + 60, pitch, pitch, "triangle") for n, pitch in enumerate(pitches)
    )


NOTES: Final[dict[Sound, tuple[Note, ...]]] = {
    Sound.ROLL: _clatter(310, 260, 340, 220),
    Sound.DRAW: (Note(0, 90, 900, 420, "triangle"),),
    Sound.STEP: (Note(0, 70, 330, 300),),
    Sound.LEAP: (Note(0, 160, 300, 620),),
    Sound.PLACE: (Note(0, 80, 210, 160, "triangle"),),
    Sound.TAKE: _tune(660, 880, each=80),
    Sound.LOSE: (Note(0, 220, 300, 150, "triangle"),),
    Sound.SHOW: _tune(520, 780, each=90),
    Sound.TURN: (Note(0, 240, 587, 587),),
    Sound.ALARM: (Note(0, 150, 440, 415, "sawtooth"), Note(190, 200, 440, 400, "sawtooth")),
    Sound.WON: _tune(523, 659, 784, 1047),
    Sound.LOST: _tune(392, 349, 311, 262, each=180),
}
