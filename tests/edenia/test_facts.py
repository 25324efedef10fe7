"""What a game of Edenia was like, by its text and by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from facts import chosen, events, every_golden, golden, group, story

from eden.engine.game import Outcome
from eden.games.edenia.data import AT, FIXED, Artefact, Cell, Side, Toward
from eden.games.edenia.data import Path as Way
from eden.games.edenia.events import (
    ArtefactTaken,
    FlagPlanted,
    FlagReturned,
    Landed,
    Ran,
    SheepLeft,
    SheepWent,
    TurnBegan,
)
from eden.games.edenia.state import NONE
from eden.games.edenia.state import State as Galaxy
from eden.study.facts import edenia


@every_golden("edenia")
def test_edenia_is_counted_as_its_golden_games_tell(path: Path) -> None:
    facts, text = golden(path)
    told = {
        "tiles": "TileLaid",
        "flags": "FlagPlanted",
        "flags replacing": "FlagReturned",
        "taken": "ArtefactTaken",
        "played": "ArtefactPlayed",
        "teleports": "Teleported",
        "tunnels": "Tunnelled",
        "relays": "Relayed",
        "falls": "FellIn",
        "leaps": "Leapt",
        "passes": "Passed",
    }
    assert {name: facts.get(name, 0) for name in told} == {
        name: events(text, event) for name, event in told.items()
    }
    assert facts["moves"] == events(text, "SheepLeft") + events(text, "SheepWent")
    seats = int(re.findall(r"^seats: (\d)", text, re.MULTILINE)[0])
    assert facts["turns"] == pytest.approx(events(text, "TurnBegan") / seats)
    assert group(facts, "one taken") == chosen(text, "take")
    assert group(facts, "one played") == chosen(text, "play")
    laid = re.findall(r"TileLaid \d (\d+)", text)
    assert group(facts, "laid") == Counter(laid)
    assert sum(group(facts, "order").values()) == pytest.approx(1)
    victory = {"race": "race", "lambs": "race", "law": "law", "prestige": "prestige"}
    assert group(facts, "victory") == {victory[path.stem.removeprefix("edenia-")]: 1}


# Two planets, beside each other: 0 in b1 and 3 in c1.
CELLS = tuple({Cell.B1: 0, Cell.C1: 3, **FIXED}.get(cell, NONE) for cell in Cell)
GALAXY = Galaxy(
    seats=3,
    law=False,
    lambs=False,
    first=2,
    turns=12,
    cells=CELLS,
    hands=((Artefact.TURBO3,), (Artefact.SCOPE4,), ()),
    played=((Artefact.TURBO5,), (), (Artefact.QUANTUM,)),
)


def leaves(cell: Cell) -> SheepLeft:
    return SheepLeft(0, cell, Side.N, Way.STAR)


def test_a_move_that_ends_where_it_began_is_one_back() -> None:
    match = story(
        (TurnBegan(0, again=False),),
        (leaves(Cell.B1), Landed(0, Cell.B1)),  # back
        (TurnBegan(1, again=False), leaves(Cell.B1), Landed(0, Cell.C1)),  # to another
        (TurnBegan(2, again=False), leaves(Cell.C1)),
        (TurnBegan(0, again=False), SheepWent(0, Cell.B1, Way.STAR, Toward.PLACE)),
        (Landed(0, Cell.C1),),  # it left that planet a turn ago
        (TurnBegan(0, again=False), leaves(Cell.E5), Landed(0, Cell.E5)),  # Arridis is no planet
        state=GALAXY,
        outcome=Outcome((0,), "ED-20"),
    )
    facts = edenia.facts(match)
    assert facts["moves"] == 5
    assert facts["moves back"] == 1
    assert group(facts, "stops") == {"0": 1, "3": 2, "23": 1}


def test_a_tile_is_run_over_once_in_a_move_however_often_it_is_told() -> None:
    b1, c1 = Cell.B1 * 12, Cell.C1 * 12
    match = story(
        (leaves(Cell.B1), Ran(0, ((b1 + 3, b1 + 3), (c1 + 9, c1 + 9)))),
        (Ran(0, ((c1 + 9, AT + Cell.C1),)),),
        (leaves(Cell.C1), Ran(0, ((c1, c1),))),
        state=GALAXY,
        outcome=Outcome((0,), "ED-20"),
    )
    assert group(edenia.facts(match), "runs") == {"0": 1, "3": 2}


def test_places_are_counted_from_who_began_and_a_shared_win_is_shared() -> None:
    facts = edenia.facts(story(state=GALAXY, outcome=Outcome((0, 2), "ED-24")))
    assert group(facts, "order") == {"1": 0.5, "2": 0.5}
    assert group(facts, "victory") == {"prestige": 1}
    assert facts["turns"] == 4


def test_artefacts_in_hand_and_played_belong_to_who_has_them() -> None:
    facts = edenia.facts(story(state=GALAXY, outcome=Outcome((0,), "ED-20")))
    assert group(facts, "had") == {"turbo": 1, "scope": 1, "quantum": 1}
    assert group(facts, "used") == {"turbo": 1, "quantum": 1}
    assert group(facts, "holders") == {"turbo": 1, "scope": 1, "quantum": 1}
    assert group(facts, "holders won") == {"turbo": 1}


def test_flags_and_artefacts_are_counted_by_who_and_what() -> None:
    match = story(
        (FlagPlanted(0, Cell.B1),),
        (FlagReturned(0, Cell.B1), FlagPlanted(1, Cell.B1)),
        (ArtefactTaken(1, Cell.C1),),
        state=GALAXY,
        outcome=Outcome((1,), "ED-21"),
    )
    facts = edenia.facts(match)
    assert (facts["flags"], facts["flags replacing"]) == (2, 1)
    assert group(facts, "taken") == {"scope": 1}
    assert group(facts, "order") == {"3": 1}
