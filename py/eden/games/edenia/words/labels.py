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
    cell_words,
    facts,
    lane_name,
    own_sheep_name,
    path_name,
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
    words = move_words(state, say)
    if isinstance(action, Leave | Go | Teleport | Switch):
        sheep = sheep_of(state.seat, action.sheep)
        words |= cell_words(state, cell_of(state.at[sheep]), say)
        words["number"] = str(action.sheep)
    words |= facts(state, action, say) | _more(state, action, say)
    return capital(say(_text(state, action), **words))


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
    words |= cell_words(state, cell_of(state.at[moves]), say)
    words["number"] = str(number_of(moves))
    if state.drawn:
        words["tile"] = tile_name(state.drawn[0], say)
    if state.move is not None and state.move.to < AT:
        words["ahead"] = cell_name(NEXT[state.move.to] // ENDS)
    blocks = in_the_way(state)
    if blocks != NONE:
        words["sheep"] = sheep_name(blocks, say)
    return words


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


def _text(state: State, action: Act) -> str:
    """The text of a label; most actions have one only."""
    match action:
        case Go(_, Toward.PLACE):
            return _GO_TO_PLACE
        case Teleport(n, cell) if not fare(state, sheep_of(state.seat, n), cell):
            return _TELEPORT_FREE
        case Pick(tile) if _leads_on(state, tile) == PLACE:
            return _PICK_PLACE
        case Plant() if _flag_here(state) != NONE:
            return _PLANT_INSTEAD
        case Pass() if not state.supply:
            return _PASS_EMPTY
        case End() if state.again:
            return _END_AGAIN
        case Leap() if in_the_way(state) == NONE:
            return _LEAP
        case Stop():
            return _stop(state)
        case _:
            return LABELS[type(action)]


def _more(state: State, action: Act, say: Say) -> dict[str, str]:
    """What a label says beside the fields of its action."""
    match action:
        case Begin(player):
            return {"player": seat_name(player - 1, say)}
        case Go(n):
            return {"path": path_name(path_of(state.at[sheep_of(state.seat, n)]), say)}
        case Switch():
            return {"lane": _lane(state, action, say)}
        case Play(artefact) | Take(artefact) | Find(artefact):
            besides = _besides(state, action)
            return {"artefact": artefact_name(artefact, say, besides=besides)}
        case Pick(tile) if _leads_on(state, tile) != PLACE:
            side = side_of(_leads_on(state, tile))
            return {"tile_number": str(tile + 1), "side": side_name(side, say)}
        case Draw(tile) | Pick(tile) | Under(tile):
            return {"tile_number": str(tile + 1)}
        case Plant() if _flag_here(state) != NONE:
            return {"player": seat_name(_flag_here(state), say)}
        case _:
            return {}


def _lane(state: State, action: Switch, say: Say) -> str:
    """The lane onto which a sheep could be set."""
    cell = cell_of(state.at[sheep_of(state.seat, action.sheep)])
    far = TILES[state.cells[cell]].far[action.side * 3 + action.path]
    other = Toward.PLACE if far == PLACE else Toward(side_of(far))
    return lane_name(state, cell, (Toward(action.side), other), action.path, say)


def _leads_on(state: State, tile: int) -> int:
    """The end of this tile to which the path of the exploring sheep would lead, or PLACE."""
    if state.move is None or state.move.to >= AT:
        return PLACE
    return TILES[tile].far[NEXT[state.move.to] % ENDS]


def _flag_here(state: State) -> int:
    """The seat whose flag stands on the planet of the moving sheep, or NONE."""
    tile = NONE if state.move is None else state.cells[cell_of(state.at[state.move.sheep])]
    return state.flags[tile] if tile in PLANETS else NONE


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
