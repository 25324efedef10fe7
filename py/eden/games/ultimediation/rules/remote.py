"""Remote actions: three characters together reach everything (UM-61, UM-62)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes, Refusal, always
from eden.engine.step import Step

from ..acts import Join, Remote
from ..data import REMOTE_TEAM, SHEETS, Character, Deed
from ..events import Joined
from ..state import Job, State, Task
from . import cancel, teleport
from .board import Result, done, first, spend, then
from .reasons import ABSENT, NO_CUBE, Reason, no_place

REMOTE: Final = (Remote(Deed.TD), Remote(Deed.AD))
JOIN: Final = tuple(Join(one) for one in Character)
_RULES: Final = {Deed.TD: "UM-61", Deed.AD: "UM-62"}
_REACH: Final = {Deed.TD: teleport.anywhere, Deed.AD: cancel.anywhere}
_ANYTHING: Final[dict[Deed, Callable[[State, bool], bool]]] = {
    Deed.TD: teleport.anything,
    Deed.AD: lambda state, room: cancel.anything(state),
}
_MEANT: Final = {Deed.TD: teleport.all_afar, Deed.AD: cancel.all_afar}
# Three have joined for the one, not for the other.
_OTHER: Final[dict[Deed, Reason]] = {
    Deed.TD: No("UM-62", always, "cancels"),
    Deed.AD: No("UM-61", always, "teleports"),
}
_DONE: Final[dict[Deed, Callable[[State, Act], Result]]] = {
    Deed.TD: teleport.lift_anything,
    Deed.AD: cancel.clear,
}


def able(state: State, deed: Deed) -> tuple[Character, ...]:
    """Who can put a cube on the place for a remote action."""
    cubes, used = state.cubes, state.used
    return tuple([one for one in state.team if cubes[one] and used[one][deed] < SHEETS[one][deed]])


def worth(state: State, deed: Deed, joining: list[Deed], room: bool) -> bool:
    """Whether there is something to be done from afar, and three of those can join for it; `room`:
    whether the Earth is known to be spacious."""
    return joining.count(deed) >= REMOTE_TEAM and _ANYTHING[deed](state, room)


def _too_few(deed: Deed) -> Reason:
    return No(
        _RULES[deed],
        lambda state, act: act.deed == deed and len(able(state, deed)) < REMOTE_TEAM,
        "few",
    )


def _nothing(deed: Deed) -> Reason:
    return No(
        _RULES[deed],
        lambda state, act: act.deed == deed and not _ANYTHING[deed](state, False),
        "nothing",
    )


AGAINST: Final = Noes[State, Remote](
    No("UM-61", lambda state, act: act.deed not in _RULES, "deed", bars=True),
    *(_too_few(deed) for deed in _RULES),
    *(_nothing(deed) for deed in _RULES),
)


# -- who joins ----------------------------------------------------------------------------------


def begin(state: State, deed: Deed) -> Result:
    """Three have to join."""
    return then(state, Task(Job.JOIN, deed, REMOTE_TEAM)), ()


def _joining(state: State) -> tuple[Act, ...]:
    """Who can join next: the three join in any order."""
    deed, joined = first(state).deed, state.joined
    return tuple([JOIN[one] for one in able(state, deed) if one not in joined])


def _join(state: State, action: Act) -> Result:
    """A character puts a cube on the place for it; the third one completes the trio.

    Those who have joined stand in the order of the sheets, so that in whatever order they came the
    table is the same.
    """
    assert isinstance(action, Join)
    task = first(state)
    one, deed, rest = action.character, task.deed, state.agenda[1:]
    joined = tuple(sorted((*state.joined, one)))
    if task.left > 1:
        return spend(state, one, deed, joined=joined, agenda=task.less() + rest), ()
    team = tuple(Character(one) for one in joined)
    state = spend(state, one, deed, joined=(), agenda=(Task(Job.REMOTE, deed), *rest))
    return state, (Joined(team, deed),)


def _reached(state: State) -> tuple[Act, ...]:
    """What the trio can reach: everything."""
    return tuple(_REACH[first(state).deed](state))


def _act(state: State, action: Act) -> Result:
    """It is done from afar."""
    return _DONE[first(state).deed](done(state), action)


def _meant(state: State) -> tuple[Act, ...]:
    return _MEANT[first(state).deed](state)


def _joins(deed: Deed) -> Noes[State, Join]:
    """What is against joining for this."""
    return Noes(
        ABSENT,
        No(_RULES[deed], lambda state, act: act.character in state.joined, "joined", bars=True),
        NO_CUBE,
        no_place(deed),
    )


_JOINS: Final = {deed: _joins(deed) for deed in _RULES}


def _no_join(state: State, join: Join) -> Refusal[State, Join] | None:
    return _JOINS[first(state).deed](state, join)


def _of(deed: Deed, judge: Judge[State, Any]) -> Judge[State, Any]:
    """A judge of one remote action: what belongs to the other one is told so."""
    other = Noes[State, Act](_OTHER[deed])
    return lambda state, act: (judge if first(state).deed == deed else other)(state, act)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.JOIN: Step(
        "join", _joining, _join, against={Join: _no_join}, candidates=lambda state: JOIN
    ),
    Job.REMOTE: Step(
        "remote",
        _reached,
        _act,
        against={
            **{kind: _of(Deed.TD, judge) for kind, judge in teleport.AFAR.items()},
            **{kind: _of(Deed.AD, judge) for kind, judge in cancel.AFAR.items()},
        },
        candidates=_meant,
    ),
}
