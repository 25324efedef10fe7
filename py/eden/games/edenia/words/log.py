"""The log: what each event says, and the rule behind it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.log import Line, Sentence, told
from eden.kit.say import N_, Say

from ..data import (
    DEVICES,
    MOST_FALLS,
    PLANET_CLOVERS,
    TILES,
    Cell,
    Device,
    Kind,
    Toward,
)
from ..events import (
    ArtefactPlayed,
    ArtefactTaken,
    CloverTaken,
    Crossed,
    FellIn,
    FirstPlayer,
    FlagPlanted,
    FlagReturned,
    Guarded,
    Halt,
    Halted,
    Landed,
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
    Switched,
    Teleported,
    TileLaid,
    TilesDrawn,
    TilesUnder,
    TrifoliumTaken,
    Tunnelled,
    TurnBegan,
)
from ..state import State
from .names import facts, sheep_name, tile_name

# Where a sheep runs is seen on the board; where it ends up has its own line.
SILENT: Final[frozenset[type[Event]]] = frozenset({Ran})

# Sentence and rule; placeholders are the event's fields in words, with `player` for the seat and
# `place` for what lies in the cell. No participle agrees with a player, whose gender is not known.
LINES: Final[dict[type[Event], Sentence]] = {
    FirstPlayer: (N_("{player} begins."), "ED-17"),
    TurnBegan: (N_("Turn {turn}: {player}."), "ED-31"),
    Passed: (N_("{player} passes and takes a clover."), "ED-34"),
    SheepLeft: (N_("{sheep} leaves {place} to {side} by {path}."), "ED-41"),
    SheepWent: (N_("{sheep} sets off to {side} on {path} in {cell}."), "ED-42"),
    Leapt: (N_("{sheep} leaps over {over} for a clover."), "ED-61"),
    Halted: (N_("{sheep} waits on {path} at the edge of {cell}."), "ED-47"),
    TileLaid: (N_("{player} lays a tile in {cell}: {tile}."), "ED-46"),
    TilesDrawn: (N_("{player} looks at {count} tiles with R2-M2."), "ED-119"),
    TilesUnder: (N_("{player} puts {count} tiles under the deck."), "ED-119"),
    Relayed: (N_("{sheep} turns back at the relay station of {cell} with its clover."), "ED-96"),
    Tunnelled: (N_("{sheep} comes out of a tunnel in {cell} on {path}."), "ED-51"),
    FellIn: (N_("{sheep} falls into the black hole."), "ED-90"),
    Rolled: (N_("The die throws {sheep} out of the black hole to {side} on {path}."), "ED-90"),
    Landed: (N_("{sheep} stops on {place}."), "ED-74"),
    TrifoliumTaken: (N_("{player} takes {trifolium}."), "ED-56"),
    CloverTaken: (N_("{player} takes a clover from {place}."), "ED-75"),
    FlagPlanted: (N_("{player} plants a flag on {place}."), "ED-75"),
    FlagReturned: (N_("{player} takes back a flag from {place}."), "ED-76"),
    Searched: (N_("{player} pays a clover to search {place}."), "ED-84"),
    ArtefactTaken: (N_("{player} takes an artefact from {place} in secret."), "ED-83"),
    ArtefactPlayed: (N_("{player} plays {artefact}."), "ED-108"),
    Crossed: (N_("{sheep} crosses {place} with the turbo-engine."), "ED-112"),
    Switched: (N_("{sheep} is set onto {path} in {cell}."), "ED-116"),
    Guarded: (N_("Gromout guards the flag on {place} for {player}."), "ED-125"),
    Teleported: (N_("{sheep} teleports to {place}."), "ED-101"),
    Sabotaged: (N_("{place} is sabotaged."), "ED-102"),
    Repaired: (N_("{sheep} repairs {place}."), "ED-99"),
}

_TURN_AGAIN: Final = (N_("Turn {turn}: {player} again."), "ED-127")
_PASSED_EMPTY: Final = (N_("{player} passes; no clover is left to take."), "ED-35")
_WENT_TO_PLACE: Final = (N_("{sheep} sets off on {path} towards {place}."), "ED-42")
_UNDER_ONE: Final = (N_("{player} puts a tile under the deck."), "ED-119")
_DRAWN_ONE: Final = (N_("{player} looks at the last tile with R2-M2."), "ED-121")
_RELAY_EMPTY: Final = (N_("{sheep} turns back at the empty relay station of {cell}."), "ED-97")
_TELEPORTED_PAID: Final = (N_("{sheep} teleports to {place} for a clover."), "ED-101")
_BACK_ON_ARRIDIS: Final = (N_("{sheep} is back on Arridis."), "ED-58")
_ON_EDENIA: Final = (N_("{sheep} has reached Edenia."), "ED-56")

_HALTED: Final = {
    Halt.EDGE: LINES[Halted],
    Halt.BEHIND: (N_("{sheep} stops behind another sheep on {path} in {cell}."), "ED-62"),
    Halt.BLOCKED: (N_("{sheep} stops in front of {place}, which is taken."), "ED-88"),
    Halt.LOOP: (N_("{sheep} would run in circles and stops on {path} in {cell}."), "ED-54"),
    Halt.BACK: (N_("{sheep} is back where it began and stops on {path} in {cell}."), "ED-53"),
    Halt.FALLS: (N_("After {falls} passages {sheep} stops beside the black hole."), "ED-94"),
}
_BLOCKED_TELEPORTER: Final = (_HALTED[Halt.BLOCKED][0], "ED-106")

# What is on a tile that has just been laid.
_PASTURE: Final = N_("a habitable planet with {tokens} clovers")
_PASTURE_ONE: Final = N_("a habitable planet with 1 clover")
_PASTURE_BARE: Final = N_("a habitable planet, without any clover")
_CACHE: Final = N_("a dwarf planet with {tokens} artefacts")

_DEVICE_RULES: Final = {
    Device.TURBO: "ED-112",
    Device.JUNCTION: "ED-116",
    Device.R2M2: "ED-119",
    Device.SCOPE: "ED-122",
    Device.GROMOUT: "ED-125",
    Device.QUANTUM: "ED-127",
    Device.POCKET: "ED-128",
}
_LANDING_RULES: Final = {Kind.DWARF: "ED-82", Kind.TELEPORTER: "ED-98"}


def tell(state: State, event: Event, say: Say) -> Line | None:
    """The log line of an event and its rule, given the state after it; None: not worth a line."""
    if type(event) in SILENT or (isinstance(event, TilesUnder) and not event.count):
        return None
    return told(_line(state, event), say, _facts(state, event, say))


def _line(state: State, event: Event) -> Sentence:
    """The sentence for this event; most have one only."""
    match event:
        case TurnBegan(again=True):
            return _TURN_AGAIN
        case Passed(clovers=0):
            return _PASSED_EMPTY
        case SheepWent(toward=Toward.PLACE):
            return _WENT_TO_PLACE
        case Halted(cell=cell, why=Halt.BLOCKED) if _kind(state, cell) == Kind.TELEPORTER:
            return _BLOCKED_TELEPORTER
        case Halted(why=why):
            return _HALTED[why]
        case TileLaid(tile=tile, tokens=tokens):
            return LINES[TileLaid][0], _tile_rule(tile, tokens)
        case TilesDrawn(tiles=(_,)):
            return _DRAWN_ONE
        case TilesUnder(count=1):
            return _UNDER_ONE
        case Relayed(clovers=0):
            return _RELAY_EMPTY
        case Landed(cell=cell):
            return _landed(_kind(state, cell))
        case ArtefactPlayed(artefact=artefact):
            return LINES[ArtefactPlayed][0], _DEVICE_RULES[DEVICES[artefact]]
        case Teleported(paid=1):
            return _TELEPORTED_PAID
        case _:
            return LINES[type(event)]


def _landed(kind: Kind) -> Sentence:
    if kind == Kind.ARRIDIS:
        return _BACK_ON_ARRIDIS
    if kind == Kind.EDENIA:
        return _ON_EDENIA
    text, rule = LINES[Landed]
    return text, _LANDING_RULES.get(kind, rule)


def _kind(state: State, cell: Cell) -> Kind:
    return TILES[state.cells[cell]].kind


def _tile_rule(tile: int, tokens: int) -> str:
    match TILES[tile].kind:
        case Kind.PLANET:
            return "ED-72" if tokens == PLANET_CLOVERS else "ED-73"
        case Kind.DWARF if tokens:
            return "ED-81"
        case _:
            return "ED-46"


def _laid(tile: int, tokens: int, say: Say) -> str:
    """A tile with what was put onto it: "a dwarf planet with 2 artefacts"."""
    match TILES[tile].kind:
        case Kind.PLANET:
            text = {0: _PASTURE_BARE, 1: _PASTURE_ONE}.get(tokens, _PASTURE)
        case Kind.DWARF if tokens:
            text = _CACHE
        case _:
            return tile_name(tile, say)
    return say(text, tokens=tokens)


def _facts(state: State, event: Event, say: Say) -> dict[str, str]:
    """The fields of an event in words, and what else its sentence needs."""
    words = facts(state, event, say)
    if hasattr(event, "sheep"):
        words["sheep"] = sheep_name(event.sheep, say)
    match event:
        case TurnBegan():
            words["turn"] = str(state.turns)
        case Halted(why=Halt.FALLS):
            words["falls"] = str(MOST_FALLS)
        case TileLaid(tile=tile, tokens=tokens):
            words["tile"] = _laid(tile, tokens, say)
        case TilesDrawn(tiles=tiles):
            words["count"] = str(len(tiles))
        case TilesUnder(count=count):
            words["count"] = str(count)
    return words
