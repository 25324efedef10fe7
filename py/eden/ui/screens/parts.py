"""Pieces of markup that several screens use."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, Say
from eden.kit.svg import classes, tag, text
from eden.ui import learned
from eden.ui.app import App
from eden.ui.rulebook import address, rule
from eden.ui.schooling import LEARN
from eden.ui.settings import THEMES
from eden.ui.table import Table
from eden.ui.tongue import LANGUAGES, speaker

_THEMES: Final = {"auto": N_("Automatic"), "light": N_("Light"), "dark": N_("Dark")}
THEME_ICONS: Final = {"auto": "auto", "light": "sun", "dark": "moon"}


def icon(name: str, *, class_: str = "icon") -> str:
    """A glyph of the sprite sheet; it is decoration, words stand beside it."""
    # Its size where no style sheet has come, which would say otherwise.
    size = {"width": 24, "height": 24}
    return tag("svg", tag("use", href=f"#{name}"), class_=class_, aria_hidden="true", **size)


def picture(name: str) -> str:
    """A scene of the sprite sheet."""
    return tag(
        "svg",
        tag("use", href=f"#{name}"),
        class_="scene",
        viewBox="0 0 320 180",
        width=320,
        height=180,
        aria_hidden="true",
    )


def heading(level: int, content: str, **attributes: str) -> str:
    """A heading that focus can be set to."""
    return tag(f"h{level}", content, tabindex="-1", **attributes)


def button(
    command: str,
    value: str,
    *content: str,
    class_: str = "",
    label: str | None = None,
    id_: str | None = None,
    disabled: bool = False,
    pressed: bool | None = None,
    lang: str | None = None,
) -> str:
    """A button that gives a command to the app; `lang` where its label is in another language."""
    return tag(
        "button",
        *content,
        type="button",
        class_=f"button {class_}".strip(),
        id=id_,
        data_do=command,
        data_value=value,
        aria_label=label,
        # A picture alone says what it is when it is pointed at.
        title=label,
        # Not `disabled`: a tap on it still answers why.
        aria_disabled="true" if disabled else None,
        aria_pressed=None if pressed is None else str(pressed).lower(),
        lang=lang,
    )


def switch(command: str, label: str, values: list[tuple[str, str, str]], current: str) -> str:
    """A small group of buttons of which one is pressed: (value, name, content)."""
    return tag(
        "div",
        *(
            button(
                command,
                value,
                content,
                label=name,
                pressed=value == current,
                class_="quiet",
                id_=f"{command}-{value}",
                lang=value if command == "language" else None,
            )
            for value, name, content in values
        ),
        role="group",
        aria_label=label,
        class_="switch",
    )


def theme_name(theme: str, say: Say) -> str:
    """What the colours of a theme are called."""
    return say(_THEMES[theme])


def switches(app: App) -> str:
    """Language and colours."""
    say = app.say
    themes = [(one, theme_name(one, say), icon(f"ui-{THEME_ICONS[one]}")) for one in THEMES]
    # The letters that are seen are also heard.
    languages = [
        (key, f"{key.upper()} {name}", text(key.upper())) for key, name in LANGUAGES.items()
    ]
    return tag(
        "div",
        switch("language", say(N_("Language")), languages, app.settings.language),
        switch("theme", say(N_("Colours")), themes, app.settings.theme),
        class_="switches",
    )


def back(app: App) -> str:
    """The bar of a screen that leads home."""
    home = app.say(N_("Home"))
    # On a phone the picture alone is seen.
    home_button = button("go", "", icon("ui-home"), text(home), label=home, class_="quiet")
    return tag("nav", home_button, switches(app), class_="bar")


def field(label: str, *inside: str) -> str:
    """A field of a form under its label."""
    return tag(
        "label", tag("span", text(label), class_="soft"), tag("span", *inside, class_="field")
    )


def select(name: str, values: list[tuple[str, str]], chosen: object) -> str:
    """A choice among values, each with its words."""
    options = [
        tag("option", text(words), value=value, selected=value == str(chosen))
        for value, words in values
    ]
    return tag("select", *options, name=name, id=name.replace(".", "-"))


def settle(app: App, shown: Table) -> str:
    """The app can choose for those who do not want to."""
    words = shown.box.settles(shown.match.state) if shown.box.settles else ""
    return button("settle", "", text(app.say(words)), id_="settle") if words else ""


def rule_link(identity: str, language: str) -> str:
    """A link to where the rule can be read; nothing where there is no such rule."""
    found = rule(identity, language)
    if found is None:
        return ""
    there = address(found, language)
    # An id says nothing to those who only hear it.
    label = speaker(language)(N_("Rule {id}"), id=found.id)
    return tag(
        "a", text(found.id), href=there, target="_blank", class_="rule-link", aria_label=label
    )


def notice(app: App) -> str:
    """What the player must hear: why something cannot be done, or what went wrong."""
    told = app.notices.shown
    if told is None:
        return ""
    offers = [button(offer.command, offer.value, text(offer.label)) for offer in told.offers]
    close = button("close", "", icon("ui-close"), label=app.say(N_("Close")), class_="quiet")
    return tag(
        "aside",
        tag("p", text(told.text)),
        _unfolding(told.rule, app),
        *offers,
        close,
        class_=classes("app-notice", offers=bool(offers)),
        id="app-notice",
    )


def _unfolding(identity: str, app: App) -> str:
    """The id of a rule, which unfolds its text; nothing where there is no such rule."""
    language = app.settings.language
    found = rule(identity, language)
    if found is None:
        return ""
    more = tag("a", text(app.say(N_("Rules"))), href=address(found, language), target="_blank")
    shown = learned.about(found.id)
    where = f"#{LEARN}{shown[0].game.slug}/{shown[1].name}" if shown and not app.school else ""
    try_it = tag("a", text(app.say(N_("Try it"))), href=where) if where else ""
    # Named by its rule: another one comes folded.
    return tag(
        "details",
        tag(
            "summary",
            text(found.id),
            data_do="hold",
            aria_label=app.say(N_("Rule {id}"), id=found.id),
        ),
        tag("p", text(found.text), " ", more, " ", try_it),
        id=f"notice-{found.id}",
    )
