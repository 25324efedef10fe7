"""What dice, powers and Action cards mean now."""

from __future__ import annotations

from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, named

from ..acts import Put
from ..data import DICE, FACES, MOST_GIVEN_UP, Card, Kind
from ..rules.dice import USE
from ..rules.foresight import foresee
from ..rules.hand import bonuses, effect_of, given_up, in_hand
from ..state import GIVEN_UP, Phase, State
from .names import card_name, effect_help, effect_name, effect_word
from .outlook import outlook

# -- dice ---------------------------------------------------------------------------------------

_DIE: Final = N_("Die {face}")
_A_DIE: Final = N_("A die")
_UNROLLED: Final = N_("All four dice are rolled when a round begins.")
_GIVEN: Final = N_("Given up for a reroll: out until the next round.")
_PLACED: Final = N_("Used on {card} for: {effect}. It is back in the next round.")
_CAN: Final = N_("Tap it, then an action. {ways}.")
_CANNOT: Final = N_("No free Action card can use it now: roll it again, turn it, or leave it.")
_LATER: Final = N_("In your hand: it can be placed after the action that is under way.")
_LEFT_OVER: Final = N_("Not used in this round. All four dice are rolled again in the next one.")
_TURN: Final = N_("Noa turns the die that you picked to this face. That works once in the game.")
_ROW: Final = N_("Face {face}")
_ROW_NOW: Final = N_("What a die with this face does on each Action card.")
_ROW_HAND: Final = N_("What a die with this face does on each Action card. You have one.")


def _die(look: Look[State], number: str) -> Explained:
    state, say = look.state, look.say
    if int(number) not in range(DICE):
        raise KeyError(number)
    face, spot = state.dice[int(number)], state.spots[int(number)]
    if face == 0:
        return Explained(say(_A_DIE), say(_UNROLLED), "SE-30")
    name = say(_DIE, face=face)
    if spot == GIVEN_UP:
        return Explained(name, say(_GIVEN), "SE-38")
    if spot >= 0:
        card = Card(spot)
        effect = effect_word(effect_of(face, card), say)
        return Explained(name, say(_PLACED, card=card_name(card, say), effect=effect), "SE-41")
    if state.phase == Phase.EFFECT:
        return Explained(name, say(_LATER), "SE-31")
    if state.phase != Phase.DICE or 0 in state.dice:
        return Explained(name, say(_LEFT_OVER), "SE-33")
    ways = _ways(state, face, say)
    return Explained(name, say(_CAN, ways=ways) if ways else say(_CANNOT), "SE-31")


def _ways(state: State, face: int, say: Say) -> str:
    """What a die can do now: "Dawn: move 1; Dusk: trap"."""
    puts = (act for act in USE.options(state) if isinstance(act, Put) and act.face == face)
    shown = (
        named(card_name(put.card, say), effect_word(effect_of(face, put.card), say), say)
        for put in puts
    )
    return " · ".join(shown)


def _turn(look: Look[State], face: str) -> Explained:
    if int(face) not in FACES:
        raise KeyError(face)
    return Explained(look.say(_DIE, face=int(face)), look.say(_TURN), "SE-42")


def _row(look: Look[State], face: str) -> Explained:
    if int(face) not in FACES:
        raise KeyError(face)
    usable = look.state.phase in (Phase.DICE, Phase.EFFECT)
    mine = usable and int(face) in in_hand(look.state)
    said = look.say(_ROW_HAND if mine else _ROW_NOW)
    return Explained(look.say(_ROW, face=int(face)), said, "SE-31")


# -- powers -------------------------------------------------------------------------------------

_RESCUE: Final = N_("Emergency reroll")
# By how many dice can still be given up.
_RESCUE_LEFT: Final = {
    0: N_("Used up: two dice are given up in this round."),
    1: N_("Give up one die to roll another again. Possible once more in this round."),
    2: N_("Give up one die to roll another again. Possible twice in a round."),
}
_BONUS: Final = N_("Bonus reroll")
_BONUS_NONE: Final = N_("None left. Some objective cards bring one when they are won.")
_BONUS_LEFT: Final = N_("Roll one die again at no cost. Bonuses left: {left}.")
_BONUS_FEARLESS: Final = N_("In Fearless bonus rerolls cannot be used.")
_NOA: Final = N_("Noa’s power")
_NOA_LEFT: Final = N_("Turn one die to the face that you need. Once in the whole game: save it.")
_NOA_USED: Final = N_("Used: Noa turns a die once in the whole game.")
_END: Final = N_("End turn")
_END_NOW: Final = N_("You are done: each horde acts once, then a new round begins. {outlook}")


def _power(look: Look[State], power: str) -> Explained:
    state, say = look.state, look.say
    match power:
        case "for":
            left = MOST_GIVEN_UP - given_up(state)
            return Explained(say(_RESCUE), say(_RESCUE_LEFT[left]), "SE-36" if left else "SE-37")
        case "free" if "fearless" in state.modes:
            return Explained(say(_BONUS), say(_BONUS_FEARLESS), "SE-122")
        case "free":
            left = bonuses(state)
            said = say(_BONUS_LEFT, left=left) if left else say(_BONUS_NONE)
            return Explained(say(_BONUS), said, "SE-40")
        case "becomes":
            return Explained(say(_NOA), say(_NOA_USED if state.noa_used else _NOA_LEFT), "SE-42")
        case "end":
            told = " ".join(outlook(foresee(state), say)) if state.phase == Phase.DICE else ""
            return Explained(say(_END), say(_END_NOW, outlook=told).rstrip(), "SE-33")
        case _:
            raise KeyError(power)


# -- Action cards -------------------------------------------------------------------------------

_CARD: Final = N_("Action card, free: it takes one die in this round, on the line for its face.")
_CARD_TAKEN: Final = N_("Action card, taken: its die lies on “{effect}”. Free again next round.")
_CARD_CLOSED: Final = N_("Action card, out for this round: you chose to do without it (Weakness).")
_LINE: Final = N_("{help} For a {face} on {card}.")
_LINES: Final = {
    Kind.MOVE: "SE-50",
    Kind.ATTRACT: "SE-56",
    Kind.PUSH: "SE-57",
    Kind.PROTECT: "SE-60",
    Kind.HEAL: "SE-66",
    Kind.TRAP: "SE-70",
    Kind.SHORTCUT: "SE-77",
    Kind.SWAP_HORDES: "SE-80",
    Kind.SWAP_ALLIES: "SE-81",
}


def _card(look: Look[State], name: str) -> Explained:
    state, say, card = look.state, look.say, Card[name.upper()]
    title = card_name(card, say)
    if state.closed == card:
        return Explained(title, say(_CARD_CLOSED), "SE-127")
    if card in state.spots:
        effect = effect_word(effect_of(state.dice[state.spots.index(card)], card), say)
        return Explained(title, say(_CARD_TAKEN, effect=effect), "SE-32")
    return Explained(title, say(_CARD), "SE-32")


def _line(look: Look[State], name: str, face: str) -> Explained:
    say, card = look.say, Card[name.upper()]
    if int(face) not in FACES:
        raise KeyError(face)
    effect = effect_of(int(face), card)
    said = say(_LINE, help=effect_help(effect, say), face=int(face), card=card_name(card, say))
    return Explained(effect_name(effect, say), said, _LINES[effect.kind])


EXPLAINERS: Final[Explainers] = {
    "die": _die,
    "turn": _turn,
    "row": _row,
    "power": _power,
    "card": _card,
    "line": _line,
}
