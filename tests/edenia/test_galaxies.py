"""What holds in every galaxy that can be laid: Edenia is in reach, and every run ends."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from edenia.galaxies import EXITS, random_galaxy, reached
from edenia.table import GAME, galaxy
from rule import rule

from eden.engine.chance import Luck
from eden.engine.game import Decision, Event
from eden.engine.notation import Act
from eden.games.edenia.data import (
    CELLS,
    DWARFS,
    ENDS,
    EXPLORATION,
    FIXED,
    HOLE,
    NEXT,
    PLACE,
    PLANETS,
    TELEPORTERS,
    TILES,
    TUNNELS,
    Cell,
    Kind,
)
from eden.games.edenia.events import Halt, Halted, Ran, Relayed, Rolled
from eden.games.edenia.state import Phase, State

MANY = 1_000 if sys.platform == "emscripten" else 10_000
ENTRIES = tuple(Cell.A1 * ENDS + end for end in (3, 4, 5, 6, 7, 8))
# A name in the drawing language for every tile.
WORDS = {
    number: f"{letter}{order}"
    for letter, numbers in zip("PDT", (PLANETS, DWARFS, TELEPORTERS), strict=True)
    for order, number in enumerate(numbers, start=1)
} | dict.fromkeys(FIXED.values(), "*")


# -- the way to Edenia --------------------------------------------------------------------------

# Ways can be taken in both directions, so what is in reach is what hangs together. Ends that touch,
# the mouths of a tunnel and the arms of a place are one knot; teleporters are all one.
BEAM = len(CELLS) * ENDS + len(CELLS)


def joined(cell: int, tile: int) -> Iterator[tuple[int, int]]:
    """The pairs of knots that a tile joins in a cell."""
    for end, far in enumerate(TILES[tile].far):
        beam = TILES[tile].kind == Kind.TELEPORTER
        place = BEAM if beam else len(CELLS) * ENDS + cell
        yield cell * ENDS + end, place if far == PLACE else cell * ENDS + far


def root(knots: list[int], knot: int) -> int:
    while knots[knot] != knot:
        knots[knot] = knots[knots[knot]]
        knot = knots[knot]
    return knot


def tie(knots: list[int], pairs: Iterator[tuple[int, int]] | Sequence[tuple[int, int]]) -> None:
    for one, other in pairs:
        one, other = root(knots, one), root(knots, other)
        knots[one] = other


def fixed_knots() -> list[int]:
    """What hangs together before a tile is laid."""
    knots = list(range(BEAM + 1))
    tie(knots, list(enumerate(NEXT)))
    tie(knots, [(mouth, other) for mouth, others in TUNNELS.items() for other in others])
    tie(knots, joined(Cell.C3, HOLE))
    return [root(knots, knot) for knot in knots]


KNOTS = fixed_knots()
JOINED = {
    (cell, tile): tuple({(KNOTS[one], KNOTS[other]) for one, other in joined(cell, tile)})
    for cell in CELLS
    for tile in EXPLORATION
}


def in_reach(cells: Sequence[int]) -> tuple[int, int]:
    """How many ends of Edenia are reached, and by how many exits of Arridis."""
    knots = KNOTS[:]
    for cell, tile in enumerate(cells):
        if tile < HOLE:
            tie(knots, JOINED[CELLS[cell], tile])
    exits = [root(knots, KNOTS[end]) for end in EXITS]
    entries = [root(knots, KNOTS[end]) for end in ENTRIES]
    return sum(end in exits for end in entries), sum(end in entries for end in exits)


@rule("ED-4", "ED-8")
def test_what_hangs_together_is_what_a_sheep_reaches() -> None:
    luck = Luck(42)
    for _ in range(20):
        cells = random_galaxy(luck)
        exits = sum(bool(reached(cells, (end,))) for end in EXITS)
        assert in_reach(cells) == (len(reached(cells, EXITS)), exits)


@rule("ED-4", "ED-8")
def test_edenia_can_be_reached_in_every_galaxy_and_by_many_ways_in_nearly_all() -> None:
    luck = Luck(1)
    found = [in_reach(random_galaxy(luck)) for _ in range(MANY)]
    assert all(entries and exits for entries, exits in found)
    wide = sum(entries >= 3 and exits >= 3 for entries, exits in found)
    assert wide >= MANY * 95 // 100


@rule("ED-59")
def test_a_random_galaxy_is_complete() -> None:
    for seed in range(20):
        cells = random_galaxy(Luck(seed))
        assert Counter(cells) == dict.fromkeys([*EXPLORATION, *FIXED.values()], 1)


# -- runs that come back ------------------------------------------------------------------------


def complete(cells: Sequence[int]) -> State:
    """A complete galaxy, all sheep on Arridis, and nobody has a clover."""
    return galaxy(" ".join(WORDS[tile] for tile in cells), law=False, clovers="0 0")


def with_sheep(state: State, lane: int) -> State:
    """The first sheep is on this lane, with nobody else about."""
    return state._replace(at=(lane, *state.at[1:]))


def plain_lanes(cells: Sequence[int]) -> Iterator[int]:
    """The lanes that join two ends of a tile, by their lower end."""
    for cell, tile in enumerate(cells):
        for end, far in enumerate(TILES[tile].far):
            if end < far != PLACE:
                yield cell * ENDS + end


def now(state: State) -> Decision[Act]:
    pending = GAME.pending(state)
    assert isinstance(pending, Decision)
    return pending


def first_ways(state: State) -> tuple[Act, ...]:
    """The two ways in which the first sheep can set off."""
    return tuple(option for option in now(state).options if str(option).startswith("1 goes"))


def looped(told: Sequence[Event]) -> bool:
    return any(isinstance(event, Halted) and event.why in (Halt.LOOP, Halt.BACK) for event in told)


@rule("ED-53")
def test_a_sheep_on_a_closed_loop_stops_where_it_began() -> None:
    luck = Luck(3)
    loops: Counter[int] = Counter()
    for _ in range(60):
        cells = random_galaxy(luck)
        empty = complete(cells)
        for lane in plain_lanes(cells):
            state = with_sheep(empty, lane)
            for option in first_ways(state):
                after, told = GAME.apply(state, option)
                if looped(told):
                    (ways,) = (event.ways for event in told if isinstance(event, Ran))
                    relays = [event.clovers for event in told if isinstance(event, Relayed)]
                    assert after.at == state.at and ways[0] == ways[-1]
                    assert after.phase == Phase.AFTER and after.clovers[0] == sum(relays)
                    loops[len(relays)] += 1
    # Some loops are rings of paths, others go to and fro between two relay stations.
    assert loops[0] and loops[2]


def random_move(state: State, luck: Luck) -> list[Event]:
    """All that happens until the move of the first sheep is over; it runs as far as it may."""
    told: list[Event] = []
    options = first_ways(state)
    for _ in range(1_000):
        state, more = GAME.apply(state, luck.pick(options))
        told += more
        if state.phase in (Phase.AFTER, Phase.PLANET):
            return told
        options = now(state).options
        options = tuple(option for option in options if str(option) == "straight") or options
    raise AssertionError("a move without end")


def stretches(told: list[Event]) -> Iterator[list[tuple[int, int]]]:
    """The ways between two passages of the black hole; a run that is resumed is told once."""
    ways: list[tuple[int, int]] = []
    for event in told:
        if isinstance(event, Rolled):
            yield ways
            ways = []
        elif isinstance(event, Ran):
            ways += event.ways[1:] if ways[-1:] == [event.ways[0]] else event.ways
    yield ways


@rule("ED-53", "ED-54")
def test_within_a_move_no_way_is_taken_twice_whatever_is_chosen() -> None:
    luck = Luck(8)
    longest = 0
    for _ in range(40):
        cells = random_galaxy(luck)
        empty, lanes = complete(cells), list(plain_lanes(cells))
        for _ in range(25):
            told = random_move(with_sheep(empty, luck.pick(lanes)), luck)
            for number, ways in enumerate(stretches(told)):
                # Only the lane where the move began is taken again, to stop there.
                back = number == 0 and looped(told) and ways[0] == ways[-1]
                once = ways[1:] if back else ways
                assert len(set(once)) == len(once)
                longest = max(longest, len(once))
    assert longest > 25
