"""The home: what can be played, what was begun; the same before Python is there."""

from __future__ import annotations

from typing import Final

from eden.games.shelf import SHELF
from eden.kit.box import Box
from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text
from eden.ui.app import ABOUT, COLLECTION, NEW, PLAY, App
from eden.ui.schooling import LEARN
from eden.ui.screens.aside import set_aside
from eden.ui.screens.daily import games_of_today, games_static
from eden.ui.screens.keep import file_in, reminder
from eden.ui.screens.parts import heading, icon, picture, switches
from eden.ui.screens.remember import kept_games
from eden.ui.storage import Kept
from eden.ui.told import is_over
from eden.ui.tongue import speaker

# So many kept games of a kind are shown; all of them are in the collection.
_FEW: Final = 3


def home_static(language: str) -> str:
    """The home before Python is there: games to choose and rules to read, all of it links."""
    say = speaker(language)
    return tag(
        "main",
        _masthead(say),
        _games(say, language),
        games_static(say),
        _starting(say),
        _foot(say),
        class_="home",
        id="screen",
    )


def home(app: App) -> str:
    """What can be played, what was begun, and ways to bring in a game from elsewhere."""
    say = app.say
    running, finished = _begun(app)
    return tag(
        "main",
        _masthead(say, switches(app)),
        _some(app, N_("Go on with a game"), running),
        reminder(app),
        set_aside(app),
        _games(say, app.settings.language),
        games_of_today(app),
        _some(app, N_("Finished games"), finished),
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
    learn = ("ui-hint", N_("Learn"), f"#{LEARN}{slug}")
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
        tag(
            "p",
            _way(box, *play, "primary", say),
            _way(box, *learn, "", say) if box.assets.course else "",
            class_="row",
        ),
        tag("p", *(_way(box, *way, "quiet", say) for way in others), class_="row"),
        class_="card game",
    )


def _way(box: Box, drawn: str, name: str, href: str, looks: str, say: Say) -> str:
    """A link, named after its game for those who hear only the links."""
    return tag(
        "a",
        icon(drawn),
        text(say(name)),
        class_=f"button {looks}".strip(),
        href=href,
        aria_label=named(say(name), say(box.title), say),
    )


def _starting(say: Say) -> str:
    return tag("p", text(say(N_("The table is being set…"))), class_="starting soft")


def _begun(app: App) -> tuple[list[Kept], list[Kept]]:
    """The last played of the games that this device keeps: to go on with, and those that are over.

    Those of which it is known already are not looked at once there are enough of their kind.
    """
    running: list[Kept] = []
    finished: list[Kept] = []
    for one in app.storage.kept():
        if (len(running), len(finished)) == (_FEW, _FEW):
            break
        games = finished if is_over(one, app.settings.language) else running
        if len(games) < _FEW:
            games.append(one)
    return running, finished


def _some(app: App, title: str, games: list[Kept]) -> str:
    """A few of these games, and the way to all; nothing where there are none."""
    if not games:
        return ""
    words = app.say(title)
    name = named(app.say(N_("All games")), words, app.say)
    every = tag("a", text(app.say(N_("All"))), href=f"#{COLLECTION}", aria_label=name)
    head = tag("div", heading(2, text(words)), every, class_="row ends")
    return tag("section", head, kept_games(app, games), class_="begun")


def _bring(say: Say, pasted: str) -> str:
    """Open a link, a record or all that another device has kept."""
    return tag(
        "section",
        heading(2, text(say(N_("Bring in a game")))),
        _paste(say, pasted),
        tag("p", file_in(say, N_("Open a file")), class_="row"),
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


def _foot(say: Say) -> str:
    return tag(
        "footer",
        tag("a", icon("ui-info"), text(say(N_("About Eden Trilogy"))), href=f"#{ABOUT}"),
        class_="foot",
    )
