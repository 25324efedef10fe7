"""The table drawn as text: the Earth in five rows, then a line for each thing.

      a   b   c   d   e   f   g   h   i
    1 P3  0   1   1   1   1   1   1   1
    2 *   1   !1  1   1   1   1   1   1
    3 1   1   E   1   U4  1   W   1   1
    4 1   1   1   1   1   1   1   X   1
    5 1   1   1   1   1   1   1   1   2

On a square stand `*` an attack, `E` and `W` the military bases, `U` Base U, `X` a destruction,
`P` a pyramid, `!` a disaster token, then how many people. What is not there has no line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from ..data import (
    DISASTERS,
    LINES,
    POWERS,
    SQUARES,
    Character,
    Deed,
    Difficulty,
    Kind,
    Pile,
    Square,
    word,
)
from ..state import MEANS, NONE, State, Task, Thing

_WIDTH: Final = 11
# The numbers of a task that are said by a name.
_NAMED: Final[dict[str, type[IntEnum]]] = {
    "square": Square,
    "camp": Pile,
    "pile": Pile,
    "kind": Kind,
    "character": Character,
    "owner": Character,
    "deed": Deed,
}


def drawn(state: State) -> str:
    """The whole table, in the words of the actions."""
    things = (name.ljust(_WIDTH) + said for name, said in _things(state).items() if said)
    return "\n".join(line.rstrip() for line in (*_earth(state), *things))


# -- the map ------------------------------------------------------------------------------------


def _earth(state: State) -> Iterator[str]:
    words = [_on(state, square) for square in SQUARES]
    wide = max(map(len, words)) + 2
    yield "  " + "".join(word(square)[0].ljust(wide) for square in LINES[0])
    for number, line in enumerate(LINES, start=1):
        yield f"{number} " + "".join(words[square].ljust(wide) for square in line)


def _on(state: State, square: Square) -> str:
    """What covers a square or stands on it, and how many people are there."""
    marks = (
        "*" * (square in state.attacks),
        "E" * (square == state.bases[Pile.EAST]),
        "W" * (square == state.bases[Pile.WEST]),
        "U" * (square == state.base_u),
        "X" * (square in state.destroyed),
        "P" * state.pyramids.count(square),
        "!" * state.tokens.count(square),
    )
    shown, people = "".join(marks), state.people[square]
    return shown + str(people) if people or not shown else shown


# -- what is beside it --------------------------------------------------------------------------


def _things(state: State) -> dict[str, str]:
    """What each thing is like; nothing where there is nothing to say."""
    return {
        "game": " ".join(_game(state)),
        "turn": chr(ord("a") + state.turn),
        "phase": word(state.phase),
        "lost": _number(state.lost),
        "ship": _number(state.ship),
        "loads": _number(state.loads),
        "powers": "dealt" if state.dealt else "",
        "found": "/".join(str(len(cards)) for cards in state.found) + f" of {state.needed}",
        "omen": "" if state.omen == NONE else f"{state.omen} {word(DISASTERS[state.omen].blow)}",
        "struck": " ".join(word(SQUARES[square]) for square in sorted(state.struck)),
        **{word(one): " ".join(_character(state, one)) for one in state.team},
        "mediator": " ".join(_mediation(state)),
        "lifted": " ".join(_lifted(state)),
        "joined": " ".join(word(Character(one)) for one in state.joined),
        "agenda": ", ".join(" ".join(_task(task)) for task in state.agenda),
        "discarded": ", ".join(_cards(state.discards)),
        "next": ", ".join(_cards(state.tops)),
    }


def _number(number: int) -> str:
    return str(number) if number else ""


def _game(state: State) -> Iterator[str]:
    """What was settled before the game."""
    yield str(state.characters)
    yield word(Difficulty(state.needed))
    variants = {"round": state.round, "pyramids": state.pyramids_on, "clock": state.clock}
    yield from (name for name, chosen in variants.items() if chosen)


def _character(state: State, one: Character) -> Iterator[str]:
    """Where a character is, what it has left, and what it has done in this turn."""
    at = state.at[one]
    yield "-" if at == NONE else "u" if at == state.base_u else word(SQUARES[at])
    yield f"cubes={state.cubes[one]}"
    yield f"energy={state.energy[one]}"
    card = state.powers[one]
    if card != NONE:
        yield f"power={card}:{word(POWERS[card].kind)}"
    used = [word(deed) for deed in Deed for _ in range(state.used[one][deed])]
    if used:
        yield f"used={'+'.join(used)}"


def _mediation(state: State) -> Iterator[str]:
    if state.mediator != NONE:
        yield word(Character(state.mediator))
        yield word(Pile(state.camp))


def _lifted(state: State) -> Iterator[str]:
    thing, origin = state.lifted
    if thing != NONE:
        yield word(Thing(thing))
        yield word(SQUARES[origin])


def _task(task: Task) -> Iterator[str]:
    """A job with what its numbers mean: `effect kind=calm left=2`."""
    job, *numbers = task
    yield word(job)
    for name, number in zip(MEANS.get(job, ()), numbers, strict=False):
        if number != NONE:
            yield f"{name}={word(_NAMED[name](number)) if name in _NAMED else number}"


def _cards(piles: Iterable[Iterable[int]]) -> Iterator[str]:
    """Cards by their numbers, attack cards by their squares: `attack b2 c3, power 7`."""
    for pile, cards in zip(Pile, piles, strict=True):
        ordered = sorted(cards) if isinstance(cards, frozenset) else cards
        said = (word(SQUARES[card]) if pile == Pile.ATTACK else str(card) for card in ordered)
        if cards:
            yield " ".join((word(pile), *said))
