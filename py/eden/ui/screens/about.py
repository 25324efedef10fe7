"""Who made the games, and what this is."""

from __future__ import annotations

from eden.games.shelf import SHELF
from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.screens.parts import back, heading

_ABOUT = (
    N_(
        "Eden Trilogy is an independent adaptation. It is not made, checked or endorsed by the "
        "authors or publishers of the games, to whom all rights in them belong."
    ),
    N_(
        "What the rulebooks do not print in words, such as the tables on cards, is this project’s "
        "own and marked as such in the rules. All texts and drawings here are our own."
    ),
    N_(
        "Everything runs in your browser: no account, no server, nothing is sent anywhere. Games "
        "are kept on this device only, and in the links that you share."
    ),
)
_TOOLS = N_(
    "Made with Python, Pyodide, PyScript, idiomorph, Workbox, segno and the typeface Nunito."
)
_PLAYERS = N_("What the computer players know")
_BALANCE = N_("How balanced the games are")


def about(app: App) -> str:
    """Who made the games, and what this is."""
    say, language = app.say, app.settings.language
    made_by = [
        tag("li", tag("strong", text(say(box.title))), " ", text(say(box.credits)))
        for box in SHELF.values()
    ]
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("About Eden Trilogy")))),
        *(tag("p", text(say(words))) for words in _ABOUT),
        heading(2, text(say(N_("The games")))),
        tag("ul", *made_by),
        tag("p", tag("a", text(say(_PLAYERS)), href=f"rules/players.{language}.html")),
        tag("p", tag("a", text(say(_BALANCE)), href=f"balance.{language}.html")),
        tag("p", text(say(_TOOLS)), class_="soft"),
        class_="about narrow",
        id="screen",
    )
