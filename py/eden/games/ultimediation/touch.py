"""What a tap means: the text in `data-act` of each thing on the table, legal now or not.

What is not legal carries an action too, one whose refusal names the rule that a player needs then.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from eden.core.game import Decision, Event, Outcome, Seat
from eden.core.notation import Act
from eden.core.pick import narrow
from eden.core.say import Say
from eden.core.svg import classes
from eden.core.tap import tappable
from eden.games.ultimediation.acts import (
    Ask,
    Avert,
    Back,
    Calm,
    Cancel,
    Flee,
    Jump,
    Leave,
    Lift,
    LiftPyramid,
    Mediate,
    Move,
    Perish,
    Raise,
    Source,
    To,
    Ward,
)
from eden.games.ultimediation.board import first
from eden.games.ultimediation.data import SQUARES, Character, Deed, Pile
from eden.games.ultimediation.state import NONE, Job, State
from eden.games.ultimediation.words_labels import label

# What a character does, as the second word of its actions, by the place on its sheet.
VERBS: Final[dict[Deed, tuple[str, ...]]] = {
    Deed.MOVE: ("moves",),
    Deed.TELEPORT: ("lifts", "raises", "loads"),
    Deed.CANCEL: ("cancels", "averts"),
    Deed.MEDIATE: ("asks",),
    Deed.POWER: ("power",),
}
# What is tapped to answer a task that concerns characters, allowed or not.
_ANSWERS: Final = {
    Job.PROTECTOR: "protector {}",
    Job.SAVE: "save {}",
    Job.GIVE: "give {}",
    Job.JOIN: "with {}",
    Job.PAY: "{} pays",
    Job.ANSWER: "{} power",
}
# What is tapped on a square to answer a task, allowed or not.
_PLACES: Final = {Job.FLEE: "flee {}", Job.BACK: "back {}", Job.TARGET: "to {}"}


@dataclass(frozen=True, slots=True)
class Touch:
    """The state, what can be chosen by its text, what is picked so far, and where it leads."""

    state: State
    say: Say
    options: dict[str, Act] = field(default_factory=dict)
    pick: str = ""
    # The options that are still meant; every beginning of an option with those to which it leads.
    live: frozenset[str] = frozenset()
    leads: dict[str, tuple[str, ...]] = field(default_factory=dict)
    # The character with whom all of them begin, and the verb that is picked.
    who: Character | None = None
    verb: str = ""
    # By square: what a tap there chooses.
    marks: dict[int, str] = field(default_factory=dict)
    news: tuple[Event, ...] = ()
    over: bool = False

    def meant(self, act: str) -> tuple[str, ...]:
        """The options to which a tap leads."""
        if act in self.options:
            return (act,)
        return narrow(self.options, act) if act[:1] == "*" else self.leads.get(act, ())

    def on(self, act: str, name: str, *names: str, picked: bool = False) -> dict[str, str | None]:
        """The attributes of a thing that can be tapped: what it does, its words, how it is marked.

        `can`: it leads to an option; `next`: to one of those that are still meant.
        """
        meant = self.meant(act) if act and self.options else ()
        said = name
        if len(meant) == 1 and meant[0] == act:
            said = label(self.state, self.options[act], self.say)
        leads = not picked and not self.live.isdisjoint(meant)
        marks = classes(*names, can=bool(meant), next=leads, picked=picked)
        act = act if self.options else ""
        return tappable(act, said, marks, can=bool(meant), picked=picked)


def touch(
    state: State,
    now: Decision[Act] | Outcome,
    seat: Seat,
    pick: str,
    say: Say,
    news: tuple[Event, ...] = (),
) -> Touch:
    """What taps mean for this seat; nothing when it has nothing to choose."""
    over = isinstance(now, Outcome)
    if not isinstance(now, Decision) or now.seat != seat:
        return Touch(state, say, news=news, over=over)
    options = {str(act): act for act in now.options}
    live = narrow(options, pick)
    who, verb = _picked(pick, live)
    return Touch(
        state,
        say,
        options,
        pick,
        frozenset(live),
        _leads(options),
        who,
        verb,
        _marks(state, options, live, who, verb),
        news=news,
    )


def _leads(options: Iterable[str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for text in options:
        cut = text.find(" ")
        while cut > 0:
            found.setdefault(text[:cut], []).append(text)
            cut = text.find(" ", cut + 1)
    return {begin: tuple(texts) for begin, texts in found.items()}


_NAMES: Final = {one.name.lower(): one for one in Character}


def _picked(pick: str, live: tuple[str, ...]) -> tuple[Character | None, str]:
    first_words = {text.split(" ", 1)[0] for text in live}
    who = _NAMES.get(first_words.pop()) if len(first_words) == 1 else None
    words = pick.split(" ")
    return who, words[1] if who is not None and len(words) > 1 else ""


def _marks(
    state: State,
    options: dict[str, Act],
    live: tuple[str, ...],
    who: Character | None,
    verb: str,
) -> dict[int, str]:
    """What is chosen on the map: a character that is picked moves, unless a verb is picked too."""
    found: dict[int, str] = {}
    second: dict[int, str] = {}
    for text in live:
        match options[text]:
            case (
                Flee(square)
                | Perish(square)
                | Back(square)
                | To(square)
                | Calm(square)
                | Source(square)
            ):
                found[square] = text
            case Leave(origin, square):
                begin = f"leave {square_word(origin)}"
                found |= {square: text} if narrow(live, begin) == live else {origin: begin}
            case Move(_, square) | Jump(_, square) if who is not None:
                found[square] = text
            case Lift(_, square) | Cancel(_, square) if verb:
                found[square] = text
            case LiftPyramid(_, square) | Ward(_, square) if verb:
                found[square] = text
            case Mediate(_, pile) if verb:
                found[state.bases[pile]] = text
            case Ask(pile):
                found[state.bases[pile]] = text
            case Avert(square) | Raise(square):
                second[square] = text
    return second | found


# -- on the map ---------------------------------------------------------------------------------


def square_act(now: Touch, square: int) -> str:
    """What it means to tap a square."""
    if not now.options or square in now.marks:
        return now.marks.get(square, "")
    name = square_word(square)
    if now.who is not None:
        verb = now.verb or ("moves" if not now.state.agenda else "jumps")
        return f"{now.who.name.lower()} {verb} {name}" if verb not in ("asks", "power") else ""
    if now.state.agenda:
        form = _PLACES.get(first(now.state).job)
        return form.format(name) if form else ""
    return ""


def square_word(square: int) -> str:
    """A square as actions name it."""
    return SQUARES[square].name.lower()


class Sign(NamedTuple):
    """A thing on a square that is tapped for itself, because the square means something else."""

    act: str
    square: int


def signs(now: Touch) -> Iterable[Sign]:
    """Disaster tokens and pyramids among what an effect can be done to."""
    for text in now.live:
        match now.options[text]:
            case Avert(square) | Raise(square) if now.marks.get(square) != text:
                yield Sign(text, square)


# -- characters ---------------------------------------------------------------------------------


def character_act(now: Touch, one: Character) -> str:
    """What it means to tap a character: to pick it, to answer with it, or to learn why not."""
    if not now.options:
        return ""
    name, state = one.name.lower(), now.state
    form = _ANSWERS.get(first(state).job) if state.agenda else None
    if form is not None:
        return form.format(name)
    meant = now.leads.get(name, ())
    if len(meant) == 1 and state.agenda:
        return meant[0]
    return name if meant else f"{name} moves {square_word(max(0, state.at[one]))}"


def deed_act(now: Touch, one: Character, verb: str) -> str:
    """What it means to tap an action on a sheet: the only way to do it, its beginning, or a try."""
    if not now.options:
        return ""
    act = f"{one.name.lower()} {verb}"
    meant = now.meant(act)
    if len(meant) == 1:
        return meant[0]
    if meant or verb in ("power", "loads"):
        return act
    if now.state.at[one] == NONE:
        return ""
    place = Pile.EAST.name.lower() if verb == "asks" else square_word(now.state.at[one])
    return f"{act} {place}"


def partner_act(now: Touch, one: Character) -> str:
    """Two mediators are chosen: the first is picked, the second one makes the pair."""
    name = one.name.lower()
    picked = now.pick[1:] if now.pick[:1] == "*" else ""
    for pair in (f"mediators {picked} {name}", f"mediators {name} {picked}"):
        if pair in now.options:
            return pair
    return f"*{name}"
