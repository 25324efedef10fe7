"""Boards drawn as text: how a test draws a table, and how it reads what the rules draw.

A board is five lines of nine words, rows 1 to 5, columns a to i. A word is what covers or stands on
the square: `*` an attack, `E` and `W` the two military bases, `U` Base U, `X` a permanent
destruction, `P` a pyramid, `!` a disaster token (several can stand together: `UP2`, `PP0`), then
how many people are there (`0` to `4`). `.` is a square of no importance: as many people are put on
these as are needed for 45 in all, at most two on each.

    earth(board, agapi="c3", nikitas="d4 energy=1 cubes=2", turn="c")

- A character that is named is in the team, on that square (`u`: in Base U, `-`: nowhere yet); more
  can be said: `energy=`, `cubes=`, `power=` (the number of a power card), `used=move+cancel`. Elli
  is always there, in Base U.
- It is the action phase of turn `a`; nothing is on the agenda.
- `found="2/1"`: needs found per camp; `ship`, `loads`, `lost`: numbers; `omen`: a disaster card.
- Where bases or Base U are not drawn they stand on the last free squares of row 5.

`read` takes a table in the same words from what `rules/drawn.py` has drawn, whatever is under way.
"""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Any, Final

from eden.games.ultimediation.data import (
    CUBES,
    ENERGY,
    PEOPLE,
    PYRAMIDS,
    SQUARES,
    Character,
    Deed,
    Kind,
    Pile,
    Square,
)
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.state import MEANS, NONE, Job, Phase, State, Task, Thing

GAME: Final = Ultimediation()
PLAIN: Final = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""
# Both bases in the middle, Base U in a corner; nobody on a1 and a2.
CAMPS: Final = """
    0 . . . . . . . .
    0 . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""
# The same with nobody on b1 either; and with attacks along the upper edge.
CORNER: Final = CAMPS.replace("0 .", "0 0", 1)
ATTACKS: Final = CORNER.replace("0 0 . . .", "* * * * *", 1)
# A token on b2, nobody near; the bases and Base U to the right.
TOKEN: Final = """
    0 0  0 . . . . . .
    0 !0 0 . . . . . .
    0 0  0 . E . W . U
    .  . . . . . . . .
    .  . . . . . . . .
"""
# Four people in Base U, the bases beside it, nobody on a1.
READY: Final = PLAIN.replace(".", "0", 1).replace("U", "U4")
# Base U can be loaded, in the middle.
LOADING: Final = """
    0 . . . . . . . .
    0 . . . . . . . .
    . . E . U4 . W . .
    . . . . . . . . .
    . . . . . . . . .
"""
# With Elli and Agapi they are all seven.
SEVEN: Final[dict[str, Any]] = {
    "ilias": "e2",
    "andromeda": "e5",
    "diamandis": "f5",
    "nikitas": "f1",
    "vera": "f2",
}
_MARKS: Final = "*EWUXP!"
_WORD: Final = re.compile(r"([*EWUXP!]*)(\d?)|\.")


def square(text: str) -> Square:
    """A square: `c3`."""
    return Square[text.upper()]


def _marked(words: list[str]) -> dict[str, list[int]]:
    """The squares of each mark, as often as it is there."""
    assert len(words) == len(SQUARES), "five lines of nine words"
    return {
        mark: [int(sq) for sq in SQUARES for _ in range(words[sq].count(mark))] for mark in _MARKS
    }


# -- drawing ------------------------------------------------------------------------------------


def earth(
    board: str = PLAIN,
    *,
    difficulty: str = "advanced",
    variants: str = "",
    turn: str = "a",
    lost: int = 0,
    ship: int = 0,
    loads: int = 0,
    dealt: bool = False,
    found: str = "0/0",
    omen: int = NONE,
    elli: str = "u",
    **team: str,
) -> State:
    """The state that is drawn, in its action phase; `GAME.check` holds for it."""
    words = board.split()
    marks = _marked(words)
    spare = [sq for sq in reversed(SQUARES) if words[sq] == "."]
    for mark in "EWU":
        marks[mark] = marks[mark] or [spare.pop(0)]
    settled = chosen(7 if len(team) > 3 else 4, difficulty, variants)
    state = GAME.setup(1, settled)._replace(
        phase=Phase.ACTIONS,
        agenda=(),
        turn=_turn(turn),
        lost=lost,
        ship=ship,
        loads=loads,
        dealt=dealt,
        people=_people(words, marks, PEOPLE - lost - ship),
        omen=omen,
        found=_found(found),
    )
    state = _team(_laid(state, marks), {"elli": elli, **team})
    GAME.check(state)
    return state


def giza(board: str, **more: Any) -> State:
    """An Earth with pyramids."""
    return earth(board, variants="pyramids", **more)


def chosen(characters: int, difficulty: str, variants: str) -> dict[str, tuple[str, ...]]:
    """What is settled before a game."""
    return {
        "characters": (str(characters),),
        "difficulty": (difficulty,),
        "variants": tuple(variants.split()),
    }


def _turn(letter: str) -> int:
    return ord(letter) - ord("a")


def _found(text: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(range(int(number))) for number in text.split("/"))


def _laid(state: State, marks: dict[str, list[int]]) -> State:
    """What covers squares or stands on them."""
    east, west, base_u = (marks[mark][0] if marks[mark] else NONE for mark in "EWU")
    return state._replace(
        attacks=frozenset(marks["*"]),
        destroyed=frozenset(marks["X"]),
        bases=(east, west),
        base_u=base_u,
        pyramids=(*marks["P"], *[NONE] * (PYRAMIDS - len(marks["P"]))),
        tokens=tuple(marks["!"]),
    )


def _people(words: list[str], marks: dict[str, list[int]], total: int) -> tuple[int, ...]:
    people = [0] * len(SQUARES)
    spare: list[int] = []
    for sq, word in zip(SQUARES, words, strict=True):
        found = _WORD.fullmatch(word)
        assert found, f"not a square: {word}"
        if word == "." and not any(sq in marks[mark] for mark in "EWU"):
            spare.append(sq)
        people[sq] = int(found[2] or 0)
    for filler in (*spare, *spare):
        if sum(people) < total:
            people[filler] += 1
    assert sum(people) == total, f"{sum(people)} people drawn, {total} needed"
    return tuple(people)


def _team(state: State, team: dict[str, str]) -> State:
    at, cubes = [NONE] * len(Character), [CUBES] * len(Character)
    energy, powers = [ENERGY] * len(Character), [NONE] * len(Character)
    used = [[0] * len(Deed) for _ in Character]
    for name, text in team.items():
        one = Character[name.upper()]
        where, *more = text.split()
        at[one] = {"u": state.base_u, "-": NONE}[where] if where in "u-" else square(where)
        said = dict(word.split("=") for word in more)
        energy[one] = int(said.get("energy", ENERGY))
        cubes[one] = int(said.get("cubes", CUBES))
        powers[one] = int(said.get("power", str(NONE)).partition(":")[0])
        for deed in filter(None, said.get("used", "").split("+")):
            used[one][Deed[deed.upper()]] += 1
    return state._replace(
        team=tuple(one for one in Character if one.name.lower() in team),
        at=tuple(at),
        cubes=tuple(cubes),
        energy=tuple(energy),
        powers=tuple(powers),
        used=tuple(map(tuple, used)),
    )


# -- reading ------------------------------------------------------------------------------------

_NAMES: Final[tuple[type[IntEnum], ...]] = (Square, Pile, Kind, Character, Deed)


def read(text: str) -> State:
    """The table that the rules have drawn; which needs were found it does not say."""
    lines = text.splitlines()
    words = [word for line in lines[1:6] for word in line.split()[1:]]
    said = {line[:11].strip(): line[11:] for line in lines[6:]}
    lost, ship, loads = (int(said.get(key, 0)) for key in ("lost", "ship", "loads"))
    characters, difficulty, *variants = said["game"].split()
    marks = _marked(words)
    settled = chosen(int(characters), difficulty, " ".join(variants))
    state = GAME.setup(1, settled)._replace(
        phase=Phase[said["phase"].upper()],
        agenda=tuple(map(_task, filter(None, said.get("agenda", "").split(", ")))),
        turn=_turn(said["turn"]),
        lost=lost,
        ship=ship,
        loads=loads,
        dealt="powers" in said,
        people=_people(words, marks, PEOPLE - lost - ship),
        omen=int(said.get("omen", str(NONE)).split()[0]),
        found=_found(said["found"].split()[0]),
        struck=frozenset(map(square, said.get("struck", "").split())),
        joined=tuple(map(_number, said.get("joined", "").split())),
        discards=tuple(map(frozenset, _cards(said.get("discarded", "")))),
        tops=_cards(said.get("next", "")),
    )
    state = _team(_laid(state, marks), {k: v for k, v in said.items() if k.upper() in _TEAM})
    return state._replace(**_under_way(said))


_TEAM: Final = Character.__members__


def _number(word: str) -> int:
    """What a word stands for: a number, or anything that has a name."""
    if word.isdigit():
        return int(word)
    return next(int(kind[word.upper()]) for kind in _NAMES if word.upper() in kind.__members__)


def _task(text: str) -> Task:
    job, *more = text.split()
    said = dict(word.split("=") for word in more)
    means = MEANS.get(Job[job.upper()], ())
    assert set(said) <= set(means)
    numbers = (_number(said[name]) if name in said else NONE for name in means)
    return Task(Job[job.upper()], *numbers)


def _cards(text: str) -> tuple[tuple[int, ...], ...]:
    """By pile: the cards that are named."""
    found: dict[Pile, tuple[int, ...]] = dict.fromkeys(Pile, ())
    for part in filter(None, text.split(", ")):
        pile, *cards = part.split()
        found[Pile[pile.upper()]] = tuple(map(_number, cards))
    return tuple(found.values())


def _under_way(said: dict[str, str]) -> dict[str, Any]:
    """A mediation, and what is being teleported."""
    found: dict[str, Any] = {}
    if "mediator" in said:
        found["mediator"], found["camp"] = map(_number, said["mediator"].split())
    if "lifted" in said:
        thing, origin = said["lifted"].split()
        found["lifted"] = (int(Thing[thing.upper()]), int(square(origin)))
    return found
