"""Between the app and a browser: what is heard, and in which order what follows is shown."""

from __future__ import annotations

from apps import Memory, an_app, match_of, table_of, words
from toy_table import ANNA, BEN, BOT, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf
from windows import Window

from eden.engine import link
from eden.ui.app import App
from eden.ui.focus import Target
from eden.ui.orders import Announce, Go, Replace, Think
from eden.ui.stage import Stage
from eden.ui.thoughts import Answer
from eden.ui.wishes import Command, Tap


def against_a_bot(*choices: str, still: bool = False) -> tuple[App, Window, Stage]:
    """Anna's device, on which the link of a match against a bot was opened."""
    app, window = an_app(), Window(still=still)
    stage = Stage(app, window)
    stage.open(link.encode(a_match(*choices), (ANNA, BOT)))
    return app, window, stage


def test_where_the_address_cannot_be_shown_the_home_says_so() -> None:
    app = an_app()

    class Torn(Window):
        """No table can be shown in it."""

        def draw(self, markup: str) -> None:
            if app.sitting:
                raise ZeroDivisionError

    stage = Stage(app, window := Torn())
    assert isinstance(stage.begin(link.encode(a_match(), (ANNA, BOT))), ZeroDivisionError)
    assert app.screen == "home" and "cannot be shown" in words(app)
    assert [type(order) for order in window.orders] == [Announce], "nobody thinks about that game"
    assert stage.begin("/about") is None and app.screen == "about"


def test_what_follows_a_tap_comes_in_one_order() -> None:
    _, window, stage = against_a_bot()
    window.done.clear()
    stage.obey(Tap("add 1"))
    assert window.done == ["draw", "Replace", "Announce", "Think", "overlay", "focus"]


def test_what_lies_on_top_has_its_entry_where_the_page_stands_by_then() -> None:
    _, window, stage = against_a_bot()
    window.done.clear()
    stage.obey(Command("panel", "share"))
    assert window.done[-2:] == ["focus", "lay on top"], "going back would scroll elsewhere"


def test_what_moves_is_shown_frame_by_frame_and_only_then_the_bot_thinks() -> None:
    app, window, stage = against_a_bot()
    stage.obey(Tap("dice"))
    while window.frames:
        assert not any(isinstance(order, Think) for order in window.orders)
        window.frames.pop()()
    assert isinstance(window.orders[-1], Think)
    assert not table_of(app).moving


def test_a_click_anywhere_shows_the_end_of_what_moves() -> None:
    app, window, stage = against_a_bot("add 1", "add 2")
    assert table_of(app).moving
    assert len(window.frames) == 1
    stage.clicked(None, again=False)
    assert not table_of(app).moving
    window.done.clear()
    window.frames.pop()()
    assert window.done == [], "the frame that was waited for is no longer needed"
    stage.clicked(None, again=False)
    assert window.done == []


def test_whoever_wants_no_motion_sees_it_at_once() -> None:
    app, window, _ = against_a_bot("add 1", "add 2", still=True)
    assert not table_of(app).moving
    assert window.frames == []


def test_an_answer_is_shown_like_a_tap() -> None:
    app, window, stage = against_a_bot("add 1")
    asked = window.orders[-1]
    assert isinstance(asked, Think)
    window.done.clear()
    stage.answered(asked.asked, Answer("add 2"))
    assert window.done[:3] == ["draw", "Replace", "Announce"]
    assert len(list(match_of(app).choices())) == 2


def test_the_second_half_of_a_double_click_means_nothing_new() -> None:
    app, _, stage = against_a_bot()
    stage.clicked(Tap("add 1"), again=False)
    stage.clicked(Tap("add 1"), again=True)
    assert app.notices.shown is None, "the bot's turn was not tapped into"
    stage.clicked(Command("panel", "share"), again=False)
    stage.clicked(Command("panel", "share"), again=True)
    assert app.panel == "", "what changes nothing in the match may be clicked fast"


def test_our_own_change_of_the_address_opens_nothing() -> None:
    app, window, stage = against_a_bot()
    stage.obey(Tap("add 1"))
    (replaced, *_) = [order for order in window.orders[::-1] if isinstance(order, Replace)]
    window.done.clear()
    stage.moved(replaced.place)
    assert window.done == []
    stage.obey(Command("go", "/about"))
    assert Go("/about") in window.orders
    stage.moved("/about")
    stage.moved("")
    assert app.screen == "home"


def test_what_is_looked_at_is_drawn_over_the_table_once() -> None:
    _, window, stage = against_a_bot()
    window.done.clear()
    for _ in range(2):
        stage.looked("add 1")
    stage.looked("")
    assert window.done == ["overlay"] * 2


def test_a_tick_is_shown_only_where_a_clock_runs() -> None:
    _, window, stage = against_a_bot()
    window.done.clear()
    stage.ticked(hidden=False)
    assert window.done == []


def test_focus_follows_the_scene() -> None:
    app, window = an_app(), Window()
    stage = Stage(app, window)
    stage.open("")
    stage.open(link.encode(a_match(), (ANNA, BEN)))
    stage.obey(Command("lift"))
    window.lost = True
    stage.obey(Command("theme", "dark"))
    assert window.targets == [
        Target("", top=True),
        Target("#screen h1, #screen h2", top=True),
        Target("#prompt", top=True),
        Target("#prompt"),
    ]
    assert any(isinstance(order, Announce) for order in window.orders)


def announced(window: Window) -> list[str]:
    return [order.text for order in window.orders if isinstance(order, Announce)]


def test_what_is_read_where_the_focus_goes_is_not_said_again() -> None:
    app, window, stage = against_a_bot(still=True)
    for lost in (False, True):
        window.lost = lost
        asked = table_of(app).prompt(app.say)
        stage.obey(Tap("add 1"))
        assert announced(window)[-1].endswith(table_of(app).prompt(app.say)) is not lost
        stage.obey(Command("undo"))
        assert (announced(window)[-1] == asked) is not lost


def test_who_reads_the_goal_card_hears_of_the_table_afterwards() -> None:
    app, window = an_app(Memory(new=True)), Window(still=True)
    stage = Stage(app, window)
    stage.open(link.encode(a_match(), (ANNA, BOT)))
    assert app.panel == "goal" and announced(window) == []
    stage.obey(Command("close"))
    assert announced(window)[-1].endswith(table_of(app).prompt(app.say))
    stage.obey(Command("panel", "goal"))
    window.lost, before = True, len(announced(window))
    stage.went_back()
    assert len(announced(window)) == before, "nothing new, and the heading is read"
