"""The view: what it shows is there; `test_view_laws.py` has what holds for the view of any game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

from drawn import by_id, look, names, preview, table
from edenia.moments import ASKED
from edenia.moments import at as moment
from games import looks, random_match

from eden.engine.game import NOBODY, Decision, Event, Outcome
from eden.engine.notation import Act
from eden.engine.people import Person
from eden.games.edenia.acts import Go, Leave
from eden.games.edenia.box import BOX
from eden.games.edenia.data import (
    AT,
    ENDS,
    HOLE,
    NEXT,
    PLACE,
    RELAYS,
    SHEEP,
    TILES,
    Cell,
)
from eden.games.edenia.events import Ran
from eden.games.edenia.rules.board import queue
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import NONE, State
from eden.games.edenia.view.curves import (
    at,
    curve,
    drawn,
    end_point,
    end_spot,
    far,
    part,
    place,
    radius,
)
from eden.games.edenia.view.paths import lane_spot, queue_spots, route
from eden.games.edenia.view.preview import journey
from eden.games.edenia.view.sheep import course, runs, sheep_spots
from eden.games.edenia.view.touch import Touch, arm_spot, signs
from eden.games.edenia.words.names import artefact_name
from eden.kit.say import Say, english

GAME = Edenia()
shown = partial(table, GAME.slug)
# A finger needs 24 pixels on a phone of 360, where the galaxy is 344 pixels wide.
FINGER = 24 * 568 / 344


def touch(
    state: State, pick: str = "", news: tuple[Event, ...] = (), before: State | None = None
) -> Touch:
    """What taps mean for whoever is to choose."""
    return Touch.at(look("edenia", state, pick, news=news, before=before))


def options(state: State) -> tuple[Act, ...]:
    """What can be chosen."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return now.options


@cache
def played(seed: int, seats: int, lambs: str = "no") -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """The moments of a game at random: states at which somebody must choose, and their news."""
    chosen = {"law": ("yes",), "lambs": (lambs,)}
    match = random_match(GAME, seats, chosen, seed=seed, choices=160)
    return tuple((look.state, look.news) for look in looks(match))


GAMES = ((1, 2, "no"), (2, 3, "no"), (3, 4, "no"), (4, 4, "yes"))


def some(step: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Moments of all games, every so many of them."""
    for seed, seats, lambs in GAMES:
        yield from played(seed, seats, lambs)[::step]


def choices(step: int) -> Iterator[State]:
    """The states among them in which somebody chooses."""
    return (state for state, _ in some(step) if isinstance(GAME.pending(state), Decision))


# -- fingers and eyes ---------------------------------------------------------------------------


def test_signs_lie_far_enough_apart_for_a_finger() -> None:
    for state in map(moment, ASKED):
        for pick in ("", *sorted({str(option).split()[0] for option in options(state)})):
            now = touch(state, pick)
            spots = [sign.spot for sign in signs(now)]
            for n, spot in enumerate(spots):
                assert all(far(spot, other) > FINGER for other in spots[:n]), (state.phase, pick)


def test_the_arrows_at_the_twelve_ends_of_a_cell_lie_far_enough_apart() -> None:
    spots = [arm_spot(Cell.C3 * ENDS + end) for end in range(ENDS)]
    for n, spot in enumerate(spots):
        assert all(far(spot, other) > FINGER for other in spots[:n])


def test_who_is_waited_for_is_marked_though_what_is_shown_is_older() -> None:
    state = next(choices(1))
    other = (state.seat + 1) % state.seats
    waiting: Decision[Act] = Decision(other, "wait", ())
    root = shown(state, seat=-2, now=waiting)
    assert "active" in names(by_id(root, f"player-{other}"))
    assert "active" not in names(by_id(root, f"player-{state.seat}"))


# -- secrets ------------------------------------------------------------------------------------


def test_the_markup_holds_no_face_down_artefact_of_another_seat() -> None:
    looked = 0
    for state, news in some(2):
        if isinstance(GAME.pending(state), Outcome):
            continue
        for eyes in (*range(state.seats), NOBODY):
            text = BOX.view.table(look("edenia", state, seat=eyes, news=news))
            open_ = {one for hand in state.played for one in hand}
            for seat in range(state.seats):
                hidden = set(state.hands[seat]) - open_ if seat != eyes else set()
                for one in hidden:
                    looked += 1
                    assert artefact_name(one, english) not in text
                    assert f"artefact-{one.name.lower()}" not in text
                    assert f"play {one.name.lower()}" not in text
    assert looked


def test_artefacts_that_somebody_else_has_looked_at_are_shown_from_behind() -> None:
    for state, _ in some(1):
        for dwarf, lying in enumerate(state.caches, 4):
            for n, one in enumerate(lying):
                if one == NONE or dwarf not in state.cells:
                    continue
                for eyes in range(state.seats):
                    root = shown(state, seat=eyes)
                    face = by_id(root, f"cache-{dwarf}-{n}").get("href")
                    knows = state.seen[one] >> eyes & 1
                    assert (face == "#ed-artefact-back") == (not knows)


def test_at_the_end_all_hands_are_open() -> None:
    state = next(state for state, _ in some(1) if any(state.hands))
    seat = next(seat for seat, hand in enumerate(state.hands) if hand)
    text = BOX.view.table(
        look("edenia", state, now=Outcome((0,), "ED-20"), seat=(seat + 1) % state.seats)
    )
    assert f"artefact-{state.hands[seat][0].name.lower()}" in text


def test_the_score_of_others_shows_that_something_is_face_down() -> None:
    state = next(state for state, _ in some(1) if any(state.hands))
    seat = next(seat for seat, hand in enumerate(state.hands) if hand)
    other = by_id(shown(state, seat=(seat + 1) % state.seats), f"player-{seat}")
    own = by_id(shown(state, seat=seat), f"player-{seat}")
    assert "+ ?" in "".join(other.itertext())
    assert "+ ?" not in "".join(own.itertext())


# -- lanes --------------------------------------------------------------------------------------


def test_lanes_meet_at_their_ends_and_at_their_places() -> None:
    for n, tile in enumerate(TILES):
        for end in range(ENDS):
            line = curve(n, end)
            goal = place(n) if tile.far[end] == PLACE else end_point(tile.far[end])
            assert far(line[0], end_point(end)) < 0.1
            assert far(line[3], goal) < 4, (n, end)


def test_neighbours_join() -> None:
    for end, beyond in enumerate(NEXT):
        assert far(end_spot(end), end_spot(beyond)) < 0.1


def test_no_lane_touches_a_place_to_which_it_does_not_lead() -> None:
    for n in range(HOLE):
        tile = TILES[n]
        for end in range(ENDS):
            if tile.far[end] != PLACE:
                gaps = [far(at(curve(n, end), t / 20), place(n)) for t in range(21)]
                assert min(gaps) > radius(n) > 8, (n, end)


def test_a_place_lies_inside_its_tile() -> None:
    assert all(14 <= x <= 86 for n in range(len(TILES)) for x in place(n))


def test_a_part_of_a_curve_begins_and_ends_on_it() -> None:
    line = curve(0, 0)
    piece = part(line, 0.75, 0.25)
    assert far(piece[0], at(line, 0.75)) < 0.01 and far(piece[3], at(line, 0.25)) < 0.01


def test_a_route_has_no_gap() -> None:
    for state, news in some(1):
        for event in news:
            if isinstance(event, Ran):
                for one, other in pairwise(route(state, event.ways)):
                    assert far(one[3], other[0]) < 1


# -- sheep --------------------------------------------------------------------------------------


def test_sheep_on_a_lane_stand_in_their_order() -> None:
    crowds = 0
    for state, _ in some(1):
        for lane in {where for where in state.at if 0 <= where < AT}:
            line = queue(state, lane)
            shares = [queue_spots(state, lane)[sheep] for sheep in line]
            assert shares == sorted(shares) and len(set(shares)) == len(shares)
            assert shares[0] >= 0 and shares[-1] <= 1
            crowds += len(line) > 1
    assert crowds


def test_a_sheep_that_waits_at_an_empty_edge_stands_there() -> None:
    waits = 0
    for state, _ in some(1):
        for sheep, lane in enumerate(state.at):
            if 0 <= lane < AT and len(queue(state, lane)) == 1 and state.move is None:
                other = TILES[state.cells[lane // ENDS]].far[lane % ENDS]
                ends = [lane] + ([lane - lane % ENDS + other] if other != PLACE else [])
                empty = [end for end in ends if state.cells[NEXT[end] // ENDS] == NONE]
                if len(empty) == 1:
                    waits += 1
                    assert far(lane_spot(state, sheep), end_spot(empty[0])) < 20
    assert waits


def test_sheep_keep_their_names_and_colours() -> None:
    state, _ = played(3, 4)[30]
    people = tuple(Person(f"P{n}", (n + 1) % 4) for n in range(4))
    root = shown(state, say=Say(people=people))
    for sheep in range(4 * SHEEP):
        assert f"colour-{(sheep // SHEEP + 1) % 4}" in names(by_id(root, f"sheep-{sheep}"))


def test_sheep_that_stand_together_are_all_tapped_as_the_first() -> None:
    state, _ = played(1, 2)[0]
    root = shown(state)
    flock = range(state.seat * SHEEP, state.seat * SHEEP + SHEEP)
    assert {by_id(root, f"sheep-{sheep}").get("data-act") for sheep in flock} == {"1"}


def test_no_two_sheep_stand_on_one_spot() -> None:
    for state, _ in some(4):
        spots = [spot for spot, _ in sheep_spots(state).values()]
        for n, spot in enumerate(spots):
            assert all(far(spot, other) > 3 for other in spots[:n])


def test_a_run_is_drawn_to_where_the_sheep_stands_and_only_once() -> None:
    for state, news in some(1):
        for sheep in runs(news):
            now = touch(state, "", news=news)
            lines = course(now, sheep)
            assert far(lines[-1][3], sheep_spots(state)[sheep][0]) < 1.5
            assert drawn(lines).count("M") == 1
            root = shown(state, news=news)
            assert by_id(root, f"way-{sheep}") is not None


# -- previews -----------------------------------------------------------------------------------


def test_a_preview_shows_the_whole_known_way() -> None:
    seen = 0
    for state in choices(3):
        for option in options(state):
            if isinstance(option, Go | Leave):
                overlay = preview("edenia", state, option)
                assert "stop-ring" in overlay
                for leg in journey(state, option):
                    if runs(leg.events):
                        now = Touch.still(leg.after, english, leg.events)
                        (sheep,) = runs(leg.events)
                        assert drawn(course(now, sheep, leg.before)) in overlay
                        seen += 1
    assert seen


def test_a_preview_marks_the_cell_that_would_be_explored() -> None:
    state, _ = played(1, 2)[0]
    overlay = preview("edenia", state, GAME.parse("1 leaves n star"))
    assert "unknown-cell" in overlay and "explores e4" in overlay


def test_a_preview_of_something_that_cannot_be_chosen_is_empty() -> None:
    state, _ = played(1, 2)[0]
    assert preview("edenia", state, GAME.parse("end")) == ""


# -- tokens -------------------------------------------------------------------------------------


def test_tokens_are_shown_where_they_lie() -> None:
    for state, _ in some(9):
        text = BOX.view.table(look("edenia", state, seat=state.seat))
        for relay in RELAYS.values():
            assert (f'id="relay-{relay}"' in text) == state.relays[relay]
        for planet, owner in enumerate(state.flags):
            assert (f'id="flag-{planet}-' in text) == (owner != NONE)
        for tile in range(13, 22):
            assert (f'id="sabotage-{tile}"' in text) == (tile in state.sabotaged)
        for token in state.trifolium:
            assert f'id="trifolium-{token.name.lower()}"' in text


def test_lambs_see_no_points_flags_or_artefacts() -> None:
    for state, news in played(4, 4, "yes")[::10]:
        root = shown(state, news=news)
        for name in ("score", "flags", "harvest", "backs", "face-up", "hand"):
            assert not any(name in names(element) for element in root.iter())


def test_what_is_announced_is_shown() -> None:
    state, _ = played(3, 4)[20]
    text = BOX.view.table(look("edenia", state._replace(turbos=1, scouting=True)))
    for artefact in ("turbo-engine", "R2-M2"):
        assert artefact in text.partition('class="announced"')[2]


# -- the rulebook -------------------------------------------------------------------------------


def test_pictures_stand_under_their_rules_and_have_no_names() -> None:
    drawn_ = BOX.view.pictures(english)
    assert {"ED-3", "ED-6", "ED-8", "ED-46", "ED-52", "ED-61", "ED-75", "ED-82"} <= {*drawn_}
    assert {"ED-90", "ED-97", "ED-101"} <= {*drawn_}
    assert not any(" id=" in markup for markup in drawn_.values())
