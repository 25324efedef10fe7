"""Laws that hold for every game on the shelf, in random games under all options."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from drawn import look
from games import NAMES, TABLES, random_match
from hypothesis import given, settings
from hypothesis import strategies as st

from eden.engine import link, record
from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import (
    CHANCE,
    NOBODY,
    AnyGame,
    Decision,
    IllegalAction,
    Options,
    Outcome,
    play,
)
from eden.engine.match import Match
from eden.engine.people import Person
from eden.engine.simulate import check_step, play_one
from eden.games.shelf import GAMES, SHELF
from eden.kit.pick import matches
from eden.ui.rulebook import rule
from eden.ui.tongue import LANGUAGES, speaker

every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)

# What a table must offer at most; no game on the shelf comes near it.
MOST_STEPS = 3_000


@every_table
def test_every_decision_of_a_random_game_keeps_the_laws(
    game: AnyGame, seats: int, options: Options
) -> None:
    for seed in range(4):
        played = play_one(
            game, seats=seats, options=options, seed=seed, bots=(random_bot,), check=True
        )
        assert played.decisions < MOST_STEPS
        assert len(played.link) <= 500


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_whatever_is_chosen_the_laws_hold(data: st.DataObject) -> None:
    game, seats, options = data.draw(st.sampled_from(TABLES))
    seed = data.draw(st.integers(0, 2**48 - 1))
    match = Match(game, seats=seats, options=options, seed=seed, practice=data.draw(st.booleans()))
    for _ in range(data.draw(st.integers(0, 60))):
        if not isinstance(match.now, Decision):
            break
        index = data.draw(st.integers(0, len(match.now.options) - 1))
        before = len(match.steps)
        match.choose(match.now.options[index])
        check_step(match, before)
    text = link.encode(match)
    assert link.encode(link.decode(text, GAMES)) == text
    assert record.read(record.write(match), GAMES).steps == match.steps


@every_table
def test_undoing_all_and_redoing_all_is_the_identity(
    game: AnyGame, seats: int, options: Options
) -> None:
    match = random_match(game, seats, options, seed=5, practice=True)
    steps = list(match.steps)
    while match.can_undo():
        match.undo()
    assert not list(match.choices())
    while match.can_redo():
        match.redo()
    assert match.steps == steps


@every_table
def test_the_checked_door_lets_in_exactly_the_options(
    game: AnyGame, seats: int, options: Options
) -> None:
    match = random_match(game, seats, options, seed=6)
    seen: dict[str, Any] = {str(o): o for step in match.steps for o in step.now.options}
    for index in range(0, len(match.steps), 7):
        before = match.steps[index - 1].state if index else match.start
        listed = match.steps[index].now.options
        for text, action in seen.items():
            if action in listed:
                assert play(game, before, text) == game.apply(before, action)
            else:
                with pytest.raises(IllegalAction):
                    play(game, before, text)


@every_table
def test_what_can_be_meant_holds_what_can_be_chosen(
    game: AnyGame, seats: int, options: Options
) -> None:
    match = random_match(game, seats, options, seed=7)
    before = match.start
    for step in match.steps:
        if step.now.seat != CHANCE:
            meant = set(game.candidates(before))
            assert meant.issuperset(step.now.options)
            for action in meant.difference(step.now.options):
                assert game.parse(str(action)) == action
                assert game.forbids(before, action), f"{action} is refused without a rule"
        before = step.state


@every_table
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_draws_and_every_event_and_prompt_has_words(
    game: AnyGame, seats: int, options: Options, language: str
) -> None:
    box, say = SHELF[game.slug], speaker(language)
    match = random_match(game, seats, options, seed=8)
    before = match.start
    for step in match.steps:
        if step.now.seat != CHANCE:
            assert box.words.ask(before, step.now, say)
            drawn = box.view.table(look(game.slug, before, say=say))
            assert drawn.startswith("<")
            labels = [box.words.label(before, option, say) for option in step.now.options]
            assert len(set(labels)) == len(labels)
            assert all(labels)
        for event in step.events:
            told = box.words.tell(step.state, event, say)
            assert told is None or (told[0] and "{" not in told[0])
        before = step.state
    assert isinstance(match.now, Outcome)
    assert all(box.words.ending(match.state, match.now, say))
    assert box.words.progress(match.state, say)


@every_table
def test_what_a_seat_imagines_is_what_it_sees(game: AnyGame, seats: int, options: Options) -> None:
    table, luck = SHELF[game.slug].view.table, Luck(9)
    match = random_match(game, seats, options, seed=9)
    before = match.start
    for step in match.steps:
        now = step.now
        if now.seat != CHANCE:
            imagined = game.imagine(before, now.seat, luck)
            game.check(imagined)
            thought = game.pending(imagined)
            assert isinstance(thought, Decision)
            assert (thought.seat, thought.ask, thought.options) == (now.seat, now.ask, now.options)
            seen = table(look(game.slug, before))
            assert table(look(game.slug, imagined)) == seen
        before = step.state


@every_table
def test_an_onlooker_sees_every_state_and_can_tap_nothing(
    game: AnyGame, seats: int, options: Options
) -> None:
    match = random_match(game, seats, options, seed=10)
    for step in match.steps[:: max(1, len(match.steps) // 20)]:
        seen = look(game.slug, step.state, seat=NOBODY, news=step.events)
        assert "data-act" not in SHELF[game.slug].view.table(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_seat_has_a_name_and_every_colour_is_another(slug: str, language: str) -> None:
    box, seats = SHELF[slug], max(SHELF[slug].game.seats)
    say = speaker(language)
    colours = tuple(map(say, box.colours))
    assert len(set(colours)) == len(colours)
    assert seats == 1 or len(colours) in (0, *range(seats, 11))
    named = speaker(language, tuple(Person(f"Anna {n}", n) for n in range(seats)))
    for seat in range(seats if seats > 1 else 0):
        assert box.seat_name(seat, say)
        assert box.seat_name(seat, named) == f"Anna {seat}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_pictures_of_the_rulebook_stand_under_rules_and_cannot_be_tapped(
    slug: str, language: str
) -> None:
    pictures = SHELF[slug].view.pictures(speaker(language))
    assert pictures
    for identity, drawn in pictures.items():
        assert rule(identity, language) is not None
        assert "data-act" not in drawn
        ET.fromstring(drawn)


def test_a_pick_is_a_beginning_by_words_or_a_word() -> None:
    assert matches("fauna to ne", "")
    assert matches("fauna to ne", "fauna")
    assert matches("fauna to ne", "fauna to ne")
    assert not matches("fauna to ne", "fauna to n")
    assert not matches("fauna to ne", "to")
    assert matches("yellow swaps red", "*red")
    assert not matches("yellow swaps red", "*re")
