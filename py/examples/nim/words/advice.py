"""What an adviser says: where to look, and why."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.think.player import Reason
from eden.kit.say import N_, Say, capital

from ..state import State
from .names import facts

_WHERE: Final = N_("Look at {heap}.")
_WINS: Final = N_("what is left can be answered in no way that wins")
_ELSE: Final = N_("nothing wins by force: this leaves most to think about")


def where(state: State, action: Act, say: Say) -> str:
    """The heap, without the number."""
    return capital(say(_WHERE, **facts(action, say)))


def reason(state: State, action: Act, reasons: tuple[Reason, ...], say: Say) -> str:
    """Whether the choice wins by force."""
    return say(_WINS if any(one.feature == "wins" and one.then for one in reasons) else _ELSE)
