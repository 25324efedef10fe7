"""What can be seen and tapped on the sand; the laws of every view are in `test_view_laws.py`."""

from __future__ import annotations

from drawn import acts, by_id, count, names, preview, said, table
from games import folder_of
from nim.table import GAME, after, heaps, why

BOARD = """
    a ooo
    b oo...
    c .
    d ooooooo
"""


def test_a_stone_takes_itself_and_all_behind_it() -> None:
    drawn = table("nim", heaps(BOARD))
    taps = [by_id(drawn, f"stone-d-{place}").get("data-act") for place in range(7)]
    assert taps == [f"from d take {7 - place}" for place in range(7)]
    assert by_id(drawn, "stone-a-1").get("aria-label") == "Take 2 stones from heap A"


def test_an_empty_place_tells_that_there_are_not_so_many_stones() -> None:
    state = heaps(BOARD)
    place = by_id(table("nim", state), "stone-b-2")
    assert "gone" in names(place) and place.get("data-act") == "from b take 3"
    assert why(state, "from b take 3") == "Heap B has 2 stones left. NI-5"


def test_the_letter_picks_its_heap() -> None:
    drawn = table("nim", heaps(BOARD), "from a")
    assert "picked" in names(by_id(drawn, "heap-a"))
    assert acts(drawn, "next") == {f"from a take {n}" for n in (1, 2, 3)}


def test_the_preview_rings_the_stones_that_would_go() -> None:
    state = heaps(BOARD)
    assert preview("nim", state, GAME.parse("from d take 4")).count("<circle") == 4
    assert preview("nim", state, GAME.parse("from d take 9")) == ""


def test_stones_that_are_taken_stay_in_the_picture_and_lie_at_their_player() -> None:
    drawn = table("nim", after(heaps(BOARD), "from a take 3", "from d take 2"))
    assert count(drawn, "stone") == 16 and count(drawn, "gone") == 9
    assert said(by_id(drawn, "player-1")) == "Orangetaken: 2 stones"
    assert said(by_id(drawn, "player-0")) == "Blueto playtaken: 7 stones"


def test_the_end_shows_who_has_won() -> None:
    drawn = table("nim", after(heaps("a ...\nb o\nc .\nd ."), "from b take 1"))
    assert "won" in names(by_id(drawn, "player-0"))
    assert acts(drawn) == set()


def test_every_shape_of_a_stone_is_drawn_in_the_sprites() -> None:
    drawn = table("nim", heaps(BOARD))
    used = {use.get("href", "") for use in drawn.iter("use")}
    sprites = (folder_of("nim") / "assets/sprites.svg").read_text(encoding="utf-8")
    assert {name for name in used if f'id="{name[1:]}"' not in sprites} == set()
