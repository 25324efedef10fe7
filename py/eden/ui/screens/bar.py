"""The bar above the table."""

from __future__ import annotations

from eden.kit.harder import harder
from eden.kit.say import N_, Say, named
from eden.kit.svg import block, classes, tag, text
from eden.ui.app import SETTINGS, App
from eden.ui.screens.parts import THEME_ICONS, button, icon, theme_name
from eden.ui.settings import THEMES
from eden.ui.sitting import Sitting
from eden.ui.table import Table
from eden.ui.told import practice, unusual
from eden.ui.tongue import LANGUAGES, following


def bar(app: App, sitting: Sitting) -> str:
    """The way home, the name of the game, the clock, and what can be done at any time."""
    say, shown, language = app.say, sitting.table, app.settings.language
    other = following(language)
    drawn = tag(
        "nav",
        _tool("home", "go", label=say(N_("Home"))),
        tag("h1", text(say(shown.box.title))),
        _badges(shown, say),
        _clock(sitting),
        _tool("undo", "undo", label=say(N_("Undo")), disabled=not _can_undo(app, shown)),
        *([] if app.school else _of_a_game(app, sitting)),
        _tool("ask", "ask", label=say(N_("What is this?")), pressed=app.asking),
        tag(
            "a",
            icon("ui-book"),
            aria_label=say(N_("Rules")),
            class_="button quiet roomy",
            href=f"rules/{shown.match.game.slug}.{language}.html",
            target="_blank",
        ),
        _theme(app),
        _tool(
            "language",
            "language",
            other,
            picture="globe",
            label=LANGUAGES[other],
            class_="roomy",
            lang=other,
        ),
        _tool(
            "settings",
            "panel",
            SETTINGS,
            picture="set-up",
            label=say(N_("Settings")),
            pressed=app.panel == SETTINGS,
        ),
        id="bar",
        class_="bar",
    )
    return block("bar", drawn)


def _of_a_game(app: App, sitting: Sitting) -> list[str]:
    """What a lesson does without: the coach goes back, and has hints of its own."""
    say, shown = app.say, sitting.table
    return [
        _tool("redo", "redo", label=say(N_("Redo")), disabled=not shown.can_redo()),
        _tool("replay", "replay", label=say(N_("Look back")), pressed=app.looks_back),
        _tool("share", "panel", "share", label=say(N_("Share")), pressed=app.panel == "share"),
        _tool("hint", "hint", label=say(N_("Hint")), pressed=_hinted(sitting)),
    ]


def _theme(app: App) -> str:
    """The next of the colours; the picture shows those that are on."""
    now = app.settings.theme
    then = THEMES[(THEMES.index(now) + 1) % len(THEMES)]
    label = named(app.say(N_("Colours")), theme_name(now, app.say), app.say)
    return _tool("theme", "theme", then, picture=THEME_ICONS[now], label=label, class_="roomy")


def _can_undo(app: App, shown: Table) -> bool:
    return bool(app.school.walk.moves) if app.school else shown.can_undo()


def _hinted(sitting: Sitting) -> bool:
    """Whether a hint is shown, or waited for."""
    return sitting.counsel.open and sitting.counsel.adviser.asked


def _tool(
    name: str,
    command: str,
    value: str = "",
    *,
    label: str,
    picture: str = "",
    disabled: bool = False,
    pressed: bool | None = None,
    class_: str = "",
    lang: str | None = None,
) -> str:
    """A button of the bar: a picture, by default that of its name, and a label that is heard.

    Those that are `roomy` are in the panel of the settings, too, where the bar is narrow.
    """
    return button(
        command,
        value,
        icon(f"ui-{picture or name}"),
        label=label,
        class_=classes("quiet", class_),
        id_=f"bar-{name}",
        disabled=disabled,
        pressed=pressed,
        lang=lang,
    )


def _badges(shown: Table, say: Say) -> str:
    """What is unusual about this match, and how much harder that makes it."""
    box = shown.box
    mark = say(N_("Lesson")) if shown.lets else practice(shown.match, say)
    badges = [
        text(box.option(*one, say)[0]) + _marks(box.harder.get(one, 0), say)
        for one in unusual(shown.match)
    ]
    badges += [text(mark)] if mark else []
    return tag("p", *(tag("span", one, class_="badge") for one in badges), class_="badges")


def _marks(marks: int, say: Say) -> str:
    return f" {harder(marks, say, brief=True)}" if marks else ""


def _clock(sitting: Sitting) -> str:
    """The time that is left, where there is a limit."""
    clock = sitting.clock
    if clock is None:
        return ""
    return tag(
        "span",
        text(clock.shown),
        role="timer",
        aria_label=sitting.say(N_("Time left")),
        class_=classes("clock", late=clock.late),
        id="clock",
    )
