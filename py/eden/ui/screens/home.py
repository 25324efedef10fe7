"""The home: what can be played, what was begun; the same before Python is there."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from eden.engine import link
from eden.engine.problem import Problem
from eden.games.shelf import GAMES, SHELF
from eden.kit.box import Box
from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text
from eden.ui.app import ABOUT, NEW, PLAY, App
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
        _bring(say, app.pasted),
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
    facts = (
        ("ui-people", say(box.players)),
        ("ui-clock", say(N_("{minutes} minutes"), minutes=box.minutes)),
    )
    play = ("ui-play", N_("Play"), f"#{PLAY}{slug}")
    others = (
        ("ui-set-up", N_("Set up"), f"#{NEW}{slug}"),
        ("ui-book", N_("Rules"), f"rules/{slug}.{language}.html"),
    )
    return tag(
        "article",
        picture(f"scene-{slug}"),
        heading(3, text(say(box.title))),
        tag("p", text(say(box.tagline))),
        tag("p", *(tag("span", icon(one), text(said)) for one, said in facts), class_="soft facts"),
        tag("p", _way(box, *play, "primary", say), class_="row"),
        tag("p", *(_way(box, *way, "quiet", say) for way in others), class_="row"),
        class_="card game",
    )


def _way(box: Box, drawn: str, name: str, href: str, looks: str, say: Say) -> str:
    """A link, named after its game for those who hear only the links."""
    return tag(
        "a",
        icon(drawn),
        text(say(name)),
        class_=f"button {looks}",
        href=href,
        aria_label=named(say(name), say(box.title), say),
    )


def _starting(say: Say) -> str:
    return tag("p", text(say(N_("The table is being set…"))), class_="starting soft")


def _begun(app: App) -> str:
    """The games that this device keeps: those to go on with, then those that are over."""
    told = [_told(app, one) for one in app.storage.kept()]
    parts = (
        (N_("Go on with a game"), [one for one in told if not one.over]),
        (N_("Finished games"), [one for one in told if one.over]),
    )
    return "".join(_kept_games(app, title, games) for title, games in parts if games)


class _Told(NamedTuple):
    """A kept game in words; `over`: it can only be looked at."""

    kept: Kept
    title: str
    facts: str
    over: bool = False


def _kept_games(app: App, title: str, games: list[_Told]) -> str:
    return tag(
        "section",
        heading(2, text(app.say(title))),
        tag("ul", *(_kept_game(app, one) for one in games), class_="kept-games"),
        class_="begun",
    )


def _kept_game(app: App, one: _Told) -> str:
    day = told_day(datetime.fromtimestamp(one.kept.played), app.say)
    name = one.kept.identity.replace(".", "-")
    open_it = button(
        "open",
        one.kept.link,
        tag("strong", text(one.title)),
        tag("span", text(one.facts)),
        tag("span", text(day), class_="soft"),
        class_="kept-game",
        id_=f"kept-{name}",
    )
    forget = _forget(app, one.kept, one.title, name)
    keep = app.sure == one.kept.identity and button("close", "", text(app.say(N_("Keep it"))))
    return tag("li", open_it, forget, keep or "", id=f"kept-row-{name}")


def _told(app: App, one: Kept) -> _Told:
    """Which game it is, who plays it and how far it is, or why it cannot be opened."""
    say = app.say
    try:
        match, people = link.decode(one.link, GAMES), link.people_of(one.link)
    except Problem as problem:
        return _Told(one, say(N_("A game that cannot be opened")), problem.said(say))
    box, there = SHELF[match.game.slug], speaker(app.settings.language, people)
    names = ", ".join(person.name for person in people if person.name)
    title = named(say(box.title), names, say) if names else say(box.title)
    if match.outcome:
        return _Told(one, title, box.words.ending(match.state, match.outcome, there)[0], over=True)
    return _Told(one, title, box.words.progress(match.state, there))


def _forget(app: App, one: Kept, title: str, name: str) -> str:
    sure = app.sure == one.identity
    words = app.say(N_("Really delete?")) if sure else app.say(N_("Delete"))
    return button(
        "forget",
        one.identity,
        icon("ui-trash"),
        text(words) if sure else "",
        class_="danger" if sure else "quiet",
        label=named(words, title, app.say),
        id_=f"forget-{name}",
    )


def _bring(say: Say, pasted: str) -> str:
    """Open a link or a record from elsewhere."""
    return tag(
        "section",
        heading(2, text(say(N_("Bring in a game")))),
        _paste(say, pasted),
        tag("p", _file(say), class_="row"),
        class_="bring",
    )


def _paste(say: Say, pasted: str) -> str:
    field = tag(
        "input",
        type="text",
        name="text",
        id="bring-text",
        autocomplete="off",
        spellcheck="false",
        placeholder=say(N_("Paste a link")),
        required=True,
        value=pasted or None,
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
