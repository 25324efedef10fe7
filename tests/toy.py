"""A small game for two or three, each with a secret: what several people at a table need."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision, Event, Option, Options, Outcome, Seat
from eden.engine.notation import Act, parser
from eden.engine.refusal import Refusal, at_all, untimely
from eden.engine.think.mind import Mind
from eden.kit.assets import Assets
from eden.kit.box import Box, Reckoning, View, Words
from eden.kit.help import TURN, WIN, Aim, Explained
from eden.kit.log import Line
from eden.kit.look import Look
from eden.kit.merit import Brief, Merit
from eden.kit.people import seat_name
from eden.kit.recap import by_log
from eden.kit.say import Say
from eden.kit.sound import Sound
from eden.kit.svg import tag, text

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

    def ended(self, state: State) -> Outcome | None:
        now = self.pending(state)
        return now if isinstance(now, Outcome) else None

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

    def forbids(self, state: State, action: Act) -> Refusal[State, Act] | None:
        now = self.pending(state)
        listed = isinstance(now, Decision) and action in now.options
        return None if listed else at_all(untimely("SE-1"), action)

    def candidates(self, state: State) -> Iterable[Act]:
        return (Add(1), Add(2), Dice())

    def tells(self, before: State, after: State, events: tuple[Event, ...]) -> bool:
        return False

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        thought = (
            secret if n == seat else luck.pick(range(1, 8))
            for n, secret in enumerate(state.secrets)
        )
        return replace(state, secrets=tuple(thought))

    def parse(self, text: str) -> Act:
        return parser(Deal, Add, Dice, Roll)(text)

    def board(self, state: State) -> str:
        return " ".join(map(str, state.sums))

    def check(self, state: State) -> None:
        assert len(state.secrets) <= state.seats == len(state.sums)


def table(look: Look[State]) -> str:
    """A list of the seats; the secret of the one who looks, and buttons when they may choose."""
    rows = [
        tag("li", text(f"{_name(n, look.say)} {has} {_secret(look.state, n, look.seat)}"))
        for n, has in enumerate(look.state.sums)
    ]
    buttons = [tag("button", text(act), data_act=act) for act in look.options]
    return tag("div", tag("ul", *rows), *buttons, class_="toy table", data_news=len(look.news))


def _explain(look: Look[State], thing: str) -> Explained | None:
    return Explained("Sum", "What was added.", "SE-1") if thing == "sum" else None


def _reckoning(state: State, outcome: Outcome, say: Say) -> Reckoning:
    return (("", "Sum"), *((_name(n, say), str(has)) for n, has in enumerate(state.sums)))


def _secret(state: State, seat: Seat, looks: Seat) -> str:
    return f"secret {state.secrets[seat]}" if seat == looks else "secret ?"


def _name(seat: Seat, say: Say) -> str:
    return seat_name(seat, COLOURS, say)


def _tell(state: State, event: Event, say: Say) -> Line:
    assert isinstance(event, Added)
    return Line(f"{_name(event.seat, say)} adds {event.number}.", "")


def _ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    return " ".join(f"{_name(n, say)} wins." for n in outcome.winners), "The end."


def value(state: State, seat: Seat) -> float:
    """More is better."""
    return state.sums[seat]


# English only: this game never ships.
BOX = Box(
    game=Toy(),
    title="Toy",
    tagline="Add and roll.",
    credits="by nobody.",
    players="2 or 3 players",
    minutes=1,
    first={"who.1": "lamb"},
    colours=COLOURS,
    words=Words(
        ask=lambda state, now, say: "Add, or roll.",
        label=lambda state, action, say: str(action),
        group=lambda action, say: "",
        tell=_tell,
        why=lambda state, refusal, say: "That cannot be added.",
        ending=_ending,
        reckoning=_reckoning,
        explain=_explain,
        goal=lambda state, say: (Aim(WIN, "Have the most.", "SE-1"), Aim(TURN, "Add.", "SE-1")),
        stake=lambda state, action, say: "much" if action == Add(2) else "",
        regret=lambda state, action, say: "",
        recap=lambda trail, seat, say: by_log(trail, seat, say, _tell),
        where=lambda state, action, say: "Look at the dice.",
        reason=lambda state, action, reasons, say: "it adds most",
        is_turning=lambda event: event.begins_turn,
        progress=lambda state, say: f"{_name(0, say)} has {state.sums[0]}.",
        merits=(Merit("Most"), Merit("Fewest turns", least=True, won=True)),
        tally=lambda state, outcome, seat: (outcome.scores[seat], state.turn),
        brief=lambda state, outcome, seat, say: Brief("done", "●" * state.sums[seat], "● one"),
    ),
    view=View(table, lambda look, action: "", lambda say: {}, table, {Added: Sound.PLACE}),
    value=value,
    mind=Mind(
        features=("sum",),
        measure=lambda state, seat: (float(state.sums[seat]),),
        weights={"sum": 0.2},
        setups=((2, {}), (3, {})),
    ),
    assets=Assets(),
)
