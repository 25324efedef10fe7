"""Luck and choices after a game: blunders cost, and dice are luck."""

from __future__ import annotations

from typing import Any

import pytest
from games import BOXES, NAMES, match_at, spread
from peeking import worlds
from toy import BOX as TOY

from eden.engine.game import Decision, Outcome, Seat
from eden.engine.match import AnyMatch, Match
from eden.engine.think.hindsight import Hindsight, Judged
from eden.engine.think.mind import Mind
from eden.engine.think.review import SMALL, Found, Review, Task, find

# A game for one, in which several choices follow each other.
SOLO = next(name for name in NAMES if name.startswith("spirit"))
BOXED = BOXES | {"toy": TOY}


def mind_of(match: AnyMatch) -> Mind:
    return BOXED[match.game.slug].mind


def reviewed(match: AnyMatch, seat: Seat = 0) -> Review:
    """All that can be found out."""
    review, hindsight = Review(match, seat), Hindsight(match, mind_of(match), seat)
    while tasks := review.tasks:
        for task in tasks:
            review.add(task, find(hindsight, task))
    return review


def nim(seed: int, *, blunder: int = -1) -> AnyMatch:
    """Nim by the book; at the choice of this number nothing is known of the book."""
    match, box = Match(BOXES["nim"].game, seed=seed), BOXES["nim"]
    for turn in range(1_000):
        now = match.now
        if not isinstance(now, Decision):
            return match
        worth = {
            str(one): box.value(match.game.apply(match.state, one)[0], now.seat)
            for one in now.options
        }
        match.choose_text((min if turn == blunder else max)(worth, key=lambda one: worth[one]))
    raise AssertionError


def wins_first(seed: int) -> bool:
    """Whether who begins can force the win."""
    match = Match(BOXES["nim"].game, seed=seed)
    return BOXES["nim"].value(match.state, 0) == 1.0


FIRST = next(seed for seed in range(100) if wins_first(seed))


def test_a_blunder_is_found_and_costs_what_it_should() -> None:
    match = nim(FIRST, blunder=0)
    assert match.outcome and match.outcome.winners == (1,)
    review = reviewed(match)
    (worst, *_) = review.worst(3)
    assert worst == match.opening
    # Judged by the book: 4 points up against 4 down.
    assert review.cost(worst) > 0.9
    better = match.game.parse(review.choices[worst].better)
    left = match.game.apply(match.after(worst), better)[0]
    assert BOXES["nim"].value(left, 0) == 1.0
    assert review.choices[worst].reasons


def test_who_makes_no_mistake_loses_nothing_by_choices() -> None:
    review = reviewed(nim(FIRST))
    assert review.worst(3) == []
    assert not any(map(review.cost, review.choices)) and not any(review.lucks.values())


def toy(*choices: str, seed: int = 7) -> AnyMatch:
    match = Match(TOY.game, seed=seed)
    for text in choices:
        match.choose_text(text)
    return match


def rolled(match: AnyMatch) -> dict[int, int]:
    """What the dice showed, by the number of steps after which it was known."""
    return {
        at: step.action.number
        for at, step in enumerate(match.steps, start=1)
        if step.now.ask == "roll"
    }


def test_a_high_die_is_good_luck_and_a_low_one_bad() -> None:
    seen = set()
    for seed in range(6):
        match = toy(*["dice"] * 6, seed=seed)
        lucks = reviewed(match).lucks
        mine = {at: face for at, face in rolled(match).items() if match.steps[at - 2].now.seat == 0}
        for at, face in mine.items():
            seen.add(face)
            assert face < 5 or lucks[at] > 0
            assert face > 2 or lucks[at] < 0
    assert {1, 6} <= seen


def test_the_dice_of_others_are_luck_too_but_their_choices_are_not_mine() -> None:
    match = toy("add 2", "dice", "add 2", "add 2", "add 2", "add 2")
    review = reviewed(match)
    assert list(review.lucks) == list(rolled(match))
    assert {match.steps[at].now.seat for at in review.choices} == {0}


@pytest.mark.parametrize("name", spread(NAMES, 6))
def test_the_curve_leads_from_the_first_estimate_to_the_outcome(name: str) -> None:
    match = match_at(name)
    review, hindsight = Review(match, 0), Hindsight(match, mind_of(match), 0)
    for task in spread(review.tasks, 40):
        review.add(task, find(hindsight, task))
    end = review.curve[-1][1]
    assert isinstance(match.now, Outcome) and (end > 0) == (0 in match.now.winners)
    assert all(review.cost(at) >= 0 for at in review.choices)
    assert all(0 <= worth <= 1 for _, worth in review.curve)
    assert 0 < review.progress <= 1


def test_a_review_is_always_the_same_in_whatever_order() -> None:
    match = toy("add 1", "dice", "add 2", "dice", "dice", "add 1")
    first, other = Review(match, 0), Review(match, 0)
    for review, order in ((first, 1), (other, -1)):
        hindsight = Hindsight(match, TOY.mind, 0)
        for task in review.tasks[::order]:
            review.add(task, find(hindsight, task))
    assert first.curve == other.curve and first.lucks == other.lucks
    assert first.choices == other.choices


def test_the_most_expensive_choices_are_thought_about_once_more() -> None:
    review = reviewed(toy("add 1", "add 2", "add 1", "add 2", "add 1", "add 2"))
    assert review.worst(3)
    assert all(review.cost(at) >= SMALL for at in review.worst(3))
    assert set(review.worst(3)) <= review.thought


def test_what_was_chosen_is_worth_at_least_what_it_led_to() -> None:
    match = toy("add 1", "add 2", "add 1", "add 2", "add 1", "add 2")
    review = Review(match, 0)
    at = match.opening
    review.add(Task("choice", at), Found(judged=Judged(0.8, 0.5, "add 2")))
    assert review.cost(at) == pytest.approx(0.3)
    # Somebody else chose in between.
    review.add(Task("choice", at + 2), Found(judged=Judged(0.7, 0.7, "")))
    assert review.cost(at) == pytest.approx(0.3)
    alone = Review(match_at(SOLO), 0)
    first, *_ = (task for task in alone.tasks if task.kind == "choice")
    alone.add(first, Found(judged=Judged(0.8, 0.5, "x")))
    assert alone.cost(first.at) == pytest.approx(0.3)
    follows = alone.led_to[first.at]
    alone.add(Task("choice", follows), Found(judged=Judged(0.7, 0.7, "")))
    assert alone.cost(first.at) == pytest.approx(0.1)


def swapped(match: AnyMatch, at: int, other: Any) -> AnyMatch:
    """The same match with another state after so many steps."""
    twin = Match(match.game, seed=match.seed, seats=match.seats, options=match.options)
    twin.steps, twin.now = [*match.steps], match.now
    twin.after = lambda steps: other if steps == at else match.after(steps)  # type: ignore[method-assign]
    return twin


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_judged_by_what_the_seat_could_not_see(name: str) -> None:
    """Neither a moment, nor a choice, nor what would have been better."""
    match = match_at(name)
    seat = match.seats - 1
    some = spread([task for task in Review(match, seat).tasks if task.kind != "luck"], 6)
    for one in some:
        at, task = one.at, one._replace(ideas=2)
        for other in worlds(match.game, match.after(at), seat)[:2]:
            if other != match.after(at):
                twin = Hindsight(swapped(match, at, other), mind_of(match), seat)
                mine = Hindsight(match, mind_of(match), seat)
                assert find(twin, task) == find(mine, task)
