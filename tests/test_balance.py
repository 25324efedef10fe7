"""The balance in small: a few quick games of each kind, whose facts must add up, and the report."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import balance
import balance_page
import pytest
from balance_words import speaker

from eden.engine.match import AnyMatch
from eden.study import replayed
from eden.study.balance.edition import edition
from eden.study.balance.figures import figures, kept, read
from eden.study.balance.shelf import BALANCES, LINES
from eden.study.balance.table import Bar, Verdict, verdict
from eden.study.sample import Facts, Figure, Sample, at
from eden.study.series import Series
from eden.ui.tongue import LANGUAGES

pytestmark = pytest.mark.host

# How many games of a line are played, by lambs, which are quick.
PLAYED = {
    "edenia-2": 24,
    "edenia-3": 24,
    "edenia-4": 24,
    "edenia-lambs": 2,
    "edenia-lamb": 2,
    "spirit-classic": 8,
    "spirit-resurrection": 2,
    "spirit-weakness": 2,
    "spirit-all": 4,
    "um-4-initiate": 4,
    "um-4-advanced": 4,
    "um-4-expert": 2,
    "um-7-advanced": 4,
    "um-7-expert": 2,
    "um-4-pyramids": 2,
    "um-7-pyramids": 2,
    "um-round": 2,
}
QUICK = "lamb"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the games are kept."""
    return tmp_path_factory.mktemp("balance")


@pytest.fixture(scope="module")
def samples(folder: Path) -> dict[str, Sample]:
    """The facts of all these games."""
    return {
        name: balance.sample(LINES[name], games, strong=QUICK, folder=folder)
        for name, games in PLAYED.items()
    }


def games_of(samples: dict[str, Sample], slug: str) -> Iterator[Facts]:
    """All games of a game."""
    for name, sample in samples.items():
        if LINES[name].slug == slug:
            assert len(sample.games) == PLAYED[name]
            yield from sample.games


def total(facts: Facts, group: str) -> float:
    """The sum over a group."""
    return sum(number for name, number in facts.items() if name.startswith(at(group, "")))


# -- facts add up -------------------------------------------------------------------------------


def test_the_facts_of_edenia_add_up(samples: dict[str, Sample]) -> None:
    for facts in games_of(samples, "edenia"):
        assert total(facts, "order") == pytest.approx(1)
        assert total(facts, "bot") == pytest.approx(1)
        assert total(facts, "victory") == 1
        assert total(facts, "laid") == facts["tiles"] <= 22
        for what in ("taken", "played"):
            assert total(facts, what) == total(facts, f"one {what}") == facts.get(what, 0)
        assert facts.get("played", 0) <= facts.get("taken", 0) <= 18
        assert facts.get("flags replacing", 0) <= facts.get("flags", 0)
        assert facts.get("moves back", 0) <= facts["moves"] <= facts["turns of all"]
        assert all(facts[at("used", kind)] <= 1 for kind in _items(facts, "had"))
        assert total(facts, "holders won") <= total(facts, "holders") <= facts.get("taken", 0)


def test_the_facts_of_spirit_add_up(samples: dict[str, Sample]) -> None:
    for facts in games_of(samples, "spirit"):
        assert facts["won"] + facts["lost"] == 1 == total(facts, "ruins")
        assert total(facts, "put") == total(facts, "cell") == facts["put"]
        assert total(facts, "act") == facts["acts"]
        assert facts["destroyed"] == facts.get("act:destroy", 0)
        assert facts["rounds"] >= facts["lost in round"]
        assert facts["put"] <= 4 * facts["rounds"]
        for cell in _items(facts, "cell"):
            assert facts[at("cell", cell)] <= facts[at("could", cell)] <= facts["rounds"]
        # Who plays is not worse off than who does nothing.
        assert facts["won"] or facts["lost in round"] >= min(2, facts["idle defeat"] or 2)


def test_the_facts_of_ultimediation_add_up(samples: dict[str, Sample]) -> None:
    for facts in games_of(samples, "ultimediation"):
        assert facts["won"] + facts["lost"] == 1
        assert total(facts, "victory") == facts["won"] and total(facts, "defeat") == facts["lost"]
        assert total(facts, "met by") == facts.get("defeat:cubes", 0)
        assert total(facts, "dealt") == facts.get("dealt", 0) >= facts.get("used", 0)
        assert total(facts, "disaster") == facts.get("disasters", 0)
        assert facts.get("lost in set-up", 0) <= facts.get("people lost", 0)
        assert facts["last turn"] == facts["turns"] <= 9
        for camp in ("east", "west"):
            revealed = facts.get(at("revealed", camp), 0)
            assert total(facts, f"revealed {camp}") == revealed
            harmless = ("need", "justification")
            effects = revealed - sum(facts.get(at(f"revealed {camp}", n), 0) for n in harmless)
            became = [facts.get(at(n, camp), 0) for n in ("happened", "refused", "ignored")]
            assert sum(became) == effects
            assert facts.get(at(f"revealed {camp}", "need"), 0) == facts.get(at("needs", camp), 0)
        # Why nobody needs the pyramids: the last one waits on space 7.
        assert facts.get("loads", 0) <= 3 + total(facts, "needs")
        assert total(facts, "decided") == total(facts, "decided by") <= facts["lost"]


def _items(facts: Facts, group: str) -> list[str]:
    return Sample([facts]).items(group)


# -- games are played once ----------------------------------------------------------------------


def test_what_was_played_is_not_played_again(
    samples: dict[str, Sample], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(series: Series, due: object) -> None:
        raise AssertionError("it is there")

    monkeypatch.setattr(Series, "play", never)
    again = balance.sample(LINES["spirit-classic"], 8, strong=QUICK, folder=folder)
    assert again.games == samples["spirit-classic"].games
    fewer = balance.sample(LINES["edenia-lamb"], 3, strong=QUICK, folder=folder)
    assert len(fewer.games) == 2, "each seed with sides swapped"


def test_other_players_make_another_edition() -> None:
    line = LINES["edenia-2"]
    assert edition(line.series()) == edition(line.series())
    assert edition(line.series()) != edition(line.series("ram"))
    assert edition(line.series()) != edition(LINES["edenia-lawless"].series())


def test_facts_are_taken_from_the_link_without_thinking(
    samples: dict[str, Sample], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[AnyMatch] = []

    def noted(match: AnyMatch) -> Facts:
        seen.append(match)
        return {}

    monkeypatch.setitem(replayed.FACTS, "edenia", noted)
    series = LINES["edenia-2"].series("random")
    entry = series.play(series.games(1, 5, swap=False)[0])
    facts = replayed.facts_of(series, entry)
    assert seen[0].outcome is not None and seen[0].outcome.winners == entry.played.winners
    assert facts == {"bot:random": 1.0}


# -- bars ---------------------------------------------------------------------------------------

# Known to be badly missed: the report says why; what is mended must be taken off.
DOOMED = "Set-ups that lose before round 3 if nothing is done"
OPEN = {("spirit-classic", DOOMED), ("spirit-all", DOOMED)}
ALL_BARS = [bar for one in BALANCES.values() for bar in one.bars]


def test_no_bar_that_anybody_can_tell_is_badly_missed(samples: dict[str, Sample]) -> None:
    told = {
        (bar.line, bar.says): bar.measure(samples, bar.line)
        for bar in ALL_BARS
        if bar.anybody and bar.line in samples
    }
    assert badly(told) == OPEN


def test_no_bar_is_badly_missed_in_the_figures_that_are_published() -> None:
    assert badly(published()) == OPEN


def test_every_published_bar_that_is_not_met_says_why_it_stays() -> None:
    told = published()
    silent = [
        (bar.line, bar.says)
        for bar in ALL_BARS
        if not bar.why
        and not ((one := told[bar.line, bar.says]) and verdict(one, bar.wanted).as_wanted)
    ]
    assert silent == []


def published() -> dict[tuple[str, str], Figure | None]:
    """The bars of the report, by line and sentence."""
    return {
        (one["line"], one["says"]): read(one["figure"])
        for game in balance.kept()["games"].values()
        for one in game["bars"]
    }


def badly(told: dict[tuple[str, str], Figure | None]) -> set[tuple[str, str]]:
    """Those that are badly missed."""
    bars: dict[tuple[str, str], Bar] = {(bar.line, bar.says): bar for bar in ALL_BARS}
    return {
        key
        for key, figure in told.items()
        if key in bars and figure is not None and verdict(figure, bars[key].wanted) == Verdict.BADLY
    }


# -- figures and pages --------------------------------------------------------------------------


def test_places_and_levels_that_are_not_there_are_not_counted(samples: dict[str, Sample]) -> None:
    tables = figures(BALANCES["edenia"], samples, {})["tables"]
    places = tables["Wins by place in the order of play"]
    assert [cell is None for cell in places["3"]] == [True, False, False]
    assert tables["Wins by level"]["shepherd"] == [None, None]
    assert tables["Wins by level"]["lamb"][1] is not None


def test_what_is_not_played_this_time_keeps_its_figures(samples: dict[str, Sample]) -> None:
    spirit = BALANCES["spirit"]
    before = figures(spirit, samples, {})
    after = figures(spirit, {"spirit-all": samples["spirit-all"]}, before)
    assert after == before
    never = figures(spirit, {}, {})
    assert all(bar["figure"] is None for bar in never["bars"] if "Cells" not in bar["says"])


def test_a_figure_is_read_back() -> None:
    assert read(kept(Figure(0.25, 0.125, 0.5))) == Figure(0.25, 0.125, 0.5)
    assert read(kept(Figure(1, 0, 2, "turbo"))) == Figure(1, 0, 2, "turbo")
    assert read(None) is None


@pytest.fixture(scope="module")
def written(samples: dict[str, Sample], folder: Path) -> Path:
    """The file of figures, as the command writes it from the games that are there."""
    out = folder / "balance.json"
    words = f"--games 2 --strong {QUICK} --out {out} --folder {folder} --lines {' '.join(PLAYED)}"
    balance.main(words.split())
    return out


def test_the_command_writes_what_can_be_played_again(written: Path) -> None:
    known = json.loads(written.read_text("utf-8"))
    assert list(known["lines"]) == [name for name in LINES if name in PLAYED]
    told = known["lines"]["spirit-classic"]
    assert told["command"] == "simulate spirit --seats 1 --bots lamb --games 2 --seed 14000"
    assert told["bots"] == [QUICK] and told["games"] == 2
    assert re.fullmatch(r"[0-9a-f]{7,}\+?", told["commit"])
    assert known["games"].keys() == BALANCES.keys()
    assert balance.text(known) == written.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_every_bar_and_every_table_in_every_language(
    language: str, written: Path
) -> None:
    known, say = json.loads(written.read_text("utf-8")), speaker(language)
    page = dict(balance_page.pages(known))[f"balance.{language}.html"]
    assert f'<html lang="{language}"' in page
    main = ElementTree.fromstring(page[page.index("<main") : page.index("</main>") + 7])
    words = " ".join("".join(main.itertext()).split())
    said = [bar.says for bar in ALL_BARS]
    said += [table.title for one in BALANCES.values() for table in one.tables]
    for text in said:
        assert " ".join(say(text).split()) in words, text
    assert "{" not in words
    whys = {" ".join(say(bar.why).split()) for bar in ALL_BARS if bar.why}
    every = [row for table in main.iter("table") for row in table.iter("tr")]
    rows = [row for row in every if " ".join("".join(row.itertext()).split()) not in whys]
    tables = [table for one in BALANCES.values() for table in one.tables]
    sentences = {(one.slug, bar.says) for one in BALANCES.values() for bar in one.bars}
    heads = len(tables) + len(BALANCES)
    assert len(rows) == sum(len(t.rows) for t in tables) + len(ALL_BARS) + len(sentences) + heads
    for told in known["lines"].values():
        assert told["command"] in words and told["commit"] in words
    assert len({id_ for one in main.iter() if (id_ := one.get("id"))}) == len(BALANCES) + 2
