"""The checked door of every game: whatever comes from outside is listed, or refused with a rule."""

from __future__ import annotations

from typing import Any

import pytest
from games import BOXES, GAMES, own_rule, refusals
from moments import MOMENTS

from eden.engine.game import CHANCE, AnyGame, Decision, IllegalAction, Outcome, play

ASKED = [(slug, moment) for slug, game in MOMENTS.items() for moment in game.ASKED]
OVER = [(slug, moment) for slug, game in MOMENTS.items() for moment in game.OVER]
whenever_asked = pytest.mark.parametrize(("slug", "moment"), ASKED, ids=map(": ".join, ASKED))
when_it_is_over = pytest.mark.parametrize(("slug", "moment"), OVER, ids=map(": ".join, OVER))


def at(slug: str, moment: str) -> tuple[AnyGame, Any, Decision[Any]]:
    """The game, its state at a moment, and what is asked then."""
    game, state = GAMES[slug], MOMENTS[slug].at(moment)
    now = game.pending(state)
    assert isinstance(now, Decision)
    return game, state, now


@pytest.mark.parametrize("slug", BOXES)
def test_every_game_has_its_moments(slug: str) -> None:
    assert slug in MOMENTS, f"draw some in tests/{slug}/moments.py"
    assert MOMENTS[slug].ASKED and MOMENTS[slug].OVER and MOMENTS[slug].TEXTS


@whenever_asked
def test_whatever_can_be_read_is_listed_or_refused_with_a_rule(slug: str, moment: str) -> None:
    game, state, now = at(slug, moment)
    answers = refusals(game, state, MOMENTS[slug].TEXTS)
    let_in = {text for text, answer in answers.items() if answer is None}
    assert let_in == answers.keys() & set(map(str, now.options))
    astray = {answer for answer in answers.values() if answer and not own_rule(slug, answer)}
    assert [(text, answer) for text, answer in answers.items() if answer in astray] == []


@when_it_is_over
def test_when_the_game_is_over_everything_is_refused_with_the_rule_that_ended_it(
    slug: str, moment: str
) -> None:
    game, state = GAMES[slug], MOMENTS[slug].at(moment)
    outcome = game.pending(state)
    assert isinstance(outcome, Outcome) and outcome.rule == MOMENTS[slug].OVER[moment]
    assert set(refusals(game, state, MOMENTS[slug].TEXTS).values()) == {outcome.rule}


@whenever_asked
def test_nothing_that_is_listed_is_refused(slug: str, moment: str) -> None:
    game, state, now = at(slug, moment)
    for act in now.options:
        assert game.forbids(state, act) is None
        assert game.parse(str(act)) == act
        reached, told = play(game, state, str(act))
        assert (reached, told) == game.apply(state, act)
        game.check(reached)


@whenever_asked
def test_there_is_always_something_to_choose_and_nothing_twice(slug: str, moment: str) -> None:
    listed = [str(option) for option in at(slug, moment)[2].options]
    assert listed and len(set(listed)) == len(listed)


@whenever_asked
def test_what_could_be_meant_holds_all_that_is_listed(slug: str, moment: str) -> None:
    game, state, now = at(slug, moment)
    if now.seat == CHANCE:
        return
    listed, meant = set(now.options), list(game.candidates(state))
    assert listed <= set(meant) and len(set(meant)) == len(meant)
    for act in meant:
        assert (game.forbids(state, act) is None) == (act in listed)


@pytest.mark.parametrize(
    ("slug", "text"), [(slug, text) for slug, game in MOMENTS.items() for text in game.UNREADABLE]
)
def test_what_cannot_be_read_is_refused(slug: str, text: str) -> None:
    game, state, _ = at(slug, MOMENTS[slug].ASKED[0])
    with pytest.raises(IllegalAction):
        play(game, state, text)
