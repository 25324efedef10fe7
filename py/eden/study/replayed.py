"""A finished game again from its link, without any thinking: what it was like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.link import decode
from eden.engine.match import AnyMatch
from eden.games.shelf import GAMES
from eden.study.facts import edenia, spirit, ultimediation
from eden.study.sample import Facts, at
from eden.study.series import Entry, Series

FACTS: Final[dict[str, Callable[[AnyMatch], Facts]]] = {
    "edenia": edenia.facts,
    "spirit": spirit.facts,
    "ultimediation": ultimediation.facts,
}


def facts_of(series: Series, entry: Entry) -> Facts:
    """The facts of a game of a series, and which bot has won it."""
    due, played = entry
    match = decode(played.link, {series.slug: GAMES[series.slug]})
    names = series.seated(due.rotation)
    winners = played.winners
    by_bot = {
        at("bot", name): sum(1 / len(winners) for seat in winners if names[seat] == name)
        for name in dict.fromkeys(names)
    }
    return {**FACTS[series.slug](match), **by_bot}
