"""What the hordes will do once the turn is ended: in every order, by every choice."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from eden.engine.game import Event, Outcome

from ..acts import React
from ..data import Piece
from ..events import AllySent, ShieldHeld, TerrainDestroyed, TerrainRavaged
from ..state import NOTHING, Phase, State
from . import hordes
from .ending import outcome


class Likely(IntEnum):
    """Whether something happens in no way, in some or in all."""

    NEVER, MAYBE, SURELY = range(3)


class Deed(NamedTuple):
    """Something that a horde does, and the states around it."""

    before: State
    after: State
    event: Event


class Way(NamedTuple):
    """One way through the hordes' phase: who acted when, what was asked, and what came of it."""

    order: tuple[Piece, ...]
    asked: frozenset[Phase]
    deeds: tuple[Deed, ...]
    state: State
    outcome: Outcome | None


class Foresight(NamedTuple):
    """All that can come of the hordes' phase."""

    # What happens in all ways, and what only in some.
    sure: tuple[Deed, ...]
    maybe: tuple[Deed, ...]
    lost: Likely
    won: Likely
    # Whether there is more than one order, and whether anything depends on it.
    orders: bool
    order_matters: bool
    # What the player is asked in some way: Phase.SEND, Phase.SHIELD.
    asked: frozenset[Phase]


def foresee(state: State) -> Foresight:
    """What comes of ending the turn now; the dice make no difference to it."""
    return _foreseen(
        state._replace(phase=Phase.HORDES, effect=None, dice=(), spots=(), closed=NOTHING)
    )


@lru_cache(maxsize=256)
def _foreseen(state: State) -> Foresight:
    ways = tuple(_ways(Way((), frozenset(), (), state, outcome(state))))
    found: dict[object, Deed] = {}
    for way in ways:
        for deed in way.deeds:
            found.setdefault(_shown(deed), deed)
    always = set.intersection(*({_shown(deed) for deed in way.deeds} for way in ways))
    ends: dict[tuple[Piece, ...], set[object]] = {}
    for way in ways:
        ends.setdefault(way.order, set()).add(_end(way))
    return Foresight(
        sure=tuple(deed for key, deed in found.items() if key in always),
        maybe=tuple(deed for key, deed in found.items() if key not in always),
        lost=_likely(way.outcome is not None and not way.outcome.winners for way in ways),
        won=_likely(way.outcome is not None and bool(way.outcome.winners) for way in ways),
        orders=len(ends) > 1,
        order_matters=len(set(map(frozenset, ends.values()))) > 1,
        asked=frozenset().union(*(way.asked for way in ways)),
    )


def _ways(way: Way) -> Iterator[Way]:
    """All ways on from here; a new objective, which is turned over in between, changes nothing."""
    state = way.state
    step = hordes.STEPS[state.phase]
    acts = () if way.outcome else step.options(state)
    if not acts:
        yield way
    for act in acts:
        order = (*way.order, act.horde) if isinstance(act, React) else way.order
        after, events = step.apply(state, act)
        asked = way.asked | {after.phase} if after.phase != Phase.HORDES else way.asked
        deeds = (*way.deeds, *(Deed(state, after, event) for event in events))
        yield from _ways(Way(order, asked, deeds, after, outcome(after)))


def _shown(deed: Deed) -> object:
    """What can be seen of a deed: a terrain or an ally does not care which horde it was."""
    match deed.event:
        case TerrainRavaged(_, place) | TerrainDestroyed(_, place):
            return type(deed.event), place
        case AllySent(_, ally, _):
            return AllySent, ally
        case ShieldHeld(_, ally):
            return ShieldHeld, deed.before.at[ally]
        case event:
            return event


def _end(way: Way) -> object:
    """What tells one end from another: how the game ended, else the table, whoever was first."""
    if way.outcome is not None:
        return way.outcome.rule
    return way.state._replace(won=tuple(sorted(way.state.won)))


def _likely(holds: Iterator[bool]) -> Likely:
    every = tuple(holds)
    return Likely.SURELY if all(every) else Likely.MAYBE if any(every) else Likely.NEVER
