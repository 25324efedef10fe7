"""Nobody peeks: what a seat has not seen changes neither what it sees nor what it imagines."""

from __future__ import annotations

from functools import cache
from itertools import permutations

import pytest
from drawn import look
from edenia.table import FLOCKS, GAME, after, galaxy, hand, now, options
from games import BOXES
from rule import rule
from speech import EN, FR

from eden.engine.chance import Luck
from eden.games.edenia.data import Artefact
from eden.games.edenia.state import State

BOX = BOXES["edenia"]
SEEDS = range(1000)
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  P1
    .      .  .    T4 D1
    .      .  .    P2 ARRIDIS
"""


@cache
def world(one: str, other: str, held: str) -> State:
    """It is yellow's turn, who has seen one artefact; green knows those on D1, and red holds one."""
    hands = f" / {held} / scope4"
    state = galaxy(BOARD, seats=3, green="arridis e4", yellow="d5 d4", hands=hands, law=False)
    state = after(state, "1 leaves n star", "leap", "clover", "end", "pass", "end")
    state = state._replace(caches=galaxy(BOARD, seats=3, caches=f"D1 {one} {other}").caches)
    seen = list(state.seen)
    for name in (one, other):
        seen[Artefact[name.upper()]] = 0b001
    state = state._replace(seen=tuple(seen))
    GAME.check(state)
    return state


WORLDS = list(permutations(("junction3", "quantum", "pocket5"), 3))
ONE = WORLDS[0]


def shown(state: State, seat: int) -> list[str]:
    """All that is shown and said to a seat, in both languages."""
    pending = now(state)
    told = [BOX.view.table(look("edenia", state, seat=seat, say=say)) for say in (EN, FR)]
    told += [BOX.words.ask(state, pending, say) for say in (EN, FR)]
    if pending.seat == seat:
        told += [BOX.words.label(state, option, EN) for option in pending.options]
    return told


@rule("ED-109")
def test_what_yellow_imagines_does_not_depend_on_what_others_hold() -> None:
    """A thousand times; of six tables that look the same to yellow, no two are the same."""
    yellow = FLOCKS.index("yellow")
    assert len({world(*one) for one in WORLDS}) == len(WORLDS)
    for seed in SEEDS:
        thoughts = {GAME.imagine(world(*one), yellow, Luck(seed)) for one in WORLDS}
        assert len(thoughts) == 1, seed


@rule("ED-109")
def test_no_choice_of_a_bot_depends_on_what_others_hold() -> None:
    yellow, choose = FLOCKS.index("yellow"), BOX.bot("greedy")
    for seed in SEEDS:
        chosen = [
            choose(GAME.imagine(state, yellow, Luck(seed)), now(state), Luck(seed))
            for state in (world(*ONE), world(*WORLDS[1 + seed % 5]))
        ]
        assert chosen[0] == chosen[1], seed


@pytest.mark.parametrize("seat", [2, -2])
@rule("ED-109")
def test_nothing_that_is_shown_depends_on_what_others_hold(seat: int) -> None:
    for one in WORLDS[1:]:
        assert shown(world(*one), seat) == shown(world(*ONE), seat)


@pytest.mark.parametrize("other", ["turbo3", "junction3", "scope3", "gromout", "pocket5"])
@pytest.mark.parametrize("moved", [(), ("1 leaves w nebula", "clover")])
@rule("ED-109")
def test_what_is_asked_does_not_tell_what_the_player_can_play(
    other: str, moved: tuple[str, ...]
) -> None:
    """The quantum accelerator can be played now, others cannot; who looks on reads the same."""
    one, two = (after(galaxy(BOARD, hands=held), *moved) for held in ("quantum", other))
    assert hand(one) != hand(two)
    assert shown(one, 1) == shown(two, 1)


@rule("ED-109")
def test_nobody_sees_in_whose_place_an_artefact_stands_among_others() -> None:
    """Artefacts lie in the order in which they were taken, not in an order of their own."""
    state = after(galaxy(BOARD, hands="quantum"), "1 leaves n star", "search")
    state = after(state, "find turbo3", "find scope3", "take turbo3")
    assert hand(state) == "quantum turbo3" and "play quantum" in options(state)
