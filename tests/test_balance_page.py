"""The tables of the balance, and the report before there is anything to report."""

from __future__ import annotations

import balance
import balance_page
import calibrate
import pages
import pytest
from balance_words import item_name, speaker

from eden.cli.arguments import Parser
from eden.cli.simulate import add
from eden.study.balance.shelf import BALANCES, LINES
from eden.study.balance.table import Line
from eden.ui.tongue import LANGUAGES

pytestmark = pytest.mark.host
ALL_BARS = [bar for one in BALANCES.values() for bar in one.bars]


def test_names_are_said_once() -> None:
    assert len({(bar.line, bar.says) for bar in ALL_BARS}) == len(ALL_BARS)
    assert {bar.line for bar in ALL_BARS} <= LINES.keys()
    for one in BALANCES.values():
        assert len({table.title for table in one.tables}) == len(one.tables)
        lines = {column.line for table in one.tables for column in table.columns} - {""}
        assert lines <= {line.name for line in one.lines}


@pytest.mark.parametrize("line", LINES.values(), ids=LINES.keys())
def test_a_line_can_be_played_by_its_command(line: Line) -> None:
    parser = Parser()
    add(parser.add_subparsers())
    chosen = parser.parse_args(line.command(10).split())
    assert (chosen.game, chosen.seats, chosen.games) == (line.slug, line.seats, 10)
    assert line.series().slug == line.slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_item_has_a_name(language: str) -> None:
    say = speaker(language)
    for one in BALANCES.values():
        for table in one.tables:
            names = [item_name(table.items, item, say) for item in table.rows]
            assert len(set(names)) == len(names), names
            assert table.items == "number" or not set(names) & set(table.rows)


def test_the_page_is_there_before_anything_is_measured() -> None:
    pages = dict(balance_page.pages({"lines": {}, "games": {}}))
    assert set(pages) == {"balance.html", *(f"balance.{one}.html" for one in LANGUAGES)}
    assert "not measured yet" in pages["balance.en.html"]
    assert "pas encore mesuré" in pages["balance.fr.html"]
    assert "url=balance.en.html" in pages["balance.html"]
    # A browser would look for one that is not there, and complain.
    assert all('rel="icon"' in markup for markup in pages.values())


def test_a_page_of_an_older_box_can_still_be_made() -> None:
    bar = next(bar for bar in ALL_BARS if bar.items == "power")
    old = {"line": bar.line, "says": bar.says, "figure": [0.1, 0.0, 0.2, "gone"]}
    known = {"lines": {}, "games": {"ultimediation": {"bars": [old]}}}
    assert "gone" in dict(balance_page.pages(known))["balance.fr.html"]


def test_a_bar_that_stays_missed_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    why = "The rulebook wins."
    spirit = BALANCES["spirit"]
    bars = tuple(bar._replace(why=why) if bar.says == "Wins" else bar for bar in spirit.bars)
    monkeypatch.setitem(BALANCES, "spirit", spirit._replace(bars=bars))

    def page(won: float) -> str:
        told = {"line": "spirit-all", "says": "Wins", "figure": [won, won, won]}
        known = {"lines": {}, "games": {"spirit": {"bars": [told]}}}
        return dict(balance_page.pages(known))["balance.en.html"]

    assert why in page(0.01)
    assert why not in page(0.5)


def test_estimates_are_told_by_tenths(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = [(0.62, 1.0), (0.68, 0.0), (0.65, 1.0), (0.99, 1.0), (1.0, 1.0)]
    seen = [calibrate.Seen(mean, 0.0, 1.0, won, 0.0, 0.0) for mean, won in moments]
    monkeypatch.setattr(calibrate, "found", lambda pool, asked, games: seen)
    told = balance.believed("spirit", games=7, jobs=1)
    assert told["command"] == "py/tools/calibrate.py spirit --games 7"
    assert told["rows"] == [[0.65, 0.6667, 0.2077, 0.9385, 3], [0.995, 1.0, 0.3424, 1.0, 2]]
    known = {"lines": {}, "games": {}, "estimates": {"spirit": told}}
    page = dict(balance_page.pages(known))
    assert "Whether estimates can be believed" in page["balance.en.html"]
    assert "67\u00a0%" in page["balance.fr.html"]


def test_every_page_carries_the_policy() -> None:
    """A host that sends no headers is told by the pages themselves."""
    made = dict(pages.texts({}))
    assert {"balance.html", "balance.en.html", "balance.fr.html"} <= set(made)
    assert all(pages.policy() in page for page in made.values())
