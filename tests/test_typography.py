"""How the texts are set: apostrophes, French spaces, plurals, numbers, dates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
from drawn import look, table
from games import BOXES, GAMES, NAMES, ROOT, folder_of, match_at, moments_of, spread
from moments import MOMENTS
from speech import EN, FR, FRENCH

from eden.engine.game import Outcome
from eden.kit.help import things
from eden.kit.say import Say
from eden.kit.svg import text
from eden.ui.dates import told_day

PAGES: Final = sorted(chain.from_iterable(folder_of(slug).glob("assets/*.md") for slug in BOXES))
every_page = pytest.mark.parametrize(
    "path", PAGES, ids=lambda path: f"{path.parts[-3]}/{path.name}"
)

# What French sets before its double signs, in words that are shown: a link, a time of day or a
# publisher's name keeps its own.
UNSPACED: Final = re.compile(
    r"(?<![\u202f\u00a0]);|(?<![\u202f\u00a0])[!?]|(?<![\u00a0\d]):(?!//)|«(?!\u00a0)|(?<!\u00a0)»"
)
STRAIGHT: Final = re.compile(r"(?<=\w)'|'(?=\w)")
# One of something is not several; French says so of none, too. What ends in s without being many:
ALIKE: Final = (
    "fois|choix|pas|sous|sans|dans|vers|puis|plus|moins|mois|repas|bras|temps|is|has|was|goes"
)
# A number counts what follows it where a text begins, after a sign, or after such a word; elsewhere
# it may be a name ("sheep 1").
_COUNTS: Final = (
    r"(?:^|[(:,·+–]\s?|\b(?:has|have|of|by|with|gets|pays|loses|takes|for|only|"
    r"reste|avec|de|par|reçoit|paie|perd|prend|pour|sur|a)[ \u00a0])"
)
MANY: Final = {
    "en": re.compile(rf"{_COUNTS}1[ \u00a0](?!(?:{ALIKE})\b)[a-z]+s\b"),
    "fr": re.compile(rf"{_COUNTS}[01][ \u00a0](?!(?:{ALIKE})\b)[a-zéèêàâîôûç]+[sx]\b"),
}
# What a French player winced at.
WINCES: Final = (
    "de nous", "faire venir", "par-delà un lancer", "une façon de plus", "(en a ", "avoir lieu",
    "fuir en ", "et qui il attire", "s’est montré", "horloge s’est", "de force", "de la sorte",
    "sans un tel", "un siège vise",
)  # fmt: skip


def shown(slug: str, say: Say) -> Iterator[str]:
    """All words on the tables of a game, seen or heard, and what is asked and can be chosen."""
    words = BOXES[slug].words
    states = [MOMENTS[slug].at(moment) for moment in (*MOMENTS[slug].ASKED, *MOMENTS[slug].OVER)]
    for name in NAMES:
        if name.startswith(f"{slug}-"):
            states += [before for before, _ in moments_of(match_at(name), 2)]
            states.append(match_at(name).state)
    for state in states:
        for element in table(slug, state, say=say).iter():
            yield from filter(None, (element.text, element.tail))
            yield element.get("aria-label") or ""
            yield element.get("title") or ""
        yield from explained(slug, state, say)
        now = GAMES[slug].pending(state)
        yield words.progress(state, say)
        if isinstance(now, Outcome):
            yield from words.ending(state, now, say)
            yield from chain.from_iterable(words.reckoning(state, now, say))
        else:
            yield words.ask(state, now, say)
            yield from (words.label(state, option, say) for option in now.options)
            for option in spread(now.options, 40):
                yield words.stake(state, option, say)
                yield words.regret(state, option, say)


def explained(slug: str, state: Any, say: Say) -> Iterator[str]:
    """What everything on a table means, what the game is about, and why something cannot be."""
    words, seen = BOXES[slug].words, look(slug, state, say=say)
    for thing in things(BOXES[slug].view.table(seen)):
        if one := words.explain(seen, thing):
            yield from (one.name, one.meaning)
    yield from (aim.text for aim in words.goal(state, say))
    for act in spread(sorted(GAMES[slug].candidates(state), key=str), 40):
        if refusal := GAMES[slug].forbids(state, act):
            yield words.why(state, refusal, say)


def told(slug: str, say: Say) -> Iterator[str]:
    """All lines of the log of some games."""
    for name in NAMES:
        if name.startswith(f"{slug}-"):
            for step in match_at(name).steps:
                for event in step.events:
                    line = BOXES[slug].words.tell(step.state, event, say)
                    yield line.text if line else ""


@cache
def said_in(slug: str, language: str) -> frozenset[str]:
    """All words of a game in a language, each once."""
    say = {"en": EN, "fr": FR}[language]
    return frozenset(chain(shown(slug, say), told(slug, say)))


@pytest.mark.parametrize("slug", BOXES)
def test_words_are_set_as_french_sets_them(slug: str) -> None:
    said = said_in(slug, "fr")
    assert [words for words in said if UNSPACED.search(words.replace("BLAM!", ""))] == []


@pytest.mark.parametrize("slug", BOXES)
@pytest.mark.parametrize("language", MANY)
def test_one_is_not_many(slug: str, language: str) -> None:
    said = said_in(slug, language)
    assert [words for words in said if MANY[language].search(words)] == []


@pytest.mark.parametrize("slug", BOXES)
def test_no_line_is_broken_between_a_number_and_its_word(slug: str) -> None:
    for moment in MOMENTS[slug].ASKED:
        for element in table(slug, MOMENTS[slug].at(moment), say=FR).iter():
            for words in filter(None, (element.text, element.tail)):
                assert not re.search(r"\d [^\W\d]", words), words
    assert text("12 points et 3 trèfles") == "12\u00a0points et 3\u00a0trèfles"


def test_there_is_one_kind_of_apostrophe() -> None:
    straight = [said for entry in FRENCH.items() for said in entry if STRAIGHT.search(said)]
    assert straight == []


@every_page
def test_pages_are_set_like_the_texts(path: Path) -> None:
    page = path.read_text("utf-8")
    assert not STRAIGHT.search(page)
    if ".fr." in path.name:
        plain = re.sub(r"\]\([^)]*\)|^\|[-:| ]+$", "", page, flags=re.MULTILINE)
        assert UNSPACED.findall(plain.replace("BLAM!", "")) == []


def test_what_made_a_french_player_wince_is_gone() -> None:
    french = [*FRENCH.values(), *(p.read_text("utf-8") for p in PAGES if ".fr." in p.name)]
    found = [(one, said[:80]) for said in french for one in WINCES if one in said.lower()]
    assert found == []


def test_days_are_told_as_people_write_them() -> None:
    when = datetime(2026, 11, 16, 10, 22)
    assert told_day(when, EN) == "16 Nov, 10:22"
    assert told_day(when, FR) == "16\u00a0nov., 10\u00a0h\u00a022"
    first = datetime(2027, 8, 1, 9, 5)
    assert (told_day(first, EN), told_day(first, FR)) == (
        "1 Aug, 9:05",
        "1er\u00a0août, 9\u00a0h\u00a005",
    )


def test_the_sources_are_read() -> None:
    assert len(PAGES) >= 2 * len(BOXES) and (ROOT / "assets/locale/fr.po").exists()
