"""What a game of Ultimédiation was like, by its text and by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from facts import events, every_golden, golden, group, story

from eden.engine.game import Event, Outcome
from eden.games.ultimediation.data import Pile, Square
from eden.games.ultimediation.events import (
    EffectHappens,
    PersonLost,
    Revealed,
    TurnEnded,
)
from eden.games.ultimediation.events import TurnBegan as TurnOfTeam
from eden.games.ultimediation.state import Job, Task
from eden.games.ultimediation.state import State as Earth
from eden.study.facts import ultimediation


@every_golden("ultimediation")
def test_ultimediation_is_counted_as_its_golden_games_tell(path: Path) -> None:
    facts, text = golden(path)
    told = {
        "turns": "TurnBegan",
        "turns ended": "TurnEnded",
        "attacks": "AttackLaid",
        "people lost": "PersonLost",
        "loads": "Loaded",
        "needs": "NeedFound",
        "dealt": "PowerDealt",
        "used": "PowerUsed",
        "disasters": "DisasterDrawn",
        "struck": "Struck",
        "averted": "TokenAverted",
    }
    assert {name: facts.get(name, 0) for name in told} == {
        name: events(text, event) for name, event in told.items()
    }
    left = re.findall(r"TurnEnded (\d+)", text)
    assert facts.get("cubes left", 0) == sum(map(int, left))
    laid_out = text[: text.index("TurnBegan")]
    assert facts.get("lost in set-up", 0) == events(laid_out, "PersonLost")
    assert facts["hurt set-up"] == ("PersonLost" in laid_out)
    for name, event in (("happened", "EffectHappens"), ("refused", "EffectRefused")):
        assert group(facts, name) == Counter(re.findall(rf"{event} (\w+)", text))
    assert group(facts, "revealed") == Counter(re.findall(r"Revealed (\w+)", text))
    ends = {"row": "row", "won": "needs", "pyramids": "pyramids", "seven": ""}
    end = ends[path.stem.removeprefix("ultimediation-")]
    assert not end or group(facts, "defeat" if end == "row" else "victory") == {end: 1}
    assert facts["with powers"] == ("PowerDealt" in text)


EARTH = Earth(characters=4, needed=2)
# Something is still to be done.
BUSY = EARTH._replace(agenda=(Task(Job.PAUSE),))
LOST = PersonLost(Square.A1)


def test_a_card_whose_effect_is_under_way_at_the_defeat_has_decided_it() -> None:
    match = story(
        (TurnOfTeam(1),),
        (Revealed(Pile.WEST, 20), EffectHappens(Pile.WEST, 20)),
        (LOST,),
        (LOST,),
        state=BUSY,
        outcome=Outcome((), "UM-99"),
    )
    facts = ultimediation.facts(match)
    assert group(facts, "decided") == {"west 20": 1}
    assert group(facts, "decided by") == {"west": 1}
    assert group(facts, "lost by") == {"west": 2}
    assert group(facts, "met by") == {"people": 1}
    assert facts["early"] and facts["lost"]


@pytest.mark.parametrize("then", [TurnEnded(2), Revealed(Pile.EAST, 8)])
def test_a_card_has_not_decided_what_came_later(then: Event) -> None:
    match = story(
        (TurnOfTeam(1), EffectHappens(Pile.WEST, 20)),
        (then,),
        (LOST,),
        state=BUSY,
        outcome=Outcome((), "UM-99"),
    )
    facts = ultimediation.facts(match)
    assert group(facts, "decided") == group(facts, "lost by") == {}


def test_an_action_ends_what_a_card_has_done() -> None:
    match = story(
        (TurnOfTeam(1), EffectHappens(Pile.WEST, 20)),
        (LOST,),
        state=EARTH,  # nothing is left on the agenda: the next step is an action
        outcome=Outcome((), "UM-98"),
    )
    assert group(ultimediation.facts(match), "decided") == {}


def test_people_who_are_lost_before_the_first_turn_are_lost_in_set_up() -> None:
    outcome = Outcome((0,), "UM-97")
    match = story((LOST,), (TurnOfTeam(1),), (LOST,), (LOST,), state=EARTH, outcome=outcome)
    facts = ultimediation.facts(match)
    assert facts["lost in set-up"] == 1
    assert facts["people lost"] == 3
