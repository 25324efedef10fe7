"""What the turn track means: its spaces, the two cubes that must not meet, dice and attacks."""

from __future__ import annotations

from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_

from ..data import DISASTER_TURN, POWER_TURN, TRACK, TURNS
from ..state import State
from .names import turn_name

_TURN_NAME: Final = N_("Turn {turn}")
_ATTACKS: Final = N_("Attacks in this turn: {count}.")
_DICE: Final = N_("In this turn there are as many attacks as the dice show (dice: {dice}).")
_GONE: Final = N_("It is over.")
_NOW: Final = N_("It is being played.")
_DISASTER: Final = N_("A disaster comes, too.")
_POWERS: Final = N_("Everybody gets a power card.")

_TURN_CUBE: Final = N_("Turn cube")
_TURN_TOLD: Final = N_(
    "Each turn it moves on one space. When it meets the other cube you lose; turns left until "
    "then: {left}."
)
_LOST_CUBE: Final = N_("Lost-population cube")
_LOST_TOLD: Final = N_(
    "Population lost: {lost}. Each loss moves it one space towards the turn cube; turns left "
    "until they meet: {left}."
)
_DIE_NAME: Final = N_("A die shows {face}")
_DIE: Final = N_("The dice say how many attacks there are in this turn.")
_COMING_NAME: Final = N_("Attacks of this turn")
_COMING: Final = N_("For each one an attack card is drawn: it names the square that is hit.")


def turns_left(state: State) -> int:
    """How many times the turn cube can move on before the cubes meet (UM-99)."""
    return max(0, TURNS - state.lost - state.turn)


def _turn(look: Look[State], number: str) -> Explained:
    state, say, turn = look.state, look.say, int(number)
    space = TRACK[state.characters][turn - 1]
    told = [say(_DICE, dice=space.dice) if space.dice else say(_ATTACKS, count=space.number)]
    if turn - 1 <= state.turn:
        told.append(say(_GONE if turn - 1 < state.turn else _NOW))
    if state.pyramids_on and turn >= DISASTER_TURN:
        told.append(say(_DISASTER))
    if turn == POWER_TURN and not state.dealt and not state.round:
        told.append(say(_POWERS))
    return Explained(say(_TURN_NAME, turn=turn_name(turn)), " ".join(told), "UM-34")


def _cube(look: Look[State], name: str) -> Explained:
    state, say = look.state, look.say
    left = turns_left(state)
    match name:
        case "turn":
            return Explained(say(_TURN_CUBE), say(_TURN_TOLD, left=left), "UM-99")
        case "lost":
            told = say(_LOST_TOLD, lost=state.lost, left=left)
            return Explained(say(_LOST_CUBE), told, "UM-28")
        case _:
            raise ValueError(name)


def _die(look: Look[State], face: str) -> Explained:
    return Explained(look.say(_DIE_NAME, face=int(face)), look.say(_DIE), "UM-34")


def _coming(look: Look[State]) -> Explained:
    return Explained(look.say(_COMING_NAME), look.say(_COMING), "UM-36")


EXPLAINERS: Final[Explainers] = {"turn": _turn, "cube": _cube, "die": _die, "coming": _coming}
