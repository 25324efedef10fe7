"""The home: what can be played, what was begun; the same before Python is there."""

from __future__ import annotations

from datetime import datetime

from eden.engine import link
from eden.engine.problem import Problem
from eden.games.shelf import GAMES, SHELF
from eden.kit.box import Box
from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui import kept
from eden.ui.app import ABOUT, NEW, App
from eden.ui.parts import button, heading, icon, picture, switches
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
        _games(say, app.language),
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
    say = app.say
    games = kept.kept(app.store)
    if not games:
        return ""
    rows = [_kept_game(app, one, number) for number, one in enumerate(games)]
    return tag(
        "section",
        heading(2, text(say(N_("Go on with a game")))),
        tag("ul", *rows, class_="kept-games"),
        class_="begun",
    )


def _kept_game(app: App, one: kept.Kept, number: int) -> str:
    say = app.say
    day = datetime.fromtimestamp(one.played).strftime("%Y-%m-%d %H:%M")
    try:
        match = link.decode(one.link, GAMES)
        box, there = SHELF[match.game.slug], speaker(app.language, link.people_of(one.link))
        title, facts = say(box.title), box.words.progress(match.state, there)
        if match.outcome:
            facts = box.words.ending(match.state, match.outcome, there)[0]
    except Problem as problem:
        title, facts = say(N_("A game that cannot be opened")), problem.said(say)
    sure = app.sure == one.identity
    forget = say(N_("Really delete?")) if sure else say(N_("Delete"))
    return tag(
        "li",
        button(
            "open",
            one.link,
            tag("strong", text(title)),
            tag("span", text(facts)),
            tag("span", text(day), class_="soft"),
            class_="kept-game",
            id_=f"kept-{number}",
        ),
        button(
            "forget",
            one.identity,
            icon("ui-trash"),
            text(forget) if sure else "",
            class_="danger" if sure else "quiet",
            label=f"{forget}: {title}",
            id_=f"forget-{number}",
        ),
        id=f"kept-row-{number}",
    )


def _bring(say: Say) -> str:
    """Open a link or a record from elsewhere."""
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
    file = tag(
        "label",
        icon("ui-upload"),
        text(say(N_("Open a record file"))),
        tag(
            "input",
            type="file",
            accept=".txt,text/plain",
            data_file="open",
            class_="visually-hidden",
        ),
        class_="button",
    )
    return tag(
        "section",
        heading(2, text(say(N_("Bring in a game")))),
        tag(
            "form",
            tag("label", text(say(N_("Link"))), for_="bring-text", class_="visually-hidden"),
            field,
            tag("button", text(say(N_("Open"))), type="submit", class_="button"),
            data_submit="open",
            class_="row",
        ),
        tag("p", file, class_="row"),
        class_="bring",
    )


def _foot(say: Say) -> str:
    return tag(
        "footer",
        tag("a", icon("ui-info"), text(say(N_("About Eden Trilogy"))), href=f"#{ABOUT}"),
        class_="foot",
    )
