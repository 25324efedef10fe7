"""What somebody new is told: what things mean now, what is at stake, what would be regretted."""

from __future__ import annotations

import pytest
from drawn import by_id, look, names, table
from speech import EN, FR, both
from spirit.drawing import GAME, eden
from spirit.table import after, facing, options

from eden.engine.game import Decision, Outcome
from eden.games.spirit.box import BOX
from eden.games.spirit.state import State
from eden.kit.help import LOSE, WIN
from eden.kit.pick import narrow
from eden.kit.say import Say

WORDS = BOX.words


def told(state: State, thing: str) -> str:
    """The meaning of a thing in English."""
    found = WORDS.explain(look("spirit", state), thing)
    assert found is not None
    return found.meaning


def asked(state: State, pick: str = "", say: Say = EN) -> str:
    """The prompt, with this picked."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return WORDS.ask(state, Decision(now.seat, now.ask, narrow(now.options, pick)), say)


def staked(state: State, text: str) -> str:
    """What is at stake with an option."""
    return WORDS.stake(state, GAME.parse(text), EN)


def regretted(state: State, text: str) -> str:
    """What would be regretted about an option."""
    return WORDS.regret(state, GAME.parse(text), EN)


# -- what things mean now -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        ({}, "ravages this terrain."),
        ({"fauna": "w"}, "sends the ally here to Noa."),
        ({"fauna": "w shield"}, "is stopped by the shield here."),
        ({"fauna": "w", "flora": "w"}, "sends an ally of your choice to Noa."),
    ],
)
def test_a_horde_says_what_it_will_do_and_how_it_is_beaten(
    scene: dict[str, str], said: str
) -> None:
    state = eden(yellow="w fauna swamp", **scene)
    meaning = told(state, "piece yellow")
    assert meaning.startswith(f"When the hordes act, it {said}")
    assert meaning.endswith("trap it with the Fauna in a swamp.")


def test_a_terrain_says_what_threatens_it() -> None:
    board = "swampx forest- mountain / forest NOA swamp / cascade mountain cascade"
    state = eden(board, yellow="n", red="e", black="w", fauna="s")
    assert "will be destroyed!" in told(state, "place n")
    assert "will be ravaged." in told(state, "place w")
    last = told(state, "place e")
    assert "last of its kind" in last and "will be ravaged." in last
    assert "will be" not in told(state, "place s")
    assert told(state, "kind nw").startswith("Destroyed. The other lies in the east")


def test_a_die_says_what_it_can_do() -> None:
    state = eden(fauna="w", yellow="w", dice="1 2:dawn x 6")
    assert told(state, "die 0") == "Tap it, then an action. Night: shortcut."
    assert told(state, "die 1").startswith("Used on Dawn for: swap two hordes.")
    assert told(state, "die 2").startswith("Given up")
    assert told(state, "die 3") == "Tap it, then an action. Night: push 1."


def test_a_trapped_horde_and_its_ally_say_how_the_trap_is_lost() -> None:
    state = eden(waters="w traps red", red="w waters swamp")
    assert "its card is yours" in told(state, "piece red")
    assert "lost if one of them is moved" in told(state, "piece waters")
    assert told(state, "objective red").startswith("The trap is set.")


@both
def test_the_goal_card_is_true_for_the_modes(say: Say) -> None:
    state = eden(yellow="w", fauna="w")
    modes = frozenset({"ravage", "celestial", "weakness", "fearless"})
    usual, harder = WORDS.goal(state, say), WORDS.goal(state._replace(modes=modes), say)
    assert [aim.rule for aim in usual if aim.heading in (WIN, LOSE)] == ["SE-24", "SE-25"]
    rules = {aim.rule for aim in harder}
    assert {"SE-125", "SE-121", "SE-127", "SE-122"} <= rules and "SE-24" not in rules


# -- what is asked ------------------------------------------------------------------------------


def test_the_prompt_names_the_card_and_the_next_step() -> None:
    state = after(eden(fauna="w", waters="w", yellow="w", dice="3 1 1 1"), "3 on noon")
    start = "Noon: Push up to 2. "
    assert asked(state) == start + "Choose an ally, then the piece that it pushes."
    assert asked(state, "fauna") == start + "Choose the piece that you push with the Fauna."
    assert asked(state, "fauna pushes yellow") == start + "Choose where you push the yellow horde."


def test_the_prompt_names_the_power_that_is_used() -> None:
    state = eden(fauna="w", yellow="w", dice="5 3 3 1")
    assert asked(state, "*becomes") == "Noa turns a die, once in the game: choose the die."
    assert asked(state, "5 becomes") == "Noa turns a die: choose its new face."
    reroll = "Emergency reroll: choose the die to roll again. Another one is given up."
    assert asked(state, "*for") == reroll
    assert asked(state, "5 again for").startswith("Your 5 is rolled again:")
    assert asked(state, "5") == "Your 5: choose its action, or change the die."
    assert asked(state, "*dusk") == "Dusk: choose the die that you place there."


def test_the_prompt_says_what_the_order_of_the_hordes_decides() -> None:
    board = "swamp forest- mountain / forest NOA swamp / cascade mountain cascade"
    same = eden(board, yellow="w", red="e", phase="hordes")
    assert asked(same) == "The hordes act. Their order makes no difference."
    walks = eden(board, yellow="n", red="n", phase="hordes")
    assert asked(walks).endswith("The forest in the north: one destroys it, the next one walks on.")
    assert asked(walks, say=FR).endswith("la suivante poursuit sa route.")


def test_the_hordes_can_act_by_themselves_where_nothing_depends_on_it() -> None:
    board = "swamp forest- mountain / forest NOA swamp / cascade mountain cascade"
    assert BOX.settles is not None
    assert BOX.settles(eden(board, yellow="w", red="e", phase="hordes"))
    assert not BOX.settles(eden(board, yellow="n", red="n", phase="hordes"))
    asking = eden(board, yellow="w", red="e", fauna="w", flora="w", phase="hordes")
    assert not BOX.settles(asking)
    assert not BOX.settles(eden(board, yellow="w", red="e"))


# -- what is at stake ---------------------------------------------------------------------------


def test_a_trap_and_what_it_wins_are_stakes() -> None:
    state = facing(eden(yellow="s fauna swamp", red="w", fauna="s"), "trap")
    assert staked(state, "fauna traps yellow").endswith("of 9, after your turn")
    won = eden(yellow="s fauna swamp last", fauna="s traps yellow", phase="hordes")
    assert staked(won, "yellow acts") == "you win"


def test_who_moves_a_trapper_is_asked_once_more() -> None:
    state = facing(eden(waters="w traps red", red="w waters swamp", fauna="e"), "move")
    assert staked(state, "waters to nw") == "the trap is lost"
    assert regretted(state, "waters to nw").startswith("The red horde would be free again")
    assert staked(state, "fauna to ne") == regretted(state, "fauna to ne") == ""


def test_ending_is_regretted_where_dice_could_matter() -> None:
    doomed = "swampx forest mountain / forest NOA swamp- / cascade mountain cascade"
    state = eden(doomed, yellow="e", fauna="w", dice="1 2 3 4")
    assert regretted(state, "end").startswith("Eden will be lost.")
    trap = eden(yellow="s fauna swamp", fauna="s", dice="4 2:dawn x x")
    assert "set a trap" in regretted(trap, "end")
    idle = eden(yellow="s", fauna="n", dice="1 1 1 1")
    assert regretted(idle, "end") == "You have not used any of your dice."
    assert regretted(eden(yellow="s", fauna="n", dice="1 1:dawn x 1:night"), "end") == ""


def test_ending_with_dice_that_could_be_placed_is_asked_once_more() -> None:
    one = eden(yellow="s", fauna="n", dice="1 2:dawn x x")
    assert regretted(one, "end") == "You can still place your 1."
    two = eden(yellow="s", fauna="n", dice="1 1 6:dawn 6")
    assert regretted(two, "end") == "Dice that you can still place: 1, 1."
    assert WORDS.regret(two, GAME.parse("end"), FR).endswith("poser\u00a0: 1, 1.")


def test_a_wrong_order_is_asked_once_more() -> None:
    board = "mountain cascade mountain / forest- NOA cascade / forest- swamp swamp"
    pieces = {"yellow": "sw beaten", "red": "w beaten", "black": "e flora cascade last"}
    state = eden(board, **pieces, flora="e traps black", modes="ravage", phase="hordes")
    assert staked(state, "black acts") == "you win" and regretted(state, "black acts") == ""
    state = after(state, "yellow acts")
    assert asked(state).endswith("In a wrong order Eden is lost.")
    assert staked(state, "red acts") == "you lose"
    assert regretted(state, "red acts") == "In this order Eden is lost. Another order saves it."


def test_the_end_of_the_turn_is_loud_only_when_no_die_can_be_placed() -> None:
    def end(dice: str) -> set[str]:
        return names(by_id(table("spirit", eden(yellow="s", fauna="n", dice=dice)), "power-end"))

    assert "loud" not in end("1 1 1 1")
    assert "loud" in end("x x 1:dawn 1:dusk")


def test_the_end_of_the_turn_is_not_loud_while_a_loss_can_still_be_averted() -> None:
    doomed = "swampx forest mountain / forest NOA swamp- / cascade mountain cascade"
    reroll = eden(doomed, yellow="e", fauna="w", dice="6 6 1:dawn x", noa="used")
    assert not any(" on " in text for text in options(reroll))
    assert "loud" not in names(by_id(table("spirit", reroll), "power-end"))
    hopeless = eden(doomed, yellow="e", fauna="w", dice="6 x x 1:dawn", noa="used")
    assert "loud" in names(by_id(table("spirit", hopeless), "power-end"))


def test_the_end_is_reckoned_by_horde_and_terrain() -> None:
    state = after(
        eden(yellow="s fauna swamp last", fauna="s traps yellow", phase="hordes"), "yellow acts"
    )
    rows = {row[0]: row[1] for row in WORDS.reckoning(state, Outcome((0,), "SE-24"), EN)}
    assert rows["The\u00a0yellow\u00a0horde"] == "driven out"
    assert "both swamps" in rows["Healthy"] and "Destroyed" not in rows
    assert rows["Rounds"] == "1"


def test_what_decided_a_defeat_stands_first_among_the_terrains() -> None:
    board = "swampx forest mountain / forest- NOA swamp- / cascadex mountain cascade"
    state = after(eden(board, yellow="e", phase="hordes"), "yellow acts")
    for say, lands in (
        (EN, {"Destroyed": "both swamps, cascade", "Ravaged": "forest"}),
        (
            FR,
            {
                "Détruits": "les deux marécages, cascade",
                "La\u00a0horde\u00a0jaune": "aucun objectif sur 3",
            },
        ),
    ):
        rows = {row[0]: row[1] for row in WORDS.reckoning(state, Outcome((), "SE-25"), say)}
        assert lands.items() <= rows.items()
