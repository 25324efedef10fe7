"""What a game hands over: its rules, how it looks, what it says, and what is good in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from eden.core.bots import Value
from eden.core.game import AnyGame, Decision, Event, Outcome, Seat
from eden.core.say import Say

State = Any
Action = Any
Now = Decision[Any] | Outcome


class View(Protocol):
    """How a game looks; every function is pure and returns HTML or SVG text."""

    def table(
        self,
        state: State,
        now: Now,
        seat: Seat,
        pick: str,
        say: Say,
        news: tuple[Event, ...] = (),
    ) -> str:
        """All that lies on the table, as `seat` sees it (NOBODY: without anyone's secrets).

        What can be tapped has `data-act`; `news` is what has just happened, for animation.
        """
        ...

    def preview(self, state: State, action: Action, say: Say) -> str:
        """What an option would do, as an SVG overlay in the coordinates of the board."""
        ...

    def pictures(self, say: Say) -> dict[str, str]:
        """What illustrates the rulebook, by the id of the rule that it stands under."""
        ...


class Words(Protocol):
    """What a game says, in the language of `say`."""

    def title(self, say: Say) -> str: ...

    def tagline(self, say: Say) -> str: ...

    def option(self, key: str, value: str, say: Say) -> tuple[str, str]:
        """Name and explanation of an option's value; of the option itself when value is ''."""
        ...

    def colours(self, say: Say) -> tuple[str, ...]:
        """The names of the colours that a seat can have; () where seats have none."""
        ...

    def roles(self, say: Say) -> tuple[str, ...]:
        """The characters that people can share out among themselves; () for none."""
        ...

    def seat_name(self, seat: Seat, say: Say) -> str:
        """What a seat is called: its person's name, else its colour's; '' where it has none."""
        ...

    def ask(self, state: State, now: Decision[Any], say: Say) -> str:
        """The prompt: what is asked now, in a sentence."""
        ...

    def label(self, state: State, action: Action, say: Say) -> str:
        """The words on the button of an option."""
        ...

    def group(self, action: Action, say: Say) -> str:
        """The heading under which an option is listed; '' for none."""
        ...

    def tell(self, state: State, event: Event, say: Say) -> tuple[str, str] | None:
        """The log line of an event and the id of its rule ('' for none); None: not worth a line."""
        ...

    def ending(self, state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
        """Headline and explanation of how the game ended."""
        ...

    def progress(self, state: State, say: Say) -> str:
        """A few words on how far a saved game is."""
        ...


@dataclass(frozen=True, slots=True)
class Deadline:
    """So many seconds for one thing, which `key` tells from the next; then `act` happens."""

    key: int
    seconds: int
    act: str


def no_limit(state: State, players: int) -> Deadline | None:
    """Most games leave all the time in the world."""
    return None


@dataclass(frozen=True, slots=True)
class Box:
    """One game on the shelf."""

    game: AnyGame
    view: View
    words: Words
    value: Value
    # How many choices the greedy bot looks ahead: fewer where there are many options.
    ahead: int = 2
    # How long so many people may take for what is asked in a state.
    limit: Callable[[State, int], Deadline | None] = no_limit
