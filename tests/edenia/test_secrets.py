"""What a seat has not seen, and what it can imagine of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TypeVar

import pytest
from edenia.table import FLOCKS, GAME, after, ask, events, face_up, galaxy, hand, lying, now
from rule import rule

from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.games.edenia.data import Artefact
from eden.games.edenia.events import ArtefactTaken, Landed, Searched
from eden.games.edenia.state import State

T = TypeVar("T")

NAMES = tuple(one.name.lower() for one in Artefact)
# From Arridis the star path leads north to the dwarf planet D1 and on to a planet, the meteorite
# path west to D4.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    .  D1
    .      .  .    D4 ARRIDIS
"""
SEARCH = ("1 leaves n star", "search")


def green_looked(
    mine: str = "turbo3", left: str = "quantum", *, hands: str = "", played: str = ""
) -> State:
    """Green has found two artefacts on D1, taken one and left the other; it is red's turn."""
    state = galaxy(BOARD, seats=3, law=False, hands=hands, played=played)
    return after(state, *SEARCH, f"find {mine}", f"find {left}", f"take {mine}", "end")


def red_took_it(*, hands: str = "", played: str = "") -> State:
    """Green has gone on and red has taken the artefact that green had left."""
    state = green_looked(hands=hands, played=played)
    state = after(state, "pass", "end", "pass", "end", "1 leaves n star", "clover", "end")
    return after(state, *SEARCH, "take quantum")


def imagined(state: State, flock: str, count: int = 600) -> Iterator[State]:
    """Many states as a flock can imagine them."""
    for seed in range(count):
        yield GAME.imagine(state, FLOCKS.index(flock), Luck(seed))


def open_part(state: State) -> State:
    """The state without what is secret."""
    return state._replace(hands=(), caches=(), seen=())


def mask(state: State, artefact: str) -> int:
    """Who has seen an artefact."""
    return state.seen[Artefact[artefact.upper()]]


# -- who sees what ------------------------------------------------------------------------------


@rule("ED-109", "ED-83")
def test_nobody_is_told_what_was_found() -> None:
    state = after(galaxy(BOARD), "1 leaves n star")
    told = events(state, "search", "find turbo3", "find quantum", "take turbo3")
    assert [type(event) for event in told] == [Landed, Searched, ArtefactTaken]
    assert "turbo3" not in repr(told).lower() and "quantum" not in repr(told).lower()


@rule("ED-109")
def test_a_played_artefact_is_seen_by_all() -> None:
    state = galaxy(BOARD, seats=3, hands="turbo3")
    assert mask(state, "turbo3") == 0b001
    assert mask(after(state, "play turbo3"), "turbo3") == 0b111


# -- what stays as it is ------------------------------------------------------------------------


@rule("ED-109")
def test_who_looked_knows_what_they_took_and_what_they_left() -> None:
    for state in imagined(green_looked(), "green"):
        assert hand(state, "green") == "turbo3" and lying(state, "D1") == "quantum"


@rule("ED-109")
def test_who_left_an_artefact_knows_who_must_hold_it_now() -> None:
    truth = red_took_it(hands=" / scope3")
    assert hand(truth, "red") == "scope3 quantum" and lying(truth, "D1") == ""
    held = {hand(state, "red") for state in imagined(truth, "green")}
    assert all("quantum" in names.split() and len(names.split()) == 2 for names in held)
    assert len(held) > 10  # the other one could be any


@rule("ED-109")
def test_who_took_the_last_one_does_not_know_what_was_taken_first() -> None:
    truth = red_took_it()
    assert {hand(state, "red") for state in imagined(truth, "red")} == {"quantum"}
    assert {hand(state, "green") for state in imagined(truth, "red")} == set(NAMES) - {"quantum"}


@pytest.mark.parametrize("flock", ["green", "red", "yellow"])
@rule("ED-109")
def test_all_that_lies_open_stays_as_it_is(flock: str) -> None:
    truth = red_took_it(hands="junction3 / scope3 / pocket3", played="turbo5 / r2m2x3")
    for state in imagined(truth, flock, 100):
        assert open_part(state) == open_part(truth)
        assert face_up(state, "green") == "turbo5" and face_up(state, "red") == "r2m2x3"
        own = FLOCKS.index(flock)
        assert state.hands[own] == truth.hands[own]


@pytest.mark.parametrize("flock", ["green", "red", "yellow"])
@rule("ED-109")
def test_everything_is_still_there_once_and_nobody_knows_more_or_less(flock: str) -> None:
    truth = green_looked(hands="junction3 / scope3 / pocket3", played="turbo5")
    for state in imagined(truth, flock, 100):
        GAME.check(state)
        assert list(map(len, state.hands)) == list(map(len, truth.hands))
        assert [len(cache) for cache in state.caches] == [len(cache) for cache in truth.caches]
        assert Counter(state.seen) == Counter(truth.seen)
        assert mask(state, lying(state, "D1")) == 0b001 and lying(state, "D4") == "? ?"


# -- what could be ------------------------------------------------------------------------------


@pytest.mark.parametrize("flock", ["red", "yellow"])
@rule("ED-109")
def test_what_others_looked_at_could_be_any_artefact_that_was_not_seen(flock: str) -> None:
    truth = green_looked(played=" / turbo5", hands=" / scope3 / pocket3")
    own = "scope3" if flock == "red" else "pocket3"
    hidden = set(NAMES) - {"turbo5", own}
    states = list(imagined(truth, flock))
    assert {hand(state, "green") for state in states} == hidden
    assert {lying(state, "D1") for state in states} == hidden
    other = "yellow" if flock == "red" else "red"
    assert {hand(state, other) for state in states} == hidden


@rule("ED-109")
def test_what_green_has_seen_is_dealt_to_nobody_else() -> None:
    truth = green_looked(hands=" / scope3 / pocket3")
    hidden = set(NAMES) - {"turbo3", "quantum"}
    assert {hand(state, "red") for state in imagined(truth, "green")} == hidden
    assert {hand(state, "yellow") for state in imagined(truth, "green")} == hidden


@rule("ED-109")
def test_all_that_could_be_is_equally_likely() -> None:
    truth = green_looked()
    counted = Counter(hand(state, "green") for state in imagined(truth, "red", 3600))
    assert set(counted) == set(NAMES)
    assert all(140 <= count <= 260 for count in counted.values())  # 200, within four deviations


class Told(Luck):
    """Luck that is told what to pick, and remembers among how many it picked."""

    def __init__(self, picks: tuple[int, ...]) -> None:
        super().__init__(0)
        self.picks, self.sizes = picks, list[int]()

    def pick(self, things: Sequence[T]) -> T:
        """The thing that was told; the first one when nothing more was."""
        at = len(self.sizes)
        self.sizes.append(len(things))
        return things[self.picks[at] if at < len(self.picks) else 0]


def likely(state: State, flock: str) -> dict[State, Fraction]:
    """All that a flock can imagine, and how likely it is: every run of picks, one by one."""
    found: dict[State, Fraction] = {}
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        picks = waiting.pop()
        luck = Told(picks)
        thought = GAME.imagine(state, FLOCKS.index(flock), luck)
        chance = Fraction(1)
        for size in luck.sizes:
            chance /= size
        found[thought] = found.get(thought, Fraction(0)) + chance
        for at in range(len(picks), len(luck.sizes)):
            begun = (*picks, *[0] * (at - len(picks)))
            waiting += [(*begun, pick) for pick in range(1, luck.sizes[at])]
    return found


# Thirteen artefacts lie open, so that the five others can be dealt in every way.
OPEN = " ".join(NAMES[3:13] + NAMES[15:])


@pytest.mark.parametrize("others", [("turbo4", "gromout"), ("quantum", "turbo3")])
@rule("ED-109")
def test_what_is_imagined_does_not_depend_on_what_is_true(others: tuple[str, str]) -> None:
    """To red both tables look the same: green looked, took one and left one."""
    one = green_looked("turbo3", "quantum", played=f" / / {OPEN}")
    other = green_looked(*others, played=f" / / {OPEN}")
    assert open_part(one) == open_part(other) and one != other
    thoughts = likely(one, "red")
    assert sum(thoughts.values()) == 1 and len(thoughts) == 20  # five to take, four to leave
    assert set(thoughts.values()) == {Fraction(1, 20)}
    assert likely(other, "red") == thoughts and {one, other} <= set(thoughts)


@rule("ED-109")
def test_who_has_seen_all_there_is_to_see_imagines_the_truth() -> None:
    one = green_looked("turbo3", "quantum", played=f" / / {OPEN}")
    assert set(likely(one, "green")) == {one}


@rule("ED-109")
def test_while_somebody_looks_the_others_can_imagine_what() -> None:
    truth = after(galaxy(BOARD, seats=3), *SEARCH, "find turbo3", "find quantum")
    assert ask(truth) == "take"
    found = {lying(state, "D1") for state in imagined(truth, "red")}
    assert len(found) > 200 and all("?" not in names for names in found)
    assert {lying(state, "D1") for state in imagined(truth, "green")} == {"turbo3 quantum"}
    half = after(galaxy(BOARD, seats=3), *SEARCH, "find turbo3")
    assert {lying(state, "D1") for state in imagined(half, "yellow")} == {f"{n} ?" for n in NAMES}


@rule("ED-109", "ED-27")
def test_as_long_as_the_game_goes_on_nobody_can_have_42_points() -> None:
    """Red has 39 points and a worthless artefact: whoever sees that the game goes on knows that it
    is none of those that are worth three."""
    truth = galaxy(
        BOARD,
        red="edenia edenia",
        won=" / white blue",
        flags="P1 red",
        clovers="2 4",
        hands=" / quantum",
    )
    states = list(imagined(truth, "green", 200))
    assert {hand(state, "red") for state in states} >= {"quantum", "gromout", "turbo4", "scope5"}
    over = {hand(state, "red") for state in states if not isinstance(GAME.pending(state), Decision)}
    assert over == set()


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-109")
def test_at_every_step_of_a_game_every_seat_imagines_a_table_that_can_be(seats: int) -> None:
    options = {"law": ("no",), "lambs": ("no",)}
    match = Match(GAME, seats=seats, options=options, seed=seats)
    luck = Luck(seats)
    while isinstance(match.now, Decision):
        match.choose(random_bot(match.state, match.now, luck))
        for seat in range(seats):
            thought = GAME.imagine(match.state, seat, luck)
            GAME.check(thought)
            assert thought.hands[seat] == match.state.hands[seat]
            assert open_part(thought) == open_part(match.state)
            if isinstance(match.now, Decision) and match.now.seat == seat:
                assert now(thought).options == match.now.options
