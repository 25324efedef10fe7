"""What has changed since whoever looks chose, beside each number that counts it."""

from __future__ import annotations

from collections.abc import Callable

from eden.kit.say import N_, Say
from eden.kit.svg import tag

from ..state import State
from .touch import Touch

_JUST_NOW = N_("{said}, {change} just now")


def change(now: Touch, count: Callable[[State], int]) -> int:
    """By how much a count differs from what it was; 0 where nothing has happened."""
    return 0 if now.trail is None else count(now.state) - count(now.trail.before)


def badge(by: int) -> str:
    """The change as it is seen; '' for none."""
    kind = "gain" if by > 0 else "loss"
    return tag("small", _signed(by), class_=f"change {kind}") if by else ""


def with_change(said: str, by: int, say: Say) -> str:
    """What a number is called, and how it has changed."""
    return say(_JUST_NOW, said=said, change=_signed(by)) if by else said


def _signed(by: int) -> str:
    return f"{by:+d}".replace("-", "−")
