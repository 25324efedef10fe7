"""A lesson or a problem as a text: a position, then steps that say, point and expect something.

Parts are apart by an empty line; every line is a word and what it says. The first part names the
lesson (`en The dice`, one line a language) and leads to its position: a `link`, or a `seed` with
`seats`, options (`set modes=ravage`) and the choices `before` it; `luck` is the seed of all that
comes. Each further part is a step. It says something (`en …`), points at a thing (`point cell c3`,
as that explains itself, or as it is chosen), and is over when it was read; or when something was
chosen (`choose * on dawn`); or when its `goal` was reached, in any way (`goal Trapped
horde=yellow`: an event; `holds clovers 2`: at least so many; `win`), `within` so many turns and
without what must `never` happen. `solve` tells how.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from eden.engine.chance import SEED_BITS
from eden.engine.game import Event, Seat
from eden.engine.notation import written

# A text by language.
Texts = Mapping[str, str]

_LANGUAGE: Final = re.compile("[a-z]{2}")
_SPOKEN: Final = ("hint", "wrong")
_HEAD: Final = ("link", "seed", "luck", "seats", "seat", "set", "before", "teaches", "then")
_STEP: Final = (
    *("point", "choose", "goal", "never", "holds", "win", "within", "solve", "they"),
    *_SPOKEN,
)
_PLAY: Final = "play"


class BadLesson(ValueError):
    """A text that is no lesson, and why."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """An event that is waited for: what it is called, and what its facts must be."""

    kind: str
    facts: Mapping[str, str]

    def __str__(self) -> str:
        """As it is written."""
        return " ".join([self.kind, *(f"{name}={value}" for name, value in self.facts.items())])

    def is_met(self, event: Event) -> bool:
        """Whether it is such an event."""
        return type(event).__name__ == self.kind and all(
            written(getattr(event, name, None)) == value for name, value in self.facts.items()
        )


@dataclass(frozen=True, slots=True)
class Step:
    """What is said, what is pointed at, and what is expected."""

    says: Texts
    point: str = ""
    # The choices that are meant, as patterns.
    choose: tuple[str, ...] = ()
    goal: tuple[Wanted, ...] = ()
    never: tuple[Wanted, ...] = ()
    holds: Mapping[str, int] = field(default_factory=dict)
    win: bool = False
    # So many turns or rounds may begin before the goal is missed; 0: it does not matter.
    within: int = 0
    # What reaches the goal, and what the other seats choose meanwhile.
    solve: tuple[str, ...] = ()
    they: tuple[str, ...] = ()
    hint: Texts = field(default_factory=dict)
    # What is said when something else is chosen.
    wrong: Texts = field(default_factory=dict)

    @property
    def has_goal(self) -> bool:
        """Whether it is reached in any way that leads there."""
        return bool(self.goal or self.holds or self.win)

    @property
    def is_read(self) -> bool:
        """Whether nothing is expected but that it is read."""
        return not (self.choose or self.has_goal)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and what is done there, one step after the other."""

    name: str
    title: Texts
    steps: tuple[Step, ...]
    link: str = ""
    seed: int = 0
    luck: int | None = None
    seats: int | None = None
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    # Whose place the learner has.
    seat: Seat = 0
    # The rules that it shows.
    teaches: tuple[str, ...] = ()
    # At its end it becomes a game.
    plays_on: bool = False


Lines = list[tuple[str, str]]


def read_lesson(name: str, text: str) -> Lesson:
    """The lesson that a text tells, or BadLesson with the reason."""
    head, *steps = _parts(name, text)
    try:
        return _lesson(name, head, tuple(map(_step, steps)))
    except ValueError as error:
        raise BadLesson(f"{name}: {error}") from None


def read_steps(name: str, text: str) -> tuple[Step, ...]:
    """Steps alone, without a lesson."""
    try:
        return tuple(map(_step, _parts(name, f"{name}\n\n{text}")[1:]))
    except ValueError as error:
        raise BadLesson(f"{name}: {error}") from None


def read_lessons(name: str, text: str) -> tuple[Lesson, ...]:
    """Several lessons of one text, each after a line of `=`; they are called `name-1` and so on."""
    texts = [one for one in re.split(r"^=+$", text, flags=re.MULTILINE) if one.strip()]
    return tuple(read_lesson(f"{name}-{number}", one) for number, one in enumerate(texts, 1))


def _parts(name: str, text: str) -> list[Lines]:
    parts: list[Lines] = [[]]
    for line in text.strip().splitlines():
        if line.startswith("#"):
            continue
        word, _, rest = line.strip().partition(" ")
        if word:
            parts[-1].append((word, rest.strip()))
        elif parts[-1]:
            parts.append([])
    if len(parts) < 2:
        raise BadLesson(f"{name}: there is no step")
    return parts


def _lesson(name: str, head: Lines, steps: tuple[Step, ...]) -> Lesson:
    said = _known(head, _HEAD)
    title = _texts(head)
    if not title:
        raise ValueError("it has no title")
    options: dict[str, tuple[str, ...]] = {}
    for one in _all(head, "set"):
        key, _, values = one.partition("=")
        options[key] = tuple(values.split(","))
    if said.get("then", _PLAY) != _PLAY:
        raise ValueError(f"then {said['then']}")
    return Lesson(
        name,
        title,
        steps,
        link=said.get("link", ""),
        seed=_seed(said.get("seed", "0")),
        luck=_seed(said["luck"]) if "luck" in said else None,
        seats=int(said["seats"]) if "seats" in said else None,
        options=options,
        before=_choices(head, "before"),
        seat=int(said.get("seat", 0)),
        teaches=tuple(said.get("teaches", "").split()),
        plays_on="then" in said,
    )


def _seed(text: str) -> int:
    """A seed that a link can hold: what is learned may become a game."""
    if not 0 <= (seed := int(text)) < 1 << SEED_BITS:
        raise ValueError(f"no seed is {text}")
    return seed


def _step(lines: Lines) -> Step:
    said = _known(lines, _STEP)
    says = _texts(lines)
    if not says:
        raise ValueError(f"a step says nothing: {lines[0]}")
    step = Step(
        says,
        point=said.get("point", ""),
        choose=_choices(lines, "choose"),
        goal=tuple(map(_wanted, _all(lines, "goal"))),
        never=tuple(map(_wanted, _all(lines, "never"))),
        holds={name: int(least) for name, least in (one.split() for one in _all(lines, "holds"))},
        win="win" in said,
        within=int(said.get("within", 0)),
        solve=_choices(lines, "solve"),
        they=_choices(lines, "they"),
        hint=_spoken(lines, "hint"),
        wrong=_spoken(lines, "wrong"),
    )
    if step.choose and step.has_goal:
        raise ValueError(f"a step expects a choice and a goal: {says}")
    return step


def _known(lines: Lines, words: tuple[str, ...]) -> dict[str, str]:
    for word, _ in lines:
        if word not in words and not _LANGUAGE.fullmatch(word):
            raise ValueError(f"nobody understands “{word}”")
    return dict(lines)


def _all(lines: Lines, word: str) -> list[str]:
    return [rest for one, rest in lines if one == word]


def _texts(lines: Lines) -> dict[str, str]:
    return {word: rest for word, rest in lines if _LANGUAGE.fullmatch(word)}


def _spoken(lines: Lines, word: str) -> dict[str, str]:
    parts = (rest.partition(" ") for rest in _all(lines, word))
    return {language: said for language, _, said in parts}


def _choices(lines: Lines, word: str) -> tuple[str, ...]:
    found = (one.strip() for rest in _all(lines, word) for one in rest.split(";"))
    return tuple(one for one in found if one)


def _wanted(text: str) -> Wanted:
    kind, *facts = text.split()
    pairs = [one.partition("=") for one in facts]
    if not all(mark for _, mark, _ in pairs):
        raise ValueError(f"a goal has facts like “horde=yellow”: {text}")
    return Wanted(kind, {name: value for name, _, value in pairs})
