"""Players that think, in every game: they never peek, and what they do can be done again."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

import pytest
from games import BOXES, NAMES, ROOT, match_at, moments_of
from peeking import worlds
from speech import EN
from test_imports import MODULES, imports

from eden.engine.bots import LETTERS, Bot, greedy_bot, random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.think.mind import LEVELS
from eden.engine.think.player import Player, Thought
from eden.kit.box import Box
from eden.ui.tongue import LANGUAGES

every_match = pytest.mark.parametrize("name", NAMES)
# One table a game, where another one would tell nothing new.
FIRST: Final = [next(n for n in NAMES if match_at(n).game.slug == slug) for slug in BOXES]
one_match = pytest.mark.parametrize("name", FIRST)
every_level = pytest.mark.parametrize("level", LEVELS)

# At how many moments, besides the first of every kind; and so many ideas are followed up at most:
# what a player chooses by is the same for many ideas as for few, and no clock is asked.
SOME: Final = 2
IDEAS: Final = 8


def thinker(box: Box, level: str) -> Player:
    """A player of this level who takes the time that it takes."""
    harder = box.mind.level(level)
    patient = replace(harder, ideas=min(IDEAS, harder.ideas), seconds=3600.0)
    return Player(box.game, box.mind, patient)


def thought(box: Box, level: str, state: Any, now: Decision[Any], seed: int = 7) -> Thought:
    """What such a player thinks of a state, as far as the seat that is to choose can see it."""
    seen = box.game.imagine(state, now.seat, Luck(seed))
    return thinker(box, level).consider(seen, now, Luck(seed))


def said(box: Box, state: Any, thought: Thought) -> tuple[str, str]:
    """A hint in its two stages."""
    action = thought.action
    return (
        box.words.where(state, action, EN),
        box.words.reason(state, action, thought.reasons, EN),
    )


@every_match
@every_level
def test_no_player_chooses_hints_or_gives_reasons_by_what_it_cannot_see(
    name: str, level: str
) -> None:
    match = match_at(name)
    box = BOXES[match.game.slug]
    for before, step in moments_of(match, SOME):
        now = step.now
        others = [one for one in worlds(box.game, before, now.seat) if one != before]
        if not others:
            continue
        mine = thought(box, level, before, now)
        chosen = _chosen(thinker(box, level), box, before, now)
        for other in others:
            same = thought(box, level, other, now)
            assert same == mine
            assert said(box, other, same) == said(box, before, mine)
            assert _chosen(thinker(box, level), box, other, now) == chosen


@every_match
def test_no_bot_that_is_only_a_measure_peeks_either(name: str) -> None:
    match = match_at(name)
    box = BOXES[match.game.slug]
    for before, step in moments_of(match, SOME):
        for other in worlds(box.game, before, step.now.seat):
            for bot in (random_bot, greedy_bot(box.game, box.value, ahead=box.ahead)):
                mine = _chosen(bot, box, before, step.now)
                assert _chosen(bot, box, other, step.now) == mine


def _chosen(bot: Bot, box: Box, state: Any, now: Decision[Any]) -> Any:
    return bot(box.game.imagine(state, now.seat, Luck(5)), now, Luck(7))


@one_match
@every_level
def test_the_same_position_seed_and_number_of_ideas_give_the_same_thought(
    name: str, level: str
) -> None:
    match = match_at(name)
    box = BOXES[match.game.slug]
    for before, step in moments_of(match, SOME):
        assert thought(box, level, before, step.now) == thought(box, level, before, step.now)


@one_match
def test_every_option_that_is_weighed_can_be_chosen_and_every_plan_can_be_followed(
    name: str,
) -> None:
    match = match_at(name)
    box = BOXES[match.game.slug]
    for before, step in moments_of(match, SOME):
        thinking = thought(box, "shepherd", before, step.now)
        assert {one.action for one in thinking.weighed} <= set(step.now.options)
        assert all(0.0 <= one.worth <= 1.0 for one in thinking.weighed)
        state = box.game.imagine(before, step.now.seat, Luck(7))
        for action in thinking.plan:
            now = box.game.pending(state)
            assert isinstance(now, Decision)
            assert now.seat == step.now.seat and action in now.options
            state, _ = box.game.apply(state, action)


@pytest.mark.parametrize("slug", BOXES)
def test_a_mind_has_a_weight_for_all_that_it_looks_at_and_for_nothing_else(slug: str) -> None:
    mind = BOXES[slug].mind
    assert set(mind.weights) == set(mind.features)
    assert len(mind.features) == len(set(mind.features))
    assert {*mind.thumb, *mind.signs} <= set(mind.features)


@every_match
def test_a_mind_measures_everywhere_and_for_everybody(name: str) -> None:
    match = match_at(name)
    mind = BOXES[match.game.slug].mind
    value = mind.judge(match.game)
    begun = {step.state for step in match.steps[match.opening - 1 :]}
    for before, _ in moments_of(match, SOME, chance=True):
        for seat in range(match.seats) if before in begun else ():
            assert len(mind.measure(before, seat)) == len(mind.features)
            assert 0.0 <= value(before, seat) <= 1.0


@pytest.mark.parametrize("slug", BOXES)
def test_what_orders_options_only_leaves_some_out(slug: str) -> None:
    box = BOXES[slug]
    if box.mind.order is None:
        return
    for name in (one for one in NAMES if match_at(one).game.slug == slug):
        for before, step in moments_of(match_at(name), SOME):
            left = box.mind.order(before, step.now)
            assert left and len(set(left)) == len(left) and set(left) <= set(step.now.options)


# -- the seed is out of reach -------------------------------------------------------------------

# Those know a match, its link or its record, and with them the seed that the dice come from.
KEEPERS: Final = {"eden.engine.match", "eden.engine.link", "eden.engine.record"}
# Those play whole matches, or look back at them: they hand a player states, never a match.
ABOVE: Final = {f"eden.engine.think.{name}" for name in ("learn", "trial", "hindsight", "review")}


def reach(name: str) -> set[str]:
    """A module and all that it imports, directly or not."""
    found, new = set[str](), {name}
    while new:
        found |= new
        new = {one for module in new for one in imports(module) if one in MODULES} - found
    return found


THINKERS: Final = sorted(
    name
    for name in MODULES
    if (name.startswith("eden.engine.think") and name not in ABOVE)
    or name == "eden.engine.bots"
    or name.endswith((".bot", ".weights"))
    or ".mind." in name
)


@pytest.mark.parametrize("name", THINKERS)
def test_nothing_that_thinks_can_reach_the_seed_of_a_match(name: str) -> None:
    assert not reach(name) & KEEPERS


def test_every_bot_has_a_letter_of_its_own() -> None:
    assert set(LEVELS) <= set(LETTERS)
    assert len(set(LETTERS.values())) == len(LETTERS)


# -- and it is published ------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_what_players_know_names_tests_that_exist(language: str) -> None:
    page = (ROOT / f"assets/pages/players.{language}.md").read_text("utf-8")
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    named = re.findall(r"`(test_\w+)`", page)
    assert len(named) >= 4
    assert [name for name in named if f"def {name}(" not in tests] == []
