"""Small changes of frozen values that every game makes."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_at(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The same values with one replaced."""
    return (*values[:index], value, *values[index + 1 :])
