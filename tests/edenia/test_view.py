"""The view: what it shows is there; `test_view_laws.py` has what holds for the view of any game."""

from __future__ import annotations

from drawn import by_id, look, names
from edenia.moments import ASKED
from edenia.moments import at as moment
from edenia.races import choices, options, played, shown, some, states, touch

from eden.engine.game import NOBODY, Decision, Outcome
from eden.engine.notation import Act
from eden.games.edenia.box import BOX
from eden.games.edenia.data import ENDS, RELAYS, Cell
from eden.games.edenia.state import NONE
from eden.games.edenia.view.curves import far
from eden.games.edenia.view.touch import arm_spot, signs
from eden.games.edenia.words.names import artefact_name
from eden.kit.say import english

# A finger needs 24 pixels on a phone of 360, where the galaxy is 344 pixels wide.
FINGER = 24 * 568 / 344


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
    for state, now, news, before in some(2):
        if isinstance(now, Outcome):
            continue
        for eyes in (*range(state.seats), NOBODY):
            text = BOX.view.table(look("edenia", state, seat=eyes, news=news, before=before))
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
    for state in states(1):
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
    state = next(state for state in states(1) if any(state.hands))
    seat = next(seat for seat, hand in enumerate(state.hands) if hand)
    text = BOX.view.table(
        look("edenia", state, now=Outcome((0,), "ED-20"), seat=(seat + 1) % state.seats)
    )
    assert f"artefact-{state.hands[seat][0].name.lower()}" in text


def test_the_score_of_others_shows_that_something_is_face_down() -> None:
    state = next(state for state in states(1) if any(state.hands))
    seat = next(seat for seat, hand in enumerate(state.hands) if hand)
    other = by_id(shown(state, seat=(seat + 1) % state.seats), f"player-{seat}")
    own = by_id(shown(state, seat=seat), f"player-{seat}")
    assert "+\u00a0?" in "".join(other.itertext())
    assert "+\u00a0?" not in "".join(own.itertext())


# -- tokens -------------------------------------------------------------------------------------


def test_tokens_are_shown_where_they_lie() -> None:
    for state in states(9):
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
    for state, _, news, before in played(4, 4, "yes")[::10]:
        root = shown(state, news=news, before=before)
        for name in ("score", "flags", "harvest", "backs", "face-up", "hand"):
            assert not any(name in names(element) for element in root.iter())


def test_what_is_announced_is_shown() -> None:
    state = played(3, 4)[20].state
    text = BOX.view.table(look("edenia", state._replace(turbos=1, scouting=True)))
    for artefact in ("turbo-engine", "R2-M2"):
        assert artefact in text.partition('class="announced"')[2]


# -- the rulebook -------------------------------------------------------------------------------


def test_pictures_stand_under_their_rules_and_have_no_names() -> None:
    drawn_ = BOX.view.pictures(english)
    assert {"ED-3", "ED-6", "ED-8", "ED-46", "ED-52", "ED-61", "ED-75", "ED-82"} <= {*drawn_}
    assert {"ED-90", "ED-97", "ED-101"} <= {*drawn_}
    assert not any(" id=" in markup for markup in drawn_.values())
