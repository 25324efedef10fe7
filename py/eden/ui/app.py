"""The app: which screen is open and what the player asked for. It knows no browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from eden.engine import chance, link, record
from eden.engine.match import Match
from eden.engine.options import Clash
from eden.engine.problem import Problem
from eden.games.shelf import GAMES, SHELF
from eden.kit.say import N_
from eden.ui import begun
from eden.ui.begun import Begun
from eden.ui.desk import Notice, Order
from eden.ui.people import people_at, people_of, seats_of, swapped
from eden.ui.seated import Seated
from eden.ui.table import Table

ABOUT: Final = "/about"
NEW: Final = "/new/"


class App(Seated):
    """What is open, picked and shown."""

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
            theirs = begun.read(text)
        except Problem as problem:
            self._fail(problem)
            return
        mine = begun.find(self.store, link.identity(theirs.match))
        there, here = theirs.choices(), mine.choices() if mine else []
        if mine is None or there[: len(here)] == here:
            self._sit(theirs.after(mine), arriving)
            return
        self._sit(mine, arriving)
        if here[: len(there)] == there:
            self.notice = Notice(self.say(N_("You have already played on from this link.")))
            return
        same = next(n for n, (a, b) in enumerate(zip(here, there, strict=False)) if a != b)
        self.notice = Notice(
            self.say(N_("This link differs from your game from choice {n} on.")).format(n=same + 1),
            actions=(
                ("take", theirs.link, self.say(N_("Take the link’s game"))),
                ("close", "", self.say(N_("Keep mine"))),
            ),
        )

    def _sit(self, game: Begun, arriving: str = "hash") -> None:
        table = Table(SHELF[game.match.game.slug], game.match, game.people)
        self._take_seat(table, game, arriving)

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
        self.draft = swapped(self.draft, json.loads(form))

    def _start(self, form: str) -> None:
        """Begin a new match with what the form of the set-up screen says."""
        self._draft(form)
        chosen, box = self.draft, SHELF[self.slug]
        options = {
            option.key: tuple(v for v in option.values if f"{option.key}.{v}" in chosen)
            if option.many
            else (chosen.get(option.key, option.default[0]),)
            for option in box.game.options
        }
        if "people" in chosen:
            self.players = people_at(chosen)
            self.orders.append(Order("setting", "players", str(self.players)))
        typed = str(chosen.get("seed", "")).strip()
        try:
            match = Match(
                box.game,
                seats=seats_of(chosen, box),
                options=options,
                seed=chance.seed_from(typed) if typed else chance.new_seed(),
                practice="practice" in chosen,
            )
        except Clash as clash:
            one, other = (
                box.option(key, value, self.say)[0] for key, value in (clash.one, clash.other)
            )
            raise Problem(
                N_("“{one}” and “{other}” cannot be played together."), one=one, other=other
            ) from None
        mine = begun.find(self.store, link.identity(match))
        self._sit(mine or Begun(match, people_of(chosen, box)))
        if mine and mine.choices():
            self.notice = Notice(self.say(N_("You have begun this very game before; go on.")))

    def _again(self, _: str) -> None:
        assert self.table is not None
        old = self.table.match
        match = Match(
            old.game,
            seats=old.seats,
            options=old.options,
            seed=chance.new_seed(),
            practice=old.practice,
        )
        self._sit(Begun(match, self.table.people))
        self.panel, self.notice = "", None

    def _take(self, text: str) -> None:
        self.notice = None
        theirs = begun.read(text)
        self._sit(theirs.after(begun.find(self.store, link.identity(theirs.match))))

    def _open_text(self, text: str) -> None:
        """A pasted link or the text of a record."""
        if text.lstrip("\ufeff \n").startswith(record.TITLE):
            text = text.lstrip()
            match, people = record.read(text, GAMES), record.people_of(text)
            fits = len(people) == (match.game.roles or match.seats)
            self.open_link(link.encode(match, people if fits else ()))
        else:
            self.open_link(text)


_COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "go": App.go,
    "draft": App._draft,
    "start": App._start,
    "again": App._again,
    "open": App._open_text,
    "take": App._take,
    "undo": App._undo,
    "redo": App._redo,
    "lift": App._lift,
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
