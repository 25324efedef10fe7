"""The app: which screen is open and what the player asked for. It knows no browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from eden.core import chance, link, record
from eden.core.match import Match
from eden.core.pick import why_not
from eden.core.say import N_, Problem, Say
from eden.games.shelf import GAMES, SHELF
from eden.ui import kept
from eden.ui.kept import Store
from eden.ui.rulebook import rule
from eden.ui.table import Table
from eden.ui.tongue import LANGUAGES, speaker

THEMES: Final = ("auto", "light", "dark")
ABOUT: Final = "/about"
NEW: Final = "/new/"


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player, the rule behind it, and what can be done about it."""

    text: str
    rule: str = ""
    actions: tuple[tuple[str, str, str], ...] = ()  # command, value, label


@dataclass(frozen=True, slots=True)
class Order:
    """Something that only a browser can do: copy, share, save, say, or turn to an address."""

    verb: str
    text: str
    more: str = ""


class App:
    """What is open, picked and shown; `orders` are for the browser to carry out."""

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
        self.slug = ""
        self.table: Table | None = None
        self.notice: Notice | None = None
        self.panel = ""
        self.sure = ""  # the kept game that is about to be forgotten
        self.draft: dict[str, str] = {}  # the set-up form as it is filled in
        self.orders: list[Order] = []

    @property
    def say(self) -> Say:
        """The language that is spoken."""
        return speaker(self.language)

    # -- where we are ---------------------------------------------------------------------------

    def open(self, place: str) -> None:
        """Go to what the address names after '#': a screen, or the link of a match."""
        self.notice = None
        self.panel = ""
        if place.startswith(NEW) and place.removeprefix(NEW) in SHELF:
            self.table = None
            self.screen, self.slug = "new", place.removeprefix(NEW)
        elif place == ABOUT:
            self.table = None
            self.screen = "about"
        elif place and not place.startswith("/"):
            self.open_link(place, arriving="replace")
        else:
            self.table = None
            self.screen = "home"

    def go(self, place: str) -> None:
        """Go there and let the address say so."""
        self.open(place)
        self.orders.append(Order("hash", place))

    def open_link(self, text: str, *, arriving: str = "hash") -> None:
        """Sit down at the match of a link; a kept game that went further is not lost by it."""
        try:
            match = link.decode(text, GAMES)
        except Problem as problem:
            self._fail(problem)
            return
        mine = self._mine(link.identity(match))
        there = [str(step.action) for step in match.choices()]
        here = [str(step.action) for step in mine.choices()] if mine else []
        if mine is None or there[: len(here)] == here:
            self._sit(match, arriving)
            return
        self._sit(mine, arriving)
        if here[: len(there)] == there:
            self.notice = Notice(self.say(N_("You have already played on from this link.")))
            return
        same = next(n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
        self.notice = Notice(
            self.say(N_("This link differs from your game from choice {n} on.")).format(n=same + 1),
            actions=(
                ("take", link.encode(match), self.say(N_("Take the link’s game"))),
                ("close", "", self.say(N_("Keep mine"))),
            ),
        )

    def _mine(self, identity: str) -> Match[Any, Any] | None:
        found = kept.find(self.store, identity)
        try:
            return link.decode(found.link, GAMES) if found else None
        except Problem:
            return None

    def _sit(self, match: Match[Any, Any], arriving: str = "hash") -> None:
        """At the table; going back leads to where we came from, unless it was the address."""
        self.screen = "table"
        self.table = Table(SHELF[match.game.slug], match)
        self._keep(arriving)
        self._announce(0 if not list(match.choices()) else len(match.steps))

    def _keep(self, verb: str = "replace") -> None:
        """Every choice is kept at once, on the device and in the address."""
        assert self.table is not None
        if not kept.keep(self.store, self.table.match, self.clock()):
            self.notice = Notice(
                self.say(
                    N_("This browser does not let games be kept. Copy the link before you leave.")
                )
            )
        self.orders.append(Order(verb, link.encode(self.table.match)))

    def _announce(self, since: int) -> None:
        assert self.table is not None
        self.orders.append(Order("say", self.table.news(since, self.say)))

    def _fail(self, problem: Problem) -> None:
        """Say what is wrong and stay where we are, or go home where there is nothing to stay at."""
        if self.table is None:
            self.screen = "home"
        self._notify(Notice(problem.said(self.say)))

    # -- at the table ---------------------------------------------------------------------------

    def tap(self, text: str) -> None:
        """A choice, or part of one; where it cannot be made, the reason."""
        table = self.table
        if table is None:
            return
        before = len(table.match.steps)
        if table.tap(text):
            self.notice = None
            if len(table.match.steps) != before:
                self._keep()
                self._announce(before)
            elif table.picked:
                count = len(table.narrowed())
                said = self.say(N_("{count} choices")).format(count=count)
                self.orders.append(Order("say", said))
            return
        self._refuse(text)

    def _refuse(self, text: str) -> None:
        assert self.table is not None
        match = self.table.match
        identity = why_not(match.game, match.state, text) if match.outcome is None else None
        found = rule(identity or "", self.language)
        reason = found.text if found else self.table.prompt(self.say)
        self._notify(Notice(reason, rule=identity or ""))

    def preview(self, text: str) -> str:
        """The overlay for an option that is looked at."""
        return self.table.preview(text, self.say) if self.table else ""

    # -- commands -------------------------------------------------------------------------------

    def do(self, command: str, value: str = "") -> None:
        """Carry out a command of the page; an unknown one does nothing."""
        carry_out = _COMMANDS.get(command)
        if carry_out is not None:
            try:
                carry_out(self, value)
            except Problem as problem:
                self._fail(problem)

    def _draft(self, form: str) -> None:
        self.draft = json.loads(form)

    def _start(self, form: str) -> None:
        """Begin a new match with what the form of the set-up screen says."""
        self._draft(form)
        chosen = self.draft
        game = GAMES[self.slug]
        options = {
            option.key: tuple(v for v in option.values if f"{option.key}.{v}" in chosen)
            if option.many
            else (chosen.get(option.key, option.default[0]),)
            for option in game.options
        }
        typed = str(chosen.get("seed", "")).strip()
        seed = chance.seed_from(typed) if typed else chance.new_seed()
        seats = int(chosen.get("seats", game.seats[0]))
        practice = "practice" in chosen
        match = Match(game, seats=seats, options=options, seed=seed, practice=practice)
        mine = self._mine(link.identity(match))
        self._sit(mine or match)
        if mine and list(mine.choices()):
            self.notice = Notice(self.say(N_("You have begun this very game before; go on.")))

    def _again(self, _: str) -> None:
        assert self.table is not None
        old = self.table.match
        self._sit(
            Match(
                old.game,
                seats=old.seats,
                options=old.options,
                seed=chance.new_seed(),
                practice=old.practice,
            )
        )
        self.panel, self.notice = "", None

    def _take(self, text: str) -> None:
        self.notice = None
        self._sit(link.decode(text, GAMES))

    def _open_text(self, text: str) -> None:
        """A pasted link or the text of a record."""
        if text.lstrip("\ufeff \n").startswith(record.TITLE):
            self.open_link(link.encode(record.read(text.lstrip(), GAMES)))
        else:
            self.open_link(text)

    def _undo(self, _: str) -> None:
        self._turn_back("undo")

    def _redo(self, _: str) -> None:
        self._turn_back("redo")

    def _turn_back(self, way: str) -> None:
        """Undo or redo, or say why not."""
        table = self.table
        if table is None:
            return
        self.notice = None
        able = table.match.can_undo() if way == "undo" else table.match.can_redo()
        if able:
            table.undo() if way == "undo" else table.redo()
            self._keep()
            self.orders.append(Order("say", table.prompt(self.say)))
        elif way == "undo" and any(table.match.choices()):
            self._tell(
                N_(
                    "A die or a card has been shown since, so this cannot be taken back. "
                    "In a practice game it could."
                )
            )

    def _forget(self, identity: str) -> None:
        """Asked twice: the first time only makes sure."""
        if self.sure == identity:
            kept.forget(self.store, identity)
            self.sure = ""
        else:
            self.sure = identity

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

    def link(self) -> str:
        """The address that holds the whole match."""
        assert self.table is not None
        return f"{self.address}#{link.encode(self.table.match)}"

    def _copy(self, _: str) -> None:
        self.orders.append(Order("copy", self.link()))

    def _copied(self, _: str) -> None:
        self._tell(N_("Link copied."))

    def _uncopied(self, _: str) -> None:
        self._tell(N_("This browser does not let us copy. Select the link and copy it yourself."))

    def _broken(self, _: str) -> None:
        self._tell(N_("Something went wrong. Your game is kept; reload the page to go on."))

    def _tell(self, text: str) -> None:
        self._notify(Notice(self.say(text)))

    def _notify(self, notice: Notice) -> None:
        """A notice is seen and heard."""
        self.notice = notice
        self.orders.append(Order("say", notice.text))

    def _sheet(self, _: str) -> None:
        assert self.table is not None
        self.orders.append(Order("share", self.link(), self.table.box.words.title(self.say)))

    def _export(self, _: str) -> None:
        assert self.table is not None
        match = self.table.match
        name = f"{match.game.slug}-{match.seed}.txt"
        self.orders.append(Order("save", record.write(match), name))


_COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "go": App.go,
    "draft": App._draft,
    "start": App._start,
    "again": App._again,
    "open": App._open_text,
    "take": App._take,
    "undo": App._undo,
    "redo": App._redo,
    "forget": App._forget,
    "language": App._language,
    "theme": App._theme,
    "panel": App._panel,
    "close": App._close,
    "copy": App._copy,
    "copied": App._copied,
    "uncopied": App._uncopied,
    "broken": App._broken,
    "share": App._sheet,
    "export": App._export,
}
