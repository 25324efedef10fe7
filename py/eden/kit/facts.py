"""From the fields of an action or an event to the words that a sentence needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from eden.kit.say import Say, listed

# What a value is called, in the language of `say`.
Name = Callable[[Any, Say], str]


def facts(
    thing: object,
    say: Say,
    *,
    kinds: Mapping[type, Name],
    more: Mapping[str, Mapping[str, Name]],
) -> dict[str, str]:
    """The fields of an action or an event in words, each under its own name.

    `kinds` says what a value of a type is called; all others stand as they are. `more` says, by the
    name of a field, what else is told of it, and under which name: its own for another word.
    """
    assert is_dataclass(thing)
    words = {}
    for field in fields(thing):
        value = getattr(thing, field.name)
        words[field.name] = _word(value, say, kinds)
        for name, told in more.get(field.name, {}).items():
            words[name] = told(value, say)
    return words


def _word(value: object, say: Say, kinds: Mapping[type, Name]) -> str:
    if isinstance(value, tuple) and value:
        return listed((_word(one, say, kinds) for one in value), say)
    named = kinds.get(type(value))
    return str(value) if named is None else named(value, say)
