"""The view: what it shows is there; `test_view_laws.py` has what holds for the view of any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from xml.etree.ElementTree import Element

from drawn import acts, by_id, count, has_id, names, preview, said, table
from games import looks, random_match
from ultimediation.moments import ASKED, at

from eden.engine.game import Decision, Event, Outcome
from eden.games.ultimediation.acts import Flee
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import (
    BIG_ROOM,
    CORNERS,
    LINES,
    LOADS,
    SHEETS,
    SQUARES,
    TRACK,
    TURNS,
    Character,
    Deed,
    Pile,
    Square,
)
from eden.games.ultimediation.events import AttackLaid
from eden.games.ultimediation.rules.board import covered
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.rules.piles import pile_size
from eden.games.ultimediation.state import NONE, Phase, State
from eden.games.ultimediation.view.grid import HIGH, WIDE, WIDTH, corner, piece_spots
from eden.kit.pick import why_not
from eden.kit.say import english

GAME = Ultimediation()
shown = partial(table, GAME.slug)
# A finger needs 24 pixels on a phone of 360, where the map is 344 pixels wide.
FINGER = 24 * WIDTH / 344
TABLES = (
    (1, "4", "initiate", ()),
    (2, "4", "advanced", ("round",)),
    (3, "7", "expert", ("pyramids",)),
    (4, "7", "advanced", ()),
    (5, "4", "expert", ("pyramids", "clock")),
)


@cache
def played(
    seed: int, characters: str, difficulty: str, variants: tuple[str, ...]
) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """The moments of a game at random: the states in which somebody chooses, and their news."""
    chosen = {"characters": (characters,), "difficulty": (difficulty,), "variants": variants}
    match = random_match(GAME, 1, chosen, seed=seed, choices=220)
    return tuple((look.state, look.news) for look in looks(match))


def some(step: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Moments of all games, every so many of them."""
    for game in TABLES:
        yield from played(*game)[::step]


def choices(step: int) -> Iterator[State]:
    """The states among them in which somebody chooses."""
    return (state for state, _ in some(step) if isinstance(GAME.pending(state), Decision))


def base(**more: object) -> State:
    """A whole team in the action phase, everybody on c3 but Elli, who is in Base U on e5."""
    people = [1] * len(SQUARES)
    for square in (Square.A1, Square.I1):
        people[square] = 0
    state = State(
        characters=7,
        needed=2,
        phase=Phase.ACTIONS,
        team=tuple(Character),
        at=(int(Square.E5), *[int(Square.C3)] * 6),
        people=tuple(people),
        bases=(int(Square.A1), int(Square.I1)),
        base_u=int(Square.E5),
    )
    return state._replace(**more)  # type: ignore[arg-type]  # the fields of a state, by name


# -- fingers ------------------------------------------------------------------------------------


def test_taps_on_what_is_not_allowed_name_the_rules_that_forbid_it() -> None:
    refused = set()
    for moment in ("crowded: act", "crowded: uproot", "crowded: jump", "flee"):
        for pick in ("", "elli", "elli moves", "vera cancels"):
            for act in acts(shown(at(moment), pick)):
                refusal = why_not(GAME, at(moment), act)
                refused.add(refusal and refusal.rule)
    assert {"UM-54", "UM-58", "UM-60", "UM-57", "UM-26", "UM-68"} <= refused


def test_squares_are_large_enough_for_a_finger() -> None:
    assert min(WIDE, HIGH) >= FINGER


# -- the map ------------------------------------------------------------------------------------


def test_what_lies_on_the_map_is_where_the_state_says() -> None:
    for state, _ in some(5):
        root = shown(state)
        for square in SQUARES:
            name = square.name.lower()
            assert has_id(root, f"attack-{name}") == (square in state.attacks)
            assert has_id(root, f"scar-{name}") == (square in state.destroyed)
            lights = [n for n in range(5) if has_id(root, f"light-{name}-{n}")]
            assert len(lights) == state.people[square]
        assert [has_id(root, f"base-{camp}") for camp in ("east", "west")] == [
            where != NONE for where in state.bases
        ]
        assert count(root, "pyramid") == sum(where != NONE for where in state.pyramids)
        tokens = [el for el in root.iter() if el.get("id", "").startswith("token-")]
        assert len(tokens) == len(state.tokens)


def test_the_words_of_a_square_say_what_is_on_it() -> None:
    root = shown(base(), now=Outcome((), "UM-98"))
    assert by_id(root, "square-a1").get("aria-label") == "A1: the eastern camp"
    words = by_id(root, "square-e5").get("aria-label")
    assert words == "E5: population: 1, Base U, Elli"


def test_every_character_stands_on_its_square_and_on_no_other() -> None:
    for state in [*(state for state, _ in some(6)), base()]:
        spots = piece_spots(state)
        assert {*spots} == {one for one in state.team if state.at[one] != NONE}
        for one, (x, y, size) in spots.items():
            left, top = corner(state.at[one])
            assert left <= x - size / 2 + 6 and x + size / 2 - 6 <= left + WIDE
            assert top <= y - size / 2 + 6 and y + size / 2 - 6 <= top + HIGH
        points = [(x, y) for x, y, _ in spots.values()]
        assert len(set(points)) == len(points)


def test_rows_show_how_many_of_their_squares_are_covered() -> None:
    for state, _ in some(10):
        root = shown(state)
        for row, line in enumerate(LINES):
            number = sum(covered(state, square) for square in line)
            mark = by_id(root, f"danger-{row + 1}")
            assert said(mark) == str(number)
            assert ("warned" in names(mark)) == (6 <= number < 8)
            assert ("alarmed" in names(mark)) == (number >= 8)


def test_an_attack_that_was_just_drawn_is_marked() -> None:
    state = base(attacks=frozenset((int(Square.B2), int(Square.C2))))
    root = shown(state, news=(AttackLaid(Square.B2),))
    assert "fresh" in names(by_id(root, "attack-b2"))
    assert "fresh" not in names(by_id(root, "attack-c2"))


def test_zones_are_those_of_the_protectors_who_came_along() -> None:
    for state, _ in some(15):
        root = shown(state)
        for name in ("agapi", "ilias"):
            there = state.at[Character[name.upper()]] != NONE
            assert has_id(root, f"zone-{name}") == there


def test_a_piece_lets_the_finger_through_while_a_square_is_sought() -> None:
    state = at("crowded: target")
    assert all("through" in names(by_id(shown(state), f"character-{one.name.lower()}"))
               for one in state.team)  # fmt: skip
    picked = shown(base(), "agapi moves")
    assert by_id(picked, "character-vera").get("data-act") is None
    assert by_id(picked, "square-c2").get("data-act") == "agapi moves c2"


# -- tracks, sheets, camps ----------------------------------------------------------------------


def test_the_track_shows_the_attacks_of_the_team_and_both_cubes() -> None:
    for state, _ in some(20):
        root = shown(state)
        spaces = [element for element in root.iter() if "space" in names(element)]
        assert len(spaces) == TURNS
        for space, attacks in zip(spaces, TRACK[state.characters], strict=True):
            assert (str(attacks.number) in said(space)) == (not attacks.dice)
        marks = sum(
            use.get("href") == "#um-back-disaster" for space in spaces for use in space.iter()
        )
        assert marks == (6 if state.pyramids_on else 0)
        here = [n for n, space in enumerate(spaces) if "now" in names(space)]
        assert here == ([state.turn] if state.turn < TURNS else [])


def test_the_cubes_stand_where_turn_and_losses_put_them() -> None:
    def place(state: State, name: str) -> float:
        moved = by_id(shown(state), f"cube-{name}").get("transform", "")
        return float(moved.removeprefix("translate(").split(" ")[0])

    assert place(base(turn=3), "turn") - place(base(), "turn") == 3 * WIDE
    assert place(base(lost=1), "lost") - place(base(lost=4), "lost") == 3 * WIDE
    assert place(base(turn=5, lost=3), "turn") < place(base(turn=5, lost=3), "lost")


def test_sheets_show_cubes_energy_and_places() -> None:
    for state, _ in some(12):
        root = shown(state)
        for one in state.team:
            head = by_id(root, f"head-{one.name.lower()}")
            pips = [element for element in head.iter() if "full" in names(element)]
            assert len(pips) == state.cubes[one] + state.energy[one]
            for deed in (Deed.MOVE, Deed.TELEPORT, Deed.CANCEL, Deed.MEDIATE, Deed.TD, Deed.AD):
                row = by_id(root, f"deed-{one.name.lower()}-{deed.name.lower()}")
                assert count(row, "box") == SHEETS[one][deed]
                assert count(row, "pip") == state.used[one][deed]
            assert has_id(root, f"power-{one.name.lower()}") == (not state.round)


def test_all_sheets_can_be_unfolded_whatever_is_asked() -> None:
    for state in [*choices(37), *map(at, ASKED)]:
        root = shown(state)
        if len(state.team) < state.characters:
            assert not has_id(root, "places")
            continue
        table = by_id(root, "places")
        deeds = [deed for deed in Deed if deed != Deed.POWER or not state.round]
        assert count(table, "box") == sum(SHEETS[one][deed] for one in state.team for deed in deeds)
        assert count(table, "pip") == sum(sum(state.used[one]) for one in state.team)


def test_the_sheet_of_the_picked_character_is_open() -> None:
    root = shown(base(), "vera")
    opened = [element.get("id") for element in root.iter() if {"sheet", "open"} <= names(element)]
    assert opened == ["sheet-vera"]
    assert "picked" in names(by_id(root, "character-vera"))


def test_camps_show_needs_and_piles_their_sizes() -> None:
    for state, _ in some(12):
        root = shown(state)
        for camp in ("east", "west"):
            panel = by_id(root, f"camp-{camp}")
            found = len(state.found[Pile[camp.upper()]])
            assert count(panel, "found") == found
            assert count(panel, "need") == max(state.needed, found)
        for pile in (Pile.EAST, Pile.WEST, Pile.ATTACK):
            shown_ = by_id(root, f"pile-{pile.name.lower()}")
            left, out = pile_size(state, pile), len(state.discards[pile])
            assert said(shown_) == f"{left}+ {out}"
        attacks = pile_size(state, Pile.ATTACK)
        assert attacks + len(state.discards[Pile.ATTACK]) + len(state.attacks) == len(SQUARES)


def test_the_ship_shows_who_is_aboard_and_how_often_it_was_loaded() -> None:
    root = shown(base(ship=8, loads=5, people=(0,) * 45))
    ship = by_id(root, "ship")
    assert count(ship, "light") == 8 and count(ship, "place") == 12
    assert count(ship, "load") == LOADS and count(ship, "reached") == 5


def test_cards_that_were_foreseen_are_named_and_marked_on_the_map() -> None:
    tops = ((), (), (int(Square.B4), int(Square.H1)), (), ())
    root = shown(base(tops=tops))
    assert has_id(root, "seen-b4") and has_id(root, "seen-h1")
    assert "B4, H1" in said(root)


# -- previews and pictures ----------------------------------------------------------------------


def test_a_preview_shows_where_something_goes() -> None:
    state = base()
    overlay = preview("ultimediation", state, GAME.parse("agapi moves d4"))
    assert "way" in overlay and "um-agapi" in overlay and "aim" in overlay
    assert preview("ultimediation", state, GAME.parse("end")) == ""
    assert preview("ultimediation", state, Flee(Square.B2)) == ""


def test_pictures_stand_under_their_rules_and_have_no_names() -> None:
    drawn = BOX.view.pictures(english)
    wanted = {"UM-3", "UM-26", "UM-34", "UM-37", "UM-59", "UM-67", "UM-98", "UM-106"}
    assert wanted <= {*drawn}
    assert not any(" id=" in markup for markup in drawn.values())


def test_the_picture_of_peace_has_four_people_in_each_corner() -> None:
    markup = BOX.view.pictures(english)["UM-106"]
    assert markup.count("#um-pyramid") == len(CORNERS)
    assert markup.count("#um-person") == len(CORNERS) * BIG_ROOM + len(SQUARES) - len(CORNERS)


# -- never too much at once ---------------------------------------------------------------------


def marked(root: Element) -> set[str]:
    """What is marked: neither what waits on a closed sheet nor squares where it is the others."""
    found = (element for element in root.iter() if "next" in names(element))
    return {
        element.get("data-act", "") for element in found if not {"deed", "free"} & names(element)
    }


def test_at_most_a_dozen_things_are_marked_at_once() -> None:
    for moment in ASKED:
        state = at(moment)
        now = GAME.pending(state)
        if isinstance(now, Decision) and now.seat == 0:
            texts = [str(option) for option in now.options]
            begins = {" ".join(text.split()[:n]) for text in texts for n in (0, 1, 2)}
            for pick in begins - {*texts}:
                assert len(marked(shown(state, pick))) <= 12, (moment, pick)


def test_where_more_than_a_dozen_squares_can_be_chosen_the_others_are_veiled() -> None:
    state = at("crowded: target")
    now = GAME.pending(state)
    assert isinstance(now, Decision) and len(now.options) > 12
    root = shown(state)
    assert count(root, "veil") == len(SQUARES) - len(now.options)
    assert count(root, "free") == len(now.options)
