"""What is asked, how far the game is, and how it ended."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision, Outcome
from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import Bonus, Noa, Put, Rescue
from ..data import OBJECTIVES, Condition, Kind, Piece, Terrain
from ..rules.ending import lost_kind
from ..rules.hand import in_hand
from ..state import State
from .names import effect_name, facts, piece_name

_ASK: Final = {
    "resurrection": N_("Choose the first of two terrains that start ravaged."),
    "return": N_("Choose the forest to which you bring back {ally}."),
    "weakness": N_("Choose the Action card that you do without this round."),
    "hordes": N_("Choose the horde that acts next."),
    "send": N_("Choose the ally that {horde} sends to Noa."),
    "shield": N_("Choose the ally whose shield stops {horde} and goes down."),
}
_ASK_CHANCE: Final = N_("Chance decides.")
_ASK_SECOND: Final = N_("Choose the second terrain that starts ravaged.")
_ASK_EFFECT: Final = N_("{effect}: {what}")

_WHAT: Final = {
    Kind.MOVE: N_("choose an ally and where it goes."),
    Kind.ATTRACT: N_("choose an ally and what it draws to its place."),
    Kind.PUSH: N_("choose an ally, what it pushes away, and where to."),
    Kind.PROTECT: N_("choose the ally that raises its shield."),
    Kind.HEAL: N_("choose the ally that heals its terrain."),
    Kind.TRAP: N_("choose the ally and the horde that it traps."),
    Kind.SHORTCUT: N_("choose the ally that takes it."),
    Kind.SWAP_HORDES: N_("choose the two hordes."),
    Kind.SWAP_ALLIES: N_("choose the two allies."),
}

# By whether a die can be placed, and whether one can be changed; of several dice, and of one.
_ASK_DICE: Final = {
    (True, True): (
        N_("Place one of your dice ({dice}), change one, or end your turn."),
        N_("Place your last die ({dice}), change it, or end your turn."),
    ),
    (True, False): (
        N_("Place one of your dice ({dice}), or end your turn."),
        N_("Place your last die ({dice}), or end your turn."),
    ),
    (False, True): (
        N_("No die can be placed now ({dice}): change one, or end your turn."),
        N_("Your last die ({dice}) cannot be placed now: change it, or end your turn."),
    ),
    (False, False): (
        N_("Nothing can be done with your dice ({dice}): end your turn."),
        N_("Nothing can be done with your last die ({dice}): end your turn."),
    ),
}
_ASK_END: Final = N_("No die is left: end your turn.")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: what is asked now, in a sentence."""
    if now.seat == CHANCE:
        return say(_ASK_CHANCE)
    match now.ask:
        case "dice":
            return _ask_dice(state, now, say)
        case "effect":
            assert state.effect is not None
            name, what = effect_name(state.effect, say), say(_WHAT[state.effect.kind])
            return say(_ASK_EFFECT, effect=name, what=what)
        case "resurrection" if Condition.RAVAGED in state.conditions:
            return say(_ASK_SECOND)
        case "send" | "shield":
            return say(_ASK[now.ask], horde=piece_name(Piece(state.asking), say))
        case _:
            return say(_ASK[now.ask], **facts(state, now.options[0], say))


def _ask_dice(state: State, now: Decision[Act], say: Say) -> str:
    hand = in_hand(state)
    if not hand:
        return say(_ASK_END)
    can_place = any(isinstance(act, Put) for act in now.options)
    can_change = any(isinstance(act, Rescue | Bonus | Noa) for act in now.options)
    several, one = _ASK_DICE[can_place, can_change]
    return say(several if len(hand) > 1 else one, dice=", ".join(map(str, hand)))


# -- how far, and how it ended ------------------------------------------------------------------

_PROGRESS: Final = N_("Round {round} · {objectives}")
_SET_UP: Final = N_("Set-up")
_OBJECTIVES: Final = N_("{won} of {all} objectives")
_NO_OBJECTIVE: Final = N_("none of {all} objectives")
_ONE_OBJECTIVE: Final = N_("1 of {all} objectives")

_WON: Final = N_("Eden is saved")
_LOST: Final = N_("Eden is lost")
_ENDING: Final = N_("{reason} You reached {objectives} in {count} rounds.")
_ENDING_ONE: Final = N_("{reason} You reached {objectives} in 1 round.")
_ALL_GONE: Final = N_("All three hordes have left Eden.")
_ALL_WON: Final = N_("All three piles of objectives are empty.")
_BOTH_LOST: Final = {
    Terrain.CASCADE: N_("Both cascades are destroyed."),
    Terrain.SWAMP: N_("Both swamps are destroyed."),
    Terrain.FOREST: N_("Both forests are destroyed."),
    Terrain.MOUNTAIN: N_("Both mountains are destroyed."),
}


def progress(state: State, say: Say) -> str:
    """A few words on how far a saved game is."""
    if state.round == 0:
        return say(_SET_UP)
    return say(_PROGRESS, round=state.round, objectives=objectives_won(state, say))


def ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    """Headline and explanation of how the game ended."""
    kind = lost_kind(state)
    if kind is not None:
        reason = _BOTH_LOST[kind]
    else:
        reason = _ALL_WON if "ravage" in state.modes else _ALL_GONE
    text = say(
        _ENDING_ONE if state.round == 1 else _ENDING,
        reason=say(reason),
        objectives=objectives_won(state, say),
        count=state.round,
    )
    return say(_WON if outcome.winners else _LOST), text


def objectives_won(state: State, say: Say) -> str:
    """How many objectives are won; languages differ on none and one."""
    won = len(state.won)
    text = {0: _NO_OBJECTIVE, 1: _ONE_OBJECTIVE}.get(won, _OBJECTIVES)
    return say(text, won=won, all=len(OBJECTIVES))
