"""The words on the buttons, and the headings under which they are listed."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import (
    Ask,
    Avert,
    Back,
    Calm,
    Cancel,
    Draw,
    End,
    Flee,
    Give,
    Join,
    Jump,
    Lead,
    Leave,
    Lift,
    LiftPyramid,
    Load,
    Look,
    Lose,
    Mediate,
    Move,
    MoveBase,
    On,
    Pair,
    Pay,
    Perish,
    Raise,
    Refresh,
    Refuse,
    Remote,
    Roll,
    Save,
    Source,
    To,
    Turn,
    Use,
    Ward,
)
from ..data import COLUMNS, MEDIATION, Character, Deed
from ..rules.board import doing, first
from ..state import Job, State
from .cards import power_title
from .names import character_name, energy_name, facts

# Placeholders are the action's fields in words, those of `facts`, and what `_more` adds.
LABELS: Final[dict[type[Act], str]] = {
    Draw: N_("Attack card {square}"),
    Turn: N_("Card {number}: {pile}"),
    Roll: N_("A die shows {face}"),
    Lead: N_("{character} comes along"),
    Pair: N_("{one} and {other} come along"),
    Flee: N_("Flee to {square}"),
    Leave: N_("Flee from {origin} to {square}"),
    Perish: N_("Population of {square} is lost"),
    Save: N_("{character} saves {saved}"),
    On: N_("Leave it at that"),
    Refuse: N_("Refuse: pay {energy}"),
    Pay: N_("{character} pays one energy (has {left})"),
    Ask: N_("Ask {camp} next"),
    Back: N_("Come back to {square}"),
    Give: N_("Give it to {character}"),
    Look: N_("Look at {pile}"),
    Calm: N_("Cancel the attack on {square}"),
    Avert: N_("Cancel the disaster on {square}"),
    Source: N_("Teleport population from {square}"),
    Raise: N_("Teleport the pyramid from {square}"),
    To: N_("Teleport to {square}"),
    Jump: N_("{character}: jump to {square}"),
    Refresh: N_("{character}: take back the cube from “{deed}”"),
    Lose: N_("{character}: lose an action cube"),
    Move: N_("{character}: move to {square}"),
    Use: N_("{character}: use the power card “{power}”"),
    Lift: N_("{character}: teleport population from {square}"),
    LiftPyramid: N_("{character}: teleport the pyramid from {square}"),
    Load: N_("Elli: teleport four population tokens to the ship"),
    Cancel: N_("{character}: cancel the attack on {square}"),
    Ward: N_("{character}: cancel the disaster on {square}"),
    Mediate: N_("{character}: ask {camp}"),
    Remote: N_("Teleport by three"),
    Join: N_("With {character}"),
    MoveBase: N_("Teleport the military base {of_camp} (all energy of all)"),
    End: N_("End the turn"),
}
_PAIR_BEGINS: Final = N_("{one} and {other} begin with Agapi")
_DRAW_NEXT: Final = N_("Go on: draw the next attack card")
_ROLL_DICE: Final = N_("Go on: roll the dice")
_LET_ATTACK: Final = N_("Let the attack take its course")
_LET_EFFECT: Final = N_("Let the effect happen")
_REMOTE_CANCEL: Final = N_("Cancel by three")
_END_UNUSED: Final = N_("End the turn (action cubes left: {count})")

_TOGETHER: Final = N_("Together")
_ROW: Final = N_("Row {row}")


def label(state: State, action: Act, say: Say) -> str:
    """The words on the button of an option, complete without the board."""
    words = facts(action, say) | _more(state, action, say)
    return capital(say(_text(state, action), **words))


def _text(state: State, action: Act) -> str:
    match action:
        case Pair() if doing(state, Job.TEAMS):
            return _PAIR_BEGINS
        case On() if doing(state, Job.PAUSE):
            return _ROLL_DICE if state.agenda[1].job == Job.DICE else _DRAW_NEXT
        case On() if doing(state, Job.ANSWER):
            return _LET_ATTACK
        case On() if doing(state, Job.OFFER):
            return _LET_EFFECT
        case Remote(Deed.AD):
            return _REMOTE_CANCEL
        case End() if any(state.cubes[one] for one in state.team):
            return _END_UNUSED
        case _:
            return LABELS[type(action)]


def _more(state: State, action: Act, say: Say) -> dict[str, str]:
    """What a label needs beyond the fields of its action."""
    match action:
        case Turn(card=card):
            return {"number": str(card + 1)}
        case Save():
            return {"saved": character_name(first(state).character)}
        case Refuse():
            return {"energy": price(state, say)}
        case Pay(character):
            return {"left": str(state.energy[character])}
        case Use(character):
            return {"power": power_title(state.powers[character], say)}
        case End():
            return {"count": str(sum(state.cubes[one] for one in state.team))}
        case _:
            return {}


def price(state: State, say: Say) -> str:
    """What it costs to refuse the card that is open: "2 energy"."""
    task = first(state)
    return energy_name(MEDIATION[task.camp][task.card].price(state.characters), say)


def group(action: Act, say: Say) -> str:
    """The heading under which an option is listed; '' for none, so that it is never folded away."""
    match action:
        case (
            Move(one)
            | Use(one)
            | Lift(one)
            | LiftPyramid(one)
            | Cancel(one)
            | Ward(one)
            | Mediate(one)
            | Jump(one)
            | Refresh(one)
        ):
            return character_name(one)
        case Load():
            return character_name(Character.ELLI)
        case Remote() | MoveBase():
            return say(_TOGETHER)
        case To(square) | Back(square):
            return say(_ROW, row=square // COLUMNS + 1)
        case _:
            return ""
