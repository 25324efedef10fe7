"""What an adviser says: where to look, and why."""

from __future__ import annotations

from eden.engine.notation import Act
from eden.engine.think.player import Reason
from eden.kit.say import Say

from ..state import State
from .labels import group, label


def where(state: State, action: Act, say: Say) -> str:
    """Where to look, without the answer."""
    return group(action, say) or label(state, action, say)


def reason(state: State, action: Act, reasons: tuple[Reason, ...], say: Say) -> str:
    """Why, in one line."""
    return label(state, action, say)
