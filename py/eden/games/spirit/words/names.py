"""What things are called: every name carries its article, so that other languages can decline."""

from __future__ import annotations

from functools import partial
from typing import Final

from eden.kit import facts as kit
from eden.kit.facts import Name
from eden.kit.say import N_, Say, capital

from ..data import Card, Condition, Effect, Kind, Piece, Place, Terrain
from ..state import State

_PIECES: Final = {
    Piece.WATERS: N_("the Waters"),
    Piece.FAUNA: N_("the Fauna"),
    Piece.FLORA: N_("the Flora"),
    Piece.YELLOW: N_("the yellow horde"),
    Piece.RED: N_("the red horde"),
    Piece.BLACK: N_("the black horde"),
}

# French contracts "de" with the article, so the pair is one text.
_OF_ALLY: Final = {
    Piece.WATERS: N_("of the Waters"),
    Piece.FAUNA: N_("of the Fauna"),
    Piece.FLORA: N_("of the Flora"),
}

_TERRAINS: Final = {
    Terrain.CASCADE: N_("cascade"),
    Terrain.SWAMP: N_("swamp"),
    Terrain.FOREST: N_("forest"),
    Terrain.MOUNTAIN: N_("mountain"),
}

_LANDS: Final = {
    Terrain.CASCADE: N_("the cascade"),
    Terrain.SWAMP: N_("the swamp"),
    Terrain.FOREST: N_("the forest"),
    Terrain.MOUNTAIN: N_("the mountain"),
}

_ON_ANY: Final = {
    Terrain.CASCADE: N_("at a cascade"),
    Terrain.SWAMP: N_("in a swamp"),
    Terrain.FOREST: N_("in a forest"),
    Terrain.MOUNTAIN: N_("on a mountain"),
}

# On the ring a name is followed by its direction; the two places beside it stand alone.
_DIRECTIONS: Final = {
    Place.NW: N_("in the north-west"),
    Place.N: N_("in the north"),
    Place.NE: N_("in the north-east"),
    Place.E: N_("in the east"),
    Place.SE: N_("in the south-east"),
    Place.S: N_("in the south"),
    Place.SW: N_("in the south-west"),
    Place.W: N_("in the west"),
}
_BESIDE: Final = {Place.NOA: N_("Noa"), Place.OUT: N_("a place outside Eden")}
_PLACE: Final = N_("{land} {direction}")
_PLACE_AS_IT_IS: Final = N_("{place}, {condition}")
_UNKNOWN: Final = N_("the place")
_DESTROYED: Final = N_("the destroyed place")

_CONDITIONS: Final = {
    Condition.HEALTHY: N_("healthy"),
    Condition.RAVAGED: N_("ravaged"),
    Condition.DESTROYED: N_("destroyed"),
}

_CARDS: Final = {
    Card.DAWN: N_("Dawn"),
    Card.NOON: N_("Noon"),
    Card.DUSK: N_("Dusk"),
    Card.NIGHT: N_("Night"),
}

_OBJECTIVE: Final = N_("trap {horde} with {ally} {land}")

# Name and help of every line of the Action cards.
_EFFECTS: Final = {
    Effect(Kind.MOVE): (
        N_("move 1"),
        N_("An ally goes to a neighbouring place, clockwise or anticlockwise."),
    ),
    Effect(Kind.MOVE, 2): (
        N_("move up to 2"),
        N_("An ally goes up to two places along the ring, clockwise or anticlockwise."),
    ),
    Effect(Kind.MOVE, 3): (
        N_("move up to 3"),
        N_("An ally goes up to three places along the ring, clockwise or anticlockwise."),
    ),
    Effect(Kind.ATTRACT): (
        N_("attract"),
        N_("An ally draws a horde or another ally from a neighbouring place to its own."),
    ),
    Effect(Kind.PUSH): (
        N_("push 1"),
        N_("An ally pushes a horde or another ally from its own place to a neighbouring one."),
    ),
    Effect(Kind.PUSH, 2): (
        N_("push up to 2"),
        N_("An ally pushes a horde or another ally up to two places away from its own."),
    ),
    Effect(Kind.PROTECT): (
        N_("protect"),
        N_("An ally raises its shield, which stops one attack on its terrain."),
    ),
    Effect(Kind.HEAL): (
        N_("heal"),
        N_("An ally makes the ravaged terrain on which it stands healthy."),
    ),
    Effect(Kind.TRAP): (
        N_("trap"),
        N_("An ally traps a horde on its own place, as that horde’s open objective asks."),
    ),
    Effect(Kind.SHORTCUT): (
        N_("shortcut"),
        N_("An ally goes to the other terrain of the same kind."),
    ),
    Effect(Kind.SWAP_HORDES): (N_("swap two hordes"), N_("Two hordes change places.")),
    Effect(Kind.SWAP_ALLIES): (N_("swap two allies"), N_("Two allies change places.")),
}


def piece_name(piece: Piece, say: Say) -> str:
    """An ally or a horde with its article: "the Fauna"."""
    return say(_PIECES[piece])


def terrain_name(terrain: Terrain, say: Say) -> str:
    """A kind of terrain without article: "swamp"."""
    return say(_TERRAINS[terrain])


def condition_name(condition: Condition, say: Say) -> str:
    """How a terrain is: "ravaged"; where gender matters it agrees with "terrain"."""
    return say(_CONDITIONS[condition])


def card_name(card: Card, say: Say) -> str:
    """An Action card: "Dusk"."""
    return say(_CARDS[card])


def direction_name(place: Place, say: Say) -> str:
    """Where a place of the ring lies: "in the east"."""
    return say(_DIRECTIONS[place])


def land_only(terrain: Terrain, say: Say) -> str:
    """A terrain with its article, wherever it lies: "the swamp"."""
    return say(_LANDS[terrain])


def land_name(terrain: Terrain, place: Place, say: Say) -> str:
    """A terrain by kind and direction, whatever became of it: "the swamp in the east"."""
    return say(_PLACE, land=say(_LANDS[terrain]), direction=direction_name(place, say))


def place_name(state: State, place: Place, say: Say) -> str:
    """A place by what lies there now: "the swamp in the east", or only "the destroyed place …"."""
    if place in _BESIDE:
        return say(_BESIDE[place])
    laid = place < len(state.terrains)
    if laid and state.conditions[place] != Condition.DESTROYED:
        return land_name(state.terrains[place], place, say)
    land = say(_DESTROYED if laid else _UNKNOWN)
    return say(_PLACE, land=land, direction=direction_name(place, say))


def place_title(state: State, place: Place, say: Say) -> str:
    """A place and how it is, for those who do not see it: "The swamp in the east, ravaged"."""
    name = place_name(state, place, say)
    if place in _BESIDE or state.conditions[place] == Condition.DESTROYED:
        return capital(name)
    condition = condition_name(state.conditions[place], say)
    return capital(say(_PLACE_AS_IT_IS, place=name, condition=condition))


def objective_name(horde: Piece, ally: Piece, terrain: Terrain, say: Say) -> str:
    """What an objective asks for: "trap the red horde with the Waters on a mountain"."""
    names = {"horde": piece_name(horde, say), "ally": piece_name(ally, say)}
    return say(_OBJECTIVE, **names, land=say(_ON_ANY[terrain]))


def on_any(terrain: Terrain, say: Say) -> str:
    """Somewhere on a kind of terrain: "in a swamp"."""
    return say(_ON_ANY[terrain])


def effect_name(effect: Effect, say: Say) -> str:
    """A line of an Action card: "Move up to 2"."""
    return capital(say(_EFFECTS[effect][0]))


def effect_word(effect: Effect, say: Say) -> str:
    """The same inside a sentence: "move up to 2"."""
    return say(_EFFECTS[effect][0])


def effect_help(effect: Effect, say: Say) -> str:
    """What a line of an Action card does, in a sentence."""
    return say(_EFFECTS[effect][1])


def of_ally(ally: Piece, say: Say) -> str:
    """What belongs to an ally: "of the Fauna"; nothing belongs to a horde."""
    return say(_OF_ALLY[ally]) if ally in _OF_ALLY else ""


_KINDS: Final[dict[type, Name]] = {Piece: piece_name, Terrain: terrain_name, Card: card_name}
_MORE: Final[dict[str, dict[str, Name]]] = {"ally": {"of_ally": of_ally}}


def facts(state: State, thing: object, say: Say) -> dict[str, str]:
    """The fields of an action or an event in words; of an ally also `of_ally`: "of the Fauna"."""
    kinds: dict[type, Name] = {**_KINDS, Place: partial(place_name, state)}
    return kit.facts(thing, say, kinds=kinds, more=_MORE)
