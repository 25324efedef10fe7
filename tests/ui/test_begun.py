"""A match that comes to a device beside the one that is kept there."""

from __future__ import annotations

import pytest
from toy_table import ANNA, BEN, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link, record
from eden.engine.problem import Problem
from eden.ui import begun
from eden.ui.begun import Begun


def test_a_link_and_a_record_hold_the_match_and_its_people() -> None:
    match = a_match("add 1")
    for read in (
        begun.read(link.encode(match, (ANNA, BEN))),
        begun.read_record(record.write(match, (ANNA, BEN))),
    ):
        assert read.match.steps == match.steps
        assert read.people == (ANNA, BEN)
        assert read.seen is None
        assert read.link == link.encode(match, (ANNA, BEN))
    with pytest.raises(Problem):
        begun.read("nonsense")


def test_people_who_do_not_fit_are_not_seated() -> None:
    assert begun.read_record(record.write(a_match(), (ANNA,))).people == ()


def test_one_continues_the_other_or_they_differ_from_a_choice_on() -> None:
    short, long = Begun(a_match("add 1")), Begun(a_match("add 1", "add 2"))
    other = Begun(a_match("add 1", "add 1"))
    assert long.continues(short) and long.continues(long)
    assert not short.continues(long)
    assert not long.continues(other)
    assert long.parts_from(other) == 2


def test_a_device_has_seen_what_is_the_same_here_and_there() -> None:
    mine = Begun(a_match("add 1", "add 1"), (ANNA, BEN), seen=3)
    theirs = Begun(a_match("add 1", "add 2")).after(mine)
    assert theirs.seen == 3, "two secrets and a choice"
    assert theirs.people == (ANNA, BEN), "a link without people does not lose their names"
    assert Begun(a_match("add 2")).after(mine).seen == 2
    assert Begun(a_match()).after(None).seen is None
