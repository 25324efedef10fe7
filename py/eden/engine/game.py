"""The contract between a game and everything that plays, draws, saves or tests it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    TypeVar,
    dataclass_transform,
)

from eden.engine.chance import Luck
from eden.engine.refusal import A as A
from eden.engine.refusal import Refusal
from eden.engine.refusal import S as S

T = TypeVar("T")
Seat = int
CHANCE: Final[Seat] = -1
# Who looks on without a seat of their own: no secret is shown to them.
NOBODY: Final[Seat] = -2


class Decision(NamedTuple, Generic[A]):
    """What must be chosen now, by whom, and among what."""

    seat: Seat
    ask: str
    options: tuple[A, ...]
    weights: tuple[int, ...] = ()
    # Asked even when there is one option only, because what follows cannot be taken back.
    confirm: bool = False

    @property
    def is_choice(self) -> bool:
        """Somebody really chooses here; all else follows from the seed and the rules."""
        return self.seat != CHANCE and (self.confirm or len(self.options) > 1)

    def has(self, action: A) -> bool:
        """Whether this is one of the options."""
        for option in self.options:  # it is mostly the very same: to compare takes longer
            if option is action:
                return True
        return action in self.options


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (nobody: the game did) and the rule that says so."""

    winners: tuple[Seat, ...]
    rule: str
    scores: tuple[int, ...] = ()


class Event:
    """A fact that `apply` reports; its words are in the game's `words/log.py`."""

    __slots__ = ()
    # Shows something that was hidden: undo stops here, as it does at a die.
    reveals: ClassVar[bool] = False
    # A player's turn, or a round, begins: what simulations count.
    begins_turn: ClassVar[bool] = False


@dataclass_transform(frozen_default=True)
def fact(kind: type[T]) -> type[T]:
    """A kind of event: a dataclass that only mypy keeps from being changed, because to be frozen
    would make it twice as slow to report."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


# The state after something was done, and what happened.
Result = tuple[S, tuple[Event, ...]]
Options = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Option:
    """Something settled before the game: one of `values`, or any subset when `many`."""

    key: str
    values: tuple[str, ...]
    default: tuple[str, ...] = ()
    many: bool = False
    # What cannot be played together: a value of this option, and a key and value of another.
    clashes: tuple[tuple[str, str, str], ...] = ()


class IllegalAction(ValueError):
    """An action that is not among those that can be chosen now."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(f"{text!r} cannot be chosen now" + (f" ({rule})" if rule else ""))
        self.rule = rule


class Game(Protocol[S, A]):
    """The rules of one game; it holds no state of its own."""

    slug: str
    version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    # How many characters of one seat can be shared out among people by name; 0: none.
    roles: int

    def setup(self, seats: int, options: Options) -> S:
        """The state before the first decision; set-up itself is a run of chance decisions."""
        ...

    def pending(self, state: S) -> Decision[A] | Outcome:
        """What must be chosen now, or how the game ended."""
        ...

    def ended(self, state: S) -> Outcome | None:
        """How the game ended, if it did."""
        ...

    def apply(self, state: S, action: A) -> Result[S]:
        """The state after a listed option, and what happened; trusts its caller."""
        ...

    def forbids(self, state: S, action: A) -> Refusal[S, A] | None:
        """Why this action cannot be chosen now; None: it can."""
        ...

    def candidates(self, state: S) -> Iterable[A]:
        """All that could be meant at this moment, allowed or not; `forbids` tells which."""
        ...

    def tells(self, before: S, after: S, events: tuple[Event, ...]) -> bool:
        """Whether somebody knows more after a step, beside what chance and its events reveal."""
        ...

    def imagine(self, state: S, seat: Seat, luck: Luck) -> S:
        """A whole state that may be the true one, as far as this seat has seen."""
        ...

    def parse(self, text: str) -> A:
        """The action whose `str` is this text, else ValueError."""
        ...

    def board(self, state: S) -> str:
        """The table drawn as text, for a terminal, a test or a golden game; no secret is in it."""
        ...

    def check(self, state: S) -> None:
        """Raise AssertionError where a piece was lost, doubled or put where none can be."""
        ...


AnyGame = Game[Any, Any]


def edition(game: AnyGame) -> str:
    """What the links of these rules begin with."""
    return f"{game.slug}{game.version}"


def play(game: Game[S, A], state: S, text: str) -> Result[S]:
    """The checked door: apply an action that comes from outside, or raise IllegalAction."""
    now = game.pending(state)
    try:
        action = game.parse(text)
    except ValueError:
        raise IllegalAction(text) from None
    if isinstance(now, Outcome) or action not in now.options:
        refusal = game.forbids(state, action)
        raise IllegalAction(text, refusal.rule if refusal else None)
    return game.apply(state, action)
