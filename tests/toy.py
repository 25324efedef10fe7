"""A small game for two or three, each with a secret: what several people at a table need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from eden.core.chance import Luck
from eden.core.game import CHANCE, Decision, Event, Option, Options, Outcome, Seat
from eden.core.notation import Act, parser
from eden.core.say import Say
from eden.core.svg import tag, text
from eden.games.box import Box

ROUNDS = 3
COLOURS = ("Green", "Red", "Yellow")


@dataclass(frozen=True, slots=True)
class Deal(Act):
    form: ClassVar[str] = "deal {number}"
    number: int


@dataclass(frozen=True, slots=True)
class Add(Act):
    form: ClassVar[str] = "add {number}"
    number: int


@dataclass(frozen=True, slots=True)
class Dice(Act):
    form: ClassVar[str] = "dice"


@dataclass(frozen=True, slots=True)
class Roll(Act):
    form: ClassVar[str] = "roll {number}"
    number: int


@dataclass(frozen=True, slots=True)
class Added(Event):
    """A seat has so much more."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class State:
    """What each seat keeps secret, what it has in the open, and how many turns were taken."""

    seats: int
    secrets: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()
    turn: int = 0
    rolling: bool = False


class Toy:
    """Everybody adds one or two, or rolls a die; with the secret, the most wins."""

    slug = "toy"
    version = 1
    seats: tuple[int, ...] = (2, 3)
    roles = 0
    options: tuple[Option, ...] = ()

    def setup(self, seats: int, options: Options) -> State:
        return State(seats, sums=(0,) * seats)

    def pending(self, state: State) -> Decision[Act] | Outcome:
        if len(state.secrets) < state.seats:
            return Decision(CHANCE, "deal", tuple(Deal(n) for n in range(1, 8)))
        if state.rolling:
            return Decision(CHANCE, "roll", tuple(Roll(n) for n in range(1, 7)))
        if state.turn < ROUNDS * state.seats:
            return Decision(state.turn % state.seats, "add", (Add(1), Add(2), Dice()))
        scores = tuple(a + b for a, b in zip(state.secrets, state.sums, strict=True))
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(winners, "SE-1", scores)

    def apply(self, state: State, action: Act) -> tuple[State, tuple[Event, ...]]:
        if isinstance(action, Deal):
            return replace(state, secrets=(*state.secrets, action.number)), ()
        if isinstance(action, Dice):
            return replace(state, rolling=True), ()
        assert isinstance(action, (Add, Roll))
        seat = state.turn % state.seats
        sums = tuple(had + action.number * (n == seat) for n, had in enumerate(state.sums))
        after = replace(state, sums=sums, turn=state.turn + 1, rolling=False)
        return after, (Added(seat, action.number),)

    def forbids(self, state: State, action: Act) -> str | None:
        now = self.pending(state)
        return None if isinstance(now, Decision) and action in now.options else "SE-1"

    def candidates(self, state: State) -> Iterable[Act]:
        return (Add(1), Add(2), Dice())

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        thought = (
            secret if n == seat else luck.pick(range(1, 8))
            for n, secret in enumerate(state.secrets)
        )
        return replace(state, secrets=tuple(thought))

    def parse(self, text: str) -> Act:
        return parser(Deal, Add, Dice, Roll)(text)

    def check(self, state: State) -> None:
        assert len(state.secrets) <= state.seats == len(state.sums)


class View:
    """A list of the seats; the secret of the one who looks, and buttons when they may choose."""

    def table(
        self,
        state: State,
        now: Decision[Act] | Outcome,
        seat: Seat,
        pick: str,
        say: Say,
        news: tuple[Event, ...] = (),
    ) -> str:
        rows = [
            tag("li", text(f"{WORDS.seat_name(n, say)} {has} {_secret(state, n, seat)}"))
            for n, has in enumerate(state.sums)
        ]
        mine = isinstance(now, Decision) and now.seat == seat
        acts = now.options if mine and isinstance(now, Decision) else ()
        buttons = [tag("button", text(act), data_act=str(act)) for act in acts]
        return tag("div", tag("ul", *rows), *buttons, class_="toy table", data_news=len(news))

    def preview(self, state: State, action: Act, say: Say) -> str:
        return ""

    def pictures(self, say: Say) -> dict[str, str]:
        return {}


def _secret(state: State, seat: Seat, looks: Seat) -> str:
    return f"secret {state.secrets[seat]}" if seat == looks else "secret ?"


class Words:
    """English only: this game never ships."""

    def title(self, say: Say) -> str:
        return "Toy"

    def tagline(self, say: Say) -> str:
        return "Add and roll."

    def option(self, key: str, value: str, say: Say) -> tuple[str, str]:
        return key, value

    def colours(self, say: Say) -> tuple[str, ...]:
        return COLOURS

    def roles(self, say: Say) -> tuple[str, ...]:
        return ()

    def seat_name(self, seat: Seat, say: Say) -> str:
        one = say.person(seat)
        return one.name or COLOURS[one.colour]

    def ask(self, state: State, now: Decision[Act], say: Say) -> str:
        return "Add, or roll."

    def label(self, state: State, action: Act, say: Say) -> str:
        return str(action)

    def group(self, action: Act, say: Say) -> str:
        return ""

    def tell(self, state: State, event: Event, say: Say) -> tuple[str, str] | None:
        assert isinstance(event, Added)
        return f"{self.seat_name(event.seat, say)} adds {event.number}.", ""

    def ending(self, state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
        return " ".join(f"{self.seat_name(n, say)} wins." for n in outcome.winners), "The end."

    def progress(self, state: State, say: Say) -> str:
        return f"{self.seat_name(0, say)} has {state.sums[0]}."


def value(state: State, seat: Seat) -> float:
    """More is better."""
    return state.sums[seat]


WORDS = Words()
BOX = Box(game=Toy(), view=View(), words=WORDS, value=value)
