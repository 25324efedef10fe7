"""A sheep under way: from lane to lane until something stops it or somebody must choose."""

from __future__ import annotations

from functools import cache

from eden.engine.game import Event
from eden.engine.values import quickly, with_at

from ..data import (
    ARRIDIS,
    AT,
    CELLS,
    ENDS,
    NEXT,
    PLACE,
    RELAYS,
    TILES,
    TUNNELS,
    Kind,
    path_of,
    straight,
)
from ..events import (
    Crossed,
    FellIn,
    Halt,
    Halted,
    Landed,
    Leapt,
    Ran,
    Relayed,
    Repaired,
    TrifoliumTaken,
    Tunnelled,
)
from ..state import GOAL, NONE, Move, Phase, State
from .board import (
    Result,
    cell_of,
    gain,
    in_line,
    lifted,
    pay,
    stood,
)
from .ending import lawful

Way = tuple[int, int]


def way_in(state: State, end: int) -> Way:
    """The lane that a sheep takes when it enters a tile by this end, and where it leads."""
    return _way(state.cells[end // ENDS], end)


@cache
def _way(tile: int, end: int) -> Way:
    cell, local = divmod(end, ENDS)
    far = TILES[tile].far[local]
    lane = cell * ENDS + TILES[tile].lanes[local]
    return lane, AT + cell if far == PLACE else cell * ENDS + far


def way_back(state: State, lane: int, to: int) -> int:
    """Where a lane leads in the other direction."""
    return lane if to != lane else way_in(state, lane)[1]


def way_on(state: State, arm: int) -> int:
    """The arm by which a sheep that came in by this one goes straight on past the place."""
    cell = arm // ENDS
    arms = TILES[state.cells[cell]].arms
    if len(arms) == 2:
        return cell * ENDS + arms[arms[0] == arm % ENDS]
    return straight(arm)


def ahead(state: State, sheep: int, to: int) -> int:
    """How many sheep stand between this one and the end of its lane that it heads for."""
    lane, rank = state.at[sheep], state.rank[sheep]
    return rank if to == lane else state.at.count(lane) - 1 - rank


class Trip:
    """One run of a sheep; each method goes one step, or says how the run ended."""

    __slots__ = (
        *("sheep", "to", "lane", "ahead", "been", "began", "falls", "stirred"),
        *("ways", "events", "state", "others", "taken"),
    )

    def __init__(self, state: State, move: Move) -> None:
        self.sheep, self.to, been, self.began, self.falls, self.stirred = move
        self.lane = lane = state.at[self.sheep]
        self.ahead = ahead(state, self.sheep, self.to) if lane < AT else 0
        self.been = set(been)
        self.ways: list[Way] = [(lane, self.to)] if lane < AT else []
        self.events: list[Event] = []
        # What the run changes; where it is found in the end stands there only then.
        self.state = state
        self.others = lifted(state, self.sheep)
        self.taken = self.others[0]  # by the others: lanes and places

    def run(self) -> Result:
        """Run on until the sheep stands."""
        ended = None
        while ended is None:
            if self.began and self.stirred and self.began == (self.lane, self.to, self.ahead):
                ended = self.halt(Halt.BACK)
            elif self.ahead:
                ended = self._behind()
            elif self.to >= AT:
                ended = self._reach_place()
            else:
                ended = self._reach_edge()
            self.stirred = True
        return ended

    # -- how a run ends -------------------------------------------------------------------------

    def wait(self, phase: Phase, *, where: int = NONE) -> Result:
        """The sheep stands for as long as something is chosen, at a place or on its lane."""
        been = frozenset(self.been)
        move = (self.sheep, self.to, been, self.began, self.falls, self.stirred)
        return self._stand(where, phase, quickly(Move, move)), self._told()

    def halt(self, why: Halt) -> Result:
        """The move ends on a lane."""
        cell = CELLS[self.lane // ENDS]
        self.events.append(Halted(self.sheep, cell, path_of(self.lane), why))
        return self._stand(), self._told()

    def land(self, place: int, phase: Phase = Phase.AFTER) -> Result:
        """The move ends at a place."""
        self.events.append(Landed(self.sheep, cell_of(place)))
        move = Move(self.sheep, place) if phase == Phase.PLANET else None
        return self._stand(place, phase, move), self._told()

    def _stand(
        self, where: int = NONE, phase: Phase = Phase.AFTER, move: Move | None = None
    ) -> State:
        lane, rank = self.lane, self.ahead
        if where == NONE:
            where = lane
        if self.to != lane:
            rank = (0 if where >= AT else self.taken.count(lane)) - rank
        at, ranks = stood(self.others, self.sheep, where, rank)
        return self.state._replace(at=at, rank=ranks, phase=phase, move=move)

    def _told(self) -> tuple[Event, ...]:
        if self.ways:
            self.events.append(Ran(self.sheep, tuple(self.ways)))
        return tuple(self.events)

    # -- one step -------------------------------------------------------------------------------

    def take(self, way: Way) -> None:
        """Onto a lane, at its near end."""
        self.lane, self.to = way
        self.ahead = self.taken.count(self.lane)
        self.been.add(way)
        self.ways.append(way)

    def leap(self) -> Result | None:
        """Over the next sheep, for a clover (ED-61); the end when that makes 42 points."""
        if self.ahead:
            line = in_line(self.others, self.lane)
            over = line[self.ahead - 1 if self.to == self.lane else -self.ahead]
            self.ahead -= 1
        else:
            over = self.taken.index(self.to)
            arm = way_on(self.state, self.lane)
            self.take((arm, arm))
        self.state = pay(self.state)
        self.events.append(Leapt(self.sheep, over))
        self.stirred = True
        return self._lawful()

    def _lawful(self) -> Result | None:
        """Somebody has 42 points: nothing more happens (ED-27)."""
        if lawful(self.state) is None:
            return None
        return self._stand(), self._told()

    def _behind(self) -> Result:
        """Another sheep is next on this lane."""
        if self.state.clovers[self.state.seat]:
            return self.wait(Phase.LEAP)
        return self.halt(Halt.BEHIND)

    def _reach_edge(self) -> Result | None:
        beyond = NEXT[self.to]
        if beyond == self.to:
            return self._reach_rim()
        tile = self.state.cells[beyond // ENDS]
        if tile == NONE:
            return self.halt(Halt.EDGE) if self.state.explored else self.wait(Phase.EXPLORE)
        if tile >= ARRIDIS:
            return self._reach_planet(AT + beyond // ENDS)
        self.take(_way(tile, beyond))
        return None

    def _reach_planet(self, place: int) -> Result:
        """Arridis (ED-58) or Edenia (ED-56)."""
        state, events = self.land(place)
        if place != GOAL or state.lambs:
            return state, events
        token, *left = state.trifolium
        won = with_at(state.won, state.seat, (*state.won[state.seat], token))
        state = state._replace(trifolium=tuple(left), won=won)
        return state, (*events, TrifoliumTaken(state.seat, token))

    def _reach_rim(self) -> Result | None:
        if self.to in RELAYS:
            return self._bounce(RELAYS[self.to])
        mouths = open_mouths(self.state, self.to, self.been)
        if not mouths:
            return self.halt(Halt.LOOP)
        if len(mouths) > 1:
            return self.wait(Phase.TUNNEL)
        self.come_out(mouths[0])
        return None

    def come_out(self, mouth: int) -> None:
        """Out of a tunnel, on another path (ED-51)."""
        self.events.append(Tunnelled(self.sheep, CELLS[mouth // ENDS], path_of(mouth)))
        self.take(way_in(self.state, mouth))

    def _bounce(self, relay: int) -> Result | None:
        """Off a relay station, with its clover (ED-96, ED-97)."""
        clovers = int(self.state.relays[relay])
        self.events.append(Relayed(self.sheep, CELLS[self.to // ENDS], clovers))
        if clovers:
            self.state = gain(self.state, self.state.seat)._replace(
                relays=with_at(self.state.relays, relay, False)
            )
            ended = self._lawful()
            if ended is not None:
                return ended
        self.take((self.lane, way_back(self.state, self.lane, self.to)))
        return None

    def _reach_place(self) -> Result | None:
        cell = CELLS[self.to - AT]
        kind = TILES[self.state.cells[cell]].kind
        if kind == Kind.HOLE:
            self.events.append(FellIn(self.sheep))
            return self.wait(Phase.HOLE, where=self.to)
        arm = way_on(self.state, self.lane)
        new = (arm, arm) not in self.been
        if kind == Kind.PLANET:
            if not (self.state.turbos and new):
                return self.land(self.to, Phase.PLANET)
            self.state = self.state._replace(turbos=self.state.turbos - 1)
            self.events.append(Crossed(self.sheep, cell))
            self.take((arm, arm))
            return None
        if self.to in self.taken:
            pays = new and self.state.clovers[self.state.seat]
            return self.wait(Phase.LEAP) if pays else self.halt(Halt.BLOCKED)
        if kind == Kind.DWARF:
            place, self.to = self.to, arm
            return self.wait(Phase.DWARF, where=place)
        return self._reach_teleporter(self.state.cells[cell])

    def _reach_teleporter(self, tile: int) -> Result:
        """A stop, and a repair where it is needed (ED-98, ED-99)."""
        state, events = self.land(self.to)
        if tile not in state.sabotaged:
            return state, events
        state = state._replace(sabotaged=state.sabotaged - {tile})
        return state, (*events, Repaired(self.sheep, cell_of(self.to)))


def open_mouths(state: State, mouth: int, been: set[Way] | frozenset[Way]) -> tuple[int, ...]:
    """The other mouths of a tunnel that lead to ways not yet taken (ED-51, ED-54)."""
    return tuple(other for other in TUNNELS[mouth] if way_in(state, other) not in been)


def set_off(state: State, sheep: int, to: int) -> Result:
    """A sheep on a lane begins its move towards one of its ends (ED-42)."""
    began = (state.at[sheep], to, ahead(state, sheep, to))
    return Trip(state, Move(sheep, to, began=began)).run()


def leave(state: State, move: Move, end: int) -> Result:
    """A sheep leaves the place where it stands by an arm, or Arridis by one of its ends (ED-41)."""
    trip = Trip(state, move)
    trip.to = end
    trip.stirred = True
    if state.cells[end // ENDS] < ARRIDIS:
        trip.take((end, end))
    return trip.run()


def resume(state: State) -> Result:
    """The sheep that was held up runs on."""
    assert state.move is not None
    return Trip(state, state.move).run()
