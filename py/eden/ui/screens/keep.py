"""What this device keeps as one file, in and out; and the reminder that browsers forget."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.reminder import is_due
from eden.ui.screens.parts import button, heading, icon

_FORGETS: Final = N_(
    "Browsers forget: Safari after seven days without a visit, others when room runs short. Your "
    "games, results and settings fit into one file."
)
_REMINDER: Final = N_(
    "Your games are kept in this browser only, and browsers forget: Safari after seven days "
    "without a visit."
)
_NOTHING: Final = N_(
    "This browser keeps nothing for this site: your games are here until this page is closed. Save "
    "them as a file, or copy their links."
)
_BY_US: Final = N_("Installed games are kept longer.")
_BY_HAND: Final = N_("Add them to the Home Screen (Share, then “Add to Home Screen”) to keep them.")
_INSTALL: Final = {"by us": _BY_US, "by hand": _BY_HAND}


def keep_all(app: App) -> str:
    """Everything out as a file, and in again."""
    say = app.say
    return tag(
        "section",
        heading(2, text(say(N_("Keep everything")))),
        tag("p", text(say(_FORGETS)), class_="soft"),
        tag("p", save_all(say), file_in(say, N_("Bring in a file")), class_="row"),
        class_="card",
    )


def save_all(say: Say) -> str:
    """The button that saves everything."""
    words = text(say(N_("Save everything")))
    return button("save-all", "", icon("ui-download"), words, id_="save-all")


def file_in(say: Say, words: str) -> str:
    """The button that opens a file of ours, whatever it holds."""
    field = tag(
        "input",
        type="file",
        accept=".txt,.json,text/plain,application/json",
        data_file="open",
        class_="visually-hidden",
    )
    return tag("label", icon("ui-upload"), text(say(words)), field, class_="button")


def reminder(app: App) -> str:
    """A card of the home, once there is something to lose; closed, it does not come back."""
    say = app.say
    if not app.storage.keeps:
        return _nothing_kept(say)
    if not is_due(app.storage):
        return ""
    told = " ".join([say(_REMINDER), *([say(_INSTALL[app.install])] if app.install else [])])
    words = text(say(N_("Install")))
    install = button("install", "", icon("ui-plus"), words, class_="primary", id_="install")
    return tag(
        "aside",
        heading(2, text(say(N_("So that nothing is lost")))),
        tag("p", text(told)),
        tag(
            "p",
            install if app.install == "by us" else "",
            save_all(say),
            button("not-now", "", text(say(N_("Not now"))), class_="quiet", id_="not-now"),
            class_="row",
        ),
        class_="card reminder",
        id="reminder",
    )


def _nothing_kept(say: Say) -> str:
    """What is honest where a browser forbids to keep anything, or has no more room."""
    return tag(
        "aside",
        heading(2, text(say(N_("Nothing is kept on this device")))),
        tag("p", text(say(_NOTHING))),
        tag("p", save_all(say), class_="row"),
        class_="card reminder",
        id="nothing-kept",
    )
