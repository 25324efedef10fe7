"""Somebody learns: a lesson at the table, with a coach who says, points, waits and remembers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta

import pytest
from apps import Memory, acts, an_app, match_of, notice_of, orders, shown, table_of, words
from games import BOXES
from windows import Window

from eden.games import shelf
from eden.games.ultimediation.data import Character
from eden.ui import learned
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.learned import LEARNED
from eden.ui.notices import Notice
from eden.ui.orders import Announce, LookAt
from eden.ui.schooling import Schooling
from eden.ui.screens.coach import POINTED, TOP
from eden.ui.stage import Stage
from eden.ui.wishes import Command

HERE = "/learn/nim/last"


@pytest.fixture(autouse=True)
def _nim_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smallest game has a small lesson."""
    monkeypatch.setitem(shelf.SHELF, "nim", BOXES["nim"])
    monkeypatch.setitem(shelf.GAMES, "nim", BOXES["nim"].game)


def at_school(store: Memory | None = None, language: str = "en", place: str = HERE) -> App:
    app = an_app(store, language)
    app.open(place)
    return app


def school_of(app: App) -> Schooling:
    assert app.school is not None
    return app.school


def coach(app: App) -> str:
    """What the coach says."""
    said = shown(app).find(".//*[@id='coach-words']")
    assert said is not None
    return "".join(said.itertext())


def ways(app: App) -> set[str]:
    """The buttons of the coach."""
    found = shown(app).find(".//*[@id='coach']")
    assert found is not None
    return {one.attrib["id"] for one in found.iter() if one.tag in ("a", "button")}


def taps(app: App, *texts: str) -> None:
    for text in texts:
        app.tap(text)
        table_of(app).playback.show_all()


def marked(app: App) -> Iterator[str]:
    """What is pointed at on the page."""
    for one in shown(app).iter():
        if "data-hint" in one.attrib:
            yield one.attrib.get("data-tell") or one.attrib["data-act"]


def done(app: App) -> None:
    """Walk through the lesson."""
    do(app, "go-on")
    taps(app, "from c take 1", "from a take 3")


# -- a lesson -----------------------------------------------------------------------------------


def test_a_lesson_is_a_table_with_a_coach_and_has_an_address() -> None:
    app = at_school()
    assert coach(app).startswith("Stones lie on heaps")
    assert school_of(app).place == HERE
    assert [*marked(app)] == ["heap a"] and ways(app) == {"go-on"}
    assert app.panel == "" and "Step 1 of 3" in str(shown(app).find(".//*[@class='dots']").attrib)  # type: ignore[union-attr]


def test_the_log_tells_only_what_the_learner_has_seen() -> None:
    app = at_school(place="/learn/spirit/trap")

    def lines() -> int:
        return len(list(shown(app).iterfind(".//ol[@class='lines']/li")))

    assert table_of(app).log("en") and lines() == 0
    while not match_of(app).steps[school_of(app).walk.began :]:
        for move in school_of(app).walk.told:
            do(app, "go-on") if move == "next" else taps(app, move)
    assert lines() > 0


def test_who_has_acted_does_not_hide_what_the_coach_asks_for() -> None:
    app = at_school(place="/learn/ultimediation/powers")
    while "vera power" not in school_of(app).walk.told:
        do(app, "go-on")
    taps(app, "vera power")
    for _ in range(2):
        taps(app, school_of(app).walk.told[0])
    assert school_of(app).walk.told == ["begin ad"] and table_of(app).pick == ""
    assert "begin ad" in acts(app)


def test_the_coach_speaks_the_language_of_the_app_and_is_heard() -> None:
    app = at_school(language="fr")
    assert coach(app).startswith("Des pierres sont en tas")
    assert orders(app, Announce)[-1].text.startswith("Des pierres sont en tas")


def test_the_coach_waits_for_what_is_asked_and_answers_anything_else() -> None:
    app = at_school()
    app.tap("from c take 1")
    assert "Go on" in notice_of(app).text
    do(app, "go-on")
    assert app.notices.shown is None
    before = len(match_of(app).steps)
    app.tap("from a take 1")
    assert notice_of(app).text == "Then the heaps would not be equal: take heap C."
    assert len(match_of(app).steps) == before
    taps(app, "from c take 1")
    assert str(match_of(app).steps[-1].action) == "from d take 3"
    assert coach(app).startswith("The other heap is gone")


def test_a_hint_is_given_when_it_is_asked_for() -> None:
    app = at_school()
    do(app, "go-on")
    taps(app, "from c take 1")
    assert "Nothing may be left." not in coach(app) and "coach-hint" in ways(app)
    do(app, "hint")
    assert coach(app).endswith("Nothing may be left.")
    assert orders(app, Announce)[-1].text.startswith(coach(app))
    assert "show-solution" in ways(app)


def test_a_goal_that_is_missed_has_a_way_back() -> None:
    app = at_school()
    do(app, "go-on")
    taps(app, "from c take 1", "from a take 1")
    assert school_of(app).walk.failed and ways(app) == {"try-again", "show-solution"}
    assert coach(app).startswith("That did not work out")
    do(app, "try-again")
    assert coach(app).startswith("The other heap is gone")
    taps(app, "from a take 3")
    assert school_of(app).walk.done and coach(app) == "Well done!"


def test_the_solution_can_be_watched_but_does_not_count() -> None:
    store = Memory()
    app = at_school(store)
    do(app, "go-on")
    taps(app, "from c take 1")
    do(app, "show-solution")
    assert table_of(app).playback.news, "it is shown as it happens"
    table_of(app).playback.show_all()
    assert match_of(app).outcome is not None and coach(app).startswith("That is how")
    assert learned.learned(store, "nim").done == frozenset()
    app.tap("from a take 1")
    do(app, "try-again")
    assert coach(app).startswith("The other heap is gone")
    taps(app, "from a take 3")
    assert learned.learned(store, "nim").done == {"last"}


def test_who_came_on_another_way_sees_the_solution_after_the_lessons_own() -> None:
    app = at_school(place="/learn/ultimediation/first")
    taps(app, "protector ilias", "mediators andromeda diamandis")
    while school_of(app).walk.number < 2:
        taps(app, str(match_of(app).now.options[0]))
    do(app, "go-on")
    do(app, "show-solution")
    assert coach(app).startswith("That is how") and Character.AGAPI in match_of(app).state.team
    do(app, "try-again")
    assert school_of(app).walk.number == 3 and Character.ILIAS in match_of(app).state.team


def test_undo_takes_back_the_last_move_whatever_it_was() -> None:
    app = at_school()
    do(app, "undo")
    assert notice_of(app).text == "There is nothing to take back."
    do(app, "go-on")
    taps(app, "from c take 1")
    do(app, "undo")
    assert coach(app).startswith("Two heaps are equal")
    do(app, "undo")
    assert coach(app).startswith("Stones lie on heaps")


# -- what is remembered -------------------------------------------------------------------------


def test_a_lesson_is_left_and_gone_on_with() -> None:
    store = Memory()
    do(at_school(store), "go-on")
    again = at_school(store)
    assert coach(again).startswith("Two heaps are equal")
    assert "begun" in words(at_school(store, place="/learn/nim"))


def test_what_is_done_stays_done_and_begins_anew() -> None:
    store = Memory()
    done(at_school(store))
    assert learned.learned(store, "nim") == learned.Learned(frozenset({"last"}))
    again = at_school(store)
    assert coach(again).startswith("Stones lie on heaps")
    do(again, "go-on")
    assert "last" in learned.learned(store, "nim").done
    assert "done" in words(at_school(store, place="/learn/nim"))


@pytest.mark.parametrize(
    "text", ["", "[]", '{"done": 7, "left": {}}', '{"done": [], "left": []}', "{" * 300]
)
def test_what_cannot_be_read_is_as_if_nothing_was_learned(text: str) -> None:
    store = Memory()
    store.texts[LEARNED + "nim"] = text
    app = at_school(store)
    assert coach(app).startswith("Stones lie on heaps")


@pytest.mark.parametrize("moves", [["oops"], ["next", "from a take 3"], ["next"] * 400])
def test_moves_that_do_not_go_are_left_out(moves: list[str]) -> None:
    store = Memory()
    store.texts[LEARNED + "nim"] = json.dumps({"done": [], "left": {"last": moves}})
    app = at_school(store)
    assert school_of(app).walk.number <= 1


def test_nothing_of_a_lesson_is_kept_as_a_game() -> None:
    store = Memory()
    done(at_school(store))
    assert not [name for name in store.texts if name.startswith(("eden.game.", "eden.results."))]


# -- the course ---------------------------------------------------------------------------------


def test_the_course_lists_what_there_is() -> None:
    app = at_school(place="/learn/nim")
    links = [one.attrib["href"] for one in shown(app).iter("a")]
    assert f"#{HERE}" in links and "#/play/nim" in links


def test_a_lesson_that_is_not_there_is_told_of() -> None:
    app = at_school(place="/learn/nim/oops")
    assert app.screen == "learn" and notice_of(app).text == "There is no such lesson."
    assert at_school(place="/learn/oops/oops").screen == "home"


def test_the_end_leads_on() -> None:
    app = at_school()
    done(app)
    assert ways(app) == {"play-on", "all", "try-again"}
    do(app, "try-again")
    assert coach(app).startswith("Stones lie on heaps")


def test_the_last_lesson_becomes_a_practice_game_against_somebody() -> None:
    store = Memory()
    app = at_school(store)
    done(app)
    do(app, "play-on")
    assert app.school is None and match_of(app).practice
    assert table_of(app).company.bots == {1: "lamb"}
    assert [name for name in store.texts if name.startswith("eden.game.nim")]


def test_a_refusal_leads_to_the_lesson_that_shows_its_rule() -> None:
    app = an_app()
    app.open("/play/nim")
    app.panel = ""
    app.notices.tell(Notice("No.", rule="NI-4"))
    assert any(one.attrib["href"] == f"#{HERE}" for one in shown(app).iter("a"))


def test_every_week_has_its_problem_and_after_the_last_they_begin_again() -> None:
    for slug in ("spirit", "edenia", "ultimediation"):
        box = BOXES[slug]
        days = [learned.FIRST + timedelta(weeks=n) for n in range(2 * len(box.assets.weeks))]
        found = [learned.this_week(box, day) for day in days]
        assert found == [*box.assets.weeks, *box.assets.weeks]
        assert learned.this_week(box, days[1] - timedelta(days=1)) == box.assets.weeks[0], (
            "a Sunday"
        )
    assert learned.this_week(BOXES["nim"], learned.FIRST) is None, "it has none"


def test_what_the_coach_points_at_comes_into_sight_once() -> None:
    app, window = at_school(place="/learn/nim"), Window()
    stage = Stage(app, window)
    stage.open(HERE)
    assert [one for one in window.orders if isinstance(one, LookAt)] == [LookAt(POINTED)]
    stage.obey(Command("theme", "dark"))
    assert len([one for one in window.orders if isinstance(one, LookAt)]) == 1
    stage.obey(Command("go-on"))
    assert len([one for one in window.orders if isinstance(one, LookAt)]) == 2


def test_where_the_coach_points_at_nothing_the_table_comes_into_sight() -> None:
    app, window = at_school(place="/learn/nim"), Window()
    stage = Stage(app, window)
    stage.open("/learn/spirit/game")
    stage.obey(Command("go-on"))
    looked = [one for one in window.orders if isinstance(one, LookAt)]
    assert looked == [LookAt(POINTED), LookAt(TOP)]
    stage.obey(Command("hint"))
    assert len([one for one in window.orders if isinstance(one, LookAt)]) == 2, "once a step"
