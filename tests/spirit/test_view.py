"""The view: what it shows is there; `test_view_laws.py` has what holds for the view of any game."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from drawn import acts, by_id, names, preview, table
from games import looks, random_match
from spirit.drawing import GAME, eden
from spirit.table import facing

from eden.engine.game import Outcome
from eden.engine.match import Match
from eden.games.spirit.data import MODES, Piece, Place, word
from eden.games.spirit.view.eden import CORNER, NOA_SLOTS, SLOTS
from eden.kit.pick import why_not
from eden.kit.svg import classes, tag, text

CSS = Path(__file__).parents[2] / "py/eden/games/spirit/assets/look.css"
shown = partial(table, GAME.slug)


# -- what is shown ------------------------------------------------------------------------------


def test_the_table_is_drawn_while_it_is_being_laid() -> None:
    match = Match(GAME, seats=1, options={"modes": ()}, seed=5)
    for state in (match.start, *(step.state for step in match.steps)):
        assert "can" not in names(by_id(shown(state, now=Outcome((), "")), "piece-fauna"))


@pytest.mark.parametrize("modes", [(), MODES, ("weakness", "ravage")])
def test_pieces_are_shown_where_they_are(modes: tuple[str, ...]) -> None:
    for seed in (1, 2):
        match = random_match(GAME, 1, {"modes": modes}, seed=seed, choices=120)
        for state, *_ in looks(match):
            root = shown(state)
            for piece in Piece:
                assert f"at-{word(state.at[piece])}" in names(by_id(root, f"piece-{word(piece)}"))


def test_pieces_on_one_place_have_slots_of_their_own() -> None:
    root = shown(eden(waters="w", fauna="w", flora="w", yellow="w", red="w", black="w"))
    slots = [names(by_id(root, f"piece-{word(piece)}")) for piece in Piece]
    assert all("of-6" in slot for slot in slots)
    assert len({frozenset(slot) & {f"slot-{n}" for n in range(1, 7)} for slot in slots}) == 6


def test_a_trapped_horde_lies_on_its_ally() -> None:
    root = shown(eden(waters="w traps red", red="w waters swamp", black="sw"))
    ally, horde = names(by_id(root, "piece-waters")), names(by_id(root, "piece-red"))
    assert {"under", "slot-1", "of-1"} <= ally
    assert {"held", "slot-1", "of-1"} <= horde


def test_a_terrain_shows_its_condition_and_whether_it_is_the_last_of_its_kind() -> None:
    root = shown(eden("swampx forest- mountain / forest NOA swamp / cascade mountain cascade"))
    assert "destroyed" in names(by_id(root, "place-nw"))
    assert "ravaged" in names(by_id(root, "place-n"))
    assert "last of its kind" in by_id(root, "place-e").get("aria-label", "")
    assert "last of its kind" not in by_id(root, "place-w").get("aria-label", "")


def test_a_die_is_picked_then_put_given_up_or_turned() -> None:
    state = eden(fauna="w", yellow="w", dice="5 3 3 1")
    assert {"5", "3", "1", "*becomes", "*for", "end"} <= acts(shown(state), "can")
    root = shown(state, "5")
    assert "picked" in names(by_id(root, "die-0"))
    assert {"5 again for", "5 becomes"} <= acts(root, "next")
    assert acts(shown(state, "5 again for"), "giving") == {"5 again for 3", "5 again for 1"}
    turned = acts(shown(state, "5 becomes"), "turn")
    assert turned == {f"5 becomes {face}" for face in (1, 2, 3, 4, 6)}


def test_of_two_dice_alike_one_is_picked_and_the_other_can_be_given_up() -> None:
    root = shown(eden(fauna="w", dice="3 3 5:dawn x"), "3 again for")
    assert "picked" in names(by_id(root, "die-0"))
    assert by_id(root, "die-1").get("data-act") == "3 again for 3"


def test_a_spent_die_says_why() -> None:
    state = eden(fauna="w", dice="3 3:dawn x 5")
    for die in ("die-1", "die-2"):
        spent = by_id(shown(state), die)
        assert "can" not in names(spent)
        assert why_not(GAME, state, spent.get("data-act", "")) is not None


def test_a_closed_card_and_a_full_one_are_told_apart() -> None:
    root = shown(eden(fauna="w", dice="3 3:dawn 1 5", closed="night", modes="weakness"))
    assert "full" in names(by_id(root, "card-dawn"))
    assert "closed" in names(by_id(root, "card-night"))


def test_an_ally_goes_where_it_is_sent_place_first_or_ally_first() -> None:
    state = facing(eden(fauna="w", flora="se"), "move")
    assert {"fauna", "flora"} <= acts(shown(state), "next")
    assert acts(shown(state, "fauna"), "next") == {"fauna to nw", "fauna to sw"}
    assert {"fauna to sw"} == acts(shown(state, "*sw"), "next")


def test_a_beaten_horde_has_left_the_board_but_not_the_page() -> None:
    root = shown(eden(fauna="w", yellow="w"))
    gone = by_id(root, "piece-red")
    assert "at-out" in names(gone) and gone.get("data-act") is None
    assert "beaten" in names(by_id(root, "pile-red"))


@pytest.mark.parametrize(
    ("effect", "act", "shape"),
    [
        ("move2", "fauna to n", "arrow"),
        ("heal", "fauna heals", "sign"),
        ("protect", "fauna protects", "sign"),
        ("swap_hordes", "yellow swaps black", "ghost"),
    ],
)
def test_a_preview_shows_what_would_happen(effect: str, act: str, shape: str) -> None:
    state = facing(
        eden(
            "swamp forest mountain / forest- NOA swamp / cascade mountain cascade",
            fauna="w",
            yellow="e",
            black="s",
        ),
        effect,
    )
    assert shape in preview("spirit", state, GAME.parse(act))


def test_a_preview_of_the_end_shows_what_the_hordes_threaten() -> None:
    state = eden(fauna="w shield", yellow="w", black="sw")
    overlay = preview("spirit", state, GAME.parse("end"))
    assert "crack ravage" in overlay and "sign spent" in overlay
    assert preview("spirit", state, GAME.parse("1 becomes 2")) == ""


def test_a_preview_of_something_that_cannot_be_chosen_is_empty() -> None:
    assert preview("spirit", eden(fauna="w"), GAME.parse("fauna to n")) == ""


# -- the sheet ----------------------------------------------------------------------------------


def sheet(selector: str) -> tuple[float, ...]:
    """The numbers that the sheet gives to these classes, in the order of its rules."""
    found: dict[str, float] = {}
    for selectors, body in re.findall(r"^([.\w\-, ]+) \{ (.*) \}$", CSS.read_text(), re.MULTILINE):
        rules = [set(one.strip(" .").split(".")) for one in selectors.split(",")]
        if any(rule <= set(selector.split()) for rule in rules):
            found |= {key: float(value) for key, value in re.findall(r"--(\w+): ([\d.-]+);", body)}
    return tuple(found[key] for key in ("x", "y", "dx", "dy") if key in found)


@pytest.mark.host
def test_the_sheet_puts_pieces_where_arrows_look_for_them() -> None:
    for place, corner in CORNER.items():
        assert sheet(f"at-{word(place)}") == corner
        slots = NOA_SLOTS if place == Place.NOA else SLOTS
        for count, spots in slots.items():
            for number, spot in enumerate(spots, 1):
                found = sheet(f"at-{word(place)} of-{count} slot-{number}")
                assert found == (*corner, *spot)


# -- markup -------------------------------------------------------------------------------------


def test_a_tag_escapes_what_it_is_given_and_drops_what_does_not_hold() -> None:
    assert tag("a", text("<&"), class_="b", data_act='"x"', hidden=False, open=True, id=None) == (
        '<a class="b" data-act="&quot;x&quot;" open="">&lt;&amp;</a>'
    )
    assert tag("input", name="n", x=1.50) == '<input name="n" x="1.5"/>'
    assert classes("a", "", b_c=True, d=False) == "a b-c"
