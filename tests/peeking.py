"""What a seat sees, and the other worlds that look the same to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any, Final

from drawn import look
from games import BOXES, spread
from speech import EN

from eden.engine.chance import Luck
from eden.engine.game import NOBODY, AnyGame, Decision, Outcome, Seat
from eden.engine.match import AnyMatch
from eden.kit.help import things
from eden.kit.pick import why_not

# In how many other worlds, and of how many choices all is read.
WORLDS: Final = 3
CHOICES: Final = 12
ACTS: Final = re.compile(r'data-act="([^"]*)"')


def eyes(match: AnyMatch) -> Iterator[Seat]:
    """Everybody who may look at a table: the seats, and those without one."""
    return iter((*range(match.seats), NOBODY))


def seen(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """All that is shown and said to a seat: the table and what everything on it means, what is
    asked, of every choice its label, what it would do, what is at stake, what is regretted and what
    an adviser says of it, and why other taps are refused."""
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
            words.where(state, option, EN),
            words.reason(state, option, (), EN),
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


def alike(action: Any, now: Decision[Any]) -> list[Any]:
    """What may have been chosen in another world: in secret it is another one of its kind."""
    if action in now.options:
        return [action]
    return [option for option in now.options if type(option) is type(action)]
