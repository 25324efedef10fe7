"""The panel with the link: as a text, as a QR code, as a file."""

from __future__ import annotations

from typing import Final

import segno

from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.parts import button, heading, icon
from eden.ui.table import Table

# The panel as it is opened from the bar, and from the curtain.
PANELS: Final = ("share", "send")


def share(app: App, shown: Table) -> str:
    """The link of the match in every form in which it can be handed on."""
    say = app.say
    title = say(N_("Share this game"))
    if app.panel == "send":
        title = say(N_("Send to {name}")).format(name=shown.name(shown.turn, say))
    link = app.link()
    code = segno.make(link, error="l", micro=False)
    drawn = code.svg_inline(scale=4, border=3, dark="#14251c", light="#fffaec", omitsize=True)
    return tag(
        "section",
        heading(2, text(title), id="share-title"),
        tag(
            "p",
            text(
                say(
                    N_(
                        "The link holds the whole game. Whoever opens it can look at it and "
                        "play on from here."
                    )
                )
            ),
            class_="soft",
        ),
        tag("div", drawn, class_="qr", role="img", aria_label=say(N_("QR code of the link"))),
        tag(
            "input",
            type="text",
            value=link,
            readonly=True,
            id="share-link",
            aria_label=say(N_("Link")),
        ),
        tag(
            "p",
            button(
                "share",
                "",
                icon("ui-share"),
                text(say(N_("Share…"))),
                class_="primary can-share",
                id_="share-sheet",
            ),
            button(
                "copy",
                "",
                icon("ui-copy"),
                text(say(N_("Copy the link"))),
                class_="primary",
                id_="share-copy",
            ),
            button(
                "export",
                "",
                icon("ui-download"),
                text(say(N_("Save as a record"))),
                id_="share-export",
            ),
            class_="row",
        ),
        tag("p", text(say(N_("Seed: {seed}")).format(seed=shown.match.seed)), class_="soft"),
        button(
            "close",
            "",
            icon("ui-close"),
            label=say(N_("Close")),
            class_="quiet corner",
            id_="share-close",
        ),
        class_="panel",
        id="panel",
        aria_labelledby="share-title",
    )
