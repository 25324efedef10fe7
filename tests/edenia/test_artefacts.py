"""Artefacts: when they are played, and what becomes of them."""

from __future__ import annotations

import pytest
from edenia.table import (
    after,
    ask,
    face_up,
    galaxy,
    hand,
    options,
    points,
    why_not,
)
from rule import rule

from eden.games.edenia.data import Artefact
from eden.games.edenia.state import State

# North of Arridis the star path crosses a dwarf planet and a habitable one, west of it the nebula
# path leads to a planet; T4 is the teleporter west of the dwarf planet.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    T4 D1
    .      .  .    P2 ARRIDIS
"""
# One of each kind, but for Gromout.
KINDS = "turbo3 junction3 r2m2x3 scope3 quantum pocket4"
LATE = ("scope", "gromout", "quantum")


def plays(state: State) -> set[str]:
    """The artefacts that can be played."""
    return {text[len("play ") :] for text in options(state) if text.startswith("play ")}


# -- when ---------------------------------------------------------------------------------------


@rule("ED-107")
def test_any_number_of_artefacts_is_played_before_the_move() -> None:
    state = galaxy(BOARD, green="e4.n.nebula", hands=KINDS)
    assert plays(state) == set(KINDS.split())
    order = ("turbo3", "r2m2x3", "quantum")
    state = after(state, *(f"play {one}" for one in order), "play scope3", "tile D2", "lay c4")
    state = after(state, "play junction3", "1 onto n meteorite")
    assert face_up(state) == "turbo3 r2m2x3 quantum scope3 junction3" and ask(state) == "turn"
    assert "1 goes n" in options(state)


@rule("ED-107", "ED-111")
def test_any_number_of_artefacts_is_played_after_the_move() -> None:
    state = galaxy(BOARD, flags="P1 green", hands=f"{KINDS} scope4 gromout")
    state = after(state, "1 leaves w nebula", "clover")
    assert plays(state) == {"scope3", "scope4", "gromout", "quantum"}
    state = after(state, "play quantum", "play scope3", "tile D2", "lay c4")
    state = after(state, "play scope4", "tile D3", "lay b4", "play gromout", "guard e3")
    assert options(state) == ["end"]


@pytest.mark.parametrize(
    ("asked", "texts"),
    [
        ("tile", ["1 leaves n nebula"]),
        ("lay", ["play r2m2x4", "1 leaves n nebula", "tile D2", "tile D3", "tile D4"]),
        ("leap", ["1 leaves w star"]),
        ("tunnel", ["2 leaves e star", "straight"]),
        ("hole", ["3 goes e"]),
        ("die", ["3 goes e", "side n"]),
        ("planet", ["1 leaves n star", "straight"]),
        ("dwarf", ["1 leaves n star"]),
        ("find", ["1 leaves n star", "search"]),
        ("take", ["1 leaves n star", "search", "find turbo4", "find turbo5"]),
        ("leave", ["2 teleports a5"]),
    ],
)
@rule("ED-107")
def test_no_artefact_is_played_during_the_move(asked: str, texts: list[str]) -> None:
    board = """
        EDENIA .  .    .  .
        .      .  .    .  .
        .      D5 HOLE .  P1
        .      .  .    T4 D1
        T5     .  .    P2 ARRIDIS
    """
    hands = f"{KINDS} gromout r2m2x4"
    greens = "arridis d4 b3.e.star"
    state = galaxy(board, green=greens, red="d5.e.star", hands=hands, flags="P2 green")
    assert plays(state) == set(hands.split())
    state = after(state, *texts)
    assert ask(state) == asked and not plays(state)
    for artefact in hand(state).split():
        assert why_not(state, f"play {artefact}") is not None


@pytest.mark.parametrize(
    ("place", "texts"),
    [
        ("planet", ["1 leaves w nebula", "clover"]),
        ("arridis", ["2 leaves e nebula"]),
        ("teleporter", ["3 leaves w star"]),
        ("dwarf", ["1 leaves n star", "search", "find turbo3", "find turbo4", "take turbo3"]),
    ],
)
@rule("ED-110")
def test_where_arriving_ends_the_move_artefacts_can_still_be_played(
    place: str, texts: list[str]
) -> None:
    greens = "arridis d5 e4" if place == "teleporter" else "arridis d5 arridis"
    state = galaxy(BOARD, green=greens, hands="scope3 quantum gromout", flags="P1 green")
    state = after(state, *texts)
    assert ask(state) == "after" and plays(state) == {"scope3", "quantum", "gromout"}


@pytest.mark.parametrize("artefact", [one.name.lower() for one in Artefact])
@rule("ED-111")
def test_what_is_found_is_used_at_once_only_if_it_is_for_after_the_move(artefact: str) -> None:
    other = "turbo3" if artefact != "turbo3" else "turbo4"
    state = galaxy(BOARD, flags="P1 green", clovers="2 0")
    state = after(state, "1 leaves n star", "search", f"find {artefact}", f"find {other}")
    state = after(state, f"take {artefact}")
    if artefact.startswith(LATE):
        assert plays(state) == {artefact}
    else:
        assert not plays(state) and why_not(state, f"play {artefact}") == "ED-111"


@rule("ED-111")
def test_what_was_found_can_be_used_in_a_later_turn() -> None:
    state = after(galaxy(BOARD), "1 leaves n star", "search", "find turbo3", "find turbo4")
    state = after(state, "take turbo3", "end", "pass", "end")
    assert plays(state) == {"turbo3"}


# -- what becomes of them -----------------------------------------------------------------------


@pytest.mark.parametrize("artefact", ["turbo5", "r2m2y4", "scope3", "quantum", "pocket4"])
@rule("ED-108")
def test_a_played_artefact_lies_face_up_and_keeps_its_points(artefact: str) -> None:
    before = galaxy(BOARD, hands=artefact)
    state = after(before, f"play {artefact}")
    assert hand(state) == "" and face_up(state) == artefact
    assert points(state) == points(before)
    assert state.seen[Artefact[artefact.upper()]] == 0b11


@rule("ED-108")
def test_a_played_artefact_is_not_played_again() -> None:
    state = galaxy(BOARD, played="turbo5")
    assert plays(state) == set() and why_not(state, "play turbo5") == "ED-108"


@rule("ED-109")
def test_nobody_plays_what_others_hold_or_nobody_has() -> None:
    state = galaxy(BOARD, hands="turbo3 / turbo4")
    assert plays(state) == {"turbo3"}
    for artefact in ("turbo4", "turbo5"):
        assert why_not(state, f"play {artefact}") == "ED-109"


@pytest.mark.parametrize(
    ("names", "printed"),
    [
        ("turbo3 turbo4 turbo5", 12),
        ("junction3 junction4 junction5", 12),
        ("r2m2x3 r2m2x4 r2m2y4 r2m2x5", 16),
        ("scope3 scope4 scope5", 12),
        ("gromout", 0),
        ("quantum", 0),
        ("pocket3 pocket4 pocket5", 12),
    ],
)
@rule("ED-112", "ED-116", "ED-119", "ED-122", "ED-125", "ED-127", "ED-128")
def test_the_points_of_the_artefacts(names: str, printed: int) -> None:
    assert points(galaxy(BOARD, hands=names, clovers="0 0")) == printed
    for name in names.split():
        worth = int(name[-1]) if printed else 0
        assert points(galaxy(BOARD, hands=name, clovers="0 0")) == worth
    assert len(Artefact) == 18
