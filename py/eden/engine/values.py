"""Small changes of frozen values that every game makes."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:index], value, *values[index + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The same values without this one, if it is there several times without the first."""
    index = values.index(value)
    return (*values[:index], *values[index + 1 :])
