"""What things are called: every name carries its article, so that other languages can decline."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from eden.engine.game import Event, Seat
from eden.engine.notation import Act
from eden.kit import people
from eden.kit.say import N_, Say

from ..data import (
    DEVICES,
    HELMETS,
    POINTS,
    TILES,
    VALUES,
    Artefact,
    Cell,
    Colour,
    Device,
    Kind,
    Path,
    Side,
    Tile,
    Toward,
    Trifolium,
    number_of,
    owner,
)
from ..state import NONE, State

# -- flocks -------------------------------------------------------------------------------------

# The colours of the flocks, in their order; sheep stand beside theirs.
COLOURS: Final = (N_("Green"), N_("Red"), N_("Yellow"), N_("Black"))
_SHEEP: Final = (
    N_("the green sheep {number}"),
    N_("the red sheep {number}"),
    N_("the yellow sheep {number}"),
    N_("the black sheep {number}"),
)
_OWN_SHEEP: Final = N_("sheep {number}")
# French says "de Marie" but "d’Anna", so a name that begins with a vowel has its own text.
_SHEEP_OF: Final = N_("{name}’s sheep {number}")
_SHEEP_OF_VOWEL: Final = N_("{vowel_name}’s sheep {number}")

# -- the galaxy ---------------------------------------------------------------------------------

_SIDES: Final = {
    Side.N: N_("the north"),
    Side.E: N_("the east"),
    Side.S: N_("the south"),
    Side.W: N_("the west"),
}

_PATHS: Final = {
    Path.STAR: N_("the star path"),
    Path.METEORITE: N_("the meteorite path"),
    Path.NEBULA: N_("the nebula path"),
}
_LANE: Final = N_("{path} between {one} and {other}")

_PLACES: Final = {
    Kind.PLANET: N_("the planet in {cell}"),
    Kind.DWARF: N_("the dwarf planet in {cell}"),
    Kind.HOLE: N_("the black hole"),
    Kind.ARRIDIS: N_("Arridis"),
    Kind.EDENIA: N_("Edenia"),
}
_TELEPORTERS: Final = {
    Colour.YELLOW: N_("the yellow teleporter in {cell}"),
    Colour.BLUE: N_("the blue teleporter in {cell}"),
    Colour.RED: N_("the red teleporter in {cell}"),
}
_UNKNOWN: Final = N_("the empty cell {cell}")

_TILES: Final = {
    Kind.PLANET: N_("a habitable planet"),
    Kind.DWARF: N_("a dwarf planet"),
    Kind.HOLE: N_("the black hole"),
    Kind.ARRIDIS: N_("Arridis"),
    Kind.EDENIA: N_("Edenia"),
}
_TELEPORTER_TILES: Final = {
    Colour.YELLOW: N_("a yellow teleporter"),
    Colour.BLUE: N_("a blue teleporter"),
    Colour.RED: N_("a red teleporter"),
}

# -- tokens -------------------------------------------------------------------------------------

_WITH_POINTS: Final = N_("{token} ({points} points)")

_TRIFOLIUM: Final = {
    Trifolium.WHITE: N_("the white Trifolium"),
    Trifolium.BLUE: N_("the blue Trifolium"),
    Trifolium.ORANGE: N_("the orange Trifolium"),
    Trifolium.YELLOW: N_("the yellow Trifolium"),
    Trifolium.PINK: N_("the pink Trifolium"),
    Trifolium.VIOLET: N_("the violet Trifolium"),
}

# Name and help of every artefact.
_DEVICES: Final = {
    Device.TURBO: (
        N_("the turbo-engine"),
        N_("In this move your sheep crosses the first habitable planet it meets, straight on."),
    ),
    Device.JUNCTION: (
        N_("the junction"),
        N_("A sheep on a path is set onto another path of the same tile, then moves from there."),
    ),
    Device.R2M2: (
        N_("R2-M2"),
        N_("When you explore in this move, you choose among three tiles."),
    ),
    Device.SCOPE: (
        N_("the sheepscope"),
        N_("You draw a tile and lay it next to any exploration tile."),
    ),
    Device.GROMOUT: (
        N_("Gromout"),
        N_("One of your flags can no longer be replaced."),
    ),
    Device.QUANTUM: (
        N_("the quantum accelerator"),
        N_("You take another whole turn right after this one."),
    ),
    Device.POCKET: (
        N_("the pocket teleporter"),
        N_("A sheep teleports from wherever it is, free to teleporters of its helmet’s colour."),
    ),
}
_POCKETS: Final = {
    Colour.YELLOW: N_("the pocket teleporter with the yellow helmet"),
    Colour.BLUE: N_("the pocket teleporter with the blue helmet"),
    Colour.RED: N_("the pocket teleporter with the red helmet"),
}
_OTHER_R2M2: Final = N_("the other R2-M2")


def seat_name(seat: Seat, say: Say) -> str:
    """A player by name; by the colour where there is no name."""
    return people.seat_name(seat, COLOURS, say)


def sheep_name(sheep: int, say: Say) -> str:
    """A sheep with its owner: "Anna’s sheep 2", "the green sheep 2"."""
    person, number = say.person(owner(sheep)), number_of(sheep)
    if not person.name:
        return say(_SHEEP[person.colour], number=number)
    if _begins_with_a_vowel(person.name):
        return say(_SHEEP_OF_VOWEL, vowel_name=person.name, number=number)
    return say(_SHEEP_OF, name=people.apart(person.name), number=number)


def _begins_with_a_vowel(name: str) -> bool:
    plain = unicodedata.normalize("NFD", name).lower()
    return plain[0] in "aeiouhœæ" or (plain[0] == "y" and plain[1:2] not in {*"aeiou", ""})


def own_sheep_name(number: int, say: Say) -> str:
    """A sheep as its own player calls it: "sheep 2"."""
    return say(_OWN_SHEEP, number=number)


def cell_name(cell: int) -> str:
    """A cell of the galaxy, the same in all languages: "C2"."""
    return Cell(cell).name


def side_name(side: int, say: Say) -> str:
    """A side of a cell: "the north"."""
    return say(_SIDES[Side(side)])


def path_name(path: Path, say: Say) -> str:
    """A type of path: "the star path"."""
    return say(_PATHS[path])


def lane_name(state: State, cell: Cell, ways: tuple[Toward, Toward], path: Path, say: Say) -> str:
    """A lane by what it joins: "the star path between the north and the east"."""
    one, other = (toward_name(state, cell, way, say) for way in sorted(ways))
    return say(_LANE, path=path_name(path, say), one=one, other=other)


def toward_name(state: State, cell: Cell, toward: Toward, say: Say) -> str:
    """Where a lane of a cell leads: "the north", "the planet in C2"."""
    if toward == Toward.PLACE:
        return place_name(state, cell, say)
    return side_name(toward, say)


def place_name(state: State, cell: int, say: Say) -> str:
    """What lies in a cell: "the blue teleporter in C2"."""
    return lying_name(state.cells[cell], cell, say)


def lying_name(tile: int, cell: int, say: Say) -> str:
    """A tile in a cell, or none yet: "the blue teleporter in C2"."""
    text = _UNKNOWN if tile == NONE else _by_kind(TILES[tile], _PLACES, _TELEPORTERS)
    return say(text, cell=cell_name(cell))


def tile_name(tile: int, say: Say) -> str:
    """A tile by what lies on it: "a dwarf planet"."""
    return say(_by_kind(TILES[tile], _TILES, _TELEPORTER_TILES))


def _by_kind(tile: Tile, kinds: dict[Kind, str], teleporters: dict[Colour, str]) -> str:
    return kinds[tile.kind] if tile.colour is None else teleporters[tile.colour]


def trifolium_name(trifolium: Trifolium, say: Say) -> str:
    """A Trifolium token with its value: "the white Trifolium (15 points)"."""
    return say(_WITH_POINTS, token=trifolium_colour(trifolium, say), points=VALUES[trifolium])


def trifolium_colour(trifolium: Trifolium, say: Say) -> str:
    """A Trifolium token without its value: "the white Trifolium"."""
    return say(_TRIFOLIUM[trifolium])


def artefact_name(artefact: Artefact, say: Say, *, besides: tuple[int, ...] = ()) -> str:
    """An artefact with its points, told apart from its twin among those `besides` it."""
    helmet = HELMETS.get(artefact)
    if helmet is not None:
        name = say(_POCKETS[helmet])
    elif artefact == Artefact.R2M2Y4 and Artefact.R2M2X4 in besides:
        name = say(_OTHER_R2M2)
    else:
        name = device_name(DEVICES[artefact], say)
    points = POINTS[artefact]
    return say(_WITH_POINTS, token=name, points=points) if points else name


def device_name(device: Device, say: Say) -> str:
    """What an artefact is, without its points: "the junction"."""
    return say(_DEVICES[device][0])


def device_help(device: Device, say: Say) -> str:
    """What an artefact does, in a sentence."""
    return say(_DEVICES[device][1])


# -- facts --------------------------------------------------------------------------------------

# By field of an action or an event: its placeholder, and its words.
_FIELDS: Final[dict[str, tuple[str, Callable[[Any, Say], str]]]] = {
    "seat": ("player", seat_name),
    "over": ("over", sheep_name),
    "path": ("path", path_name),
    "side": ("side", side_name),
    "tile": ("tile", tile_name),
    "artefact": ("artefact", artefact_name),
    "trifolium": ("trifolium", trifolium_name),
}


def facts(state: State, told: Act | Event, say: Say) -> dict[str, str]:
    """The fields of an action or an event in words, by their placeholders."""
    words = {
        placeholder: named(getattr(told, field), say)
        for field, (placeholder, named) in _FIELDS.items()
        if hasattr(told, field)
    }
    if hasattr(told, "cell"):
        words |= cell_words(state, told.cell, say)
    if hasattr(told, "toward") and told.toward != Toward.PLACE:
        words["side"] = side_name(told.toward, say)
    return words


def cell_words(state: State, cell: Cell, say: Say) -> dict[str, str]:
    """A `cell`, and the `place` that is in it."""
    return {"cell": cell_name(cell), "place": place_name(state, cell, say)}
