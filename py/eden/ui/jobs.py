"""What can be thought about, wherever that is done: each kind of job works in small steps."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any, Final

from eden.engine import link
from eden.engine.bots import Bot
from eden.engine.chance import Luck
from eden.engine.game import Decision, Outcome
from eden.engine.match import AnyMatch
from eden.engine.think.mind import LEVELS, Level
from eden.engine.think.player import Player
from eden.engine.think.search import Weighed
from eden.engine.think.slices import at_once
from eden.games.shelf import EDITIONS, box_for
from eden.ui.thoughts import THINK, Answer, Asked, Option

# It stops wherever something else may happen, and ends with its answer.
Job = Generator[None, None, str]

# How hard one thinks where the page itself has to, between its frames.
_MOST_IDEAS: Final = 60
_MOST_SECONDS: Final = 0.6
# The part of its time that a level has at least, however long it took to see the table.
_AT_LEAST: Final = 0.3


class Study:
    """What those who think have before them: one match, and what they thought in this turn."""

    def __init__(
        self, *, modest: bool = False, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self._modest = modest
        self.clock = clock
        self._match: AnyMatch | None = None
        self._player: Player | None = None
        self._about: tuple[str, str, int] | None = None  # the match, the level and the turn

    def match(self, text: str) -> AnyMatch:
        """The match of a link; one that goes on from the last one is not played again."""
        known, self._match = self._match, None  # what fails is not kept
        self._match = link.decode(text, EDITIONS, known, own=True)
        return self._match

    def player(self, match: AnyMatch, level: str, seed: int) -> Player:
        """Who thinks at this level; the same one for all choices of a turn, and then no more: what
        was thought takes room."""
        about = (link.identity(match), level, seed)
        if self._player is None or about != self._about:
            box = box_for(match.game)
            hard = self.level(match, level)
            self._player = Player(box.game, box.mind, hard, clock=self.clock)
            self._about = about
        return self._player

    def level(self, match: AnyMatch, name: str, spent: float = 0.0) -> Level:
        """How hard a level thinks here, when so many seconds are spent already."""
        level = box_for(match.game).mind.level(name)
        if self._modest:
            ideas, seconds = min(level.ideas, _MOST_IDEAS), min(level.seconds, _MOST_SECONDS)
            level = replace(level, ideas=ideas, seconds=seconds, worlds=1)
        return replace(level, seconds=max(level.seconds - spent, level.seconds * _AT_LEAST))


def think(study: Study, job: Mapping[str, Any]) -> Job:
    """What somebody of a level would choose in the match of a link, and why; see `thoughts.py`."""
    asked, begun = Asked.of(job), study.clock()
    match = study.match(asked.link)
    if isinstance(match.now, Outcome):
        return Answer().text
    luck = Luck(asked.seed)
    # From here on nobody knows more than the seat that is to choose.
    seen = match.game.imagine(match.state, match.now.seat, luck)
    yield
    if asked.level not in LEVELS:
        return _measure(box_for(match.game).bot(asked.level), asked, seen, match.now, luck)
    player = study.player(match, asked.level, asked.seed)
    player.level = study.level(match, asked.level, spent=study.clock() - begun)
    weighed = yield from player.thinking(seen, match.now, luck)
    chosen = weighed[0]
    if player.level.overlooks:
        chosen = _found(weighed, (player(seen, match.now, luck),))
    if asked.only:
        only = tuple(one for one in match.now.options if str(one) in asked.only)
        chosen = _found(weighed, only) if only else chosen
    yield
    ranked = (chosen, *(one for one in weighed if one is not chosen))
    thought = player.thought(seen, match.now, ranked)
    plan = tuple(map(str, thought.plan))
    return Answer(str(chosen.action), _options(weighed), plan, thought.reasons).text


def _found(weighed: tuple[Weighed, ...], wanted: tuple[Any, ...]) -> Weighed:
    """The best of what is wanted, or the first of it, where nobody gave any a thought."""
    unweighed = Weighed(wanted[0], 0.0, 0)
    return next((one for one in weighed if one.action in wanted), unweighed)


def _measure(bot: Bot, asked: Asked, seen: Any, now: Decision[Any], luck: Luck) -> str:
    """What a bot chooses that only others are measured by, and old links name."""
    options = tuple(one for one in now.options if not asked.only or str(one) in asked.only)
    chosen = str(bot(seen, now._replace(options=options or now.options), luck))
    return Answer(chosen, (), (chosen,)).text


def _options(weighed: tuple[Weighed, ...]) -> tuple[Option, ...]:
    return tuple(Option(str(one.action), one.worth, one.visits) for one in weighed)


KINDS: Final[dict[str, Callable[[Study, Mapping[str, Any]], Job]]] = {THINK: think}


def answer(asked: Asked, study: Study | None = None) -> Answer:
    """What is asked, thought to its end at once."""
    return Answer.read(at_once(think(study or Study(), json.loads(asked.text))))
