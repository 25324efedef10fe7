"""What counts as a result, once, and what it says; damaged ones never break a page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import date

import pytest
from apps import Memory, an_app, at_the_table, match_of, orders, play_on, shown, sitting_of, words
from toy_table import ANNA, BEN, BOT, CLEO, a_match, opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.people import Person
from eden.ui import results
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Persist
from eden.ui.results import RESULT, Result

WHOLE = ("add 1",) * 6
ALMOST = ("add 1",) * 5


def kept(app: App) -> list[Result]:
    return app.storage.results.all()


def finish(app: App) -> None:
    """The last choice, whoever makes it."""
    sitting_of(app).choose("add 1")


# -- what counts ----------------------------------------------------------------------------------


def test_a_game_that_ends_here_is_one_result() -> None:
    app = opened(*ALMOST, people=(ANNA, BOT))
    assert kept(app) == []
    finish(app)
    (result,) = kept(app)
    match = match_of(app)
    assert result.identity == link.identity(match)
    assert (result.slug, result.seats, result.bots, result.others) == ("toy", 2, ("greedy",), 0)
    assert result.won is (0 in match.outcome.winners)
    assert (result.winners, result.scores) == (match.outcome.winners, match.outcome.scores)
    assert result.tally == (match.outcome.scores[0], 6)
    assert result.begun == result.ended == date(2027, 1, 15)


def test_a_finished_game_that_merely_arrives_never_counts() -> None:
    app = opened(*WHOLE)
    assert match_of(app).outcome is not None
    assert kept(app) == []
    app.open(link.encode(a_match(*WHOLE), (ANNA, BEN)))
    assert kept(app) == [], "not at the second time, either"


def test_a_game_that_was_played_here_and_ended_elsewhere_counts() -> None:
    app = opened(*ALMOST)
    app.open(link.encode(a_match(*WHOLE), (ANNA, BEN)))
    assert len(kept(app)) == 1


def test_undo_after_the_end_and_another_end_count_once() -> None:
    app = opened(*ALMOST, people=(BOT, ANNA))
    finish(app)
    (before,) = kept(app)
    do(app, "undo")
    assert match_of(app).outcome is None
    sitting_of(app).choose("add 2")
    (after,) = kept(app)
    assert after.scores != before.scores


def test_practice_and_what_left_another_game_do_not_count() -> None:
    app = opened(*ALMOST, practice=True)
    finish(app)
    assert kept(app) == []
    assert match_of(app).outcome is not None


@pytest.mark.parametrize(
    ("people", "won", "others", "bots"),
    [
        ((ANNA, BEN, CLEO), None, 2, ()),
        ((ANNA, BOT, BOT), True, 0, ("greedy", "greedy")),
        ((ANNA, BOT, CLEO), None, 1, ("greedy",)),
        ((BOT, BOT, BOT), "nobody", 0, ()),
    ],
)
def test_won_is_said_of_the_one_person_here(
    people: tuple[Person, ...], won: object, others: int, bots: tuple[str, ...]
) -> None:
    app = opened(*("add 1",) * 8, people=people)
    finish(app)
    if won == "nobody":
        assert kept(app) == []
        return
    (result,) = kept(app)
    assert (result.won is None) is (won is None)
    assert (result.others, result.bots) == (others, bots)


def test_alone_against_the_game_won_means_that_somebody_did() -> None:
    app = at_the_table()
    play_on(app, 500)
    (result,) = kept(app)
    assert result.won is bool(match_of(app).outcome.winners)
    assert result.options == match_of(app).options


def test_the_first_result_asks_the_browser_not_to_forget() -> None:
    store = Memory()
    app = opened(*ALMOST, people=(ANNA, BOT), store=store)
    assert orders(app, Persist) == []
    finish(app)
    assert orders(app, Persist) == [Persist()]
    app.take_orders()
    do(app, "again")
    for _ in range(6):
        finish(app)
    assert len(kept(app)) == 2
    assert orders(app, Persist) == []


# -- what is kept ----------------------------------------------------------------------------------


def a_result() -> Result:
    app = opened(*ALMOST, people=(ANNA, BOT))
    finish(app)
    return kept(app)[0]


def test_a_result_reads_back_as_it_was_written() -> None:
    result = a_result()
    assert results.read(result.identity, result.text) == result
    assert len(result.text) < 400


def changed(changes: Mapping[str, object]) -> str:
    return json.dumps(json.loads(a_result().text) | changes)


DAMAGED = [
    "", "{", "[]", "null", "7", "{}", "[" * 100_000,
    *(json.dumps({"slug": slug}) for slug in ("toy", "chess", 3, None, ["toy"])),
]  # fmt: skip
CHANGES: list[dict[str, object]] = [
    {"slug": "chess"}, {"slug": ["toy"]}, {"seats": 9}, {"seats": "2"}, {"seats": True},
    {"options": {"law": ["yes"]}}, {"options": []}, {"options": {"law": 3}},
    {"bots": ["deep"]}, {"bots": "greedy"}, {"bots": [["greedy"]]}, {"others": -99_999_999},
    {"others": 5}, {"bots": [], "others": 0},
    {"won": "yes"}, {"won": 1}, {"winners": [7]}, {"winners": 0}, {"scores": [float("nan")]},
    {"scores": [10**30]}, {"scores": None}, {"tally": []}, {"tally": [1, 2, 3]},
    {"tally": [1.5, 2]}, {"begun": "soon"}, {"begun": 7}, {"ended": "2026-02-30"},
    {"ended": "0001-01-01"},
    {"at": float("inf")}, {"at": float("nan")}, {"at": -1}, {"at": "now"}, {"at": 1e300},
    {"rule": "x" * 3_000},
]  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_damaged_result_is_none(change: dict[str, object]) -> None:
    assert results.read("toy1.A.H", changed(change)) is None


@pytest.mark.parametrize("text", DAMAGED, ids=lambda text: text[:20])
def test_a_damaged_result_breaks_no_page_and_is_left_alone(text: str) -> None:
    store = Memory()
    store.put(RESULT + "toy1.A.H", text)
    store.put(RESULT, text)
    app = an_app(store)
    for place in ("", "/results", "/days/", "/collection"):
        app.open(place)
        assert words(app)
    assert store.texts[RESULT + "toy1.A.H"] == text


# -- the page --------------------------------------------------------------------------------------


def test_without_results_the_page_invites_to_play() -> None:
    app = an_app()
    app.open("/results")
    links = [one.attrib["href"] for one in shown(app).iter("a")]
    assert "#/play/spirit" in links and "#/play/toy" in links
    assert "No game has ended" in words(app)


def test_the_page_tells_games_wins_rows_and_the_best_by_mode_and_opponent() -> None:
    store = Memory()
    for seed in ("1", "2", "3"):
        app = at_the_table(store, "celestial", seed=seed)
        play_on(app, 500)
    app = opened(*ALMOST, people=(ANNA, BOT), store=store)
    finish(app)
    app.open("/results")
    told = words(app)
    for expected in ("Games played: 4", "The Spirit of Eden", "Celestial", "Opponent", "Computer"):
        assert expected in told.replace("\u00a0", " ")
    assert "0 of 3" in told.replace("\u00a0", " "), "nobody wins by the first option each time"
    charts = shown(app).findall(".//svg[@role='img']")
    assert charts and all(chart.attrib["aria-label"] for chart in charts)
