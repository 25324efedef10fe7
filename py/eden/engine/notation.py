"""An action's text: its only notation, made from a form such as "{ally} to {place}"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any, ClassVar, get_type_hints


@dataclass(frozen=True, slots=True)
class Act:
    """Base of all actions: `str` fills the form with the fields, enums by their lower-case name."""

    form: ClassVar[str]

    def __str__(self) -> str:
        return _text(self)


# A page asks for the texts of all options a dozen times.
@lru_cache(maxsize=4096)
def _text(act: Act) -> str:
    names: tuple[str, ...] = act.__match_args__  # of its fields; to ask for those takes longer
    return act.form.format(**{name: written(getattr(act, name)) for name in names})


def parser(*kinds: type[Act]) -> Callable[[str], Act]:
    """The function that reads the text of any of these actions, and nothing else."""
    patterns = [(_pattern(kind), kind, get_type_hints(kind)) for kind in kinds]

    def parse(text: str) -> Act:
        for pattern, kind, types in patterns:
            match = pattern.fullmatch(text)
            if match is not None:
                return kind(**{k: _value(types[k], v) for k, v in match.groupdict().items()})
        raise ValueError(f"not an action: {text!r}")

    return parse


def _pattern(kind: type[Act]) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[a-z0-9]+)", re.escape(kind.form)))


def written(value: object) -> str:
    """How a field is written."""
    return value.name.lower() if isinstance(value, IntEnum) else str(value)


def _value(kind: Any, text: str) -> Any:
    if issubclass(kind, IntEnum):
        try:
            return kind[text.upper()]
        except KeyError:
            raise ValueError(f"no such {kind.__name__}: {text}") from None
    value = kind(text)
    if str(value) != text:
        raise ValueError(f"not written the one way: {text}")
    return value
