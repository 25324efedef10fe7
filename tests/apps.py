"""Apps to test with: without a browser, on a device that keeps texts as long as it may."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from datetime import datetime
from typing import Any, TypeVar

from eden.engine.game import Decision
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.notices import Notice
from eden.ui.orders import Order, Think
from eden.ui.screens.page import page
from eden.ui.sitting import Sitting
from eden.ui.table import Table
from eden.ui.thoughts import Answer

Kind = TypeVar("Kind", bound=Order)


class Memory:
    """A store that keeps texts as long as it may; on a `new` device no game is known yet, and what
    would be regretted is asked once more."""

    def __init__(self, *, full: bool = False, new: bool = False) -> None:
        self.texts: dict[str, str] = {}
        self.full = full
        self.new = new

    def get(self, key: str) -> str | None:
        usual = "no" if key == "eden.asks" else "yes" if key.startswith("eden.known.") else None
        return self.texts.get(key, None if self.new else usual)

    def put(self, key: str, value: str) -> bool:
        if not self.full:
            self.texts[key] = value
        return not self.full

    def drop(self, key: str) -> None:
        self.texts.pop(key, None)

    def names(self) -> list[str]:
        return list(self.texts)


def noon() -> float:
    """Noon of an ordinary Friday, wherever we are."""
    return datetime(2027, 1, 15, 12).timestamp()


def an_app(
    store: Memory | None = None,
    language: str = "en",
    *,
    time_of_day: Callable[[], float] = noon,
    install: str = "",
) -> App:
    return App(
        store or Memory(),
        address="https://eden.example/",
        language=language,
        theme="auto",
        time_of_day=time_of_day,
        install=install,
    )


def at_the_table(store: Memory | None = None, *modes: str, **form: str) -> App:
    """At a new table; the seed is the same each time, unless another is named."""
    app = an_app(store)
    app.open("/new/spirit")
    marks = {f"modes.{mode}": mode for mode in modes}
    do(app, "start", json.dumps({"seed": "7"} | form | marks))
    return app


def choose(app: App, wanted: str) -> None:
    """Tap the first option that begins so, again if asked, and see the end of what moves."""
    now = match_of(app).now
    assert isinstance(now, Decision)
    text = next(str(option) for option in now.options if str(option).startswith(wanted))
    app.tap(text)
    if app.sitting and app.sitting.doubt:
        app.tap(text)
    table_of(app).playback.show_all()


def play_on(app: App, choices: int) -> None:
    """Tap the first option so many times."""
    for _ in range(choices):
        now = match_of(app).now
        if not isinstance(now, Decision):
            return
        app.tap(str(now.options[0]))


def shown(app: App) -> ET.Element:
    """What the player sees; it must be well-formed."""
    return ET.fromstring(f"<div>{page(app)}</div>")


def acts(app: App) -> list[str]:
    """The texts of the choice buttons."""
    buttons = shown(app).iter("button")
    return [button.attrib["data-act"] for button in buttons if "data-act" in button.attrib]


def words(app: App) -> str:
    return " ".join(shown(app).itertext())


def answer(app: App, text: str) -> None:
    """Whoever is asked to think chooses this."""
    app.wake_bot()
    asked = [order.asked for order in app.orders if isinstance(order, Think)][-1]
    app.orders[:] = [order for order in app.orders if not isinstance(order, Think)]
    app.answer(asked, Answer(text))


def orders(app: App, kind: type[Kind]) -> list[Kind]:
    """The orders of a kind that were not carried out yet."""
    return [order for order in app.orders if isinstance(order, kind)]


def notice_of(app: App) -> Notice:
    assert app.notices.shown is not None
    return app.notices.shown


def sitting_of(app: App) -> Sitting:
    assert app.sitting is not None
    return app.sitting


def table_of(app: App) -> Table:
    return sitting_of(app).table


def match_of(app: App) -> Any:
    return table_of(app).match
