"""The strip above the board: what the game did, in a line or two; turning points; sounds."""

from __future__ import annotations

import inspect

import pytest
from rule import rule
from speech import EN, FR, both, good
from ultimediation.boards import ATTACKS, CAMPS, earth
from ultimediation.cards import fresh, threatened
from ultimediation.table import after, attacked
from ultimediation.test_trail import SHUT, shut
from ultimediation.trails import GAMES, TEAM, Played, frames, in_play, told, trail_of, whole

from eden.engine.game import NOBODY, Event
from eden.games.ultimediation import events
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.events import AttackLaid, NeedFound, PersonLost, Rolled, TurnBegan
from eden.games.ultimediation.state import Job, Phase, Task
from eden.kit.look import Trail
from eden.kit.say import Say

every_game = pytest.mark.parametrize("game", GAMES, ids=str)

# -- what is said -------------------------------------------------------------------------------


def test_attacks_are_told_together_with_who_flees_and_who_is_lost() -> None:
    assert told(shut()) == "Attack on B2: one population flees, one population is lost."
    assert told(shut(), say=FR) == (
        "Attaque en B2 : une population fuit, une population est perdue."
    )


def test_several_attacks_are_told_in_one_sentence() -> None:
    state = attacked(earth(CAMPS, agapi="f1"), 2)
    trail = trail_of(state, "card a1", "card a2")
    assert told(trail) == "Attacks on A1 and A2." and told(trail, say=FR) == "Attaques en A1 et A2."


def test_who_flees_from_an_earlier_attack_is_not_told_with_a_later_one() -> None:
    board = SHUT.replace("*  2 *", "*  1 *").replace(". .  .  E", "1 .  .  E", 1)
    state = attacked(earth(board, agapi="f1"), 2)
    trail = trail_of(after(state, "card b2"), "flee b1", "card i1")
    assert told(trail) == "Population flees from B2 to B1. Attack on I1."


def test_a_base_that_moves_and_who_is_hit_are_told() -> None:
    state = attacked(earth(CAMPS, agapi="f1", vera="c3"))
    trail = trail_of(state, "card c3", "card a1")
    said = "Attack on C3. Vera is hit and returns to Base U. The eastern base moves to A1."
    assert told(trail) == said
    assert "La base de l’Est passe en A1." in told(trail, say=FR)


def test_who_is_saved_is_told() -> None:
    state = attacked(earth(CAMPS, agapi="b2", vera="a1", nikitas="a1"))
    trail = trail_of(state, "card a1")
    assert told(trail) == "Attack on A1. Nikitas and Vera are saved."
    assert told(trail, say=FR) == "Attaque en A1. Nikitas et Vera sont hors de danger."


ANSWERS = {
    "need": ("A need of the eastern camp is found: ", "Un besoin du camp de l’Est est trouvé : "),
    "justification": (
        "The eastern camp: a justification.",
        "Le camp de l’Est : une justification.",
    ),
    "drain": (
        "The eastern camp: the mediator loses one energy.",
        "Le camp de l’Est : le personnage en médiation perd une énergie.",
    ),
    "siege": (
        "The eastern camp: the next 7 attack cards of the military base’s row are drawn.",
        "Le camp de l’Est : les 7 prochaines cartes Attaque de la ligne de la base militaire "
        "sont piochées.",
    ),
}


@pytest.mark.parametrize("kind", ANSWERS)
def test_what_a_camp_answers_is_told(kind: str) -> None:
    state = after(earth(CAMPS, agapi="f1", vera="c3"), "vera asks east")
    trail = trail_of(state, fresh(state, "east", kind))
    english, french = ANSWERS[kind]
    assert told(trail).startswith(english)
    assert told(trail, say=FR).startswith(french)


@rule("UM-82")
@pytest.mark.parametrize("kind", ["uproot", "destroy"])
def test_an_effect_without_a_price_is_told_as_such(kind: str) -> None:
    state = after(earth(CAMPS, agapi="f1", vera="c3"), "vera asks east")
    trail = trail_of(state, fresh(state, "east", kind))
    assert " (no price: it cannot be refused)." in told(trail)
    assert " (sans prix : impossible de refuser)." in told(trail, say=FR)


@pytest.mark.parametrize(
    ("asks", "kind"), [("vera", "drain"), ("vera", "calm"), ("diamandis", "uproot")]
)
def test_what_can_be_refused_what_helps_and_what_diamandis_ignores_is_not(
    asks: str, kind: str
) -> None:
    state = after(earth(ATTACKS, agapi="f1", vera="c3", diamandis="c3"), f"{asks} asks east")
    assert "no price" not in told(trail_of(state, fresh(state, "east", kind)))


def test_a_disaster_is_told_with_its_squares() -> None:
    state = earth(CAMPS, variants="pyramids", turn="d", agapi="f1")
    state = state._replace(phase=Phase.ACTIONS, agenda=(Task(Job.OMEN),))
    trail = trail_of(state, "turn disaster 4", "card a1", "card b1")
    assert told(trail) == "A disaster threatens A1 and B1: Storms."
    assert told(trail, say=FR) == "Un désastre menace A1 et B1 : Tempêtes."


def test_dice_are_told_as_they_fall() -> None:
    state = earth(CAMPS, turn="i", agapi="f1")._replace(
        phase=Phase.ATTACKS, agenda=(Task(Job.DICE, 2, 0),)
    )
    trail = trail_of(state, "die 3", "die 3")
    assert told(trail) == "The dice show 3 and 3. 6 attacks are coming."
    assert told(trail, say=FR).startswith("Les dés montrent 3 et 3.")


# -- whose it is --------------------------------------------------------------------------------


def test_ones_own_choice_is_told_in_a_replay_only() -> None:
    trail = trail_of(earth(CAMPS, agapi="b4"), "agapi moves b5")
    assert told(trail) == "" and told(trail, replay=True) == "Agapi moves to B5."


def test_what_a_disaster_does_is_told_although_it_follows_a_choice_at_once() -> None:
    trail = trail_of(threatened(agapi="d1"), "end")
    assert told(trail) == "The disaster strikes B2: Storm."
    assert told(trail, replay=True).startswith("The turn ends; action cubes left: ")


# -- whole games --------------------------------------------------------------------------------


@every_game
@both
def test_lines_are_few_short_and_whole(game: Played, say: Say) -> None:
    match = whole(*game)
    for seat, trails in ((TEAM, in_play(match)), (NOBODY, frames(match))):
        for trail in trails:
            lines = BOX.words.recap(trail, seat, say)
            assert 1 <= len(lines) <= 2, trail.events
            for line in lines:
                assert good(line) and line.endswith(".") and len(line) <= 110, line
                assert line.count(line.partition(".")[0]) == 1, line


@every_game
def test_no_attack_need_or_loss_is_passed_over(game: Played) -> None:
    match = whole(*game)
    seen = 0
    for trail in in_play(match):
        words = told(trail)
        kinds = {type(event) for event in trail.events}
        seen += bool(kinds & {AttackLaid, NeedFound, PersonLost})
        assert AttackLaid not in kinds or "ttack" in words
        assert NeedFound not in kinds or "need" in words
        assert PersonLost not in kinds or "lost" in words
    assert seen > 5


def test_the_most_important_is_told_where_there_is_no_room_for_all() -> None:
    state = attacked(earth(CAMPS, agapi="f1", vera="c3"))
    moved = trail_of(state, "card c3", "card a1")
    state = earth(CAMPS, turn="i", agapi="f1")._replace(agenda=(Task(Job.DICE, 2, 0),))
    rolled = trail_of(state, "die 3", "die 6")
    state = after(earth(CAMPS, agapi="f1", vera="c3"), "vera asks east")
    answered = trail_of(state, fresh(state, "east", "siege"))
    steps = (*rolled.steps, *answered.steps, *moved.steps, *shut().steps)
    lines = BOX.words.recap(Trail(rolled.before, steps), TEAM, EN)
    assert len(lines) == 2 and max(map(len, lines)) <= 110
    assert "The dice show" not in " ".join(lines), "the lightest"
    assert "Attacks on C3 and B2: one population flees, one population is lost." in " ".join(lines)


@every_game
def test_a_film_has_about_a_dozen_pictures(game: Played) -> None:
    match = whole(*game)
    turning = [step for step in match.steps if any(map(BOX.words.is_turning, step.events))]
    assert 6 <= len(turning) <= 22
    assert BOX.words.is_turning(TurnBegan(2)) and not BOX.words.is_turning(Rolled(3))


# -- sounds -------------------------------------------------------------------------------------

SILENT = {
    "TeamChosen", "CubesMet", "TurnEnded", "AttacksComing", "AttackVoid", "Joined", "Asked",
    "EffectHappens", "EffectRefused", "EffectIgnored", "EnergyPaid", "EnergyBack", "Broken",
    "Shuffled", "CubeBack",
}  # fmt: skip


def test_all_but_bookkeeping_can_be_heard() -> None:
    kinds = {
        name
        for name, kind in inspect.getmembers(events, inspect.isclass)
        if issubclass(kind, Event) and not kind.__subclasses__()
    }
    heard = {kind.__name__ for kind in BOX.view.sounds}
    assert heard == kinds - SILENT
