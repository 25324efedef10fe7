"""A match as a text that a person can read, keep as a file and open again."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Final

from eden.engine import link
from eden.engine.bots import BOTS
from eden.engine.chance import SEED_BITS
from eden.engine.game import CHANCE, AnyGame, IllegalAction
from eden.engine.match import AnyMatch, Branch, Endless, Match, can_be
from eden.engine.options import BadOption
from eden.engine.people import Person, tidy
from eden.engine.problem import N_, Problem

TITLE: Final = "Eden Trilogy record"
LONGEST: Final = 500_000

NOT_A_RECORD: Final = N_("This file is not a record of a game.")
MISSING: Final = N_("The record does not say its “{key}”.")
WRONG: Final = N_("The record says “{key}: {value}”, which cannot be.")
STOPS: Final = N_(
    "The record cannot be followed: choice {number}, “{text}”, is not possible there."
)
DIFFERS: Final = N_(
    "The record was changed or belongs to other rules: it ends in another position."
)
UNKNOWN: Final = N_("This record is of “{game}”, a game that is not on this shelf.")
OTHER_RULES: Final = N_("This record was made by other rules (version {version}) of this game.")

_CHOICE: Final = re.compile(r"([0-9]+)\. (.+)")
_LEFT: Final = re.compile(r"after ([0-9]{1,5}) by ([0-9]{1,15})", re.ASCII)
_PERSON: Final = "person"
_PLAYER: Final = re.compile(rf"colour ([0-9]), ({_PERSON}|{'|'.join(BOTS)}), ?(.*)")


class BadRecord(Problem):
    """A text that is not, or no longer, a match."""


def write(
    match: AnyMatch, people: tuple[Person, ...] = (), tags: Mapping[str, str] | None = None
) -> str:
    """The record: who plays what, then one line a choice; what chance did stands behind ';'.

    Tags tell a reader more (a date, a result); they are no part of the match.
    """
    options = {key: ", ".join(values) or "-" for key, values in match.options.items()}
    head = {
        "game": match.game.slug,
        "rules": match.game.version,
        "seats": match.seats,
        **options,
        "practice": "yes" if match.practice else "no",
        "seed": match.seed,
        **({"branches": _branches(match)} if match.branches else {}),
        "check": _check(match),
        **{
            f"player {n}": f"colour {one.colour}, {one.bot or _PERSON}, {tidy(one.name)}"
            for n, one in enumerate(people, start=1)
        },
        **{key: " ".join(value.split()) for key, value in (tags or {}).items()},
    }
    return "\n".join([TITLE, *(f"{k}: {v}" for k, v in head.items()), "", *_lines(match), ""])


def _lines(match: AnyMatch) -> list[str]:
    lines: list[str] = []
    chosen = 0
    for step in match.steps:
        if step.now.is_choice:
            chosen += 1
            lines.append(f"{chosen}. {step.action}")
        elif step.now.seat != CHANCE or len(step.now.options) > 1:
            lines.append(f"; {step.action}")
    return lines


def _branches(match: AnyMatch) -> str:
    """Where it left others: "after 12 by 3071, …", in steps and seeds."""
    return ", ".join(f"after {one.at} by {one.seed}" for one in match.branches)


def _check(match: AnyMatch) -> str:
    """The letters that also close the match's link."""
    return link.encode(match).rpartition(".")[2]


def read(text: str, games: Mapping[str, AnyGame]) -> AnyMatch:
    """The match of a record, or BadRecord with the reason."""
    lines = [line.strip() for line in text[:LONGEST].splitlines()]
    if len(text) > LONGEST or not lines or lines[0].lstrip("\ufeff") != TITLE:
        raise BadRecord(NOT_A_RECORD)
    bare = (line.split(";")[0].strip() for line in lines)
    choices = [found for line in bare if (found := _CHOICE.fullmatch(line))]
    head = _head(lines)
    match = _open(head, games)
    for number, choice in enumerate(choices, start=1):
        try:
            match.choose_text(choice[2])
        except (IllegalAction, Endless):
            raise BadRecord(STOPS, number=number, text=choice[2]) from None
    if _check(match) != _get(head, "check"):
        raise BadRecord(DIFFERS)
    return match


def people_of(text: str) -> tuple[Person, ...]:
    """Who played the match of a record, seat by seat or role by role; () where it is not said."""
    head = _head([line.strip() for line in text[:LONGEST].splitlines()])
    found = [_PLAYER.fullmatch(v) for key, v in head.items() if key.startswith("player ")]
    known = tuple(
        Person(tidy(one[3]), int(one[1]), one[2] if one[2] in BOTS else "") for one in found if one
    )
    return known if len(known) == len(found) else ()


def _head(lines: list[str]) -> dict[str, str]:
    """What stands before the first choice, by its key."""
    pairs = (line.partition(":") for line in takewhile(lambda line: line, lines[1:]))
    return {key.strip(): value.strip() for key, _, value in pairs}


def _open(head: dict[str, str], games: Mapping[str, AnyGame]) -> AnyMatch:
    game = games.get(_get(head, "game"))
    if game is None:
        raise BadRecord(UNKNOWN, game=head["game"])
    if _get(head, "rules") != str(game.version):
        earlier = games.get(f"{game.slug}{head['rules']}")
        if earlier is None:
            raise BadRecord(OTHER_RULES, version=head["rules"])
        game = earlier
    options = {
        option.key: tuple(v.strip() for v in _get(head, option.key).split(",") if v.strip() != "-")
        for option in game.options
    }
    try:
        return Match(
            game,
            seats=_number(head, "seats", below=100),
            options=options,
            seed=_number(head, "seed", below=1 << SEED_BITS),
            practice=_get(head, "practice") == "yes",
            branches=_branched(head),
        )
    except BadOption as bad:
        raise BadRecord(bad.text, **bad.facts) from None


def _branched(head: dict[str, str]) -> tuple[Branch, ...]:
    """What `_branches` has written."""
    written = head.get("branches", "")
    found = [_LEFT.fullmatch(one) for one in written.split(", ")] if written else []
    branches = tuple(Branch(int(one[1]), int(one[2])) for one in found if one)
    if len(branches) != len(found) or not can_be(branches):
        raise BadRecord(WRONG, key="branches", value=written)
    return branches


def _get(head: dict[str, str], key: str) -> str:
    if key not in head:
        raise BadRecord(MISSING, key=key)
    return head[key]


def _number(head: dict[str, str], key: str, *, below: int) -> int:
    value = _get(head, key)
    if not (value.isascii() and value.isdigit() and len(value) < 20 and int(value) < below):
        raise BadRecord(WRONG, key=key, value=value)
    return int(value)
