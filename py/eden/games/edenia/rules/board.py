"""The galaxy and what is on it: small questions and changes that every rule uses."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from eden.engine.game import Event
from eden.engine.values import with_at

from ..data import (
    AT,
    CELLS,
    DWARFS,
    ENDS,
    EXPLORATION,
    FLAG_POINTS,
    FLAGS,
    PLANET_CLOVERS,
    PLANETS,
    POINTS,
    SHEEP,
    STARTING,
    TILES,
    VALUES,
    Artefact,
    Cell,
    Kind,
    Trifolium,
    flock,
)
from ..events import TileLaid
from ..state import GOAL, NONE, UNSEEN, State

# What every rule gives back: the new state, and what happened.
Told = tuple[Event, ...]
Result = tuple[State, Told]


# By seat: where its sheep stand among all.
_FLOCKS: Final = tuple(slice(flock(seat).start, flock(seat).stop) for seat in range(4))


# -- cells and tiles ----------------------------------------------------------------------------


def cell_of(where: int) -> Cell:
    """The cell of a lane or of a place."""
    return CELLS[where - AT if where >= AT else where // ENDS]


def cells_with(state: State, kind: Kind) -> tuple[Cell, ...]:
    """The cells in which a place of this kind is known."""
    return _cells_with(state.cells, kind)


@lru_cache(1 << 8)
def _cells_with(cells: tuple[int, ...], kind: Kind) -> tuple[Cell, ...]:
    return tuple(
        cell for cell, tile in zip(CELLS, cells, strict=True)
        if tile != NONE and TILES[tile].kind == kind
    )  # fmt: skip


def deck_size(state: State) -> int:
    """How many tiles are left in the deck (ED-59)."""
    return state.cells.count(NONE) - len(state.drawn)


def next_tiles(state: State) -> tuple[int, ...]:
    """The tiles that can be on top of the deck: a starting one, any other, then known ones."""
    gone = {*state.cells, *state.bottom, *state.drawn}
    for some in (STARTING, EXPLORATION):
        left = tuple(tile for tile in some if tile not in gone)
        if left:
            return left
    return state.bottom[:1]


def tiles_within(state: State, draws: int) -> frozenset[int]:
    """The tiles that so many draws from the deck could bring."""
    gone = {*state.cells, *state.bottom, *state.drawn}
    found: set[int] = set()
    for some in (STARTING, EXPLORATION):
        left = {tile for tile in some if tile not in gone} - found
        if draws > 0:
            found |= left
        draws -= len(left)
    return frozenset({*found, *state.bottom[: max(0, draws)]})


def take_tile(state: State, tile: int) -> State:
    """The state when this tile has left the deck."""
    return state._replace(bottom=state.bottom[1:]) if tile in state.bottom else state


def lay_tile(state: State, tile: int, cell: Cell) -> Result:
    """A tile is laid, with the tokens that belong on it (ED-72, ED-81)."""
    tokens = 0
    if tile in PLANETS:
        tokens = min(PLANET_CLOVERS, state.supply)
        state = state._replace(
            pastures=with_at(state.pastures, tile, tokens), supply=state.supply - tokens
        )
    elif tile in DWARFS and not state.lambs:
        tokens = 2
        hidden = with_at(state.caches, tile - DWARFS[0], (UNSEEN, UNSEEN))
        state = state._replace(caches=hidden)
    state = state._replace(cells=with_at(state.cells, cell, tile))
    return state, (TileLaid(state.seat, tile, cell, tokens),)


# -- sheep --------------------------------------------------------------------------------------


def queue(state: State, lane: int) -> tuple[int, ...]:
    """The sheep on a lane, from its lower end to the other one (ED-60)."""
    return tuple(in_line((state.at, state.rank), lane)) if lane in state.at else ()


def in_line(sheep: Sheep, lane: int) -> list[int]:
    """Those of these sheep that are on a lane, from its lower end to the other one."""
    at, ranks = sheep
    here = [one for one, where in enumerate(at) if where == lane]
    if len(here) > 1:
        here.sort(key=ranks.__getitem__)
    return here


# By sheep: where it is, and its rank there.
Sheep = tuple[tuple[int, ...], tuple[int, ...]]


def lifted(state: State, sheep: int) -> Sheep:
    """All sheep without this one on its lane; those behind it close up."""
    lane, ranks = state.at[sheep], state.rank
    at = with_at(state.at, sheep, NONE)
    if lane >= AT or lane not in at:
        return at, ranks
    rank = ranks[sheep]
    closed = [
        r - 1 if where == lane and r > rank else r for where, r in zip(at, ranks, strict=True)
    ]
    return at, tuple(closed)


def stood(others: Sheep, sheep: int, where: int, rank: int) -> Sheep:
    """All sheep with this one, lifted before, at a place or at this rank on a lane."""
    at, ranks = others
    if where < AT and where in at:
        ranks = tuple(
            [
                r + 1 if other == where and r >= rank else r
                for other, r in zip(at, ranks, strict=True)
            ]
        )
    # Most have the rank that they had: then nothing is written anew.
    return with_at(at, sheep, where), ranks if ranks[sheep] == rank else with_at(ranks, sheep, rank)


def moved(state: State, sheep: int, where: int, rank: int = 0) -> State:
    """The state with this sheep at another place, or at this rank on another lane."""
    at, ranks = stood(lifted(state, sheep), sheep, where, rank)
    return state._replace(at=at, rank=ranks)


def first_alike(state: State, sheep: int) -> int:
    """The first of its flock that stands at the same place: they are alike; on a lane none are."""
    where = state.at[sheep]
    return sheep if where < AT else state.at.index(where, sheep - sheep % SHEEP)


def can_start(state: State, sheep: int) -> bool:
    """Whether this sheep can begin a move at all (ED-39, ED-57, ED-130)."""
    bound = state.bound
    if bound != NONE and bound != sheep:
        return False
    where = state.at[sheep]
    return where < AT or (where != GOAL and first_alike(state, sheep) == sheep)


def home(state: State, seat: int) -> int:
    """How many sheep of a seat are on Edenia."""
    return state.at[_FLOCKS[seat]].count(GOAL)


# -- clovers and points -------------------------------------------------------------------------


def gain(state: State, seat: int, clovers: int = 1) -> State:
    """Clovers go to a seat, from wherever they were."""
    return state._replace(clovers=with_at(state.clovers, seat, state.clovers[seat] + clovers))


def pay(state: State, clovers: int = 1) -> State:
    """The active player's clovers go back to the supply (ED-19)."""
    seat = state.seat
    left = with_at(state.clovers, seat, state.clovers[seat] - clovers)
    return state._replace(clovers=left, supply=state.supply + clovers)


def flags_left(state: State, seat: int) -> int:
    """The flags that a seat has in hand."""
    return 0 if state.lambs else FLAGS - state.flags.count(seat)


@cache
def _trifolium_points(tokens: tuple[Trifolium, ...]) -> int:
    return sum(VALUES[token] for token in tokens)


@cache
def _artefact_points(artefacts: tuple[Artefact, ...]) -> int:
    return sum(POINTS[artefact] for artefact in artefacts)


def scores(state: State) -> tuple[int, ...]:
    """The points of all seats for Trifolium, artefacts, flags and clovers (ED-26); in the lambs'
    game none."""
    if state.lambs:
        return (0,) * state.seats
    return _scores(state.won, state.hands, state.played, state.flags, state.clovers)


# They are asked for after every step, and most steps change none of them.
@lru_cache(1 << 9)
def _scores(
    won: tuple[tuple[Trifolium, ...], ...],
    hands: tuple[tuple[Artefact, ...], ...],
    played: tuple[tuple[Artefact, ...], ...],
    flags: tuple[int, ...],
    clovers: tuple[int, ...],
) -> tuple[int, ...]:
    return tuple(
        _trifolium_points(won[seat])
        + _artefact_points(hands[seat])
        + _artefact_points(played[seat])
        + FLAG_POINTS * flags.count(seat)
        + clovers[seat]
        for seat in range(len(clovers))
    )


def score(state: State, seat: int) -> int:
    """The points of a seat."""
    return scores(state)[seat]


def open_score(state: State, seat: int) -> int:
    """The points of a seat that everybody sees: without what it has face down (ED-109)."""
    return 0 if state.lambs else score(state, seat) - _artefact_points(state.hands[seat])
