"""The words on the button of an option, and the heading under which it is listed."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import (
    Attract,
    Bonus,
    Close,
    Deal,
    End,
    Go,
    Heal,
    Lay,
    Lower,
    Noa,
    Protect,
    Push,
    Put,
    Ravage,
    React,
    Rescue,
    Return,
    Reveal,
    Roll,
    Send,
    Start,
    Swap,
    Trap,
)
from ..events import HordeBeaten
from ..rules import hordes
from ..rules.foresight import foresee
from ..rules.hand import effect_of, in_hand
from ..state import Phase, State
from .log import tell
from .names import effect_word, facts, land_name, piece_name, place_name
from .outlook import doom

# Placeholders are the action's fields, and `here`: the place where its ally stands.
LABELS: Final[dict[type[Act], str]] = {
    Lay: N_("Lay out {land}"),
    Start: N_("Start: {piece}, {place}"),
    Deal: N_("A card with {ally} for {horde}"),
    Reveal: N_("Next objective for {horde}: {terrain}"),
    Roll: N_("A die shows {face}"),
    Ravage: N_("Ravage {place}"),
    Return: N_("Bring {ally} back to {place}"),
    Close: N_("Do without {card} this round"),
    Put: N_("Place a {face} on {card}: {effect}"),
    Rescue: N_("Roll a {face} again, giving up a {given}"),
    Bonus: N_("Roll a {face} again (bonus)"),
    Noa: N_("Turn a {face} into a {wanted} with Noa"),
    End: N_("End your turn ({count} dice unused)"),
    Go: N_("Move {ally} to {place}"),
    Attract: N_("With {ally}, attract {piece} to {here}"),
    Push: N_("With {ally}, push {piece} to {place}"),
    Protect: N_("Protect {here} with {ally}"),
    Heal: N_("Heal {here} with {ally}"),
    Trap: N_("Trap {horde} with {ally}"),
    Swap: N_("Swap {one} and {other}"),
    React: N_("{horde} acts"),
    Send: N_("Send {ally} to Noa"),
    Lower: N_("Lower the shield {of_ally}"),
}
_RESCUE_TWIN: Final = N_("Roll a {face} again, giving up another {given}")
_END: Final = N_("End your turn")
_DOOMED: Final = N_("{said}. {doom}")
_END_ONE: Final = N_("End your turn (1 die unused)")
# By the phase in which a horde waits for the player's word.
_REACT_ASKS: Final = {
    Phase.SEND: N_("{horde} sends an ally of your choice to Noa"),
    Phase.SHIELD: N_("A shield of your choice stops {horde}"),
}

_GROUPS: Final[dict[type[Act], str]] = {
    Put: N_("Place a die"),
    Rescue: N_("Emergency reroll"),
    Bonus: N_("Bonus reroll"),
    Noa: N_("Noa’s power"),
}


def label(state: State, action: Act, say: Say) -> str:
    """The words on the button of an option, complete without the board."""
    if isinstance(action, React) and _may_react(state, action):
        return _label_react(state, action, say)
    words = facts(state, action, say) | _more(state, action, say)
    said = capital(say(_text(state, action), **words))
    if isinstance(action, End) and (told := doom(foresee(state), say)):
        return say(_DOOMED, said=said, doom=told)
    return said


def _text(state: State, action: Act) -> str:
    match action:
        case Rescue(face, given) if face == given:
            return _RESCUE_TWIN
        case End():
            return {0: _END, 1: _END_ONE}.get(len(in_hand(state)), LABELS[End])
        case _:
            return LABELS[type(action)]


def _more(state: State, action: Act, say: Say) -> dict[str, str]:
    """What a label needs beyond the fields of its action."""
    match action:
        case Lay(place, terrain):
            return {"land": land_name(terrain, place, say)}
        case Put(face, card):
            return {"effect": effect_word(effect_of(face, card), say)}
        case End():
            return {"count": str(len(in_hand(state)))}
        case Attract(ally=ally) | Protect(ally) | Heal(ally):
            return {"here": place_name(state, state.at[ally], say)}
        case _:
            return {}


def _may_react(state: State, action: React) -> bool:
    return state.phase == Phase.HORDES and action in hordes.REACT.options(state)


def _label_react(state: State, action: React, say: Say) -> str:
    """What the horde would do: the log line that it would cause, before it does."""
    after, events = hordes.REACT.apply(state, action)
    leaves = events and isinstance(events[-1], HordeBeaten) and events[-1].leaves
    line = tell(after, events[-1 if leaves else 0], say) if events else None
    if line is None:
        return capital(say(_REACT_ASKS[after.phase], **facts(state, action, say)))
    return line[0].removesuffix(".")


def group(action: Act, say: Say) -> str:
    """The heading under which an option is listed; '' for none."""
    match action:
        case Go(ally=ally) | Attract(ally=ally) | Push(ally=ally):
            return capital(piece_name(ally, say))
        case _:
            heading = _GROUPS.get(type(action), "")
            return say(heading) if heading else ""
