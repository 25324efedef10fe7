"""Small changes of frozen values that every game makes."""

from __future__ import annotations

from typing import Any, Final, TypeVar

T = TypeVar("T")
N = TypeVar("N", bound=tuple[Any, ...])


# A NamedTuple of this kind from all its values, in half the time that calling the kind takes.
quickly: Final = tuple.__new__


def quickly_replaced(kind: type[N]) -> type[N]:
    """The same NamedTuple, with a `_replace` that takes half the time where there are many fields.

    Every rule makes a new state, so nothing else is done as often.
    """
    # That a kind is a NamedTuple cannot be said as a type.
    places = {name: place for place, name in enumerate(kind._fields)}  # type: ignore[attr-defined]

    def _replace(self: N, /, **changes: Any) -> N:
        values = list(self)
        for name, value in changes.items():
            values[places[name]] = value
        return quickly(kind, values)

    kind._replace = _replace  # type: ignore[attr-defined]
    return kind


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same values without this one, if it is there several times without the first."""
    index = values.index(value)
    return (*values[:index], *values[index + 1 :])
