"""Tapping on the table, and what a player reads who taps on what cannot be."""

from __future__ import annotations

from drawn import by_id, names, table
from playing import Playing
from spirit.drawing import GAME

from eden.engine.game import play
from eden.games.spirit.state import State

PLAYING = Playing(GAME, lambda state, text: play(GAME, state, text))
why = PLAYING.why


def tapped(state: State, thing: str, pick: str = "") -> str:
    """What a tap on a thing of the table means, with this picked."""
    return by_id(table("spirit", state, pick), thing).get("data-act", "")


def cell(state: State, face: int, card: str, pick: str = "") -> str:
    """What a tap on a line of an Action card means."""
    lines = by_id(table("spirit", state, pick), f"card-{card}")
    found = [one for one in lines if f"face-{face}" in names(one)]
    return found[0].get("data-act", "")
