"""What was learned on this device: which lessons and problems are done, and where one was left."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from eden.games.shelf import SHELF
from eden.kit.box import Box
from eden.kit.lesson import Lesson
from eden.ui.reading import read_json
from eden.ui.store import Store

LEARNED: Final = "eden.learned."
# More moves than any lesson has, more lessons than any game.
_MOST: Final = 500
# The name that stands for the problem of this week.
WEEK: Final = "week"
# A Monday: every week since has its problem; after the last one they begin again.
FIRST: Final = date(2026, 1, 5)


@dataclass(frozen=True, slots=True)
class Learned:
    """The names of what is done in a game, and the moves of what was left in the middle."""

    done: frozenset[str] = frozenset()
    left: dict[str, list[str]] = field(default_factory=dict)


def learned(store: Store, slug: str) -> Learned:
    """What was learned of a game; nothing where it cannot be read."""
    text = store.get(LEARNED + slug)
    if text is None:
        return Learned()
    try:
        data = read_json(text)
        done, left = _names(data["done"]), {str(n): _names(m) for n, m in data["left"].items()}
    except (ValueError, KeyError, TypeError, AttributeError):
        return Learned()
    return Learned(frozenset(done), left)


def _names(values: object) -> list[str]:
    if not isinstance(values, list) or len(values) > _MOST:
        raise ValueError(values)
    return [str(value) for value in values]


def note(store: Store, slug: str, name: str, moves: list[str], *, done: bool) -> None:
    """So far somebody went in a lesson; what was done once stays done."""
    known = learned(store, slug)
    left = {one: where for one, where in known.left.items() if one != name}
    if moves and not done:
        left[name] = moves
    whole = {"done": sorted(known.done | ({name} if done else set())), "left": left}
    store.put(LEARNED + slug, json.dumps(whole, separators=(",", ":")))


def this_week(box: Box, today: date) -> Lesson | None:
    """The problem of the week of a day, the same for everybody; None where the game has none."""
    weeks = box.assets.weeks
    return weeks[(today - FIRST).days // 7 % len(weeks)] if weeks else None


def lesson_of(box: Box, name: str) -> Lesson | None:
    """A lesson or a problem by its name."""
    every = (*box.assets.course, *box.assets.problems, *box.assets.weeks)
    return next((one for one in every if one.name == name), None)


def about(rule: str) -> tuple[Box, Lesson] | None:
    """The lesson that shows a rule, with its game; None where none does."""
    for box in SHELF.values():
        for lesson in box.assets.course:
            if rule in lesson.teaches:
                return box, lesson
    return None


def following(box: Box, lesson: Lesson) -> Lesson | None:
    """What comes next: in the course, or among the problems."""
    for row in (box.assets.course, box.assets.problems):
        if lesson in row[:-1]:
            return row[row.index(lesson) + 1]
    return None
