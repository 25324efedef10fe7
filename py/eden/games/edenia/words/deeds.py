"""What was done in a turn, in a few words for each deed: the parts of a line of the recap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from eden.engine.game import Event, Seat
from eden.kit.say import N_, Say, listed

from ..data import AT, DEVICES, FLAG_POINTS, VALUES, Cell, Device
from ..events import (
    ArtefactPlayed,
    ArtefactTaken,
    CloverTaken,
    FlagPlanted,
    FlagReturned,
    Guarded,
    Leapt,
    Passed,
    Ran,
    Relayed,
    Repaired,
    Rolled,
    Sabotaged,
    Searched,
    SheepLeft,
    SheepWent,
    Teleported,
    TileLaid,
    TilesDrawn,
    TrifoliumTaken,
    Tunnelled,
)
from ..rules.board import cell_of
from ..state import GOAL, START
from .names import cell_name, device_name, path_name, seat_name, tile_name, trifolium_colour
from .turns import Turn

E = TypeVar("E", bound=Event)


class Deed(NamedTuple):
    """Something that was done; the higher its rank, the sooner it is left out. It is told after
    all that was done earlier: `when` counts the events of its turn."""

    rank: int
    words: str
    when: int


def deeds(turn: Turn, seat: Seat, say: Say, *, retold: bool) -> tuple[Deed, ...]:
    """All that a turn is told by, in the order in which it was done, to the one in this seat;
    where it is looked at again, also what only led to it. A move is told where it began."""
    found: list[Deed] = []
    if retold:
        found += _led(turn, say)
    for tells in (_played, _passed, _moved, _found, _on_the_way, _gained):
        found += tells(turn, say)
    found += (*_flagged(turn, seat, say), *_left(turn, say))
    return tuple(sorted(found, key=lambda deed: deed.when))


def _each(turn: Turn, kind: type[E]) -> list[tuple[int, E]]:
    """Such events of a turn, each with when it happened."""
    return [(when, event) for when, event in enumerate(turn.events) if isinstance(event, kind)]


def _when(turn: Turn, *kinds: type[Event]) -> int | None:
    """When such an event happened first."""
    found = (when for when, event in enumerate(turn.events) if isinstance(event, kinds))
    return next(found, None)


# -- what led to it -----------------------------------------------------------------------------

_DIE: Final = N_("the die shows {path}")
_LOOKS: Final = N_("looks at {count} tiles")


def _led(turn: Turn, say: Say) -> Iterator[Deed]:
    """Dice and draws."""
    for when, rolled in _each(turn, Rolled):
        yield Deed(9, say(_DIE, path=path_name(rolled.path, say)), when)
    for when, drawn in _each(turn, TilesDrawn):
        if len(drawn.tiles) > 1:
            yield Deed(9, say(_LOOKS, count=len(drawn.tiles)), when)


_PLAYS: Final = N_("plays {artefact}")


def _played(turn: Turn, say: Say) -> Iterator[Deed]:
    """The artefacts; Gromout is named where he guards."""
    for when, event in _each(turn, ArtefactPlayed):
        device = DEVICES[event.artefact]
        if device != Device.GROMOUT or not _each(turn, Guarded):
            yield Deed(3, say(_PLAYS, artefact=device_name(device, say)), when)


_PASSES: Final = (N_("passes"), N_("passes and takes a clover"))


def _passed(turn: Turn, say: Say) -> Iterator[Deed]:
    for when, event in _each(turn, Passed):
        yield Deed(1, say(_PASSES[event.clovers]), when)


# -- the move -----------------------------------------------------------------------------------

# By what lies at its end: the move alone, and with the means by which it was made.
_GOALS: Final = {
    GOAL: (N_("home to Edenia"), N_("{means} home to Edenia")),
    START: (N_("back to Arridis"), N_("{means} back to Arridis")),
    AT + Cell.C3: (N_("into the black hole"), N_("{means} into the black hole")),
}
_TO: Final = (N_("to {cell}"), N_("{means} to {cell}"))
_MEANS: Final[tuple[tuple[type[Event], str], ...]] = (
    (Teleported, N_("by teleporter")),
    (Tunnelled, N_("by tunnel")),
    (Rolled, N_("through the black hole")),
)


def _runner(turn: Turn) -> int | None:
    """The sheep that moved."""
    moved = [e.sheep for e in turn.events if isinstance(e, Ran | Teleported)]
    return moved[-1] if moved else None


def _moved(turn: Turn, say: Say) -> Iterator[Deed]:
    """Where the sheep got to, and by what means."""
    sheep = _runner(turn)
    if sheep is None:
        return
    where = turn.after.at[sheep]
    used = [(when, words) for kind, words in _MEANS if (when := _when(turn, kind)) is not None]
    means = [say(words) for _, words in sorted(used)]
    words = _GOALS.get(where, _TO)[bool(means)]
    facts = {"means": listed(means, say)} if means else {}
    began = _when(turn, SheepLeft, SheepWent, Teleported, Ran) or 0
    yield Deed(2, say(words, cell=cell_name(cell_of(where)), **facts), began)


_FINDS: Final = (N_("finds {tile}"), N_("finds {tile} in {cell}"))


def _found(turn: Turn, say: Say) -> Iterator[Deed]:
    """The tiles that were laid; the one where the sheep is needs no cell."""
    sheep = _runner(turn)
    here = None if sheep is None else cell_of(turn.after.at[sheep])
    for when, event in _each(turn, TileLaid):
        words = _FINDS[event.cell != here]
        tile = tile_name(event.tile, say)
        yield Deed(2, say(words, tile=tile, cell=cell_name(event.cell)), when)


_LEAPS: Final = (N_("leaps one sheep (−1)"), N_("leaps {count} sheep (−{count})"))
_RELAYS: Final = (
    N_("takes the clover of a relay (+1)"),
    N_("takes {count} clovers of relays (+{count})"),
)
_REPAIRS: Final = N_("repairs the teleporter")


def _on_the_way(turn: Turn, say: Say) -> Iterator[Deed]:
    leaps = _each(turn, Leapt)
    if leaps:
        yield Deed(6, say(_LEAPS[len(leaps) > 1], count=len(leaps)), leaps[0][0])
    relays = [when for when, event in _each(turn, Relayed) for _ in range(event.clovers)]
    if relays:
        yield Deed(4, say(_RELAYS[len(relays) > 1], count=len(relays)), relays[0])
    for when, _ in _each(turn, Repaired)[:1]:
        yield Deed(7, say(_REPAIRS), when)


# -- where it ended -----------------------------------------------------------------------------

_CLOVER: Final = N_("takes a clover (+1)")
_SEARCHES: Final = N_("pays for a search (−1)")
_ARTEFACT: Final = N_("takes an artefact (−1)")
_TRIFOLIUM: Final = N_("takes {trifolium} (+{points})")


def _gained(turn: Turn, say: Say) -> Iterator[Deed]:
    """Clovers, artefacts (which one is nobody's business) and Trifolium."""
    for when, _ in _each(turn, CloverTaken)[:1]:
        yield Deed(3, say(_CLOVER), when)
    searched, taken = _each(turn, Searched), _each(turn, ArtefactTaken)
    for when, _ in (*searched, *taken)[:1]:
        yield Deed(1, say(_ARTEFACT if taken else _SEARCHES), when)
    for when, event in _each(turn, TrifoliumTaken):
        name, points = trifolium_colour(event.trifolium, say), VALUES[event.trifolium]
        yield Deed(0, say(_TRIFOLIUM, trifolium=name, points=points), when)


_FLAG: Final = N_("plants a flag (+{points})")
_LOST_ONE: Final = N_("{player} loses one (−{points})")
_YOU_LOSE_ONE: Final = N_("you lose one (−{points})")


def _flagged(turn: Turn, seat: Seat, say: Say) -> Iterator[Deed]:
    """A flag is planted, and somebody else's may go for it."""
    for planted, _ in _each(turn, FlagPlanted):
        yield Deed(0, say(_FLAG, points=FLAG_POINTS), planted)
        for _, lost in _each(turn, FlagReturned):
            words = _YOU_LOSE_ONE if lost.seat == seat else _LOST_ONE
            rank = 1 if lost.seat == seat else 5
            told = say(words, player=seat_name(lost.seat, say), points=FLAG_POINTS)
            yield Deed(rank, told, planted)


_GUARDS: Final = N_("Gromout guards the flag in {cell}")
_SABOTAGED: Final = N_("{cell} is sabotaged")


def _left(turn: Turn, say: Say) -> Iterator[Deed]:
    """What stays behind."""
    for when, guarded in _each(turn, Guarded):
        yield Deed(1, say(_GUARDS, cell=cell_name(guarded.cell)), when)
    for when, broken in _each(turn, Sabotaged):
        yield Deed(8, say(_SABOTAGED, cell=cell_name(broken.cell)), when)
