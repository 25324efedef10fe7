"""Players of Edenia: what they must not miss, and the reasons that they give."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from edenia.races import choices
from edenia.table import GAME, after, board, galaxy

from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.engine.think.mind import LEVELS, Level
from eden.engine.think.player import Player, Reason, Thought
from eden.games.edenia.acts import Pass, Play
from eden.games.edenia.bot import MIND
from eden.games.edenia.box import BOX
from eden.games.edenia.mind.sight import FEATURES, order
from eden.games.edenia.state import START, State
from eden.games.edenia.words.advice import PHRASES, reason, where
from eden.games.edenia.words.labels import label
from eden.kit.say import Say, english
from eden.ui.tongue import speaker

ALWAYS = {"base", "three flocks", "four flocks", "little lambs"}
# In B1 a star path leads past a teleporter into Edenia, in A2 a nebula path along a teleporter.
BESIDE = board(b1="T1", a2="T3")
ON_IT = "b1.e.star"


def thought(state: State, level: str = "ram", ideas: int | None = None) -> Thought:
    """What a player of a level thinks, with all the time that it takes."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    hard = Level(ideas=MIND.level(level).ideas if ideas is None else ideas, seconds=60.0)
    return Player(GAME, MIND, hard).consider(state, now, Luck(1))


def chosen(state: State, level: str = "ram") -> str:
    """What a player of a level chooses."""
    return str(thought(state, level).action)


@pytest.mark.parametrize("level", ["ram", "shepherd"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_waits_while_all_are_at_home(level: str, seats: int) -> None:
    """The first hint that a newcomer gets is a way, not a pass."""
    match = Match(GAME, seats=seats, seed=5)
    assert chosen(match.state, level).startswith("1 leaves")


# -- what must not be missed --------------------------------------------------------------------


@pytest.mark.parametrize("level", ["ram", "shepherd"])
@pytest.mark.parametrize("red", ["arridis", "b2", "edenia"])
def test_an_open_way_to_edenia_is_taken(level: str, red: str) -> None:
    won = "/ white" if red == "edenia" else ""
    tiles = board(b1="T1", b2="P1")
    state = galaxy(tiles, green=ON_IT, red=red, won=won, clovers="0 2")
    assert chosen(state, level) == "1 goes w"


def test_the_third_sheep_goes_home_whatever_else_there_is() -> None:
    state = galaxy(
        board(b1="T1", e4="P1"), green=f"edenia edenia {ON_IT}", won="white blue /", clovers="0 9"
    )
    assert chosen(state) == "3 goes w"


def test_leaps_on_the_way_home_are_paid() -> None:
    state = galaxy(
        BESIDE,
        green=f"edenia edenia {ON_IT}/0",
        red=f"{ON_IT}/1",
        won="white blue /",
        clovers="1 0",
    )
    for text in ("3 goes w", "leap"):
        assert chosen(state) == text
        state = GAME.apply(state, GAME.parse(text))[0]


def test_the_last_trifolium_is_left_to_those_who_would_lose_by_it() -> None:
    """15 + 7 against 24 and 30: who takes it ends the game and loses."""
    state = galaxy(
        board(b1="T1", e4="P1", d5="P2"),
        green=f"edenia {ON_IT}",
        red="edenia edenia",
        won="white / blue orange",
        flags="P1 red",
        clovers="0 3",
    )
    assert chosen(state, "shepherd") != "2 goes w"


def test_forty_one_points_are_a_pass_away_from_victory() -> None:
    state = galaxy(
        board(e4="P1", b4="P2"),
        flags="P1 green, P2 green",
        green="edenia",
        won="white /",
        clovers="2 0",
        played="turbo5 junction5 /",
    )
    assert chosen(state) == "pass"


def test_a_rival_who_would_win_next_is_blocked_or_outrun() -> None:
    """Red has no clover: a sheep between it and Edenia stops it."""
    state = galaxy(
        BESIDE,
        green=f"{ON_IT}/1 arridis arridis",
        red=f"edenia edenia {ON_IT}/0",
        won="/ white blue",
        clovers="0 0",
    )
    # Running home would open the way for red, who wins the race by it.
    assert chosen(state, "shepherd") != "1 goes w"


def test_a_long_game_comes_to_its_end() -> None:
    state = galaxy(BESIDE, green=ON_IT, red=ON_IT.replace("star", "nebula"))._replace(turns=300)
    for level in LEVELS:
        if level != "lamb":
            assert chosen(state, level) == "1 goes w"


# -- options worth a thought --------------------------------------------------------------------


def test_what_is_left_out_is_only_an_artefact_that_does_nothing_and_waiting_at_home() -> None:
    for late in choices(4):
        state = late._replace(turns=min(late.turns, 20))
        now = GAME.pending(state)
        assert isinstance(now, Decision)
        kept = order(state, now)
        assert kept and set(kept) <= set(now.options)
        at_home = all(where == START for where in state.at)
        assert all(
            isinstance(option, Play) or (isinstance(option, Pass) and at_home)
            for option in set(now.options) - set(kept)
        )


def test_a_turbo_engine_waits_for_a_planet_and_r2m2_for_an_empty_cell() -> None:
    state = galaxy(BESIDE, green="edenia edenia b1.e.star", won="white blue /", hands="turbo3 /")
    assert not any(isinstance(option, Play) for option in kept(state))
    near = galaxy(board(e4="P1"), hands="turbo3 r2m2x3 /")
    assert len([option for option in kept(near) if isinstance(option, Play)]) == 2


def kept(state: State) -> tuple[object, ...]:
    """The options worth a thought."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return order(state, now)


# -- reasons ------------------------------------------------------------------------------------


def positions() -> Iterator[State]:
    """A dozen positions of all kinds."""
    return (state for number, state in enumerate(choices(9)) if number < 24)


def test_every_feature_that_can_change_has_a_phrase() -> None:
    assert set(PHRASES) == set(FEATURES) - ALWAYS
    assert all(any(both) for name, both in PHRASES.items() if name != "rival guarded flag")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_reasons_and_hints_are_short_and_whole(language: str) -> None:
    say = speaker(language)
    for state in positions():
        found = thought(state, ideas=6)
        told = reason(state, found.action, found.reasons, say)
        assert told and len(told) <= 110 and not told.endswith(".") and "{" not in told
        look = where(state, found.action, say)
        assert look.endswith(".") and "{" not in look and look[0].isupper()
        assert language == "en" or not look.startswith("Look")


def test_the_winning_move_says_that_it_wins() -> None:
    state = galaxy(BESIDE, green=f"edenia edenia {ON_IT}", won="white blue /")
    found = thought(state)
    told = reason(state, found.action, found.reasons, english)
    assert told == "one more sheep home: wins the race"
    assert where(state, found.action, english) == "Look at your sheep 3, in B1."


def why(state: State, text: str, *features: str, say: Say = english) -> str:
    """The reason for a choice, where these speak for it, and nothing else does."""
    speaks = tuple(Reason(one, 0.0, *_sides(one), 1.0) for one in features)
    return reason(state, GAME.parse(text), speaks, say)


def _sides(feature: str) -> tuple[float, float]:
    """More of what is praised, less of what is not."""
    return (1.0, 0.0) if PHRASES[feature][0] else (0.0, 1.0)


def test_a_reason_says_one_thing_once() -> None:
    state = galaxy(BESIDE, green=f"edenia {ON_IT} arridis", won="white /")
    told = why(state, "3 leaves n star", "points", "late points", "forecast points")
    assert told.count("against") == 1
    home = why(state, "2 goes w", "one home", "points", "ways")
    assert home == "brings a sheep home: +13, shortens the way to Edenia"


def test_what_a_move_itself_brings_is_its_reason() -> None:
    near = galaxy(board(e4="P1"), green="e4.n.star")
    there = after(near, "1 goes place")
    assert why(there, "flag") == "the flag brings 7 points"
    assert why(there, "clover") == "a clover more in hand"
    assert why(near, "1 goes place") == "reaches a planet for a flag"
    assert why(near, "2 leaves w star") == "explores a new tile"
    assert why(near, "pass", "first clover") == "a clover more in hand"
    taken = after(galaxy(board(e4="P1"), green="e4.n.star", flags="P1 red"), "1 goes place")
    assert why(taken, "flag", "rival flags") == "the flag brings 7 points, and Red loses one"


def test_what_brings_nothing_is_the_best_of_much_the_same() -> None:
    back = galaxy(board(e4="P1"), green="e4.s.nebula")
    assert why(back, "1 goes s") == "the best of much the same"


def test_nobody_is_said_to_be_kept_from_winning_for_sure() -> None:
    state = galaxy(BESIDE, green="arridis", red=f"edenia edenia {ON_IT}", won="/ white blue")
    told = why(state, "1 leaves n star", "rival wins next")
    assert told == "explores a new tile, makes it harder for Red to win"


def test_no_reason_is_the_label_of_its_choice() -> None:
    for state in choices(9):
        now = GAME.pending(state)
        assert isinstance(now, Decision)
        for option in now.options:
            told = reason(state, option, (), english)
            assert told.casefold() not in label(state, option, english).casefold()


def test_the_box_knows_the_mind() -> None:
    assert BOX.mind is MIND


def test_a_late_game_does_not_stand_still_because_each_turn_looks_different() -> None:
    state = galaxy(BESIDE, green=ON_IT)._replace(turns=60)
    now = GAME.pending(state)
    assert isinstance(now, Decision) and len(now.options) > 1
    seen = [order(state._replace(turns=60 + turn), now) for turn in range(12)]
    assert all(seen) and len(set(seen)) > 3
    assert set().union(*seen) == set(now.options)
    assert order(state._replace(turns=10), now) == now.options
