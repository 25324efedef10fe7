"""Refusals in every game: one short sentence, true of this moment, then the rule."""

from __future__ import annotations

from typing import Any, Final

import pytest
from games import BOXES, GAMES, NAMES, match_at, moments_of, own_rule, part_of, reasons_of, spread
from moments import MOMENTS
from speech import EN, FR, good, kinds

from eden.engine.game import CHANCE, AnyGame, Decision
from eden.engine.notation import Act
from eden.engine.refusal import Refusal, always
from eden.engine.step import Stepwise

ASKED = [(slug, moment) for slug, game in MOMENTS.items() for moment in game.ASKED]
whenever_asked = pytest.mark.parametrize(("slug", "moment"), ASKED, ids=map(": ".join, ASKED))

# A reason is read in passing, on a phone.
LONGEST: Final = 100
# How many refusals are read at a moment of a random game, and at how many moments.
SOME, REFUSED = 8, 100


def check(game: AnyGame, state: Any, refusal: Refusal[Any, Any]) -> None:
    """The reason holds, its rule exists, and its words are whole and short in both languages."""
    assert refusal.no.when(state, refusal.action)
    assert own_rule(game.slug, refusal.rule)
    for say in (EN, FR):
        told = BOXES[game.slug].words.why(state, refusal, say)
        assert good(told) and told.endswith((".", "!")), told
        assert len(told) <= LONGEST, told
        assert refusal.rule not in told


@pytest.mark.parametrize("slug", BOXES)
def test_every_reason_has_its_words_and_none_are_left_over(slug: str) -> None:
    assert set(part_of(slug, "words.reasons").REASONS) == set(reasons_of(slug))


@pytest.mark.parametrize("slug", BOXES)
def test_every_reason_cites_a_rule_of_its_game(slug: str) -> None:
    assert all(own_rule(slug, no.rule) for no in reasons_of(slug).values())


@pytest.mark.parametrize("slug", BOXES)
def test_every_action_says_where_it_belongs(slug: str) -> None:
    game = GAMES[slug]
    assert isinstance(game, Stepwise)
    assert set(game.untimely) == set(kinds(part_of(slug, "acts"), Act))


@whenever_asked
def test_every_refusal_is_true_short_and_whole(slug: str, moment: str) -> None:
    game, state = GAMES[slug], MOMENTS[slug].at(moment)
    now = game.pending(state)
    assert isinstance(now, Decision)
    texts = {str(act): act for act in game.candidates(state)}
    texts |= {text: game.parse(text) for text in MOMENTS[slug].TEXTS}
    told: set[tuple[str, type]] = set()
    for act in texts.values():
        if act in now.options:
            continue
        refusal = game.forbids(state, act)
        assert refusal is not None, act
        # Each reason is read once for every kind of action: thousands are refused alike.
        assert refusal.no.when(state, refusal.action), act
        if (refusal.no.key, type(refusal.action)) not in told:
            told.add((refusal.no.key, type(refusal.action)))
            check(game, state, refusal)


@whenever_asked
def test_what_is_asked_now_is_never_put_off(slug: str, moment: str) -> None:
    """An action of a kind that can be chosen now is refused for a reason of its own."""
    game, state = GAMES[slug], MOMENTS[slug].at(moment)
    now = game.pending(state)
    assert isinstance(now, Decision)
    if now.seat == CHANCE:
        return
    chosen = set(map(type, now.options))
    for act in game.candidates(state):
        refusal = game.forbids(state, act)
        if refusal is not None and type(act) in chosen:
            assert refusal.no.when is not always, (act, refusal.no.key)


@pytest.mark.parametrize("name", NAMES)
def test_refusals_are_true_in_a_random_game(name: str) -> None:
    match = match_at(name)
    game = match.game
    for before, step in moments_of(match, SOME):
        meant = [act for act in game.candidates(before) if act not in step.now.options]
        for act in spread(sorted(meant, key=str), REFUSED):
            refusal = game.forbids(before, act)
            assert refusal is not None, act
            check(game, before, refusal)
