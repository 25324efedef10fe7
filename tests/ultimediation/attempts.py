"""What a sensible person could wrongly try: taps on the table, and actions near what is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from drawn import acts, table

from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch
from eden.games.ultimediation.data import (
    AROUND,
    BESIDE_ROUND,
    CAMPS,
    SQUARES,
    Character,
    Deed,
    Pile,
    square_word,
    word,
)
from eden.games.ultimediation.state import NONE, State

# What is picked on a sheet before a square is tapped.
_VERBS: Final = ("moves", "lifts", "cancels", "asks", "raises", "averts")
# What answers each question, right or wrong: with a character, a square, a pile or nothing.
_ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "protector": ("protector {who}",),
    "mediators": ("mediators {who} {other}",),
    "teams": ("mediators {who} {other}",),
    "pause": ("{who} power",),
    "answer": ("{who} power",),
    "save": ("save {who}", "on"),
    "flee": ("flee {spot}", "leave {spot} {place}", "perish {spot}", "on"),
    "offer": ("{who} pays", "{who} power"),
    "pay": ("{who} pays", "on"),
    "again": ("ask {camp}", "look {pile}"),
    "back": ("back {spot}", "on"),
    "effect": (
        "calm {spot}",
        "avert {spot}",
        "from {spot}",
        "raise {spot}",
        "{who} jumps {spot}",
        "{who} refreshed {deed}",
        "{who} loses",
        "on",
    ),
    "give": ("give {who}",),
    "foresee": ("look {pile}",),
    "target": ("to {spot}",),
    "join": ("with {who}",),
    "remote": ("calm {spot}", "avert {spot}", "from {spot}", "raise {spot}"),
    "act": ("{who} power", "begin td", "begin ad", "elli loads", "uproot {camp}"),
}
# How many characters are tried at a moment, and how many answers of each form.
_TRIED, _SPOTS, _OFTEN = 3, 3, 6


def attempts(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """Taps on all that lies there, with nothing picked or with something; then words."""
    assert isinstance(match.now, Decision)
    state: State = match.state
    yield from _answers(state, match.now.ask, luck)
    if match.now.ask == "act":
        yield from _taps(match, luck)
        yield from _deeds(state, luck)
    else:
        # Somebody who has not seen that something else is asked.
        yield from (luck.pick([*_deeds(state, luck)]) for _ in range(_OFTEN))
        yield from (luck.pick([*_taps(match, luck)]) for _ in range(_OFTEN))


def _answers(state: State, asked: str, luck: Luck) -> Iterator[str]:
    """Answers to what is asked."""
    special = (*state.attacks, *state.bases, *state.pyramids, state.base_u, *state.destroyed)
    spots = (*SQUARES, *(square for square in special if square != NONE))
    for form in _ANSWERS[asked]:
        for _ in range(_OFTEN if "{" in form else 1):
            yield form.format(
                who=word(luck.pick(tuple(Character))),
                other=word(luck.pick(tuple(Character))),
                spot=square_word(luck.pick(spots)),
                place=square_word(luck.pick(SQUARES)),
                camp=word(luck.pick(CAMPS)),
                pile=word(luck.pick(tuple(Pile))),
                deed=word(luck.pick(tuple(Deed))),
            )


def _taps(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """What taps on the table mean, before and after a first one."""
    first = sorted(acts(table(match.game.slug, match.state)))
    yield from first
    begun = [act for act in first if " " not in act or act.startswith("leave ")]
    picks = [*begun, *(f"{word(one)} {luck.pick(_VERBS)}" for one in match.state.team)]
    if picks:
        yield from sorted(acts(table(match.game.slug, match.state, luck.pick(picks))))


def _deeds(state: State, luck: Luck) -> Iterator[str]:
    """A character does something where it stands, next to it, or where such a thing lies."""
    for one in (luck.pick(tuple(Character)) for _ in range(_TRIED)):
        name = word(one)
        yield f"{name} power"
        yield from (f"{name} asks {word(camp)}" for camp in CAMPS)
        for verb, square in product(("moves", "lifts"), _near(state, one, luck)):
            yield f"{name} {verb} {square}"
        for verb, there in (
            ("cancels", state.attacks),
            ("averts", state.tokens),
            ("raises", state.pyramids),
        ):
            found = sorted({*there} - {NONE})
            yield from (f"{name} {verb} {square_word(square)}" for square in found)
            yield f"{name} {verb} {square_word(max(0, state.at[one]))}"


def _near(state: State, one: Character, luck: Luck) -> Iterator[str]:
    """Squares around a character, over the edge, and somewhere else."""
    here = SQUARES[max(0, state.at[one])]
    reach = (*AROUND[here], *BESIDE_ROUND[here])
    yield from (square_word(luck.pick(reach)) for _ in range(_SPOTS))
    yield from map(square_word, (here, luck.pick(SQUARES)))
