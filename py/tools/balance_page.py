"""The report of the balance as pages: tables and charts from assets/balance.json, no script."""

import json
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Any, Final

import balance_words as words
from balance_chart import figured, histogram, interval, written
from balance_words import item_name, speaker
from dist import ROOT
from languages import HEAD, others

from eden.games.shelf import SHELF
from eden.kit.say import Say, capital, listed, named
from eden.kit.svg import tag, text
from eden.study.balance.figures import read
from eden.study.balance.shelf import BALANCES, LINES
from eden.study.balance.table import SEED, Balance, Bar, Spread, Table, Unit, Verdict, verdict
from eden.study.sample import Figure
from eden.ui.screens.charts import mark
from eden.ui.tongue import LANGUAGES

FIGURES: Final = ROOT / "assets/balance.json"
NAME: Final = "balance"
PAGE: Final = (
    HEAD.replace("{up}", "")
    + """\
<body class="rulebook balance">
<a class="skip" href="#figures">{skip}</a>
<header class="rulebook-head">
<a href="index.html">Eden Trilogy</a>
{others}
</header>
<main id="figures">
{body}
</main>
</body>
</html>
"""
)
# Who comes without a language is led to English, and sees the others there.
DOOR: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<!--policy-->
<title>Eden Trilogy</title>
<link rel="icon" href="icons/icon.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="0; url=balance.en.html">
</head>
<body>
{links}
</body>
</html>
"""
# How a verdict looks, beside its words.
SIGNS: Final = {
    Verdict.MET: True,
    Verdict.LIKELY: True,
    Verdict.DOUBTFUL: None,
    Verdict.MISSED: False,
    Verdict.BADLY: False,
}
# A table with more rows is folded.
LONG: Final = 9
Json = Any


def read_figures() -> Json:
    """The figures that were measured; before anything was, none."""
    empty: Json = {"lines": {}, "games": {}}
    return json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else empty


def pages(kept: Json = None) -> Iterator[tuple[str, str]]:
    """The path below dist/ and the text of the report in every language."""
    known = read_figures() if kept is None else kept
    for lang in LANGUAGES:
        yield f"{NAME}.{lang}.html", page(lang, known)
    links = (tag("a", name, href=f"{NAME}.{lang}.html") for lang, name in LANGUAGES.items())
    yield f"{NAME}.html", DOOR.format(links="\n".join(links))


def page(lang: str, known: Json) -> str:
    """The whole report in one language."""
    say = speaker(lang)
    body = [
        tag("h1", text(say(words.TITLE))),
        *(tag("p", text(say(sentence))) for sentence in words.LEAD),
        _contents(say),
        *(_game(one, known, say) for one in BALANCES.values()),
        _measured(known, say),
    ]
    return PAGE.format(
        lang=lang,
        title=escape(say(words.TITLE)),
        skip=escape(say(words.SKIP)),
        others=others(NAME, lang),
        body="\n".join(body),
    )


def _contents(say: Say) -> str:
    titles = {slug: SHELF[slug].title for slug in BALANCES} | {"measured": words.MEASURED}
    links = (tag("a", text(say(title)), href=f"#{name}") for name, title in titles.items())
    return tag("nav", tag("ol", *(tag("li", link) for link in links)), aria_label=say("Contents"))


def _heading(name: str, title: str) -> str:
    return tag("h2", text(title), id=name)


def _game(balance: Balance, known: Json, say: Say) -> str:
    """A game: its bars, how long it lasts, and everything else by tables."""
    figures = known["games"].get(balance.slug, {})
    found = {(one["line"], one["says"]): read(one["figure"]) for one in figures.get("bars", [])}
    bars = [(bar, found.get((bar.line, bar.says))) for bar in balance.bars]
    spreads, tables = figures.get("spreads", {}), figures.get("tables", {})
    title = say(SHELF[balance.slug].title)
    return "\n".join(
        [
            _heading(balance.slug, title),
            tag("p", text(_summary(bars, say)), " ", text(_by(bars, known, say)), class_="lead"),
            _framed(_bars(bars, say), title, words.BARS, say),
            tag("h3", text(say(words.SPREADS))),
            *(_spread(one, spreads.get(one.title, {}), say) for one in balance.spreads),
            *(
                _framed(
                    _table(one, tables.get(one.title, {}), say),
                    title,
                    one.title,
                    say,
                    folded=len(one.rows) > LONG,
                )
                for one in balance.tables
            ),
            _estimates(known.get("estimates", {}).get(balance.slug), title, say),
        ]
    )


# -- bars ---------------------------------------------------------------------------------------


def _summary(bars: Sequence[tuple[Bar, Figure | None]], say: Say) -> str:
    verdicts = [verdict(figure, bar.wanted) for bar, figure in bars if figure is not None]
    met = sum(one.as_wanted for one in verdicts)
    return say(words.MET, met=met, all=len(bars), open=len(bars) - len(verdicts))


def _by(bars: Sequence[tuple[Bar, Figure | None]], known: Json, say: Say) -> str:
    """Who has played what the bars are about."""
    lines = {bar.line for bar, figure in bars if figure is not None} & known["lines"].keys()
    bots = sorted({bot for line in lines for bot in known["lines"][line]["bots"]})
    players = listed((item_name("level", bot, say) for bot in bots), say) if bots else ""
    return say(words.BY, players=players) if players else ""


def _bars(bars: Sequence[tuple[Bar, Figure | None]], say: Say) -> str:
    """One block a sentence, one row a line of games."""
    heads = tag("tr", *(tag("th", text(say(head)), scope="col") for head in words.HEADS.values()))
    blocks = []
    by_sentence = sorted(bars, key=lambda one: [bar.says for bar, _ in bars].index(one[0].says))
    for says, group in groupby(by_sentence, lambda one: one[0].says):
        rows = tuple(group)
        first = tag("th", text(say(says)), scope="rowgroup", colspan=len(words.HEADS))
        told = (_bar(bar, one, say) for bar, one in rows)
        whys = dict.fromkeys(bar.why for bar, one in rows if bar.why and _missed(bar, one))
        blocks.append(tag("tbody", tag("tr", first), *told, *(_why(why, say) for why in whys)))
    return tag("table", tag("thead", heads), *blocks, class_="bars")


def _missed(bar: Bar, figure: Figure | None) -> bool:
    return figure is not None and not verdict(figure, bar.wanted).as_wanted


def _why(why: str, say: Say) -> str:
    """Why a bar that is not met stays so."""
    return tag("tr", tag("td", text(say(why)), colspan=len(words.HEADS), class_="soft"))


def _bar(bar: Bar, figure: Figure | None, say: Say) -> str:
    line = tag("th", text(capital(say(LINES[bar.line].head))), scope="row")
    wanted = tag("td", text(_wanted(bar, say)))
    if figure is None:
        nothing = tag("td", text(say(words.NOT_YET)), colspan=2, class_="soft")
        return tag("tr", line, nothing, wanted, tag("td"))
    told = verdict(figure, bar.wanted)
    item = f" {item_name(bar.items, figure.of, say)}" if figure.of else ""
    sign = tag("svg", mark(SIGNS[told]), viewBox="0 0 16 16", class_="sign", aria_hidden="true")
    return tag(
        "tr",
        line,
        tag("td", interval(figure, bar.wanted, bar.unit, told)),
        tag("td", figured(figure, bar.unit, say), tag("small", text(item)) if item else ""),
        wanted,
        tag("td", sign, " ", text(say(words.VERDICTS[told])), class_=f"verdict {told}"),
    )


def _wanted(bar: Bar, say: Say) -> str:
    """What is wanted, in words."""
    low, high = bar.wanted.least, bar.wanted.most
    least, most = (written(one, bar.unit, say) for one in (low, high))
    if low == float("-inf"):
        return say(words.AT_MOST, most=most)
    if high == float("inf"):
        return say(words.AT_LEAST, least=least)
    return say(words.BETWEEN, least=least, most=most)


# -- tables and charts --------------------------------------------------------------------------


def _framed(table: str, game: str, title: str, say: Say, *, folded: bool = False) -> str:
    """A table that can be pushed to the side where the page is narrow; a long one is folded."""
    heading = tag("h3", text(say(title)))
    label = named(game, say(title), say)
    wide = tag("div", table, class_="wide", tabindex=0, role="region", aria_label=label)
    return tag("details", tag("summary", heading), wide) if folded else heading + wide


def _table(table: Table, known: Json, say: Say) -> str:
    heads = [tag("th", text(capital(say(one.head))), scope="col") for one in table.columns]
    rows = []
    for item in table.rows:
        cells = known.get(item, [])
        if len(cells) != len(table.columns):  # the table was another when it was measured
            cells = [None] * len(table.columns)
        drawn = [
            _cell(read(cell), column.unit, say)
            for column, cell in zip(table.columns, cells, strict=True)
        ]
        name = tag("th", text(item_name(table.items, item, say)), scope="row")
        rows.append(tag("tr", name, *drawn))
    head = tag("thead", tag("tr", tag("td"), *heads))
    return tag("table", head, tag("tbody", *rows))


def _cell(figure: Figure | None, unit: Unit, say: Say) -> str:
    if figure is None:
        return tag("td", "–", class_="soft")
    return tag("td", figured(figure, unit, say, drawn=True))


def _estimates(told: Json, game: str, say: Say) -> str:
    """What was estimated and what was won, by tenths."""
    if not told:
        return ""
    rows = []
    for mean, won, low, high, moments in told["rows"]:
        cells = (
            text(written(mean, Unit.PERCENT, say)),
            figured(Figure(won, low, high), Unit.PERCENT, say, drawn=True),
            text(moments),
        )
        rows.append(tag("tr", *(tag("td", cell) for cell in cells)))
    heads = (tag("th", text(capital(say(head))), scope="col") for head in words.ESTIMATE_HEADS)
    table = tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *rows))
    command = tag("code", text(f"PYTHONPATH=py python3 {told['command']} · {told['commit']}"))
    lead = tag("p", text(say(words.ESTIMATED)), " ", command)
    return _framed(table, game, words.ESTIMATES, say) + lead


def _spread(spread: Spread, known: Json, say: Say) -> str:
    charts = []
    for line in spread.lines:
        counts = known.get(line)
        if counts:
            head = capital(say(LINES[line].head))
            charts.append(histogram(spread, counts, head, say))
    shown = tag("div", *charts, class_="spreads")
    return tag("h4", text(say(spread.title))) + (shown if charts else tag("p", say(words.NOT_YET)))


# -- how it was measured ------------------------------------------------------------------------


def _measured(known: Json, say: Say) -> str:
    """Every line: its games, seeds, commit, date and command."""
    lines = []
    for name, line in LINES.items():
        told = known["lines"].get(name)
        if told:
            facts = {key: told[key] for key in ("games", "commit", "date")}
            head = say(words.PLAYED, line=capital(say(line.head)), seed=SEED, **facts)
            command = tag("code", text(f"PYTHONPATH=py python3 -m eden {told['command']}"))
            lines.append(tag("li", tag("span", text(head)), command))
    paragraph = tag("p", text(say(words.AGAIN)))
    return (
        _heading("measured", say(words.MEASURED)) + paragraph + tag("ul", *lines, class_="commands")
    )
