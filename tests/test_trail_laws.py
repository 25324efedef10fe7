"""What is told and shown of what just happened, in every game: short, and no secret in it."""

from __future__ import annotations

from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from games import BOXES, NAMES, Moment, match_at, moments_of, spread
from peeking import alike, eyes, seen, worlds
from speech import EN, FR

from eden.engine.game import CHANCE, NOBODY, AnyGame, Decision, Seat
from eden.engine.match import AnyMatch, Made
from eden.kit.look import Look, Trail
from eden.kit.say import Say
from eden.kit.sound import Sound
from eden.ui.playback import frame_end
from eden.ui.screens.replay import turning_points
from eden.ui.table import Table

every_match = pytest.mark.parametrize("name", NAMES)

LINES: Final = 2
LETTERS: Final = 110
SOME: Final = 25
FILM: Final = 12


def replayed(match: AnyMatch, begin: int, end: int, seat: Seat, say: Say = EN) -> Look[Any]:
    """The look at a moment of a replay."""
    state, before = match.after(end), match.after(begin)
    trail = Trail(before, tuple(match.steps[begin:end]))
    wait: Decision[Any] = Decision(CHANCE, "wait", ())
    return Look(state, wait, seat, say=say, news=trail.events, before=before, trail=trail)


def since(match: AnyMatch, end: int, seat: Seat) -> Trail[Any] | None:
    """What followed the last choice of a seat before so many steps."""
    own = (
        n for n in range(end) if match.steps[n].now.is_choice and match.steps[n].now.seat == seat
    )
    begin = max(own, default=match.opening - 1) + 1
    return Trail(match.after(begin), tuple(match.steps[begin:end])) if begin < end else None


def asked(match: AnyMatch) -> list[int]:
    """After how many steps somebody is to choose."""
    steps = match.steps
    return [n for n in range(match.opening + 1, len(steps)) if steps[n].now.is_choice]


@every_match
def test_what_others_did_is_told_in_two_short_lines(name: str) -> None:
    match = match_at(name)
    words = BOXES[match.game.slug].words
    for end in spread(asked(match), SOME):
        seat = match.steps[end].now.seat
        trail = since(match, end, seat)
        for say in (EN, FR):
            told = words.recap(trail, seat, say) if trail else ()
            assert len(told) <= LINES
            for line in told:
                assert 0 < len(line) <= LETTERS, line
                assert "{" not in line and line == line.strip(), line


@every_match
def test_every_frame_of_a_replay_is_drawn_and_told(name: str) -> None:
    match = match_at(name)
    box = BOXES[match.game.slug]
    begin, frames = match.opening, []
    while begin < len(match.steps):
        end = frame_end(match.steps, begin)
        frames.append((begin, end))
        begin = end
    for begin, end in spread(frames, SOME):
        for say in (EN, FR):
            looks = replayed(match, begin, end, NOBODY, say)
            drawn = ET.fromstring(box.view.table(looks))
            ids = [one.get("id") for one in drawn.iter() if one.get("id")]
            assert len(ids) == len(set(ids))
            assert looks.trail
            told = box.words.recap(looks.trail, NOBODY, say)
            assert len(told) <= LINES and all(len(line) <= LETTERS for line in told), told


@every_match
def test_where_another_seat_has_chosen_something_is_told(name: str) -> None:
    match = match_at(name)
    words = BOXES[match.game.slug].words
    for end in spread(asked(match), SOME):
        seat = match.steps[end].now.seat
        trail = since(match, end, seat)
        if trail and any(step.now.is_choice and step.events for step in trail.steps):
            assert words.recap(trail, seat, EN), [str(step.action) for step in trail.steps]


def told(game: AnyGame, before: Any, step: Made[Any, Any], seat: Seat) -> tuple[str, ...]:
    """All that a trail shows and tells a seat of one step."""
    box, trail = BOXES[game.slug], Trail(before, (step,))
    wait: Decision[Any] = Decision(CHANCE, "wait", ())
    pictures = (
        Look(step.state, wait, seat, say=EN, trail=trail),
        Look(step.state, game.pending(step.state), seat, say=EN, trail=trail),
    )
    log = [box.words.tell(step.state, event, EN) for event in step.events]
    lines = (*box.words.recap(trail, seat, EN), *box.words.recap(trail, NOBODY, EN))
    return (*map(box.view.table, pictures), *lines, *map(str, log))


def tells_more(game: AnyGame, moment: Moment, seat: Seat) -> bool:
    """Whether a trail tells a seat worlds apart that look alike to it on the table."""
    before, step = moment
    here = None
    for other in worlds(game, before, seat):
        now = game.pending(other)
        if other == before or not isinstance(now, Decision):
            continue
        here = here or (seen(game, step.state, seat), told(game, before, step, seat))
        for action in alike(step.action, now):
            state, events = game.apply(other, action)
            if seen(game, state, seat) == here[0]:
                made = step._replace(action=action, events=events, state=state, before=other)
                if told(game, other, made, seat) != here[1]:
                    return True
    return False


@every_match
def test_a_trail_tells_nobody_more_than_the_table_does(name: str) -> None:
    """In a replay, too: what is hidden stays hidden until the game is over."""
    match = match_at(name)
    for moment in moments_of(match, 6, chance=True):
        wiser = [seat for seat in eyes(match) if tells_more(match.game, moment, seat)]
        assert wiser == [], moment.step.action


@every_match
def test_a_film_strip_has_a_few_pictures(name: str) -> None:
    match = match_at(name)
    moments = turning_points(Table(BOXES[match.game.slug], match))
    assert moments == sorted(set(moments))
    assert 2 <= len(moments) <= FILM


@pytest.mark.parametrize("slug", BOXES)
def test_what_is_heard_is_one_of_the_sounds_and_not_everything_sounds(slug: str) -> None:
    sounds = BOXES[slug].view.sounds
    assert sounds and set(sounds.values()) <= set(Sound)
