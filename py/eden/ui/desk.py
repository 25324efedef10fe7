"""What every screen of the app stands on: language, colours, notices, and orders to the browser."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from eden.engine.problem import Problem
from eden.kit.say import N_, Say
from eden.ui import kept
from eden.ui.kept import Store
from eden.ui.table import Table
from eden.ui.tongue import LANGUAGES, speaker

THEMES: Final = ("auto", "light", "dark")


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player, the rule behind it, and what can be done about it."""

    text: str
    rule: str = ""
    actions: tuple[tuple[str, str, str], ...] = ()  # command, value, label


@dataclass(frozen=True, slots=True)
class Order:
    """What only a browser can do: copy, share, save, say, think, or turn to an address."""

    verb: str
    text: str
    more: str = ""


class Desk:
    """Settings, notices and panels; `orders` are for the browser to carry out."""

    def __init__(
        self,
        store: Store,
        *,
        address: str,
        language: str,
        theme: str,
        clock: Callable[[], float],
        wide: bool = False,
    ) -> None:
        self.store = store
        self.address = address
        self.clock = clock
        self.wide = wide  # there is room for the log beside the table
        self.language = language if language in LANGUAGES else "en"
        self.theme = theme if theme in THEMES else "auto"
        self.screen = "home"
        self.table: Table | None = None
        self.notice: Notice | None = None
        self.panel = ""
        self.sure = ""  # the kept game that is about to be forgotten
        self.slug = ""  # the game that is being set up
        self.draft: dict[str, str] = {}  # its form as it is filled in
        # How many people share the game, where a clock wants to know; remembered on this device.
        known = store.get("eden.players") or "1"
        self.players = int(known) if known in set("1234567") else 1
        self.orders: list[Order] = []

    @property
    def say(self) -> Say:
        """The language that is spoken, to those who are at the table."""
        return speaker(self.language, self.table.people if self.table else ())

    # -- what is told ---------------------------------------------------------------------------

    def _fail(self, problem: Problem) -> None:
        """Say what is wrong and stay where we are, or go home where there is nothing to stay at."""
        if self.table is None and self.screen != "new":
            self.screen = "home"
        self._notify(Notice(problem.said(self.say)))

    def _tell(self, text: str) -> None:
        self._notify(Notice(self.say(text)))

    def _notify(self, notice: Notice) -> None:
        """A notice is seen and heard."""
        self.notice = notice
        self.orders.append(Order("say", notice.text))

    def _copied(self, _: str) -> None:
        self._tell(N_("Link copied."))

    def _uncopied(self, _: str) -> None:
        self._tell(N_("This browser does not let us copy. Select the link and copy it yourself."))

    def _broken(self, _: str) -> None:
        self._tell(N_("Something went wrong. Your game is kept; reload the page to go on."))

    # -- what is set and opened -----------------------------------------------------------------

    def _language(self, value: str) -> None:
        self.language = value if value in LANGUAGES else "en"
        self.notice = None
        self.orders.append(Order("setting", "lang", self.language))
        if self.table:
            self.orders.append(Order("say", self.table.prompt(self.say)))

    def _theme(self, value: str) -> None:
        self.theme = value if value in THEMES else "auto"
        self.orders.append(Order("setting", "theme", self.theme))

    def _panel(self, value: str) -> None:
        self.panel = "" if self.panel == value else value

    def _close(self, _: str) -> None:
        """Escape: first what lies on top."""
        if self.notice or self.panel or self.sure:
            self.notice, self.panel, self.sure = None, "", ""
        elif self.table:
            self.table.pick = ""

    def _forget(self, identity: str) -> None:
        """Asked twice: the first time only makes sure."""
        if self.sure == identity:
            kept.forget(self.store, identity)
            self.sure = ""
        else:
            self.sure = identity
