"""Whoever has acted stays picked while there is something left to do for them."""

from __future__ import annotations

from ultimediation.boards import earth

from eden.engine.match import Match
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.state import State
from eden.ui.table import Table

BOARD = """
    . . . . . . . . .
    . . . . . . . . .
    . . 2 . . . . . .
    . . 0 . . . . . .
    . . . . . . E W U
"""


def a_table(state: State) -> Table:
    match = Match(Ultimediation(), seed=1)
    match.start = state
    match.now = match.game.pending(state)
    table = Table(BOX, match)
    table.playback.show_all()
    return table


def test_a_character_stays_picked_until_its_cubes_are_used() -> None:
    table = a_table(earth(BOARD, agapi="c3", vera="g5"))
    picks = []
    for text in ("agapi moves c4", "agapi moves b3", "agapi lifts b3", "to c4"):
        table.choose(text)
        table.playback.show_all()
        picks.append(table.pick)
    assert picks == ["agapi", "agapi", "", ""]


def test_it_stays_picked_through_what_an_action_asks_for() -> None:
    table = a_table(earth(BOARD, agapi="c3", vera="g5"))
    table.choose("agapi lifts c3")
    assert table.pick == ""
    table.choose("to c4")
    table.playback.show_all()
    assert table.pick == "agapi"
