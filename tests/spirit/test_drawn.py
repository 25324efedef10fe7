"""The table drawn as text can be read, by a person and by the reader of the tests."""

from __future__ import annotations

import pytest
from games import random_match
from spirit.drawing import GAME, eden, read
from spirit.moments import STATES

from eden.games.spirit.data import MODES
from eden.games.spirit.state import State


@pytest.mark.parametrize("modes", [(), *((mode,) for mode in MODES), MODES], ids=" ".join)
def test_every_table_of_a_game_can_be_read_back(modes: tuple[str, ...]) -> None:
    match = random_match(GAME, 1, {"modes": modes}, seed=len(modes))
    for state in (match.start, *(step.state for step in match.steps)):
        assert read(GAME.board(state)) == state


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_every_moment_can_be_read_back(state: State) -> None:
    assert read(GAME.board(state)) == state


DRAWN = """\
mountain   forest     swamp-
cascade    NOA        cascadex
forest     swamp      mountain
round      4
phase      dice
modes      fearless
waters     noa 5
fauna      s shield
flora      ne traps red
yellow     s fauna forest* last
red        ne flora cascade then waters fauna
black      out
won        waters mountain*, waters swamp, flora mountain, flora swamp*, fauna swamp
bonuses    2
noa        used
dice       5 3:dawn 4:x ?
"""


def test_a_table_is_drawn_as_a_person_would_note_it() -> None:
    state = eden(
        "mountain forest swamp- / cascade NOA cascadex / forest swamp mountain",
        in_round=4,
        modes="fearless",
        waters="noa 5",
        fauna="s shield",
        flora="ne traps red",
        yellow="s fauna forest last",
        red="ne flora cascade then waters fauna",
        won="waters mountain, waters swamp, flora mountain, flora swamp, fauna swamp",
        bonuses=2,
        noa="used",
        dice="5 3:dawn 4:x ?",
    )
    assert GAME.board(state) == DRAWN.rstrip()
