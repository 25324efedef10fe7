"""The tool that tells whether estimates can be believed, and puts a mind right that cannot be."""

from __future__ import annotations

import calibrate
import pytest
from calibrate import Asked, Seen, fit, told

from eden.engine.chance import Luck
from eden.engine.think.mind import chance


def seen(points: float, won: float, mean: float = 0.5) -> Seen:
    return Seen(mean, mean - 0.1, mean + 0.1, won, 0.0, points)


@pytest.mark.parametrize("truth", [(0.5, -1.0), (1.0, 0.0), (2.0, 0.7)])
def test_the_scale_is_found_by_which_games_were_won(truth: tuple[float, float]) -> None:
    luck, games = Luck(3), []
    for number in range(4_000):
        points = (number % 41 - 20) / 5
        likely = chance(truth[0] * points + truth[1])
        games.append(seen(points, float(luck.pick(range(10_000)) < 10_000 * likely)))
    assert fit(games) == pytest.approx(truth, abs=0.15)


def test_extreme_points_do_not_break_it() -> None:
    each, first = fit([seen(29.0, 0.0), seen(29.0, 1.0), seen(-29.0, 0.0), seen(3.0, 0.0)])
    assert 0 < each < 1.5 and -5 < first < 5


def test_the_table_says_what_was_estimated_and_what_was_won() -> None:
    asked = Asked("spirit", moments=1, playouts=2, rounds=1, ideas=0)
    lines = list(told(asked, [seen(0.4, 1.0, 0.65), seen(0.4, 0.0, 0.62), seen(0.1, 1.0, 0.95)]))
    assert len(lines) == 2 + 2
    assert lines[2].split() == ["60–", "70", "%", "64", "54–", "74", "50", "2"]


def test_moments_of_whole_games_are_estimated() -> None:
    asked = Asked("edenia", moments=2, playouts=1, rounds=0, ideas=0)
    found = calibrate.seen_in(asked, 1)
    assert len(found) == 2 and all(0 <= one.mean <= 1 for one in found)
    assert calibrate.seen_in(asked, 1)[0][:4] == found[0][:4]
