"""What a choice wins or costs, and what one would regret about it."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import Take
from ..state import State

_WINS: Final = N_("the last stone: you win")
_LOSES: Final = N_("the last stone: you lose")
_REGRET: Final = N_("Whoever takes the last stone loses.")


def _last(state: State, action: Act) -> bool:
    return isinstance(action, Take) and sum(state.left) == action.count


def stake(state: State, action: Act, say: Say) -> str:
    """A few words where the game is decided."""
    if not _last(state, action):
        return ""
    return say(_LOSES if state.misere else _WINS)


def regret(state: State, action: Act, say: Say) -> str:
    """Who loses by it is asked once more, if there is another way."""
    forced = sum(state.left) == 1
    return say(_REGRET) if state.misere and _last(state, action) and not forced else ""
