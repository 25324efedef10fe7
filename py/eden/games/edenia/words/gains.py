"""What a choice itself brings, as a reason: nothing that its own label says already."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import End, Plant, Play, Under
from ..data import FLAG_POINTS, POINTS, VALUES, Cell
from ..events import FlagPlanted, FlagReturned, Landed, Searched, TrifoliumTaken
from ..rules.places import cache, planet_options
from ..state import Phase, State
from .names import seat_name
from .outlook import Leg, leg

_HOME: Final = N_("brings a sheep home: +{points}")
_LAST: Final = N_("the last Trifolium, +{points}, ends the game")
_LAMB_HOME: Final = N_("brings a sheep home")
_FLAG: Final = N_("the flag brings {points} points")
_FLAG_INSTEAD: Final = N_("the flag brings {points} points, and {player} loses one")
_ARTEFACT: Final = N_("an artefact helps, and is worth up to {points} points")
_CLOVER: Final = N_("a clover more in hand")
_CLOVERS: Final = N_("{count} clovers more in hand")
_PLANET: Final = N_("reaches a planet for a flag")
_GRAZE: Final = N_("reaches a planet for a clover")
_DWARF: Final = N_("reaches a dwarf planet with artefacts")
_EXPLORES: Final = N_("explores a new tile")

_CLOVERS_TOLD: Final = frozenset({"first clover", "second clover", "third clover"})
_HOME_TOLD: Final = frozenset({"one home", "points"})
_FLAG_TOLD: Final = frozenset({"flags", "points", "flag in reach", "rival flags"})
_ARTEFACT_TOLD: Final = frozenset({"artefact in reach", "points", *_CLOVERS_TOLD})


class Gain(NamedTuple):
    """What a choice brings in words, and what is looked at that says no more than that."""

    words: str
    told: frozenset[str]


def gain(state: State, action: Act, say: Say) -> Gain | None:
    """The weightiest thing that a choice is known to bring."""
    step = None if isinstance(action, End | Play | Under) else leg(state, action)
    if step is None:
        return None
    return _home(step, say) or _flag(step, say) or _found(step, say) or _next(step, say)


def _home(step: Leg, say: Say) -> Gain | None:
    after = step.after
    for event in step.events:
        match event:
            case TrifoliumTaken(_, token):
                words = say(_HOME if after.trifolium else _LAST, points=VALUES[token])
                return Gain(words, _HOME_TOLD)
            case Landed(_, Cell.A1) if after.lambs:
                return Gain(say(_LAMB_HOME), _HOME_TOLD)
    return None


def _flag(step: Leg, say: Say) -> Gain | None:
    if not any(isinstance(event, FlagPlanted) for event in step.events):
        return None
    lost = [event.seat for event in step.events if isinstance(event, FlagReturned)]
    if lost:
        words = say(_FLAG_INSTEAD, points=FLAG_POINTS, player=seat_name(lost[0], say))
    else:
        words = say(_FLAG, points=FLAG_POINTS)
    return Gain(words, _FLAG_TOLD)


def _found(step: Leg, say: Say) -> Gain | None:
    """An artefact, or clovers."""
    if any(isinstance(event, Searched) for event in step.events):
        return Gain(say(_ARTEFACT, points=max(POINTS)), _ARTEFACT_TOLD)
    seat = step.before.seat
    count = step.after.clovers[seat] - step.before.clovers[seat]
    if count <= 0:
        return None
    return Gain(say(_CLOVERS if count > 1 else _CLOVER, count=count), _CLOVERS_TOLD)


def _next(step: Leg, say: Say) -> Gain | None:
    """What can be done where the sheep gets to."""
    before, after = step.before, step.after
    if after.phase == before.phase:
        return None
    if after.phase == Phase.PLANET:
        if Plant() in planet_options(after):
            return Gain(say(_PLANET), frozenset({"flag in reach"}))
        return Gain(say(_GRAZE), _CLOVERS_TOLD)
    if after.phase == Phase.DWARF and not after.lambs and cache(after):
        return Gain(say(_DWARF), frozenset({"artefact in reach"}))
    return Gain(say(_EXPLORES), frozenset()) if after.phase == Phase.EXPLORE else None
