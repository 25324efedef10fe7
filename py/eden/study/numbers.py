"""A state as a row of whole numbers, always as many, each with a name; different where it differs.

It follows from the types of the state: a number is itself, an enum its value, yes and no are 1 and
0. What may be missing begins with 1 or 0 for whether it is there. A run of things begins with how
many there are, and ends with zeros. A set is 1 or 0 for each thing that could be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import IntEnum
from types import UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from eden.engine.game import AnyGame
from eden.engine.problem import Problem
from eden.study.sizes import OPEN, sizes_of

Write = Callable[[Any, list[int]], None]


class Part(NamedTuple):
    """Some of the numbers: what each one is called, and how they are written down."""

    names: tuple[str, ...]
    write: Write


class Numbers:
    """How the states of a game, which are all of one kind, become numbers."""

    def __init__(self, game: AnyGame, kind: type) -> None:
        """Field by field."""
        words = tuple(value for option in game.options for value in option.values)
        self._parts = _Parts(sizes_of(game.slug).most, words).fields(kind, "")
        self.names = tuple(name for part in self._parts.values() for name in part.names)

    def of(self, state: Any) -> list[int]:
        """The numbers of a state."""
        out: list[int] = []
        for key, part in self._parts.items():
            part.write(getattr(state, key), out)
        return out

    def among(self, worlds: Sequence[Any]) -> tuple[list[int], list[bool]]:
        """The numbers of the first world, and which of them are not the same in all."""
        numbers: list[int] = []
        marks: list[bool] = []
        for key, part in self._parts.items():
            rows = []
            for value in dict.fromkeys(getattr(world, key) for world in worlds):
                rows.append(row := list[int]())
                part.write(value, row)
            numbers += rows[0]
            if len(rows) == 1:
                marks += [False] * len(rows[0])
            else:
                marks += [len(set(column)) > 1 for column in zip(*rows, strict=True)]
        return numbers, marks


@dataclass(frozen=True, slots=True)
class _Parts:
    """Makes parts from types, by the bounds of one game."""

    most: Mapping[str, tuple[int, ...]]
    words: tuple[str, ...]

    def part(self, hint: Any, name: str, default: Any, most: tuple[int, ...]) -> Part:
        """The part of one value; `most` are the bounds from this level on."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            (kind,) = (one for one in inner if one is not type(None))
            return _maybe(name, self.part(kind, name, None, most))
        if origin is frozenset:
            return self._set(inner[0], name, most)
        if origin is tuple and inner[-1] is not ...:
            each = [self.part(one, f"{name}.{n}", None, ()) for n, one in enumerate(inner)]
            return _row(each, tuple)
        if origin is tuple:
            return self._run(inner[0], name, default, most)
        if _fields(hint):
            return self.named(hint, name)
        return Part((name,), _number)

    def named(self, kind: Any, name: str) -> Part:
        """The parts of what has fields, one after the other."""
        parts = self.fields(kind, f"{name}.")
        return _row(parts.values(), lambda value: tuple(getattr(value, key) for key in parts))

    def fields(self, kind: Any, start: str) -> dict[str, Part]:
        """The part of each field, by its name."""
        hints, defaults = get_type_hints(kind), getattr(kind, "_field_defaults", {})
        return {
            key: self.part(hints[key], start + key, defaults.get(key), self.most.get(key, ()))
            for key in _fields(kind)
        }

    def _set(self, kind: Any, name: str, most: tuple[int, ...]) -> Part:
        if get_origin(kind) is tuple:
            run = _run(name, [self.part(kind, f"{name}.{n}", None, ()) for n in range(most[0])])
            return Part(run.names, lambda value, out: run.write(sorted(value), out))
        if kind is str:
            return _among(name, self.words)
        if issubclass(kind, IntEnum):
            return _among(name, tuple(kind))
        return _among(name, range(most[0] if most else OPEN))

    def _run(self, kind: Any, name: str, default: Any, most: tuple[int, ...]) -> Part:
        """A run of things; as many as in the default, where that is not empty."""
        inside = default[0] if default else None
        count = most[0] if most else len(default) if default else OPEN
        each = [self.part(kind, f"{name}.{n}", inside, most[1:]) for n in range(count)]
        return _fixed(name, each) if default and len(default) == count else _run(name, each)


def _fields(kind: Any) -> tuple[str, ...]:
    """The names of the fields of a class that has some."""
    if is_dataclass(kind):
        return tuple(one.name for one in fields(kind))
    return getattr(kind, "_fields", ())


def _number(value: Any, out: list[int]) -> None:
    out.append(int(value))


def _row(parts: Iterable[Part], values: Callable[[Any], tuple[Any, ...]]) -> Part:
    listed = tuple(parts)

    def write(value: Any, out: list[int]) -> None:
        for part, one in zip(listed, values(value), strict=True):
            part.write(one, out)

    return Part(tuple(name for part in listed for name in part.names), write)


def _maybe(name: str, part: Part) -> Part:
    nothing = (0,) * (1 + len(part.names))

    def write(value: Any, out: list[int]) -> None:
        if value is None:
            out.extend(nothing)
        else:
            out.append(1)
            part.write(value, out)

    return Part((f"{name}?", *part.names), write)


def _fixed(name: str, each: list[Part]) -> Part:
    row = _row(each, tuple)

    def write(value: Any, out: list[int]) -> None:
        if len(value) != len(each):
            raise _TooMany(name, len(value), len(each))
        row.write(value, out)

    return Part(row.names, write)


def _run(name: str, each: list[Part]) -> Part:
    lengths = tuple(len(part.names) for part in each)

    def write(value: Any, out: list[int]) -> None:
        if len(value) > len(each):
            raise _TooMany(name, len(value), len(each))
        out.append(len(value))
        for part, one in zip(each, value, strict=False):
            part.write(one, out)
        out.extend((0,) * sum(lengths[len(value) :]))

    return Part((f"{name}#", *(inner for part in each for inner in part.names)), write)


def _among(name: str, things: Iterable[Any]) -> Part:
    listed: Final = tuple(things)
    known = frozenset(listed)

    def write(value: Any, out: list[int]) -> None:
        if not value <= known:
            raise _TooMany(name, len(value), len(listed))
        out.extend(thing in value for thing in listed)

    words = (thing.name.lower() if isinstance(thing, IntEnum) else thing for thing in listed)
    return Part(tuple(f"{name}.{word}" for word in words), write)


class _TooMany(Problem):
    def __init__(self, name: str, found: int, most: int) -> None:
        super().__init__(
            "“{name}” has {found} things, not among the {most} that eden.study.sizes says.",
            name=name,
            found=found,
            most=most,
        )
