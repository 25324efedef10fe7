"""The table drawn as text: Eden in three lines, then a line for each thing.

    mountain   forest     swamp-
    cascade    NOA        cascadex
    forest     swamp      mountain

`-` stands behind what is ravaged, `x` behind what is destroyed; a die is `5` in hand, `5:dawn` on a
card, `5:x` given up, `?` unrolled, `~` rolled again; `*` marks a bonus. What is not there has no
line.
"""

from __future__ import annotations

from typing import Final

from ..data import (
    ALLIES,
    DICE,
    HORDES,
    MODES,
    OBJECTIVES,
    ROWS,
    Card,
    Condition,
    Piece,
    Place,
    word,
)
from ..state import GIVEN_UP, IN_HAND, NOTHING, Phase, State
from .hand import bonuses

_MARKS: Final = {Condition.HEALTHY: "", Condition.RAVAGED: "-", Condition.DESTROYED: "x"}
_WIDTH: Final = 11


def drawn(state: State) -> str:
    """The whole table, in the words of the actions."""
    eden = ("".join(_terrain(state, place).ljust(_WIDTH) for place in row) for row in ROWS)
    things = (name.ljust(_WIDTH) + said for name, said in _things(state).items() if said)
    return "\n".join(line.rstrip() for line in (*eden, *things))


def _terrain(state: State, place: Place) -> str:
    if place == Place.NOA:
        return place.name
    laid = place < len(state.terrains)
    return word(state.terrains[place]) + _MARKS[state.conditions[place]] if laid else "."


def _things(state: State) -> dict[str, str]:
    """What each thing is like; nothing where there is nothing to say."""
    return {
        "round": str(state.round),
        "phase": word(state.phase),
        "modes": " ".join(mode for mode in MODES if mode in state.modes),
        **{word(ally): " ".join(_ally(state, ally)) for ally in ALLIES},
        **{word(horde): " ".join(_horde(state, horde)) for horde in HORDES},
        "won": ", ".join(map(_objective, state.won)),
        "bonuses": str(bonuses(state) or ""),
        "noa": "used" if state.noa_used else "",
        "closed": "" if state.closed == NOTHING else word(Card(state.closed)),
        "dice": " ".join(_die(state, die) for die in range(DICE)),
        "effect": _effect(state),
        "acted": " ".join(word(horde) for horde in HORDES if horde in state.acted),
        "asking": "" if state.asking == NOTHING else word(Piece(state.asking)),
    }


def _ally(state: State, ally: Piece) -> list[str]:
    said = [word(state.at[ally])]
    if state.back[ally]:
        said.append(str(state.back[ally]))
    if state.shields[ally]:
        said.append("shield")
    if state.traps[ally] != NOTHING:
        said += ["traps", word(Piece(state.traps[ally]))]
    return said


def _horde(state: State, horde: Piece) -> list[str]:
    """Where it stands, its open objective, and the backs of the cards that wait under it."""
    said = [word(state.at[horde])]
    card, waiting = state.open[horde - HORDES[0]], state.waiting[horde - HORDES[0]]
    if card != NOTHING:
        said.append(_objective(card))
    if waiting:
        said += ["then", *map(word, waiting)]
    elif card != NOTHING:
        said.append("last")
    elif state.at[horde] != Place.OUT:
        said.append("no pile" if state.phase == Phase.SETUP else "beaten")
    return said


def _objective(card: int) -> str:
    ally, terrain = word(OBJECTIVES[card].ally), word(OBJECTIVES[card].terrain)
    return f"{ally} {terrain}{'*' if OBJECTIVES[card].bonus else ''}"


def _die(state: State, die: int) -> str:
    face, spot = state.dice[die], state.spots[die]
    shown = str(face) if face else "~" if state.rolled else "?"
    if spot == IN_HAND:
        return shown
    return f"{shown}:x" if spot == GIVEN_UP else f"{shown}:{word(Card(spot))}"


def _effect(state: State) -> str:
    if state.effect is None:
        return ""
    times = state.effect.strength
    return word(state.effect.kind) + (str(times) if times > 1 else "")
