"""Lessons and problems: how they are written, walked through, and that every one can be solved."""

from __future__ import annotations

import pytest
from games import BOXES

from eden.engine.game import IllegalAction
from eden.kit.lesson import BadLesson, read_lesson, read_lessons
from eden.kit.walk import GO_ON, Walk

NIM = BOXES["nim"]
LAST = NIM.assets.course[0]

HEAD = "en A lesson\nfr Une leçon\nseed 1\n"


def step(text: str) -> Walk:
    """The one step of a lesson of nim."""
    return Walk(NIM, read_lesson("one", f"{HEAD}\nen Now.\nfr Ici.\n{text}"))


# -- how they are written -----------------------------------------------------------------------


def test_a_lesson_is_read() -> None:
    assert LAST.name == "last"
    assert LAST.title == {"en": "The last stone", "fr": "La dernière pierre"}
    assert LAST.teaches == ("NI-3", "NI-4", "NI-6")
    read, chosen, won = LAST.steps
    assert read.is_read and read.point == "heap a"
    assert chosen.choose == ("from c take 1",) and chosen.they == ("from d take 3",)
    assert won.win and won.solve == ("from a take 3",) and set(won.hint) == {"en", "fr"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no step"),
        (HEAD, "no step"),
        ("seed 1\n\nen Now.\n", "no title"),
        (f"{HEAD}\npoint heap a\n", "says nothing"),
        (f"{HEAD}\nen Now.\nhnit en So.\n", "“hnit”"),
        (f"{HEAD}oops\n\nen Now.\n", "“oops”"),
        (f"{HEAD}then sleep\n\nen Now.\n", "then sleep"),
        (f"{HEAD}luck often\n\nen Now.\n", "often"),
        (f"{HEAD}luck -1\n\nen Now.\n", "no seed is -1"),
        (f"{HEAD}seed {1 << 48}\n\nen Now.\n", "no seed"),
        (f"{HEAD}\nen Now.\ngoal Taken heap\n", "horde=yellow"),
        (f"{HEAD}\nen Now.\nchoose a\nwin\n", "a choice and a goal"),
    ],
)
def test_what_is_no_lesson_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        read_lesson("one", text)


@pytest.mark.parametrize(
    ("head", "text", "why"),
    [
        ("before from a take 99", "", "from a take 99"),
        ("seat 2", "", "no seat 2"),
        ("seat -1", "", "no seat -1"),
        ("", "holds sheep 2", "“sheep”"),
    ],
)
def test_what_cannot_be_at_a_table_is_refused_before_anybody_sits_there(
    head: str, text: str, why: str
) -> None:
    lesson = read_lesson("one", f"{HEAD}{head}\n\nen Now.\nfr Ici.\n{text}")
    with pytest.raises(BadLesson, match=why):
        Walk(NIM, lesson)


def test_several_lessons_of_one_file_are_numbered() -> None:
    one = f"{HEAD}\nen Now.\nfr Ici.\n"
    assert [lesson.name for lesson in read_lessons("problem", f"{one}===\n{one}")] == [
        "problem-1",
        "problem-2",
    ]
    assert read_lessons("problem", "") == ()


# -- how they are walked through ----------------------------------------------------------------


def test_a_lesson_is_walked_through_step_by_step() -> None:
    walk = Walk(NIM, LAST)
    assert not walk.allows("from c take 1"), "first it is read"
    walk.make(GO_ON)
    assert walk.number == 1
    assert walk.allows("from c take 1") and not walk.allows("from a take 1")
    walk.make("from c take 1")
    assert str(walk.match.steps[-1].action) == "from d take 3", "the other one answers as told"
    assert walk.number == 2 and not walk.done
    walk.make("from a take 3")
    assert walk.done and walk.step is None and not walk.failed


def test_a_goal_is_reached_in_any_way_and_can_be_missed() -> None:
    walk = Walk(NIM, LAST)
    walk.make(GO_ON)
    walk.make("from c take 1")
    walk.make("from a take 2")
    assert walk.failed and not walk.done, "the other one has taken the last stone"
    assert walk.way_back == [GO_ON, "from c take 1"]


def test_a_goal_is_an_event_with_its_facts() -> None:
    walk = step("goal StonesTaken heap=d count=2 seat=0\nthey from a take 1; from a take 1")
    walk.make("from b take 2")
    assert not walk.done, "another heap"
    walk.make("from d take 2")
    assert walk.done


def test_what_must_never_happen_ends_it() -> None:
    walk = step("goal StonesTaken heap=d seat=0\nnever StonesTaken heap=c\nthey from c take 1")
    walk.make("from d take 1")
    assert walk.failed


def test_a_goal_has_so_many_turns() -> None:
    walk = step("goal StonesTaken count=7\nwithin 2\nthey from a take 1")
    walk.make("from a take 1")
    assert walk.failed


def test_what_others_do_after_the_last_turn_does_not_count() -> None:
    walk = step("goal StonesTaken heap=d\nwithin 1\nthey from d take 1")
    walk.make("from a take 1")
    assert walk.failed, "it was the other one, and too late"


def test_what_came_before_a_step_does_not_count() -> None:
    first = "en Now.\nchoose from a take 1\nthey from b take 1"
    second = "en Again.\ngoal StonesTaken heap=a seat=0\nnever StonesTaken heap=b"
    walk = Walk(NIM, read_lesson("one", f"{HEAD}\n{first}\n\n{second}"))
    walk.make("from a take 1")
    assert walk.number == 1 and not walk.failed


def test_others_do_something_else_where_what_they_were_told_cannot_be_done() -> None:
    walk = step("goal StonesTaken count=7\nthey from c take 1")
    walk.make("from c take 1")
    assert walk.match.steps[-1].now.seat == 1, "there is no stone left in that heap"


def test_others_choose_the_same_at_a_glance_each_time() -> None:
    def answer() -> str:
        walk = step("goal StonesTaken count=7")
        walk.make("from c take 1")
        return str(walk.match.steps[-1].action)

    assert len({answer() for _ in range(3)}) == 1


def test_nothing_else_can_be_chosen() -> None:
    walk = step("goal StonesTaken count=7")
    with pytest.raises(IllegalAction):
        walk.make("from a take 7")
    assert not walk.moves
