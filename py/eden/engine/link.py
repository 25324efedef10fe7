"""A match as the text after '#': `game+version.options.seed.choices.check.people@moment`, and back.

The people, who sits where, may be missing; they are no part of the match. So may the moment, after
how many steps it is looked at. A match that left another one has `seed~steps~seed` for a seed.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Final

from eden.engine.chance import SEED_BITS
from eden.engine.digest import digest
from eden.engine.game import AnyGame, Decision, edition
from eden.engine.match import AnyMatch, Branch, Endless, Match, can_be
from eden.engine.options import BadOption, pack, unpack
from eden.engine.people import Person, can_sit, read_people, write_people
from eden.engine.problem import N_, Problem

# Far above any real game (500 is the aim), and short enough to be refused or replayed at once.
LONGEST: Final = 2_000
# Of a game that was played here itself: before that it has made as many steps as a match can.
OWN: Final = 20_000
_ALPHABET: Final = ascii_uppercase + ascii_lowercase + digits + "-_"
_VALUES: Final = {letter: value for value, letter in enumerate(_ALPHABET)}
_CHECK: Final = 4
_FIELDS: Final = 5
_IDENTITY: Final = 3
_BRANCH: Final = "~"
_PLAIN: Final = re.compile(r"[\w.~-]+", re.ASCII)
_HEAD: Final = re.compile(r"([a-z]+)([0-9]{1,4})")
_MOMENT: Final = re.compile(r"0|[1-9][0-9]{0,4}", re.ASCII)  # written in one way only

NOT_A_LINK: Final = N_("This is not a link to a game.")
CUT_OFF: Final = N_("This link is cut off. Ask for it again, whole.")
CHANGED: Final = N_("This link was changed on its way. Ask for it again.")
TOO_LONG: Final = N_("This link is too long to be one of ours.")
UNKNOWN: Final = N_("This link is for “{game}”, a game that is not on this shelf.")
NEWER: Final = N_("This link was made by newer rules. Update this page, then open it again.")
NO_MOMENT: Final = N_("This link leads to a moment that its game does not have.")
OLDER: Final = N_("This link was made by older rules, which this page no longer knows.")


class BadLink(Problem):
    """A text that is not, or no longer, a match."""


# The match that was written last, as it stood then, with its people: one choice asks for its link
# at several places, to keep, to compare and to name it.
_written: tuple[AnyMatch, object, tuple[Person, ...], str] | None = None


def encode(match: AnyMatch, people: tuple[Person, ...] = ()) -> str:
    """The link of a match, with the people who play it, where they are known."""
    global _written
    # A step belongs to one course of a match: with the same last one the link is the same.
    last = match.steps[-1] if match.steps else None
    known = _written
    if known is None or known[0] is not match or known[1] is not last or known[2] != people:
        known = _written = match, last, people, _encode(match, people)
    return known[3]


def _encode(match: AnyMatch, people: tuple[Person, ...]) -> str:
    number = 1  # a leading one marks where the choices end
    for step in reversed(list(match.choices())):
        number = number * len(step.now.options) + step.now.options.index(step.action)
    body = f"{identity(match)}.{_write(number)}"
    if not people:
        return f"{body}.{_check(match, body)}"
    seated = _seated(people)
    return f"{body}.{_check(match, body, seated)}.{seated}"


def at_moment(text: str, steps: int) -> str:
    """The link that leads to the moment after so many steps of a link's match."""
    return f"{text}@{steps}"


def moment_of(text: str) -> int | None:
    """The moment to which a link leads; None: to the last one."""
    _, mark, written = _link(text).partition("@")
    if not mark:
        return None
    if not _MOMENT.fullmatch(written):
        raise BadLink(NO_MOMENT)
    return int(written)


def people_of(text: str) -> tuple[Person, ...]:
    """Who plays the match of a link, seat by seat; () where it does not say."""
    fields = _fields(text)
    return _people(fields[_FIELDS]) if len(fields) > _FIELDS else ()


def identity(match: AnyMatch) -> str:
    """What stays the same throughout a match: the game, its options and the seed."""
    return reseeded(match, match.seed, *(number for branch in match.branches for number in branch))


def reseeded(match: AnyMatch, *seeds: int) -> str:
    """The identity that a match of the same settings has with these seeds."""
    setting = pack(match.game, match.seats, match.options) * 2 + match.practice
    return f"{edition(match.game)}.{_write(setting)}.{_BRANCH.join(map(_write, seeds))}"


def opening(text: str, games: Mapping[str, AnyGame]) -> AnyMatch:
    """The match of a link before its first choice, or BadLink; whether the rest is whole is not
    looked at."""
    return _open(_fields(text[:OWN]), games)


def bare(text: str) -> str:
    """The link of an address, to the last moment of its match."""
    return _link(text).partition("@")[0]


def is_plain(text: str) -> bool:
    """Whether a text has only letters that a link can have."""
    return _PLAIN.fullmatch(text) is not None


def identity_of(text: str) -> str:
    """The identity that a link names; whether there is such a match is not looked at."""
    return ".".join(_fields(text)[:_IDENTITY])


def decode(
    text: str,
    games: Mapping[str, AnyGame],
    known: AnyMatch | None = None,
    *,
    own: bool = False,
) -> AnyMatch:
    """The match of a link (or of an address that ends in one), or BadLink with the reason.

    A `known` match that the link only continues is played on, so that nothing is done twice. The
    link of our `own` game may be longer than any that is handed on.
    """
    if len(text) > (OWN if own else LONGEST):
        raise BadLink(TOO_LONG)
    fields = _fields(text)
    body, seated = ".".join(fields[:4]), fields[_FIELDS:]
    number = None
    if known is not None and len(fields) >= _FIELDS and body.startswith(f"{identity(known)}."):
        number = _rest(known, _read(fields[3]))
    match = known if known is not None and number is not None else _open(fields, games)
    try:
        _play(match, _read(fields[3]) if number is None else number)
        while _check(match, body, *seated) != fields[4]:
            # A last choice without alternative is not written: the check tells that it was made.
            if not isinstance(match.now, Decision) or len(match.now.options) > 1:
                raise BadLink(CHANGED)
            match.choose(match.now.options[0])
    except Endless:
        raise BadLink(CHANGED) from None
    if not all(can_sit(_people(one), match.game, match.seats) for one in seated):
        raise BadLink(CHANGED)
    moment = moment_of(text)
    if moment is not None and not match.opening <= moment <= len(match.steps):
        raise BadLink(NO_MOMENT)
    return match


def _rest(match: AnyMatch, number: int) -> int | None:
    """What a number says beyond the choices that were made; None: it says others."""
    for step in match.choices():
        if number <= 1:
            return None
        number, index = divmod(number, len(step.now.options))
        if step.now.options[index] != step.action:
            return None
    return number if number > 0 else None


def _play(match: AnyMatch, number: int) -> None:
    """Make the choices that a number stands for."""
    while number != 1:
        now = match.now
        if not isinstance(now, Decision) or number == 0:
            raise BadLink(CHANGED)
        number, index = divmod(number, len(now.options))
        if index >= len(now.options):
            raise BadLink(CHANGED)
        match.choose(now.options[index])


def _link(text: str) -> str:
    """The link at the end of an address."""
    return text.strip().rpartition("#")[2]


def _fields(text: str) -> list[str]:
    """The fields of a link, without its moment."""
    return bare(text).split(".")


def _seated(people: tuple[Person, ...]) -> str:
    return urlsafe_b64encode(write_people(people).encode()).decode().rstrip("=")


def _people(seated: str) -> tuple[Person, ...]:
    """The people that `_seated` writes this way; BadLink for any other text."""
    try:
        read = read_people(urlsafe_b64decode(seated + "=" * (-len(seated) % 4)).decode())
    except ValueError:
        raise BadLink(CHANGED) from None
    if _seated(read) != seated:
        raise BadLink(CHANGED)
    return read


def _open(fields: list[str], games: Mapping[str, AnyGame]) -> AnyMatch:
    """The match before its first choice."""
    head = _HEAD.fullmatch(fields[0])
    if head is None:
        raise BadLink(NOT_A_LINK)
    game = games.get(head[1])
    if game is None:
        raise BadLink(UNKNOWN, game=head[1])
    if head[0] != edition(game):
        if head[0] not in games:
            raise BadLink(NEWER if int(head[2]) > game.version else OLDER)
        game = games[head[0]]
    if len(fields) < _FIELDS or len(fields[4]) < _CHECK:
        raise BadLink(CUT_OFF)
    if len(fields) > _FIELDS + 1:
        raise BadLink(CHANGED)
    setting, practice = divmod(_read(fields[1]), 2)
    seed, *branched = map(_read, fields[2].split(_BRANCH))
    branches = tuple(map(Branch._make, zip(branched[::2], branched[1::2], strict=False)))
    if len(branched) % 2 or not can_be(branches) or (branches and not practice):
        raise BadLink(CHANGED)
    try:
        seats, options = unpack(game, setting)
    except ValueError:
        raise BadLink(CHANGED) from None
    if seed >> SEED_BITS:
        raise BadLink(CHANGED)
    try:
        return Match(
            game,
            seats=seats,
            options=options,
            seed=seed,
            practice=bool(practice),
            branches=branches,
        )
    except BadOption:
        raise BadLink(CHANGED) from None


def _check(match: AnyMatch, body: str, *seated: str) -> str:
    """Four letters over the link and the state it leads to; none that a chat would trim off."""
    number = int.from_bytes(digest(body, match.state, *seated)[:8], "big")
    letters = []
    for _ in range(_CHECK):
        number, value = divmod(number, 62)
        letters.append(_ALPHABET[value])
    return "".join(letters)


def _write(number: int) -> str:
    letters = []
    while number:
        number, value = divmod(number, 64)
        letters.append(_ALPHABET[value])
    return "".join(reversed(letters)) or _ALPHABET[0]


def _read(text: str) -> int:
    """The number that `_write` writes this way; BadLink for any other text."""
    number = 0
    for letter in text:
        value = _VALUES.get(letter)
        if value is None:
            raise BadLink(CHANGED)
        number = number * 64 + value
    if _write(number) != text:
        raise BadLink(CHANGED)
    return number
