"""Secrets in every game: nobody peeks, and nothing that was learnt can be unlearnt by undo."""

from __future__ import annotations

from typing import Final

import pytest
from games import NAMES, Moment, match_at, moments_of
from peeking import WORLDS, alike, eyes, seen, worlds

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, AnyGame, Decision, Seat

every_match = pytest.mark.parametrize("name", NAMES)

# At how many moments, besides the first of every kind.
SOME: Final = 6


@every_match
def test_what_a_seat_cannot_see_changes_nothing_that_it_sees_or_imagines(name: str) -> None:
    match = match_at(name)
    game = match.game
    for before, _ in moments_of(match, SOME, chance=True):
        for seat in eyes(match):
            others = [one for one in worlds(game, before, seat) if one != before]
            if not others:
                continue
            shown = seen(game, before, seat)
            for other in others:
                assert seen(game, other, seat) == shown
                for luck in range(WORLDS):
                    mine = game.imagine(before, seat, Luck(luck))
                    assert game.imagine(other, seat, Luck(luck)) == mine


def learnt(game: AnyGame, moment: Moment, seat: Seat) -> bool:
    """Whether a seat sees something after a step that it could not have foretold."""
    before, step = moment
    others = [one for one in worlds(game, before, seat) if one != before]
    after = seen(game, step.state, seat) if others else ()
    for other in others:
        now = game.pending(other)
        assert isinstance(now, Decision), step.action
        ways = (game.apply(other, action)[0] for action in alike(step.action, now))
        if not any(seen(game, way, seat) == after for way in ways):
            return True
    return False


@every_match
def test_undo_never_passes_a_step_after_which_somebody_knows_more(name: str) -> None:
    """Whoever could not have foretold what they now see has learnt something."""
    match = match_at(name)
    for moment in moments_of(match, 4 * SOME):
        if not moment.step.shows:
            wiser = [seat for seat in eyes(match) if learnt(match.game, moment, seat)]
            assert wiser == [], moment.step.action


@every_match
def test_the_end_of_a_game_stands_where_it_shows_something(name: str) -> None:
    match = match_at(name)
    last = Moment(match.steps[-2].state, match.steps[-1])
    if not last.step.shows and last.step.now.seat != CHANCE:
        assert [seat for seat in eyes(match) if learnt(match.game, last, seat)] == []
