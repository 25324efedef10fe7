"""The steps of the game: each phase is one thing, in the table of one subject."""

from __future__ import annotations

from collections import Counter

from edenia.moments import ASKED, at

from eden.games.edenia.rules import (
    artefacts,
    explore,
    places,
    setup,
    teleport,
    turn,
    underway,
)
from eden.games.edenia.state import Phase

SUBJECTS = (setup, turn, underway, teleport, explore, places, artefacts)


def test_each_phase_stands_in_the_table_of_one_subject() -> None:
    assert Counter(phase for subject in SUBJECTS for phase in subject.STEPS) == Counter(Phase)


def test_there_is_a_moment_for_each_step() -> None:
    assert {at(moment).phase for moment in ASKED} == set(Phase)
