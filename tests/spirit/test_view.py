"""The view: what it shows is there, what it marks can be done, and taps alone reach everything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from spirit.table import GAME, eden, facing, pending, start

from eden.core.bots import Luck, random_bot
from eden.core.game import CHANCE, Decision, Outcome
from eden.core.match import Match
from eden.core.notation import Act
from eden.core.pick import common, narrow, why_not
from eden.core.say import english
from eden.core.svg import classes, tag, text
from eden.games.spirit import view
from eden.games.spirit.data import ACTIONS, MODES, Piece, Place
from eden.games.spirit.state import State
from eden.games.spirit.touch import word
from eden.games.spirit.view_eden import CORNER, NOA_SLOTS, SLOTS

CSS = Path(__file__).parents[2] / "assets" / "spirit.css"
Now = Decision[Act] | Outcome


# -- reading what was drawn ---------------------------------------------------------------------


def drawn(state: State, pick: str = "", now: Now | None = None) -> ET.Element:
    """The table as a tree."""
    return ET.fromstring(view.table(state, now or GAME.pending(state), 0, pick, english))


def names(element: ET.Element) -> set[str]:
    """The classes of an element."""
    return set(element.get("class", "").split())


def acts(root: ET.Element, name: str = "") -> set[str]:
    """What can be tapped, among the elements of a class."""
    return {
        element.get("data-act", "")
        for element in root.iter()
        if element.get("data-act") and (not name or name in names(element))
    }


def by_id(root: ET.Element, name: str) -> ET.Element:
    """The element with this id."""
    return next(element for element in root.iter() if element.get("id") == name)


def tapped(state: State, pick: str, act: str) -> str:
    """What is picked after a tap, as the app sees it; '' before anything is picked."""
    options = pending(state).options
    meant = narrow(options, act)
    if act.startswith("*") or len(meant) == 1:
        return str(meant[0]) if len(meant) == 1 else act
    return common(meant) or act


def reached(state: State) -> set[str]:
    """All options that are chosen by some row of taps."""
    options = {str(option) for option in pending(state).options}
    seen: set[str] = set()
    found: set[str] = set()
    ahead = {"", common(pending(state).options)} - options
    while ahead:
        pick = ahead.pop()
        seen.add(pick)
        taps = acts(drawn(state, pick), "can")
        found |= taps & options
        after = {tapped(state, pick, act) for act in taps} | taps
        found |= after & options
        ahead |= after - seen - options
    return found & options


def moments(*, seed: int, modes: tuple[str, ...] = (), most: int = 120) -> Iterator[State]:
    """The states at which a player who chooses at random must choose."""
    match = Match(GAME, seats=1, options={"modes": modes}, seed=seed)
    luck = Luck(seed)
    for _ in range(most):
        if isinstance(match.now, Outcome):
            yield match.state
            return
        yield match.state
        match.choose(random_bot(match.state, match.now, luck))


GAMES = [(seed, modes) for seed in (1, 2) for modes in ((), MODES, ("weakness", "ravage"))]
SOME = [state for seed, modes in GAMES for state in moments(seed=seed, modes=modes)]
CHOICES = [state for state in SOME if isinstance(GAME.pending(state), Decision)]


# -- laws ---------------------------------------------------------------------------------------


def test_the_table_is_well_formed_without_style_and_with_unique_ids() -> None:
    for state in SOME:
        root = drawn(state)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(set(ids)) == len(ids)
        assert not any("style" in element.attrib for element in root.iter())


def test_every_option_is_reached_by_taps_on_the_table_alone() -> None:
    for state in CHOICES[::7]:
        assert reached(state) == {str(option) for option in pending(state).options}


@pytest.mark.parametrize(
    "effect",
    sorted(
        {f"{effect.kind.name.lower()} {effect.strength}" for card in ACTIONS for effect in card}
    ),
)
def test_every_way_to_carry_out_an_action_is_reached_by_taps(effect: str) -> None:
    kind, strength = effect.split()
    state = eden(
        "mountain forest swamp- / cascade NOA cascade / forest swamp mountain",
        waters="ne",
        fauna="nw",
        flora="w",
        yellow="w flora cascade",
        red="w fauna swamp",
        black="ne waters swamp",
    )
    state = facing(state, kind if strength == "1" else kind + strength)
    assert reached(state) == {str(option) for option in pending(state).options} != set()


def test_what_can_be_tapped_leads_to_an_option_and_nothing_else_is_marked() -> None:
    for state in CHOICES[::3]:
        options = pending(state).options
        for pick in ("", *sorted({str(option).split()[0] for option in options})):
            for element in drawn(state, pick).iter():
                act = element.get("data-act")
                leads = act is not None and bool(narrow(options, act))
                assert ("can" in names(element)) == leads
                assert (element.get("tabindex") == "0") == leads
                assert (element.get("role") == "button") == leads


def test_whatever_can_be_tapped_has_words() -> None:
    for state in CHOICES[::5]:
        assert all(
            element.get("aria-label") for element in drawn(state).iter() if "can" in names(element)
        )


def test_a_tap_on_what_is_not_allowed_is_answered() -> None:
    for state in CHOICES[::5]:
        options = pending(state).options
        for act in acts(drawn(state)):
            if not narrow(options, act):
                reason = why_not(GAME, state, act)
                assert reason is None or reason.startswith("SE-")


def test_nobody_can_tap_while_chance_decides_or_when_the_game_is_over() -> None:
    waiting: Decision[Act] = Decision(CHANCE, "wait", ())
    assert acts(drawn(start(), now=waiting)) == set()
    assert acts(drawn(start(), now=Outcome((), "SE-25"))) == set()


def test_the_table_is_drawn_while_it_is_being_laid() -> None:
    match = Match(GAME, seats=1, options={"modes": ()}, seed=5)
    for state in (match.start, *(step.state for step in match.steps)):
        assert "can" not in names(by_id(drawn(state, now=Outcome((), "")), "piece-fauna"))


def test_previews_are_well_formed_and_never_fail() -> None:
    for state in CHOICES:
        for option in pending(state).options:
            overlay = view.preview(state, option, english)
            ET.fromstring(f"<g>{overlay}</g>")
            assert "style=" not in overlay


# -- what is shown ------------------------------------------------------------------------------


def test_pieces_are_shown_where_they_are() -> None:
    for state in SOME:
        root = drawn(state)
        for piece in Piece:
            assert f"at-{word(state.at[piece])}" in names(by_id(root, f"piece-{word(piece)}"))


def test_pieces_on_one_place_have_slots_of_their_own() -> None:
    root = drawn(eden(waters="w", fauna="w", flora="w", yellow="w", red="w", black="w"))
    slots = [names(by_id(root, f"piece-{word(piece)}")) for piece in Piece]
    assert all("of-6" in slot for slot in slots)
    assert len({frozenset(slot) & {f"slot-{n}" for n in range(1, 7)} for slot in slots}) == 6


def test_a_trapped_horde_lies_on_its_ally() -> None:
    root = drawn(eden(waters="w traps red", red="w waters swamp", black="sw"))
    ally, horde = names(by_id(root, "piece-waters")), names(by_id(root, "piece-red"))
    assert {"under", "slot-1", "of-1"} <= ally
    assert {"held", "slot-1", "of-1"} <= horde


def test_a_terrain_shows_its_condition_and_whether_it_is_the_last_of_its_kind() -> None:
    root = drawn(eden("swampx forest- mountain / forest NOA swamp / cascade mountain cascade"))
    assert "destroyed" in names(by_id(root, "place-nw"))
    assert "ravaged" in names(by_id(root, "place-n"))
    assert "last of its kind" in by_id(root, "place-e").get("aria-label", "")
    assert "last of its kind" not in by_id(root, "place-w").get("aria-label", "")


def test_a_die_is_picked_then_put_given_up_or_turned() -> None:
    state = eden(fauna="w", yellow="w", dice="5 3 3 1")
    assert {"5", "3", "1", "*becomes", "*for", "end"} <= acts(drawn(state), "can")
    root = drawn(state, "5")
    assert "picked" in names(by_id(root, "die-0"))
    assert {"5 again for", "5 becomes"} <= acts(root, "next")
    assert acts(drawn(state, "5 again for"), "giving") == {"5 again for 3", "5 again for 1"}
    turned = acts(drawn(state, "5 becomes"), "turn")
    assert turned == {f"5 becomes {face}" for face in (1, 2, 3, 4, 6)}


def test_of_two_dice_alike_one_is_picked_and_the_other_can_be_given_up() -> None:
    root = drawn(eden(fauna="w", dice="3 3 5:dawn x"), "3 again for")
    assert "picked" in names(by_id(root, "die-0"))
    assert by_id(root, "die-1").get("data-act") == "3 again for 3"


def test_a_spent_die_says_why() -> None:
    state = eden(fauna="w", dice="3 3:dawn x 5")
    for die in ("die-1", "die-2"):
        spent = by_id(drawn(state), die)
        assert "can" not in names(spent)
        assert why_not(GAME, state, spent.get("data-act", "")) is not None


def test_a_closed_card_and_a_full_one_are_told_apart() -> None:
    root = drawn(eden(fauna="w", dice="3 3:dawn 1 5", closed="night", modes="weakness"))
    assert "full" in names(by_id(root, "card-dawn"))
    assert "closed" in names(by_id(root, "card-night"))


def test_an_ally_goes_where_it_is_sent_place_first_or_ally_first() -> None:
    state = facing(eden(fauna="w", flora="se"), "move")
    assert {"fauna", "flora"} <= acts(drawn(state), "next")
    assert acts(drawn(state, "fauna"), "next") == {"fauna to nw", "fauna to sw"}
    assert {"fauna to sw"} == acts(drawn(state, "*sw"), "next")


def test_a_beaten_horde_has_left_the_board_but_not_the_page() -> None:
    root = drawn(eden(fauna="w", yellow="w"))
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
    assert shape in view.preview(state, GAME.parse(act), english)


def test_a_preview_of_the_end_shows_what_the_hordes_threaten() -> None:
    state = eden(fauna="w shield", yellow="w", black="sw")
    overlay = view.preview(state, GAME.parse("end"), english)
    assert "crack ravage" in overlay and "sign spent" in overlay
    assert view.preview(state, GAME.parse("1 becomes 2"), english) == ""


def test_a_preview_of_something_that_cannot_be_chosen_is_empty() -> None:
    assert view.preview(eden(fauna="w"), GAME.parse("fauna to n"), english) == ""


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
