"""What the team means: characters, cubes, energy, the places on the sheets, and choices."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, capital

from ..acts import (
    Ask,
    End,
    Give,
    Join,
    Lose,
    MoveBase,
    On,
    Pay,
    Refresh,
    Refuse,
    Remote,
    Save,
    Use,
    parse,
)
from ..acts import (
    Look as LookAt,
)
from ..data import CUBES, ENERGY, SHEETS, Character, Deed
from ..state import NONE, State
from .cards import power_text, power_title
from .labels import label
from .names import character_name, deed_name, gift, role_name

# -- characters ---------------------------------------------------------------------------------

_HAS: Final = N_("Action cubes: {cubes}; energy: {energy}.")
# The rule about what each of them alone can do.
_RULES: Final = {
    Character.ELLI: "UM-67",
    Character.AGAPI: "UM-65",
    Character.ILIAS: "UM-66",
    Character.ANDROMEDA: "UM-69",
    Character.DIAMANDIS: "UM-70",
    Character.NIKITAS: "UM-71",
    Character.VERA: "UM-72",
}
_CUBES_NAME: Final = N_("{character}: action cubes")
_CUBES: Final = N_(
    "Left in this turn: {count} of {all}. Every action costs one; next turn all are back."
)
_ENERGY_NAME: Final = N_("{character}: energy")
_ENERGY: Final = N_(
    "Left: {count} of {all}. It pays for refusing effects; who has none goes to Base U and "
    "regains it all."
)


def _character(look: Look[State], name: str) -> Explained:
    state, say, one = look.state, look.say, Character[name.upper()]
    has = say(_HAS, cubes=state.cubes[one], energy=state.energy[one])
    told = f"{gift(one, say)} {has}" if one in state.team else gift(one, say)
    return Explained(role_name(one, say), told, _RULES[one])


def _cubes(look: Look[State], name: str) -> Explained:
    one = Character[name.upper()]
    told = look.say(_CUBES, count=look.state.cubes[one], all=CUBES)
    return Explained(look.say(_CUBES_NAME, character=character_name(one)), told, "UM-50")


def _energy(look: Look[State], name: str) -> Explained:
    one = Character[name.upper()]
    told = look.say(_ENERGY, count=look.state.energy[one], all=ENERGY)
    return Explained(look.say(_ENERGY_NAME, character=character_name(one)), told, "UM-84")


# -- places on a sheet --------------------------------------------------------------------------

_DEEDS: Final = {
    Deed.MOVE: (N_("To an adjacent square, not diagonally."), "UM-54"),
    Deed.POWER: (N_("Do what the power card says, and discard it."), "UM-55"),
    Deed.TELEPORT: (
        N_("Population of the character’s own square goes to any square that has room."),
        "UM-57",
    ),
    Deed.CANCEL: (
        N_("An attack on the character’s square goes; mediators need a protector beside them."),
        "UM-58",
    ),
    Deed.MEDIATE: (N_("On a military base: ask, and reveal the camp’s next card."), "UM-60"),
    Deed.TD: (N_("Three together move any population token to any square."), "UM-61"),
    Deed.AD: (N_("Three together cancel any attack, wherever it is."), "UM-62"),
}
_USED: Final = N_("{character}: used {used} of {places} in this turn.")
_ALSO: Final = {
    "raises": (
        N_("Teleport a pyramid"),
        N_("Like population: from the character’s square to any square that a pyramid can be on."),
        "UM-109",
    ),
    "loads": (
        N_("Load the ship"),
        N_("Elli, in Base U with exactly four population tokens, takes all four aboard."),
        "UM-68",
    ),
    "averts": (
        N_("Cancel a disaster"),
        N_("Its token on the character’s square goes, like an attack."),
        "UM-124",
    ),
}
_NO_POWER: Final = N_("No power card")
_NO_POWER_TOLD: Final = N_("Everybody gets one with the fourth loading of the ship, or in turn G.")


def _deed(look: Look[State], name: str, place: str) -> Explained:
    one, deed, say = Character[name.upper()], Deed[place.upper()], look.say
    text, rule = _DEEDS[deed]
    used = say(
        _USED,
        character=character_name(one),
        used=look.state.used[one][deed],
        places=SHEETS[one][deed],
    )
    return Explained(capital(deed_name(deed, say)), f"{say(text)} {used}", rule)


def _place(look: Look[State], place: str) -> Explained:
    deed = Deed[place.upper()]
    text, rule = _DEEDS[deed]
    return Explained(capital(deed_name(deed, look.say)), look.say(text), rule)


def _also(look: Look[State], verb: str) -> Explained:
    name, text, rule = _ALSO[verb]
    return Explained(look.say(name), look.say(text), rule)


def _held(look: Look[State], name: str) -> Explained:
    state, say = look.state, look.say
    card = state.powers[Character[name.upper()]]
    if card == NONE:
        return Explained(say(_NO_POWER), say(_NO_POWER_TOLD), "UM-92")
    return Explained(power_title(card, say), power_text(card, state.characters, say), "UM-55")


# -- choices in words ---------------------------------------------------------------------------

_CHOICES: Final[dict[type[Act], tuple[str, str]]] = {
    Remote: (N_("Three characters use a cube each and reach any square, wherever they are."), ""),
    Join: (N_("This character gives a cube from its place for the remote action."), "UM-61"),
    MoveBase: (N_("Everybody spends all energy and goes to Base U; the base can go away."), ""),
    End: (N_("Unused cubes are lost; then the turn cube moves on, and new attacks come."), "UM-53"),
    On: (N_("Nothing more is done about it, and the game goes on."), "UM-52"),
    Refuse: (N_("The effect does not happen; you choose who pays the energy."), "UM-82"),
    Pay: (N_("Gives one energy; who has none left goes to Base U."), "UM-84"),
    Ask: (N_("The next card is revealed in this camp, wherever the mediator is."), "UM-80"),
    Give: (N_("Keeps the power card until it is used."), "UM-93"),
    LookAt: (N_("You see the next three cards of this pile; they stay in their order."), "UM-94"),
    Save: (N_("Whoever is hit goes to this protector’s square instead of Base U."), "UM-37"),
    Refresh: (N_("The cube can be used again in this turn."), "UM-55"),
    Lose: (N_("The cube is missing for the rest of this turn."), "UM-82"),
    Use: (N_("Do what the power card says, and discard it."), "UM-55"),
}
_REMOTE_RULES: Final = {"begin td": "UM-61", "begin ad": "UM-62"}


def _choice(look: Look[State], *words: str) -> Explained:
    text = " ".join(words)
    act = parse(text)
    told, rule = _CHOICES[type(act)]
    rule = rule or _REMOTE_RULES.get(text, "UM-113")
    return Explained(label(look.state, act, look.say), look.say(told), rule)


EXPLAINERS: Final[Explainers] = {
    "character": _character,
    "cubes": _cubes,
    "energy": _energy,
    "deed": _deed,
    "place": _place,
    "also": _also,
    "held": _held,
    "choice": _choice,
}
