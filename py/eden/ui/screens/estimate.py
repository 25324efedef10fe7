"""How one stands: the estimated chance to win, on request, under what can be chosen."""

from __future__ import annotations

from typing import Final

from eden.engine.think.estimate import PLAYOUTS, Chance
from eden.kit.say import N_
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.reviewing import can_estimate, estimate_of, seats_of, told_chances
from eden.ui.screens.parts import button, heading, icon
from eden.ui.sitting import Sitting
from eden.ui.studying import Estimating, bounds

_WIDE: Final = 200


def estimate(app: App, sitting: Sitting) -> str:
    """The button that asks for it, or what is known."""
    known = estimate_of(sitting)
    if known is None and not can_estimate(sitting):
        return ""
    if known is None:
        words = text(app.say(N_("How do I stand?")))
        asks = button("estimate", "", icon("ui-chart"), words, class_="quiet", id_="estimates")
        return tag("div", asks, class_="estimate", id="estimate")
    return _told(app, sitting, known)


def _told(app: App, sitting: Sitting, known: Estimating) -> str:
    say, count = app.say, len(known.played)
    if known.is_done:
        how = say(N_("An estimate: from here the game was played on {count} times."), count=count)
    else:
        how = say(N_("Playing on from here: {n} of {count} times…"), n=count, count=PLAYOUTS)
    close = say(N_("Close"))
    rows = zip(seats_of(known), told_chances(known, sitting, say), strict=True)
    return tag(
        "div",
        heading(3, text(say(N_("How do I stand?"))), id="estimate-title"),
        button("estimate", "", icon("ui-close"), label=close, class_="quiet", id_="estimates"),
        tag(
            "ul",
            *(tag("li", text(told), range_bar(known.chances[seat])) for seat, told in rows),
        ),
        tag("p", text(how), class_="soft"),
        class_="estimate shown",
        id="estimate",
        role="group",
        aria_labelledby="estimate-title",
    )


def range_bar(chance: Chance) -> str:
    """From none to certain, with the range marked; words beside it tell the same."""
    low, high = (_WIDE * part / 100 for part in bounds(chance))
    middle = _WIDE * chance.mean
    return tag(
        "svg",
        tag("rect", y=5, width=_WIDE, height=2, rx=1, class_="whole"),
        tag("rect", x=low, y=2, width=max(4.0, high - low), height=8, rx=4, class_="range"),
        tag("rect", x=min(_WIDE - 2, max(0.0, middle - 1)), width=2, height=12, class_="mean"),
        tag("rect", x=_WIDE / 2 - 0.25, y=3, width=0.5, height=6, class_="half"),
        class_="range-bar",
        viewBox=f"0 0 {_WIDE} 12",
        aria_hidden="true",
    )
