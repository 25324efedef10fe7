"""Galaxies drawn as text, and the few words with which a test plays in them.

A galaxy is five lines of five words: `P1` to `P4` are the tiles with planets, `D1` to `D9` those
with dwarf planets, `T1` to `T9` those with teleporters, in the order of `data.py`; `.` is a cell
that nobody knows. Arridis, Edenia and the hole are always there, whatever word stands for them.

    galaxy(board, green="arridis d4.n.star b2", red="d4.n.star/1", clovers="2 0")

- A flock: where its three sheep are; `arridis` for those not named. `b2` is the place of a cell,
  `d4.n.star` the lane of a cell that has this end, `/1` the rank on it, counted from the lane's
  lower end (ends count north, east, south, west, and on a side star, meteorite, nebula). A flock
  that is not named waits on Arridis. Green sits on seat 0, red on 1, yellow on 2, black on 3.
- `clovers` by seat; `hands`, `played` and `won` by seat between `/`: `hands="turbo3 / quantum"`.
- `flags="P1 green, P2 red"`, `guarded="P1"`, `pastures="P1 2"`, `caches="D4 turbo3 ?"`,
  `sabotaged="T1 T5"`; planets and dwarf planets that are not named have what they start with.
- `relays` is True for all clovers, False for none, else the ends of stations that have theirs:
  `relays="c1.n.star a5.s.star"`; `bottom` and `drawn` are tiles of the deck.
- It is green's turn, before the move; `turn="red"` and `phase="leap"` change that.
"""

from __future__ import annotations

from typing import Final

from playing import Playing

from eden.engine.game import Event, play
from eden.games.edenia.acts import Draw
from eden.games.edenia.data import (
    AT,
    CLOVERS,
    DWARFS,
    ENDS,
    FIXED,
    LEFT_OUT,
    PLANET_CLOVERS,
    PLANETS,
    RELAYS,
    SHEEP,
    TELEPORTERS,
    TILES,
    Artefact,
    Cell,
    Path,
    Side,
    Trifolium,
    end_at,
    path_of,
    side_of,
)
from eden.games.edenia.rules.board import cell_of, queue, score
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import GOAL, NONE, START, UNSEEN, Phase, State

GAME: Final = Edenia()
FLOCKS: Final = ("green", "red", "yellow", "black")
EMPTY: Final = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  .
    .      .  .    .  .
    .      .  .    .  ARRIDIS
"""
# A planet on each type of path.
PLANET_ON: Final = {"star": "P1", "meteorite": "P3", "nebula": "P2"}
_FIRST: Final = {"P": PLANETS[0], "D": DWARFS[0], "T": TELEPORTERS[0]}


def tile(word: str) -> int:
    """The number of a tile: `P1`, `D9`, `T3`."""
    return _FIRST[word[0]] + int(word[1:]) - 1


def cell(word: str) -> Cell:
    """A cell: `b2`, or one of the two planets of the rim."""
    return Cell[{"arridis": "E5", "edenia": "A1"}.get(word, word.upper())]


# -- drawing ------------------------------------------------------------------------------------


def galaxy(
    board: str = EMPTY,
    *,
    seats: int = 2,
    turn: str = "green",
    phase: str = "turn",
    law: bool = True,
    lambs: bool = False,
    clovers: str = "",
    relays: bool | str = True,
    hands: str = "",
    played: str = "",
    won: str = "",
    flags: str = "",
    guarded: str = "",
    pastures: str = "",
    caches: str = "",
    sabotaged: str = "",
    bottom: str = "",
    drawn: str = "",
    **flocks: str,
) -> State:
    """The state that is drawn; `GAME.check` holds for it."""
    options = {"law": ("yes",) if law else ("no",), "lambs": ("yes",) if lambs else ("no",)}
    state = GAME.setup(seats, options)
    words = board.split()
    cells = tuple(
        FIXED[where] if where in FIXED else NONE if word == "." else tile(word)
        for where, word in zip(Cell, words, strict=True)
    )
    taken = tuple(_tokens(part) for part in _by_seat(won, seats))
    state = state._replace(
        phase=Phase[phase.upper()],
        seat=FLOCKS.index(turn),
        turns=1,
        cells=cells,
        clovers=tuple(map(int, clovers.split())) or (2,) * seats,
        relays=_relays(relays),
        flags=tuple(_flags(flags).get(planet, NONE) for planet in PLANETS),
        guarded=tile(guarded) if guarded else NONE,
        sabotaged=frozenset(map(tile, sabotaged.split())),
        bottom=tuple(map(tile, bottom.split())),
        drawn=tuple(map(tile, drawn.split())),
        won=taken,
        trifolium=()
        if lambs
        else tuple(
            token
            for token in Trifolium
            if token not in LEFT_OUT[seats] and not any(token in part for part in taken)
        ),
    )
    state = _sheep(state, flocks)
    state = _pastures(state, pastures)
    state = _artefacts(state, hands, played, caches)
    GAME.check(state)
    return state


def _by_seat(text: str, seats: int) -> list[str]:
    parts = text.split("/") if text else []
    return [*parts, *[""] * (seats - len(parts))]


def _tokens(text: str) -> tuple[Trifolium, ...]:
    return tuple(Trifolium[word.upper()] for word in text.split())


def _relays(ends: bool | str) -> tuple[bool, ...]:
    if isinstance(ends, bool):
        return (ends,) * len(RELAYS)
    full = {RELAYS[_end(text)] for text in ends.split()}
    return tuple(relay in full for relay in range(len(RELAYS)))


def _end(text: str) -> int:
    """An end of the galaxy: `d4.n.star`."""
    where, side, path = text.split(".")
    return end_at(cell(where), Side[side.upper()], Path[path.upper()])


def _flags(text: str) -> dict[int, int]:
    pairs = (part.split() for part in text.split(",") if part.strip())
    return {tile(planet): FLOCKS.index(flock) for planet, flock in pairs}


def spot(state: State, text: str) -> tuple[int, int]:
    """Where a text says a sheep is: a place or a lane, and the rank on it."""
    text, _, rank = text.partition("/")
    if "." not in text:
        return AT + cell(text), 0
    end = _end(text)
    lanes = TILES[state.cells[end // ENDS]].lanes
    return end - end % ENDS + lanes[end % ENDS], int(rank or 0)


def _sheep(state: State, flocks: dict[str, str]) -> State:
    at, rank = [START] * (state.seats * SHEEP), [0] * (state.seats * SHEEP)
    for flock, text in flocks.items():
        for number, word in enumerate(text.split()):
            sheep = FLOCKS.index(flock) * SHEEP + number
            at[sheep], rank[sheep] = spot(state, word)
    return state._replace(at=tuple(at), rank=tuple(rank))


def _pastures(state: State, text: str) -> State:
    words = text.replace(",", "").split()
    named = {tile(p): int(n) for p, n in zip(words[::2], words[1::2], strict=True)}
    grown = tuple(
        named.get(planet, PLANET_CLOVERS if planet in state.cells else 0) for planet in PLANETS
    )
    left = CLOVERS - sum(state.clovers) - sum(state.relays) - sum(grown)
    return state._replace(pastures=grown, supply=left)


def _artefacts(state: State, hands: str, played: str, caches: str) -> State:
    held = [_named(part) for part in _by_seat(hands, state.seats)]
    shown = [_named(part) for part in _by_seat(played, state.seats)]
    named = {}
    for part in caches.split(","):
        if part.strip():
            dwarf, *words = part.split()
            named[tile(dwarf)] = tuple(
                UNSEEN if word == "?" else int(Artefact[word.upper()]) for word in words
            )
    plain = () if state.lambs else (UNSEEN, UNSEEN)
    lying = tuple(named.get(dwarf, plain if dwarf in state.cells else ()) for dwarf in DWARFS)
    everybody = (1 << state.seats) - 1
    seen = [0] * len(Artefact)
    for seat, hand in enumerate(held):
        for one in hand:
            seen[one] = 1 << seat
    for known in (one for part in (*shown, *lying) for one in part if one != UNSEEN):
        seen[known] = everybody
    return state._replace(hands=tuple(held), played=tuple(shown), caches=lying, seen=tuple(seen))


def _named(text: str) -> tuple[Artefact, ...]:
    return tuple(Artefact[word.upper()] for word in text.split())


# -- playing ------------------------------------------------------------------------------------


def _step(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What a text does; `tile D4` draws this tile wherever it is in the deck."""
    verb, _, word = text.partition(" ")
    if verb == "tile" and word[:1] in _FIRST:
        assert ask(state) == "tile" and tile(word) not in state.cells
        return GAME.apply(state, Draw(tile(word)))
    return play(GAME, state, text)


_playing = Playing(GAME, _step)
after, events = _playing.after, _playing.events
now, ask, options, ended = _playing.now, _playing.ask, _playing.options, _playing.ended
why_not, why = _playing.why_not, _playing.why


# -- looking ------------------------------------------------------------------------------------


def sheep(name: str) -> int:
    """The number of a sheep: `green1`, `red3`."""
    return FLOCKS.index(name[:-1]) * SHEEP + int(name[-1]) - 1


def where(state: State, name: str) -> str:
    """Where a sheep is: `arridis`, `edenia`, `b2`, or `d4.n.star`, its lane by its lower end."""
    at = state.at[sheep(name)]
    if at in (START, GOAL):
        return "arridis" if at == START else "edenia"
    here = cell_of(at).name.lower()
    return here if at >= AT else f"{here}.{side_of(at).name.lower()}.{path_of(at).name.lower()}"


def line(state: State, lane: str) -> list[str]:
    """The sheep on a lane, from its lower end on."""
    found = queue(state, spot(state, lane)[0])
    return [f"{FLOCKS[one // SHEEP]}{one % SHEEP + 1}" for one in found]


def clovers(state: State, flock: str = "green") -> int:
    """The clovers of a flock."""
    return state.clovers[FLOCKS.index(flock)]


def points(state: State, flock: str = "green") -> int:
    """The score of a flock."""
    return score(state, FLOCKS.index(flock))


def relay_at(state: State, where: str, side: str, path: str) -> bool:
    """Whether the clover is still on a relay station."""
    return state.relays[RELAYS[_end(f"{where}.{side}.{path}")]]


def pasture(state: State, planet: str) -> int:
    """The clovers on a planet."""
    return state.pastures[tile(planet)]


def flag(state: State, planet: str) -> str | None:
    """The flock whose flag stands on a planet."""
    owner = state.flags[tile(planet)]
    return None if owner == NONE else FLOCKS[owner]


def lying(state: State, dwarf: str) -> str:
    """The artefacts on a dwarf planet, as in `caches`: `turbo3 ?`."""
    found = state.caches[tile(dwarf) - DWARFS[0]]
    return " ".join("?" if one == UNSEEN else Artefact(one).name.lower() for one in found)


def hand(state: State, flock: str = "green") -> str:
    """The artefacts that a flock keeps face down, as in `hands`."""
    return " ".join(one.name.lower() for one in state.hands[FLOCKS.index(flock)])


def face_up(state: State, flock: str = "green") -> str:
    """The artefacts that a flock has played, as in `played`."""
    return " ".join(one.name.lower() for one in state.played[FLOCKS.index(flock)])


def board(**tiles: str) -> str:
    """An empty galaxy but for these tiles: `board(e4="T1", d5="D4")`."""
    words = EMPTY.split()
    for name, word in tiles.items():
        words[cell(name)] = word
    return " ".join(words)
