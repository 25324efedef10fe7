"""What is to be done next: each job has its numbers, and they are read by what they mean."""

from __future__ import annotations

import pytest
from ultimediation.boards import GAME, earth

from eden.games.ultimediation.data import Character, Deed, Kind, Pile, Square
from eden.games.ultimediation.state import MEANS, Job, Task


def test_the_numbers_of_a_task_are_read_by_their_names() -> None:
    assert Task(Job.DICE, 2, 5).left == 2 and Task(Job.DICE, 2, 5).total == 5
    effect = Task(Job.EFFECT, Kind.SIEGE, 4, Pile.WEST)
    assert (effect.kind, effect.left, effect.camp) == (Kind.SIEGE, 4, Pile.WEST)
    assert Task(Job.FLEE, Square.C3).square == Square.C3
    assert Task(Job.JOIN, Deed.AD, 3).deed == Deed.AD
    assert Task(Job.SAVE, Character.VERA).character == Character.VERA


def test_what_may_be_missing_is_none() -> None:
    assert Task(Job.DEAL).owner is None and Task(Job.DEAL, 0).owner == Character.ELLI
    assert Task(Job.ATTACK, 3).row is None and Task(Job.ATTACK, 3, 0).row == 0


@pytest.mark.parametrize("job", MEANS)
def test_every_number_has_its_name(job: Job) -> None:
    for name in MEANS[job]:
        assert getattr(Task(job, 0, 0, 0), name) == 0


def test_a_name_of_another_job_is_refused() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        _ = Task(Job.DICE, 2, 5).square


def test_a_task_is_done_once_more_until_nothing_is_left() -> None:
    assert Task(Job.LOOK, Pile.EAST, 2).less() == (Task(Job.LOOK, Pile.EAST, 1),)
    assert Task(Job.LOOK, Pile.EAST, 1).less() == ()


@pytest.mark.parametrize(
    "task", [Task(Job.FLEE, 45), Task(Job.AGAIN, 1), Task(Job.OFFER, 3, 2), Task(Job.SAVE)]
)
def test_a_number_that_means_nothing_breaks_a_law(task: Task) -> None:
    with pytest.raises(AssertionError):
        GAME.check(earth()._replace(agenda=(task,)))
