"""The game itself: what is pending, what an action does, and how phase follows phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision, Event, Option, Options, Outcome, Seat
from eden.engine.notation import Act
from eden.engine.values import with_at

from .. import acts
from ..acts import Close, Ravage, Return, Reveal
from ..data import (
    ALLIES,
    COPIES,
    HORDES,
    MODES,
    OBJECTIVES,
    RING,
    Card,
    Condition,
    Piece,
    Place,
    Terrain,
)
from ..events import (
    AllyBack,
    CardClosed,
    RoundBegan,
)
from ..state import NOTHING, Phase, State
from . import dice, effects, hordes, setup
from .board import Result, forests, lost_kind

PLAYER: Final = 0
_RAVAGED_AT_START: Final = 2

Now = Decision[Act]


class Spirit:
    """The rules of The Spirit of Eden."""

    slug = "spirit"
    version = 1
    seats: tuple[int, ...] = (1,)
    roles = 0
    options: tuple[Option, ...] = (Option("modes", MODES, many=True),)

    def setup(self, seats: int, options: Options) -> State:
        """An empty table; cards and pieces are laid by chance decisions."""
        return State(modes=frozenset(options["modes"]))

    def pending(self, state: State) -> Now | Outcome:
        """What must be chosen now, or how the game ended."""
        ended = _outcome(state)
        if ended is not None:
            return ended
        match state.phase:
            case Phase.SETUP:
                return setup.pending(state)
            case Phase.RESURRECTION:
                free = (Ravage(p) for p in RING if state.conditions[p] == Condition.HEALTHY)
                return Decision(PLAYER, "resurrection", tuple(free))
            case Phase.ROUND:
                return _round_start(state)
            case Phase.DICE:
                die = dice.unrolled(state)
                if die is not None:
                    return Decision(CHANCE, "roll", dice.ROLLS[die])
                return Decision(PLAYER, "dice", dice.options(state), confirm=True)
            case Phase.EFFECT:
                assert state.effect is not None
                return Decision(PLAYER, "effect", effects.options(state, state.effect))
            case _:
                hidden = setup.hidden(state)
                if hidden is not None:
                    return setup.reveal(state, hidden)
                ask = "hordes" if state.phase == Phase.HORDES else "send"
                return Decision(PLAYER, ask, hordes.options(state))

    def apply(self, state: State, action: Act) -> Result:
        """The state after a listed option, and what happened."""
        match state.phase:
            case Phase.SETUP | Phase.RESURRECTION:
                state, events = setup.apply(state, action)
            case Phase.ROUND:
                state, events = _apply_round_start(state, action)
            case Phase.DICE:
                state, events = dice.apply(state, action)
            case Phase.EFFECT:
                state, events = effects.apply(state, action)
            case _ if isinstance(action, Reveal):
                state, events = setup.apply_reveal(state, action)
            case _:
                state, events = hordes.apply(state, action)
        return _go_on(state, events)

    def forbids(self, state: State, action: Act) -> str | None:
        """The id of the rule that forbids this action now, or None."""
        now = self.pending(state)
        if isinstance(now, Outcome):
            return now.rule
        if now.seat == CHANCE or state.phase == Phase.RESURRECTION:
            return None if action in now.options else _LISTED[now.ask]
        match state.phase:
            case Phase.ROUND:
                return _no_round_start(state, action)
            case Phase.DICE:
                return dice.forbids(state, action)
            case Phase.EFFECT:
                assert state.effect is not None
                return effects.forbids(state, state.effect, action)
            case _:
                return hordes.forbids(state, action)

    def candidates(self, state: State) -> Iterable[Act]:
        """All that could be meant at this moment, allowed or not."""
        match state.phase:
            case Phase.DICE:
                return dice.CANDIDATES
            case Phase.EFFECT:
                assert state.effect is not None
                return effects.CANDIDATES[state.effect.kind]
            case Phase.HORDES:
                return hordes.REACT
            case Phase.SEND:
                return hordes.SEND
            case _:
                now = self.pending(state)
                return now.options if isinstance(now, Decision) else ()

    def parse(self, text: str) -> Act:
        """The action whose `str` is this text, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """Nothing is hidden."""
        return state

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return ""

    def check(self, state: State) -> None:
        """Raise AssertionError where a piece was lost, doubled or put where none can be."""
        _check(state)


# What is asked there is a plain list: one rule says what is on it.
_LISTED: Final = {
    "lay": "SE-11",
    "start": "SE-12",
    "deal": "SE-14",
    "reveal": "SE-22",
    "roll": "SE-30",
    "resurrection": "SE-123",
}


def _outcome(state: State) -> Outcome | None:
    if lost_kind(state) is not None:
        return Outcome(winners=(), rule="SE-25", scores=(len(state.won),))
    if len(state.won) < len(OBJECTIVES):
        return None
    rule = "SE-125" if "ravage" in state.modes else "SE-24"
    return Outcome(winners=(PLAYER,), rule=rule, scores=(len(state.won),))


# -- from phase to phase ------------------------------------------------------------------------


def _go_on(state: State, events: tuple[Event, ...]) -> Result:
    """Move to the next phase when this one is done."""
    match state.phase:
        case Phase.SETUP if NOTHING not in state.open:
            phase = Phase.RESURRECTION if "resurrection" in state.modes else Phase.ROUND
            state = state._replace(phase=phase)
            return _begin(state, events) if phase == Phase.ROUND else (state, events)
        case Phase.RESURRECTION if state.conditions.count(Condition.RAVAGED) == _RAVAGED_AT_START:
            return _begin(state, events)
        case Phase.HORDES if _outcome(state) is None and setup.hidden(state) is None:
            if hordes.all_acted(state):
                return _begin(state._replace(acted=frozenset()), events)
    return state, events


def _begin(state: State, events: tuple[Event, ...]) -> Result:
    state = dice.new_round(state)
    return _after_round_start(state, (*events, RoundBegan(state.round)))


def _after_round_start(state: State, events: tuple[Event, ...]) -> Result:
    """Roll as soon as nobody is due back and, in Weakness, a card is closed."""
    weak = "weakness" in state.modes and state.closed == NOTHING
    if _due(state) is None and not weak:
        state = state._replace(phase=Phase.DICE)
    return state, events


def _due(state: State) -> Piece | None:
    """The ally that comes back now."""
    return next((ally for ally in ALLIES if state.back[ally] == state.round), None)


def _round_start(state: State) -> Now:
    ally = _due(state)
    if ally is not None:
        places = forests(state)
        return Decision(PLAYER, "return", tuple(Return(ally, place) for place in places))
    return Decision(PLAYER, "weakness", tuple(Close(card) for card in Card))


def _no_round_start(state: State, action: Act) -> str | None:
    """The rule that forbids this before the dice are rolled, or None."""
    due = _due(state)
    match action:
        case Return(ally, place):
            if ally != due:
                return "SE-96"
            if place not in RING or state.terrains[place] != Terrain.FOREST:
                return "SE-97"
            return None if place in forests(state) else "SE-112"
        case Close():
            return None if due is None else "SE-112"
        case _:
            return "SE-112" if due is not None else "SE-127"


def _apply_round_start(state: State, action: Act) -> Result:
    match action:
        case Return(ally, place):
            state = state._replace(
                at=with_at(state.at, ally, place), back=with_at(state.back, ally, 0)
            )
            return _after_round_start(state, (AllyBack(ally, place),))
        case Close(card):
            return _after_round_start(state._replace(closed=card), (CardClosed(card),))
        case _:
            raise TypeError(action)


def _check(state: State) -> None:
    """The laws of this table: cards, pieces and dice are all there, each in one place."""
    if state.phase == Phase.SETUP:
        return
    assert Counter(state.terrains) == Counter(dict.fromkeys(Terrain, COPIES))
    cards = [*state.won, *(card for card in state.open if card != NOTHING)]
    assert len(set(cards)) == len(cards)
    assert len(cards) + sum(map(len, state.waiting)) == len(OBJECTIVES)
    for ally in ALLIES:
        staying = state.at[ally] == Place.NOA
        assert staying == (state.back[ally] != 0) and state.at[ally] != Place.OUT
        assert not (staying and (state.shields[ally] or state.traps[ally] != NOTHING))
        if state.traps[ally] != NOTHING:
            assert state.at[ally] == state.at[state.traps[ally]]
    for horde, pile, card in zip(HORDES, state.waiting, state.open, strict=True):
        beaten = not pile and card == NOTHING
        leaves = beaten and "ravage" not in state.modes
        assert state.at[horde] != Place.NOA and (state.at[horde] == Place.OUT) == leaves
    on_cards = [spot for spot in state.spots if spot >= 0]
    assert len(set(on_cards)) == len(on_cards) and state.closed not in (set(on_cards) - {NOTHING})
    assert not state.acted or state.phase in (Phase.HORDES, Phase.SEND)
