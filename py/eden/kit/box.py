"""What a game hands over: its rules, how it looks, what it says, and what is good in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from eden.engine.bots import Bot, Value, bot_of
from eden.engine.game import AnyGame, Decision, Event, Outcome, Seat
from eden.engine.refusal import Refusal
from eden.engine.think.mind import Mind
from eden.engine.think.player import Reason
from eden.kit.assets import Assets
from eden.kit.harder import HARDER
from eden.kit.help import Aim, Explained
from eden.kit.log import Line
from eden.kit.look import Look, Trail
from eden.kit.merit import Brief, Merit
from eden.kit.people import seat_name
from eden.kit.say import Say, named
from eden.kit.sound import Sound

State = Any
Reckoning = tuple[tuple[str, ...], ...]
Action = Any


@dataclass(frozen=True, slots=True)
class View:
    """How a game looks; every function is pure and returns HTML or SVG text."""

    # All that lies on the table; what can be tapped has `data-act`.
    table: Callable[[Look[Any]], str]
    # What an option would do, as an SVG overlay in the coordinates of the board.
    preview: Callable[[Look[Any], Action], str]
    # What illustrates the rulebook, by the id of the rule that it stands under.
    pictures: Callable[[Say], dict[str, str]]
    # The board alone, as one SVG: for small pictures of a moment.
    board: Callable[[Look[Any]], str]
    # What is heard when something happens.
    sounds: Mapping[type[Event], Sound] = field(default_factory=dict)


class Prompts(Protocol):
    """What `words/prompts.py` of a game has."""

    def ask(self, state: Any, now: Decision[Any], say: Say) -> str: ...
    def ending(self, state: Any, outcome: Outcome, say: Say) -> tuple[str, str]: ...
    def reckoning(self, state: Any, outcome: Outcome, say: Say) -> Reckoning: ...
    def progress(self, state: Any, say: Say) -> str: ...


class Labels(Protocol):
    """What `words/labels.py` of a game has."""

    def label(self, state: Any, action: Any, say: Say) -> str: ...
    def group(self, action: Any, say: Say) -> str: ...


class Log(Protocol):
    """What `words/log.py` of a game has."""

    def tell(self, state: Any, event: Event, say: Say) -> Line | None: ...


class Reasons(Protocol):
    """What `words/reasons.py` of a game has."""

    def why(self, state: Any, refusal: Refusal[Any, Any], say: Say) -> str: ...


class Help(Protocol):
    """What `words/help.py` of a game has."""

    def explain(self, look: Look[Any], thing: str) -> Explained | None: ...
    def goal(self, state: Any, say: Say) -> tuple[Aim, ...]: ...


class Recap(Protocol):
    """What `words/recap.py` of a game has."""

    def recap(self, trail: Trail[Any], seat: Seat, say: Say) -> tuple[str, ...]: ...
    def is_turning(self, event: Event) -> bool: ...


class Stakes(Protocol):
    """What `words/stakes.py` of a game has."""

    def stake(self, state: Any, action: Any, say: Say) -> str: ...
    def regret(self, state: Any, action: Any, say: Say) -> str: ...


class Tally(Protocol):
    """What `words/tally.py` of a game has."""

    @property
    def MERITS(self) -> tuple[Merit, ...]: ...  # noqa: N802  (a table of the module)
    def tally(self, state: Any, outcome: Outcome, seat: Seat) -> tuple[int, ...]: ...
    def brief(self, state: Any, outcome: Outcome, seat: Seat, say: Say) -> Brief: ...


class Advice(Protocol):
    """What `words/advice.py` of a game has."""

    def where(self, state: Any, action: Any, say: Say) -> str: ...
    def reason(self, state: Any, action: Any, reasons: tuple[Reason, ...], say: Say) -> str: ...


@dataclass(frozen=True, slots=True)
class Words:
    """What a game says while it is played, in the language of `say`."""

    # The prompt: what is asked now, in a sentence; the options are those that are still meant.
    ask: Callable[[State, Decision[Any], Say], str]
    # The words on the button of an option, and the heading under which it is listed ('': none).
    label: Callable[[State, Action, Say], str]
    group: Callable[[Action, Say], str]
    # The log line of an event, told in the state after it; None: not worth a line.
    tell: Callable[[State, Event, Say], Line | None]
    # Why something cannot be chosen now: one short sentence with the facts of the table.
    why: Callable[[State, Refusal[Any, Any], Say], str]
    # What a thing on the table means now, by what its `data-tell` says; None: there is no such.
    explain: Callable[[Look[Any], str], Explained | None]
    # The goal card: how one wins and loses, what one does, what to watch out for.
    goal: Callable[[State, Say], tuple[Aim, ...]]
    # What an option wins or costs, in a few words; and what one would regret about it, so that it
    # is asked once more. '': nothing worth a word.
    stake: Callable[[State, Action, Say], str]
    regret: Callable[[State, Action, Say], str]
    # What others have done since a seat chose, in at most two short lines; (): nothing to tell.
    recap: Callable[[Trail[Any], Seat, Say], tuple[str, ...]]
    # Whether an event is a turning point of the game, worth a picture.
    is_turning: Callable[[Event], bool]
    # What an adviser says first: where to look, without the answer; and why somebody who thinks
    # chooses an option, in one line, from what decided (what counted most comes first).
    where: Callable[[State, Action, Say], str]
    reason: Callable[[State, Action, tuple[Reason, ...], Say], str]
    # Headline and explanation of how the game ended.
    ending: Callable[[State, Outcome, Say], tuple[str, str]]
    # What decided: a table whose first row and first column are headings.
    reckoning: Callable[[State, Outcome, Say], Reckoning]
    # A few words on how far a saved game is.
    progress: Callable[[State, Say], str]
    # By which numbers results are compared, those numbers for a seat, and its result in a line.
    merits: tuple[Merit, ...]
    tally: Callable[[State, Outcome, Seat], tuple[int, ...]]
    brief: Callable[[State, Outcome, Seat, Say], Brief]

    @classmethod
    def of(
        cls,
        prompts: Prompts,
        labels: Labels,
        log: Log,
        reasons: Reasons,
        help_: Help,
        stakes: Stakes,
        recap: Recap,
        tally: Tally,
        advice: Advice,
    ) -> Words:
        """The words of a game from the files of its folder `words/`."""
        return cls(
            ask=prompts.ask,
            label=labels.label,
            group=labels.group,
            tell=log.tell,
            why=reasons.why,
            explain=help_.explain,
            goal=help_.goal,
            stake=stakes.stake,
            regret=stakes.regret,
            recap=recap.recap,
            is_turning=recap.is_turning,
            where=advice.where,
            reason=advice.reason,
            ending=prompts.ending,
            reckoning=prompts.reckoning,
            progress=prompts.progress,
            merits=tally.MERITS,
            tally=tally.tally,
            brief=tally.brief,
        )


@dataclass(frozen=True, slots=True)
class Deadline:
    """So many seconds for one thing, which `key` tells from the next; then `act` happens."""

    key: int
    seconds: int
    act: str


@dataclass(frozen=True, slots=True)
class Box:
    """One game, whole: what its folder hands over. Texts are marked with N_ and said by `say`."""

    game: AnyGame
    words: Words
    view: View
    # What a state is worth to a seat, and how many choices the greedy bot looks ahead: fewer
    # where there are many options.
    value: Value
    # How those judge it who think.
    mind: Mind
    assets: Assets
    title: str
    tagline: str
    # Who made the game; how many play it, in words, and about how many minutes.
    credits: str
    players: str
    minutes: int
    ahead: int = 2
    # Name and explanation of every option ("law", "") and of every value ("law", "yes"); the
    # numbers that their texts and the tagline mention.
    options: Mapping[tuple[str, str], tuple[str, str]] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    # How much harder the game is with a value of an option, in one to three marks.
    harder: Mapping[tuple[str, str], int] = field(default_factory=dict)
    # The colours that a seat can have; the characters that people can share out among themselves.
    colours: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    # The table offers every choice by itself: where there is little room their list is folded.
    folds: bool = False
    # What a first game is best set up with, by the names of the form's fields.
    first: Mapping[str, str] = field(default_factory=dict)
    # What the app can choose for those who do not want to, as things stand: the words on its
    # button; '': nothing.
    settles: Callable[[State], str] | None = None
    # What stays picked after an action; '': nothing, None: what stayed before it.
    holds: Callable[[Action], str | None] | None = None
    # Whether an action only says which of others does something: what it does is theirs, and stays
    # on the table with what they did before it.
    for_others: Callable[[Action], bool] | None = None
    # Whose option it is, where characters are shared out: the number of the role, or None for all
    # of them; and whether an option ends what they can do now.
    role_of: Callable[[State, Action], int | None] | None = None
    ends: Callable[[Action], bool] | None = None
    # How long so many people may take for what is asked in a state; None: as long as they like.
    limit: Callable[[State, int], Deadline | None] | None = None
    # What lessons measure, by its name: what a seat has of it.
    gauges: Mapping[str, Callable[[State, Seat], int]] = field(default_factory=dict)
    # The value of an option with which there is such a limit.
    clock: str = ""

    def option(self, key: str, value: str, say: Say) -> tuple[str, str]:
        """Name and explanation of an option's value; of the option itself when value is ''."""
        name, explanation = self.options[key, value]
        return say(name), say(explanation, **self.numbers)

    def graded(self, key: str, value: str, say: Say) -> str:
        """The name of an option's value and, where it is known, how much harder it makes it."""
        name, marks = self.option(key, value, say)[0], self.harder.get((key, value))
        return named(name, say(HARDER[marks]), say) if marks else name

    def seat_name(self, seat: Seat, say: Say) -> str:
        """What a seat is called: its person's name, else its colour's; '' where it has neither."""
        return seat_name(seat, self.colours, say) if self.colours else ""

    def bot(self, name: str) -> Bot:
        """The bot of this name, for this game."""
        return bot_of(name, self.game, self.mind, self.value, self.ahead)
