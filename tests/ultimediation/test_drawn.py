"""The table drawn as text: what the rules draw, the tests' own reader reads back."""

from __future__ import annotations

import pytest
from games import random_match
from ultimediation.boards import GAME, earth, read
from ultimediation.cards import disaster, power
from ultimediation.moments import ASKED, at
from ultimediation.speech import OPTIONS
from ultimediation.table import after

from eden.engine.game import Options
from eden.games.ultimediation.state import State

BOARD = """
    P3 0 . . . . . . .
    *  . ! . . . . . .
    .  . E . U . W . .
    .  . . . . . . X .
    .  . . . . . . . .
"""
DRAWN = """
  a   b   c   d   e   f   g   h   i
1 P3  0   2   2   1   1   1   1   1
2 *   1   !   1   1   1   1   1   1
3 1   1   E   1   U   1   W   1   1
4 1   1   1   1   1   1   1   X   1
5 1   1   1   1   1   1   1   1   1
game       4 advanced pyramids
turn       d
phase      actions
lost       2
ship       1
loads      4
found      1/0 of 2
omen       2 storm
elli       u cubes=3 energy=2
agapi      d3 cubes=2 energy=2 power=13:jump used=teleport
vera       b2 cubes=1 energy=1
lifted     person d3
agenda     target
"""


def reached(state: State) -> State:
    """A table as far as the drawing tells: not which needs, which pyramid, or what came first."""
    return state._replace(
        found=tuple(tuple(range(len(cards))) for cards in state.found),
        pyramids=tuple(sorted(state.pyramids, key=lambda square: (square < 0, square))),
        tokens=tuple(sorted(state.tokens)),
    )


def test_a_table_is_drawn_in_the_words_of_the_actions() -> None:
    state = earth(
        BOARD,
        variants="pyramids",
        turn="d",
        lost=2,
        ship=1,
        loads=4,
        found="1/0",
        omen=disaster("storm", 2),
        agapi=f"d3 power={power('jump')}",
        vera="b2 energy=1 cubes=1",
    )
    assert GAME.board(after(state, "agapi lifts d3")) == DRAWN.strip("\n")


@pytest.mark.parametrize("moment", ASKED)
def test_every_moment_that_is_drawn_is_read_back(moment: str) -> None:
    assert read(GAME.board(at(moment))) == reached(at(moment))


@pytest.mark.parametrize("options", OPTIONS)
def test_every_state_of_a_game_that_is_drawn_is_read_back(options: Options) -> None:
    for seed in range(2):
        match = random_match(GAME, 1, options, seed=seed)
        for state in (match.start, *(step.state for step in match.steps)):
            assert read(GAME.board(state)) == reached(state), GAME.board(state)
