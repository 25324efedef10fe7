"""The game of the day: the same for everybody, in a calendar, in a row, in a line to share."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from hashlib import blake2b

import pytest
from apps import Memory, an_app, match_of, notice_of, orders, play_on, shown, table_of, words

from eden.engine import link
from eden.engine.day import seed_of
from eden.engine.digest import digest
from eden.engine.game import Decision
from eden.engine.match import AnyMatch
from eden.games.shelf import SHELF
from eden.ui import daily
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Copy, Replace, ShareSheet

MONDAY = date(2026, 11, 16)
A_DAY = timedelta(days=1)


def at(day: date, hour: float = 12) -> float:
    """A time of day, as the clocks here show it."""
    return (datetime(day.year, day.month, day.day) + timedelta(hours=hour)).timestamp()


class Clock:
    """A clock that a test can put forward."""

    def __init__(self, day: date = MONDAY, hour: float = 12) -> None:
        self.now = at(day, hour)

    def __call__(self) -> float:
        return self.now


def on(clock: Clock, store: Memory) -> App:
    return an_app(store, time_of_day=clock)


def play(app: App, place: str) -> AnyMatch:
    """Open the game of a day, and play it to its end."""
    app.open(place)
    play_on(app, 800)
    match: AnyMatch = match_of(app)
    assert match.outcome is not None
    return match


# -- the same for everybody ------------------------------------------------------------------------


def test_every_day_of_a_year_has_its_seed_on_every_python() -> None:
    days = [date(2026, 11, 16) + A_DAY * n for n in range(365)]
    seeds = [seed_of(slug, day) for slug in sorted(SHELF) for day in days]
    assert len(set(seeds)) == 365 * 3
    told = blake2b(" ".join(map(str, seeds)).encode(), digest_size=8).hexdigest()
    assert told == "4ba5b44a28e82f0a"


# The states of some days after forty choices, always the first that is listed.
PLAYED = {
    ("edenia", "2026-11-16"): "e6a73c2156e0",
    ("edenia", "2026-12-31"): "cdbd08c3384c",
    ("edenia", "2027-02-28"): "88414ee1abc5",
    ("edenia", "2028-02-29"): "3dff03d83942",
    ("spirit", "2026-11-16"): "8074c6ed97c6",
    ("spirit", "2026-12-31"): "dca2a1c8bf5e",
    ("spirit", "2027-02-28"): "c28af1214954",
    ("spirit", "2028-02-29"): "89171d70778e",
    ("ultimediation", "2026-11-16"): "56d872d9d7a2",
    ("ultimediation", "2026-12-31"): "b3be76ea95b8",
    ("ultimediation", "2027-02-28"): "4c9638e669a9",
    ("ultimediation", "2028-02-29"): "82a8cbbafbb7",
}


def played(slug: str, day: str) -> str:
    match = daily.begin(slug, date.fromisoformat(day)).match
    for _ in range(40):
        if isinstance(match.now, Decision):
            match.choose(match.now.options[0])
    return digest(match.state)[:6].hex()


@pytest.mark.parametrize(("slug", "day"), PLAYED)
def test_it_goes_on_alike_on_every_python(slug: str, day: str) -> None:
    assert played(slug, day) == PLAYED[slug, day]


@pytest.mark.parametrize("slug", SHELF)
def test_it_does_not_depend_on_what_this_device_did_before(slug: str) -> None:
    store = Memory()
    app = on(Clock(), store)
    app.open(f"/new/{slug}")
    do(app, "start", '{"seats": "4", "practice": "yes", "characters": "7", "modes.ravage": "yes"}')
    app.open(f"/day/{slug}")
    fresh = on(Clock(), Memory())
    fresh.open(f"/day/{slug}")
    assert link.identity(match_of(app)) == link.identity(match_of(fresh))
    assert link.identity(match_of(app)) == daily.identity(slug, MONDAY)
    assert not match_of(app).practice


def test_another_day_is_another_game_and_the_same_day_goes_on() -> None:
    clock, store = Clock(), Memory()
    app = on(clock, store)
    app.open("/day/spirit")
    play_on(app, 3)
    monday, place = match_of(app), orders(app, Replace)[-1].place
    assert place == link.encode(monday), "the address holds the game itself"
    app.open("/day/spirit")
    assert match_of(app).steps == monday.steps
    clock.now = at(MONDAY + A_DAY)
    app.open("/day/spirit")
    assert match_of(app).seed != monday.seed


def test_what_somebody_else_played_to_its_end_can_still_be_played() -> None:
    theirs = play(on(Clock(), Memory()), "/day/spirit")
    app = on(Clock(), Memory())
    app.open(link.encode(theirs))
    assert match_of(app).outcome is not None
    app.open("/day/spirit")
    assert match_of(app).outcome is None
    assert not list(match_of(app).choices())


# -- days and clocks -------------------------------------------------------------------------------


def test_a_day_begins_and_ends_at_midnight_here() -> None:
    clock = Clock(MONDAY, hour=23.99)
    app = on(clock, Memory())
    assert app.storage.today == MONDAY
    clock.now = at(MONDAY, hour=24)
    assert app.storage.today == MONDAY + A_DAY


@pytest.fixture
def zones() -> Iterator[None]:
    """The clocks of this place can be changed."""
    if not hasattr(time, "tzset"):
        pytest.skip("this Python knows one zone only")
    before = os.environ.get("TZ")
    yield
    if before is None:
        os.environ.pop("TZ", None)
    else:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.host
@pytest.mark.usefixtures("zones")
@pytest.mark.parametrize(
    ("zone", "day"), [("UTC", 16), ("Etc/GMT-14", 17), ("Etc/GMT+12", 15), ("Etc/GMT-1", 16)]
)
def test_the_day_is_the_one_of_this_place(zone: str, day: int) -> None:
    os.environ["TZ"] = zone
    time.tzset()
    noon = 1_794_830_400.0  # of 16 November 2026, in Greenwich
    app = an_app(time_of_day=lambda: noon - 3600)
    assert app.storage.today == date(2026, 11, day)
    app.open("/day/spirit")
    assert match_of(app).seed == seed_of("spirit", date(2026, 11, day))


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("/day/spirit/2026-11-17", "This day has not come yet."),
        ("/day/spirit/2025-01-01", "This day is too long ago."),
        ("/day/spirit/yesterday", "This day is too long ago."),
    ],
)
def test_a_day_that_cannot_be_played_leads_to_the_calendar(place: str, told: str) -> None:
    app = on(Clock(), Memory())
    app.open(place)
    assert app.screen == "days"
    assert notice_of(app).text == told


def test_a_game_that_is_not_on_the_shelf_has_no_day() -> None:
    app = on(Clock(), Memory())
    for place in ("/day/", "/day/chess", "/day/chess/2026-11-16"):
        app.open(place)
        assert app.screen == "home"


# -- in a row --------------------------------------------------------------------------------------


def test_days_in_a_row_are_counted_until_one_is_left_out() -> None:
    clock, store = Clock(), Memory()
    for n in (0, 1, 2, 4, 5):
        clock.now = at(MONDAY + A_DAY * n)
        play(on(clock, store), "/day/spirit")
    app = on(clock, store)
    assert daily.streak(app.storage.results, app.storage.today) == 2
    clock.now = at(MONDAY + A_DAY * 6)
    assert daily.streak(app.storage.results, app.storage.today) == 2, "today is not over yet"
    clock.now = at(MONDAY + A_DAY * 7)
    assert daily.streak(app.storage.results, app.storage.today) == 0


def test_a_past_day_can_be_played_but_counts_for_no_row() -> None:
    clock, store = Clock(), Memory()
    app = on(clock, store)
    past = play(app, "/day/spirit/2026-11-15")
    assert link.identity(past) == daily.identity("spirit", MONDAY - A_DAY)
    play(app, "/day/spirit")
    assert daily.streak(app.storage.results, MONDAY) == 1
    app.open("/days/2026-11-15")
    assert "later" in words(app)


def test_what_was_begun_before_midnight_counts_for_its_day() -> None:
    clock, store = Clock(MONDAY, hour=23.9), Memory()
    app = on(clock, store)
    app.open("/day/spirit")
    play_on(app, 3)
    clock.now = at(MONDAY + A_DAY, hour=0.2)
    play_on(app, 800)
    (result,) = app.storage.results.all()
    assert (result.begun, result.ended) == (MONDAY, MONDAY + A_DAY)
    assert daily.streak(app.storage.results, MONDAY + A_DAY) == 1


# -- what is shown ---------------------------------------------------------------------------------


def test_the_home_shows_the_games_of_the_day_and_what_was_made_of_them() -> None:
    store = Memory()
    app = on(Clock(), store)
    app.open("")
    links = [one.attrib["href"] for one in shown(app).iter("a")]
    assert [f"#/day/{slug}" in links for slug in SHELF] == [True] * 3
    assert words(app).count("Not played yet") == 3
    play(app, "/day/spirit")
    app.open("/day/edenia")
    app.open("")
    told = words(app)
    assert told.count("Not played yet") == 1
    assert "Begun: Turn" in told and "Days in a row: 1" in told


def test_the_calendar_marks_days_with_words_and_lets_no_future_be_played() -> None:
    app = on(Clock(), Memory())
    match = play(app, "/day/spirit/2026-11-12")
    app.open("/days/")
    assert "November 2026" in words(app).replace("\u00a0", " ")
    end = "Won" if match.outcome and match.outcome.winners else "Lost"
    day = shown(app).find(".//a[@id='day-2026-11-12']")
    assert day is not None
    assert day.attrib["aria-label"] == f"12 November: The Spirit of Eden: {end}"
    today = shown(app).find(".//a[@id='day-2026-11-16']")
    assert today is not None and today.attrib["aria-current"] == "date"
    assert shown(app).find(".//a[@id='day-2026-11-17']") is None


def test_months_go_back_a_year_and_not_into_the_future() -> None:
    app = on(Clock(), Memory())
    app.open("/days/")
    ways = [
        one.attrib["href"]
        for one in shown(app).iter("a")
        if one.attrib.get("aria-label", "").startswith("Month")
    ]
    assert ways == ["#/days/2026-10-31"]
    months = 0
    while ways:
        app.open(ways[0].removeprefix("#"))
        ways = [
            one.attrib["href"]
            for one in shown(app).iter("a")
            if one.attrib.get("aria-label", "").startswith("Month before")
        ]
        months += 1
    assert months == 12
    for odd in ("/days/2026-02-30", "/days/x", "/days/0001-01-01", "/days/9999-12-31"):
        app.open(odd)
        assert words(app), odd


def test_a_days_result_is_a_line_and_an_address_to_hand_on() -> None:
    app = on(Clock(), Memory())
    match = play(app, "/day/spirit")
    table_of(app).playback.show_all()
    app.close_match()
    assert shown(app).find(".//div[@id='day-result']") is not None
    app.take_orders()
    do(app, "copy-day")
    do(app, "share-day")
    copied, shared = app.take_orders()
    assert isinstance(copied, Copy) and isinstance(shared, ShareSheet)
    line, address = copied.text.split("\n")
    ends = "saved" if match.outcome and match.outcome.winners else "lost"
    assert line.startswith(f"The Spirit of Eden, 16 Nov: {ends} in round {match.state.round} ")
    assert len(line.rpartition(" ")[2]) == 9, "a sign for each of the nine places"
    assert address == "https://eden.example/#/day/spirit/2026-11-16"
    assert (shared.text, shared.url) == (line, address)
    do(app, copied.done)
    assert notice_of(app).text == "Result copied."


def test_another_game_has_no_such_line() -> None:
    app = on(Clock(), Memory())
    app.open("/play/spirit")
    play_on(app, 800)
    app.close_match()
    assert shown(app).find(".//div[@id='day-result']") is None
    do(app, "copy-day")
    assert orders(app, Copy) == []
