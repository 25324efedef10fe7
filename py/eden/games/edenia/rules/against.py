"""Reasons that many steps share: which sheep is meant, and what must be decided first."""

from __future__ import annotations

from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Judge, No, Noes

from ..acts import (
    Choose,
    End,
    Go,
    Graze,
    Leap,
    Leave,
    Out,
    Pass,
    Plant,
    Play,
    Search,
    Stop,
    Straight,
    Switch,
    Take,
    Teleport,
)
from ..data import AT, NUMBERS, sheep_of
from ..state import GOAL, NONE, Phase, State
from .board import first_alike

# What a sheep of the active player does.
OfSheep = Leave | Go | Teleport | Switch
Against = dict[type, Judge[State, Any]]


def meant(state: State, act: OfSheep) -> int:
    """The sheep that an action is about."""
    return sheep_of(state.seat, act.sheep)


# Nothing is against it where it is asked.
FREE: Final = Noes[State, Any]()

# -- which sheep --------------------------------------------------------------------------------

NO_SUCH_SHEEP: Final[No[State, OfSheep]] = No(
    "ED-16", lambda state, act: act.sheep not in NUMBERS, bars=True
)
ANOTHER_MOVES: Final[No[State, OfSheep]] = No(
    "ED-130", lambda state, act: state.bound not in (NONE, meant(state, act))
)


def _waits(state: State, act: OfSheep) -> bool:
    sheep = meant(state, act)
    return state.at[sheep] >= AT and first_alike(state, sheep) != sheep


# Why a sheep does not begin a move.
STAYS: Final[tuple[No[State, OfSheep], ...]] = (
    NO_SUCH_SHEEP,
    No("ED-57", lambda state, act: state.at[meant(state, act)] == GOAL, bars=True),
    ANOTHER_MOVES,
    No("ED-39", _waits),
)

# -- what comes first ---------------------------------------------------------------------------

# Why an artefact is not one's own to play.
NOT_OWN: Final[tuple[No[State, Play], ...]] = (
    No("ED-132", lambda state, _: state.lambs, "artefact", bars=True),
    No("ED-108", lambda state, play: play.artefact in state.played[state.seat], bars=True),
    No("ED-109", lambda state, play: play.artefact not in state.hands[state.seat], bars=True),
)
_DURING: Final[No[State, Play]] = No("ED-107", lambda state, _: state.move is not None, "move")
_OF_A_TURN: Final = (
    *(Leave, Go, Teleport, Pass, End),
    *(Leap, Stop, Out, Choose, Straight, Search, Take, Graze, Plant),
)


def first(phase: Phase, rule: str, about: str = "first", *more: type[Act]) -> Against:
    """What is asked in a phase is answered before anything else of the turn, and before `more`."""
    asked: No[State, Any] = No(rule, lambda state, _: state.phase == phase, about)
    return {
        **dict.fromkeys((*_OF_A_TURN, *more), Noes(asked)),
        Play: Noes(*NOT_OWN, _DURING, asked),
    }
