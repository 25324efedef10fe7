"""What results add up to."""

from __future__ import annotations

from datetime import date

import pytest

from eden.games.shelf import SHELF
from eden.kit.merit import Merit
from eden.kit.say import english
from eden.ui.results import Result
from eden.ui.statistics import Sum, add, best, kinds, months

BOX = SHELF["edenia"]


def a_result(
    won: bool | None = True,
    tally: tuple[int, ...] = (40, 20),
    day: date = date(2026, 11, 16),
    **more: object,
) -> Result:
    facts: dict[str, object] = {
        "identity": "edenia3.A.A",
        "slug": "edenia",
        "seats": 2,
        "options": {"law": ("no",), "lambs": ("no",)},
        "bots": ("greedy",),
        "others": 0,
        "won": won,
        "winners": (0,),
        "rule": "ED-20",
        "scores": (),
        "tally": tally,
        "begun": day,
        "ended": day,
        "at": 0.0,
    }
    return Result(**(facts | more))  # type: ignore[arg-type]  # by the names of its fields


@pytest.mark.parametrize(
    ("ends", "sum_"),
    [
        ("", Sum(0, 0, 0, 0, 0)),
        ("w", Sum(1, 1, 1, 1, 1)),
        ("wwlw", Sum(4, 4, 3, 1, 2)),
        ("wwl", Sum(3, 3, 2, 0, 2)),
        ("ww-w", Sum(4, 3, 3, 3, 3)),
        ("--", Sum(2, 0, 0, 0, 0)),
    ],
)
def test_won_in_a_row_is_broken_by_a_loss_alone(ends: str, sum_: Sum) -> None:
    said = {"w": True, "l": False, "-": None}
    assert add([a_result(said[end]) for end in ends]) == sum_


def test_the_best_is_what_the_game_says() -> None:
    some = [a_result(False, (50, 10)), a_result(True, (40, 20)), a_result(None, (30, 30))]
    assert best(some, 0, Merit("Most points")) == 50
    assert best(some, 0, Merit("Most points", won=True)) == 40
    assert best(some, 1, Merit("Fewest turns", least=True, won=True)) == 20
    assert best([a_result(False)], 1, Merit("Fewest turns", least=True, won=True)) is None


def test_results_are_told_apart_by_options_seats_and_opponents() -> None:
    law = {"law": ("yes",), "lambs": ("no",)}
    some = [a_result(options=law), a_result(bots=(), others=1), a_result(seats=3, others=1)]
    found = {(one.title, one.name): len(one.results) for one in kinds(BOX, some, english)}
    assert found["Law of the universe", "With the Law"] == 1
    assert found["Law of the universe", "Without the Law"] == 2
    assert found["Players", "2"] == 2
    assert found["Opponent", "Computer"] == 1
    assert found["Opponent", "People"] == 1
    assert found["Opponent", "Computer and people"] == 1
    levels = kinds(BOX, [a_result(seats=4, bots=("lamb", "ram", "ram"))], english)
    assert levels[-1].name == "Lamb and Ram"


def test_months_are_counted_over_the_turn_of_the_year() -> None:
    some = [a_result(day=date(2026, 12, 31)), a_result(day=date(2027, 1, 1))]
    told = months(some, date(2027, 2, 1), 3)
    assert told == [(date(2026, 12, 1), 1), (date(2027, 1, 1), 1), (date(2027, 2, 1), 0)]
