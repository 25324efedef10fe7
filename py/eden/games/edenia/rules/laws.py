"""The laws of this table: nothing is lost, doubled, or where it cannot be."""

from __future__ import annotations

from collections import Counter

from ..data import (
    AT,
    CLOVERS,
    DWARFS,
    ENDS,
    EXPLORATION,
    FIXED,
    FLAGS,
    HOLE,
    LEFT_OUT,
    PLANETS,
    SABOTAGE,
    SHEEP,
    TELEPORTERS,
    TILES,
    Kind,
    Trifolium,
)
from ..state import NONE, UNSEEN, Phase, State
from .board import queue


def check(state: State) -> None:
    """AssertionError where a law is broken."""
    _clovers(state)
    _tiles(state)
    _sheep(state)
    _artefacts(state)
    _tokens(state)


def _clovers(state: State) -> None:
    counts = (*state.clovers, state.supply, *state.pastures)
    assert min(counts) >= 0
    assert sum(counts) + sum(state.relays) == CLOVERS


def _tiles(state: State) -> None:
    laid = [tile for tile in state.cells if tile != NONE]
    assert all(state.cells[cell] == tile for cell, tile in FIXED.items())
    known = [*laid, *state.bottom, *state.drawn]
    assert len(set(known)) == len(known)
    assert set(known) <= {*EXPLORATION, *FIXED.values()}
    assert not state.drawn or state.phase not in (Phase.TURN, Phase.AFTER)


def _sheep(state: State) -> None:
    assert len(state.at) == len(state.rank) == state.seats * SHEEP
    for where, count in Counter(state.at).items():
        cell = where - AT if where >= AT else where // ENDS
        tile = TILES[state.cells[cell]]
        assert where >= 0 and state.cells[cell] != NONE
        if where >= AT:
            single = tile.kind in (Kind.DWARF, Kind.TELEPORTER, Kind.HOLE)
            assert count == 1 or not single
            assert state.phase in (Phase.HOLE, Phase.DIE) or tile.kind != Kind.HOLE
        else:
            assert state.cells[cell] <= HOLE and tile.lanes[where % ENDS] == where % ENDS
            assert [state.rank[sheep] for sheep in queue(state, where)] == list(range(count))


def _artefacts(state: State) -> None:
    held = [*(one for hand in (*state.hands, *state.played) for one in hand)]
    lying = [one for cache in state.caches for one in cache if one != UNSEEN]
    assert len({*held, *lying}) == len(held) + len(lying)
    for seat in range(state.seats):
        assert all(state.seen[one] >> seat & 1 for one in state.hands[seat])
        assert all(state.seen[one] == (1 << state.seats) - 1 for one in state.played[seat])
    assert {one for one, known in enumerate(state.seen) if known} == {*held, *lying}
    for dwarf, cache in zip(DWARFS, state.caches, strict=True):
        assert len(cache) <= 2 and (not cache or dwarf in state.cells)
    if state.lambs:
        assert not held and not any(state.caches)


def _tokens(state: State) -> None:
    assert len(state.sabotaged) <= SABOTAGE
    assert all(tile in TELEPORTERS and tile in state.cells for tile in state.sabotaged)
    for planet, owner in zip(PLANETS, state.flags, strict=True):
        assert owner == NONE or (planet in state.cells and not state.lambs)
    assert all(state.flags.count(seat) <= FLAGS for seat in range(state.seats))
    assert state.guarded == NONE or state.flags[state.guarded] != NONE
    won = [token for tokens in state.won for token in tokens]
    if not state.lambs:
        assert sorted((*won, *state.trifolium, *LEFT_OUT[state.seats])) == sorted(Trifolium)
        assert list(state.trifolium) == sorted(state.trifolium)
