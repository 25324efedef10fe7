"""The words on the buttons, and the headings under which they are listed."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say, capital

from ..acts import (
    Begin,
    Choose,
    Draw,
    End,
    Find,
    Go,
    Graze,
    Guard,
    Lay,
    Leap,
    Leave,
    Out,
    Pass,
    Pick,
    Plant,
    Play,
    Roll,
    Search,
    Stop,
    Straight,
    Switch,
    Take,
    Teleport,
    Under,
)
from ..data import (
    AT,
    ENDS,
    NEXT,
    PLACE,
    PLANETS,
    TILES,
    Artefact,
    Cell,
    Toward,
    flock,
    number_of,
    path_of,
    sheep_of,
    side_of,
)
from ..rules.board import cell_of, queue
from ..rules.places import cache
from ..rules.teleport import fare
from ..rules.travel import ahead
from ..state import NONE, Phase, State
from .names import (
    artefact_name,
    cell_name,
    lane_name,
    own_sheep_name,
    path_name,
    place_name,
    seat_name,
    sheep_name,
    side_name,
    tile_name,
)

# Placeholders are the action's fields in words, and those of `move_words`.
LABELS: Final[dict[type[Act], str]] = {
    Begin: N_("{player} begins"),
    Draw: N_("Draw tile {tile_number}, {tile}"),
    Find: N_("Find {artefact}"),
    Roll: N_("The die shows {path}"),
    Pass: N_("Pass and take a clover"),
    End: N_("End the turn"),
    Play: N_("Play {artefact}"),
    Switch: N_("Sheep {number}: switch to {lane}"),
    Guard: N_("Guard the flag on {place}"),
    Lay: N_("Lay the tile in {cell}"),
    Leave: N_("Sheep {number}: leave {place} to {side} by {path}"),
    Go: N_("Sheep {number}: go to {side} on {path} in {cell}"),
    Teleport: N_("Sheep {number}: teleport to {place} (1 clover)"),
    Leap: N_("Leap over {sheep} (1 clover)"),
    Stop: N_("Stop here"),
    Out: N_("Leave the tunnel by {path}"),
    Choose: N_("Leave the black hole to {side}"),
    Straight: N_("Run straight on past {place}"),
    Search: N_("Stop on {place} and take an artefact (1 clover)"),
    Take: N_("Take {artefact}"),
    Graze: N_("Take a clover from {place}"),
    Plant: N_("Plant a flag on {place}"),
    Pick: N_("Lay tile {tile_number}, {tile}: your path leads to {side}"),
    Under: N_("Put tile {tile_number}, {tile}, under the deck first"),
}
_PASS_EMPTY: Final = N_("Pass (no clover is left to take)")
_END_AGAIN: Final = N_("End the turn and take another one")
_GO_TO_PLACE: Final = N_("Sheep {number}: go on {path} to {place}")
_TELEPORT_FREE: Final = N_("Sheep {number}: teleport to {place} (free)")
_LEAP: Final = N_("Leap over the sheep ahead (1 clover)")
_STOP_ON: Final = N_("Stop on {place}")
_STOP_BEHIND: Final = N_("Stop behind {sheep}")
_STOP_BEFORE: Final = N_("Stop in front of {place}")
_PLANT_INSTEAD: Final = N_("Plant a flag on {place} ({player} takes one back)")
_PICK_PLACE: Final = N_("Lay tile {tile_number}, {tile}: your path leads there")

_ARTEFACTS: Final = N_("Artefacts")


def label(state: State, action: Act, say: Say) -> str:
    """The words on the button of an option, complete without the board."""
    words, text = move_words(state, say), LABELS[type(action)]
    match action:
        case Leave(n) | Go(n) | Teleport(n) | Switch(n):
            more, text = _of_sheep(state, action, sheep_of(state.seat, n), say)
            words |= more | {"number": str(n)}
        case Begin(player):
            words["player"] = seat_name(player - 1, say)
        case Roll(path) | Out(path):
            words["path"] = path_name(path, say)
        case Choose(side):
            words["side"] = side_name(side, say)
        case Guard(cell) | Lay(cell):
            words |= _cell_words(state, cell, say)
        case Play(artefact) | Take(artefact) | Find(artefact):
            besides = _besides(state, action)
            words["artefact"] = artefact_name(artefact, say, besides=besides)
        case Draw(tile) | Pick(tile) | Under(tile):
            words |= {"tile_number": str(tile + 1), "tile": tile_name(tile, say)}
            if isinstance(action, Pick):
                more, text = _of_pick(state, tile, say)
                words |= more
        case Plant():
            more, text = _of_flag(state, say)
            words |= more
        case Pass() if not state.supply:
            text = _PASS_EMPTY
        case End() if state.again:
            text = _END_AGAIN
        case Leap() if in_the_way(state) == NONE:
            text = _LEAP
        case Stop():
            text = _stop(state)
    return capital(say(text).format(**words))


def group(action: Act, say: Say) -> str:
    """The heading under which an option is listed; '' for none, so that it is never folded away."""
    match action:
        case Leave(n) | Go(n) | Teleport(n) | Switch(n):
            return capital(own_sheep_name(n, say))
        case Play():
            return say(_ARTEFACTS)
        case _:
            return ""


# -- what is under way --------------------------------------------------------------------------


def move_words(state: State, say: Say) -> dict[str, str]:
    """The sheep that moves by its `number`, the `place` and `cell` of its tile, and what is next.

    That is `sheep`, the one in its way, `ahead`, the cell that it heads for, and `tile`, one drawn.
    """
    words = dict.fromkeys(("sheep", "ahead", "tile"), "")
    moves = state.bound if state.move is None else state.move.sheep
    if moves == NONE:
        moves = flock(state.seat)[0]
    words |= _cell_words(state, cell_of(state.at[moves]), say)
    words["number"] = str(number_of(moves))
    if state.drawn:
        words["tile"] = tile_name(state.drawn[0], say)
    if state.move is not None and state.move.to < AT:
        words["ahead"] = cell_name(NEXT[state.move.to] // ENDS)
    blocks = in_the_way(state)
    if blocks != NONE:
        words["sheep"] = sheep_name(blocks, say)
    return words


def _cell_words(state: State, cell: Cell, say: Say) -> dict[str, str]:
    return {"cell": cell_name(cell), "place": place_name(state, cell, say)}


def in_the_way(state: State) -> int:
    """The sheep that can be leapt over now, on the lane or at the place ahead; NONE for none."""
    if state.phase != Phase.LEAP or state.move is None:
        return NONE
    sheep, to = state.move.sheep, state.move.to
    lane = state.at[sheep]
    if ahead(state, sheep, to):
        return queue(state, lane)[state.rank[sheep] + (-1 if to == lane else 1)]
    return state.at.index(to)


# -- labels that depend on the board ------------------------------------------------------------

Found = tuple[dict[str, str], str]


def _of_sheep(state: State, action: Act, sheep: int, say: Say) -> Found:
    """What one of the player's sheep could do, and the text for it."""
    where, text = state.at[sheep], LABELS[type(action)]
    cell = cell_of(where)
    words = _cell_words(state, cell, say)
    match action:
        case Leave(_, side, path):
            words |= {"side": side_name(side, say), "path": path_name(path, say)}
        case Go(_, toward):
            words["path"] = path_name(path_of(where), say)
            if toward == Toward.PLACE:
                return words, _GO_TO_PLACE
            words["side"] = side_name(toward, say)
        case Switch(_, side, path):
            far = TILES[state.cells[cell]].far[side * 3 + path]
            other = Toward.PLACE if far == PLACE else Toward(side_of(far))
            words["lane"] = lane_name(state, cell, (Toward(side), other), path, say)
        case Teleport(_, to):
            words = _cell_words(state, to, say)
            if not fare(state, sheep, to):
                text = _TELEPORT_FREE
    return words, text


def _of_pick(state: State, tile: int, say: Say) -> Found:
    """Where the path of the exploring sheep would lead on this tile."""
    if state.move is None or state.move.to >= AT:
        return {}, _PICK_PLACE
    far = TILES[tile].far[NEXT[state.move.to] % ENDS]
    if far == PLACE:
        return {}, _PICK_PLACE
    return {"side": side_name(side_of(far), say)}, LABELS[Pick]


def _of_flag(state: State, say: Say) -> Found:
    """Whose flag gives way."""
    tile = NONE if state.move is None else state.cells[cell_of(state.at[state.move.sheep])]
    owner = state.flags[tile] if tile in PLANETS else NONE
    if owner == NONE:
        return {}, LABELS[Plant]
    return {"player": seat_name(owner, say)}, _PLANT_INSTEAD


def _stop(state: State) -> str:
    if state.phase == Phase.DWARF:
        return _STOP_ON
    if in_the_way(state) == NONE or state.move is None:
        return LABELS[Stop]
    return _STOP_BEHIND if ahead(state, state.move.sheep, state.move.to) else _STOP_BEFORE


def _besides(state: State, action: Act) -> tuple[int, ...]:
    """The artefacts among which this one must be told apart; only such as the player sees."""
    match action:
        case Play():
            return state.hands[state.seat]
        case Take() if state.phase == Phase.TAKE:
            return cache(state)
        case Find():  # chance sees all
            return tuple(Artefact)
        case _:
            return ()
