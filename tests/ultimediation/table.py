"""Boards drawn as text, and the few words with which a test plays on them.

A board is five lines of nine words, rows 1 to 5, columns a to i. A word is what covers or stands on
the square: `*` an attack, `E` and `W` the two military bases, `U` Base U, `X` a permanent
destruction, `P` a pyramid, `!` a disaster token (several can stand together: `UP2`, `PP0`), then
how many people are there (`0` to `4`). `.` is a square of no importance: as many people are put on
these as are needed for 45 in all, at most two on each.

    earth(board, agapi="c3", nikitas="d4 energy=1 cubes=2", turn="c")

- A character that is named is in the team, on that square (`u`: in Base U); more can be said:
  `energy=`, `cubes=`, `power=` (the number of a power card). Elli is always there, in Base U.
- It is the action phase of turn `a`; nothing is on the agenda.
- `found="2/1"`: needs found per camp; `ship`, `loads`, `lost`: numbers; `omen`: a disaster card.
- Where bases or Base U are not drawn they stand on the last free squares of row 5.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from playing import Playing

from eden.engine.game import Event, play
from eden.engine.notation import Act
from eden.engine.options import settle
from eden.games.ultimediation.acts import Draw, Turn
from eden.games.ultimediation.data import (
    CUBES,
    DISASTERS,
    ENERGY,
    MEDIATION,
    PEOPLE,
    POWERS,
    PYRAMIDS,
    SHEETS,
    SQUARES,
    Blow,
    Character,
    Deed,
    Difficulty,
    Disaster,
    Kind,
    Pile,
    Square,
)
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.rules.piles import deck
from eden.games.ultimediation.state import NONE, Job, Phase, State, Task

GAME: Final = Ultimediation()
PLAIN: Final = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . E W U
"""
_WORD: Final = re.compile(r"([*EWUXP!]*)(\d?)|\.")


def square(text: str) -> Square:
    """A square: `c3`."""
    return Square[text.upper()]


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
    assert len(words) == len(SQUARES), "five lines of nine words"
    marks = {
        mark: [sq for sq, word in zip(SQUARES, words, strict=True) for _ in range(word.count(mark))]
        for mark in "*EWUXP!"
    }
    spare = [sq for sq in reversed(SQUARES) if words[sq] == "."]
    places = {mark: (marks[mark] or [spare.pop(0)])[0] for mark in "EWU"}
    people = _people(words, places, PEOPLE - lost - ship)
    pyramids = [*map(int, marks["P"]), *[NONE] * (PYRAMIDS - len(marks["P"]))]
    camps = [int(n) for n in found.split("/")]
    characters = 7 if len(team) > 3 else 4
    options = {
        "characters": (str(characters),),
        "difficulty": (difficulty,),
        "variants": tuple(variants.split()),
    }
    state = GAME.setup(1, options)._replace(
        needed=Difficulty[difficulty.upper()],
        phase=Phase.ACTIONS,
        agenda=(),
        turn="abcdefghi".index(turn),
        lost=lost,
        ship=ship,
        loads=loads,
        dealt=dealt,
        people=people,
        attacks=frozenset(map(int, marks["*"])),
        destroyed=frozenset(map(int, marks["X"])),
        bases=(int(places["E"]), int(places["W"])),
        base_u=int(places["U"]),
        pyramids=tuple(pyramids),
        tokens=tuple(map(int, marks["!"])),
        omen=omen,
        found=tuple(tuple(range(n)) for n in camps),
    )
    state = _team(state, {"elli": elli, **team})
    GAME.check(state)
    return state


def _people(words: list[str], places: dict[str, Square], total: int) -> tuple[int, ...]:
    people = [0] * len(SQUARES)
    spare: list[int] = []
    for sq, word in zip(SQUARES, words, strict=True):
        found = _WORD.fullmatch(word)
        assert found, f"not a square: {word}"
        if word == "." and sq not in places.values():
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
        at[one] = state.base_u if where == "u" else square(where)
        said = dict(word.split("=") for word in more)
        energy[one] = int(said.get("energy", ENERGY))
        cubes[one] = int(said.get("cubes", CUBES))
        powers[one] = int(said.get("power", NONE))
    return state._replace(
        team=tuple(one for one in Character if at[one] != NONE),
        at=tuple(at),
        cubes=tuple(cubes),
        energy=tuple(energy),
        powers=tuple(powers),
        used=tuple(map(tuple, used)),
    )


# -- playing ------------------------------------------------------------------------------------


def _step(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What a text does; `card c3` draws this attack card even if it cannot be next (one that is
    discarded was not, then), and `turn east 4` this card of another pile."""
    action: Act = GAME.parse(text)
    if isinstance(action, Draw | Turn):
        drawable = now(state).options
        kinds = {type(option) for option in drawable}
        assert type(action) in kinds, f"{text} is not drawn now: {ask(state)}"
        if isinstance(action, Draw) and action not in drawable:
            rest = state.discards[Pile.ATTACK] - {action.square}
            discards = (*state.discards[:2], rest, *state.discards[3:])
            state = state._replace(discards=discards)
        return GAME.apply(state, action)
    return play(GAME, state, text)


_playing = Playing(GAME, _step)
after, events = _playing.after, _playing.events
now, ask, options, ended = _playing.now, _playing.ask, _playing.options, _playing.ended
why_not = _playing.why_not


def of(state: State, character: str, verb: str = "") -> list[str]:
    """The options of one character, or those with this verb."""
    begin = f"{character} {verb}".strip() + " "
    return [text for text in options(state) if (text + " ").startswith(begin)]


def attacked(state: State, number: int = 1) -> State:
    """The same table with so many attacks to come."""
    return state._replace(phase=Phase.ATTACKS, agenda=(Task(Job.ATTACK, number),))


# -- looking ------------------------------------------------------------------------------------


def where(state: State, character: str) -> str:
    """The square of a character."""
    return Square(state.at[Character[character.upper()]]).name.lower()


def people(state: State, text: str) -> int:
    """How many people are on a square."""
    return state.people[square(text)]


def energy(state: State, character: str) -> int:
    """The energy of a character."""
    return state.energy[Character[character.upper()]]


def cubes(state: State, character: str) -> int:
    """The cubes that a character has left."""
    return state.cubes[Character[character.upper()]]


def card(kind: str, *, star: bool | None = None) -> int:
    """The number of a mediation card of this kind: `need`, `attacks`, `recall` …"""
    return next(
        number
        for number, one in enumerate(MEDIATION)
        if one.kind == Kind[kind.upper()] and (star is None or one.star == star)
    )


def power(kind: str) -> int:
    """The number of a power card of this kind."""
    return next(n for n, one in enumerate(POWERS) if one.kind == Kind[kind.upper()])


def base(state: State, camp: str) -> str:
    """The square of a military base, `east` or `west`."""
    return Square(state.bases[Pile[camp.upper()]]).name.lower()


def names(squares: Iterable[int]) -> set[str]:
    """Squares by their names."""
    return {Square(sq).name.lower() for sq in squares}


def attack_cards(state: State) -> set[str]:
    """The squares with an attack card."""
    return names(state.attacks)


def discarded(state: State) -> set[str]:
    """The squares of the discarded attack cards."""
    return names(state.discards[Pile.ATTACK])


def used(state: State, character: str, deed: str) -> int:
    """How many cubes of a character lie on the places of a deed."""
    return state.used[Character[character.upper()]][Deed[deed.upper()]]


def places(character: str, deed: str) -> int:
    """How many places the sheet of a character has for a deed."""
    return SHEETS[Character[character.upper()]][Deed[deed.upper()]]


def start(
    *texts: str, characters: int = 4, difficulty: str = "advanced", variants: str = ""
) -> State:
    """A new game when these actions of its set-up were taken."""
    given = {
        "characters": (str(characters),),
        "difficulty": (difficulty,),
        "variants": tuple(variants.split()),
    }
    return after(GAME.setup(1, settle(GAME, 1, given)), *texts)


def fresh(state: State, pile: str, kind: str) -> str:
    """`turn east 4` with a card of this kind that can be next in this camp's pile."""
    left = deck(state, Pile[pile.upper()])
    number = next(n for n in left if MEDIATION[n].kind == Kind[kind.upper()])
    return f"turn {pile} {number}"


def costly(state: State, pile: str, price: int = 1) -> str:
    """The same with an effect that costs at least so much energy to cancel."""
    left = deck(state, Pile[pile.upper()])
    number = next(n for n in left if MEDIATION[n].price(state.characters) >= price)
    return f"turn {pile} {number}"


def turned(text: str) -> int:
    """The number of the card that a text turns."""
    return int(text.split()[-1])


def paid(state: State, *who: str) -> State:
    """The whole price is paid, each time by the first of these who can."""
    while ask(state) == "pay":
        state = after(state, next(f"{one} pays" for one in who if f"{one} pays" in options(state)))
    return state


def last_words(texts: Iterable[str]) -> set[str]:
    """What texts end with: mostly a square."""
    return {text.split()[-1] for text in texts}


def thrown(state: State, pile: str, *cards: int) -> State:
    """The same table with these cards of a pile discarded, and no others."""
    discards = list(state.discards)
    discards[Pile[pile.upper()]] = frozenset(cards)
    return state._replace(discards=tuple(discards))


def disaster(blow: str, tokens: int = 1) -> int:
    """The number of a disaster card that strikes so, with so many tokens."""
    return DISASTERS.index(Disaster(Blow[blow.upper()], tokens))


def threatened(board: str, blow: str, tokens: int = 1, **more: Any) -> State:
    """A disaster of this kind is announced, in turn four."""
    omen = disaster(blow, tokens)
    return earth(board, variants="pyramids", turn="d", omen=omen, **more)


def happens(state: State, text: str) -> State:
    """A mediation card is turned, and its effect is not cancelled."""
    state = after(state, text)
    return after(state, "on") if ask(state) == "offer" else state


def someone(character: str, there: str) -> dict[str, Any]:
    """A character for `earth` whose name stands in a variable."""
    return {character: there}


def crew(team: Mapping[str, str]) -> dict[str, Any]:
    """Characters for `earth` whose names stand in variables or in a table."""
    return dict(team)
