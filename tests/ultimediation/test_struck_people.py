"""Where a disaster strikes several squares: in which order people flee, and who is lost."""

from __future__ import annotations

from rule import rule
from ultimediation.cards import threatened
from ultimediation.table import after, ask, options, people, why, why_not

# A quake on b2; only its squares are inhabited, and who is there finds room in a1, c1, a3 and c3.
SHAKEN = """
    0 1  0 . . . . . .
    1 !0 1 . . . . . .
    0 1  0 . E . W . U
    .  * . . . . . . .
    .  . . . . . . . .
"""


@rule("UM-125")
def test_struck_people_flee_in_the_order_that_the_team_likes() -> None:
    state = after(threatened(SHAKEN, "quake", agapi="d1"), "end")
    assert {text.split()[1] for text in options(state)} == {"b1", "a2", "c2", "b3"}
    for begin in ("leave b3 a3", "leave c2 c3", "leave a2 a1", "leave b1 c1"):
        assert people(after(state, begin), begin.split()[1]) == 0
    state = after(state, "leave c2 c1", "leave b3 c3", "leave b1 c1")
    assert options(state) == ["flee a1", "flee a3"], "the last square is as ever"
    assert state.lost == 0


@rule("UM-126")
def test_nobody_flees_to_a_square_that_the_same_disaster_strikes() -> None:
    state = after(threatened(SHAKEN, "quake", agapi="d1"), "end")
    assert why(state, "leave b1 b2") == "The disaster strikes B2 too: nobody flees there. UM-126"
    assert why_not(state, "leave b1 d1") == "UM-26"
    state = after(state, "leave b1 a1", "leave c2 c1", "leave b3 a3")
    assert options(state) == ["flee a1", "flee a3"], "b2 is empty, and was struck all the same"
    assert why_not(state, "flee b2") == "UM-126"


@rule("UM-126", "UM-28")
def test_who_is_in_the_middle_of_a_quake_cannot_flee_anywhere() -> None:
    board = SHAKEN.replace("0 1  0", "0 0  0").replace("1 !0 1", "0 !1 0")
    assert after(threatened(board, "quake", agapi="d1"), "end").lost == 1


@rule("UM-126", "UM-41")
def test_base_u_beside_the_middle_of_a_quake_is_not_struck_and_takes_them_in() -> None:
    board = SHAKEN.replace("0 1  0", "0 0  0").replace("1 !0 1", "U0 !1 0")
    state = threatened(board.replace("W . U", "W . ."), "quake", agapi="d1")
    assert options(after(state, "end")) == ["flee a2"]


@rule("UM-126", "UM-108", "UM-47")
def test_no_base_or_pyramid_is_moved_to_a_square_that_the_same_disaster_strikes() -> None:
    board = SHAKEN.replace("0 1  0", "0 0  0").replace("1 !0 1", "0 !E 0").replace(". E .", ". . .")
    state = after(threatened(board, "quake", agapi="d1"), "end", "card b1")
    assert ask(state) == "rebase"
    board = SHAKEN.replace("0 1  0", "0 0  0").replace("1 !0 1", "0 !P0 0")
    state = after(threatened(board, "quake", agapi="d1"), "end", "card b1")
    assert ask(state) == "pyramid"
    assert ask(after(state, "card a1")) == "attack", "the next turn's"


# Storms strike d2 and both bases; c2 and d2 are inhabited.
DRIVEN = """
    0 0 0 0 . . . . .
    0 0 1 !1 0 . . . .
    . 0 0 0 . . . . U
    . . . . . . . . .
    . . . . . !E . . !W
"""


@rule("UM-126", "UM-45")
def test_people_whom_a_struck_base_drives_away_flee_with_the_others() -> None:
    state = after(threatened(DRIVEN, "storm", 3, agapi="a5"), "end", "card c2")
    assert ask(state) == "rebase", "first all bases are moved"
    state = after(state, "card a1")
    assert {text.split()[1] for text in options(state)} == {"c2", "d2"}
    assert "leave c2 d2" not in options(state)


@rule("UM-126", "UM-38", "UM-45")
def test_who_is_saved_is_saved_before_anybody_flees() -> None:
    board = DRIVEN.replace("!W", "W")
    state = threatened(board, "storm", 2, agapi="e4", ilias="g4", vera="f5", nikitas="a5")
    state = after(state, "end", "card c2")
    assert ask(state) == "save"
    assert "leave c2 d2" not in options(after(state, "save ilias"))


@rule("UM-125", "UM-28")
def test_who_cannot_flee_waits_for_the_others_before_being_lost() -> None:
    board = SHAKEN.replace("0 1  0", "* 1  *", 1).replace("0 1  0", "0 0 0")
    board = board.replace("1 !0 1", "1 !1 0")
    state = after(threatened(board, "quake", agapi="d1"), "end")
    assert options(state) == ["leave a2 a3"] and state.lost == 0
    assert after(state, "leave a2 a3", "perish b1").lost == 2, "b1, and then b2"


@rule("UM-125", "UM-28")
def test_when_nobody_can_flee_the_team_chooses_who_is_lost() -> None:
    board = """
        2 2  2 . . . . . .
        * !2 * . . . . . .
        2 2  2 . E . W . U
        2 2  2 . . . . . .
        .  . . . . . . . .
    """
    state = after(threatened(board, "quake", agapi="d1"), "end")
    assert options(state) == ["perish b2", "perish b1", "perish b3"] and state.lost == 0
    state = after(state, "perish b1")
    assert state.lost == 1 and options(state)[0] == "perish b2"
