"""Remote actions: three characters together reach everything (UM-61, UM-62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.notation import Act
from eden.engine.step import Step

from ..acts import Join, Remote
from ..data import REMOTE_TEAM, Character, Deed
from ..events import Joined
from ..state import NONE, Job, State, Task
from . import cancel, teleport
from .board import Result, can, done, done_once, first, spend, then

REMOTE: Final = (Remote(Deed.TD), Remote(Deed.AD))
JOIN: Final = tuple(Join(one) for one in Character)
RULES: Final = {Deed.TD: "UM-61", Deed.AD: "UM-62"}
_REACH: Final = {Deed.TD: teleport.anywhere, Deed.AD: cancel.anywhere}
_DONE: Final[dict[Deed, Callable[[State, Act], Result]]] = {
    Deed.TD: teleport.lift_anything,
    Deed.AD: cancel.clear,
}


def no_remote(state: State, deed: Deed) -> str | None:
    """The rule that forbids a remote action now, or None."""
    able = sum(can(state, one, deed) for one in state.team) >= REMOTE_TEAM
    return None if able and any(_REACH[deed](state)) else RULES[deed]


def begin(state: State, deed: Deed) -> Result:
    """Three have to join."""
    return then(state, Task(Job.JOIN, deed, REMOTE_TEAM)), ()


def _able(state: State) -> tuple[Act, ...]:
    """Who can join next; in the order of the sheets, so that a trio is chosen in one way only."""
    deed, left = first(state).deed, first(state).left
    after = state.joined[-1] if state.joined else NONE
    able = [one for one in state.team if one > after and can(state, one, deed)]
    return tuple(JOIN[one] for one in able[: len(able) - left + 1])


def _join(state: State, action: Act) -> Result:
    """A character puts a cube on the place for it; the third one completes the trio."""
    assert isinstance(action, Join)
    task = first(state)
    state = spend(state, action.character, task.deed)
    joined = (*state.joined, action.character)
    if task.left > 1:
        return done_once(state)._replace(joined=joined), ()
    team = tuple(Character(one) for one in joined)
    state = done(state, Task(Job.REMOTE, task.deed))._replace(joined=())
    return state, (Joined(team, task.deed),)


def _reached(state: State) -> tuple[Act, ...]:
    """What the trio can reach: everything."""
    return tuple(_REACH[first(state).deed](state))


def _act(state: State, action: Act) -> Result:
    """It is done from afar."""
    return _DONE[first(state).deed](done(state), action)


def _only(among: Callable[[State], tuple[Act, ...]]) -> Callable[[State, Act], str | None]:
    """All that is not among these is answered by the rule of the remote action."""
    return lambda state, action: None if action in among(state) else RULES[first(state).deed]


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.JOIN: Step("join", _able, _join, "UM-61", forbids=_only(_able)),
    Job.REMOTE: Step("remote", _reached, _act, "UM-61", forbids=_only(_reached)),
}
