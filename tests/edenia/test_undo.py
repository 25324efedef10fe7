"""What cannot be taken back, because somebody has learnt something by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from edenia.table import GAME, after, events, galaxy
from games import random_match
from rule import rule

from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match, Stands
from eden.games.edenia.acts import Play, Search
from eden.games.edenia.state import State

# North of Arridis lie a dwarf planet and a planet, west of it a planet.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    .  D1
    .      .  .    P4 ARRIDIS
"""


def games(count: int) -> Iterator[AnyMatch]:
    """Whole random games, with and without the Law of the universe."""
    for seed in range(count):
        law = "yes" if seed % 2 else "no"
        options = {"law": (law,), "lambs": ("no",)}
        yield random_match(GAME, 2 + seed % 3, options, seed=seed)


def replayed(match: AnyMatch, until: type) -> AnyMatch:
    """The same match up to the first choice of this kind, made."""
    again: AnyMatch = Match(GAME, seats=match.seats, options=match.options, seed=match.seed)
    for step in match.choices():
        again.choose(step.action)
        if isinstance(step.action, until):
            return again
    raise AssertionError(until)


@pytest.mark.parametrize("kind", [Play, Search])
@rule("ED-40", "ED-108")
def test_a_played_artefact_and_a_look_at_artefacts_stand(kind: type) -> None:
    tried = 0
    for match in games(12):
        if any(isinstance(step.action, kind) for step in match.choices()):
            again = replayed(match, kind)
            *_, last = again.choices()
            if isinstance(again.now, Decision) and again.now.seat == last.now.seat:
                tried += 1
                assert again.stands() is Stands.SHOWN
    assert tried > 3


@rule("ED-40", "ED-109")
def test_an_end_that_shows_hands_stands_and_one_that_shows_nothing_does_not() -> None:
    shown = hidden = 0
    for match in games(40):
        assert match.outcome is not None
        last = match.steps[-1]
        if any(last.state.hands):
            shown += 1
            assert match.stands() is Stands.SHOWN
        else:
            hidden += 1
            assert not GAME.tells(last.before, last.state, last.events)
    assert shown > 20 and hidden > 1


# -- 42 points ----------------------------------------------------------------------------------


def told(state: State, *texts: str) -> bool:
    """Whether others learn something by the last of these steps."""
    *before, last = texts
    state = after(state, *before)
    return GAME.tells(state, after(state, last), events(state, last))


# Red has 28 points for Trifolium, 7 for a flag and some clovers.
RICH: dict[str, Any] = {
    "red": "edenia edenia",
    "won": " / white blue",
    "flags": "P1 red",
    "turn": "red",
}


@pytest.mark.parametrize(
    ("points", "learnt"),
    [(36, False), (37, True), (38, True), (39, True), (40, False), (41, False)],
)
@rule("ED-40", "ED-27")
def test_who_might_have_come_to_42_points_tells_that_it_was_not_so(
    points: int, learnt: bool
) -> None:
    """One artefact is worth nothing, three, four or five."""
    state = galaxy(BOARD, clovers=f"2 {points - 36}", hands=" / quantum", **RICH)
    assert told(state, "pass") == learnt


@rule("ED-40")
def test_without_face_down_artefacts_or_without_the_law_nothing_is_told() -> None:
    assert not told(galaxy(BOARD, clovers="2 2", **RICH), "pass")
    assert not told(galaxy(BOARD, clovers="2 2", hands=" / turbo3", law=False, **RICH), "pass")
    # What green does changes nothing that red has.
    green: dict[str, Any] = RICH | {"turn": "green"}
    assert not told(galaxy(BOARD, clovers="2 3", hands=" / turbo3", **green), "pass")


@rule("ED-40", "ED-27")
def test_a_flag_that_is_taken_from_somebody_tells_too() -> None:
    """Red drops from 45 open points to 38: with a four that would have been 42."""
    green: dict[str, Any] = RICH | {"turn": "green", "won": " / white blue", "flags": "P4 red"}
    state = galaxy(BOARD, clovers="2 10", hands=" / turbo3", **green)
    assert told(state, "1 leaves w star", "flag")
    assert not told(state, "1 leaves w star", "clover")
