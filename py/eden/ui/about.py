"""Who made the games, and what this is."""

from __future__ import annotations

from eden.core.say import N_
from eden.core.svg import tag, text
from eden.ui.app import App
from eden.ui.parts import back, heading

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
_CREDITS = (
    (
        "The Spirit of Eden",
        N_("by Youssef Fârhi, illustrated by Adrien Rives, published by Alone Editions, 2022."),
    ),
    ("Edenia", N_("by Matthieu Lanvin, illustrated by Camille Chaussy, published by BLAM!, 2016.")),
    ("Ultimédiation", N_("by Georgios with Ludovic and Romain, published by Ultimediation, 2022.")),
)
_TOOLS = N_(
    "Made with Python, Pyodide, PyScript, idiomorph, Workbox, segno and the typeface Nunito."
)


def about(app: App) -> str:
    """Who made the games, and what this is."""
    say = app.say
    made_by = [
        tag("li", tag("strong", text(name)), " ", text(say(words))) for name, words in _CREDITS
    ]
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("About Eden Trilogy")))),
        *(tag("p", text(say(words))) for words in _ABOUT),
        heading(2, text(say(N_("The games")))),
        tag("ul", *made_by),
        tag("p", text(say(_TOOLS)), class_="soft"),
        class_="about narrow",
        id="screen",
    )
