"""Buttons and prompts say what happens, in the words of those who play."""

from __future__ import annotations

import pytest
from speech import EN, FR, both, good
from ultimediation.speech import TABLE, sample, sq

from eden.engine.game import CHANCE, Decision
from eden.engine.notation import Act
from eden.games.ultimediation import acts
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import MEDIATION, Character, Deed, Kind, Pile
from eden.games.ultimediation.rules import deeds, effects, game
from eden.games.ultimediation.state import Job, Task, Thing
from eden.games.ultimediation.words import prompts
from eden.kit.say import Say

ATTACKS = next(n for n, card in enumerate(MEDIATION[Pile.EAST]) if card.kind == Kind.ATTACKS)


@pytest.mark.parametrize(
    ("text", "said", "dit"),
    [
        ("elli moves c3", "Elli: move to C3", "Elli\u00a0: aller en C3"),
        (
            "ilias cancels b2",
            "Ilias: cancel the attack on B2",
            "Ilias\u00a0: annuler l’attaque en B2",
        ),
        (
            "vera averts b2",
            "Vera: cancel the disaster on B2",
            "Vera\u00a0: annuler le désastre en B2",
        ),
        (
            "nikitas asks east",
            "Nikitas: ask the eastern camp",
            "Nikitas\u00a0: entrer en médiation avec le camp de l’Est",
        ),
        (
            "elli loads",
            "Elli: teleport four population tokens to the ship",
            "Elli\u00a0: téléporter quatre jetons Population vers le vaisseau",
        ),
        (
            "elli power",
            "Elli: use the power card “Ceasefire”",
            "Elli\u00a0: utiliser la carte Pouvoir «\u00a0Cessez-le-feu\u00a0»",
        ),
        ("begin td", "Teleport by three", "Téléporter à trois"),
        ("begin ad", "Cancel by three", "Annuler à trois"),
        (
            "uproot west",
            "Teleport the military base of the western camp (all energy of all)",
            "Téléporter la base militaire du camp de l’Ouest (toute l’énergie de l’équipe)",
        ),
        ("flee c4", "Flee to C4", "Fuir vers C4"),
        ("ask west", "Ask the western camp next", "Écouter maintenant le camp de l’Ouest"),
        (
            "vera pays",
            "Vera pays one energy (has 2)",
            "Vera paie une énergie (il en reste 2)",
        ),
        (
            "end",
            "End the turn (action cubes left: 21)",
            "Terminer le tour (cubes Action restants\u00a0: 21)",
        ),
    ],
)
def test_labels_read_well(text: str, said: str, dit: str) -> None:
    assert BOX.words.label(TABLE, acts.parse(text), EN) == said
    assert BOX.words.label(TABLE, acts.parse(text), FR) == dit


@pytest.mark.parametrize(
    ("task", "text", "said"),
    [
        (Task(Job.OFFER, ATTACKS, Pile.EAST), "refuse", "Refuse: pay 2 energy"),
        (Task(Job.OFFER, ATTACKS, Pile.EAST), "on", "Let the effect happen"),
        (Task(Job.ANSWER, sq("c2")), "on", "Let the attack take its course"),
        (Task(Job.PAUSE), "on", "Go on: draw the next attack card"),
        (Task(Job.EFFECT, Kind.CALM, 2), "on", "Leave it at that"),
        (Task(Job.SAVE, Character.VERA), "save agapi", "Agapi saves Vera"),
        (Task(Job.MEDIATORS), "mediators nikitas vera", "Nikitas and Vera come along"),
        (Task(Job.TEAMS), "mediators nikitas vera", "Nikitas and Vera begin with Agapi"),
    ],
)
def test_a_label_knows_what_is_under_way(task: Task, text: str, said: str) -> None:
    agenda = (task, Task(Job.ATTACK, 2))
    assert BOX.words.label(TABLE._replace(agenda=agenda), acts.parse(text), EN) == said


def test_the_end_of_a_turn_without_cubes_needs_no_number() -> None:
    spent = TABLE._replace(cubes=(0,) * len(Character))
    assert BOX.words.label(spent, acts.End(), EN) == "End the turn"


@both
def test_options_are_listed_by_character_then_together_then_the_end(say: Say) -> None:
    assert BOX.words.group(acts.Move(Character.VERA, sq("c3")), say) == "Vera"
    assert BOX.words.group(acts.Load(), say) == "Elli"
    together = BOX.words.group(acts.Remote(Deed.TD), say)
    assert good(together)
    assert BOX.words.group(acts.MoveBase(Pile.EAST), say) == together
    assert BOX.words.group(acts.End(), say) == ""


# -- prompts ------------------------------------------------------------------------------------

STEPS = (*game.STEPS.values(), *effects.STEPS.values(), deeds.STEP)
BY_CHANCE = {step.ask for step in STEPS if step.chance}


def test_every_question_has_its_prompt() -> None:
    assert set(prompts.ASKS) == {step.ask for step in STEPS}
    assert not BY_CHANCE & {step.ask for step in STEPS if not step.chance}


TASKS = {
    "pause": Task(Job.PAUSE),
    "answer": Task(Job.ANSWER, sq("c2")),
    "save": Task(Job.SAVE, Character.VERA),
    "flee": Task(Job.FLEE, sq("c2")),
    "offer": Task(Job.OFFER, ATTACKS, Pile.EAST),
    "pay": Task(Job.PAY, 2),
    "back": Task(Job.BACK, 4),
    "effect": Task(Job.EFFECT, Kind.CALM, 2),
    "give": Task(Job.GIVE, 3),
    "target": Task(Job.TARGET),
    "join": Task(Job.JOIN, Deed.TD, 3),
    "remote": Task(Job.REMOTE, Deed.TD),
}


@both
@pytest.mark.parametrize("key", sorted(prompts.ASKS))
def test_every_question_is_asked(key: str, say: Say) -> None:
    agenda = (TASKS.get(key, Task(Job.BASE, 0)), Task(Job.ATTACK, 2)) if key != "act" else ()
    state = TABLE._replace(agenda=agenda, lifted=(Thing.PERSON, sq("b4")))
    now: Decision[Act] = Decision(CHANCE if key in BY_CHANCE else 0, key, (sample(acts.On),) * 2)
    prompt = BOX.words.ask(state, now, say)
    assert good(prompt) and prompt.endswith(".")


@pytest.mark.parametrize(
    ("key", "task", "said"),
    [
        (
            "effect",
            Task(Job.EFFECT, Kind.EXHAUST, 3, Pile.WEST),
            "Effect of the western camp: choose who loses an action cube.",
        ),
        ("effect", Task(Job.EFFECT, Kind.JUMP, 2), "Bridge of light: choose who jumps"),
        ("effect", Task(Job.EFFECT, Kind.CALM, 2), "Power card: choose what you cancel"),
        ("join", Task(Job.JOIN, Deed.AD, 2), "Remote cancel: who joins? 2 of 3."),
        ("join", Task(Job.JOIN, Deed.TD, 3), "Remote teleport: who joins? 1 of 3."),
        ("remote", Task(Job.REMOTE, Deed.AD), "Remote cancel: choose what the three"),
        ("flee", Task(Job.FLEE, sq("c2")), "Attack on C2: its people flee. Choose where."),
        ("flee", Task(Job.FLEE, sq("b2")), "Military base on B2: its people flee."),
        ("flee", Task(Job.FLEE, sq("d5")), "D5 is destroyed: its people flee."),
        (
            "offer",
            TASKS["offer"],
            "Effect of the eastern camp. Three attacks follow. "
            "Let it happen, or refuse it for 2 energy.",
        ),
    ],
)
def test_a_prompt_knows_what_is_under_way(key: str, task: Task, said: str) -> None:
    now: Decision[Act] = Decision(0, key, (acts.On(), acts.End()))
    assert BOX.words.ask(TABLE._replace(agenda=(task,)), now, EN).startswith(said)


def test_a_disaster_is_named_as_the_cause() -> None:
    now: Decision[Act] = Decision(0, "flee", (acts.Flee(sq("f3")), acts.Flee(sq("e4"))))
    struck = TABLE._replace(struck=frozenset({sq("f4")}), agenda=(Task(Job.FLEE, sq("f4")),))
    assert BOX.words.ask(struck, now, EN) == "Storms on F4: its people flee. Choose where."


def test_what_is_lifted_has_its_own_prompt() -> None:
    now: Decision[Act] = Decision(0, "target", (acts.On(), acts.End()))
    state = TABLE._replace(agenda=(Task(Job.TARGET),))
    asked = {
        thing: BOX.words.ask(state._replace(lifted=(thing, sq("f2"))), now, EN) for thing in Thing
    }
    assert asked[Thing.PYRAMID] == "The pyramid of F2 is teleported. Choose where."
    assert len(set(asked.values())) == len(Thing)


def test_when_only_the_end_is_left_it_says_so() -> None:
    now: Decision[Act] = Decision(0, "act", (acts.End(),), confirm=True)
    assert BOX.words.ask(TABLE, now, EN) == "Turn D: nothing more can be done; end the turn."
