"""Whatever can happen in The Spirit of Eden can be said, in English and in French."""

from __future__ import annotations

import inspect
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from eden.core.bots import Luck, random_bot
from eden.core.game import Decision, Event, Outcome
from eden.core.match import Match
from eden.core.notation import Act
from eden.core.say import Say, capital, english, read_catalogue
from eden.games.spirit import acts, events, log, names, words
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
from eden.games.spirit.rules import Spirit
from eden.games.spirit.state import IN_HAND, NOTHING, Phase, State

ROOT = Path(__file__).parents[2]
FRENCH = read_catalogue((ROOT / "assets/locale/spirit.fr.po").read_text(encoding="utf-8"))
SAYS = {"en": english, "fr": Say(FRENCH)}

EVENTS = [
    kind
    for _, kind in inspect.getmembers(events, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]
ACTS = [
    kind
    for _, kind in inspect.getmembers(acts, inspect.isclass)
    if issubclass(kind, Act) and kind is not Act
]

both = pytest.mark.parametrize("say", SAYS.values(), ids=SAYS.keys())

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


def good(text: str) -> bool:
    """Whether this reads as finished words: no hole, no stray space, a large first letter."""
    whole = bool(text) and not re.search(r"[{}]|  |^\s|\s$", text)
    return whole and not text[0].islower()


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
    }
    if kind is events.ObjectiveWon:
        values["card"] = 4
    needed = inspect.signature(kind).parameters
    return kind(**{name: (values | fixed)[name] for name in needed})


def test_every_event_has_a_line_or_is_silent() -> None:
    assert set(log.LINES) | log.SILENT == set(EVENTS)
    assert not set(log.LINES) & log.SILENT


def test_every_action_has_a_label() -> None:
    assert set(words.LABELS) == set(ACTS)


@both
@pytest.mark.parametrize("kind", EVENTS)
def test_any_event_can_be_told(kind: type[Any], say: Say) -> None:
    line = words.tell(TABLE, sample(kind), say)
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
            assert good(words.label(state, action, say))
            assert good(words.group(action, say) or "None")


def test_the_rules_that_the_log_cites_exist() -> None:
    cited = set(re.findall(r'"(SE-\d+)"', inspect.getsource(log)))
    assert cited
    for language in ("en", "fr"):
        rules = (ROOT / f"assets/rules/spirit.{language}.md").read_text(encoding="utf-8")
        assert cited <= set(re.findall(r"^\*\*(SE-\d+)\*\*", rules, re.MULTILINE))


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
        [words.option("modes", mode, say)[0] for mode in ("", "classic", *MODES)],
        [words.option("modes", mode, say)[1] for mode in ("", "classic", *MODES)],
        [words.title(say), words.tagline(say)],
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
        ("3 on dusk", "Place a 3 on Dusk: shortcut", "Poser un 3 sur Soir\u00a0: raccourci"),
        (
            "3 again for 3",
            "Roll a 3 again, giving up another 3",
            "Relancer un 3 en écartant un autre 3",
        ),
        (
            "waters pushes red nw",
            "With the Waters, push the red horde to the destroyed place in the north-west",
            "Avec les Eaux, repousser la horde rouge vers l'emplacement détruit au nord-ouest",
        ),
        ("end", "End your turn (4 dice unused)", "Terminer votre tour (4 dés inutilisés)"),
    ],
)
def test_labels_read_well(text: str, said: str, dit: str) -> None:
    table = TABLE._replace(terrains=(*TABLE.terrains[:5], Terrain.SWAMP, *TABLE.terrains[6:]))
    for say, expected in ((SAYS["en"], said), (SAYS["fr"], dit)):
        assert words.label(table, acts.parse(text), say) == expected


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
    assert words.label(table, acts.parse(f"{horde} acts"), english) == said


def test_dice_are_told_once_when_all_lie_still() -> None:
    rolling = TABLE._replace(dice=(5, 2, 0, 0))
    assert words.tell(rolling, events.Rolled(1, 2), english) is None
    assert words.tell(TABLE, events.Rolled(3, 5), english) == ("The dice show 1, 3, 3, 5.", "SE-30")
    assert words.tell(TABLE, events.Rolled(0, 1), english) == ("The die now shows 1.", "")


def test_set_up_is_told_by_its_three_objectives_only() -> None:
    match: Match[State, Act] = Match(Spirit(), seats=1, options={"modes": ()}, seed=0)
    told = [words.tell(step.state, event, english) for step in match.steps for event in step.events]
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
    assert words.ask(table, now, english) == said


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
    headline, text = words.ending(lost, outcome, SAYS["en"])
    assert headline == "Eden is lost"
    assert text.startswith("Both cascades are destroyed. You reached ")
    assert text.endswith(said)
    headline, text = words.ending(lost, outcome, SAYS["fr"])
    assert headline == "L'Éden est perdu"
    assert text.endswith(dit)


def test_a_victory_says_why() -> None:
    outcome = Outcome(winners=(0,), rule="SE-24")
    won = TABLE._replace(won=tuple(range(9)))
    assert words.ending(won, outcome, english) == (
        "Eden is saved",
        "All three hordes have left Eden. You reached 9 of 9 objectives in 3 rounds.",
    )
    ravage = won._replace(modes=frozenset({"ravage"}))
    assert words.ending(ravage, outcome, english)[1].startswith("All three piles")


# -- whole games --------------------------------------------------------------------------------

GAMES = [(), *((mode,) for mode in MODES), MODES]


@both
@pytest.mark.parametrize("modes", GAMES, ids=lambda modes: "+".join(modes) or "classic")
def test_words_never_fail_in_random_games(modes: tuple[str, ...], say: Say) -> None:
    for seed in range(4):
        match: Match[State, Act] = Match(Spirit(), seats=1, options={"modes": modes}, seed=seed)
        luck = Luck(seed)
        while isinstance(match.now, Decision):
            match.choose(random_bot(match.state, match.now, luck))
        assert match.outcome is not None
        assert all(map(good, words.ending(match.state, match.outcome, say)))
        states = [match.start, *(step.state for step in match.steps)]
        for step, (before, after) in zip(match.steps, pairwise(states), strict=True):
            check_decision(before, step.now, say)
            for event in step.events:
                line = words.tell(after, event, say)
                assert line is None or good(line[0]), event
            assert good(words.progress(after, say))


def check_decision(state: State, now: Decision[Act], say: Say) -> None:
    """The prompt and the labels of a decision are whole, and no two labels are the same."""
    assert good(words.ask(state, now, say))
    labels = [words.label(state, option, say) for option in now.options]
    assert all(map(good, labels)), labels
    assert len(set(labels)) == len(labels), labels
    assert all(good(words.group(option, say) or "None") for option in now.options)


@both
@pytest.mark.parametrize("kind", Kind)
def test_every_effect_is_asked_for(kind: Kind, say: Say) -> None:
    state = TABLE._replace(phase=Phase.EFFECT, effect=Effect(kind))
    now: Decision[Act] = Decision(0, "effect", (acts.Go(Piece.FAUNA, RING[0]),))
    prompt = words.ask(state, now, say)
    assert good(prompt)
    assert prompt.startswith(names.effect_name(Effect(kind), say))
