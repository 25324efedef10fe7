"""A short fingerprint of a state, the same on every Python."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from typing import Final

# Most of a state, and a link asks for all of it at every choice.
_PLAIN: Final = frozenset({int, bool, str, type(None)})


def digest(*values: object) -> bytes:
    """32 bytes that differ when the values do."""
    return sha256("\n".join(map(canonical, values)).encode()).digest()


def canonical(value: object) -> str:
    """A text of the value that depends neither on hash order nor on how enums print."""
    if type(value) in _PLAIN:
        return repr(value)
    if isinstance(value, tuple):
        return f"({','.join(map(canonical, value))})"
    if isinstance(value, Enum):
        return canonical(value.value)
    if is_dataclass(value) and not isinstance(value, type):
        inner = ",".join(canonical(getattr(value, f.name)) for f in fields(value))
        return f"{type(value).__name__}({inner})"
    if isinstance(value, frozenset):
        return f"{{{','.join(sorted(map(canonical, value)))}}}"
    raise TypeError(f"a state is made of frozen values, not of {type(value).__name__}")
