"""Laws that hold for every game, in random games under all options."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Final

import pytest
from drawn import look
from games import (
    BOXES,
    GAMES,
    NAMES,
    TABLES,
    match_at,
    moments_of,
    own_rule,
    random_match,
    refusals,
    spread,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from speech import both, speaking

from eden.engine import link, record
from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import NOBODY, AnyGame, Decision, Options, play
from eden.engine.match import Match
from eden.engine.people import Person
from eden.engine.simulate import check_step, play_one
from eden.kit.pick import matches
from eden.kit.say import Say
from eden.ui.tongue import LANGUAGES

every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
every_match = pytest.mark.parametrize("name", NAMES)

# What a table must offer at most; no game comes near it.
MOST_STEPS: Final = 3_000
# How many moments of a match are looked at closely, besides the first of every kind.
SOME: Final = 8
# How many actions that are not listed are tried at such a moment.
REFUSED: Final = 100


@every_table
def test_every_decision_of_a_random_game_keeps_the_laws(
    game: AnyGame, seats: int, options: Options
) -> None:
    # Seeds of their own: with the same ones many tables would see the same games.
    first = 2 * TABLES.index((game, seats, options))
    for seed in (first, first + 1):
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


@every_match
def test_the_checked_door_lets_in_exactly_the_options(name: str) -> None:
    match = match_at(name)
    game = match.game
    seen = sorted({str(o) for step in match.steps for o in step.now.options})
    for before, step in moments_of(match, SOME, chance=True):
        listed = {str(option): option for option in step.now.options}
        answers = refusals(game, before, {*listed, *spread(seen, REFUSED)})
        assert {text for text, answer in answers.items() if answer is None} == listed.keys()
        for text, option in listed.items():
            assert play(game, before, text) == game.apply(before, option)


@every_match
def test_what_can_be_meant_holds_what_can_be_chosen(name: str) -> None:
    match = match_at(name)
    game, read = match.game, set()
    for before, step in moments_of(match, SOME):
        meant = set(game.candidates(before))
        assert meant.issuperset(step.now.options)
        # At the moments of the door's laws all of them are tried.
        for action in spread(sorted(meant.difference(step.now.options), key=str), REFUSED):
            assert game.forbids(before, action), f"{action} is refused without a rule"
        read |= meant
    assert all(game.parse(str(action)) == action for action in read)


@every_match
@both
def test_every_state_draws_whoever_looks_in_every_language(name: str, say: Say) -> None:
    match = match_at(name)
    slug, table = match.game.slug, BOXES[match.game.slug].view.table
    for number, (before, _) in enumerate(moments_of(match, SOME)):
        seat = number % match.seats
        assert table(look(slug, before, seat=seat, say=say)).startswith("<")


@every_match
def test_what_a_seat_imagines_is_what_it_sees(name: str) -> None:
    match, luck = match_at(name), Luck(9)
    game, table = match.game, BOXES[match.game.slug].view.table
    for before, step in moments_of(match, SOME):
        now = step.now
        imagined = game.imagine(before, now.seat, luck)
        game.check(imagined)
        thought = game.pending(imagined)
        assert isinstance(thought, Decision)
        assert (thought.seat, thought.ask, thought.options) == (now.seat, now.ask, now.options)
        assert imagined == before or (
            table(look(game.slug, imagined)) == table(look(game.slug, before))
        )


@every_match
def test_an_onlooker_sees_every_state_and_can_tap_nothing(name: str) -> None:
    match = match_at(name)
    slug = match.game.slug
    for _, step in moments_of(match, SOME, chance=True):
        seen = look(slug, step.state, seat=NOBODY, news=step.events)
        assert "data-act" not in BOXES[slug].view.table(seen)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", BOXES)
def test_every_seat_has_a_name_and_every_colour_is_another(slug: str, language: str) -> None:
    box, seats = BOXES[slug], max(GAMES[slug].seats)
    say = speaking(language)
    colours = tuple(map(say, box.colours))
    assert len(set(colours)) == len(colours)
    assert seats == 1 or len(colours) in (0, *range(seats, 11))
    named = speaking(language, tuple(Person(f"Anna {n}", n) for n in range(seats)))
    for seat in range(seats if seats > 1 else 0):
        assert box.seat_name(seat, say)
        assert box.seat_name(seat, named) == f"Anna {seat}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", BOXES)
def test_pictures_of_the_rulebook_stand_under_rules_and_cannot_be_tapped(
    slug: str, language: str
) -> None:
    pictures = BOXES[slug].view.pictures(speaking(language))
    assert pictures
    for identity, drawn in pictures.items():
        assert own_rule(slug, identity, language) is not None
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
