"""The home: what can be played, what was begun; the same before Python is there."""

from __future__ import annotations

from datetime import datetime

from eden.engine import link
from eden.engine.problem import Problem
from eden.games.shelf import GAMES, SHELF
from eden.kit.box import Box
from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text
from eden.ui.app import ABOUT, NEW, App
from eden.ui.dates import told_day
from eden.ui.screens.parts import button, heading, icon, picture, switches
from eden.ui.storage import Kept
from eden.ui.tongue import speaker


def home_static(language: str) -> str:
    """The home before Python is there: games to choose and rules to read, all of it links."""
    say = speaker(language)
    return tag(
        "main",
        _masthead(say),
        _games(say, language),
        _starting(say),
        _foot(say),
        class_="home",
        id="screen",
    )


def home(app: App) -> str:
    """What can be played, what was begun, and ways to bring in a game from elsewhere."""
    say = app.say
    return tag(
        "main",
        _masthead(say, switches(app)),
        _begun(app),
        _games(say, app.settings.language),
        _bring(say),
        _foot(say),
        class_="home",
        id="screen",
    )


def _masthead(say: Say, beside: str = "") -> str:
    words = say(N_("Three board games about paradise. Free, offline, with no account."))
    return tag(
        "header",
        icon("ui-emblem", class_="emblem"),
        tag("div", heading(1, text("Eden Trilogy")), tag("p", text(words), class_="lead")),
        beside,
        class_="masthead",
    )


def _games(say: Say, language: str) -> str:
    cards = [_game(box, say, language) for box in SHELF.values()]
    return tag(
        "section",
        heading(2, text(say(N_("Choose a game")))),
        tag("div", *cards, class_="games"),
        class_="shelf",
    )


def _game(box: Box, say: Say, language: str) -> str:
    slug = box.game.slug
    play = tag(
        "a", icon("ui-play"), text(say(N_("Play"))), class_="button primary", href=f"#{NEW}{slug}"
    )
    rules = tag(
        "a",
        icon("ui-book"),
        text(say(N_("Rules"))),
        class_="button",
        href=f"rules/{slug}.{language}.html",
    )
    return tag(
        "article",
        picture(f"scene-{slug}"),
        heading(3, text(say(box.title))),
        tag("p", text(say(box.tagline))),
        tag("p", play, rules, class_="row"),
        class_="card game",
    )


def _starting(say: Say) -> str:
    return tag("p", text(say(N_("The table is being set…"))), class_="starting soft")


def _begun(app: App) -> str:
    """The games that this device keeps."""
    games = app.storage.kept()
    if not games:
        return ""
    rows = [_kept_game(app, one, number) for number, one in enumerate(games)]
    return tag(
        "section",
        heading(2, text(app.say(N_("Go on with a game")))),
        tag("ul", *rows, class_="kept-games"),
        class_="begun",
    )


def _kept_game(app: App, one: Kept, number: int) -> str:
    title, facts = _told(app, one)
    day = told_day(datetime.fromtimestamp(one.played), app.say)
    open_it = button(
        "open",
        one.link,
        tag("strong", text(title)),
        tag("span", text(facts)),
        tag("span", text(day), class_="soft"),
        class_="kept-game",
        id_=f"kept-{number}",
    )
    return tag("li", open_it, _forget(app, one, title, number), id=f"kept-row-{number}")


def _told(app: App, one: Kept) -> tuple[str, str]:
    """Which game it is and how far, or why it cannot be opened."""
    say = app.say
    try:
        match, people = link.decode(one.link, GAMES), link.people_of(one.link)
    except Problem as problem:
        return say(N_("A game that cannot be opened")), problem.said(say)
    box, there = SHELF[match.game.slug], speaker(app.settings.language, people)
    if match.outcome:
        return say(box.title), box.words.ending(match.state, match.outcome, there)[0]
    return say(box.title), box.words.progress(match.state, there)


def _forget(app: App, one: Kept, title: str, number: int) -> str:
    sure = app.sure == one.identity
    words = app.say(N_("Really delete?")) if sure else app.say(N_("Delete"))
    return button(
        "forget",
        one.identity,
        icon("ui-trash"),
        text(words) if sure else "",
        class_="danger" if sure else "quiet",
        label=named(words, title, app.say),
        id_=f"forget-{number}",
    )


def _bring(say: Say) -> str:
    """Open a link or a record from elsewhere."""
    return tag(
        "section",
        heading(2, text(say(N_("Bring in a game")))),
        _paste(say),
        tag("p", _file(say), class_="row"),
        class_="bring",
    )


def _paste(say: Say) -> str:
    field = tag(
        "input",
        type="text",
        name="text",
        id="bring-text",
        autocomplete="off",
        spellcheck="false",
        placeholder=say(N_("Paste a link")),
        required=True,
    )
    return tag(
        "form",
        tag("label", text(say(N_("Link"))), for_="bring-text", class_="visually-hidden"),
        field,
        tag("button", text(say(N_("Open"))), type="submit", class_="button"),
        data_submit="open",
        class_="row",
    )


def _file(say: Say) -> str:
    field = tag(
        "input", type="file", accept=".txt,text/plain", data_file="open", class_="visually-hidden"
    )
    words = text(say(N_("Open a record file")))
    return tag("label", icon("ui-upload"), words, field, class_="button")


def _foot(say: Say) -> str:
    return tag(
        "footer",
        tag("a", icon("ui-info"), text(say(N_("About Eden Trilogy"))), href=f"#{ABOUT}"),
        class_="foot",
    )
