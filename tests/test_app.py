"""The app without a browser: screens, taps, refusals, undo, saved games, links, languages."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET

import pytest
from apps import Memory, acts, an_app, match_of, orders, shown, words
from games import random_match

from eden.engine import link, record
from eden.engine.game import Decision
from eden.games.shelf import GAMES
from eden.ui import kept
from eden.ui.app import App
from eden.ui.home import home_static
from eden.ui.rulebook import rule
from eden.ui.tongue import LANGUAGES

SPIRIT = GAMES["spirit"]


def at_the_table(store: Memory | None = None, *modes: str, **form: str) -> App:
    """At a new table; the seed is the same each time, unless another is named."""
    app = an_app(store)
    app.open("/new/spirit")
    app.do("start", json.dumps({"seed": "7"} | form | {f"modes.{mode}": mode for mode in modes}))
    return app


def choose(app: App, wanted: str) -> None:
    """Tap the first option that begins so, and see the end of what moves."""
    now = match_of(app).now
    assert isinstance(now, Decision)
    app.tap(next(str(option) for option in now.options if str(option).startswith(wanted)))
    assert app.table is not None
    app.table.show_all()


def play_on(app: App, choices: int) -> None:
    for _ in range(choices):
        now = match_of(app).now
        if not isinstance(now, Decision):
            return
        app.tap(str(now.options[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_well_formed_in_every_language(language: str) -> None:
    ET.fromstring(f"<div>{home_static(language)}</div>")
    app = an_app(language=language)
    for place in ("", "/new/spirit", "/about", "/nowhere"):
        app.open(place)
        assert words(app)
    app = at_the_table()
    app.do("language", language)
    play_on(app, 500)
    assert match_of(app).outcome is not None
    assert shown(app).find(".//h2[@id='prompt']") is not None
    app.do("panel", "share")
    assert shown(app).find(".//*[@id='panel']//svg") is not None


def test_every_option_is_a_labelled_button() -> None:
    app = at_the_table()
    assert sorted(acts(app)) == sorted(str(option) for option in match_of(app).now.options)


def test_a_pick_narrows_the_list_and_can_be_given_up() -> None:
    app = at_the_table()
    face = str(match_of(app).now.options[0]).split()[0]
    everything = acts(app)
    app.tap(face)
    assert acts(app) == [act for act in everything if act.split()[0] == face]
    app.do("close")
    assert acts(app) == everything
    app.tap(face)
    app.tap(face)
    assert acts(app) == everything


def test_what_is_not_allowed_is_answered_with_its_rule() -> None:
    app = at_the_table()
    before = list(match_of(app).steps)
    app.tap("yellow acts")
    assert match_of(app).steps == before
    assert app.notice is not None
    found = rule(app.notice.rule, "en")
    assert found is not None
    assert found.text in words(app)
    link_to_it = shown(app).find(".//aside//a")
    assert link_to_it is not None
    assert link_to_it.attrib["href"] == f"rules/spirit.en.html#{found.id}"
    app.tap("no such thing")
    assert app.notice is not None, "nothing is silently ignored"


def test_every_choice_is_kept_and_is_in_the_address() -> None:
    store = Memory()
    app = at_the_table(store)
    play_on(app, 5)
    text = link.encode(match_of(app))
    assert orders(app, "replace")[-1].text == text
    assert [one.link for one in kept.kept(store)] == [text]
    again = an_app(store)
    assert "The Spirit of Eden" in words(again)
    again.open_link(text)
    assert match_of(again).steps == match_of(app).steps


def test_a_device_that_keeps_nothing_says_so_and_plays_on() -> None:
    app = at_the_table(Memory(full=True))
    assert app.notice is not None
    assert "link" in app.notice.text
    play_on(app, 3)
    assert list(match_of(app).choices())


def test_several_games_are_kept_and_forgotten_only_when_asked_twice() -> None:
    store = Memory()
    for seed in ("1", "2"):
        at_the_table(store, seed=seed)
    app = an_app(store)
    first = kept.kept(store)[0].identity
    app.do("forget", first)
    assert len(kept.kept(store)) == 2
    assert "Really delete?" in words(app)
    app.do("forget", first)
    assert [one.identity for one in kept.kept(store)] != [first]
    assert len(kept.kept(store)) == 1


def test_a_kept_game_that_cannot_be_read_is_shown_not_lost() -> None:
    store = Memory()
    store.put("eden.game.spirit9.A.A", json.dumps({"link": "spirit9.A.A.B.xxxx", "played": 1}))
    store.put("eden.game.rubbish", "{")
    app = an_app(store)
    assert "cannot be opened" in words(app)
    assert len(store.texts) == 2


def test_undo_goes_back_to_the_last_die_and_then_says_why_not() -> None:
    app = at_the_table()
    choose(app, "3 on")
    app.do("undo")
    assert not list(match_of(app).choices())
    app.do("redo")
    assert len(list(match_of(app).choices())) == 1
    app.do("undo")
    choose(app, "end")
    for _ in range(2):
        choose(app, "")
    app.do("undo")
    assert app.notice is not None
    assert "practice" in app.notice.text


def test_a_practice_game_is_marked_and_takes_everything_back() -> None:
    app = at_the_table(practice="yes")
    assert "Practice" in words(app)
    play_on(app, 30)
    while match_of(app).can_undo():
        app.do("undo")
    assert not list(match_of(app).choices())


def test_what_happened_is_shown_step_by_step_and_can_be_skipped() -> None:
    app = at_the_table()
    choose(app, "end")
    choose(app, "")
    now = match_of(app).now
    app.tap(str(now.options[0]))
    table = app.table
    assert table is not None
    assert table.moving, "the last horde acts and the dice are rolled"
    assert acts(app) == []
    frames = 0
    while table.moving:
        table.show_next()
        frames += 1
    assert 1 <= frames <= 3, "four dice fall together"
    assert acts(app)


def test_a_shared_link_opens_on_another_device() -> None:
    mine = at_the_table()
    play_on(mine, 4)
    mine.do("copy")
    (copied,) = orders(mine, "copy")
    theirs = an_app()
    theirs.do("open", copied.text)
    assert match_of(theirs).steps == match_of(mine).steps


def test_a_link_behind_my_game_leaves_my_game_as_it_is() -> None:
    app = at_the_table()
    play_on(app, 2)
    behind = link.encode(match_of(app))
    play_on(app, 2)
    ahead = link.encode(match_of(app))
    app.open_link(behind)
    assert link.encode(match_of(app)) == ahead
    assert app.notice is not None


def test_a_link_that_differs_is_announced_and_taken_only_when_asked() -> None:
    store = Memory()
    app = at_the_table(store)
    choose(app, "3 on")
    mine = link.encode(match_of(app))
    other = at_the_table()
    choose(other, "end")
    theirs = link.encode(match_of(other))
    app.open_link(theirs)
    assert link.encode(match_of(app)) == mine
    assert app.notice is not None
    assert "choice 1" in app.notice.text
    command, value, _ = app.notice.actions[0]
    app.do(command, value)
    assert link.encode(match_of(app)) == theirs


@pytest.mark.parametrize(
    "text", ["", "x", "spirit1.A.A", "spirit9.A.A.B.AAAA", "chess1.A.A.B.AAAA"]
)
def test_a_bad_link_is_a_sentence_and_loses_nothing(text: str) -> None:
    app = at_the_table()
    play_on(app, 3)
    before = link.encode(match_of(app))
    app.do("open", text)
    assert app.notice is not None
    assert link.encode(match_of(app)) == before
    fresh = an_app(language="fr")
    fresh.do("open", text)
    assert fresh.notice is not None
    assert fresh.screen == "home"
    assert fresh.notice.text != app.notice.text, "said in French"


def test_a_record_is_saved_and_opened_again() -> None:
    app = at_the_table()
    play_on(app, 6)
    app.do("export")
    (saved,) = orders(app, "save")
    assert saved.more.endswith(".txt")
    other = an_app()
    other.do("open", saved.text)
    assert match_of(other).steps == match_of(app).steps
    other.do("open", saved.text.replace("seed: 7", "seed: 8"))
    assert other.notice is not None
    assert record.TITLE in saved.text


def test_the_same_seed_is_the_same_game_and_no_seed_is_a_new_one() -> None:
    assert match_of(at_the_table()).steps == match_of(at_the_table()).steps
    seeds = {match_of(at_the_table(seed="")).seed for _ in range(5)}
    assert len(seeds) == 5


def test_the_set_up_form_keeps_its_marks_when_the_language_changes() -> None:
    app = an_app()
    app.open("/new/spirit")
    app.do("draft", json.dumps({"modes.ravage": "ravage", "seed": "42"}))
    app.do("language", "fr")
    marked = [
        field.attrib["name"] for field in shown(app).iter("input") if "checked" in field.attrib
    ]
    assert marked == ["modes.ravage"]
    assert any(field.attrib.get("value") == "42" for field in shown(app).iter("input"))


def test_play_again_keeps_the_options_but_not_the_seed() -> None:
    app = at_the_table(None, "ravage")
    old = match_of(app)
    app.do("again")
    assert match_of(app).options == old.options
    assert match_of(app).seed != old.seed


def test_language_and_theme_are_settings_that_stay() -> None:
    app = at_the_table()
    english = words(app)
    app.do("language", "fr")
    assert words(app) != english
    app.do("theme", "dark")
    app.do("theme", "purple")
    assert [(order.text, order.more) for order in orders(app, "setting")] == [
        ("lang", "fr"),
        ("theme", "dark"),
        ("theme", "auto"),
    ]


def test_what_happened_and_what_is_asked_is_announced() -> None:
    app = at_the_table()
    choose(app, "end")
    said = orders(app, "say")[-1].text
    assert said.endswith(match_prompt(app))
    assert len(said) > len(match_prompt(app)), "also what happened"


def match_prompt(app: App) -> str:
    assert app.table is not None
    return app.table.prompt(app.say)


def test_unknown_commands_do_nothing() -> None:
    app = an_app()
    for command in ("explode", "", "undo", "redo", "close"):
        app.do(command)
    app.tap("anything")
    assert app.screen == "home"


def test_a_preview_is_drawn_for_options_only() -> None:
    app = at_the_table()
    assert app.preview("end")
    assert app.preview("nonsense") == ""


def test_the_log_is_the_same_after_undo_and_redo() -> None:
    match = random_match(SPIRIT, 1, {}, seed=3, practice=True)
    app = an_app()
    app.open_link(link.encode(match))
    assert app.table is not None
    lines = app.table.log(app.say)
    for _ in range(6):
        app.do("undo")
    assert len(app.table.log(app.say)) < len(lines)
    for _ in range(6):
        app.do("redo")
    assert app.table.log(app.say) == lines
