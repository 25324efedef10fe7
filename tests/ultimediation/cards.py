"""Cards by what they do, and what happens when one is turned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ultimediation.boards import TOKEN, earth
from ultimediation.table import after, ask, options

from eden.games.ultimediation.data import (
    DISASTERS,
    MEDIATION,
    POWERS,
    Blow,
    Card,
    Disaster,
    Kind,
    Pile,
)
from eden.games.ultimediation.rules.piles import deck
from eden.games.ultimediation.state import State


def card(kind: str, *, camp: str = "east", star: bool | None = None) -> int:
    """The number of a camp's card of this kind: `need`, `attacks`, `recall` …"""
    return next(
        number
        for number, one in enumerate(MEDIATION[Pile[camp.upper()]])
        if one.kind == Kind[kind.upper()] and (star is None or one.star == star)
    )


def power(kind: str) -> int:
    """The number of a power card of this kind."""
    return next(n for n, one in enumerate(POWERS) if one.kind == Kind[kind.upper()])


def strength(cards: Iterable[Card], kind: str, characters: int = 4) -> int:
    """How much the first card of a kind does."""
    return next(one for one in cards if one.kind == Kind[kind.upper()]).strength(characters)


def fresh(state: State, pile: str, kind: str) -> str:
    """`turn east 4` with a card of this kind that can be next in this camp's pile."""
    camp = Pile[pile.upper()]
    number = next(n for n in deck(state, camp) if MEDIATION[camp][n].kind == Kind[kind.upper()])
    return f"turn {pile} {number}"


def costly(state: State, pile: str, price: int = 1) -> str:
    """The same with an effect that costs at least so much energy to cancel."""
    camp, many = Pile[pile.upper()], state.characters
    number = next(n for n in deck(state, camp) if MEDIATION[camp][n].price(many) >= price)
    return f"turn {pile} {number}"


def turned(text: str) -> int:
    """The number of the card that a text turns."""
    return int(text.split()[-1])


def paid(state: State, *who: str) -> State:
    """The whole price is paid, each time by the first of these who can."""
    while ask(state) == "pay":
        state = after(state, next(f"{one} pays" for one in who if f"{one} pays" in options(state)))
    return state


def thrown(state: State, pile: str, *cards: int) -> State:
    """The same table with these cards of a pile discarded, and no others."""
    discards = list(state.discards)
    discards[Pile[pile.upper()]] = frozenset(cards)
    return state._replace(discards=tuple(discards))


def disaster(blow: str, tokens: int = 1) -> int:
    """The number of a disaster card that strikes so, with so many tokens."""
    return DISASTERS.index(Disaster(Blow[blow.upper()], tokens))


def threatened(board: str = TOKEN, blow: str = "storm", tokens: int = 1, **more: Any) -> State:
    """A disaster of this kind is announced, in turn four."""
    omen = disaster(blow, tokens)
    return earth(board, variants="pyramids", turn="d", omen=omen, **more)


def happens(state: State, text: str) -> State:
    """A mediation card is turned, and its effect is not cancelled."""
    state = after(state, text)
    return after(state, "on") if ask(state) == "offer" else state


def asked(state: State, camp: str = "east", one: str = "agapi") -> State:
    """The question is asked, a card is about to be revealed."""
    return after(state, f"{one} asks {camp}")


def reveal(state: State, kind: str, one: str = "agapi", camp: str = "east") -> State:
    """A character asks; a card of this kind is revealed and not cancelled."""
    state = asked(state, camp, one)
    return happens(state, fresh(state, camp, kind))


def found(state: State, camp: str = "east") -> State:
    """Agapi asks and reveals a need."""
    state = asked(state, camp)
    return after(state, fresh(state, camp, "need"))
