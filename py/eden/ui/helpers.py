"""Characters of one seat that bots play: when they act, and among what they may choose."""

from __future__ import annotations

from typing import Any, NamedTuple

from eden.engine.game import Decision
from eden.engine.think.mind import LEVELS
from eden.kit.say import N_, Say, listed
from eden.ui.table import Table


class Task(NamedTuple):
    """Who is to think for the characters, and the texts of what may be chosen; (): anything."""

    level: str
    only: tuple[str, ...] = ()


class _Sorted(NamedTuple):
    """The options of a decision: of the helpers, of people's characters, what ends it, the rest."""

    mine: tuple[Any, ...]
    people: tuple[Any, ...]
    ends: tuple[Any, ...]
    rest: tuple[Any, ...]


class Helpers:
    """They act when people have nothing more to do, want to end, or ask them to."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.acting = False  # until they would rather end
        self._ending = ""  # what a person chose, to be done after them
        self._resting = False  # something was taken back: nothing happens by itself
        self._enough = -1  # at this step they had nothing more to do
        self._follows = -1  # what is asked at this step follows from what they did

    @property
    def levels(self) -> dict[int, str]:
        """The level of each character that was handed over."""
        return self._table.company.helpers

    @property
    def task(self) -> Task | None:
        """What they should think about now; None: people choose."""
        found, here = self._sorted(), len(self._table.match.steps)
        if found is None:
            return None
        only = tuple(map(str, (*found.mine, *found.ends)))
        level = self._level(found.mine)
        if self._follows == here and not (self._resting or self._is_asked_again(found)):
            return Task(level)
        if self.acting:
            return Task(level, only) if found.mine else None
        if self._resting:
            return None
        if not found.mine or found.people or self._enough == here:
            return None
        # Nobody else can do anything; what three do together is asked for by people.
        return Task(level, only) if found.ends or not found.rest else None

    def _is_asked_again(self, found: _Sorted) -> bool:
        """Whether somebody can act as before, or what a person ends with can be done; else what is
        asked, even where it can be passed over, follows from what they did."""
        if found.mine or found.people:
            return True
        return bool(found.ends) and (not self._ending or self._ending in map(str, found.ends))

    @property
    def can_act(self) -> bool:
        """Whether they can be asked to."""
        found = self._sorted()
        return found is not None and bool(found.mine) and self.task is None

    def names(self, say: Say) -> str:
        """Those who can act, by name."""
        roles = self._table.box.roles
        # "Elli, teleporter" is called Elli.
        return listed([say(roles[role]).partition(",")[0] for role in self._roles()], say)

    def asked(self, say: Say) -> str:
        """The words by which they are asked to act."""
        if len(self._roles()) > 1:
            return say(N_("Let the others act"))
        return say(N_("Let {name} act"), name=self.names(say))

    # -- what happens ---------------------------------------------------------------------------

    def act(self, ending: str = "") -> None:
        """Let them act; then what a person chose to end with is done."""
        self.acting, self._ending, self._resting, self._enough = True, ending, False, -1

    def comes_first(self, option: Any) -> bool:
        """Whether they act before a person ends."""
        found = self._sorted()
        if found is None or option not in found.ends or not found.mine:
            return False
        return self._enough != len(self._table.match.steps)

    def decide(self, text: str) -> str:
        """What is to be done about what they chose; '': nothing, they would rather end."""
        found = self._sorted()
        ends = [*map(str, found.ends)] if found else []
        if text not in ends or (self._ending and self._ending not in ends):
            return text  # something else came between, and is ended first
        then = self._ending
        self.acting, self._ending = False, ""
        self._enough = len(self._table.match.steps)
        return then

    def acted(self) -> None:
        """They have made a choice."""
        self._follows = len(self._table.match.steps)
        found = self._sorted()
        if self.acting and found and found.ends and not found.mine and not self._ending:
            self.acting = False

    @property
    def then(self) -> str:
        """What a person wanted to end with, when nobody has anything to do before it any more."""
        found = self._sorted()
        ends = [*map(str, found.ends)] if found else []
        done = self.acting and self._ending in ends and found and not found.mine
        return self._ending if done else ""

    def stop(self) -> None:
        """They have no task any more."""
        self.acting, self._ending = False, ""

    def rest(self) -> None:
        """They were stopped, or something was taken back: they wait until a person has chosen."""
        self.stop()
        self._resting = True

    def go_on(self) -> None:
        """A person has chosen."""
        self._resting = False

    # -- whose options --------------------------------------------------------------------------

    def _sorted(self) -> _Sorted | None:
        box, now = self._table.box, self._table.match.now
        if not self.levels or box.role_of is None or not isinstance(now, Decision):
            return None
        mine: list[Any] = []
        people: list[Any] = []
        ends: list[Any] = []
        rest: list[Any] = []
        for option in now.options:
            role = self._role(option)
            if role is not None:
                (mine if role in self.levels else people).append(option)
            else:
                (ends if box.ends and box.ends(option) else rest).append(option)
        return _Sorted(tuple(mine), tuple(people), tuple(ends), tuple(rest))

    def _roles(self) -> list[int]:
        """Those who can act; all of them while something follows from what they did."""
        found = self._sorted()
        roles = {self._role(option) for option in found.mine} if found else set()
        return sorted(role for role in self.levels if not roles or role in roles)

    def _role(self, option: Any) -> int | None:
        role_of = self._table.box.role_of
        return role_of(self._table.match.state, option) if role_of else None

    def _level(self, options: tuple[Any, ...]) -> str:
        """The best of those who are concerned: they talk to each other."""
        roles = {self._role(option) for option in options} or set(self.levels)
        levels = [level for role, level in self.levels.items() if role in roles]
        return max(levels, key=lambda one: list(LEVELS).index(one) if one in LEVELS else -1)
