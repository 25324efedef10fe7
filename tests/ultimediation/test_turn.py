"""A turn: upkeep, the number of attacks, and the attack deck."""

from __future__ import annotations

import pytest
from rule import rule
from ultimediation.boards import GAME, PLAIN, earth, square
from ultimediation.table import (
    after,
    ask,
    attack_cards,
    attacked,
    crew,
    cubes,
    discarded,
    energy,
    events,
    names,
    now,
    options,
    used,
    where,
)

from eden.engine.bots import random_bot
from eden.engine.game import CHANCE, Decision, Event, play
from eden.engine.options import settle
from eden.engine.simulate import play_one
from eden.games.ultimediation.data import CUBES, FACES, SQUARES, TRACK, TURNS, Deed, Pile
from eden.games.ultimediation.events import (
    AttacksComing,
    CubesMet,
    Rolled,
    Shuffled,
    TurnBegan,
    TurnEnded,
)
from eden.games.ultimediation.state import Phase, State

TEAMS = {
    4: {"agapi": "c3", "vera": "c3", "nikitas": "d3"},
    7: {
        "agapi": "c3",
        "ilias": "e2",
        "andromeda": "f2",
        "diamandis": "c3",
        "nikitas": "d3",
        "vera": "c3",
    },
}


def begun(characters: int, space: int) -> tuple[State, tuple[Event, ...]]:
    """The beginning of the turn on this space, and what happened."""
    state = earth(turn="abcdefghi"[space - 1], dealt=True, **crew(TEAMS[characters]))
    return GAME.apply(state, GAME.parse("end"))


def until_actions(state: State) -> tuple[State, list[str]]:
    """The action phase, and all that was asked before it."""
    asked = []
    while ask(state) != "act":
        asked.append(ask(state))
        listed = options(state)
        state, _ = play(GAME, state, listed[7 * len(asked) % len(listed)])
    return state, asked


# -- the phases ---------------------------------------------------------------------------------


@rule("UM-32")
def test_a_turn_is_upkeep_then_attacks_then_actions() -> None:
    state = earth(agapi="c3 cubes=0")
    told = events(state, "end")
    kinds = [type(event) for event in told]
    assert kinds[:2] == [TurnEnded, TurnBegan]
    state = after(state, "end")
    assert state.turn == 1 and cubes(state, "agapi") == CUBES  # upkeep is done
    assert state.phase == Phase.ATTACKS and ask(state) in ("attack", "die")
    state, _ = until_actions(state)
    assert state.phase == Phase.ACTIONS and state.turn == 1


@rule("UM-33")
def test_in_upkeep_the_turn_cube_moves_on_one_space() -> None:
    for space in range(1, TURNS):
        state, told = begun(4, space)
        assert state.turn == space
        assert [event.turn for event in told if isinstance(event, TurnBegan)] == [space + 1]


@rule("UM-33")
def test_in_upkeep_every_character_takes_back_all_cubes() -> None:
    state = earth(agapi="c3", vera="c3 cubes=0", nikitas="d3 cubes=1")
    state = after(state, "agapi lifts c3", "to d3", "elli moves h5", "agapi moves c2")
    assert cubes(state, "agapi") == CUBES - 2
    assert used(state, "agapi", "move") == used(state, "agapi", "teleport") == 1
    state = after(state, "end")
    for one in ("elli", "agapi", "vera", "nikitas"):
        assert cubes(state, one) == CUBES
        assert all(used(state, one, deed.name) == 0 for deed in Deed)


@rule("UM-33")
def test_upkeep_gives_no_energy_and_moves_nobody() -> None:
    state = after(earth(agapi="c3 energy=1"), "end")
    assert energy(state, "agapi") == 1 and where(state, "agapi") == "c3"


# -- how many attacks ---------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, TURNS))
@pytest.mark.parametrize("characters", [4, 7])
@rule("UM-34")
def test_the_space_of_the_turn_cube_says_how_many_attacks_there_are(
    characters: int, space: int
) -> None:
    state, told = begun(characters, space)
    printed = TRACK[characters][space]
    coming = [event.number for event in told if isinstance(event, AttacksComing)]
    for rolled in range(printed.dice):
        assert not coming and ask(state) == "die" and now(state).seat == CHANCE
        state, told = play(GAME, state, f"die {rolled + 2}")
        assert [event.number for event in told if isinstance(event, Rolled)] == [rolled + 2]
        coming = [event.number for event in told if isinstance(event, AttacksComing)]
    expected = printed.number or sum(range(2, printed.dice + 2))
    assert coming == [expected]
    _, asked = until_actions(state)
    assert asked.count("attack") == expected and "die" not in asked


@pytest.mark.parametrize("face", range(1, FACES + 1))
@rule("UM-34")
def test_a_die_shows_each_of_its_faces(face: int) -> None:
    space = next(n for n, printed in enumerate(TRACK[4]) if printed.dice and n)
    others = TRACK[4][space].dice - 1
    state = after(begun(4, space)[0], *["die 1"] * others)
    assert options(state) == [f"die {n}" for n in range(1, FACES + 1)]
    told = events(state, f"die {face}")
    assert [event.number for event in told if isinstance(event, AttacksComing)] == [face + others]


# -- the attack deck ----------------------------------------------------------------------------

ATTACKED = """
    * . . . . . . . .
    . . . . . . . . .
    . . . . * . . . .
    . . . . . . . . .
    . . . . . . E W U
"""


def with_discarded(state: State, *left: str) -> State:
    """All attack cards are discarded except those on the board and these in the deck."""
    out = frozenset(SQUARES) - state.attacks - {square(text) for text in left}
    return state._replace(discards=(*state.discards[:2], out, *state.discards[3:]))


@rule("UM-35")
def test_a_discarded_card_is_not_drawn_while_there_is_a_deck() -> None:
    state = attacked(with_discarded(earth(ATTACKED), "c2", "d2"))
    assert options(state) == ["card c2", "card d2"]


@rule("UM-35")
def test_when_the_deck_is_empty_the_discarded_cards_are_shuffled_and_those_on_the_board_stay() -> (
    None
):
    state = attacked(with_discarded(earth(ATTACKED), "c2"), 3)
    state, told = play(GAME, state, "card c2")
    assert not [event for event in told if isinstance(event, Shuffled)]
    state = after(state, "flee c3")
    new = names(SQUARES) - {"a1", "e3", "c2"}
    assert set(options(state)) == {f"card {sq}" for sq in new}
    state, told = play(GAME, state, "card g4")
    assert [event.pile for event in told if isinstance(event, Shuffled)] == [Pile.ATTACK]
    assert attack_cards(state) == {"a1", "e3", "c2", "g4"} and discarded(state) == set()
    state = after(state, "flee g3")
    assert set(options(state)) == {f"card {sq}" for sq in new - {"g4"}}


@rule("UM-35")
def test_the_deck_is_made_anew_at_any_moment() -> None:
    # The card for a base that is moved is drawn from the shuffled cards, and discarded.
    state = attacked(with_discarded(earth(ATTACKED), "g5"))
    state, _ = play(GAME, state, "card g5")
    assert ask(state) == "rebase" and "card b3" in options(state)
    assert not {"card a1", "card e3", "card g5"} & set(options(state))
    state, told = play(GAME, state, "card b3")
    assert [event.pile for event in told if isinstance(event, Shuffled)] == [Pile.ATTACK]
    assert discarded(state) == {"b3"}


@rule("UM-32", "UM-34")
def test_after_the_last_attack_the_actions_begin() -> None:
    state = attacked(earth(PLAIN, agapi="c3"), 2)
    state = after(state, "card a5", "flee a4")
    assert ask(state) == "attack"
    state = after(state, "card g4", "flee g3")
    assert isinstance(GAME.pending(state), Decision) and ask(state) == "act"


@rule("UM-99", "UM-21")
def test_nine_turns_begin_at_most() -> None:
    told = events(earth(turn="i"), "end")
    assert CubesMet() in told and not any(event.begins_turn for event in told)
    told = events(earth(turn="h"), "end")
    assert TurnBegan(TURNS) in told and sum(event.begins_turn for event in told) == 1


@rule("UM-99")
def test_simulations_count_nine_turns_at_most() -> None:
    bots = (random_bot,)
    options = settle(GAME, 1, {})
    played = [
        play_one(GAME, seats=1, options=options, seed=seed, bots=bots, check=False)
        for seed in range(30)
    ]
    assert max(one.turns for one in played) <= TURNS
