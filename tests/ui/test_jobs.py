"""What is thought about: what they see who think, that they think the same twice, and stop."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from toy import BOX
from toy_table import ANNA, BOT, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.bots import BOTS
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.engine.simulate import play_one
from eden.engine.think.mind import LEVELS
from eden.engine.think.player import Player, Reason
from eden.games.shelf import GAMES
from eden.kit.box import Box
from eden.ui import jobs
from eden.ui.desk import Desk
from eden.ui.jobs import Study, answer
from eden.ui.thoughts import Answer, Asked, Option, together


def asked(match: AnyMatch, level: str = "ram", seed: int = 5, only: tuple[str, ...] = ()) -> Asked:
    return Asked(link.encode(match), level, seed, only)


def test_every_bot_that_a_link_can_name_can_play() -> None:
    for bot in BOTS:
        text = link.encode(a_match(), (ANNA, BOT))
        assert answer(Asked(text, bot)).action in ("add 1", "add 2", "dice")


def test_when_it_is_over_there_is_nothing_to_choose() -> None:
    assert answer(asked(a_match(*["add 1"] * 6))).action == ""


def test_bots_see_only_what_their_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    true = a_match().state.secrets
    seen: list[Any] = []

    def watch(state: Any, now: Any, luck: Any) -> Any:
        seen.append(state.secrets)
        return luck.pick(now.options)

    monkeypatch.setattr(Box, "bot", lambda box, name: watch)
    for seed in range(20):
        answer(asked(a_match(), "watch", seed))
    monkeypatch.undo()
    assert {secrets[0] for secrets in seen} == {true[0]}
    assert len({secrets[1] for secrets in seen}) > 1
    play_one(BOX.game, seats=2, options={}, seed=7, bots=(watch,), check=True)
    assert len(set(seen[20:])) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_those_who_think_see_no_more(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []
    thinking = Player.thinking

    def watch(self: Player, state: Any, now: Any, luck: Any) -> Any:
        seen.append(state.secrets)
        return thinking(self, state, now, luck)

    monkeypatch.setattr(Player, "thinking", watch)
    for seed in range(20):
        answer(asked(a_match(), level, seed))
    assert {secrets[0] for secrets in seen} == {a_match().state.secrets[0]}
    assert len({secrets[1] for secrets in seen}) > 1


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_position_level_and_seed_give_the_same_answer(slug: str, level: str) -> None:
    match: Any = Match(GAMES[slug], seed=3)
    for _ in range(4):
        match.choose(match.now.options[0])
    # No time passes: the number of ideas alone decides when it is enough.
    one, other = (answer(asked(match, level), Study(clock=lambda: 0.0, modest=True)) for _ in "12")
    assert one == other
    assert one.action == one.plan[0]
    assert {each.text for each in one.weighed} <= set(map(str, match.now.options))
    assert 0 <= one.worth <= 1
    assert Answer.read(one.text) == one


def test_some_may_choose_among_a_part_of_the_options_only() -> None:
    for level in ("lamb", "ram", "greedy"):
        assert answer(asked(a_match(), level, only=("add 1",))).action == "add 1"


def test_a_choice_that_nobody_gave_a_thought_can_still_be_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = a_match()
    best = answer(asked(match)).action
    monkeypatch.setattr(Box, "mind", replace(BOX.mind, order=lambda state, now: now.options[:1]))
    assert isinstance(match.now, Decision)
    unthought = str(match.now.options[-1])
    assert unthought != best
    assert answer(asked(match, only=(unthought,))).action == unthought
    chosen = {answer(asked(match, "lamb", seed)).action for seed in range(30)}
    assert unthought in chosen


def test_an_answer_says_why() -> None:
    told = answer(asked(a_match()))
    assert told.reasons
    assert {one.feature for one in told.reasons} <= set(BOX.mind.features)


# -- what is kept between the choices of a turn ---------------------------------------------------


def test_a_match_that_goes_on_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    study, match = Study(), a_match("add 1")
    known = study.match(link.encode(match))
    match.choose_text("dice")
    applied = []
    real = type(BOX.game).apply

    def watch(game: Any, state: Any, action: Any) -> Any:
        applied.append(action)
        return real(game, state, action)

    monkeypatch.setattr(type(BOX.game), "apply", watch)
    assert study.match(link.encode(match)) is known
    assert known.steps == match.steps
    assert len(applied) == 2, "the choice, and the die after it"


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_was_known_a_link_means_its_match(slug: str) -> None:
    study = Study()
    match: Any = Match(GAMES[slug], seed=3, practice=True)
    links = [link.encode(match)]
    for number in range(24):
        match.choose(match.now.options[number % len(match.now.options)])
        links.append(link.encode(match))
    for text in (*links, *links[::-1], *links[::3], links[2], links[20]):
        assert study.match(text).steps == link.decode(text, GAMES).steps


def test_who_thinks_is_the_same_for_all_choices_of_a_turn_and_then_forgotten() -> None:
    study = Study()
    match: Any = Match(GAMES["spirit"], seed=3)
    one = study.player(match, "ram", 1)
    match.choose(match.now.options[0])
    assert study.player(match, "ram", 1) is one
    assert study.player(match, "ram", 2) is not one
    assert study.player(match, "ram", 1) is not one, "what was thought takes room"


def test_the_page_itself_thinks_less() -> None:
    modest = Study(modest=True).player(a_match(), "shepherd", 1).level
    assert modest.ideas < LEVELS["shepherd"].ideas
    assert modest.seconds < LEVELS["shepherd"].seconds
    assert Study(modest=True).player(a_match(), "lamb", 1).level == LEVELS["lamb"]


# -- in slices ------------------------------------------------------------------------------------


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs that never end by themselves."""

    def work(study: Study, job: Any) -> Iterator[None]:
        while True:
            yield

    monkeypatch.setitem(jobs.KINDS, "endless", work)


def run(*works: str, stop: bool = False) -> list[str]:
    """The answers to jobs that were given one after the other."""

    async def all_of_them() -> list[str]:
        desk = Desk(slice_=0.001)
        tasks = []
        for one in works:
            tasks.append(asyncio.ensure_future(desk.work(one)))
            await asyncio.sleep(0.005)
        if stop:
            desk.stop()
        return list(await asyncio.gather(*tasks))

    return asyncio.run(all_of_them())


@pytest.mark.host
@pytest.mark.usefixtures("endless")
def test_a_newer_question_or_a_word_stops_what_is_being_done() -> None:
    forever = json.dumps({"do": "endless"})
    gave_up, chosen = run(forever, asked(a_match()).text)
    assert gave_up == ""
    assert Answer.read(chosen).action
    assert run(forever, forever, stop=True) == ["", ""]


# -- what several have found ----------------------------------------------------------------------


def test_who_looked_more_often_counts_more() -> None:
    why = (Reason("sum", 0, 2, 1, 0.1),)
    one = Answer("a", (Option("a", 0.6, 9), Option("b", 0.5, 1)), ("a", "c"))
    other = Answer("b", (Option("b", 0.9, 29), Option("a", 0.2, 0)), ("b",), why)
    both = together([one, other])
    assert both.action == "b"
    assert (both.plan, both.reasons) == (("b",), why)
    assert [each.text for each in both.weighed] == ["b", "a"]
    assert both.weighed[0].worth == pytest.approx((0.5 * 2 + 0.9 * 30) / 32)
    assert both.weighed[0].visits == 30
    assert together([one, other], only=["a"]).action == "a"
