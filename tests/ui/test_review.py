"""The estimate at the table, and luck and choices in the replay, as the app shows them."""

from __future__ import annotations

import json

import pytest
from apps import orders, shown, table_of, words
from toy_table import ANNA, BEN, BOT, a_match, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.people import Person
from eden.engine.think.estimate import PLAYOUTS, Chance
from eden.engine.think.slices import at_once
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.jobs import Study
from eden.ui.orders import Announce, FindOut
from eden.ui.reviewing import estimate_of
from eden.ui.screens.curve import moment_of
from eden.ui.studies import KINDS
from eden.ui.studying import Reviewing, bounds, signed

WHOLE = ("add 1", "dice", "add 1", "add 2", "dice", "add 2")
LUCK = "Luck and choices"


def done(job: str) -> str:
    """What a worker answers, at one go."""
    asked = json.loads(job)
    return at_once(KINDS[asked["do"]](Study(), asked))


def answer(app: App, *, given_up: bool = False) -> bool:
    """Do the job that was ordered, and tell the app; False: none was."""
    jobs = orders(app, FindOut)
    app.orders[:] = [order for order in app.orders if not isinstance(order, FindOut)]
    for order in jobs:
        told = "" if given_up else done(order.job)
        do(app, "found", json.dumps([order.job, told]))
    return bool(jobs)


def answer_all(app: App) -> None:
    while answer(app):
        pass


def over(*choices: str, people: tuple[Person, ...] = (ANNA, BOT)) -> App:
    app = opened(*(choices or WHOLE), people=people)
    table_of(app).playback.show_all()
    return app


def known(app: App) -> Reviewing:
    replay = table_of(app).replay
    assert replay is not None and replay.review is not None
    return replay.review


def found(app: App, name: str) -> bool:
    return shown(app).find(f".//*[@id='{name}']") is not None


# -- the estimate ---------------------------------------------------------------------------------


def test_the_estimate_comes_on_request_and_is_refined_until_enough_was_played() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    see_all(app)
    assert "How do I stand?" in words(app) and not orders(app, FindOut)
    do(app, "estimate")
    assert f"Playing on from here: 0\u00a0of {PLAYOUTS}" in words(app)
    answer_all(app)
    assert "Your chance: " in words(app) and "Robo: " in words(app)
    assert "An estimate" in words(app)
    assert said(app).startswith("Your chance: ") and "percent" in said(app)


def test_the_estimate_is_left_by_a_choice_or_a_second_tap_and_late_answers_are_dropped() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    see_all(app)
    do(app, "estimate")
    do(app, "estimate")
    before = len(orders(app, Announce))
    answer_all(app)
    assert "Your chance" not in words(app) and len(orders(app, Announce)) == before
    do(app, "estimate")
    app.tap("add 1")
    answer_all(app)
    assert app.sitting is not None and estimate_of(app.sitting) is None
    assert "Your chance" not in words(app)


def test_a_job_that_was_given_up_is_asked_for_again() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    see_all(app)
    do(app, "estimate")
    answer(app, given_up=True)
    assert orders(app, FindOut)
    answer_all(app)
    assert "Your chance" in words(app)


def test_behind_the_curtain_and_after_the_end_there_is_no_estimate() -> None:
    app = opened("add 1", people=(ANNA, BEN))
    assert "How do I stand?" not in words(app)
    do(app, "estimate")
    assert not orders(app, FindOut)
    assert "How do I stand?" not in words(over())


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Chance(0.6, 0.55, 0.65), (55, 65)),
        (Chance(1.0, 0.97, 1.0), (97, 99)),
        (Chance(0.0, 0.0, 0.002), (1, 2)),
        (Chance(1.0, 0.999, 1.0), (98, 99)),
    ],
)
def test_what_is_not_decided_is_never_told_as_certain(
    chance: Chance, told: tuple[int, int]
) -> None:
    assert bounds(chance) == told


# -- luck and choices -----------------------------------------------------------------------------


def test_luck_and_choices_are_offered_only_when_it_is_over() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    do(app, "replay")
    assert LUCK not in words(app)
    do(app, "review")
    assert not orders(app, FindOut)
    app = over()
    do(app, "replay")
    assert LUCK in words(app)


def test_a_review_opens_the_replay_and_draws_what_is_known_so_far() -> None:
    app = over()
    do(app, "review")
    assert table_of(app).replay and found(app, "curve") and found(app, "review-stop")
    answer_all(app)
    assert not found(app, "review-stop") and known(app).is_done
    told = words(app)
    assert "The costliest choices" in told and "Better: " in told and "it adds most" in told
    assert "At first" in told
    assert said(app) == "All moments are judged."
    curve = shown(app).find(".//*[@id='curve']")
    assert curve is not None and "The chance to win: from" in curve.attrib["aria-label"]
    assert "All that changed something" in told


def test_it_can_be_stopped_and_what_is_there_stays_until_it_goes_on() -> None:
    app = over()
    do(app, "review")
    do(app, "review")
    assert not known(app).runs and "Go on" in words(app)
    answer_all(app)
    assert known(app).review.progress == 0
    do(app, "review")
    answer_all(app)
    assert known(app).is_done


def test_each_seat_has_its_own_review_and_none_is_made_twice() -> None:
    app = over(people=(ANNA, BEN))
    do(app, "review", "1")
    answer_all(app)
    assert known(app).seat == 1
    do(app, "review", "0")
    answer_all(app)
    assert known(app).seat == 0
    do(app, "review", "1")
    assert known(app).is_done and not orders(app, FindOut)


def test_the_curve_leads_to_moments_and_marks_the_one_that_is_shown() -> None:
    app = over()
    do(app, "review")
    answer_all(app)
    strips = [one for one in shown(app).iter("rect") if one.attrib.get("data-do") == "moment"]
    replay = table_of(app).replay
    assert replay is not None
    assert [int(one.attrib["data-value"]) for one in strips] == list(range(len(replay.moments)))
    here = shown(app).find(".//*[@id='curve-here']")
    do(app, "moment", "1")
    there = shown(app).find(".//*[@id='curve-here']")
    assert here is not None and there is not None
    assert float(there.attrib["x1"]) < float(here.attrib["x1"])
    assert known(app).is_done, "what was found stays"


def test_the_most_expensive_choice_can_be_played_on_from() -> None:
    app = over()
    do(app, "review")
    answer_all(app)
    (worst, *_) = known(app).review.worst(3)
    match = table_of(app).match
    do(app, "branch", str(worst))
    branch = table_of(app).match
    assert branch.practice and branch.branches[0].at == worst
    assert branch.state == match.after(worst)


def test_the_review_is_forgotten_with_the_replay() -> None:
    app = over()
    do(app, "review")
    answer(app)
    do(app, "leave")
    answer_all(app)
    do(app, "replay")
    assert not found(app, "review")


def test_a_finished_branch_is_reviewed_too() -> None:
    app = over()
    do(app, "replay", str(table_of(app).match.opening))
    do(app, "branch")
    match = table_of(app).match
    for choice in WHOLE:
        match.choose_text(choice)
    app.open(link.encode(match, (ANNA, BEN)))
    do(app, "review")
    answer_all(app)
    assert known(app).is_done and found(app, "review-ends")


def test_changes_have_a_sign_of_their_own() -> None:
    assert [signed(part) for part in (0.12, -0.314, 0.001)] == ["+12", "\u221231", "0"]


def test_a_moment_between_two_others_is_the_next_one() -> None:
    assert [moment_of([3, 5, 9], at) for at in (3, 4, 5, 9, 12)] == [0, 1, 1, 2, 2]


def test_nothing_of_a_review_is_known_before_it_was_asked_for() -> None:
    app = over()
    do(app, "replay")
    do(app, "found", json.dumps(["{}", ""]))
    assert not found(app, "review")
    assert a_match(*WHOLE).outcome is not None
