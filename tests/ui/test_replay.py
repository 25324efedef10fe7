"""What just happened, and any moment again: the strip, the replay, branches, speed and sound."""

from __future__ import annotations

import re

import pytest
from apps import Memory, an_app, match_of, notice_of, orders, shown, sitting_of, table_of, words
from toy_table import ANNA, BEN, BOT, a_match, opened, said, see_all
from toy_table import toy_on_the_shelf as toy_on_the_shelf
from windows import Window

from eden.engine import link
from eden.engine.game import Decision, Outcome
from eden.kit.sound import Sound
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.notes import NOTES
from eden.ui.orders import Go, Play, Replace, SavePicture
from eden.ui.replay import Replay
from eden.ui.stage import Stage
from eden.ui.wishes import Command, Tap

WHOLE = ("add 1", "add 2", "add 1", "add 2", "add 1", "add 2")


def replay_of(app: App) -> Replay:
    replay = table_of(app).replay
    assert replay is not None
    return replay


def looking_back(*choices: str, people: tuple[object, ...] = (ANNA, BOT)) -> App:
    app = opened(*choices, people=people)  # type: ignore[arg-type]
    table_of(app).playback.show_all()
    do(app, "replay")
    return app


# -- what just happened ---------------------------------------------------------------------------


def test_what_others_did_stays_above_the_board_until_the_next_choice() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    see_all(app)
    assert table_of(app).recap(app.say) == ("Robo adds 2.",)
    assert "Robo adds 2." in words(app)
    trail = table_of(app).look(app.say).trail
    assert trail is not None
    assert trail.before.sums == (1, 0)
    assert [str(step.action) for step in trail.steps] == ["add 2"]
    app.tap("add 1")
    assert table_of(app).recap(app.say) == ()
    assert shown(app).find(".//*[@id='strip']") is None


def test_while_it_moves_the_strip_tells_what_is_moving_and_the_board_has_no_trail() -> None:
    app = opened("add 1", "add 2", people=(ANNA, BOT))
    table_of(app).playback.show_next()
    do(app, "show-again")
    assert table_of(app).recap(app.say) == ("Robo adds 2.",)
    assert table_of(app).look(app.say).news


def test_what_others_did_can_be_shown_again() -> None:
    app = opened("add 1", "dice", people=(ANNA, BOT))
    frames = see_all(app)
    do(app, "show-again")
    assert see_all(app) == frames - 1  # the first one is there at once


def test_behind_the_curtain_nothing_is_told() -> None:
    app = opened("add 1", people=(ANNA, BEN))
    assert table_of(app).curtain
    assert shown(app).find(".//*[@id='strip']") is None
    assert table_of(app).look(app.say).trail is None


# -- any moment again -----------------------------------------------------------------------------


def test_a_replay_steps_through_a_match_and_never_changes_it() -> None:
    app = looking_back(*WHOLE)
    match = match_of(app)
    steps, kept = list(match.steps), link.encode(match)
    replay = replay_of(app)
    do(app, "moment", "0")
    assert replay.at == match.opening
    seen = [table_of(app).look(app.say).state]
    for _ in range(len(replay.moments)):
        do(app, "step", "1")
        seen.append(table_of(app).look(app.say).state)
    assert seen[0] == match.after(match.opening) and seen[-1] == match.state
    do(app, "step", "-2")
    assert table_of(app).look(app.say).state == match.after(replay.moments[-3])
    assert match.steps == steps and link.encode(match) == kept


def test_nothing_can_be_chosen_while_an_earlier_moment_is_looked_at() -> None:
    app = looking_back("add 1", "add 2")
    assert table_of(app).options() == ()
    app.tap("add 1")
    assert len(list(match_of(app).choices())) == 2
    do(app, "leave")
    app.tap("add 1")
    assert len(list(match_of(app).choices())) == 3


def test_a_bot_waits_while_an_earlier_moment_is_looked_at() -> None:
    app = looking_back("add 1")
    app.wake_bot()
    assert app.take_orders() and not [o for o in app.orders if type(o).__name__ == "Think"]
    do(app, "leave")
    app.wake_bot()
    assert type(app.orders[-1]).__name__ == "Think"


def test_a_moment_has_a_link_that_opens_exactly_there() -> None:
    app = looking_back(*WHOLE)
    for number in range(len(replay_of(app).moments)):
        do(app, "moment", str(number))
        state = table_of(app).look(app.say).state
        there = an_app()
        there.open(sitting_of(app).place)
        assert table_of(there).look(there.say).state == state
        assert sitting_of(there).place == sitting_of(app).place


def test_the_address_follows_once_a_second_and_not_while_it_plays() -> None:
    app = looking_back(*WHOLE)
    app.take_orders()
    for _ in range(3):
        do(app, "step", "-1")
    assert orders(app, Replace) == []
    assert app.tick(1.0, hidden=False)
    assert orders(app, Replace) == [Replace(sitting_of(app).place)]
    assert not app.tick(1.0, hidden=False)
    do(app, "play")
    table_of(app).shown.show_next()
    assert not app.tick(1.0, hidden=False)


@pytest.mark.parametrize("moment", ["x", "-3", "000", "9999"])
def test_a_bad_moment_is_refused_and_loses_nothing(moment: str) -> None:
    app = an_app()
    app.open(f"{link.encode(a_match('add 1'), (ANNA, BEN))}@{moment}")
    assert app.screen == "home"
    assert notice_of(app).text == "This link leads to a moment that its game does not have."


def test_somebodys_moment_is_looked_at_without_being_kept_until_one_sits_down() -> None:
    store = Memory()
    app = an_app(store)
    app.open(link.at_moment(link.encode(a_match(*WHOLE[:4]), (ANNA, BEN)), 3))
    assert sitting_of(app).guest and replay_of(app).at == 3
    assert not app.storage.kept()
    do(app, "leave")
    assert not sitting_of(app).guest and table_of(app).replay is None
    assert len(app.storage.kept()) == 1


def test_a_moment_of_a_game_that_went_further_here_is_looked_at_in_mine() -> None:
    store = Memory()
    opened(*WHOLE[:4], people=(ANNA, BOT), store=store)
    app = an_app(store)
    app.open(link.at_moment(link.encode(a_match("add 1"), (ANNA, BOT)), 3))
    assert not sitting_of(app).guest
    assert len(list(match_of(app).choices())) == 4
    assert replay_of(app).at == 3


def test_a_moment_of_a_game_that_went_another_way_leaves_mine_alone() -> None:
    store = Memory()
    opened("add 2", "add 2", people=(ANNA, BOT), store=store)
    mine = app_links(store)
    app = an_app(store)
    app.open(link.at_moment(link.encode(a_match("add 1", "add 1"), (ANNA, BOT)), 4))
    assert sitting_of(app).guest
    assert app_links(store) == mine
    do(app, "leave")
    assert "differs from your game" in notice_of(app).text


def app_links(store: Memory) -> list[str]:
    return [value for key, value in store.texts.items() if key.startswith("eden.game.")]


def test_a_line_of_the_log_leads_to_its_moment() -> None:
    app = looking_back(*WHOLE)
    lines = [one for one in shown(app).iter("a") if one.attrib.get("class") == "line"]
    told = {"".join(b.itertext()): b.attrib["data-value"] for b in lines}
    do(app, "replay", told["Anna adds 1."])
    assert table_of(app).look(app.say).state.sums == (1, 0)
    here = [li for li in shown(app).iter("li") if "here" in li.attrib.get("class", "")]
    assert "".join(here[0].itertext()).startswith("Anna adds 1.")


def test_looking_back_before_anything_happened_says_so() -> None:
    app = opened(people=(ANNA, BOT))
    do(app, "replay")
    assert table_of(app).replay is None
    assert notice_of(app).text == "Nothing has happened yet."


def test_a_replay_plays_by_itself_until_the_end_and_a_click_stops_it() -> None:
    app, window = an_app(), Window(still=True)
    stage = Stage(app, window)
    stage.open(link.encode(a_match(*WHOLE[:4]), (ANNA, BOT)))
    stage.obey(Command("replay"))
    stage.obey(Command("moment", "0"))
    stage.obey(Command("play"))
    frames = 0
    while app.moving:
        window.frames.pop()()
        frames += 1
    assert frames == len(replay_of(app).moments) - 1
    stage.obey(Command("play"))
    assert replay_of(app).at == match_of(app).opening, "from the beginning again"
    assert app.moving
    stage.clicked(None, again=False)
    assert not app.moving
    stage.clicked(Command("play"), again=False)
    stage.clicked(Command("play"), again=False)
    assert not app.moving, "the same button lets it go on and stops it"


def test_undo_and_redo_step_through_the_moments() -> None:
    app = looking_back(*WHOLE[:4])
    at = replay_of(app).at
    do(app, "undo")
    assert replay_of(app).at < at
    do(app, "redo")
    assert replay_of(app).at == at
    assert len(list(match_of(app).choices())) == 4


def test_escape_leaves_the_replay() -> None:
    app = looking_back("add 1", "add 2")
    do(app, "close")
    assert table_of(app).replay is None
    assert said(app) == table_of(app).prompt(app.say)


def test_the_curtain_hides_no_moment_and_no_secret_is_shown_behind_it() -> None:
    app = opened("add 1", people=(ANNA, BEN))
    assert table_of(app).curtain
    do(app, "replay")
    assert not table_of(app).curtain
    assert table_of(app).look(app.say).seat < 0


# -- branches -------------------------------------------------------------------------------------


def test_playing_on_from_a_moment_is_a_practice_game_of_its_own() -> None:
    store = Memory()
    app = opened(*WHOLE, people=(ANNA, BOT), store=store)
    table_of(app).playback.show_all()
    origin = app_links(store)
    assert isinstance(match_of(app).now, Outcome)
    do(app, "replay")
    do(app, "moment", "2")
    state = table_of(app).look(app.say).state
    do(app, "branch")
    assert match_of(app).practice and match_of(app).branches
    assert match_of(app).state == state
    assert table_of(app).replay is None
    assert isinstance(orders(app, Go)[-1], Go)
    assert "Branch" in words(app)
    assert origin[0] in app_links(store) and len(app_links(store)) == 2


def test_no_branch_tells_the_secrets_of_a_game_that_runs() -> None:
    app = looking_back("add 1", "add 2", people=(ANNA, BEN))
    do(app, "branch")
    assert not match_of(app).branches
    assert "still runs" in notice_of(app).text


# -- pictures, speed, sound -----------------------------------------------------------------------


def test_the_film_strip_has_pictures_that_lead_to_their_moments() -> None:
    app = looking_back(*WHOLE)
    do(app, "film")
    frames = [b for b in shown(app).iter("button") if "frame" in b.attrib.get("class", "")]
    moments = [int(frame.attrib["data-value"]) for frame in frames]
    assert moments == sorted(set(moments)) and 2 <= len(moments) <= 12
    assert moments[0] == match_of(app).opening and moments[-1] == len(match_of(app).steps)
    do(app, "film", str(moments[1]))
    assert app.panel == "" and replay_of(app).at == moments[1]


def test_a_picture_of_the_board_can_be_saved() -> None:
    app = looking_back(*WHOLE)
    do(app, "picture")
    (picture,) = orders(app, SavePicture)
    assert re.fullmatch(r"toy-\d+-\d+\.png", picture.name)
    assert "data-act" not in picture.markup and " id=" not in picture.markup


@pytest.mark.parametrize(("speed", "frames"), [("slow", True), ("fast", True), ("once", False)])
def test_what_others_do_is_shown_at_the_speed_that_was_chosen(speed: str, frames: bool) -> None:
    app, window = an_app(), Window()
    stage = Stage(app, window)
    stage.obey(Command("speed", speed))
    stage.open(link.encode(a_match("add 1", "add 2"), (ANNA, BOT)))
    assert app.moving is frames


def test_the_space_bar_skips_what_moves() -> None:
    app, window = an_app(), Window()
    stage = Stage(app, window)
    stage.open(link.encode(a_match("add 1", "add 2"), (ANNA, BOT)))
    assert app.moving
    stage.obey(Command("skip"))
    assert not app.moving


def test_sound_is_off_until_it_is_switched_on_and_each_thing_is_heard_once() -> None:
    app, window = an_app(), Window(still=True)
    stage = Stage(app, window)
    stage.open(link.encode(a_match(), (ANNA, BEN)))
    stage.obey(Command("lift"))
    stage.obey(Tap("add 1"))
    stage.obey(Command("lift"))
    assert not any(isinstance(order, Play) for order in window.orders)
    stage.obey(Command("sound", "yes"))
    window.orders.clear()
    stage.obey(Tap("add 2"))
    stage.obey(Command("lift"))
    heard = [order for order in window.orders if isinstance(order, Play)]
    assert heard == [Play(NOTES[Sound.PLACE])]


def test_every_sound_has_notes_that_are_short_and_can_be_heard() -> None:
    assert NOTES.keys() == set(Sound)
    for notes in NOTES.values():
        assert notes
        assert all(50 < note.pitch < 4_000 and 50 < note.to < 4_000 for note in notes)
        assert max(note.at + note.lasts for note in notes) < 1_200


def test_the_result_waits_while_an_earlier_moment_is_looked_at() -> None:
    app = an_app()
    match = a_match(*WHOLE)
    app.open(link.at_moment(link.encode(match, (ANNA, BEN)), match.opening))
    app.close_match()
    assert app.panel == ""
    assert isinstance(table_of(app).now, Decision)


# -- beside each other ----------------------------------------------------------------------------


def test_what_another_player_sends_can_be_seen_beside_ones_own_move_for_move() -> None:
    store = Memory()
    opened(*WHOLE, people=(ANNA, BOT), store=store)
    mine = app_links(store)
    theirs = a_match("add 1", "add 2", "add 2", "add 2")
    app = an_app(store)
    app.open(link.encode(theirs, (ANNA, BOT)))
    offer = next(one for one in notice_of(app).offers if one.command == "compare")
    do(app, offer.command, offer.value)
    assert app.screen == "beside" and app.beside is not None
    assert app.beside.at == 3, "where they part"
    told = words(app)
    assert "Anna adds 1." in told and "Anna adds 2." in told
    do(app, "beside", "2")
    pair = app.beside
    assert pair.state(pair.mine) == pair.state(pair.theirs)
    do(app, "beside", "99")
    assert pair.state(pair.mine) == pair.mine.match.state
    assert pair.state(pair.theirs) == theirs.state
    do(app, "beside", "-1")
    assert pair.at == 0 and pair.state(pair.mine) == theirs.after(theirs.opening)
    assert app_links(store) == mine


def test_nobody_compares_while_their_own_game_runs() -> None:
    """It would tell what is still to be drawn."""
    store = Memory()
    opened("add 1", "add 2", people=(ANNA, BOT), store=store)
    app = an_app(store)
    theirs = link.encode(a_match("add 2", "add 2"), (ANNA, BOT))
    app.open(theirs)
    assert "compare" not in [offer.command for offer in notice_of(app).offers]
    do(app, "compare", theirs)
    assert app.screen == "table"
