"""Every screen but the table, as HTML text; the home is the same before Python is there."""

from __future__ import annotations

from datetime import datetime

from eden.core import link
from eden.core.game import Option
from eden.core.say import N_, Problem, Say
from eden.core.svg import tag, text
from eden.games.box import Box
from eden.games.shelf import GAMES, SHELF
from eden.ui import kept
from eden.ui.app import ABOUT, NEW, THEMES, App
from eden.ui.parts import button, heading, icon, notice, picture, switch
from eden.ui.table_screen import table
from eden.ui.tongue import LANGUAGES, speaker

Draft = dict[str, str]


def page(app: App) -> str:
    """The whole app as it is now."""
    body = {"home": home, "new": new, "table": table, "about": about}[app.screen](app)
    return body + notice(app)


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
        _masthead(say, _switches(app)),
        _begun(app),
        _games(say, app.language),
        _bring(say),
        _foot(say),
        class_="home",
        id="screen",
    )


def _masthead(say: Say, switches: str = "") -> str:
    words = say(N_("Three board games about paradise. Free, offline, with no account."))
    return tag(
        "header",
        icon("ui-emblem", class_="emblem"),
        tag("div", heading(1, text("Eden Trilogy")), tag("p", text(words), class_="lead")),
        switches,
        class_="masthead",
    )


def _switches(app: App) -> str:
    say = app.say
    names = {"auto": say(N_("Automatic")), "light": say(N_("Light")), "dark": say(N_("Dark"))}
    icons = {"auto": "ui-auto", "light": "ui-sun", "dark": "ui-moon"}
    themes = [(theme, names[theme], icon(icons[theme])) for theme in THEMES]
    languages = [(key, name, text(key.upper())) for key, name in LANGUAGES.items()]
    return tag(
        "div",
        switch("language", say(N_("Language")), languages, app.language),
        switch("theme", say(N_("Colours")), themes, app.theme),
        class_="switches",
    )


def _games(say: Say, language: str) -> str:
    cards = [_game(box, say, language) for box in SHELF.values()]
    cards += [_coming(scene, name, words, say) for scene, name, words in _COMING]
    return tag(
        "section",
        heading(2, text(say(N_("Choose a game")))),
        tag("div", *cards, class_="games"),
        class_="shelf",
    )


# Their issues are next; the scene and a sentence say what they will be.
_COMING = (
    (
        "scene-edenia",
        "Edenia",
        N_("Two to four flocks of space sheep race through an unknown galaxy."),
    ),
    (
        "scene-ultimediation",
        "Ultimédiation",
        N_("A team of mediators brings a world at war to peace."),
    ),
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
        heading(3, text(box.words.title(say))),
        tag("p", text(box.words.tagline(say))),
        tag("p", play, rules, class_="row"),
        class_="card game",
    )


def _coming(scene: str, name: str, words: str, say: Say) -> str:
    return tag(
        "article",
        picture(scene),
        heading(3, text(name)),
        tag("p", text(say(words))),
        tag("p", text(say(N_("In the making."))), class_="soft"),
        class_="card game coming",
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
        words = SHELF[match.game.slug].words
        title, facts = words.title(say), words.progress(match.state, say)
        if match.outcome:
            facts = words.ending(match.state, match.outcome, say)[0]
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


# -- set-up -------------------------------------------------------------------------------------


def new(app: App) -> str:
    """The set-up of a new game."""
    say = app.say
    box = SHELF[app.slug]
    draft = app.draft
    fields = [
        _seats(box, draft, say),
        *(_option(box, option, draft, say) for option in box.game.options),
        _practice(draft, say),
        _seed(draft, say),
    ]
    start = tag(
        "button",
        icon("ui-play"),
        text(say(N_("Start"))),
        type="submit",
        class_="button primary big",
    )
    return tag(
        "main",
        _back(app),
        picture(f"scene-{app.slug}"),
        heading(1, text(box.words.title(say))),
        tag("p", text(box.words.tagline(say)), class_="lead"),
        tag(
            "form",
            *fields,
            tag("p", start, _rules_link(app, app.slug), class_="row"),
            data_submit="start",
            data_form="all",
        ),
        class_="new narrow",
        id="screen",
    )


def _back(app: App) -> str:
    home_button = button("go", "", icon("ui-home"), text(app.say(N_("Home"))), class_="quiet")
    return tag("nav", home_button, _switches(app), class_="bar")


def _rules_link(app: App, slug: str) -> str:
    return tag(
        "a",
        icon("ui-book"),
        text(app.say(N_("Rules"))),
        class_="button",
        target="_blank",
        href=f"rules/{slug}.{app.language}.html",
    )


def _seats(box: Box, draft: Draft, say: Say) -> str:
    if len(box.game.seats) == 1:
        return ""
    legend = tag("legend", text(say(N_("Players"))))
    choices = [
        _choice(
            "radio",
            "seats",
            str(n),
            (str(n), ""),
            checked=draft.get("seats", str(box.game.seats[0])) == str(n),
        )
        for n in box.game.seats
    ]
    return tag("fieldset", legend, *choices)


def _option(box: Box, option: Option, draft: Draft, say: Say) -> str:
    name, explanation = box.words.option(option.key, "", say)
    choices = [
        _choice(
            "checkbox",
            f"{option.key}.{value}",
            value,
            box.words.option(option.key, value, say),
            checked=f"{option.key}.{value}" in draft,
        )
        if option.many
        else _choice(
            "radio",
            option.key,
            value,
            box.words.option(option.key, value, say),
            checked=draft.get(option.key, option.default[0]) == value,
        )
        for value in option.values
    ]
    return tag(
        "fieldset", tag("legend", text(name)), tag("p", text(explanation), class_="soft"), *choices
    )


def _practice(draft: Draft, say: Say) -> str:
    words = (
        say(N_("Practice game")),
        say(N_("Every choice can be taken back, even behind a roll of the dice.")),
    )
    return tag(
        "fieldset",
        tag("legend", text(say(N_("Undo")))),
        _choice("checkbox", "practice", "yes", words, checked="practice" in draft),
    )


def _choice(kind: str, name: str, value: str, words: tuple[str, str], *, checked: bool) -> str:
    return tag(
        "label",
        tag("input", type=kind, name=name, value=value, checked=checked),
        tag("span", tag("strong", text(words[0])), tag("small", text(words[1]))),
        class_="choice",
    )


def _seed(draft: Draft, say: Say) -> str:
    hint = say(
        N_(
            "Any number or word. The same seed gives the same set-up and the same dice; "
            "leave it empty for a game nobody has seen."
        )
    )
    return tag(
        "details",
        tag("summary", text(say(N_("Seed")))),
        tag(
            "label",
            tag("span", text(hint), class_="soft"),
            tag(
                "input",
                type="text",
                name="seed",
                id="seed",
                maxlength=40,
                autocomplete="off",
                spellcheck="false",
                value=draft.get("seed", ""),
            ),
        ),
        id="seed-details",
    )


# -- about --------------------------------------------------------------------------------------

_ABOUT = (
    N_(
        "Eden Trilogy is an independent adaptation. It is not made, checked or endorsed by the "
        "authors or publishers of the games, to whom all rights in them belong."
    ),
    N_(
        "What the rulebooks do not print in words, such as the tables on cards, is this project’s "
        "own and marked as such in the rules. All texts and drawings here are our own."
    ),
    N_(
        "Everything runs in your browser: no account, no server, nothing is sent anywhere. Games "
        "are kept on this device only, and in the links that you share."
    ),
)
_CREDITS = (
    (
        "The Spirit of Eden",
        N_("by Youssef Fârhi, illustrated by Adrien Rives, published by Alone Editions, 2022."),
    ),
    ("Edenia", N_("by Matthieu Lanvin, illustrated by Camille Chaussy, published by BLAM!, 2016.")),
    ("Ultimédiation", N_("by Georgios with Ludovic and Romain, published by Ultimediation, 2022.")),
)
_TOOLS = N_(
    "Made with Python, Pyodide, PyScript, idiomorph, Workbox, segno and the typeface Nunito."
)


def about(app: App) -> str:
    """Who made the games, and what this is."""
    say = app.say
    made_by = [
        tag("li", tag("strong", text(name)), " ", text(say(words))) for name, words in _CREDITS
    ]
    return tag(
        "main",
        _back(app),
        heading(1, text(say(N_("About Eden Trilogy")))),
        *(tag("p", text(say(words))) for words in _ABOUT),
        heading(2, text(say(N_("The games")))),
        tag("ul", *made_by),
        tag("p", text(say(_TOOLS)), class_="soft"),
        class_="about narrow",
        id="screen",
    )
