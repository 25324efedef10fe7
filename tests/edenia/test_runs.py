"""How a sheep is seen to run: from where it stood to where it stands, without a jump."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from drawn import look

from eden.engine.bots import random_bot
from eden.engine.chance import Luck
from eden.engine.game import Decision, Event
from eden.engine.match import Match
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import State
from eden.games.edenia.view.curves import far
from eden.games.edenia.view.paths import crowd_spots
from eden.games.edenia.view.sheep import course, runs, sheep_spots
from eden.games.edenia.view.touch import Touch

GAME = Edenia()


def steps(seed: int, seats: int) -> Iterator[tuple[State, tuple[Event, ...], State]]:
    """The steps of a game at random: before, what happened, after."""
    match = Match(GAME, seats=seats, options={}, seed=seed)
    luck = Luck(seed)
    for _ in range(200):
        if isinstance(match.now, Decision):
            match.choose(random_bot(match.state, match.now, luck))
    before = match.start
    for step in match.steps:
        yield before, step.events, step.state
        before = step.state


def test_a_run_begins_where_the_sheep_stood_though_the_view_never_saw_it_there() -> None:
    gaps = []
    for seed in range(1, 7):
        for before, events, after in steps(seed, 2 + seed % 3):
            now = Touch.at(look("edenia", after, seat=0, news=events, before=before))
            for sheep in runs(events):
                start = course(now, sheep)[0][0]
                gaps.append(far(start, sheep_spots(before)[sheep][0]))
    assert len(gaps) > 500
    assert max(gaps) < 40
    assert sum(gap > 2 for gap in gaps) < len(gaps) / 50


def test_sheep_around_a_planet_leave_its_middle_free_and_do_not_hide_each_other() -> None:
    for count in range(2, 13):
        spots, size = crowd_spots(count)
        assert len(spots) == count
        assert all(far(spot, (0, 0)) > 20 for spot in spots)
        assert all(far(*pair) > 20 * size for pair in pairwise(spots))
