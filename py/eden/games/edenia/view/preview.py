"""What a choice would do, drawn over the galaxy: the known way, its price, and where it ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.say import N_, Say
from eden.kit.svg import centred, classes, tag, text

from ..acts import (
    Choose,
    Go,
    Graze,
    Guard,
    Lay,
    Leap,
    Leave,
    Out,
    Pick,
    Plant,
    Search,
    Stop,
    Straight,
    Switch,
    Teleport,
)
from ..data import (
    RELAYS,
    Cell,
    Path,
    end_at,
    flock,
    owner,
    sheep_of,
    side_of,
)
from ..events import (
    Crossed,
    Leapt,
    Ran,
    Relayed,
    Teleported,
)
from ..rules.board import cell_of
from ..rules.travel import open_mouths
from ..state import NONE, Phase, State
from ..words.names import cell_name
from ..words.outlook import GAME, Leg, journey
from ..words.stakes import arrival
from .curves import (
    OUTWARD,
    SIZE,
    Point,
    corner,
    drawn,
    end_spot,
    shift,
)
from .galaxy import flag_spot
from .paths import lane_curve, place_spot, sheep_spots
from .runs import course, runs
from .sheep import token
from .tiles import relay_spot, tile_drawing
from .touch import Touch, arm_spot, explores

_EXPLORES: Final = N_("explores {cell}")
_CHOOSE: Final = N_("then you choose")
_DIE: Final = N_("then the die decides")
_STOPS: Final = N_("stops here")
# What is asked where the known way ends.
_THEN: Final = {Phase.TUNNEL: _CHOOSE, Phase.DWARF: _CHOOSE, Phase.HOLE: _DIE}
# So far below a spot stand words about it.
_BELOW: Final = 34.0
# So much larger are words on a phone.
_LARGER: Final = 1.45


def preview(look: Look[State], action: Act) -> str:
    """An overlay in the coordinates of the galaxy; '' where nothing there would change."""
    if str(action) not in look.options:
        return ""
    state = look.state
    return "".join(_drawn(state, action, look.say))


def _drawn(state: State, action: Act, say: Say) -> Iterator[str]:
    match action:
        case Leave() | Go() | Out() | Straight() | Leap():
            yield from _run(state, action, say)
        case Teleport(n, cell):
            yield from _beam(state, action, sheep_of(state.seat, n), cell)
        case Switch(n, side, path):
            lane = end_at(cell_of(state.at[sheep_of(state.seat, n)]), side, path)
            yield from _line(drawn([lane_curve(state, lane)]), "maybe")
        case Choose(side):
            arms = [lane_curve(state, end_at(Cell.C3, side, path)) for path in Path]
            yield from _line(drawn(arms), "maybe")
        case Lay(cell):
            yield _ghost_tile(state.drawn[0], cell)
        case Pick(tile):
            ahead = explores(state)
            yield _ghost_tile(tile, ahead) if ahead is not None else ""
        case _:
            yield from _here(state, action, say)


def _here(state: State, action: Act, say: Say) -> Iterator[str]:
    """Choices on the spot."""
    if isinstance(action, Guard):
        spot = shift(_pole(state, action.cell), (8, 11))
        yield tag("g", centred("ed-guard", *spot, 24), class_="ghost")
    elif state.move is not None:
        spot = sheep_spots(state)[state.move.sheep][0]
        match action:
            case Graze():
                yield _tally(shift(spot, (0, -26)), "+1")
            case Plant():
                shade = f"ghost colour-{say.person(state.seat).colour}"
                pole = _pole(state, cell_of(state.at[state.move.sheep]))
                yield tag("g", centred("ed-flag", *pole, 24, 30), class_=shade)
            case Stop() | Search():
                yield _stop(spot)
                if isinstance(action, Search):
                    # Not where the arrow straight on may be.
                    above = arm_spot(state.move.to)[1] < spot[1]
                    yield _tally(shift(spot, (0, 28 if above else -26)), "−1")


def _pole(state: State, cell: Cell) -> Point:
    """Where the flag of a planet stands."""
    return flag_spot(state, state.cells[cell], place_spot(state, cell))


# -- the way ------------------------------------------------------------------------------------


def _run(state: State, action: Act, say: Say) -> Iterator[str]:
    """The line that the sheep would run, with all that it would pay and get on its way."""
    legs = journey(state, action)
    marks: list[str] = []
    for number, leg in enumerate(legs):
        now = Touch.still(leg.after, say, leg.events, leg.before)
        # Once a sheep must be paid for, the rest of the way is one's own choice.
        paid = number > 0 or isinstance(action, Leap)
        for sheep in runs(now):
            yield from _line(drawn(course(now, sheep)), "maybe" if paid else "sure")
        marks.extend(_marks(leg))
    yield from marks
    yield from _goal(legs, say)


def _marks(leg: Leg) -> Iterator[str]:
    """Prices and gains along a leg."""
    ends = [to for event in leg.events if isinstance(event, Ran) for _, to in event.ways]
    bounced = iter([to for to in ends if to in RELAYS])
    for event in leg.events:
        match event:
            case Leapt(_, over):
                yield _tally(shift(sheep_spots(leg.before)[over][0], (0, -18)), "−1")
            case Relayed(_, _, clovers):
                end = next(bounced, None)
                if clovers and end is not None:
                    yield _tally(relay_spot(end), "+1")
            case Crossed(_, cell):
                yield centred("ed-turbo", *place_spot(leg.after, cell), 26)


def _goal(legs: list[Leg], say: Say) -> Iterator[str]:
    """Where it ends, and why."""
    first, last = legs[0].before, legs[-1].after
    sheep = _runner(legs)
    spot, size = sheep_spots(last)[sheep]
    ahead = explores(last) if last.phase == Phase.EXPLORE else None
    words, told = arrival(legs[-1], say) or say(_THEN.get(last.phase, _STOPS)), spot
    if ahead is not None and last.move is not None:
        yield _unknown(ahead)
        # On the far side of the cell: the arrows of other ways stand on the near one.
        far_side = shift(shift(corner(ahead), (50, 50)), OUTWARD[side_of(last.move.to)], 31)
        told = shift(far_side, (0, -_BELOW))
        words = say(_EXPLORES, cell=cell_name(ahead))
    elif last.phase == Phase.TUNNEL and last.move is not None:
        for mouth in open_mouths(last, last.move.to, last.move.been):
            x, y = end_spot(mouth)
            yield tag("circle", class_="fork", cx=x, cy=y, r=9)
    x, y = spot
    ghost = tag(
        "g",
        token(Touch.still(last, say), sheep, size),
        class_=f"ghost colour-{say.person(owner(sheep)).colour}",
        transform=f"translate({x:.1f} {y:.1f})",
    )
    yield _stop(spot) + ghost
    gained = last.clovers[first.seat] - first.clovers[first.seat]
    cost = f" · {gained:+d}".replace("-", "−") if gained else ""
    yield _label(told, words + cost, clover=bool(cost))


def _runner(legs: list[Leg]) -> int:
    for leg in legs:
        for event in leg.events:
            sheep = getattr(event, "sheep", NONE)
            if sheep != NONE:
                return int(sheep)
    return flock(legs[0].before.seat)[0]


def _beam(state: State, action: Act, sheep: int, cell: Cell) -> Iterator[str]:
    """Through nothing, to a teleporter that breaks."""
    after, events = GAME.apply(state, action)
    start, goal = sheep_spots(state)[sheep][0], place_spot(state, cell)
    line = f"M{start[0]:.0f} {start[1]:.0f}L{goal[0]:.0f} {goal[1]:.0f}"
    yield from _line(line, "beam")
    yield _stop(goal)
    if after.sabotaged != state.sabotaged:
        yield centred("ed-sabotage", *shift(goal, (13, -13)), 22)
    if any(isinstance(event, Teleported) and event.paid for event in events):
        yield _tally(shift(goal, (-15, -15)), "−1")


# -- shapes -------------------------------------------------------------------------------------


def _line(line: str, name: str) -> Iterator[str]:
    yield tag("path", class_=classes("way", "edge"), d=line)
    yield tag("path", class_=classes("way", name), d=line)


def _stop(spot: Point) -> str:
    return tag("circle", class_="stop-ring", cx=spot[0], cy=spot[1], r=19)


def _tally(spot: Point, words: str) -> str:
    """So many clovers."""
    x, y = spot
    return tag(
        "g",
        tag("rect", x=x - 17, y=y - 9, width=34, height=18, rx=9),
        centred("ed-clover", x + 8, y, 15),
        tag("text", text(words), x=x - 7, y=y + 4.5),
        class_=classes("tally", gain=words.startswith("+")),
    )


def _unknown(cell: Cell) -> str:
    x, y = corner(cell)
    return tag(
        "g",
        tag("rect", x=x + 4, y=y + 4, width=92, height=92, rx=10),
        tag("text", "?", x=x + 50, y=y + 66),
        class_="unknown-cell",
    )


def _label(spot: Point, words: str, *, clover: bool) -> str:
    """A few words under the spot, inside the picture."""
    wide = 7.0 * len(words) + (34 if clover else 18)
    room = wide * _LARGER / 2 + 4
    x = min(max(spot[0], room), SIZE - room) if room < SIZE / 2 else SIZE / 2
    y = spot[1] + (_BELOW if spot[1] < SIZE - 60 else -_BELOW)
    sign = centred("ed-clover", x + wide / 2 - 14, y, 16) if clover else ""
    return tag(
        "g",
        tag("rect", x=x - wide / 2, y=y - 12, width=wide, height=24, rx=12),
        tag("text", text(words), x=x - (8 if clover else 0), y=y + 4.5),
        sign,
        class_="told",
    )


def _ghost_tile(tile: int, cell: Cell) -> str:
    return tag("g", tile_drawing(tile, cell), class_="ghost-tile")
