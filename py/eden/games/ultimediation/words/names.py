"""What things are called: every name carries its article, so that other languages can decline."""

from __future__ import annotations

from typing import Final

from eden.kit import facts as kit
from eden.kit.facts import Name
from eden.kit.say import N_, Say

from ..data import CAMPS, COLUMNS, SQUARES, Character, Deed, Pile, Square

# The two camps; French contracts "de" with the article, so the pair is one text.
_CAMPS: Final = {Pile.EAST: N_("the eastern camp"), Pile.WEST: N_("the western camp")}
_OF_CAMPS: Final = {Pile.EAST: N_("of the eastern camp"), Pile.WEST: N_("of the western camp")}

_BASES: Final = {
    Pile.EAST: N_("the base of the eastern camp"),
    Pile.WEST: N_("the base of the western camp"),
}

_PILES: Final = {
    Pile.EAST: N_("the pile of the eastern camp"),
    Pile.WEST: N_("the pile of the western camp"),
    Pile.ATTACK: N_("the attack cards"),
    Pile.POWER: N_("the power cards"),
    Pile.DISASTER: N_("the disaster cards"),
}

# What a character can do with a cube, as the sheet names it.
_DEEDS: Final = {
    Deed.MOVE: N_("move"),
    Deed.POWER: N_("use a power card"),
    Deed.TELEPORT: N_("teleport"),
    Deed.CANCEL: N_("cancel an attack"),
    Deed.MEDIATE: N_("mediate"),
    Deed.TD: N_("remote teleport"),
    Deed.AD: N_("remote cancel"),
}

# Who each character is, and what they alone can do.
ROLES: Final = (
    N_("Elli, teleporter"),
    N_("Agapi, protector"),
    N_("Ilias, protector"),
    N_("Andromeda, mediator"),
    N_("Diamandis, mediator"),
    N_("Nikitas, mediator"),
    N_("Vera, mediator"),
)
_GIFTS: Final = {
    Character.ELLI: N_("Moves up to two squares, diagonally too, and alone can load the ship."),
    Character.AGAPI: N_("Moves diagonally too, and saves those around her from attacks."),
    Character.ILIAS: N_(
        "Cancels on adjacent squares too, and saves those around him from attacks."
    ),
    Character.ANDROMEDA: N_("Reveals two cards with one mediation."),
    Character.DIAMANDIS: N_("Lets the effects that he reveals pass without harm."),
    Character.NIKITAS: N_("Mediates from squares adjacent to a military base too."),
    Character.VERA: N_("Teleports from adjacent squares too."),
}

# Small numbers in words; "one" has its own sentence everywhere.
_NUMBERS: Final = {2: N_("two"), 3: N_("three"), 4: N_("four"), 5: N_("five")}
_ONE_ENERGY: Final = N_("1 energy")
_ENERGY: Final = N_("{count} energy")


def character_name(character: int) -> str:
    """A character, the same in all languages: "Elli"."""
    return Character(character).name.capitalize()


def role_name(character: Character, say: Say) -> str:
    """A character with what it is: "Agapi, protector"."""
    return say(ROLES[character])


def gift(character: Character, say: Say) -> str:
    """What this character alone can do, in a sentence."""
    return say(_GIFTS[character])


def square_name(square: int) -> str:
    """A square as the board names it, the same in all languages: "C2"."""
    return SQUARES[square].name


def turn_name(turn: int) -> str:
    """A turn, counted from 1, by its letter on the track: "D" for the fourth."""
    return SQUARES[min(turn, COLUMNS) - 1].name[0]


def camp_name(pile: int, say: Say) -> str:
    """A camp: "the eastern camp"."""
    return say(_CAMPS[Pile(pile)])


def of_camp(pile: int, say: Say) -> str:
    """What belongs to a camp: "of the eastern camp"."""
    return say(_OF_CAMPS[Pile(pile)])


def base_name(pile: int, say: Say) -> str:
    """The military base of a camp: "the base of the eastern camp"."""
    return say(_BASES[Pile(pile)])


def pile_name(pile: int, say: Say) -> str:
    """A deck: "the attack cards"."""
    return say(_PILES[Pile(pile)])


def deed_name(deed: Deed, say: Say) -> str:
    """What a cube can be put on: "cancel an attack"."""
    return say(_DEEDS[deed])


def number_word(number: int, say: Say) -> str:
    """A number as it stands in a sentence: "two", but "12"."""
    return say(_NUMBERS[number]) if number in _NUMBERS else str(number)


def energy_name(count: int, say: Say) -> str:
    """An amount of energy: "2 energy"."""
    return say(_ONE_ENERGY if count == 1 else _ENERGY, count=count)


# What a value is called; of a camp's pile also the camp.
_KINDS: Final[dict[type, Name]] = {
    Square: lambda square, say: square_name(square),
    Character: lambda character, say: character_name(character),
    Pile: pile_name,
    Deed: deed_name,
}
_MORE: Final[dict[str, dict[str, Name]]] = {
    "pile": {
        "camp": lambda pile, say: camp_name(pile, say) if pile in CAMPS else "",
        "of_camp": lambda pile, say: of_camp(pile, say) if pile in CAMPS else "",
    }
}


def facts(thing: object, say: Say) -> dict[str, str]:
    """The fields of an action or an event in words; of a camp also `camp` and `of_camp`."""
    return kit.facts(thing, say, kinds=_KINDS, more=_MORE)
