"""The game itself: what is pending, what an action does, and how turn follows turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision, Option, Options, Outcome, Seat
from eden.engine.notation import Act

from .. import acts
from ..acts import Begin, End, Guard, Lay, Pass, Play
from ..data import (
    CLOVERS,
    LEFT_OUT,
    RELAYS,
    SHEEP,
    START_CLOVERS,
    Trifolium,
)
from ..events import FirstPlayer, Passed, TurnBegan
from ..state import NONE, START, Phase, State
from . import artefacts, explore, moves, places
from .board import Result, gain
from .ending import outcome
from .laws import check
from .secrets import imagine

Now = Decision[Act]

PASS, END = Pass(), End()
_BEGIN: Final = tuple(Begin(player) for player in range(1, 5))

# What a player is asked in each phase: the key of the prompt, and the options.
_ASKED: Final[dict[Phase, tuple[str, Callable[[State], tuple[Act, ...]]]]] = {
    Phase.LEAVE: ("leave", moves.leave_options),
    Phase.LAY: ("lay", explore.pick_options),
    Phase.UNDER: ("under", explore.under_options),
    Phase.LEAP: ("leap", moves.leap_options),
    Phase.TUNNEL: ("tunnel", moves.tunnel_options),
    Phase.HOLE: ("hole", lambda state: places.SIDES),
    Phase.PLANET: ("planet", places.planet_options),
    Phase.DWARF: ("dwarf", places.dwarf_options),
    Phase.TAKE: ("take", places.take_options),
    Phase.JUNCTION: ("junction", lambda state: tuple(artefacts.switch_options(state))),
    Phase.POCKET: ("pocket", lambda state: tuple(artefacts.pocket_options(state, state.using))),
    Phase.GUARD: ("guard", artefacts.guard_options),
    Phase.SCOPE_CELL: ("cell", explore.scope_options),
}
_APPLIED: Final[dict[Phase, Callable[[State, Act], Result]]] = {
    Phase.LEAVE: moves.apply_leave,
    Phase.EXPLORE: explore.apply,
    Phase.LAY: explore.apply_pick,
    Phase.UNDER: explore.apply_under,
    Phase.LEAP: moves.apply_leap,
    Phase.TUNNEL: moves.apply_tunnel,
    Phase.HOLE: places.apply_side,
    Phase.DIE: places.apply_die,
    Phase.PLANET: places.apply_planet,
    Phase.DWARF: places.apply_dwarf,
    Phase.FIND: places.apply_find,
    Phase.TAKE: places.apply_take,
    Phase.JUNCTION: artefacts.apply_switch,
    Phase.POCKET: artefacts.apply_pocket,
    Phase.GUARD: artefacts.apply_guard,
    Phase.SCOPE: explore.apply,
    Phase.SCOPE_CELL: explore.apply_scope,
}
# What each phase is about: the rule for all that has nothing to do with it.
_ABOUT: Final = {
    Phase.LEAVE: "ED-104",
    Phase.LAY: "ED-119",
    Phase.UNDER: "ED-119",
    Phase.HOLE: "ED-90",
    Phase.PLANET: "ED-75",
    Phase.DWARF: "ED-82",
    Phase.TAKE: "ED-84",
    Phase.JUNCTION: "ED-116",
    Phase.POCKET: "ED-128",
    Phase.GUARD: "ED-125",
    Phase.SCOPE_CELL: "ED-122",
    Phase.FIRST: "ED-17",
    Phase.EXPLORE: "ED-46",
    Phase.DIE: "ED-90",
    Phase.FIND: "ED-83",
    Phase.SCOPE: "ED-122",
}


class Edenia:
    """The rules of Edenia."""

    slug = "edenia"
    version = 1
    seats: tuple[int, ...] = (2, 3, 4)
    roles = 0
    options: tuple[Option, ...] = (
        Option("law", ("yes", "no"), default=("yes",)),
        Option("lambs", ("no", "yes"), default=("no",)),
    )

    def setup(self, seats: int, options: Options) -> State:
        """The galaxy before the first player is drawn."""
        lambs = options["lambs"] == ("yes",)
        tokens = tuple(token for token in Trifolium if token not in LEFT_OUT[seats])
        return State(
            seats=seats,
            law=options["law"] == ("yes",),
            lambs=lambs,
            at=(START,) * (seats * SHEEP),
            rank=(0,) * (seats * SHEEP),
            clovers=(0,) * seats,
            supply=CLOVERS - len(RELAYS),
            hands=((),) * seats,
            played=((),) * seats,
            trifolium=() if lambs else tokens,
            won=((),) * seats,
        )

    def pending(self, state: State) -> Now | Outcome:
        """What must be chosen now, or how the game ended."""
        ended = outcome(state)
        if ended is not None:
            return ended
        match state.phase:
            case Phase.TURN:
                return Decision(state.seat, "turn", _turn_options(state))
            case Phase.AFTER:
                plays = artefacts.options(state)
                return Decision(state.seat, "after", (END, *plays), confirm=True)
            case Phase.FIRST:
                return Decision(CHANCE, "first", _BEGIN[: state.seats])
            case Phase.EXPLORE | Phase.SCOPE:
                return explore.pending(state)
            case Phase.DIE:
                return Decision(CHANCE, "die", places.ROLLS)
            case Phase.FIND:
                return places.find(state)
            case phase:
                ask, options = _ASKED[phase]
                return Decision(state.seat, ask, options(state))

    def apply(self, state: State, action: Act) -> Result:
        """The state after a listed option, and what happened."""
        match action:
            case Begin(player):
                return _begin(state, player - 1)
            case Pass():
                return _pass(state)
            case End():
                return _end(state)
            case Play():
                return artefacts.apply(state, action)
        if state.phase == Phase.TURN:
            state, events = moves.apply(state, action)
        else:
            state, events = _APPLIED[state.phase](state, action)
        if state.phase == Phase.PLANET and not places.planet_options(state):
            state = state._replace(phase=Phase.AFTER, move=None)
        return state, events

    def forbids(self, state: State, action: Act) -> str | None:
        """The id of the rule that forbids this action now, or None."""
        now = self.pending(state)
        if isinstance(now, Outcome):
            return now.rule
        match state.phase:
            case Phase.TURN | Phase.AFTER:
                return _no_turn(state, action)
            case Phase.PLANET:
                return places.no_planet(state, action)
            case Phase.DWARF:
                return places.no_dwarf(state, action)
            case Phase.JUNCTION:
                return artefacts.no_switch(state, action)
            case Phase.POCKET:
                return artefacts.no_pocket(state, action)
            case Phase.LEAP | Phase.TUNNEL:
                return moves.no_way(state, action)
            case Phase.GUARD if isinstance(action, Guard):
                return artefacts.no_guard(state, action.cell)
            case Phase.SCOPE_CELL if isinstance(action, Lay):
                return explore.no_scope(state, action.cell)
            case phase:
                return None if action in now.options else _ABOUT[phase]

    def candidates(self, state: State) -> Iterable[Act]:
        """All that could be meant at this moment, allowed or not."""
        match state.phase:
            case Phase.TURN | Phase.AFTER:
                own = (*state.hands[state.seat], *state.played[state.seat])
                plays = (artefacts.PLAY[one] for one in own)
                return chain((PASS, END), plays, moves.CANDIDATES)
            case Phase.LEAP:
                return (moves.LEAP, moves.STOP)
            case Phase.TUNNEL:
                return moves.OUT
            case Phase.PLANET:
                return (places.GRAZE, places.PLANT)
            case Phase.DWARF:
                return (places.STRAIGHT, places.STOP, places.SEARCH)
            case Phase.JUNCTION:
                return chain.from_iterable(artefacts.SWITCH)
            case Phase.POCKET:
                return chain.from_iterable(moves.TELEPORT)
            case Phase.GUARD:
                return artefacts.GUARD
            case Phase.SCOPE_CELL:
                return explore.LAY
            case _:
                now = self.pending(state)
                return now.options if isinstance(now, Decision) else ()

    def parse(self, text: str) -> Act:
        """The action whose text this is, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """A state that agrees with all that this seat has seen."""
        return imagine(state, seat, luck)

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return ""

    def check(self, state: State) -> None:
        """Every token, sheep and tile is somewhere exactly once."""
        check(state)


def _begin(state: State, first: int) -> Result:
    """The first player is known; clovers are dealt in the order of play (ED-17, ED-18)."""
    for order, clovers in enumerate(START_CLOVERS[: state.seats]):
        state = gain(state, (first + order) % state.seats, clovers)
        state = state._replace(supply=state.supply - clovers)
    state, events = _begin_turn(state._replace(first=first), first, again=False)
    return state, (FirstPlayer(first), *events)


def _begin_turn(state: State, seat: int, *, again: bool) -> Result:
    state = state._replace(
        phase=Phase.TURN,
        seat=seat,
        turns=state.turns + 1,
        explored=False,
        busy=False,
        passed=False,
        turbos=0,
        scouting=False,
        bound=NONE,
        hovers=False,
        again=False,
        using=NONE,
        back=Phase.TURN,
    )
    return state, (TurnBegan(seat, again),)


def _turn_options(state: State) -> tuple[Act, ...]:
    """A sheep moves, or the player passes; artefacts before that (ED-32, ED-107)."""
    ways = tuple(moves.options(state))
    last = () if state.busy and ways else (END,) if state.busy else (PASS,)
    return (*ways, *artefacts.options(state), *last)


def _no_turn(state: State, action: Act) -> str | None:
    """The rule that forbids this before or after the move, or None."""
    before = state.phase == Phase.TURN
    match action:
        case Play(artefact):
            return artefacts.no_play(state, artefact)
        case Pass() if before:
            return "ED-36" if state.busy else None
        case End() if before:
            return None if state.busy and not any(moves.options(state)) else "ED-32"
        case End():
            return None
        case _:
            return moves.forbids(state, action) if before else "ED-32"


def _pass(state: State) -> Result:
    """A clover from the supply, if there is one (ED-34, ED-35)."""
    clovers = min(1, state.supply)
    state = gain(state, state.seat, clovers)._replace(
        supply=state.supply - clovers, passed=True, phase=Phase.AFTER
    )
    return state, (Passed(state.seat, clovers),)


def _end(state: State) -> Result:
    """The next player's turn, or one's own again (ED-31, ED-127)."""
    if state.again:
        return _begin_turn(state, state.seat, again=True)
    return _begin_turn(state, (state.seat + 1) % state.seats, again=False)
