"""What the hordes did, told in a line or two; and which events are turning points."""

from __future__ import annotations

from typing import Any, Final

import pytest
from speech import EN, FR, both, good
from spirit.drawing import GAME, eden
from spirit.moments import STATES
from spirit.table import facing
from spirit.trails import recap, trail_of

from eden.engine.bots import Luck
from eden.engine.game import NOBODY, Decision
from eden.engine.match import AnyMatch, Match
from eden.games.spirit.box import BOX
from eden.games.spirit.events import HordeBeaten, ObjectiveWon, TerrainDestroyed, TerrainRavaged
from eden.games.spirit.state import State
from eden.games.spirit.words.recap import is_deed
from eden.kit.look import Trail
from eden.kit.say import Say
from eden.ui.playback import frame_end
from eden.ui.table import Table

LONGEST: Final = 110
THREE: Final = "mountain forest swamp / cascade- NOA cascade / forestx swamp mountain"


def hordes(board: str = THREE, **pieces: str) -> State:
    """The hordes are to act."""
    return eden(board, **pieces, phase="hordes")


def short(lines: tuple[str, ...]) -> bool:
    """At most two short lines, in finished words."""
    return len(lines) <= 2 and all(good(line) and len(line) <= LONGEST for line in lines)


# -- what is told -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("say", "line"),
    [
        (EN, "The hordes: red destroys the cascade, black walks on, yellow ravages the forest."),
        (
            FR,
            "Les hordes : la rouge détruit la cascade, la noire avance, la jaune ravage la forêt.",
        ),
    ],
)
def test_what_three_hordes_did_is_one_line_in_their_order(say: Say, line: str) -> None:
    state = hordes(yellow="n", red="w", black="sw")
    trail = trail_of(state, "red acts", "black acts", "yellow acts")
    assert recap(trail, say=say) == (line,)


@pytest.mark.parametrize(
    ("say", "line"),
    [
        (EN, "The hordes: yellow sends the Fauna to Noa, a shield stops red."),
        (FR, "Les hordes : la jaune renvoie la Faune, un bouclier arrête la rouge."),
    ],
)
def test_allies_that_are_sent_away_and_shields_are_told(say: Say, line: str) -> None:
    state = hordes(yellow="n", red="e", fauna="n", flora="e shield")
    assert recap(trail_of(state, "yellow acts", "red acts"), say=say) == (line,)


def test_what_one_horde_did_is_a_whole_sentence() -> None:
    told = recap(trail_of(hordes(yellow="n", red="w"), "yellow acts"))
    assert told == ("The yellow horde ravages the forest in the north.",)


@pytest.mark.parametrize(
    ("say", "lines"),
    [
        (
            EN,
            (
                "The hordes: yellow flees, red destroys the cascade.",
                "Objective won (7 of 9). Next for yellow: the Flora at a cascade.",
            ),
        ),
        (
            FR,
            (
                "Les hordes : la jaune s’enfuit, la rouge détruit la cascade.",
                "Objectif gagné (7 sur 9). Suite pour la jaune : la Flore sur une cascade.",
            ),
        ),
    ],
)
def test_an_objective_that_is_won_is_told_with_the_next_one(
    say: Say, lines: tuple[str, ...]
) -> None:
    state = hordes(yellow="s fauna swamp then flora", red="w", fauna="s traps yellow")
    trail = trail_of(state, "yellow acts", "yellow shows cascade", "red acts")
    won = len(trail.steps[-1].state.won)
    assert recap(trail, say=say) == tuple(line.replace("7", str(won)) for line in lines)


def test_several_objectives_are_counted() -> None:
    state = hordes(
        yellow="s fauna swamp last",
        red="ne waters swamp last",
        black="w",
        fauna="s traps yellow",
        waters="ne traps red",
    )
    told = recap(trail_of(state, "yellow acts", "red acts"))
    assert told[0] == "The hordes: yellow is beaten, red is beaten."
    assert told[1].startswith("2 objectives won (")


@both
def test_the_longest_lines_are_short(say: Say) -> None:
    sent = hordes(yellow="n", red="e", black="s", waters="n", fauna="e", flora="s")
    lines = recap(trail_of(sent, "yellow acts", "red acts", "black acts"), say=say)
    assert short(lines)
    held = {"fauna": "s shield traps yellow", "waters": "ne shield traps red"}
    swapped = facing(hordes(yellow="s fauna swamp", red="ne waters swamp", **held), "swap_allies")
    lines = recap(trail_of(swapped, "waters swaps fauna"), NOBODY, say)
    assert short(lines) and len(lines) == 2


def test_a_choice_that_a_horde_asks_for_is_the_hordes_part() -> None:
    state = hordes(yellow="n", fauna="n", flora="n", red="w")
    told = recap(trail_of(state, "yellow acts", "send flora", "red acts"))
    assert told == ("The hordes: yellow sends the Flora to Noa, red destroys the cascade.",)


def test_an_ally_with_one_way_back_is_told() -> None:
    state = hordes(yellow="n", fauna="noa 2")
    told = recap(trail_of(state, "yellow acts", "fauna returns n"))
    assert told[1] == "Back from Noa: the Fauna."


# -- to whom ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (facing(eden(fauna="w", yellow="w"), "move"), "fauna to nw"),
        (facing(eden(fauna="w", yellow="sw"), "attract"), "fauna attracts yellow"),
        (eden(fauna="w", dice="5 3 3 1"), "1 on dawn"),
        (eden(fauna="w", dice="? 2 3 4"), "die 0 rolls 5"),
        (eden(fauna="w", yellow="w"), "end"),
        (STATES["return"], "fauna returns n"),
        (STATES["weakness"], "close dawn"),
    ],
)
def test_ones_own_part_is_told_in_a_replay_only(state: State, text: str) -> None:
    trail = trail_of(state, text)
    assert recap(trail) == ()
    assert recap(trail, NOBODY) != ()


def test_dice_and_rounds_are_told_in_a_replay_only() -> None:
    state = hordes(yellow="n")
    rolls = [f"die {die} rolls {face}" for die, face in enumerate((6, 3, 1, 3))]
    trail = trail_of(state, "yellow acts", *rolls)
    assert recap(trail) == ("The yellow horde ravages the forest in the north.",)
    told = recap(trail, NOBODY)
    assert told[1] == "Round 2 begins. The dice show 1, 3, 3, 6."


# -- whole games --------------------------------------------------------------------------------


def played(bot: str, seed: int, modes: tuple[str, ...] = ()) -> AnyMatch:
    """A whole game."""
    match: AnyMatch = Match(GAME, seats=1, options={"modes": modes}, seed=seed)
    player, luck = BOX.bot(bot), Luck(seed)
    while isinstance(match.now, Decision):
        match.choose(player(match.state, match.now, luck))
    return match


GAMES: Final = {
    "random": played("random", 3),
    "all modes": played("random", 7, ("ravage", "weakness", "resurrection", "celestial")),
    "greedy": played("greedy", 2),
}


@both
@pytest.mark.parametrize("name", GAMES)
def test_lines_are_short_at_every_moment_of_a_replay(name: str, say: Say) -> None:
    match = GAMES[name]
    begin = match.opening
    while begin < len(match.steps):
        end = frame_end(match.steps, begin)
        trail: Trail[Any] = Trail(match.after(begin), tuple(match.steps[begin:end]))
        lines = BOX.words.recap(trail, NOBODY, say)
        assert lines and short(lines), lines
        begin = end


@both
@pytest.mark.parametrize("name", GAMES)
def test_lines_are_short_and_there_whenever_a_horde_has_acted(name: str, say: Say) -> None:
    whole = GAMES[name]
    match: AnyMatch = Match(GAME, seats=1, options=whole.options, seed=whole.seed)
    found = 0
    for choice in whole.choices():
        match.choose(choice.action)
        table = Table(BOX, match)
        trail, lines = table.trail, table.recap(say)
        acted = trail is not None and any(map(is_deed, trail.events))
        assert bool(lines) == acted and short(lines), lines
        found += acted
    assert match.state == whole.state and found > 3


def test_a_whole_game_has_some_turning_points() -> None:
    steps = GAMES["greedy"].steps
    turning = [step for step in steps if any(map(BOX.words.is_turning, step.events))]
    assert 8 <= len(turning) <= 20
    kinds = {type(event) for step in turning for event in step.events}
    assert {TerrainDestroyed, ObjectiveWon, HordeBeaten} <= kinds and TerrainRavaged not in kinds
