"""The few words with which a test plays on a table, and asks about it."""

from __future__ import annotations

from typing import Final

import pytest
from spirit.drawing import GAME, card_name, effect_named

from eden.engine.game import Decision, Event, IllegalAction, Outcome, play
from eden.engine.match import Match
from eden.engine.notation import Act
from eden.games.spirit.data import ACTIONS, FACES, HORDES, Card, Condition, Piece, Place
from eden.games.spirit.state import NOTHING, Phase, State

# -- playing ------------------------------------------------------------------------------------


def start(*, seed: int = 1, modes: str = "") -> State:
    """The state before the first choice of a real match."""
    match = Match(GAME, seats=1, options={"modes": tuple(modes.split())}, seed=seed)
    return match.state


def after(state: State, *texts: str) -> State:
    """The state when all this has happened; every step goes through the checked door."""
    return after_with_events(state, *texts)[0]


def after_with_events(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state when all this has happened, and what was reported."""
    events: tuple[Event, ...] = ()
    for text in texts:
        state, told = play(GAME, state, text)
        events += told
        GAME.check(state)
    return state, events


def facing(state: State, effect: str) -> State:
    """A die lies on a card for this effect ("move2"), which is to be carried out now."""
    return state._replace(phase=Phase.EFFECT, effect=effect_named(effect))


def do(state: State, effect: str, text: str) -> State:
    """The state when a die was used for this effect, in this way."""
    return after(facing(state, effect), text)


def rolled(state: State, faces: str) -> State:
    """The state when the dice have come to rest."""
    assert asks(state) == "roll"
    for face in faces.split():
        die = next(iter(options(state))).split()[1]
        state = after(state, f"die {die} rolls {face}")
    return state


# -- asking -------------------------------------------------------------------------------------


def pending(state: State) -> Decision[Act]:
    """What must be chosen now; the game is not over."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return now


def asks(state: State) -> str:
    """The key of what is asked now."""
    return pending(state).ask


def options(state: State) -> set[str]:
    """The texts of everything that can be chosen now."""
    return set(map(str, pending(state).options))


def choices(state: State, effect: str) -> set[str]:
    """All the ways in which an effect could be carried out here."""
    return options(facing(state, effect))


def why(state: State, text: str) -> str | None:
    """The rule for which this is refused now."""
    with pytest.raises(IllegalAction) as refused:
        play(GAME, state, text)
    refusal = GAME.forbids(state, GAME.parse(text))
    assert refusal is not None and refused.value.rule == refusal.rule
    return refusal.rule


def why_no(state: State, effect: str, text: str) -> str | None:
    """The rule for which an effect cannot be carried out in this way."""
    return why(facing(state, effect), text)


def ending(state: State) -> str | None:
    """The rule that ended the game."""
    now = GAME.pending(state)
    return now.rule if isinstance(now, Outcome) else None


def terrain(state: State, place: str) -> Condition:
    """How a terrain is."""
    return state.conditions[Place[place.upper()]]


def place(state: State, piece: str) -> str:
    """Where a piece stands."""
    return state.at[Piece[piece.upper()]].name.lower()


def shield(state: State, ally: str) -> bool:
    """Whether an ally's shield is up."""
    return state.shields[Piece[ally.upper()]]


def trap(state: State, ally: str) -> str | None:
    """The horde that an ally lies under."""
    horde = state.traps[Piece[ally.upper()]]
    return None if horde == NOTHING else Piece(horde).name.lower()


def objective(state: State, horde: str) -> str | None:
    """The open objective of a horde, as "fauna swamp"."""
    card = state.open[Piece[horde.upper()] - HORDES[0]]
    return None if card == NOTHING else card_name(card)


def slots(effect: str) -> list[str]:
    """The ways to place a die for this effect, as "5 on dawn"."""
    wanted = effect_named(effect)
    return [
        f"{face} on {card.name.lower()}"
        for card in Card
        for face in FACES
        if ACTIONS[card][face - 1] == wanted
    ]


ALL_EFFECTS: Final = (
    "move",
    "move2",
    "move3",
    "attract",
    "push",
    "push2",
    "protect",
    "heal",
    "trap",
    "shortcut",
    "swap_hordes",
    "swap_allies",
)
