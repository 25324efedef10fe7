"""Buttons and prompts say what happens, in the words of a player."""

from __future__ import annotations

import pytest
from edenia.speech import EN, FR, MOVING, TABLE, all_says, on_lane
from speech import good

from eden.engine.game import CHANCE, Decision
from eden.engine.notation import Act
from eden.games.edenia import acts
from eden.games.edenia.box import BOX
from eden.games.edenia.data import (
    AT,
    EXPLORATION,
    NEXT,
    PLACE,
    TILES,
    Artefact,
    Cell,
    Path,
    Side,
    side_of,
)
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import GOAL, Move, Phase, State
from eden.games.edenia.words import names, prompts
from eden.kit.say import Say


@pytest.mark.parametrize(
    ("phase", "text", "said", "dit"),
    [
        (
            Phase.TURN,
            "3 leaves n star",
            "Sheep 3: leave Arridis to the north by the star path",
            "Mouton 3\u00a0: quitter Arridis vers le nord par le chemin étoile",
        ),
        (
            Phase.TURN,
            "1 goes n",
            "Sheep 1: go to the north on the meteorite path in E4",
            "Mouton 1\u00a0: aller vers le nord sur le chemin météorite en E4",
        ),
        (
            Phase.TURN,
            "1 goes place",
            "Sheep 1: go on the meteorite path to the planet in E4",
            "Mouton 1\u00a0: aller sur le chemin météorite vers la planète en E4",
        ),
        (
            Phase.TURN,
            "2 teleports c4",
            "Sheep 2: teleport to the yellow teleporter in C4 (1 clover)",
            "Mouton 2\u00a0: se téléporter sur le téléporteur jaune en C4 (1 trèfle)",
        ),
        (
            Phase.POCKET,
            "1 teleports c4",
            "Sheep 1: teleport to the yellow teleporter in C4 (free)",
            "Mouton 1\u00a0: se téléporter sur le téléporteur jaune en C4 (gratuit)",
        ),
        (
            Phase.TURN,
            "play turbo4",
            "Play the turbo-engine (4 points)",
            "Jouer le turbo-réacteur (4 points)",
        ),
        (Phase.TURN, "play r2m2y4", "Play the other R2-M2 (4 points)", "Jouer l’autre R2-M2"),
        (Phase.TURN, "play gromout", "Play Gromout", "Jouer Gromout"),
        (Phase.TURN, "pass", "Pass and take a clover", "Passer et prendre un trèfle"),
        (
            Phase.LEAP,
            "leap",
            "Leap over Bob’s sheep 1 (1 clover)",
            "Sauter par-dessus le mouton 1 de Bob (1 trèfle)",
        ),
        (
            Phase.LEAP,
            "stop",
            "Stop behind Bob’s sheep 1",
            "S’arrêter derrière le mouton 1 de Bob",
        ),
        (
            Phase.PLANET,
            "flag",
            "Plant a flag on the planet in E4 (Bob takes one back)",
            "Planter un drapeau sur la planète en E4 (Bob reprend le sien)",
        ),
    ],
)
def test_labels_read_well(phase: Phase, text: str, said: str, dit: str) -> None:
    state = TABLE._replace(phase=phase, using=Artefact.POCKET3, move=MOVING.get(phase))
    assert BOX.words.label(state, acts.parse(text), EN) == said
    assert BOX.words.label(state, acts.parse(text), FR).startswith(dit)


SIDES = ("the north", "the east", "the south", "the west")


@pytest.mark.parametrize("tile", EXPLORATION)
def test_a_lane_is_called_by_what_it_joins(tile: int) -> None:
    cells = tuple(tile if cell == Cell.E4 else known for cell, known in enumerate(TABLE.cells))
    state = TABLE._replace(phase=Phase.JUNCTION, cells=cells)
    for end, far in enumerate(TILES[tile].far):
        side, path = side_of(end), Path(end % 3)
        other = names.place_name(state, Cell.E4, EN) if far == PLACE else SIDES[side_of(far)]
        label = BOX.words.label(state, acts.Switch(1, side, path), EN)
        pairs = ((SIDES[side], other), (other, SIDES[side]))
        start = f"Sheep 1: switch to the {path.name.lower()} path between "
        assert label in {f"{start}{one} and {two}" for one, two in pairs}


@pytest.mark.parametrize("tile", EXPLORATION)
def test_a_tile_to_choose_says_where_the_path_leads(tile: int) -> None:
    move = MOVING[Phase.LAY]
    far = TILES[tile].far[NEXT[move.to] % 12]
    leads = "there" if far == PLACE else f"to {SIDES[side_of(far)]}"
    label = BOX.words.label(TABLE._replace(phase=Phase.LAY, move=move), acts.Pick(tile), EN)
    name = names.tile_name(tile, EN)
    assert label == f"Lay tile {tile + 1}, {name}: your path leads {leads}"


def test_a_sheep_at_a_full_place_can_be_leapt_over_too() -> None:
    arm = on_lane(Cell.D5, Side.E, Path.STAR)
    state = TABLE._replace(
        phase=Phase.LEAP, at=(arm, *TABLE.at[1:]), move=Move(0, AT + Cell.D5, stirred=True)
    )
    assert BOX.words.label(state, acts.Leap(), EN) == "Leap over Bob’s sheep 2 (1 clover)"
    assert BOX.words.label(state, acts.Stop(), EN) == "Stop in front of the dwarf planet in D5"
    here = state._replace(phase=Phase.DWARF)
    assert BOX.words.label(here, acts.Stop(), EN) == "Stop on the dwarf planet in D5"


def test_what_a_turn_still_brings_is_said() -> None:
    assert BOX.words.label(TABLE._replace(supply=0), acts.Pass(), EN).startswith("Pass (no clover")
    assert BOX.words.label(TABLE, acts.End(), EN) == "End the turn"
    again = TABLE._replace(again=True)
    assert BOX.words.label(again, acts.End(), EN) == "End the turn and take another one"


def asked(state: State, say: Say = EN) -> str:
    now = Edenia().pending(state)
    assert isinstance(now, Decision)
    return BOX.words.ask(state, now, say)


def test_a_turn_asks_for_what_can_be_done() -> None:
    assert asked(TABLE) == "Anna: move a sheep or pass; artefacts can come first."
    bare = TABLE._replace(hands=((),) * 4)
    assert asked(bare) == "Anna: move a sheep or pass."
    assert asked(bare, FR) == "Anna\u00a0: déplacez un mouton ou passez."
    assert asked(bare._replace(busy=True)) == "Anna: move a sheep."
    assert asked(bare._replace(busy=True, bound=1)) == "Anna: now move sheep 2."
    assert asked(bare._replace(phase=Phase.AFTER)) == "Anna: the move is over; end the turn."
    home = bare._replace(at=(GOAL, GOAL, GOAL, *TABLE.at[3:]))
    passing: Decision[Act] = Decision(0, "turn", (acts.Pass(),))
    ending: Decision[Act] = Decision(0, "turn", (acts.End(),))
    assert BOX.words.ask(home, passing, EN) == "Anna: no sheep can move; pass."
    assert (
        BOX.words.ask(home._replace(busy=True), ending, EN)
        == "Anna: no sheep can move; end the turn."
    )


ALL_ASKS = (
    "turn leave after lay under leap tunnel hole planet dwarf take junction pocket guard cell "
    "first tile die find"
).split()


@all_says
def test_every_question_is_asked(say: Say) -> None:
    assert set(prompts.ASKS) == set(ALL_ASKS)
    for key in ALL_ASKS:
        chance = key in ("first", "tile", "die", "find")
        option = acts.Pass() if key == "turn" else acts.Stop()
        now: Decision[Act] = Decision(CHANCE if chance else 0, key, (option,))
        for phase, move in MOVING.items():
            if (key == "leap") != (phase == Phase.LEAP):
                continue
            prompt = BOX.words.ask(TABLE._replace(phase=phase, move=move, drawn=(5,)), now, say)
            assert good(prompt)
            assert prompt.startswith(BOX.seat_name(0, say)) != chance
