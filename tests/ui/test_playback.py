"""Which steps are shown: one after the other, together, or at once."""

from __future__ import annotations

from toy_table import a_match

from eden.engine.game import CHANCE, NOBODY
from eden.ui.playback import Playback, first_new

# Of every match: how many steps its set-up takes, two secrets that are dealt.
DEALT = 2


def test_what_has_happened_before_is_shown_and_is_no_news() -> None:
    match = a_match("add 1")
    playback = Playback(match)
    assert not playback.behind
    assert playback.state is match.state
    assert playback.before is match.state
    assert playback.news == ()
    assert list(playback.steps) == match.steps


def test_frames_are_shown_one_after_the_other() -> None:
    match = a_match("add 1", "add 2")
    playback = Playback(match)
    playback.rest(DEALT)
    assert playback.behind
    sums = []
    while playback.behind:
        before = playback.state
        playback.show_next()
        assert playback.before is before
        assert len(playback.news) == 1
        sums.append(playback.state.sums)
    assert sums == [(1, 0), (1, 2)]


def test_a_step_without_events_is_shown_with_the_next_one() -> None:
    match = a_match("dice")
    playback = Playback(match)
    playback.show_from(DEALT)
    assert not playback.behind, "to take the dice shows nothing, to roll them does"
    assert len(playback.news) == 1


def test_what_chance_does_at_one_time_is_shown_together() -> None:
    match = a_match()
    assert [step.now.seat for step in match.steps] == [CHANCE] * DEALT
    playback = Playback(match)
    playback.rest(0)
    assert playback.state is match.start
    playback.show_next()
    assert playback.shown == DEALT


def test_all_can_be_shown_at_once_and_is_then_no_news() -> None:
    match = a_match("add 1", "add 2")
    playback = Playback(match)
    playback.show_from(DEALT)
    playback.show_all()
    assert not playback.behind
    assert playback.news == ()


def test_what_is_new_begins_after_ones_own_last_choice() -> None:
    steps = a_match("add 1", "add 2", "add 1", "add 2").steps
    assert first_new(steps, 0) == DEALT + 3
    assert first_new(steps, 1) == len(steps), "nobody else has chosen since"


def test_whoever_has_not_chosen_yet_has_not_seen_the_play() -> None:
    steps = a_match("add 1").steps
    assert first_new(steps, 1) == DEALT
    assert first_new(a_match().steps, 1) == DEALT
    assert first_new(steps, NOBODY) == len(steps)
