"""Why an action cannot be chosen: conditions in tables, each with its rule and its reason's key."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

# A state and an action of some game.
S = TypeVar("S")
A = TypeVar("A")

# More than any table of conditions has: what is not asked at all is the farthest miss.
_FAR: Final = 99


@dataclass(frozen=True, slots=True)
class No(Generic[S, A]):
    """One reason against an action: the rule behind it, and when it holds."""

    rule: str
    when: Callable[[S, A], bool]
    # What tells it from other reasons of the same rule.
    about: str = ""
    # Where it holds nothing behind it can be asked: all that counts as missing, too.
    bars: bool = False

    @property
    def key(self) -> str:
        """By which the game's `words/reasons.py` knows it: "SE-70 terrain"."""
        return f"{self.rule} {self.about}" if self.about else self.rule


@dataclass(frozen=True, slots=True)
class Refusal(Generic[S, A]):
    """An action that cannot be chosen, the reason to be told, and how many hold."""

    no: No[S, A]
    # What was tried, or what comes nearest to it.
    action: A
    missing: int = 1

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it."""
        return self.no.rule


# Judges an action: None is a yes.
Judge = Callable[[S, A], Refusal[S, A] | None]


class Noes(Generic[S, A]):
    """All reasons against an action, in the order in which they are asked: a judge."""

    def __init__(self, *noes: No[S, Any]) -> None:
        self.noes = noes

    def __call__(self, state: S, action: A) -> Refusal[S, A] | None:
        """The first reason that holds, with the number of all; None: nothing is against it."""
        told, missing = None, 0
        for number, no in enumerate(self.noes):
            if no.when(state, action):
                told = told or no
                missing += 1
                if no.bars:
                    missing += len(self.noes) - number - 1
                    break
        return None if told is None else Refusal(told, action, missing)


def nearest(refusals: Iterable[Refusal[S, A] | None]) -> Refusal[S, A] | None:
    """The refusal of what fails at the fewest conditions; of several such, the first."""
    return min(filter(None, refusals), key=lambda refusal: refusal.missing, default=None)


def always(state: object, action: object) -> bool:
    """A reason that holds whatever the state."""
    return True


def untimely(rule: str, about: str = "untimely") -> No[Any, Any]:
    """The reason against an action that belongs to another step."""
    return No(rule, always, about)


def at_all(no: No[S, A], action: A) -> Refusal[S, A]:
    """The refusal of what is not asked now, whatever it is."""
    return Refusal(no, action, _FAR)
