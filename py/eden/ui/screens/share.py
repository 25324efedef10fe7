"""The panel with the link: as a text, as a QR code, as a file."""

from __future__ import annotations

from typing import Final, NamedTuple

import segno

from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.keeper import TOO_LONG, is_too_long
from eden.ui.screens.parts import button, heading, icon
from eden.ui.sitting import Sitting

# The panel as it is opened from the bar, and from the curtain.
PANELS: Final = ("share", "send")

_HOLDS: Final = N_(
    "The link holds the whole game. Whoever opens it can look at it and play on from here."
)


class _Way(NamedTuple):
    """A button with which the link, or the match, is handed on."""

    command: str
    name: str
    icon: str
    words: str
    class_: str


_WAYS: Final = (
    _Way("share", "sheet", "ui-share", N_("Share…"), "primary can-share"),
    _Way("copy", "copy", "ui-copy", N_("Copy the link"), "primary"),
    _Way("export", "export", "ui-download", N_("Save as a record"), ""),
)


def share(sitting: Sitting, panel: str) -> str:
    """The link of the match in every form in which it can be handed on."""
    say, seed, long = sitting.say, sitting.table.match.seed, is_too_long(sitting.place)
    ways = [way for way in _WAYS if way.command == "export" or not long]
    return tag(
        "section",
        heading(2, text(_title(sitting, panel)), id="share-title"),
        tag("p", text(say(TOO_LONG if long else _HOLDS)), class_="soft"),
        "" if long else _link(sitting.url, say),
        tag("p", *(_button(way, say) for way in ways), class_="row"),
        tag("p", text(say(N_("Seed: {seed}"), seed=seed)), class_="soft"),
        _close(say),
        class_="panel",
        id="panel",
        role="dialog",
        aria_modal="true",
        aria_labelledby="share-title",
    )


def _title(sitting: Sitting, panel: str) -> str:
    say, company = sitting.say, sitting.table.company
    if panel == "send":
        return say(N_("Send to {name}"), name=company.name(company.turn, say))
    return say(N_("Share this game"))


def _link(url: str, say: Say) -> str:
    """The link, to be photographed or to be copied by hand."""
    name = say(N_("Link"))
    field = tag("input", type="text", value=url, readonly=True, id="share-link", aria_label=name)
    return _code(url, say) + field


def _code(url: str, say: Say) -> str:
    code = segno.make(url, error="l", micro=False)
    drawn = code.svg_inline(scale=4, border=3, dark="#14251c", light="#fffaec", omitsize=True)
    return tag("div", drawn, class_="qr", role="img", aria_label=say(N_("QR code of the link")))


def _button(way: _Way, say: Say) -> str:
    words, name = text(say(way.words)), f"share-{way.name}"
    return button(way.command, "", icon(way.icon), words, class_=way.class_, id_=name)


def _close(say: Say) -> str:
    return button(
        "close",
        "",
        icon("ui-close"),
        label=say(N_("Close")),
        class_="quiet corner",
        id_="share-close",
    )
