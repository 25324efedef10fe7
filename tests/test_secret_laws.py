"""Secrets in every game: nobody peeks, and nothing that was learnt can be unlearnt by undo."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any, Final

import pytest
from drawn import look
from games import BOXES, NAMES, Moment, match_at, moments_of, spread
from speech import EN

from eden.engine.bots import BOTS
from eden.engine.chance import Luck
from eden.engine.game import CHANCE, NOBODY, AnyGame, Decision, Outcome, Seat
from eden.engine.match import AnyMatch
from eden.kit.help import things
from eden.kit.pick import why_not

every_match = pytest.mark.parametrize("name", NAMES)

# At how many moments, besides the first of every kind, and in how many other worlds.
SOME: Final = 6
WORLDS: Final = 3
# Of how many choices all is read.
CHOICES: Final = 12
ACTS: Final = re.compile(r'data-act="([^"]*)"')


def eyes(match: AnyMatch) -> Iterator[Seat]:
    """Everybody who may look at a table: the seats, and those without one."""
    return iter((*range(match.seats), NOBODY))


def seen(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """All that is shown and said to a seat: the table and what everything on it means, what is
    asked, of every choice its label, what it would do, what is at stake and what is regretted, and
    why other taps are refused."""
    box, now = BOXES[game.slug], game.pending(state)
    looks = look(game.slug, state, seat=seat)
    shown, words = box.view.table(looks), box.words
    explained = map(str, (words.explain(looks, thing) for thing in things(shown)))
    aims = map(str, words.goal(state, EN))
    if isinstance(now, Outcome):
        return (shown, *explained, *aims, *words.ending(state, now, EN))
    mine = spread(now.options, CHOICES) if now.seat == seat else ()
    choices = (
        told
        for option in mine
        for told in (
            words.label(state, option, EN),
            words.stake(state, option, EN),
            words.regret(state, option, EN),
            box.view.preview(looks, option),
        )
    )
    taps = spread(list(dict.fromkeys(map(unescape, ACTS.findall(shown)))), CHOICES) if mine else ()
    noes = (why_not(game, state, tap) for tap in taps)
    refused = (words.why(state, no, EN) if no else "" for no in noes)
    asked, progress = words.ask(state, now, EN), words.progress(state, EN)
    return (shown, *explained, *aims, asked, progress, *choices, *refused)


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


def alike(action: Any, now: Decision[Any]) -> list[Any]:
    """What may have been chosen in another world: in secret it is another one of its kind."""
    if action in now.options:
        return [action]
    return [option for option in now.options if type(option) is type(action)]


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
