"""The results of this device: what was played and won, the best, and all of it as a file."""

from __future__ import annotations

from typing import Final

from eden.games.shelf import SHELF
from eden.kit.box import Box
from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text
from eden.ui.app import PLAY, App
from eden.ui.dates import told_month
from eden.ui.results import Result
from eden.ui.screens.charts import bar, columns, marks
from eden.ui.screens.keep import keep_all
from eden.ui.screens.parts import back, heading, icon, picture
from eden.ui.screens.remember import places
from eden.ui.statistics import Kind, Sum, add, best, kinds, months

# So many results are shown in a row, and so many months as columns.
_LAST: Final = 12
_MONTHS: Final = 12

_EMPTY: Final = N_("No game has ended on this device yet. Play one, and it is counted here.")
_NOTE: Final = N_("Only on this device, and nothing is sent anywhere. Practice is not counted.")
_WON_OF: Final = N_("{won} of {all}")


def results(app: App) -> str:
    """What was played and won, game by game."""
    say, found = app.say, app.storage.results.all()
    by_game = {slug: [one for one in found if one.slug == slug] for slug in SHELF}
    cards = [_game(app, SHELF[slug], some) for slug, some in by_game.items() if some]
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("Results")))),
        tag("p", text(say(_NOTE)), class_="soft"),
        places(app, "results"),
        _when(app, found) if found else _empty(app),
        *cards,
        keep_all(app),
        class_="results narrow",
        id="screen",
    )


def _empty(app: App) -> str:
    """Nothing yet: ways to a first game."""
    say = app.say
    links = [
        tag("a", icon("ui-play"), text(say(box.title)), href=f"#{PLAY}{slug}", class_="button")
        for slug, box in SHELF.items()
    ]
    return tag(
        "section", tag("p", text(say(_EMPTY))), tag("p", *links, class_="row"), class_="card"
    )


def _when(app: App, found: list[Result]) -> str:
    """How many games ended in each month."""
    say, counts = app.say, months(found, app.storage.today, _MONTHS)
    title = say(N_("Games played: {count}"), count=len(found))
    told = ", ".join(named(told_month(month, say), str(n), say) for month, n in counts if n)
    first, last = (told_month(counts[n][0], say) for n in (0, -1))
    return tag(
        "section",
        heading(2, text(title)),
        tag(
            "figure",
            columns([n for _, n in counts], told or title),
            tag(
                "figcaption", tag("span", text(first)), tag("span", text(last)), class_="soft ends"
            ),
        ),
        class_="card when",
    )


def _game(app: App, box: Box, some: list[Result]) -> str:
    say, whole = app.say, add(some)
    return tag(
        "section",
        tag("header", picture(f"scene-{box.game.slug}"), heading(2, text(say(box.title)))),
        _numbers(box, some, whole, say),
        _row(some, say),
        _table(box, some, say),
        class_="card result",
        id=f"results-{box.game.slug}",
    )


def _numbers(box: Box, some: list[Result], whole: Sum, say: Say) -> str:
    """The large numbers: played, won, in a row, and what is best in this game."""
    numbers = [(N_("Games"), str(whole.played))]
    if whole.decided:
        numbers += [
            (N_("Wins"), say(_WON_OF, won=whole.won, all=whole.decided)),
            (N_("Won in a row"), str(whole.streak)),
            (N_("Most in a row"), str(whole.longest)),
        ]
    for n, merit in enumerate(box.words.merits):
        found = best(some, n, merit)
        numbers += [] if found is None else [(merit.name, str(found))]
    told = (
        tag("div", tag("dt", text(say(name))), tag("dd", text(value))) for name, value in numbers
    )
    return tag("dl", *told, class_="numbers")


def _row(some: list[Result], say: Say) -> str:
    """The last results as marks, and in words."""
    ends = [one.won for one in some[-_LAST:]]
    counted = ((N_("won"), True), (N_("lost"), False), (N_("played together"), None))
    told = [f"{say(name)} {ends.count(end)}" for name, end in counted if end in ends]
    words = say(N_("The last games: {told}"), told=", ".join(told))
    caption = tag("figcaption", text(words), class_="soft")
    return tag("figure", marks(ends, words), caption)


def _table(box: Box, some: list[Result], say: Say) -> str:
    """The same numbers by mode, difficulty and opponent."""
    rows = kinds(box, some, say)
    if not rows:
        return ""
    heads = (N_("Games"), N_("Wins"), N_("Most in a row"), box.words.merits[0].name)
    titles = [tag("th", text(say(head)), scope="col") for head in heads]
    caption = tag("caption", text(say(N_("By mode and opponent"))), class_="visually-hidden")
    body = [_kind(box, row, say) for row in rows]
    return tag("table", caption, tag("thead", tag("tr", *titles)), *body, class_="kinds")


def _kind(box: Box, row: Kind, say: Say) -> str:
    whole = add(row.results)
    found = best(row.results, 0, box.words.merits[0])
    name = tag("span", text(row.title), class_="soft") + " " + text(row.name)
    won = text(say(_WON_OF, won=whole.won, all=whole.decided)) if whole.decided else "–"
    cells = (
        text(whole.played),
        won + (bar(whole.won, whole.decided) if whole.decided else ""),
        text(whole.longest) if whole.decided else "–",
        "–" if found is None else text(found),
    )
    title = tag("tr", tag("th", name, scope="rowgroup", colspan=len(cells)))
    return tag("tbody", title, tag("tr", *(tag("td", cell) for cell in cells)))
