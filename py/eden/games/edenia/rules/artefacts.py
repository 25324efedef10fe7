"""What is chosen when an artefact is played: the new path of a junction, the flag of Gromout."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step

from ..acts import Guard, Switch
from ..data import (
    AT,
    CELLS,
    ENDS,
    NUMBERS,
    PLANETS,
    TILES,
    Kind,
    Path,
    Side,
    end_at,
    flock,
    path_of,
    sheep_of,
)
from ..events import Guarded, Switched
from ..state import NONE, Phase, State
from .against import ANOTHER_MOVES, NO_SUCH_SHEEP, first, meant
from .board import Result, cell_of, moved

_GUARD: Final = tuple(Guard(cell) for cell in CELLS)
_SWITCH: Final = {
    n: tuple(Switch(n, side, path) for side in Side for path in Path) for n in NUMBERS
}

# -- junction -----------------------------------------------------------------------------------


def can_switch(state: State, sheep: int) -> bool:
    """Whether a sheep is where a junction works, and the one that moves (ED-118, ED-130)."""
    where = state.at[sheep]
    on_a_path = where < AT and TILES[state.cells[where // ENDS]].kind != Kind.HOLE
    return on_a_path and state.bound in (NONE, sheep)


def switch_options(state: State) -> Iterator[Act]:
    """Every other path of the tile on which a sheep is (ED-116)."""
    for number, sheep in zip(NUMBERS, flock(state.seat), strict=True):
        if not can_switch(state, sheep):
            continue
        where = state.at[sheep]
        first_end = where // ENDS * ENDS
        # A lane is called by its lower end, so that each is offered once.
        for end in sorted(set(TILES[state.cells[where // ENDS]].lanes)):
            lane = first_end + end
            if lane != where and (state.clovers[state.seat] or lane not in state.at):
                yield _SWITCH[number][end]


def _lane(state: State, act: Switch) -> int:
    """The lane that has this end."""
    cell = cell_of(state.at[meant(state, act)])
    return cell * ENDS + TILES[state.cells[cell]].lanes[act.side * 3 + act.path]


def _at_the_hole(state: State, act: Switch) -> bool:
    return TILES[state.cells[cell_of(state.at[meant(state, act)])]].kind == Kind.HOLE


def _other_end(state: State, act: Switch) -> bool:
    return _lane(state, act) % ENDS != act.side * 3 + act.path


def _full(state: State, act: Switch) -> bool:
    return _lane(state, act) in state.at and not state.clovers[state.seat]


_NO_SWITCH: Final = Noes[State, Switch](
    NO_SUCH_SHEEP,
    ANOTHER_MOVES,
    No("ED-118", lambda state, act: state.at[meant(state, act)] >= AT, "place", bars=True),
    No("ED-118", _at_the_hole, "hole", bars=True),
    No("ED-116", lambda state, act: _lane(state, act) == state.at[meant(state, act)], "same"),
    No("ED-50", _full, "switch"),
    No("ED-116", _other_end, "end"),
)


def _apply_switch(state: State, action: Act) -> Result:
    """The sheep is on its new path, and will stand behind all others there (ED-117)."""
    assert isinstance(action, Switch)
    sheep = sheep_of(state.seat, action.sheep)
    cell = cell_of(state.at[sheep])
    lane = end_at(cell, action.side, action.path)
    state = moved(state, sheep, lane)._replace(bound=sheep, hovers=True, phase=Phase.TURN)
    return state, (Switched(sheep, cell, path_of(lane)),)


# -- Gromout ------------------------------------------------------------------------------------


def guard_options(state: State) -> tuple[Act, ...]:
    """Every planted flag of one's own (ED-125)."""
    if state.seat not in state.flags:
        return ()
    mine = {planet for planet in PLANETS if state.flags[planet] == state.seat}
    return tuple(act for act in _GUARD if state.cells[act.cell] in mine)


def _no_planet(state: State, act: Guard) -> bool:
    return state.cells[act.cell] not in PLANETS


_NO_GUARD: Final = Noes[State, Guard](
    No("ED-125", _no_planet, "planet", bars=True),
    No("ED-125", lambda state, act: state.flags[state.cells[act.cell]] != state.seat, "flag"),
)


def _apply_guard(state: State, action: Act) -> Result:
    """The flag stays for the rest of the game."""
    assert isinstance(action, Guard)
    state = state._replace(guarded=state.cells[action.cell], phase=state.back)
    return state, (Guarded(state.seat, action.cell),)


STEPS: Final[dict[Phase, Step[State, Act]]] = {
    Phase.JUNCTION: Step(
        "junction",
        lambda state: tuple(switch_options(state)),
        _apply_switch,
        against={**first(Phase.JUNCTION, "ED-116"), Switch: _NO_SWITCH},
        candidates=lambda _: chain.from_iterable(_SWITCH.values()),
    ),
    Phase.GUARD: Step(
        "guard",
        guard_options,
        _apply_guard,
        against={**first(Phase.GUARD, "ED-125"), Guard: _NO_GUARD},
        candidates=lambda _: _GUARD,
    ),
}
