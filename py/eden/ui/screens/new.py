"""The set-up of a new game: how many play, with which options, from which seed."""

from __future__ import annotations

from eden.engine.game import Option
from eden.games.shelf import SHELF
from eden.kit.box import Box
from eden.kit.harder import harder
from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.draft import Draft
from eden.ui.screens.parts import back, field, heading, icon, picture, select
from eden.ui.screens.seats import rows
from eden.ui.settings import HEADS, MINUTES, Settings


def new(app: App) -> str:
    """The set-up of a new game."""
    say, box = app.say, SHELF[app.slug]
    return tag(
        "main",
        back(app),
        tag("header", picture(f"scene-{app.slug}"), heading(1, text(say(box.title)))),
        _form(app, box),
        class_="new narrow",
        id="screen",
    )


def _form(app: App, box: Box) -> str:
    say, draft = app.say, app.draft
    play = icon("ui-play") + text(say(N_("Start")))
    start = tag("button", play, type="submit", class_="button primary big")
    return tag(
        "form",
        _seats(box, draft, say),
        *(() if box.game.roles else rows(box, draft, say)),
        *(_option(box, number, draft, say) for number in range(len(box.game.options))),
        _time(box, draft, app.settings, say),
        *(rows(box, draft, say) if box.game.roles else ()),
        _more(draft, say),
        tag("p", start, _rules_link(app, app.slug), class_="row start"),
        data_submit="start",
        data_form="all",
    )


def _rules_link(app: App, slug: str) -> str:
    return tag(
        "a",
        icon("ui-book"),
        text(app.say(N_("Rules"))),
        class_="button",
        target="_blank",
        href=f"rules/{slug}.{app.settings.language}.html",
    )


def _seats(box: Box, draft: Draft, say: Say) -> str:
    if len(box.game.seats) == 1:
        return ""
    taken = draft.seats(box)
    choices = [
        _choice("radio", "seats", str(n), (str(n), ""), checked=taken == n) for n in box.game.seats
    ]
    legend = tag("legend", text(say(N_("Players"))))
    return tag("fieldset", legend, tag("div", *choices, class_="row"))


def _time(box: Box, draft: Draft, settings: Settings, say: Say) -> str:
    """How many people share the game, and how long they may take: only a clock wants to know."""
    if box.limit is None or not _timed(box, draft):
        return ""
    heads = [(str(n), str(n)) for n in HEADS]
    minutes = [
        (str(n), say(N_("{minutes} min"), minutes=n) if n else say(N_("As advised")))
        for n in MINUTES
    ]
    advice = N_("The rulebook’s advice depends on the people and the characters.")
    chosen = draft.fields.get
    return tag(
        "fieldset",
        tag("legend", text(say(N_("Against the clock")))),
        field(say(N_("People")), select("people", heads, chosen("people", settings.heads))),
        field(
            say(N_("Time for a turn’s actions")),
            select("minutes", minutes, chosen("minutes", settings.minutes)),
        ),
        tag("p", text(say(advice)), class_="soft"),
        class_="fields",
    )


def _timed(box: Box, draft: Draft) -> bool:
    """Whether an option is chosen with which time counts."""
    return any(draft.marked(o, v) for o in box.game.options for v in o.values if v == box.clock)


def _option(box: Box, number: int, draft: Draft, say: Say) -> str:
    """What matters less than who plays, or is added to the game, is folded; its value is seen."""
    option = box.game.options[number]
    name, explanation = box.option(option.key, "", say)
    choices = [
        _choice(
            "checkbox" if option.many else "radio",
            f"{option.key}.{value}" if option.many else option.key,
            value,
            box.option(option.key, value, say),
            checked=draft.marked(option, value),
            beside=harder(box.harder.get((option.key, value), 0), say),
        )
        for value in option.values
    ]
    told = tag("p", text(explanation), class_="soft")
    if len(box.game.seats) == 1 and not (option.many and number):
        return tag("fieldset", tag("legend", text(name)), told, *choices)
    chosen = tag("span", text(_chosen(box, option, draft, say)), class_="soft")
    return tag(
        "details",
        tag("summary", text(name), chosen),
        tag("div", told, *choices, role="group", aria_label=name),
        class_="folded",
        id=f"option-{option.key}",
    )


def _chosen(box: Box, option: Option, draft: Draft, say: Say) -> str:
    """The values of an option that are chosen, in words."""
    names = [box.option(option.key, v, say)[0] for v in option.values if draft.marked(option, v)]
    return ", ".join(names) or say(N_("None of them"))


def _more(draft: Draft, say: Say) -> str:
    """What hardly anybody changes is folded."""
    words = (
        say(N_("Practice game")),
        say(N_("Every choice can be taken back, even behind a roll of the dice.")),
    )
    return tag(
        "details",
        tag("summary", text(say(N_("More")))),
        _choice("checkbox", "practice", "yes", words, checked=draft.practice),
        _seed(draft, say),
        class_="folded",
        id="more",
        open=draft.practice or bool(draft.seed),
    )


def _choice(
    kind: str, name: str, value: str, words: tuple[str, str], *, checked: bool, beside: str = ""
) -> str:
    title = tag("strong", text(words[0]), *((" ", beside) if beside else ()))
    return tag(
        "label",
        tag("input", type=kind, name=name, value=value, checked=checked),
        tag("span", title, tag("small", text(words[1]))),
        class_="choice",
    )


def _seed(draft: Draft, say: Say) -> str:
    hint = say(
        N_(
            "Any number or word. The same seed gives the same set-up and the same dice; "
            "leave it empty for a game nobody has seen."
        )
    )
    field = tag(
        "input",
        type="text",
        name="seed",
        id="seed",
        maxlength=40,
        autocomplete="off",
        spellcheck="false",
        value=draft.seed,
    )
    seed = tag("strong", text(say(N_("Seed"))))
    return tag("label", seed, tag("span", text(hint), class_="soft"), field, class_="seed")
