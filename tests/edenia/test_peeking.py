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
from eden.engine.values import with_at
from eden.games.edenia.data import Artefact
from eden.games.edenia.state import State

BOX = BOXES["edenia"]
SEEDS = range(1000)
# Yellow can take the place of green's flag, north of Arridis, or of red's, west of it: whose points
# matter more depends on what green and red hold.
BOARD = """
    EDENIA .  .    .  .
    .      .  .    .  .
    .      .  HOLE .  D1
    .      .  .    T4 P1
    .      .  .    P2 ARRIDIS
"""


@cache
def world(lies: str, mine: str, other: str) -> State:
    """To yellow, who has seen one artefact only, all these look the same."""
    state = galaxy(
        BOARD,
        seats=3,
        turn="yellow",
        clovers="2 2 0",
        flags="P1 green, P2 red",
        pastures="P1 0, P2 0",
        hands=f"{mine} / {other} / scope4",
        law=False,
    )
    # What lies on D1 green alone has seen.
    found = int(Artefact[lies.upper()])
    state = state._replace(
        caches=(*((found,) if n == 0 else one for n, one in enumerate(state.caches)),),
        seen=with_at(state.seen, found, 0b001),
    )
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
    board = BOARD.replace("D1", "P4").replace("P1", "D1")
    state = after(galaxy(board, hands="quantum"), "1 leaves n star", "search")
    state = after(state, "find turbo3", "find scope3", "take turbo3")
    assert hand(state) == "quantum turbo3" and "play quantum" in options(state)
