"""What a game of The Spirit of Eden was like, by its text and by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from facts import chosen, events, every_golden, golden, group

from eden.engine.match import Match
from eden.games.shelf import GAMES
from eden.games.spirit.data import ACTIONS, LEFT, Card
from eden.study.facts import spirit
from eden.study.sample import at


@every_golden("spirit")
def test_spirit_is_counted_as_its_golden_games_tell(path: Path) -> None:
    facts, text = golden(path)
    assert facts["put"] == events(text, "DiePlaced")
    assert facts["rounds"] == events(text, "RoundBegan")
    kinds = re.findall(r"DiePlaced \d \d \w+ (\w+)", text)
    assert group(facts, "put") == Counter(kinds)
    cells = re.findall(r"DiePlaced \d (\d \w+)", text)
    assert group(facts, "cell") == Counter(one.replace(" ", " on ") for one in cells)
    acts = {
        "destroy": events(text, "TerrainDestroyed"),
        "send": events(text, "AllySent"),
        "stopped": events(text, "ShieldHeld"),
        "walk": events(text, "WalkedOn"),
        "flee": events(text, "Fled"),
        "ravage": events(text, "TerrainRavaged") - len(chosen(text, "ravage")),
    }
    assert group(facts, "act") == {name: n for name, n in acts.items() if n}
    assert facts["acts"] == sum(acts.values())
    assert facts["destroyed"] == acts["destroy"]
    assert facts["won"] == ("won" in path.stem)
    assert facts["lost in round"] == (0 if facts["won"] else facts["rounds"])
    assert all(n <= facts[at("could", cell)] for cell, n in group(facts, "cell").items())


@pytest.mark.parametrize("seed", range(24))
def test_who_does_nothing_loses_in_round_2_where_two_hordes_begin_on_one_kind(seed: int) -> None:
    match = Match(GAMES["spirit"], seed=seed)
    kinds = {match.state.terrains[place] for place in LEFT}
    assert spirit.idle_defeat(match) == (2 if len(kinds) < len(LEFT) else 0)


def test_a_cell_is_dominated_by_the_same_action_of_its_face_elsewhere() -> None:
    found = spirit.dominated()
    for cell in spirit.CELLS:
        face, _, card = cell.split()
        mine = ACTIONS[Card[card.upper()]][int(face) - 1]
        row = [ACTIONS[one][int(face) - 1] for one in Card]
        row.remove(mine)
        rivals = [other.strength for other in row if other.kind == mine.kind]
        assert (cell in found) == any(strength >= mine.strength for strength in rivals)
