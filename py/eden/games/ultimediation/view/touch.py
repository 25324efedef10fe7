"""What a tap means: the text in `data-act` of each thing on the table, legal now or not.

What is not legal carries an action too, one whose refusal names the rule that a player needs then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from eden.kit import touch as kit
from eden.kit.pick import narrow

from ..acts import (
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
from ..data import CAMPS, Character, Deed, Kind, Pile, square_word, word
from ..rules.board import first
from ..state import NONE, Job, State
from ..words.labels import label
from .changes import Changes, changes

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
    "protector": "protector {}",
    "save": "save {}",
    "give": "give {}",
    "join": "with {}",
    "pay": "{} pays",
    "pause": "{} power",
    "answer": "{} power",
    "exhaust": "{} loses",
}
# What is tapped on a square to answer a task, allowed or not.
_PLACES: Final = {
    "flee": "flee {}",
    "back": "back {}",
    "target": "to {}",
    "calm": "calm {}",
    "carry": "from {}",
    "ad": "calm {}",
    "td": "from {}",
}


def _asked(state: State) -> str:
    """What is due, in a word: a job; of an effect its kind, of a remote action its deed."""
    if not state.agenda:
        return ""
    task = first(state)
    match task.job:
        case Job.EFFECT:
            return word(task.kind)
        case Job.REMOTE:
            return word(task.deed)
        case job:
            return word(job)


_NAMES: Final = {word(one): one for one in Character}


@dataclass(frozen=True)
class Touch(kit.Touch[State]):
    """What can be tapped on the Earth and on the sheets, and who is picked to do what."""

    labels = staticmethod(label)

    @cached_property
    def who(self) -> Character | None:
        """The character with whom all options begin that are still meant."""
        first_words = {text.split(" ", 1)[0] for text in self.live}
        return _NAMES.get(first_words.pop()) if len(first_words) == 1 else None

    @cached_property
    def verb(self) -> str:
        """What that character is picked to do."""
        words = self.pick.split(" ")
        return words[1] if self.who is not None and len(words) > 1 else ""

    @cached_property
    def marks(self) -> dict[int, str]:
        """By square: what a tap there chooses."""
        return _marks(self)

    @cached_property
    def changes(self) -> Changes:
        """By how much the numbers on the table have changed since the last choice."""
        return changes(self.trail.before, self.state) if self.trail else {}


def _marks(now: Touch) -> dict[int, str]:
    """What is chosen on the map: a character that is picked moves, unless a verb is picked too."""
    state, live, who, verb = now.state, now.live, now.who, now.verb
    found: dict[int, str] = {}
    second: dict[int, str] = {}
    for text in live:
        match now.options[text]:
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
    name, who = square_word(square), now.who
    if who is not None and now.verb == "asks":
        camps = [camp for camp in CAMPS if now.state.bases[camp] == square]
        return f"{word(who)} asks {word(camps[0])}" if camps else ""
    if who is not None:
        verb = now.verb or ("moves" if not now.state.agenda else "jumps")
        return f"{word(who)} {verb} {name}" if verb not in ("power", "refreshed") else ""
    if now.pick.startswith("leave "):
        return f"{now.pick} {name}"
    form = _PLACES.get(_asked(now.state))
    return form.format(name) if form else ""


class Sign(NamedTuple):
    """A thing on a square that is tapped for itself, because the square means something else."""

    act: str
    square: int


def signs(now: Touch) -> Iterator[Sign]:
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
    name, state = word(one), now.state
    form = _ANSWERS.get(_asked(state))
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
    act = f"{word(one)} {verb}"
    meant = now.meant(act)
    if len(meant) == 1:
        return meant[0]
    if meant or verb in ("power", "loads"):
        return act
    if now.state.at[one] == NONE:
        return ""
    place = word(Pile.EAST) if verb == "asks" else square_word(now.state.at[one])
    return f"{act} {place}"


def place_act(now: Touch, one: Character, deed: Deed, act: str) -> str:
    """What it means to tap a place on a sheet: `act`, unless cubes come back from there."""
    if _asked(now.state) == word(Kind.REFRESH) and now.options:
        return f"{word(one)} refreshed {word(deed)}"
    return act


def partner_act(now: Touch, one: Character) -> str:
    """Two mediators are chosen: the first is picked, the second one makes the pair."""
    name = word(one)
    picked = now.pick[1:] if now.pick[:1] == "*" else ""
    for pair in (f"mediators {picked} {name}", f"mediators {name} {picked}"):
        if pair in now.options:
            return pair
    return f"*{name}"
