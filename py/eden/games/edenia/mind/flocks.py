"""What every flock has and can do, and how the game would go on from here."""

from __future__ import annotations

from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from eden.engine.game import Seat

from ..data import (
    AT,
    DWARFS,
    FLAG_POINTS,
    GOAL_SHEEP,
    NEXT,
    PLANETS,
    SHEEP,
    TELEPORTERS,
    VALUES,
    Cell,
    flock,
    straight,
)
from ..rules.board import flags_left, score
from ..state import GOAL, NONE, Phase, State
from .promise import promised
from .ways import OpenWay, Outlook, Ways, ways

# In these phases the turn goes on where it was before the artefact that is being used.
_ASIDE: Final = (Phase.GUARD, Phase.SCOPE, Phase.SCOPE_CELL)
# A way that is open but for clovers: turns for each that is missing, and at most.
_MISSING: Final = 0.5
_BLOCKED: Final = 2.5


class Flock(NamedTuple):
    """What one flock has and can do."""

    # Turns until it can move, as a part of a round.
    wait: float
    home: int
    # What it has, and what the choice brings that it is asked to make.
    points: int
    # The turns that each sheep outside Edenia still needs, the fewest first.
    turns: tuple[float, ...]
    # How many sheep can be on Edenia after one move, and where they can stop, as bits of cells.
    open: int
    reach: int
    # Whether a sheep may explore in one move.
    explores: bool

    def arrival(self, nth: int) -> float:
        """When the nth of its sheep outside is on Edenia, in rounds from now."""
        return self.wait + fsum(self.turns[:nth]) - 1.0


def flocks(state: State) -> list[Flock]:
    """All flocks, by seat."""
    found = ways(state.cells, open_teleporters(state))
    every = [_flock(state, found, seat) for seat in range(state.seats)]
    if state.move is not None:
        mine = every[state.seat]
        rivals = _replacers(state, every, state.seat)
        every[state.seat] = mine._replace(points=mine.points + promised(state, rivals))
    return every


def _replacers(state: State, every: list[Flock], seat: Seat) -> int:
    """Where those can be after one move who could replace a flag of a seat, as bits of cells."""
    reach = 0
    for other, one in enumerate(every):
        if other != seat and flags_left(state, other):
            reach |= one.reach
    return reach


def _flock(state: State, found: Ways, seat: Seat) -> Flock:
    turns: list[float] = []
    ready = reach = 0
    explores = False
    at, moving = state.at, -1 if state.move is None else state.move.sheep
    for sheep in flock(seat):
        where = at[sheep]
        if sheep == moving:
            left = under_way(state, found)
            turns.append(left)
            ready += left == 0.0
        elif where != GOAL:
            outlook = found.outlook(where)
            reach |= outlook.reach
            explores = explores or outlook.explores
            left = outlook.turns
            if outlook.open:
                missing = leaps(state, sheep, outlook) - state.clovers[seat]
                ready += missing <= 0
                left = 1.0 if missing <= 0 else min(_BLOCKED, 1.0 + _MISSING * missing)
            turns.append(left)
    turns.sort()
    return Flock(
        wait=waits(state, seat),
        home=SHEEP - len(turns),
        points=score(state, seat),
        turns=tuple(turns),
        open=ready,
        reach=reach,
        explores=explores,
    )


def waits(state: State, seat: Seat) -> float:
    """How much of a round passes until a seat can move; 0: it is its turn, and it has not."""
    spent = state.move is not None or state.phase == Phase.AFTER
    if state.phase in _ASIDE:
        spent = state.back == Phase.AFTER
    if spent and not state.again:
        return (seat - state.seat - 1) % state.seats / state.seats
    return (seat - state.seat) % state.seats / state.seats


def leaps(state: State, sheep: int, outlook: Outlook) -> int:
    """The clovers that the cheapest open way costs."""
    return min(_cost(state, sheep, way) for way in outlook.open)


def _cost(state: State, sheep: int, way: OpenWay) -> int:
    at = state.at
    cost = way.fare
    lane = at[sheep]
    if lane < AT:
        rank = state.rank[sheep]
        cost += rank if way.to == lane else at.count(lane) - 1 - rank
    for passed in way.passed:
        if passed in at:
            cost += at.count(passed)
    return cost


def under_way(state: State, found: Ways) -> float:
    """The turns after this one that the moving sheep needs."""
    move, phase, tired = state.move, state.phase, state.explored
    assert move is not None
    where, to = state.at[move.sheep], move.to
    if where == GOAL:
        return 0.0
    match phase:
        case Phase.EXPLORE | Phase.LAY | Phase.UNDER:
            return found.into(NEXT[to])
        case Phase.HOLE:
            return found.hole(tired=tired)
        case Phase.DIE:
            return fsum(found.beyond(end, tired=tired) for end in range(to, to + 3)) / 3.0
        case Phase.LEAVE:
            return found.from_arms(where - AT)
        case Phase.DWARF:
            return min(found.place(where - AT), found.beyond(to, tired=tired))
        case Phase.LEAP if to >= AT:
            stay = found.outlook(where).turns
            return min(stay, found.beyond(straight(where), tired=tired))
        case Phase.LEAP | Phase.TUNNEL:
            return min(found.outlook(where).turns, found.beyond(to, tired=tired))
    return found.place(where - AT)


@lru_cache(maxsize=1024)
def _teleporters(cells: tuple[int, ...]) -> tuple[tuple[Cell, int], ...]:
    return tuple((Cell(cell), tile) for cell, tile in enumerate(cells) if tile in TELEPORTERS)


def open_teleporters(state: State) -> tuple[Cell, ...]:
    """The cells to which a sheep can be teleported."""
    return tuple(
        cell
        for cell, tile in _teleporters(state.cells)
        if tile not in state.sabotaged and AT + cell not in state.at
    )


# -- what lasts ---------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def cell_bits(cells: tuple[int, ...]) -> tuple[int, ...]:
    """By planet and dwarf planet: the bit of its cell, 0 while it is in the deck."""
    return tuple(1 << cells.index(tile) if tile in cells else 0 for tile in (*PLANETS, *DWARFS))


def loose_flags(state: State, all_flocks: list[Flock]) -> list[int]:
    """By seat: how many of its flags a rival can replace by its next move."""
    loose = [0] * state.seats
    bits = cell_bits(state.cells)
    for planet, holder in enumerate(state.flags):
        if holder != NONE and planet != state.guarded:
            loose[holder] += bool(_replacers(state, all_flocks, holder) & bits[planet])
    return loose


def lasting(all_flocks: list[Flock], loose: list[int]) -> list[int]:
    """By seat: its points, without those for loose flags: these may well be gone when it matters,
    and two flocks beside one planet would else replace each other's for ever."""
    return [one.points - FLAG_POINTS * few for one, few in zip(all_flocks, loose, strict=True)]


# -- how it may go on -----------------------------------------------------------------------------


class Forecast(NamedTuple):
    """How the game ends if every flock brings home its nearest sheep first."""

    winner: Seat
    race: bool
    when: float
    points: tuple[int, ...]


def forecast(state: State, all_flocks: list[Flock], points: list[int]) -> Forecast:
    """Sheep arrive in the order of the turns that they need, and take what Trifolium is left."""
    arrivals = sorted(
        (one.arrival(nth), seat)
        for seat, one in enumerate(all_flocks)
        for nth in range(1, len(one.turns) + 1)
    )
    points = points[:]
    at_home = [one.home for one in all_flocks]
    needed = GOAL_SHEEP[state.lambs]
    tokens = list(state.trifolium)
    when = 0.0
    for when, seat in arrivals:
        at_home[seat] += 1
        if tokens:
            points[seat] += VALUES[tokens.pop(0)]
        if at_home[seat] >= needed:
            return Forecast(seat, True, when, tuple(points))
        if not tokens and not state.lambs:
            break
    return Forecast(points.index(max(points)), False, when, tuple(points))
