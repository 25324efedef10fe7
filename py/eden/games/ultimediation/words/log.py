"""The log: what each event says, and the rule behind it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.log import Line, Sentence, told
from eden.kit.say import N_, Say, listed

from ..data import MEDIATION, Deed, Kind, Pile, Why
from ..events import (
    Asked,
    AttackCancelled,
    AttackLaid,
    AttacksComing,
    AttackVoid,
    BaseMoved,
    BasePlaced,
    BaseUPlaced,
    Broken,
    CubeBack,
    CubeLost,
    CubesMet,
    Destroyed,
    DisasterDrawn,
    EffectHappens,
    EffectIgnored,
    EffectRefused,
    EnergyBack,
    EnergyLost,
    EnergyPaid,
    Fled,
    Foreseen,
    Joined,
    Jumped,
    Loaded,
    Moved,
    NeedFound,
    PersonBack,
    PersonLost,
    PowerDealt,
    PowerUsed,
    PyramidPlaced,
    Revealed,
    Rolled,
    Saved,
    Shuffled,
    Struck,
    TeamChosen,
    TeamPlaced,
    Teleported,
    TokenAverted,
    TokenPlaced,
    TurnBegan,
    TurnEnded,
    WentHome,
)
from ..rules.board import corner_pyramid, safe
from ..state import NONE, Phase, State, Thing
from .cards import card_name, disaster_title, effect_text, need_name, power_title, sentence
from .names import energy_name, facts, number_word, turn_name

# Sentence and rule; placeholders are the event's fields in words, those of `facts`, and what
# `_more` adds. No participle agrees with a character.
LINES: Final[dict[type[Event], Sentence]] = {
    TeamChosen: (N_("The team: {team}."), "UM-10"),
    BasePlaced: (N_("The military base {of_camp} is on {square}."), "UM-15"),
    BaseUPlaced: (N_("Base U is on {square}, and Elli is there."), "UM-17"),
    TeamPlaced: (N_("{team} begin on {square}."), "UM-18"),
    TurnBegan: (N_("Turn {turn} begins."), "UM-33"),
    CubesMet: (N_("The turn cube moves on and meets the lost-population cube."), "UM-99"),
    Rolled: (N_("A die shows {number}."), "UM-34"),
    AttacksComing: (N_("{number} attacks are coming."), "UM-34"),
    AttackLaid: (N_("Attack on {square}."), "UM-36"),
    AttackVoid: (N_("A power card shelters {square}: the attack has no effect."), "UM-56"),
    Saved: (N_("{protector} saves {character}, who goes to {square}."), "UM-37"),
    WentHome: (N_("{character} returns to Base U and has all energy again."), "UM-85"),
    BaseMoved: (N_("The military base {of_camp} moves to {square}."), "UM-43"),
    PyramidPlaced: (N_("A pyramid appears on {square}."), "UM-108"),
    Fled: (N_("Population flees from {origin} to {square}."), "UM-26"),
    PersonLost: (N_("Population on {square} cannot flee anywhere and is lost."), "UM-28"),
    Moved: (N_("{character} moves to {square}."), "UM-54"),
    PowerUsed: (N_("{character} uses the power card “{power}”."), "UM-55"),
    Teleported: (N_("Population is teleported from {origin} to {square}."), "UM-57"),
    Loaded: (N_("Elli teleports four population tokens to the ship: loading {number}."), "UM-90"),
    AttackCancelled: (N_("The attack on {square} is cancelled."), "UM-58"),
    TokenAverted: (N_("The disaster on {square} is cancelled."), "UM-116"),
    Joined: (N_("{team} join for a remote teleport."), "UM-61"),
    Asked: (N_("{character} begins a mediation with {camp}."), "UM-60"),
    Revealed: (N_("{camp}: “{sentence}”"), "UM-82"),
    NeedFound: (N_("A need {of_camp} is found: {need} ({found} of {needed})."), "UM-76"),
    EffectHappens: (N_("The effect happens. {effect}"), "UM-82"),
    EffectRefused: (N_("You cancel the effect for {energy}."), "UM-82"),
    EffectIgnored: (N_("Diamandis goes on listening: the effect does not happen."), "UM-70"),
    EnergyPaid: (N_("{character} pays one energy."), "UM-82"),
    EnergyLost: (N_("{character} loses one energy."), "UM-84"),
    EnergyBack: (N_("All characters have all their energy again."), "UM-77"),
    PersonBack: (N_("Population comes back from the ship to {square}."), "UM-78"),
    Broken: (N_("The mediation is broken off: {character} is no longer there."), "UM-86"),
    Shuffled: (N_("The discarded cards {of_camp} are shuffled back into their pile."), "UM-87"),
    CubeLost: (N_("{character} loses an action cube."), "UM-82"),
    CubeBack: (N_("{character} takes back an action cube from “{deed}”."), "UM-55"),
    Jumped: (N_("{character} jumps to {square}."), "UM-55"),
    Destroyed: (N_("Permanent destruction on {square}."), "UM-101"),
    PowerDealt: (N_("{character} gets the power card “{power}”."), "UM-92"),
    Foreseen: (N_("You look at {pile}: next come {cards}."), "UM-94"),
    DisasterDrawn: (N_("A disaster threatens: {disaster}."), "UM-115"),
    TokenPlaced: (N_("The disaster threatens {square}."), "UM-115"),
    Struck: (N_("The disaster strikes {square}: {disaster}."), "UM-117"),
    TurnEnded: (N_("The turn ends; action cubes left: {number}."), "UM-53"),
}

_FIRST_TURN: Final = (LINES[TurnBegan][0], "UM-32")
_NO_CARD: Final = (N_("The attack pile has no more card of that row."), "UM-89")
_ONE_ATTACK: Final = (N_("One attack is coming."), "UM-34")
_OPENING_ATTACK: Final = (LINES[AttackLaid][0], "UM-16")
_VOID_BASE_U: Final = (N_("The attack on {square} has no effect: Base U is safe."), "UM-41")
_VOID_DESTROYED: Final = (
    N_("The attack on {square} has no effect: nothing is left there."),
    "UM-42",
)
_VOID_PYRAMID: Final = (N_("The attack on {square} has no effect: the pyramid is safe."), "UM-110")
_TELEPORTED: Final = {
    Thing.PERSON: LINES[Teleported],
    Thing.PYRAMID: (N_("A pyramid is teleported from {origin} to {square}."), "UM-109"),
    Thing.BASE: (N_("A military base is teleported from {origin} to {square}."), "UM-113"),
}
_HOME: Final = {
    Why.HIT: (N_("{character} is hit and returns to Base U."), "UM-39"),
    Why.TIRED: (N_("{character} has no energy left and returns to Base U."), "UM-84"),
    Why.RECALLED: (N_("{character} is sent back to Base U."), "UM-82"),
    Why.DESTROYED: (N_("{character} leaves the destroyed place for Base U."), "UM-101"),
    Why.SPENT: LINES[WentHome],
}
_JOINED_CANCEL: Final = (N_("{team} join for a remote cancel."), "UM-62")
_ONE_MORE_NEED: Final = (N_("One more need {of_camp} is found: {need}."), "UM-76")
_SAID_RULES: Final = {Kind.NEED: "UM-76", Kind.JUSTIFICATION: "UM-75"}
_RESTED: Final = (LINES[EnergyBack][0], "UM-55")
_SHUFFLED: Final = {
    Pile.ATTACK: (N_("The discarded attack cards are shuffled back into their pile."), "UM-35"),
    Pile.POWER: (N_("The discarded power cards are shuffled back into their pile."), "UM-95"),
    Pile.DISASTER: (N_("The discarded disaster cards are shuffled back into their pile."), "UM-95"),
}
_STRUCK_SAFE: Final = (N_("The disaster passes over {square}: all is safe there."), "UM-118")
_ALL_USED: Final = (N_("The turn ends."), "UM-53")


def tell(state: State, event: Event, say: Say) -> Line | None:
    """The log line of an event and its rule, given the state after it."""
    return told(_line(state, event), say, facts(event, say) | _more(state, event, say))


def _line(state: State, event: Event) -> Sentence:
    """The sentence for this event; most have one only."""
    match event:
        case TurnBegan(turn=turn):
            return _FIRST_TURN if turn == 1 else LINES[TurnBegan]
        case AttacksComing(number=number):
            return _coming(state, number)
        case AttackLaid() if state.phase == Phase.SETUP:
            return _OPENING_ATTACK
        case AttackVoid(square=square):
            return _void(state, square)
        case Teleported(thing=thing):
            return _TELEPORTED[thing]
        case WentHome(why=why):
            return _HOME[why]
        case Joined(deed=Deed.AD):
            return _JOINED_CANCEL
        case Revealed(pile=pile, card=card):
            text, rule = LINES[Revealed]
            return text, _SAID_RULES.get(MEDIATION[pile][card].kind, rule)
        case NeedFound(found=found) if found > state.needed:
            return _ONE_MORE_NEED
        case EnergyBack() if state.mediator == NONE:
            return _RESTED
        case Shuffled(pile=pile):
            return _SHUFFLED.get(pile, LINES[Shuffled])
        case Struck(square=square) if safe(state, square):
            return _STRUCK_SAFE
        case TurnEnded(number=0):
            return _ALL_USED
        case _:
            return LINES[type(event)]


def _coming(state: State, number: int) -> Sentence:
    """How many attacks follow; a siege may find no card for one, a disaster may bring some."""
    if not number:
        return _NO_CARD
    text, rule = _ONE_ATTACK if number == 1 else LINES[AttacksComing]
    return text, "UM-135" if state.phase == Phase.STRIKES else rule


def _void(state: State, square: int) -> Sentence:
    """Why an attack has no effect."""
    if square == state.base_u:
        return _VOID_BASE_U
    if square in state.destroyed:
        return _VOID_DESTROYED
    return _VOID_PYRAMID if corner_pyramid(state, square) else LINES[AttackVoid]


def _more(state: State, event: Event, say: Say) -> dict[str, str]:
    """What a sentence needs beyond the fields of its event."""
    match event:
        case TurnBegan(turn=turn):
            return {"turn": turn_name(turn)}
        case AttacksComing(number=number):
            return {"number": number_word(number, say)}
        case PowerUsed(card=card) | PowerDealt(card=card):
            return {"power": power_title(card, say)}
        case Revealed(pile=pile, card=card):
            return {"sentence": sentence(pile, card, say)}
        case NeedFound(pile=pile, card=card):
            return {"need": need_name(pile, card, say), "needed": str(state.needed)}
        case EffectHappens(pile=pile, card=card):
            return {"effect": effect_text(pile, card, state.characters, say)}
        case EffectRefused(pile=pile, card=card):
            return {"energy": energy_name(MEDIATION[pile][card].price(state.characters), say)}
        case Foreseen(pile=pile, cards=cards):
            return {"cards": listed((card_name(pile, card, say) for card in cards), say)}
        case DisasterDrawn(card=card) | Struck(card=card):
            return {"disaster": disaster_title(card, say)}
        case _:
            return {}
