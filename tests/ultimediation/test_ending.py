"""The end: needs found for both camps, a covered row, the cubes that meet; and destructions."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import CAMPS, GAME, earth
from ultimediation.cards import card, disaster, fresh, power
from ultimediation.table import after, ask, attacked, ended, options, why_not

from eden.engine.game import Decision
from eden.games.ultimediation.data import LINES, SQUARES, TURNS
from eden.games.ultimediation.rules.board import covered
from eden.games.ultimediation.rules.ending import lost_row
from eden.games.ultimediation.state import State

# All of row 3 but i3 is covered; nobody on i3.
ROW = """
    . . . . . . . . .
    . . . . . . . . .
    * * * * * * * * 0
    . . . . . . . . .
    . . . . . . E W U
"""


def going_on(state: State) -> bool:
    """Whether the game is not over."""
    return isinstance(GAME.pending(state), Decision)


# -- victory ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("difficulty", "needs"), [("initiate", 1), ("advanced", 2), ("expert", 3)])
@rule("UM-97", "UM-11")
def test_the_needs_of_the_difficulty_for_both_camps_win_at_once(
    difficulty: str, needs: int
) -> None:
    state = earth(CAMPS, difficulty=difficulty, found=f"{needs - 1}/{needs}", agapi="c3")
    state = after(state, "agapi asks east")
    state = after(state, fresh(state, "east", "need"))
    assert (ended(state).winners, ended(state).rule) == ((0,), "UM-97")


@pytest.mark.parametrize(
    ("difficulty", "found"),
    [
        ("initiate", "3/0"),
        ("advanced", "3/1"),
        ("advanced", "0/4"),
        ("advanced", "1/1"),
        ("expert", "2/5"),
        ("expert", "2/2"),
    ],
)
@rule("UM-97")
def test_the_needs_are_counted_for_each_camp(difficulty: str, found: str) -> None:
    assert going_on(earth(CAMPS, difficulty=difficulty, found=found, agapi="c3"))


@rule("UM-97", "UM-80")
def test_the_extra_card_can_win() -> None:
    state = earth(CAMPS, found="1/1", agapi="c3")
    state = after(state, "agapi asks east")
    state = after(state, fresh(state, "east", "need"), "ask west")
    state = after(state, fresh(state, "west", "need"))
    assert ended(state).rule == "UM-97"


@rule("UM-97")
def test_after_the_end_nothing_is_done() -> None:
    state = earth(CAMPS, found="2/2", agapi="c3")
    assert why_not(state, "agapi moves c2") == "UM-97"


# -- a covered row ------------------------------------------------------------------------------


@rule("UM-98")
def test_a_row_of_nine_attacks_loses() -> None:
    state = after(attacked(earth(ROW, agapi="a1"), 2), "card i3")
    assert (ended(state).winners, ended(state).rule) == ((), "UM-98")


@pytest.mark.parametrize("row", range(5))
@rule("UM-98")
def test_every_row_counts(row: int) -> None:
    lines = [". . . . . . . . ."] * 4
    lines.insert(row, "* * * * 0 * * * *")
    other = (row + 1) % 5
    lines[other] = ". . . E W U . . ."
    state = earth("\n".join(lines), agapi="a1" if row else "a5")
    assert going_on(state)
    assert ended(after(attacked(state), f"card e{row + 1}")).rule == "UM-98"


@pytest.mark.parametrize("cover", ["U", "X"])
@rule("UM-98")
def test_base_u_and_permanent_destructions_cover_a_square(cover: str) -> None:
    board = ROW.replace("* * * * *", f"* * {cover} * *", 1)
    if cover == "U":
        board = board.replace("W U", "W .")
    state = earth(board, agapi="a1")
    assert ended(after(attacked(state), "card i3")).rule == "UM-98"


@rule("UM-98")
def test_a_military_base_covers_none() -> None:
    board = ROW.replace("* * * * *", "* * E * *", 1).replace("E W U", ". W U")
    assert ask(after(attacked(earth(board, agapi="a1")), "card i3")) == "act"


@pytest.mark.parametrize("word", ["0", "P0", "!0"])
@rule("UM-98", "UM-119")
def test_neither_a_pyramid_nor_a_disaster_token_nor_a_character_covers_a_square(word: str) -> None:
    board = ROW.replace("* * * * *", f"* * {word} * *", 1)
    state = earth(board, agapi="c3", variants="pyramids", omen=0)
    assert ask(after(attacked(state), "card i3")) == "act"


@rule("UM-98")
def test_a_column_or_nine_squares_of_two_rows_do_not_lose() -> None:
    board = """
        0 * * * * * * * *
        * . . . . . . . .
        * . . . . . . . .
        * . . . . . . . .
        * . . . . . E W U
    """
    state = earth(board, agapi="b2")
    assert going_on(state)
    assert ended(after(attacked(state), "card a1")).rule == "UM-98"
    column = board.replace("0 * * * * * * * *", "0 . * * * * * * *")
    assert ask(after(attacked(earth(column, agapi="b2")), "card a1")) == "act"


@rule("UM-98", "UM-46")
def test_an_attack_is_dealt_with_before_the_row_is_looked_at() -> None:
    board = ROW.replace("* 0", "* 1")
    state = after(
        attacked(earth(board, agapi=f"h1 power={power('shelter')}", vera="i3")), "card i3"
    )
    assert options(state) == ["agapi power", "on"]
    assert going_on(after(state, "agapi power"))
    state = after(state, "on")
    assert ask(state) == "flee"
    assert ended(after(state, "flee i2")).rule == "UM-98"


@rule("UM-98", "UM-46", "UM-111")
def test_a_pyramid_is_placed_anew_before_the_row_is_looked_at() -> None:
    state = earth(ROW.replace("* 0", "* P0"), variants="pyramids", agapi="a1")
    state = after(attacked(state), "card i3")
    assert going_on(state) and ask(state) == "pyramid"
    assert ended(after(state, "card b1")).rule == "UM-98"


@rule("UM-98")
def test_forty_covered_squares_may_leave_every_row_open_forty_one_never() -> None:
    state = earth(CAMPS, agapi="c3")._replace(base_u=8)
    eight_each = frozenset(sq for line in LINES for sq in line[:8])
    assert lost_row(state._replace(attacks=eight_each, base_u=0)) is None
    for more in (line[8] for line in LINES):
        assert lost_row(state._replace(attacks=eight_each | {more}, base_u=0)) is not None
    assert sum(covered(state._replace(attacks=eight_each, base_u=0), sq) for sq in SQUARES) == 40


# -- the cubes meet -----------------------------------------------------------------------------


@rule("UM-99", "UM-21")
def test_without_a_loss_there_are_nine_turns() -> None:
    assert TURNS == 9
    state = after(earth(CAMPS, turn="h", agapi="c3"), "end")
    assert going_on(state)
    state = after(earth(CAMPS, turn="i", agapi="c3"), "end")
    assert (ended(state).winners, ended(state).rule) == ((), "UM-99")


@pytest.mark.parametrize(("lost", "last"), [(1, "h"), (2, "g"), (5, "d"), (8, "a")])
@rule("UM-99", "UM-28")
def test_each_person_lost_costs_a_turn(lost: int, last: str) -> None:
    assert ended(after(earth(CAMPS, turn=last, lost=lost, agapi="c3"), "end")).rule == "UM-99"
    assert going_on(after(earth(CAMPS, turn=last, lost=lost - 1, agapi="c3"), "end"))


# In a1 there is nobody to flee to: b1 is full, a2 is attacked.
TRAPPED = """
    1 2 . . . . . . .
    * . . . . . . . .
    . . E . . . W . .
    . . . . . . . . .
    . . . . . . . . U
"""


@rule("UM-99", "UM-28")
def test_the_cubes_meet_as_soon_as_somebody_is_lost() -> None:
    state = after(attacked(earth(TRAPPED, turn="h", agapi="c3"), 2), "card a1")
    assert state.lost == 1 and ask(state) == "attack"
    state = after(attacked(earth(TRAPPED, turn="i", agapi="c3"), 2), "card a1")
    assert ended(state).rule == "UM-99"


# -- what happens first -------------------------------------------------------------------------


@rule("UM-100", "UM-97")
def test_a_need_in_the_last_turn_wins_before_the_cubes_meet() -> None:
    state = earth(CAMPS, turn="i", found="1/2", agapi="c3")
    state = after(state, "agapi asks east", f"turn east {card('need') + 1}")
    assert ended(state).rule == "UM-97"


@rule("UM-100", "UM-99")
def test_who_is_lost_in_the_attack_that_covers_a_row_counts_first() -> None:
    board = """
        1 * * * * * * * *
        * . . . . . . . .
        . . E . . . W . .
        . . . . . . . . .
        . . . . . . . . U
    """
    state = attacked(earth(board, turn="i", agapi="c3"))
    assert ended(after(state, "card a1")).rule == "UM-99"
    state = attacked(earth(board, turn="h", agapi="c3"))
    assert ended(after(state, "card a1")).rule == "UM-98"


@rule("UM-100", "UM-117")
def test_a_disaster_strikes_before_the_turn_cube_moves() -> None:
    board = ROW.replace("* 0", "* !0")
    omen = disaster("fallout")
    state = earth(board, turn="i", variants="pyramids", omen=omen, agapi="a1")
    assert ended(after(state, "end", "card i3")).rule == "UM-98"


@rule("UM-100", "UM-46", "UM-106")
def test_the_victory_of_the_pyramids_counts_before_the_row_of_the_same_attack() -> None:
    board = """
        P4 . . . . . . . P3
        *  * * * * * * * 1
        .  . . . E W U . .
        .  . . . . . . . .
        P4 . . . . . . . P4
    """
    state = after(attacked(earth(board, variants="pyramids", agapi="c3")), "card i2")
    assert ended(after(state, "flee i1")).rule == "UM-106"
    assert ended(after(state, "flee i3")).rule == "UM-98"
