"""A sheep is dragged along a path, and what is marked on the galaxy hides nothing."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from drawn import by_id, names, said, table
from edenia.moments import ASKED, BOARD, at
from edenia.table import events, galaxy, options
from rule import rule
from speech import FR

from eden.games.edenia.events import TrifoliumTaken

WAYS = (" leaves ", " goes ")


def lines(root: ET.Element) -> dict[str, str]:
    """Along which line each way can be dragged."""
    found = [element for element in root.iter() if "drag" in names(element)]
    return {element.get("data-act", ""): element.get("d", "") for element in found}


@pytest.mark.parametrize("moment", ASKED)
@rule("ED-41", "ED-42")
def test_every_way_of_the_picked_sheep_can_be_dragged_along(moment: str) -> None:
    state = at(moment)
    for pick in sorted({text.split()[0] for text in options(state)} & set("123")):
        ways = {text for text in options(state) if text.startswith(pick) and any(
            word in text for word in WAYS)}  # fmt: skip
        found = lines(table("edenia", state, pick))
        assert set(found) == ways
        assert all(found.values()), "every way leads somewhere"


@rule("ED-46")
def test_into_an_unknown_cell_each_path_has_a_third_of_it() -> None:
    """From Arridis to the north the three paths go on side by side through E4."""
    state = galaxy("""
        EDENIA . .    . .
        .      . .    . .
        .      . HOLE . .
        .      . .    . .
        .      . .    . ARRIDIS
    """)
    found = lines(table("edenia", state, "1"))
    ends = [found[f"1 leaves n {path}"].split()[-2:] for path in ("star", "meteorite", "nebula")]
    across = [float(x.split(",")[-1].lstrip("CL")) for x, _ in ends]
    assert across == [459.0, 484.0, 509.0]
    assert {float(y) for _, y in ends} == {359.0}


def test_nothing_can_be_dragged_before_a_sheep_is_picked() -> None:
    state = at("turn")
    assert lines(table("edenia", state)) == {}
    assert lines(table("edenia", state, "1", seat=-2)) == {}


# -- what is marked -----------------------------------------------------------------------------


@rule("ED-56")
def test_the_way_home_shows_the_trifolium_that_waits_there() -> None:
    state = galaxy(BOARD.replace("T1", "T3"), green="b1")
    signs = [one for one in table("edenia", state, "1").iter() if "sign" in names(one)]
    homeward = 0
    for sign in signs:
        told = events(state, sign.get("data-act", ""))
        arrives = any(isinstance(event, TrifoliumTaken) for event in told)
        homeward += arrives
        assert any({"prize", "white"} <= names(one) for one in sign.iter()) == arrives
    assert 0 < homeward < len(signs)


@rule("ED-39")
def test_the_ring_of_the_flock_to_move_lies_below_the_numbers_of_others() -> None:
    for turn in ("green", "red", "yellow", "black"):
        state = galaxy(BOARD, seats=4, turn=turn)
        drawn = table("edenia", state)
        order = [element.get("id") for element in drawn.iter() if "sheep" in names(element)]
        mine = {f"sheep-{3 * state.seat + n}" for n in range(3)}
        assert set(order[:3]) == mine


def test_who_looks_is_told_that_it_is_their_turn() -> None:
    state = galaxy(BOARD, turn="red")
    assert "your turn" in said(by_id(table("edenia", state, seat=1), "player-1"))
    assert "à vous" in said(by_id(table("edenia", state, seat=1, say=FR), "player-1"))
    assert "to play" in said(by_id(table("edenia", state, seat=0), "player-1"))
