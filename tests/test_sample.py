"""What many games tell together: shares, ratios, medians, and how sure they are."""

from __future__ import annotations

import pytest

from eden.study.balance.table import Verdict, at_least, at_most, verdict, within
from eden.study.sample import (
    Facts,
    Figure,
    Measure,
    Sample,
    apart,
    drop,
    gap,
    highest,
    known,
    least,
    lowest,
    mean,
    median,
    off,
    quantile,
    ratio,
    seen,
    share,
    share_of,
    share_without,
)
from eden.study.series import wilson

LINE = "line"


def on(measure: Measure, *games: Facts) -> Figure:
    """What is measured on these games."""
    figure = measure({LINE: Sample(games)}, LINE)
    assert figure is not None
    return figure


WON = ({"won": 1.0}, {"won": 0.0}, {"won": 1.0, "flag": 2.0}, {"flag": 1.0})


def test_a_share_is_of_all_games_and_its_range_is_wilsons() -> None:
    assert on(share("won"), *WON) == (0.5, *wilson(2, 4), "")
    assert on(seen("flag"), *WON).value == 0.5
    assert on(share_of("won", "flag"), *WON).value == 0.5
    assert on(share_without("won", "flag"), *WON).value == 0.5
    assert on(share_of("won", "won"), *WON).value == 1


@pytest.mark.parametrize(
    "measure",
    [
        share("won"),
        share_of("won", "flag"),
        ratio("won", "flag"),
        mean("won"),
        median("won"),
        least("won", "won"),
        apart("a", "b", ("x",)),
        lowest({"x": share("won")}),
        off({"x": share("won")}, 0.5),
        gap(share("won"), share("flag")),
    ],
)
def test_what_never_happened_is_no_figure(measure: Measure) -> None:
    assert measure({LINE: Sample([])}, LINE) is None


def test_a_ratio_is_of_the_totals_and_as_unsure_as_its_games_differ() -> None:
    alike = [{"part": 5.0, "whole": 10.0}] * 20
    torn = [{"part": 10.0, "whole": 10.0}, {"part": 0.0, "whole": 10.0}] * 10
    even, uneven = (on(ratio("part", "whole"), *games) for games in (alike, torn))
    assert even.value == uneven.value == 0.5
    assert (even.low, even.high) == pytest.approx(wilson(100, 200))
    # As sure as twenty coins, not as two hundred.
    assert uneven.high - uneven.low == pytest.approx(2 * 1.96 * 0.5 / 20**0.5, rel=0.05)


def test_a_mean_has_the_range_of_its_spread() -> None:
    figure = on(mean("n"), *({"n": float(n)} for n in (1, 2, 3, 4, 5)))
    assert figure.value == 3
    assert figure.high - 3 == pytest.approx(1.96 * 2.5**0.5 / 5**0.5, rel=1e-3)


def test_medians_and_percentiles_are_numbers_that_occurred() -> None:
    games = [{"n": float(n), "odd": float(n % 2)} for n in range(100)]
    assert on(median("n"), *games).value == 50
    assert on(quantile("n", 0.99), *games).value == 99
    assert on(median("n", among="odd"), *games).value == 51
    low, high = on(median("n"), *games)[1:3]
    assert 38 <= low < 50 < high <= 62
    assert on(least("n", "odd"), *games).value == 1


def test_a_drop_compares_two_lines() -> None:
    samples = {
        "old": Sample([{"won": 1}] * 56 + [{}] * 14),
        LINE: Sample([{"won": 1}] * 48 + [{}] * 32),
    }
    figure = drop("won", "old")(samples, LINE)
    assert figure is not None
    # Newcombe's own example (1998): 56 of 70 against 48 of 80.
    assert figure[:3] == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-4)
    with pytest.raises(KeyError):
        drop("won", "never")(samples, LINE)


def test_the_item_that_is_farthest_out_is_named() -> None:
    each = {"a": known(0.2), "b": known(0.7), "c": known(0.4)}
    assert on(lowest(each), {}) == (0.2, 0.2, 0.2, "a")
    assert on(highest(each), {}) == (0.7, 0.7, 0.7, "b")
    assert on(off(each, 0.5), {})[0] == pytest.approx(0.3)
    assert on(off(each, 0.5), {}).of == "a"


def test_how_far_a_range_is_from_what_is_fair() -> None:
    games = [{"won": 1.0}] * 60 + [{}] * 40
    figure = on(off({"first": share("won")}, 0.5), *games)
    low, high = wilson(60, 100)
    assert figure[:3] == pytest.approx((0.1, low - 0.5, high - 0.5))
    assert on(off({"first": share("won")}, 0.55), *games).low == 0


def test_two_mixes_are_as_far_apart_as_cards_must_be_exchanged() -> None:
    measure = apart("east", "west", ("x", "y", "z"))
    same = {"east:x": 5.0, "east:y": 5.0, "west:x": 50.0, "west:y": 50.0}
    assert on(measure, same).value == 0
    other = {"east:x": 100.0, "west:y": 100.0}
    assert on(measure, other)[:1] == (1,)
    mixed = on(measure, {"east:x": 80.0, "east:y": 20.0, "west:x": 50.0, "west:z": 50.0})
    assert mixed.value == pytest.approx(0.5) and mixed.of == "z"
    assert 0 < mixed.low < 0.5 < mixed.high < 1


def test_a_gap_between_two_figures_has_no_sign() -> None:
    assert on(gap(known(0.2), known(0.5)), {})[:3] == pytest.approx((0.3, 0.3, 0.3))


@pytest.mark.parametrize(
    ("low", "value", "high", "told"),
    [
        (0.45, 0.5, 0.55, Verdict.MET),
        (0.35, 0.45, 0.55, Verdict.LIKELY),
        (0.25, 0.35, 0.45, Verdict.DOUBTFUL),
        (0.25, 0.3, 0.35, Verdict.MISSED),
        (0.05, 0.15, 0.25, Verdict.MISSED),
        (0.05, 0.1, 0.15, Verdict.BADLY),
        (0.65, 0.7, 0.75, Verdict.MISSED),
        (0.85, 0.9, 0.95, Verdict.BADLY),
    ],
)
def test_a_bar_is_badly_missed_only_where_the_whole_range_is(
    low: float, value: float, high: float, told: Verdict
) -> None:
    assert verdict(Figure(value, low, high), within(0.4, 0.6, badly=(0.2, 0.8))) == told


def test_one_sided_bars() -> None:
    assert verdict(Figure(9, 9, 9), at_least(3, badly=1)) == Verdict.MET
    assert verdict(Figure(2, 2, 2), at_least(3, badly=1)) == Verdict.MISSED
    assert verdict(Figure(0, 0, 0), at_least(3, badly=1)) == Verdict.BADLY
    assert verdict(Figure(9, 9, 9), at_most(3, badly=5)) == Verdict.BADLY
