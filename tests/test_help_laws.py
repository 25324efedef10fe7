"""Help in every game: whatever is drawn explains itself, and the goal card says what is what."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any, Final

import pytest
from drawn import look, table
from games import BOXES, GAMES, NAMES, TABLES, match_at, moments_of, own_rule, spread
from moments import MOMENTS
from speech import EN, FR, good

from eden.engine.game import CHANCE, Decision
from eden.kit.help import LOSE, TURN, WATCH, WIN, things
from eden.kit.say import Say

SAYS: Final = {"en": EN, "fr": FR}
# What is read beside a finger is short.
LONGEST: Final = 170
LONGEST_AIM: Final = 140
LONGEST_STAKE: Final = 60
SCENES: Final = [
    (slug, moment) for slug, game in MOMENTS.items() for moment in (*game.ASKED, *game.OVER)
]
every_moment = pytest.mark.parametrize(("slug", "moment"), SCENES, ids=map(": ".join, SCENES))
every_language = pytest.mark.parametrize("language", SAYS)


def silent(root: ET.Element) -> Iterator[ET.Element]:
    """What is drawn and does not explain itself, nor anything that it is a part of."""
    for child in root:
        if child.get("data-tell") or child.get("id") == "preview":
            continue
        if child.tag == "use" or child.get("role") in ("img", "button"):
            yield child
        if child.tag == "text" and (child.text or "").strip():
            yield child
        yield from silent(child)


def check_things(slug: str, state: Any, say: Say) -> None:
    """Whatever the table of a state names is explained, in few words, with a rule."""
    seen = look(slug, state, say=say)
    for thing in things(BOXES[slug].view.table(seen)):
        told = BOXES[slug].words.explain(seen, thing)
        assert told is not None, thing
        assert good(told.name), (thing, told)
        assert good(told.meaning) and told.meaning.endswith((".", "!", "?")), (thing, told)
        assert len(told.meaning) <= LONGEST, (thing, told)
        assert own_rule(slug, told.rule), (thing, told)


@every_moment
def test_everything_drawn_explains_itself(slug: str, moment: str) -> None:
    dumb = [element.attrib for element in silent(table(slug, MOMENTS[slug].at(moment)))]
    assert dumb == []


@every_moment
@every_language
def test_every_explanation_is_whole_and_short(slug: str, moment: str, language: str) -> None:
    check_things(slug, MOMENTS[slug].at(moment), SAYS[language])


@pytest.mark.parametrize("name", NAMES)
def test_everything_explains_itself_in_a_random_game(name: str) -> None:
    match = match_at(name)
    for number, (before, _) in enumerate(moments_of(match, 3)):
        check_things(match.game.slug, before, (EN, FR)[number % 2])
        assert list(silent(table(match.game.slug, before))) == []


@pytest.mark.parametrize("slug", BOXES)
def test_what_is_not_there_is_not_explained(slug: str) -> None:
    seen = look(slug, MOMENTS[slug].at(MOMENTS[slug].ASKED[0]))
    for odd in ("", "no such thing", "x" * 500, "\u202e", *(f"{kind} ?" for kind in "abc")):
        assert BOXES[slug].words.explain(seen, odd) is None


@pytest.mark.parametrize("number", range(len(TABLES)), ids=NAMES)
@every_language
def test_the_goal_card_says_what_the_game_is_about(number: int, language: str) -> None:
    game, *_ = TABLES[number]
    aims = BOXES[game.slug].words.goal(match_at(NAMES[number]).state, SAYS[language])
    assert 3 <= len(aims) <= 7
    assert {aim.heading for aim in aims} <= {WIN, LOSE, TURN, WATCH}
    assert {WIN, TURN} <= {aim.heading for aim in aims}
    for aim in aims:
        assert good(aim.text) and aim.text.endswith(".") and len(aim.text) <= LONGEST_AIM, aim
        assert own_rule(game.slug, aim.rule), aim


@pytest.mark.parametrize("name", NAMES)
def test_stakes_and_regrets_are_a_few_words(name: str) -> None:
    match = match_at(name)
    words = BOXES[match.game.slug].words
    for before, step in moments_of(match, 12):
        for option in spread(step.now.options, 40):
            for say in (EN, FR):
                stake, regret = words.stake(before, option, say), words.regret(before, option, say)
                assert len(stake) <= LONGEST_STAKE and "{" not in stake, stake
                assert not regret or (good(regret) and regret.endswith((".", "?"))), regret


@pytest.mark.parametrize("name", NAMES)
def test_the_end_is_reckoned_in_a_whole_table(name: str) -> None:
    match = match_at(name)
    assert match.outcome is not None
    for say in (EN, FR):
        rows = BOXES[match.game.slug].words.reckoning(match.state, match.outcome, say)
        assert len({len(row) for row in rows}) <= 1
        assert all(all(row) for row in rows[1:])


@pytest.mark.parametrize("slug", BOXES)
def test_what_the_app_settles_ends_and_is_never_chances(slug: str) -> None:
    settles = BOXES[slug].settles
    for moment in MOMENTS[slug].ASKED:
        state = MOMENTS[slug].at(moment)
        now = GAMES[slug].pending(state)
        if settles and settles(state):
            assert isinstance(now, Decision) and now.seat != CHANCE
