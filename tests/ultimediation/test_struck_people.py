"""Where a disaster strikes several squares: in which order people flee, and who is lost."""

from __future__ import annotations

from rule import rule
from ultimediation.cards import threatened
from ultimediation.table import after, ask, options, people, why_not

# A quake on b2; only its squares are inhabited, and who is there finds room in a1, c1, a3 and c3.
SHAKEN = """
    0 1  0 . . . . . .
    1 !1 1 . . . . . .
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
    state = after(state, "leave c2 c1", "leave b3 c3", "leave b1 c1", "leave b2 b1")
    assert options(state) == ["flee a1", "flee b2", "flee a3"], "the last square is as ever"
    assert state.lost == 0


@rule("UM-126")
def test_nobody_flees_to_where_others_still_have_to_flee() -> None:
    state = after(threatened(SHAKEN, "quake", agapi="d1"), "end")
    assert why_not(state, "leave b2 b1") == "UM-126"
    assert why_not(state, "leave b1 b2") == "UM-126"
    assert why_not(state, "leave b1 d1") == "UM-26"
    state = after(state, "leave b1 a1")
    assert "leave b2 b1" in options(state), "b1 is empty now"


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
    state = after(threatened(board.replace("1 !1 1", "0 !1 0"), "quake", agapi="d1"), "end")
    assert options(state) == ["leave b2 c2", "leave b2 b3", "leave b2 a2"]
    assert after(state, "leave b2 c2", "flee b2").lost == 0


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
    state = after(state, "perish b1", "perish b1")
    state = after(state, "leave b2 b1", "leave b2 b1", "flee b2", "flee b2")
    assert state.lost == 2, "then there was room for all others"
