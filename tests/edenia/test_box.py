"""What lies on the table: tiles, rim and tokens, and what holds for all of them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from edenia.table import GAME, after, ask, galaxy, now, options
from rule import rule

from eden.engine.game import CHANCE
from eden.games.edenia.data import (
    ARRIDIS,
    BEYOND,
    CELLS,
    CLOVERS,
    DEVICES,
    EDENIA,
    ENDS,
    EXPLORATION,
    FIXED,
    HELMETS,
    HOLE,
    NEXT,
    PLACE,
    POINTS,
    RELAYS,
    SABOTAGE,
    STARTING,
    TILES,
    TUNNELS,
    VALUES,
    Artefact,
    Cell,
    Colour,
    Device,
    Kind,
    Path,
    Side,
    Tile,
    Trifolium,
    end_at,
    flock,
    path_of,
    side_of,
)
from eden.games.edenia.rules.board import flags_left
from eden.games.edenia.words.names import sheep_name
from eden.kit.say import english

TYPES = tuple(Path)
TILE_NUMBERS = [*EXPLORATION, HOLE, ARRIDIS, EDENIA]
# The sides of cells that touch the rim, without those of Arridis and Edenia.
RIM = [
    (cell, side)
    for cell in CELLS
    for side in Side
    if BEYOND[cell][side] is None and cell not in (Cell.A1, Cell.E5)
]


def of_kind(kind: Kind) -> list[Tile]:
    return [TILES[number] for number in EXPLORATION if TILES[number].kind == kind]


def arm_sides(tile: Tile, path: Path) -> set[Side]:
    """The sides from which a path of this type leads to the place of a tile."""
    return {side_of(arm) for arm in tile.arms if path_of(arm) == path}


# -- what is in the box -------------------------------------------------------------------------


@rule("ED-1")
def test_the_tiles_are_22_for_exploring_three_of_them_for_the_start_and_a_black_hole() -> None:
    assert len(EXPLORATION) == 22 and len(set(STARTING)) == 3
    assert set(STARTING) < set(EXPLORATION)
    assert [TILES[number].kind for number in (HOLE, ARRIDIS, EDENIA)] == [
        Kind.HOLE,
        Kind.ARRIDIS,
        Kind.EDENIA,
    ]


@rule("ED-1")
def test_the_tokens_are_30_clovers_18_artefacts_8_sabotage_and_6_trifolium() -> None:
    assert (CLOVERS, len(Artefact), SABOTAGE, len(Trifolium)) == (30, 18, 8, 6)
    assert Counter(DEVICES) == {
        Device.TURBO: 3,
        Device.JUNCTION: 3,
        Device.R2M2: 4,
        Device.SCOPE: 3,
        Device.GROMOUT: 1,
        Device.QUANTUM: 1,
        Device.POCKET: 3,
    }
    assert sum(POINTS) == 64  # 12 + 12 + 16 + 12 + 0 + 0 + 12


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("ED-1")
def test_every_player_has_three_sheep_and_three_flags_of_one_colour(seats: int) -> None:
    state = galaxy(seats=seats)
    names = [sheep_name(sheep, english) for seat in range(seats) for sheep in flock(seat)]
    colours = ("green", "red", "yellow", "black")[:seats]
    assert names == [f"the {colour} sheep {number}" for colour in colours for number in (1, 2, 3)]
    assert [flags_left(state, seat) for seat in range(seats)] == [3] * seats
    assert GAME.seats == (2, 3, 4)


@rule("ED-1", "ED-3")
def test_the_die_shows_the_three_types_of_path_all_alike() -> None:
    state = galaxy(green="c3.n.star")
    state = after(state, "1 goes place", "side n")
    assert now(state).seat == CHANCE and ask(state) == "die" and not now(state).weights
    assert options(state) == ["die star", "die meteorite", "die nebula"]


# -- the galaxy ---------------------------------------------------------------------------------


@rule("ED-2")
def test_the_galaxy_is_five_by_five_with_the_planets_in_opposite_corners() -> None:
    names = [cell.name.lower() for cell in Cell]
    assert names == [column + row for row in "12345" for column in "abcde"]
    assert FIXED == {Cell.E5: ARRIDIS, Cell.A1: EDENIA, Cell.C3: HOLE}
    # A corner of the square has two neighbours: Edenia's are to the right and below.
    assert BEYOND[Cell.A1] == (None, Cell.B1, Cell.A2, None)
    assert BEYOND[Cell.E5] == (Cell.E4, None, None, Cell.D5)


@rule("ED-2")
def test_the_black_hole_is_as_far_from_every_rim() -> None:
    for side in Side:
        cell, steps = Cell.C3, 0
        while (beyond := BEYOND[cell][side]) is not None:
            cell, steps = beyond, steps + 1
        assert steps == 2


@rule("ED-2")
def test_without_the_three_tiles_that_lie_there_22_cells_are_left_for_22_tiles() -> None:
    assert len(CELLS) - len(FIXED) == len(EXPLORATION) == 22


@rule("ED-2", "ED-41")
def test_each_planet_of_the_rim_has_six_ends_and_the_hole_twelve() -> None:
    leading = Counter(cell for cell in FIXED for beyond in BEYOND[cell] if beyond is not None)
    assert {cell: count * len(Path) for cell, count in leading.items()} == {
        Cell.E5: 6,
        Cell.A1: 6,
        Cell.C3: 12,
    }
    assert len(TILES[HOLE].arms) == 12


# -- paths --------------------------------------------------------------------------------------


@rule("ED-3")
def test_there_are_three_types_of_path() -> None:
    assert [path.name.lower() for path in Path] == ["star", "meteorite", "nebula"]


@pytest.mark.parametrize("number", TILE_NUMBERS)
@rule("ED-4")
def test_every_side_of_a_tile_has_one_end_of_each_type(number: int) -> None:
    ends = Counter((side_of(end), path_of(end)) for end in range(len(TILES[number].far)))
    assert ends == {(side, path): 1 for side in Side for path in Path}


@pytest.mark.parametrize("number", TILE_NUMBERS)
@rule("ED-4")
def test_on_a_tile_a_path_keeps_its_type_and_no_end_is_left_over(number: int) -> None:
    far = TILES[number].far
    for end, other in enumerate(far):
        if other != PLACE:
            assert other != end and far[other] == end
            assert path_of(other) == path_of(end)


@rule("ED-4")
def test_any_two_tiles_fit_because_ends_meet_ends_of_their_own_type() -> None:
    for cell in CELLS:
        for side in Side:
            for path in Path:
                end, beyond = end_at(cell, side, path), BEYOND[cell][side]
                if beyond is not None:
                    there = end_at(beyond, Side((side + 2) % 4), path)
                    assert NEXT[end] == there and NEXT[there] == end


@rule("ED-4")
def test_no_two_exploration_tiles_are_alike() -> None:
    for one, other in combinations(EXPLORATION, 2):
        same_place = TILES[one].kind == TILES[other].kind
        assert not same_place or TILES[one].far != TILES[other].far


# -- places -------------------------------------------------------------------------------------


@rule("ED-5")
def test_every_exploration_tile_has_one_place_on_it() -> None:
    assert Counter(TILES[number].kind for number in EXPLORATION) == {
        Kind.PLANET: 4,
        Kind.DWARF: 9,
        Kind.TELEPORTER: 9,
    }
    assert all(TILES[number].arms for number in EXPLORATION)


@rule("ED-6")
def test_a_habitable_planet_joins_the_four_arms_of_one_type_and_each_type_has_one() -> None:
    joined = []
    for tile in of_kind(Kind.PLANET):
        (path,) = (path for path in Path if arm_sides(tile, path))
        # So its arms come in opposite pairs, and a turbo-engine finds its way straight on.
        assert arm_sides(tile, path) == set(Side)
        joined.append(path)
    assert set(joined) == set(TYPES)


@rule("ED-6")
def test_a_dwarf_planet_joins_the_four_arms_of_one_type() -> None:
    for tile in of_kind(Kind.DWARF):
        (path,) = (path for path in Path if arm_sides(tile, path))
        assert arm_sides(tile, path) == set(Side) and len(tile.arms) == 4
    assert Counter(path_of(tile.arms[0]) for tile in of_kind(Kind.DWARF)) == dict.fromkeys(TYPES, 3)


@rule("ED-6")
def test_a_teleporter_lies_on_one_path_or_joins_four_arms_and_is_never_a_dead_end() -> None:
    sizes = Counter(len(tile.arms) for tile in of_kind(Kind.TELEPORTER))
    assert set(sizes) == {2, 4}
    for tile in of_kind(Kind.TELEPORTER):
        assert len({path_of(arm) for arm in tile.arms}) == 1
        assert len({side_of(arm) for arm in tile.arms}) == len(tile.arms)


@rule("ED-7")
def test_there_are_three_teleporters_and_one_helmet_of_each_colour() -> None:
    assert [colour.name.lower() for colour in Colour] == ["yellow", "blue", "red"]
    colours = Counter(tile.colour for tile in of_kind(Kind.TELEPORTER))
    assert colours == dict.fromkeys(Colour, 3)
    assert Counter(HELMETS.values()) == dict.fromkeys(Colour, 1)
    assert [DEVICES[artefact] for artefact in HELMETS] == [Device.POCKET] * 3


# -- the rim ------------------------------------------------------------------------------------


@rule("ED-8")
def test_48_ends_meet_the_rim_and_each_has_a_station_or_a_tunnel() -> None:
    ends = {end_at(cell, side, path) for cell, side in RIM for path in Path}
    assert len(ends) == 48
    assert set(RELAYS) | set(TUNNELS) == ends and not set(RELAYS) & set(TUNNELS)
    assert all(NEXT[end] == end for end in ends)


@rule("ED-8")
def test_there_are_nine_relay_stations_three_for_each_type() -> None:
    assert sorted(RELAYS.values()) == list(range(9))
    assert Counter(map(path_of, RELAYS)) == dict.fromkeys(TYPES, 3)


@rule("ED-8")
def test_beside_a_station_a_tunnel_joins_the_two_other_ends_else_all_three() -> None:
    mouths: Counter[int] = Counter()
    for cell, side in RIM:
        ends = {end_at(cell, side, path) for path in Path}
        stations = ends & set(RELAYS)
        assert len(stations) <= 1
        tunnel = ends - stations
        mouths[len(tunnel)] += 1
        assert all(set(TUNNELS[end]) == tunnel - {end} for end in tunnel)
    assert mouths == {2: 9, 3: 7}


@rule("ED-8", "ED-51")
def test_all_mouths_of_a_tunnel_lie_on_one_side_and_are_of_different_types() -> None:
    for end, others in TUNNELS.items():
        assert {other // ENDS for other in others} == {end // ENDS}
        assert {side_of(other) for other in others} == {side_of(end)}
        assert path_of(end) not in map(path_of, others)
        assert len(set(map(path_of, others))) == len(others)


@rule("ED-9")
def test_the_trifolium_tokens_are_worth_what_their_colours_say() -> None:
    assert {token.name.lower(): VALUES[token] for token in Trifolium} == {
        "white": 15,
        "blue": 13,
        "orange": 11,
        "yellow": 10,
        "pink": 9,
        "violet": 7,
    }
