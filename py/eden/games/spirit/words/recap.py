"""What the hordes have just done, in a line or two; and which events are turning points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from eden.engine.game import NOBODY, Event, Seat
from eden.engine.match import Made
from eden.engine.notation import Act
from eden.kit.look import Trail
from eden.kit.say import N_, Say, listed

from ..acts import Lower, React, Return, Send
from ..data import OBJECTIVES, Piece
from ..events import (
    AllyBack,
    AllySent,
    CardClosed,
    DiePlaced,
    Fled,
    Healed,
    HordeBeaten,
    NoaHelped,
    ObjectiveShown,
    ObjectiveWon,
    Rolled,
    RoundBegan,
    ShieldHeld,
    TerrainDestroyed,
    TerrainRavaged,
    TurnEnded,
    WalkedOn,
)
from ..state import NOTHING, State
from .log import tell
from .names import land_only, on_any, piece_name

# What a horde does when it acts, in a clause. A beaten one flees, too; that it leaves is told.
_CLAUSES: Final[dict[type[Event], str]] = {
    TerrainRavaged: N_("{horde} ravages {land}"),
    TerrainDestroyed: N_("{horde} destroys {land}"),
    WalkedOn: N_("{horde} walks on"),
    AllySent: N_("{horde} sends {ally} to Noa"),
    ShieldHeld: N_("a shield stops {horde}"),
    Fled: N_("{horde} flees"),
}
_BEATEN: Final = N_("{horde} is beaten")
_HORDES: Final = N_("The hordes: {deeds}.")
_WON: Final = N_("Objective won ({won} of {all}).")
_SEVERAL_WON: Final = N_("{count} objectives won ({won} of {all}).")
_BACK: Final = N_("Back from Noa: {allies}.")
_NEXT: Final = N_("Next for {horde}: {ally} {land}.")

# Beside its likes a horde is called by its colour alone.
_COLOURS: Final = {
    Piece.YELLOW: N_("yellow"),
    Piece.RED: N_("red"),
    Piece.BLACK: N_("black"),
}

_LONGEST: Final = 110
# What is plain to whoever plays: their dice, and that a round follows the other.
_PLAIN: Final = (Rolled, DiePlaced, CardClosed, TurnEnded, RoundBegan)
_SUMMED_UP: Final = (ObjectiveWon, ObjectiveShown, HordeBeaten, AllyBack)
_TURNING: Final = (TerrainDestroyed, ObjectiveWon, HordeBeaten, Healed, NoaHelped)


class _Told(NamedTuple):
    """An event and the state after it."""

    state: State
    event: Event


def recap(trail: Trail[State], seat: Seat, say: Say) -> tuple[str, ...]:
    """The strip above the board: what the hordes did, then what came of it; to NOBODY all of it."""
    happened = [
        _Told(step.state, event)
        for step in trail.steps
        if by_others(step, seat)
        for event in step.events
        if seat == NOBODY or not isinstance(event, _PLAIN)
    ]
    first, *others = (*_deeds(happened, say), *_rest(happened, say)) or ("",)
    return tuple(filter(None, (first, _fitting(others))))


def _fitting(sentences: list[str]) -> str:
    """As many of them as a line has room for; what matters most comes first."""
    while len(" ".join(sentences)) > _LONGEST:
        sentences = sentences[:-1]
    return " ".join(sentences)


def is_turning(event: Event) -> bool:
    """Whether the game took a turn here that is worth a picture."""
    return isinstance(event, _TURNING)


# -- whose part it was --------------------------------------------------------------------------


def for_others(action: Act) -> bool:
    """Whether the player only says what a horde does."""
    return isinstance(action, React | Send | Lower)


def by_others(step: Made[State, Any], seat: Seat) -> bool:
    """Whether this seat did not do it: a horde did, or chance, or an ally had one way back only.

    What a die does is its player's deed, even where there was only one way to carry it out.
    """
    led_back = isinstance(step.action, Return) and not step.now.is_choice
    return step.now.seat != seat or led_back or for_others(step.action)


def is_deed(event: Event) -> bool:
    """Whether a horde did this when it acted; each does one thing."""
    return type(event) in _CLAUSES and getattr(event, "horde", NOTHING) != NOTHING


# -- sentences ----------------------------------------------------------------------------------


def _deeds(happened: list[_Told], say: Say) -> Iterator[str]:
    """What the hordes did: one of them in a whole sentence, several in a list."""
    deeds = [told for told in happened if is_deed(told.event)]
    beaten = [t for t in happened if isinstance(t.event, HordeBeaten) and t.event.leaves]
    if len(deeds) > 1:
        gone = {told.event for told in beaten}
        yield say(_HORDES, deeds=", ".join(_clause(told, gone, say) for told in deeds))
    else:
        yield from _by_log([*deeds, *beaten], say)


def _clause(told: _Told, gone: set[Event], say: Say) -> str:
    state, event = told
    horde = Piece(getattr(event, "horde", NOTHING))
    names = {"horde": say(_COLOURS[horde])}
    match event:
        case TerrainRavaged(_, place) | TerrainDestroyed(_, place):
            names["land"] = land_only(state.terrains[place], say)
        case AllySent(_, ally, _):
            names["ally"] = piece_name(ally, say)
    beaten = HordeBeaten(horde, leaves=True) in gone
    return say(_BEATEN if beaten else _CLAUSES[type(event)], **names)


def _rest(happened: list[_Told], say: Say) -> Iterator[str]:
    """What came of it: objectives and returns in short, all else as in the log."""
    won = [told for told in happened if isinstance(told.event, ObjectiveWon)]
    if won:
        text = _WON if len(won) == 1 else _SEVERAL_WON
        yield say(text, count=len(won), won=len(won[-1].state.won), all=len(OBJECTIVES))
    match [e for _, e in happened if isinstance(e, ObjectiveShown)]:
        case [ObjectiveShown(horde, ally, terrain)]:
            names = {"horde": say(_COLOURS[horde]), "ally": piece_name(ally, say)}
            yield say(_NEXT, **names, land=on_any(terrain, say))
    back = [piece_name(e.ally, say) for _, e in happened if isinstance(e, AllyBack)]
    if back:
        yield say(_BACK, allies=listed(back, say))
    others = (t for t in happened if not is_deed(t.event) and not isinstance(t.event, _SUMMED_UP))
    yield from _by_log(list(others), say)


def _by_log(happened: list[_Told], say: Say) -> Iterator[str]:
    for state, event in happened:
        line = tell(state, event, say)
        if line:
            yield line.text
