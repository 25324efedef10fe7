"""A kept game in words: which it is, who plays it, how far it is; and how it is found again."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

from eden.engine import link
from eden.engine.match import AnyMatch
from eden.engine.problem import Problem
from eden.games.shelf import EDITIONS, box_for
from eden.kit.say import N_, Say, named
from eden.ui.dates import here, told_day
from eden.ui.results import Result
from eden.ui.storage import Kept
from eden.ui.tongue import speaker

_CANNOT: Final = N_("A game that cannot be opened")
_BROKEN: Final = N_("Something is wrong with it.")
_PRACTICE: Final = N_("Practice")
_BRANCH: Final = N_("Branch")
_STATES: Final = {True: N_("Finished"), False: N_("Running")}
ENDS: Final = {True: N_("Won"), False: N_("Lost"), None: N_("Played")}


class Told(NamedTuple):
    """A kept game in words; `over`: it can only be looked at."""

    title: str
    facts: str
    over: bool = False


# What was told of a link is true for good: a game that goes on has another one.
@lru_cache(maxsize=512)
def told(text: str, language: str) -> Told:
    """Which game a link holds, who plays it and how far it is, or why it cannot be opened."""
    say = speaker(language)
    try:
        return _told(text, language)
    except Problem as problem:
        return Told(say(_CANNOT), problem.said(say))
    except Exception:  # whatever it is: one game that nobody understands never hides the others
        return Told(say(_CANNOT), say(_BROKEN))


def _told(text: str, language: str) -> Told:
    match, people = link.decode(text, EDITIONS, own=True), link.people_of(text)
    say = speaker(language)
    box, there = box_for(match.game), speaker(language, people)
    if match.outcome:
        facts = box.words.ending(match.state, match.outcome, there)[0]
    else:
        facts = box.words.progress(match.state, there)
    return Told(_title(match, text, say), facts, match.outcome is not None)


def _title(match: AnyMatch, text: str, say: Say) -> str:
    title = say(box_for(match.game).title)
    names = ", ".join(person.name for person in link.people_of(text) if person.name)
    return named(title, names, say) if names else title


def is_over(one: Kept, language: str) -> bool:
    """Whether a kept game is over."""
    return told(one.link, language).over if one.over is None else one.over


def unusual(match: AnyMatch) -> list[tuple[str, str]]:
    """The options of a match that are not as usual, with their values."""
    return [
        (option.key, value)
        for option in match.game.options
        for value in match.options[option.key]
        if value not in option.default
    ]


def practice(match: AnyMatch, say: Say) -> str:
    """What a match is for, where nothing is at stake; '' where something is."""
    return say(_BRANCH if match.branches else _PRACTICE) if match.practice else ""


def modes(match: AnyMatch, say: Say) -> list[str]:
    """What is unusual about a match."""
    box, mark = box_for(match.game), practice(match, say)
    return [*(box.option(*one, say)[0] for one in unusual(match)), *([mark] if mark else [])]


@lru_cache(maxsize=512)
def _set_up(text: str, language: str) -> str:
    """The title of a link's game, who plays it and its modes; its choices are not made again."""
    say = speaker(language)
    try:
        match = link.opening(text, EDITIONS)
        return " ".join([_title(match, text, say), *modes(match, say)])
    except Problem:
        return ""


def is_found(one: Kept, result: Result | None, sought: str, language: str) -> bool:
    """Whether a kept game is meant by all of these words."""
    say, when = speaker(language), here(one.played)
    words = [
        _set_up(one.link, language),
        told_day(when, say),
        when.date().isoformat(),
        say(_STATES[is_over(one, language)]),
        say(ENDS[result.won]) if result else "",
    ]
    text = _plain(" ".join(words))
    return all(word in text for word in _plain(sought).split())


def _plain(text: str) -> str:
    """The letters of a text, large or small, with accents or without."""
    apart = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()
