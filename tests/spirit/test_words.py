"""Whatever can happen in The Spirit of Eden can be said, in English and in French."""

from __future__ import annotations

from typing import Any

import pytest
from speech import EN, FR, an, both, good, kinds

from eden.engine.game import Decision, Event, Outcome
from eden.engine.match import Match
from eden.engine.notation import Act
from eden.games.spirit import acts, events
from eden.games.spirit.box import BOX
from eden.games.spirit.data import (
    ACTIONS,
    ALLIES,
    DICE,
    HORDES,
    MODES,
    RING,
    Card,
    Condition,
    Effect,
    Kind,
    Piece,
    Place,
    Terrain,
)
from eden.games.spirit.rules.game import Spirit
from eden.games.spirit.state import IN_HAND, NOTHING, Phase, State
from eden.games.spirit.words import log, names
from eden.kit.say import Say, capital, english

EVENTS, ACTS = kinds(events, Event), kinds(acts, Act)

# A table as it can be in round 3: the Flora stays with Noa, the Waters share a place with two
# hordes, and the place in the north-west is destroyed.
TABLE = State(
    modes=frozenset(),
    phase=Phase.DICE,
    round=3,
    terrains=tuple(Terrain(n % 4) for n in range(8)),
    conditions=(Condition.DESTROYED, *(Condition.HEALTHY,) * 6, Condition.RAVAGED),
    at=(Place.W, Place.E, Place.NOA, Place.W, Place.W, Place.NW),
    back=(0, 0, 5),
    waiting=((), (Piece.FAUNA,), (Piece.FLORA,)),
    open=(0, 3, 6),
    dice=(1, 3, 3, 5),
)


def sample(kind: type[Any], **fixed: object) -> Any:
    """Some action or event of this class."""
    values = {
        "ally": Piece.FAUNA,
        "horde": Piece.RED,
        "piece": Piece.YELLOW,
        "one": Piece.RED,
        "other": Piece.BLACK,
        "place": Place.SW,
        "terrain": Terrain.SWAMP,
        "card": Card.DUSK,
        "kind": Kind.MOVE,
        "strength": 2,
        "leaves": True,
        "die": 3,
        "unused": 2,
        "round": 3,
        "face": 3,
        "given": 5,
        "wanted": 6,
        "again": False,
    }
    if kind is events.ObjectiveWon:
        values["card"] = 4
    return an(kind, values | fixed)


@both
@pytest.mark.parametrize("kind", EVENTS)
def test_any_event_can_be_told(kind: type[Any], say: Say) -> None:
    line = BOX.words.tell(TABLE, sample(kind), say)
    if kind in log.SILENT:
        assert line is None
    else:
        assert line is not None
        assert good(line[0])
        assert line[0].endswith(".")


@both
@pytest.mark.parametrize("kind", ACTS)
def test_any_action_has_words_at_any_time(kind: type[Any], say: Say) -> None:
    start = Spirit().setup(1, {"modes": ()})
    for state in (TABLE, start, TABLE._replace(phase=Phase.HORDES)):
        for piece in (Piece.WATERS, Piece.FLORA):
            action = sample(kind, ally=piece)
            assert good(BOX.words.label(state, action, say))
            assert good(BOX.words.group(action, say) or "None")


@both
def test_everything_on_the_table_has_a_name(say: Say) -> None:
    named = [
        [names.piece_name(piece, say) for piece in Piece],
        [names.terrain_name(terrain, say) for terrain in Terrain],
        [names.condition_name(condition, say) for condition in Condition],
        [names.card_name(card, say) for card in Card],
        [names.place_name(TABLE, place, say) for place in Place],
        [names.place_title(TABLE, place, say) for place in Place],
        [names.effect_name(effect, say) for effect in {e for card in ACTIONS for e in card}],
        [names.effect_help(effect, say) for effect in {e for card in ACTIONS for e in card}],
        [names.objective_name(h, a, t, say) for h in HORDES for a in ALLIES for t in Terrain],
        [BOX.option("modes", mode, say)[0] for mode in ("", "classic", *MODES)],
        [BOX.option("modes", mode, say)[1] for mode in ("", "classic", *MODES)],
    ]
    for group in named:
        assert all(good(capital(name)) for name in group)
        assert len(set(group)) == len(group)


# -- what exactly is said -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said", "dit"),
    [
        (
            "fauna to s",
            "Move the Fauna to the swamp in the south",
            "Déplacer la Faune vers le marécage au sud",
        ),
        ("5 on dusk", "Place a 5 on Dusk: shortcut", "Poser un 5 sur Soir\u00a0: raccourci"),
        (
            "3 again for 3",
            "Roll a 3 again, giving up another 3",
            "Relancer un 3 en écartant un autre 3",
        ),
        (
            "waters pushes red nw",
            "With the Waters, push the red horde to the destroyed place in the north-west",
            "Avec les Eaux, repousser la horde rouge vers l’emplacement détruit au nord-ouest",
        ),
        ("end", "End your turn (4 dice unused)", "Terminer votre tour (4 dés inutilisés)"),
    ],
)
def test_labels_read_well(text: str, said: str, dit: str) -> None:
    table = TABLE._replace(terrains=(*TABLE.terrains[:5], Terrain.SWAMP, *TABLE.terrains[6:]))
    for say, expected in ((EN, said), (FR, dit)):
        assert BOX.words.label(table, acts.parse(text), say) == expected


@pytest.mark.parametrize(
    ("changes", "horde", "said"),
    [
        (
            {"at": (0, 0, 0, Place.N, 0, 0)},
            "yellow",
            "The yellow horde ravages the swamp in the north",
        ),
        (
            {"at": (0, 0, 0, Place.W, 0, 0)},
            "yellow",
            "The yellow horde destroys the mountain in the west",
        ),
        (
            {
                "at": (0, 0, 0, Place.W, 0, 0),
                "conditions": (
                    *(Condition.HEALTHY,) * 3,
                    Condition.DESTROYED,
                    *TABLE.conditions[4:],
                ),
            },
            "yellow",
            "The yellow horde destroys the mountain in the west: Eden is lost",
        ),
        ({}, "black", "The black horde walks on to the swamp in the north"),
        ({}, "red", "The red horde sends the Waters to Noa (back in round 5)"),
        ({"shields": (True, False, False)}, "red", "The shield of the Waters stops the red horde"),
        (
            {"traps": (Piece.RED, NOTHING, NOTHING)},
            "red",
            "The red horde takes fright and flees to the destroyed place in the north-west",
        ),
        (
            {"at": (Place.W, Place.W, Place.NOA, Place.W, Place.W, Place.NW)},
            "red",
            "The red horde sends an ally of your choice to Noa",
        ),
    ],
)
def test_a_horde_is_labelled_by_what_it_would_do(
    changes: dict[str, Any], horde: str, said: str
) -> None:
    table = TABLE._replace(phase=Phase.HORDES, **changes)
    assert BOX.words.label(table, acts.parse(f"{horde} acts"), english) == said


def test_dice_are_told_once_when_all_lie_still() -> None:
    rolling = TABLE._replace(dice=(5, 2, 0, 0))
    assert BOX.words.tell(rolling, events.Rolled(1, 2, again=False), english) is None
    assert BOX.words.tell(TABLE, events.Rolled(3, 5, again=False), english) == (
        "The dice show 1, 3, 3, 5.",
        "SE-30",
    )


def test_set_up_is_told_by_its_three_objectives_only() -> None:
    match: Match[State, Act] = Match(Spirit(), seats=1, options={"modes": ()}, seed=0)
    told = [
        BOX.words.tell(step.state, event, english) for step in match.steps for event in step.events
    ]
    lines = [line[0].partition(":")[0] for line in told if line is not None]
    assert lines[:3] == ["First objective"] * 3
    assert lines[3] == "Round 1 begins."
    assert lines[4].startswith("The dice show ")
    assert len(lines) == 5


@pytest.mark.parametrize(
    ("dice", "said"),
    [
        ((1, 3, 3, 5), "Place one of your dice (1, 3, 3, 5), change one, or end your turn."),
        ((5,), "Place your last die (5), change it, or end your turn."),
        ((), "No die is left: end your turn."),
    ],
)
def test_the_prompt_names_the_dice_that_are_left(dice: tuple[int, ...], said: str) -> None:
    used = DICE - len(dice)
    table = TABLE._replace(
        dice=(*dice, *(1,) * used), spots=(*(IN_HAND,) * len(dice), *tuple(Card)[:used])
    )
    now = Spirit().pending(table)
    assert isinstance(now, Decision)
    assert BOX.words.ask(table, now, english) == said


@pytest.mark.parametrize(
    ("won", "rounds", "said", "dit"),
    [
        (0, 1, "none of 9 objectives in 1 round.", "aucun objectif sur 9 en 1 manche."),
        (1, 2, "1 of 9 objectives in 2 rounds.", "1 objectif sur 9 en 2 manches."),
        (5, 6, "5 of 9 objectives in 6 rounds.", "5 objectifs sur 9 en 6 manches."),
    ],
)
def test_an_ending_counts(won: int, rounds: int, said: str, dit: str) -> None:
    lost = TABLE._replace(
        won=tuple(range(won)), round=rounds, conditions=(Condition.DESTROYED,) * 8
    )
    outcome = Outcome(winners=(), rule="SE-25")
    headline, text = BOX.words.ending(lost, outcome, EN)
    assert headline == "Eden is lost"
    assert text.startswith("Both cascades are destroyed. You reached ")
    assert text.endswith(said)
    headline, text = BOX.words.ending(lost, outcome, FR)
    assert headline == "L’Éden est perdu"
    assert text.endswith(dit)


def test_a_victory_says_why() -> None:
    outcome = Outcome(winners=(0,), rule="SE-24")
    won = TABLE._replace(won=tuple(range(9)))
    assert BOX.words.ending(won, outcome, english) == (
        "Eden is saved",
        "All three hordes have left Eden. You reached 9 of 9 objectives in 3 rounds.",
    )
    ravage = won._replace(modes=frozenset({"ravage"}))
    assert BOX.words.ending(ravage, outcome, english)[1].startswith("All three piles")


@both
@pytest.mark.parametrize("kind", Kind)
def test_every_effect_is_asked_for(kind: Kind, say: Say) -> None:
    state = TABLE._replace(phase=Phase.EFFECT, effect=Effect(kind))
    now: Decision[Act] = Decision(0, "effect", (acts.Go(Piece.FAUNA, RING[0]),))
    prompt = BOX.words.ask(state, now, say)
    assert good(prompt)
    assert prompt.startswith(names.effect_name(Effect(kind), say))
