"""The box: all that makes the game, put together."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.assets import assets_of
from eden.kit.box import Box, Deadline, View, Words
from eden.kit.say import N_

from . import bot
from .acts import (
    Ask,
    Cancel,
    End,
    Lift,
    LiftPyramid,
    Load,
    Mediate,
    Move,
    MoveBase,
    On,
    Remote,
    Use,
    Ward,
)
from .data import TIME_ALONE, TIME_EACH, TIME_TOGETHER, Character, word
from .rules.board import doing
from .rules.game import Ultimediation
from .rules.gauges import GAUGES
from .state import NONE, Job, Phase, State
from .view.pictures import pictures
from .view.preview import preview
from .view.sounds import SOUNDS
from .view.table import board, table
from .words import advice, labels, log, prompts, reasons, recap, stakes, tally
from .words import help as help_
from .words.names import ROLES

_OPTIONS: Final = {
    ("characters", ""): (N_("Characters"), N_("How many travel; you play them all.")),
    ("characters", "4"): (
        N_("Four characters"),
        N_("Elli, a protector and two mediators of your choice: advised for a first game."),
    ),
    ("characters", "7"): (
        N_("Seven characters"),
        N_("Everybody travels, and there are more attacks; not for Initiate."),
    ),
    ("difficulty", ""): (N_("Difficulty"), N_("How many needs must be found for each camp.")),
    ("difficulty", "initiate"): (
        N_("Initiate"),
        N_("One need for each camp, and the hardest cards are left out; four characters only."),
    ),
    ("difficulty", "advanced"): (N_("Advanced"), N_("Two needs for each camp.")),
    ("difficulty", "expert"): (N_("Expert"), N_("Three needs for each camp.")),
    ("variants", ""): (N_("Variants"), N_("Each changes the game; any of them can be combined.")),
    ("variants", "round"): (
        N_("The Earth is round"),
        N_("Characters can move across the edge of the board, but there are no power cards."),
    ),
    ("variants", "pyramids"): (
        N_("Pyramids and disasters"),
        N_(
            "Four pyramids in the corners, with four population tokens each, win too; but from "
            "turn D on disasters threaten. Not for Initiate."
        ),
    ),
    ("variants", "clock"): (
        N_("Imminent devastation"),
        N_("Your actions have a time limit each turn; those left when it is up are lost."),
    ),
}


def time_limit(state: State, players: int) -> Deadline | None:
    """Imminent devastation: the action phase of each turn has its time (UM-121)."""
    if not state.clock or state.phase != Phase.ACTIONS:
        return None
    alone, together = TIME_ALONE[state.characters], TIME_TOGETHER[state.characters]
    seconds = alone if players == 1 else together + TIME_EACH * players
    return Deadline(state.turn, seconds, "end")


_SETTLE: Final = N_("Settle them for me")


def settles(state: State) -> str:
    """While the table is laid people flee again and again: nobody has to choose where (UM-16)."""
    return _SETTLE if state.phase == Phase.SETUP and doing(state, Job.FLEE) else ""


def holds(action: Act) -> str | None:
    """Whoever has acted stays picked, through what follows from it, until the turn ends."""
    match action:
        case Move(one) | Lift(one) | LiftPyramid(one) | Cancel(one) | Ward(one):
            return word(one)
        case Mediate(one) | Use(one):
            return word(one)
        case Load():
            return word(Character.ELLI)
        case End() | Remote() | MoveBase():
            return ""
        case _:
            return None


def role_of(state: State, action: Act) -> int | None:
    """Whose action it is; what follows from a mediation is the mediator's."""
    match action:
        case Move(one) | Lift(one) | LiftPyramid(one) | Cancel(one) | Ward(one):
            return int(one)
        case Mediate(one) | Use(one):
            return int(one)
        case Load():
            return int(Character.ELLI)
        case Ask() if state.mediator != NONE:
            return state.mediator
        case _:
            return None


def ends(action: Act) -> bool:
    """Whether an action ends what everybody can do now."""
    return isinstance(action, End | On)


BOX: Final = Box(
    game=Ultimediation(),
    title=N_("Ultimédiation"),
    tagline=N_("Listen to both sides of a world at war, together, until peace is possible."),
    credits=N_("by Georgios with Ludovic and Romain, published by Ultimediation, 2022."),
    players=N_("1 to 7 players, together"),
    minutes=45,
    first={"characters": "4", "difficulty": "initiate"},
    options=_OPTIONS,
    ahead=1,
    roles=ROLES,
    limit=time_limit,
    clock="clock",
    settles=settles,
    holds=holds,
    for_others=recap.for_others,
    role_of=role_of,
    ends=ends,
    gauges=GAUGES,
    words=Words.of(prompts, labels, log, reasons, help_, stakes, recap, tally, advice),
    view=View(table, preview, pictures, board, SOUNDS),
    value=bot.value,
    mind=bot.MIND,
    assets=assets_of(__package__),
)
