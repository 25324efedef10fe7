"""The camps with what was understood there, the piles, and the ship."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from eden.kit.say import N_, capital
from eden.kit.svg import block, centred, classes, icon, tag, text, use

from ..data import (
    CAMPS,
    FIRST_PYRAMID,
    FORESEE_LOAD,
    LOADS,
    POWER_LOAD,
    PYRAMIDS,
    SHIP,
    Difficulty,
    Pile,
    word,
)
from ..rules.board import doing
from ..rules.piles import pile_size
from ..state import Job, State
from ..words.cards import card_name, need_name
from ..words.names import camp_name, pile_name
from .changes import badge, mark
from .touch import Touch

_CAMPS: Final = N_("Camps, piles and ship")
_NEEDS: Final = N_("{camp}: needs found: {found} of {needed}")
_STILL: Final = N_("a need to find")
_PILE: Final = N_("{pile}: {left} in the pile, {discarded} discarded")
_NEXT: Final = N_("Next: {cards}")
_SHIP: Final = N_("The ship: {aboard} of 12 aboard, loadings: {loads} of 8")


def camps(now: Touch) -> str:
    """The block of the table with all that lies beside the map."""
    return tag(
        "div",
        *(_camp(now, Pile(camp)) for camp in CAMPS),
        tag("div", *_piles(now), class_="piles"),
        _ship(now),
        class_="camps",
        role="group",
        aria_label=now.say(_CAMPS),
    )


# -- needs --------------------------------------------------------------------------------------


def _camp(now: Touch, camp: Pile) -> str:
    state, say = now.state, now.say
    found, side = state.found[camp], word(camp)
    name = capital(camp_name(camp, say))
    said = say(_NEEDS, camp=name, found=len(found), needed=state.needed)
    drawn = tag(
        "section",
        tag(
            "header",
            icon(f"um-base-{side}", box="0 0 48 48"),
            tag("h3", text(name)),
            _pile(now, camp),
        ),
        tag(
            "ol",
            *(_need(now, camp, n) for n in range(max(state.needed, len(found)))),
            class_="needs",
            aria_label=said,
        ),
        *_known(now, camp),
        id=f"camp-{side}",
        data_tell=f"camp {side}",
        class_=classes("camp", side, heard=len(found) >= state.needed),
    )
    return block(f"camp-{side}", drawn)


def _need(now: Touch, camp: Pile, n: int) -> str:
    found = now.state.found[camp]
    known = n < len(found)
    words = capital(need_name(camp, found[n], now.say)) if known else now.say(_STILL)
    return tag(
        "li",
        icon("um-need"),
        tag("span", text(words)),
        badge(now.changes, f"needs {word(camp)}") if n == len(found) - 1 else "",
        class_=classes("need", found=known),
        data_tell=f"need {word(camp)} {n}",
    )


# -- piles --------------------------------------------------------------------------------------


def _piles(now: Touch) -> Iterator[str]:
    state = now.state
    piles = [Pile.ATTACK]
    piles += [] if state.round else [Pile.POWER]
    piles += [Pile.DISASTER] if state.pyramids_on else []
    for pile in piles:
        yield tag("div", _pile(now, pile), *_known(now, pile), class_="heap")


def _pile(now: Touch, pile: Pile) -> str:
    left, out = pile_size(now.state, pile), len(now.state.discards[pile])
    name = capital(pile_name(pile, now.say))
    said = now.say(_PILE, pile=name, left=left, discarded=out)
    act = f"look {word(pile)}" if doing(now.state, Job.FORESEE) else ""
    return tag(
        "div",
        icon(f"um-back-{word(pile)}", box="0 0 32 40"),
        tag("b", text(left), badge(now.changes, f"left {word(pile)}"), class_="left"),
        tag("small", text(f"+ {out}"), badge(now.changes, f"out {word(pile)}"), class_="out"),
        id=f"pile-{word(pile)}",
        title=said,
        **now.on(act, said, "pile", tell=f"pile {word(pile)}"),
    )


def _known(now: Touch, pile: Pile) -> Iterator[str]:
    """The next cards of a pile that somebody has looked at (UM-94)."""
    tops = now.state.tops[pile]
    if tops:
        names = ", ".join(card_name(pile, card, now.say) for card in tops)
        words = now.say(_NEXT, cards=names)
        seen = tag("span", text(words))
        yield tag("p", icon("um-eye"), seen, class_="known", data_tell=f"ahead {word(pile)}")


# -- the ship -----------------------------------------------------------------------------------


def _ship(now: Touch) -> str:
    state = now.state
    said = now.say(_SHIP, aboard=state.ship, loads=state.loads)
    first = FIRST_PYRAMID[Difficulty(state.needed)] if state.pyramids_on else 0
    done = mark(now.changes, "loads", 14 + max(0, state.loads - 1) * 35.4, 44, 18)
    track = tag("svg", *_loads(state, first), done, class_="loads", viewBox="0 0 284 92")
    hull = _hull(state.ship, mark(now.changes, "ship", 172, 20, 20))
    drawn = tag(
        "div",
        hull,
        track,
        id="ship",
        class_="ship",
        data_tell="ship",
        role="img",
        aria_label=said,
    )
    return block("ship", drawn)


@lru_cache(maxsize=16)
def _hull(aboard: int, change: str) -> str:
    """Twelve places in three groups of four, as they are loaded; what has changed about it."""
    places = []
    for n in range(SHIP):
        group, seat = divmod(n, 4)
        x, y = 46 + group * 44 + seat % 2 * 17, 44 + seat // 2 * 17
        places.append(tag("circle", class_="place", cx=x, cy=y, r=6.4))
        if n < aboard:
            places.append(centred("um-person", x, y, 27, class_="light"))
    ship = use("um-ship", x=2, y=4, width=192, height=82)
    return tag("svg", ship, *places, change, class_="hull", viewBox="0 0 196 90")


def _loads(state: State, first: int) -> Iterator[str]:
    """The track: powers with the fourth loading, a look ahead with the sixth, pyramids."""
    yield tag("path", class_="way", d="M18 74H266")
    for load in range(1, LOADS + 1):
        marks = []
        if load == POWER_LOAD and not state.round:
            marks.append("um-back-power")
        if load == FORESEE_LOAD:
            marks.append("um-eye")
        if first and first <= load < first + PYRAMIDS:
            marks.append("um-pyramid")
        yield tag(
            "g",
            tag("circle", r=14),
            tag("text", text(load), y=5.5),
            *(centred(mark, 0, -28 - 25 * n, 25) for n, mark in enumerate(marks)),
            data_tell=f"load {load}",
            class_=classes("load", reached=load <= state.loads, here=load == state.loads),
            transform=f"translate({18 + (load - 1) * 35.4:g} 74)",
        )
