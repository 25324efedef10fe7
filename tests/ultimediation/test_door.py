"""What comes from outside at each moment of a game; `test_door_laws.py` has the laws for it."""

from __future__ import annotations

import pytest
from games import refusal
from ultimediation.boards import GAME
from ultimediation.moments import ASKED, ATTACKS, OTHERS, SETUP, WAYS, at
from ultimediation.table import ask

from eden.games.ultimediation.state import Job

# These do themselves; nobody is ever asked.
BY_THEMSELVES = {Job.MEDIATE, Job.SETTLE, Job.SHUFFLE}


def test_there_is_a_moment_for_every_job() -> None:
    for moment, job in {
        **{moment: way[0] for moment, way in (*WAYS.items(), *ATTACKS.items(), *SETUP.items())},
        **OTHERS,
    }.items():
        agenda = at(moment).agenda
        assert (agenda[0].job if agenda else None) == job, moment
        assert job is not None or ask(at(moment)) == "act"
    jobs = {at(moment).agenda[0].job for moment in ASKED if at(moment).agenda}
    assert jobs == set(Job) - BY_THEMSELVES


@pytest.mark.parametrize(
    ("moment", "text", "forbidding"),
    [
        ("protector", "protector vera", "UM-10"),
        ("mediators", "mediators agapi vera", "UM-10"),
        ("actions", "ilias moves c3", "UM-10"),
        ("nobody has a cube", "agapi moves c4", "UM-50"),
        ("actions", "flee c3", "UM-26"),
        ("actions", "vera moves c3", "UM-54"),
        ("actions", "elli power", "UM-55"),
        ("actions", "agapi lifts a1", "UM-57"),
        ("actions", "agapi cancels c3", "UM-58"),
        ("actions", "nikitas cancels b2", "UM-58"),
        ("actions", "agapi asks east", "UM-60"),
        ("nobody has a cube", "begin td", "UM-61"),
        ("nobody has a cube", "begin ad", "UM-62"),
        ("target of a person", "to b2", "UM-26"),
        ("join for a remote cancel", "with elli", "UM-62"),
        ("remote teleport", "calm b2", "UM-61"),
        ("remote cancel", "calm c3", "UM-58"),
        ("flee", "flee b4", "UM-26"),
        ("answer", "vera power", "UM-55"),
        ("save", "save elli", "UM-37"),
        ("round earth", "vera power", "UM-104"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(moment: str, text: str, forbidding: str) -> None:
    assert refusal(GAME, at(moment), text) == forbidding
