"""All games that this device keeps, and the search among them."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.screens.parts import back, button, heading, icon
from eden.ui.screens.remember import kept_games, places
from eden.ui.storage import Kept
from eden.ui.told import is_over

# So many games are listed at first, and with every wish for more.
_PAGE: Final = 20

_NONE: Final = N_("No game is kept on this device yet.")
_NOT_FOUND: Final = N_("No game is meant by these words.")
_HINT: Final = N_("A game, a name, a mode, a day, “won” or “running”")


def collection(app: App) -> str:
    """All kept games that are looked for, those to go on with first."""
    say, found = app.say, app.found()
    over = [one for one in found if is_over(one, app.settings.language)]
    running = [one for one in found if one not in over]
    room = _PAGE * app.pages
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("All games")))),
        places(app, "collection"),
        _search(app),
        _nothing(app) if not found else "",
        _part(app, N_("Go on with a game"), running, room),
        _part(app, N_("Finished games"), over, room - len(running)),
        _more(app) if len(found) > room else "",
        class_="collection narrow",
        id="screen",
    )


def _search(app: App) -> str:
    say = app.say
    field = tag(
        "input",
        type="text",
        name="text",
        id="seek",
        autocomplete="off",
        spellcheck="false",
        placeholder=say(_HINT),
        value=app.sought or None,
        data_change="seek",
    )
    return tag(
        "form",
        tag("label", text(say(N_("Search"))), for_="seek", class_="visually-hidden"),
        field,
        tag("button", icon("ui-search"), text(say(N_("Search"))), type="submit", class_="button"),
        data_submit="seek",
        role="search",
        class_="row search",
    )


def _nothing(app: App) -> str:
    return tag("p", text(app.say(_NOT_FOUND if app.sought else _NONE)), class_="soft")


def _part(app: App, title: str, games: list[Kept], room: int) -> str:
    """A part of the list, as far as there is room for it."""
    if not games or room <= 0:
        return ""
    words = f"{app.say(title)} ({len(games)})"
    return tag("section", heading(2, text(words)), kept_games(app, games[:room]), class_="begun")


def _more(app: App) -> str:
    words = text(app.say(N_("Show more")))
    return tag("p", button("more", "", words, id_="more-games"), class_="row")
