"""Nim drawn as text: a table as the game itself would draw it, and what is done there."""

from __future__ import annotations

from typing import Any, Final

from games import GAMES
from playing import Playing

from eden.engine.game import play

GAME: Final = GAMES["nim"]


def heaps(board: str, *, seat: int = 0, last: str = "wins") -> Any:
    """The heaps of a drawing, stones `o` and empty places `.`; whatever is gone, seat 0 took."""
    rows = [line.split()[1] for line in board.strip().splitlines()]
    laid, left = tuple(map(len, rows)), tuple(row.count("o") for row in rows)
    start = GAME.setup(2, {"last": (last,)})
    state = start._replace(laid=laid, left=left, taken=(sum(laid) - sum(left), 0), seat=seat)
    GAME.check(state)
    return state


PLAYING: Final = Playing[Any](GAME, lambda state, text: play(GAME, state, text))
after, events, now = PLAYING.after, PLAYING.events, PLAYING.now
options, ended = PLAYING.options, PLAYING.ended
why_not, why = PLAYING.why_not, PLAYING.why
