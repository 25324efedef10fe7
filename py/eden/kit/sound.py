"""The sounds of the table by their names: what they are made of is the app's."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """What can be heard; never the only sign of anything."""

    ROLL = "roll"  # dice
    DRAW = "draw"  # a card or a tile
    STEP = "step"  # a piece goes
    LEAP = "leap"  # a piece jumps, or is thrown
    PLACE = "place"  # something is put down
    TAKE = "take"  # something is won
    LOSE = "lose"  # something is lost
    SHOW = "show"  # something hidden is open
    TURN = "turn"  # a turn or a round begins
    ALARM = "alarm"  # danger
    WON = "won"
    LOST = "lost"
