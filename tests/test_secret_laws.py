"""Secrets in every game: nobody peeks, and nothing that was learnt can be unlearnt by undo."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from drawn import look
from games import BOXES, GAMES, NAMES, match_at, moments_of
from speech import EN

from eden.engine.bots import BOTS
from eden.engine.chance import Luck
from eden.engine.game import NOBODY, AnyGame, Decision, Outcome, Seat
from eden.engine.match import AnyMatch

every_match = pytest.mark.parametrize("name", NAMES)

# At how many moments, besides the first of every kind, and in how many other worlds.
SOME: Final = 6
WORLDS: Final = 3


def eyes(match: AnyMatch) -> Iterator[Seat]:
    """Everybody who may look at a table: the seats, and those without one."""
    return iter((*range(match.seats), NOBODY))


def seen(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """All that is shown and said to a seat: the table, what is asked, and every label."""
    box, now = BOXES[game.slug], game.pending(state)
    shown = box.view.table(look(game.slug, state, seat=seat))
    words = box.words
    if isinstance(now, Outcome):
        return (shown, *words.ending(state, now, EN))
    labels = (words.label(state, option, EN) for option in now.options) if now.seat == seat else ()
    return (shown, words.ask(state, now, EN), words.progress(state, EN), *labels)


def worlds(game: AnyGame, state: Any, seat: Seat) -> list[Any]:
    """Other tables that may be the true one, as far as a seat has seen."""
    return [game.imagine(state, seat, Luck(number)) for number in range(WORLDS)]


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


@every_match
@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_chooses_by_what_it_cannot_see(name: str, bot: str) -> None:
    match = match_at(name)
    game, choose = match.game, BOXES[match.game.slug].bot(bot)
    for before, step in moments_of(match, SOME):
        seat = step.now.seat
        for other in worlds(game, before, seat):
            if other != before:
                chosen = [
                    choose(game.imagine(world, seat, Luck(5)), step.now, Luck(7))
                    for world in (before, other)
                ]
                assert chosen[0] == chosen[1]


@every_match
def test_undo_never_passes_a_step_after_which_somebody_knows_more(name: str) -> None:
    """Whoever could not have foretold what they now see has learnt something."""
    match = match_at(name)
    game = match.game
    for before, step in moments_of(match, 4 * SOME):
        if step.shows:
            continue
        for seat in eyes(match):
            others = [one for one in worlds(game, before, seat) if one != before]
            if not others:
                continue
            after = seen(game, step.state, seat)
            for other in others:
                now = game.pending(other)
                assert isinstance(now, Decision) and step.action in now.options, step.action
                foretold, _ = game.apply(other, step.action)
                assert seen(game, foretold, seat) == after, step.action


@pytest.mark.parametrize("slug", BOXES)
def test_what_is_shown_at_the_end_was_shown_to_all(slug: str) -> None:
    """A finished game that shows more than the step before it cannot be taken back."""
    match = next(match_at(name) for name in NAMES if name.startswith(f"{slug}-"))
    game, last = GAMES[slug], match.steps[-1]
    hidden = any(
        game.imagine(match.steps[-2].state, seat, Luck(n)) != match.steps[-2].state
        for seat in eyes(match)
        for n in range(WORLDS)
    )
    assert last.shows or not hidden
