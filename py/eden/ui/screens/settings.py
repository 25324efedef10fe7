"""The panel with the settings that matter at a table."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.app import SETTINGS, App
from eden.ui.screens.parts import button, heading, icon, switch, switches

_SPEEDS: Final = {
    "slow": N_("Slow"),
    "normal": N_("Normal"),
    "fast": N_("Fast"),
    "once": N_("At once"),
}


def settings(app: App) -> str:
    """Pace, sound, language, colours; and the rulebook, where the bar has no room for it."""
    say, now = app.say, app.settings
    sounds = [("yes", say(N_("On"))), ("no", say(N_("Off")))]
    speeds = [(speed, say(words)) for speed, words in _SPEEDS.items()]
    rules = f"rules/{app.slug_shown}.{now.language}.html"
    return tag(
        "section",
        heading(2, text(say(N_("Settings"))), id="settings-title"),
        _row("speed", N_("What others do"), speeds, now.speed, say),
        _row("sound", N_("Sound"), sounds, "yes" if now.sound else "no", say),
        switches(app),
        tag(
            "p",
            tag(
                "a",
                icon("ui-book"),
                text(say(N_("Rules"))),
                href=rules,
                target="_blank",
                class_="button",
            ),
            class_="row",
        ),
        button("panel", SETTINGS, icon("ui-close"), label=say(N_("Close")), class_="quiet corner"),
        class_="panel",
        id="panel",
        aria_labelledby="settings-title",
    )


def _row(command: str, title: str, values: list[tuple[str, str]], now: str, say: Say) -> str:
    """A setting: its name, and its values as buttons of which one is pressed."""
    shown = [(value, words, text(words)) for value, words in values]
    named = say(title)
    return tag("div", tag("h3", text(named)), switch(command, named, shown, now), class_="setting")
