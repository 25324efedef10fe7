"""What others have just done, in a line or two; and which events are turning points."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.engine.game import NOBODY, Event, Seat
from eden.kit.look import Trail
from eden.kit.say import N_, Say, capital

from ..data import DWARFS, Cell
from ..events import ArtefactPlayed, Landed, TileLaid
from ..state import NONE, State
from .deeds import Deed, deeds
from .log import tell
from .names import seat_name
from .turns import turns

# So long is a line at the most: it breaks once on a phone.
LONGEST: Final = 90
_LINE: Final = N_("{player}: {told}.")


def recap(trail: Trail[State], seat: Seat, say: Say) -> tuple[str, ...]:
    """The strip above the board: a line for each of two turns; of more, all but the last share the
    first line. Without a seat it is looked at again: then every step is told."""
    retold = seat == NOBODY
    told = [
        _Told(seat_name(turn.seat, say), found)
        for turn in turns(trail, seat)
        if (found := deeds(turn, seat, say, retold=retold))
    ]
    if not told:
        return _by_log(trail, say) if retold else ()
    *earlier, last = told
    return tuple(line for some in (earlier, [last]) if (line := _line(some, say)))


class _Told(NamedTuple):
    """A player's turn, by what it is told."""

    player: str
    deeds: tuple[Deed, ...]

    @property
    def least(self) -> int:
        """How soon the least of its deeds is left out; the only one last of all."""
        return max(one.rank for one in self.deeds) if len(self.deeds) > 1 else NONE

    def less(self) -> _Told:
        """The same turn without the least of its deeds."""
        least = next(one for one in reversed(self.deeds) if one.rank == self.least)
        return self._replace(deeds=tuple(one for one in self.deeds if one is not least))

    def words(self, say: Say) -> str:
        """The turn as a sentence."""
        told = ", ".join(one.words for one in self.deeds)
        return capital(say(_LINE, player=self.player, told=told))


def _line(told: list[_Told], say: Say) -> str:
    """These turns in one line: without what matters least, then without the oldest, where there is
    no room for all."""
    line = " ".join(one.words(say) for one in told)
    if len(line) <= LONGEST or not told:
        return line
    longest = max(told, key=lambda one: one.least)
    if longest.least == NONE:
        return _line(told[1:], say)
    return _line([one.less() if one is longest else one for one in told], say)


def _by_log(trail: Trail[State], say: Say) -> tuple[str, ...]:
    """What no turn has done by itself, as the log tells it: who is next."""
    lines = [tell(step.state, event, say) for step in trail.steps for event in step.events]
    told = [line.text for line in lines if line]
    return tuple(told[-1:])


# -- the film strip -----------------------------------------------------------------------------


def is_turning(event: Event) -> bool:
    """Whether the game took a turn here that is worth a picture: a sheep has come home, a planet or
    a teleporter is found, an artefact played."""
    match event:
        case Landed(cell=cell):
            return cell == Cell.A1
        case TileLaid(tile=tile):
            return tile not in DWARFS
        case _:
            return isinstance(event, ArtefactPlayed)
