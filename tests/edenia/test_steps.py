"""The steps of the game: each phase is one thing, with its own rule."""

from __future__ import annotations

from collections import Counter

import pytest
from edenia.moments import ASKED, at
from edenia.table import GAME

from eden.games.edenia.acts import Begin
from eden.games.edenia.rules import (
    artefacts,
    explore,
    moves,
    places,
    setup,
    teleport,
    turn,
)
from eden.games.edenia.state import Phase

SUBJECTS = (setup, turn, moves, teleport, explore, places, artefacts)


def test_each_phase_stands_in_the_table_of_one_subject() -> None:
    assert Counter(phase for subject in SUBJECTS for phase in subject.STEPS) == Counter(Phase)


@pytest.mark.parametrize("moment", ASKED)
def test_what_has_nothing_to_do_with_a_step_is_refused_by_its_rule(moment: str) -> None:
    state = at(moment)
    assert GAME.forbids(state, Begin(9)) == GAME.due(state).rule


def test_there_is_a_moment_for_each_step() -> None:
    assert {at(moment).phase for moment in ASKED} == set(Phase)
