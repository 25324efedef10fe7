"""The cards in words: what somebody says is authored, what it does is made from the card itself.

The sentences stand in `east` and `west`, by kind: a card takes the one that has its
number among the cards of its kind.
"""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, Say, capital

from ..data import DISASTERS, MEDIATION, POWERS, Blow, Card, Kind, Pile
from . import east, west
from .names import energy_name, number_word, square_name

_SAID: Final = {Pile.EAST: east, Pile.WEST: west}
# By camp: the number of each mediation card among those of its kind, from 0.
_RANKS: Final = tuple(
    tuple(
        sum(other.kind == card.kind for other in deck[:number]) for number, card in enumerate(deck)
    )
    for deck in MEDIATION
)

_QUESTION: Final = N_("When you think of all this: what do you feel, and what do you need most?")
_KINDS: Final = {Kind.NEED: N_("a need"), Kind.JUSTIFICATION: N_("a justification")}
_EFFECT: Final = N_("an effect")
_PRICE: Final = N_("Cancel: {energy}.")

# What a mediation card does: once, and several times.
_EFFECTS: Final = {
    Kind.ATTACKS: (N_("One attack follows."), N_("{count} attacks follow.")),
    Kind.SIEGE: (
        N_("The next attack card of the military base’s row is drawn."),
        N_("The next {count} attack cards of the military base’s row are drawn."),
    ),
    Kind.DRAIN: (N_("The mediator loses one energy."), N_("The mediator loses {count} energy.")),
    Kind.TIRE: (
        N_("Every character outside Base U loses one energy."),
        N_("Every character outside Base U loses {count} energy."),
    ),
    Kind.RECALL: (N_("The mediator goes to Base U."),) * 2,
    Kind.UPROOT: (N_("The military base moves to another square."),) * 2,
    Kind.FORGET: (N_("The discarded cards are shuffled back into the pile."),) * 2,
    Kind.EXHAUST: (
        N_("The team loses one action cube of your choice."),
        N_("The team loses {count} action cubes of your choice."),
    ),
    Kind.DESTROY: (N_("One square is destroyed for good."),) * 2,
    Kind.CALM: (
        N_("You can cancel one attack or disaster token, wherever it is."),
        N_("You can cancel up to {count} attacks or disaster tokens, wherever they are."),
    ),
}

# A power card: its title, and what it does.
_POWERS: Final = {
    Kind.CALM: (
        N_("Ceasefire"),
        N_("Cancel up to {count} attacks or disaster tokens, wherever they are."),
    ),
    Kind.SHELTER: (
        N_("Shelter"),
        N_(
            "Play it when an attack card has just been drawn, by an effect too, before anybody is "
            "hit: that attack has no effect."
        ),
    ),
    Kind.CARRY: (
        N_("Safe passage"),
        N_("Teleport up to {count} population tokens or pyramids, wherever they are."),
    ),
    Kind.JUMP: (
        N_("Bridge of light"),
        N_("Up to {count} times, set a character on any square."),
    ),
    Kind.REST: (N_("Long breath"), N_("All characters get all their energy back.")),
    Kind.REFRESH: (
        N_("Second wind"),
        N_("Take back up to {count} action cubes of your choice that are already used."),
    ),
    Kind.FORESEE: (N_("Intuition"), N_("Look at the next {count} cards of one pile.")),
}
# The stronger cards of a kind, with a star, have a title of their own.
_GREAT: Final = {Kind.CALM: N_("Great truce"), Kind.CARRY: N_("Airlift")}

# A disaster: its title and what it does, with one token and with several.
_DISASTERS: Final = {
    Blow.STORM: (
        N_("Storm"),
        N_("Storms"),
        N_("It strikes its square like an attack, but leaves no card behind."),
        N_("It strikes its {count} squares like attacks, but leaves no cards behind."),
    ),
    Blow.QUAKE: (
        N_("Earthquake"),
        N_("Earthquakes"),
        N_(
            "It strikes its square and those adjacent to it like attacks, but leaves no cards; "
            "nobody flees from one of these squares to another."
        ),
        N_(
            "It strikes its {count} squares and those adjacent to them like attacks, but leaves no "
            "cards; nobody flees from one of these squares to another."
        ),
    ),
    Blow.FALLOUT: (
        N_("Radioactive rain"),
        N_("Radioactive clouds"),
        N_("It strikes its square like an attack; then an attack card is drawn, too."),
        N_(
            "It strikes its {count} squares like attacks; then as many attack cards are drawn, too."
        ),
    ),
    Blow.EPIDEMIC: (
        N_("Epidemic"),
        N_("Epidemics"),
        N_(
            "It strikes its square like an attack; characters around it, diagonals included, lose "
            "one energy."
        ),
        N_(
            "It strikes its {count} squares like attacks; characters around them, diagonals "
            "included, lose one energy."
        ),
    ),
}


# -- mediation ----------------------------------------------------------------------------------


def question(say: Say) -> str:
    """What every mediation begins with."""
    return say(_QUESTION)


def sentence(pile: Pile, card: int, say: Say) -> str:
    """What somebody of the camp says on this mediation card."""
    said, kind, rank = _SAID[pile], MEDIATION[pile][card].kind, _RANKS[pile][card]
    match kind:
        case Kind.NEED:
            return say(said.NEEDS[rank][1])
        case Kind.JUSTIFICATION:
            return say(said.JUSTIFICATIONS[rank])
        case _:
            return say(said.EFFECTS[kind][rank])


def need_name(pile: int, card: int, say: Say) -> str:
    """The need on this card: "safety"."""
    return say(_SAID[Pile(pile)].NEEDS[_RANKS[pile][card]][0])


def effect_text(pile: int, card: int, characters: int, say: Say) -> str:
    """What the effect of a mediation card does, in a sentence: "Two attacks follow."."""
    effect = MEDIATION[pile][card]
    return _counted(_EFFECTS[effect.kind], effect.strength(characters), say)


def price_text(pile: int, card: int, characters: int, say: Say) -> str:
    """What it costs to cancel it: "Cancel: 2 energy."; '' where it cannot be cancelled."""
    price = MEDIATION[pile][card].price(characters)
    return say(_PRICE, energy=energy_name(price, say)) if price else ""


def card_name(pile: int, card: int, say: Say) -> str:
    """What a card of any pile is, in a few words: "a need", "B2", "Shelter"."""
    match Pile(pile):
        case Pile.ATTACK:
            return square_name(card)
        case Pile.POWER:
            return power_title(card, say)
        case Pile.DISASTER:
            return disaster_title(card, say)
        case _:
            return say(_KINDS.get(MEDIATION[pile][card].kind, _EFFECT))


# -- powers and disasters -----------------------------------------------------------------------


def power_title(card: int, say: Say) -> str:
    """The title of a power card: "Shelter"."""
    power = POWERS[card]
    return say(_GREAT[power.kind] if _is_great(power) else _POWERS[power.kind][0])


def power_kind_title(kind: Kind, characters: int, say: Say) -> str:
    """The title of a kind of power cards: "Ceasefire"; '' where it has two, or none."""
    one = kind in _POWERS and not (characters > 4 and kind in _GREAT)
    return say(_POWERS[kind][0]) if one else ""


def _is_great(power: Card) -> bool:
    return power.star and power.kind in _GREAT


def power_text(card: int, characters: int, say: Say) -> str:
    """What a power card does, in a sentence."""
    power = POWERS[card]
    text = _POWERS[power.kind][1]
    return _counted((text, text), power.strength(characters), say)


def disaster_title(card: int, say: Say) -> str:
    """The title of a disaster: "Storm"."""
    one, many, _, _ = _DISASTERS[DISASTERS[card].blow]
    return say(one if DISASTERS[card].tokens == 1 else many)


def disaster_text(card: int, say: Say) -> str:
    """What a disaster does at the end of the turn, in a sentence."""
    _, _, one, many = _DISASTERS[DISASTERS[card].blow]
    return _counted((one, many), DISASTERS[card].tokens, say)


def _counted(texts: tuple[str, str], count: int, say: Say) -> str:
    """The sentence for one, or the one for several with their number in words."""
    text = texts[0] if count == 1 else texts[1]
    return capital(say(text, count=number_word(count, say)))
