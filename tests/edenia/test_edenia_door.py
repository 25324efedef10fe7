"""What comes from outside at each moment of a race; `test_door_laws.py` has the laws for it."""

from __future__ import annotations

import pytest
from edenia.moments import ASKED, OVER, WAYS, at
from edenia.table import GAME, ask, tile
from games import refusal

from eden.games.edenia.state import Phase


def test_there_is_a_moment_for_every_phase_and_every_question() -> None:
    assert {at(moment).phase for moment in (*ASKED, *OVER)} == set(Phase)
    for moment in WAYS:
        assert ask(at(moment)) == moment.split()[0].rstrip(",") or moment == "scope"


@pytest.mark.parametrize(
    ("moment", "text", "forbidding"),
    [
        ("turn", "2 leaves n nebula", "ED-41"),
        ("turn", "2 goes n", "ED-41"),
        ("turn", "3 leaves n star", "ED-42"),
        ("turn", "4 leaves n star", "ED-16"),
        ("turn", "clover", "ED-80"),
        ("turn", "play turbo4", "ED-109"),
        ("turn", "end", "ED-32"),
        ("turn, with a turbo-engine", "pass", "ED-36"),
        ("turn, after a junction", "1 leaves n star", "ED-130"),
        ("turn, after the pocket teleporter", "2 teleports a5", "ED-130"),
        ("after passing", "play quantum", "ED-37"),
        ("after", "play turbo3", "ED-113"),
        ("after", "play junction3", "ED-116"),
        ("after", "play r2m2x3", "ED-120"),
        ("after", "play pocket3", "ED-128"),
        ("after", "1 leaves n star", "ED-32"),
        ("after passing", "1 leaves n star", "ED-34"),
        ("leave", "2 leaves e star", "ED-41"),
        ("leave", "1 leaves n star", "ED-104"),
        ("tile", "1 goes n", "ED-42"),
        ("lay", f"pick {tile('D5')}", "ED-119"),
        ("under", f"under {tile('D2')}", "ED-119"),
        ("leap", "straight", "ED-62"),
        ("leap", "1 goes n", "ED-62"),
        ("leap", "play turbo3", "ED-107"),
        ("blocked", "stop", "ED-50"),
        ("tunnel", "out star", "ED-51"),
        ("hole", "die star", "ED-90"),
        ("die", "side e", "ED-90"),
        ("planet", "stop", "ED-75"),
        ("planet", "pass", "ED-75"),
        ("planet with a flag of one's own", "flag", "ED-79"),
        ("dwarf", "leap", "ED-82"),
        ("dwarf", "end", "ED-82"),
        ("take", "take turbo3", "ED-84"),
        ("junction", "1 onto n star", "ED-118"),
        ("pocket", "1 teleports a5", "ED-100"),
        ("guard", "guard e3", "ED-125"),
        ("cell", "lay c2", "ED-123"),
        ("cell", "lay e4", "ED-122"),
        ("lambs: turn", "play turbo3", "ED-132"),
        ("lambs: planet", "flag", "ED-132"),
        ("lambs: dwarf", "search", "ED-133"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(moment: str, text: str, forbidding: str) -> None:
    assert refusal(GAME, at(moment), text) == forbidding
