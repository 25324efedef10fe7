"""What a tap means: the text in `data-act` of each thing on the table, legal now or not.

What is not legal carries an action too, one whose refusal names the rule that a player needs then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from eden.engine.game import Seat
from eden.engine.notation import Act
from eden.kit import touch as kit

from ..acts import (
    Choose,
    Go,
    Graze,
    Leap,
    Leave,
    Out,
    Plant,
    Search,
    Stop,
    Straight,
    Switch,
    Teleport,
)
from ..data import (
    AT,
    CELLS,
    ENDS,
    NEXT,
    TILES,
    Cell,
    Kind,
    Path,
    Side,
    Toward,
    end_at,
    number_of,
    owner,
    path_of,
    sheep_of,
    side_of,
)
from ..rules.board import cell_of, first_alike
from ..state import GOAL, NONE, Phase, State
from ..words.labels import in_the_way, label
from .curves import (
    OUTWARD,
    SIZE,
    Point,
    corner,
    end_spot,
    far,
    shift,
)
from .paths import (
    lane_spot,
    place_spot,
)

# An arrow on a side stands this far outside its cell; the middle one as far inside, so that a
# finger finds each of the three. On Arridis, which is full of sheep, it stands outside as well.
_ASIDE: Final = 16.0
_AHEAD: Final = 47.0
# Signs that belong to one spot stand this far around it.
_AROUND: Final = 27.0
_APART: Final = 41.0
_BELOW: Final = 33.0
# Where a sheep that cannot be picked says why, of all that it could do.
_OF_SHEEP: Final = (Phase.TURN, Phase.AFTER, Phase.JUNCTION, Phase.POCKET)
# Something is decided before the sheep looks into an empty cell.
_ON_THE_MOVE: Final = (Phase.EXPLORE, Phase.LAY, Phase.UNDER, Phase.LEAP, Phase.DWARF)
_ANGLE: Final = {Side.N: 0, Side.E: 90, Side.S: 180, Side.W: 270}


@dataclass(frozen=True)
class Touch(kit.Touch[State]):
    """What can be tapped in the galaxy, and the sheep that is picked."""

    labels = staticmethod(label)

    def colour(self, seat: Seat) -> int:
        """The colour of a seat's flock."""
        return self.say.person(seat).colour

    def sees(self, seat: Seat) -> bool:
        """Whether the face-down artefacts of a seat can be shown: at the end all are (ED-27)."""
        return self.over or seat == self.seat

    @cached_property
    def picked_sheep(self) -> int:
        """The sheep with which all options begin that are still meant, or NONE."""
        first = {text.split(" ")[0] for text in self.live}
        number = first.pop() if len(first) == 1 else ""
        return sheep_of(self.state.seat, int(number)) if number.isdigit() else NONE


# -- sheep and cells ----------------------------------------------------------------------------


def sheep_act(now: Touch, sheep: int) -> str:
    """What it means to tap a sheep: to pick it, to leap over it, or to learn why it stays."""
    state = now.state
    if state.move is not None and "leap" in now.options:
        return "stop" if sheep == state.move.sheep else "leap" if sheep == in_the_way(state) else ""
    if not now.options or owner(sheep) != state.seat:
        return ""
    where = state.at[sheep]
    # Those that stand together are alike: the first of them is offered (ED-39).
    number = str(number_of(sheep if where == GOAL else first_alike(state, sheep)))
    if now.meant(number) or state.phase in _OF_SHEEP:
        return number
    return f"{number} leaves n star" if where >= AT else f"{number} goes n"


def cell_act(now: Touch, cell: Cell) -> str:
    """What it means to tap a cell: to lay or guard there, or to teleport there."""
    if not now.options:
        return ""
    name, tile = cell.name.lower(), now.state.cells[cell]
    if now.state.phase == Phase.GUARD:
        return f"guard {name}"
    if tile == NONE or now.state.phase == Phase.SCOPE_CELL:
        return f"lay {name}"
    sheep = now.picked_sheep
    if TILES[tile].kind == Kind.TELEPORTER and sheep != NONE:
        return f"{number_of(sheep)} teleports {name}"
    return ""


# -- signs in the galaxy ------------------------------------------------------------------------


class Sign(NamedTuple):
    """Something to tap in the galaxy: an arrow (with its angle) or a picture in a bubble."""

    act: str
    spot: Point
    shape: str
    angle: int = 0
    path: Path | None = None


def signs(now: Touch) -> Iterator[Sign]:
    """A sign for each option that is still meant and has a spot in the galaxy."""
    sheep = now.picked_sheep
    for text in now.live:
        act = now.options[text]
        match act:
            case Leave(_, side, path) | Switch(_, side, path) if sheep != NONE:
                cell = cell_of(now.state.at[sheep])
                yield _arrow(text, end_at(cell, side, path))
            case Go(_, toward) if sheep != NONE:
                yield _going(now.state, text, sheep, toward)
            case Teleport(_, cell) if sheep != NONE:
                yield Sign(text, place_spot(now.state, cell), "beam")
            case _:
                yield from _choice(now.state, text, act)


def arm_spot(end: int) -> Point:
    """Where the arrow at an end stands."""
    inside = _AHEAD if end // ENDS == Cell.E5 else -_ASIDE
    aside = inside if path_of(end) == Path.METEORITE else _ASIDE
    return shift(end_spot(end), OUTWARD[side_of(end)], aside)


def _arrow(text: str, end: int) -> Sign:
    return Sign(text, arm_spot(end), "arrow", _ANGLE[side_of(end)], path_of(end))


def _going(state: State, text: str, sheep: int, toward: Toward) -> Sign:
    lane = state.at[sheep]
    cell, local = divmod(lane, ENDS)
    if toward == Toward.PLACE:
        return Sign(text, place_spot(state, cell), "goal")
    other = TILES[state.cells[cell]].far[local]
    end = lane if side_of(lane) == Side(toward) else cell * ENDS + other
    return _arrow(text, end)


def _choice(state: State, text: str, act: Act) -> Iterator[Sign]:
    """What is asked on the way."""
    move = state.move
    if move is None:
        return
    where = state.at[move.sheep]
    cell = cell_of(where)
    here = lane_spot(state, move.sheep) if where < AT else place_spot(state, cell)
    inner = _toward_middle(here, cell)
    match act:
        case Out(path):
            yield _arrow(text, end_at(CELLS[move.to // ENDS], side_of(move.to), path))._replace(
                angle=(_ANGLE[side_of(move.to)] + 180) % 360
            )
        case Choose(side):
            spot = shift(shift(corner(cell), (50, 50)), OUTWARD[side], 44)
            yield Sign(text, spot, "arrow", _ANGLE[side])
        case Leap():
            yield Sign(text, shift(here, (-inner[1], inner[0]), _AROUND), "leap")
        case Stop() if where < AT:
            yield Sign(text, shift(here, (inner[1], -inner[0]), _AROUND), "stop")
        case Stop():
            yield Sign(text, _beside(here, arm_spot(move.to))[1], "stop")
        case Straight():
            yield _arrow(text, move.to)
        case Search():
            yield Sign(text, _beside(here, arm_spot(move.to))[0], "search")
        case Graze():
            yield Sign(text, shift(here, (-_APART / 2, _BELOW)), "clover")
        case Plant():
            yield Sign(text, shift(here, (_APART / 2, _BELOW)), "flag")


def _beside(here: Point, arrow: Point) -> list[Point]:
    """Spots around a place, each far enough from the others and from the arrow there."""
    found = [arrow]
    for by in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        spot = shift(here, by, _APART)
        inside = all(_APART / 2 < x < SIZE - _APART / 2 for x in spot)
        if inside and all(far(spot, other) > _APART for other in found):
            found.append(spot)
    return found[1:]


def _toward_middle(here: Point, cell: Cell) -> Point:
    """The direction from a spot into the galaxy, along one of the diagonals."""
    x, y = shift(corner(cell), (50, 50))
    side = 0.7071
    middle = corner(Cell.C3)
    dx = x - here[0] or middle[0] - here[0] + 50
    dy = y - here[1] or middle[1] - here[1] + 50
    return (side if dx >= 0 else -side), (side if dy >= 0 else -side)


def explores(state: State) -> Cell | None:
    """The cell into which the sheep that moves is about to look."""
    move = state.move
    if move is None or state.phase not in _ON_THE_MOVE or not 0 <= move.to < AT:
        return None
    beyond = NEXT[move.to]
    cell = CELLS[beyond // ENDS]
    return cell if beyond != move.to and state.cells[cell] == NONE else None
