"""What several screens show of what this device remembers: the ways between them, kept games."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, named
from eden.kit.svg import tag, text
from eden.ui.app import COLLECTION, DAYS, RESULTS, App
from eden.ui.dates import here, told_day
from eden.ui.screens.parts import button, icon
from eden.ui.storage import Kept
from eden.ui.told import told

_PLACES: Final = {
    "days": ("ui-calendar", N_("Calendar"), DAYS),
    "results": ("ui-chart", N_("Results"), RESULTS),
    "collection": ("ui-log", N_("Games"), COLLECTION),
}


def places(app: App, here_: str = "") -> str:
    """The ways to what is remembered; the one that is open is marked."""
    links = [
        tag(
            "a",
            icon(drawn),
            text(app.say(words)),
            href=f"#{place}",
            class_="button",
            aria_current="page" if name == here_ else None,
        )
        for name, (drawn, words, place) in _PLACES.items()
    ]
    return tag("nav", *links, class_="row places", aria_label=app.say(N_("What is remembered")))


def kept_games(app: App, games: list[Kept]) -> str:
    """Kept games in a list, each to be opened or deleted."""
    return tag("ul", *(_kept_game(app, one) for one in games), class_="kept-games")


def _kept_game(app: App, one: Kept) -> str:
    words = told(one.link, app.settings.language)
    name = one.identity.replace(".", "-")
    open_it = button(
        "open",
        one.link,
        tag("strong", text(words.title)),
        tag("span", text(words.facts)),
        tag("span", text(told_day(here(one.played), app.say)), class_="soft"),
        class_="kept-game",
        id_=f"kept-{name}",
    )
    forget = _forget(app, one, words.title, name)
    keep = app.sure == one.identity and button("close", "", text(app.say(N_("Keep it"))))
    return tag("li", open_it, forget, keep or "", id=f"kept-row-{name}")


def _forget(app: App, one: Kept, title: str, name: str) -> str:
    sure = app.sure == one.identity
    words = app.say(N_("Really delete?")) if sure else app.say(N_("Delete"))
    return button(
        "forget",
        one.identity,
        icon("ui-trash"),
        text(words) if sure else "",
        class_="danger" if sure else "quiet",
        label=named(words, title, app.say),
        id_=f"forget-{name}",
    )
