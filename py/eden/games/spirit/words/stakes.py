"""What a choice wins or costs, and what one would regret about it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import Attract, End, Go, Lower, Push, Put, React, Send, Swap, Trap
from ..data import DICE, OBJECTIVES, Kind
from ..events import ObjectiveWon, ShieldLost, TerrainDestroyed, TrapLost
from ..rules import effects, hordes
from ..rules.dice import USE
from ..rules.ending import outcome
from ..rules.foresight import Likely, foresee
from ..rules.hand import effect_of, in_hand
from ..state import State
from .names import piece_name
from .outlook import doom

_WINS: Final = N_("you win")
_LOSES: Final = N_("you lose")
_DOOMED: Final = N_("then Eden will be lost")
_RISKED: Final = N_("then Eden can be lost")
_SAFE: Final = N_("Eden is out of danger")
_OBJECTIVE: Final = N_("objective {number} of {all}")
_TRAP: Final = N_("objective {number} of {all}, after your turn")
_TRAP_LOST: Final = N_("the trap is lost")
_SHIELD_LOST: Final = N_("the shield goes down")

_ORDER: Final = N_("In this order Eden is lost. Another order saves it.")
_CHOICE: Final = N_("With this choice Eden is lost. Another one saves it.")
_FREES: Final = N_("{horde} would be free again: the trap would be lost.")
_LOSS: Final = N_("{doom} You can still do something about it.")
_TRAP_LEFT: Final = N_("A die that you have left can still set a trap: an objective.")
_FALLS: Final = N_("A terrain will be destroyed, and you still have dice to use.")
_IDLE: Final = N_("You have not used any of your dice.")
_UNUSED: Final = N_("Dice that you can still place: {dice}.")
_UNUSED_ONE: Final = N_("You can still place your {dice}.")

_DEEDS: Final = (Attract, Go, Push, Swap, Trap)


def _after(state: State, action: Act) -> tuple[State, tuple[Event, ...]] | None:
    """What comes of an action whose outcome is worth a look; None of any other."""
    match action:
        case React() | Send() | Lower():
            return hordes.STEPS[state.phase].apply(state, action)
        case _ if isinstance(action, _DEEDS):
            return effects.EFFECT.apply(state, action)
        case _:
            return None


def stake(state: State, action: Act, say: Say) -> str:
    """A few words on an option that wins, loses or saves something."""
    if isinstance(action, End):
        return say(_WINS) if foresee(state).won == Likely.SURELY else ""
    found = _after(state, action)
    if found is None:
        return ""
    after, events = found
    if (end := outcome(after)) is not None:
        return say(_WINS if end.winners else _LOSES)
    number = len(state.won) + 1
    if any(isinstance(event, ObjectiveWon) for event in events):
        return say(_OBJECTIVE, number=number, all=len(OBJECTIVES))
    if isinstance(action, Trap):
        number += sum(trap >= 0 for trap in state.traps)
        return say(_TRAP, number=number, all=len(OBJECTIVES))
    return _danger(state, after, say) or _lost(events, say)


def _danger(state: State, after: State, say: Say) -> str:
    """Whether the outlook changes for Eden as a whole."""
    before, then = foresee(state).lost, foresee(after).lost
    if before == then:
        return ""
    return say({Likely.SURELY: _DOOMED, Likely.MAYBE: _RISKED, Likely.NEVER: _SAFE}[then])


def _lost(events: tuple[Event, ...], say: Say) -> str:
    for event in events:
        if isinstance(event, TrapLost):
            return say(_TRAP_LOST)
        if isinstance(event, ShieldLost):
            return say(_SHIELD_LOST)
    return ""


def regret(state: State, action: Act, say: Say) -> str:
    """A sentence where something better is at hand."""
    if isinstance(action, End):
        return _regret_end(state, say)
    found = _after(state, action)
    if found is None:
        return ""
    after, events = found
    if isinstance(action, React | Send | Lower):
        others = hordes.STEPS[state.phase].options(state)
        better = _loses(after) and not all(_loses(_apply(state, other)) for other in others)
        return say(_ORDER if isinstance(action, React) else _CHOICE) if better else ""
    freed = next((event.horde for event in events if isinstance(event, TrapLost)), None)
    return "" if freed is None else capital(say(_FREES, horde=piece_name(freed, say)))


def _apply(state: State, action: Act) -> State:
    return hordes.STEPS[state.phase].apply(state, action)[0]


def _loses(after: State) -> bool:
    """Whether Eden is lost, or will be, whatever is chosen then."""
    end = outcome(after)
    return not end.winners if end else foresee(after).lost == Likely.SURELY


def _regret_end(state: State, say: Say) -> str:
    """A turn is ended too early where dice are left that could matter."""
    options = USE.options(state)
    puts = [act for act in options if isinstance(act, Put)]
    seen = foresee(state)
    if seen.won == Likely.SURELY:
        return ""
    if seen.lost and len(options) > 1:
        return say(_LOSS, doom=doom(seen, say))
    if any(effect_of(put.face, put.card).kind == Kind.TRAP for put in puts):
        return say(_TRAP_LEFT)
    if puts and any(isinstance(deed.event, TerrainDestroyed) for deed in seen.sure):
        return say(_FALLS)
    if puts and len(in_hand(state)) == DICE:
        return say(_IDLE)
    return _unused(state, {put.face for put in puts}, say)


def _unused(state: State, faces: set[int], say: Say) -> str:
    """The dice that could still be placed."""
    left = [str(face) for face in in_hand(state) if face in faces]
    text = _UNUSED_ONE if len(left) == 1 else _UNUSED
    return say(text, dice=", ".join(left)) if left else ""
