"""The bot plays nim without a mistake: checked against all that can happen from a table."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest
from games import BOXES
from nim.table import GAME, heaps, now

from eden.engine.bots import Luck
from eden.engine.game import Outcome

BOX = BOXES["nim"]


@cache
def wins(state: Any) -> bool:
    """Whether whoever is to take can force the win, found by trying everything."""
    pending = GAME.pending(state)
    if isinstance(pending, Outcome):
        return pending.winners == (state.seat,)
    return not all(wins(GAME.apply(state, act)[0]) for act in pending.options)


def tables(most: int) -> list[str]:
    """Every table with so many stones on a heap at the most."""
    rows = [[f"{heap} {'o' * count or '.'}" for count in range(most + 1)] for heap in "abcd"]
    return ["\n".join(table) for table in product(*rows)]


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_its_value_is_the_truth(last: str) -> None:
    for board in tables(3):
        state = heaps(board, last=last)
        assert BOX.value(state, 0) == wins(state)
        assert BOX.value(state, 1) == (not wins(state))


@pytest.mark.parametrize("last", ["wins", "loses"])
def test_it_leaves_the_other_player_without_a_winning_move(last: str) -> None:
    bot, luck = BOX.bot("greedy"), Luck(1)
    for board in tables(3):
        state = heaps(board, last=last)
        if "o" in board and wins(state):
            left = GAME.apply(state, bot(state, now(state), luck))[0]
            assert not wins(left)
