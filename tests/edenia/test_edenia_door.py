"""The checked door: whatever comes from outside is listed, or refused with a rule."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from edenia.table import GAME, after, ask, galaxy, now, options, tile
from rule import rule

from eden.core.game import CHANCE, Decision, IllegalAction, Outcome, play
from eden.games.edenia.data import EXPLORATION, Artefact, Cell, Path, Side, Toward
from eden.games.edenia.state import Phase, State

NUMBERS = (0, 1, 2, 3, 4)
CELLS = [cell.name.lower() for cell in Cell]
SIDES = [side.name.lower() for side in Side]
PATHS = [path.name.lower() for path in Path]
TOWARD = [toward.name.lower() for toward in Toward]
ARTEFACTS = [artefact.name.lower() for artefact in Artefact]
TEXTS = [
    *"pass end leap stop straight search clover flag".split(),
    *(f"player {n} begins" for n in NUMBERS),
    *(f"die {p}" for p in PATHS),
    *(f"out {p}" for p in PATHS),
    *(f"side {s}" for s in SIDES),
    *(f"{verb} {a}" for verb, a in product(("play", "find", "take"), ARTEFACTS)),
    *(f"{verb} {c}" for verb, c in product(("guard", "lay"), CELLS)),
    *(f"{verb} {t}" for verb, t in product(("tile", "pick", "under"), (*EXPLORATION, 22, 99))),
    *(f"{n} goes {t}" for n, t in product(NUMBERS, TOWARD)),
    *(f"{n} teleports {c}" for n, c in product(NUMBERS, CELLS)),
    *(
        f"{n} {verb} {s} {p}"
        for n, verb, s, p in product(NUMBERS, ("leaves", "onto"), SIDES, PATHS)
    ),
]

BOARD = """
    EDENIA T1 .    .  .
    .      .  .    .  .
    .      D5 HOLE .  P1
    .      .  .    T4 D1
    T5     .  .    P2 ARRIDIS
"""
SEARCHED = ("1 leaves n star", "search")
SCOUTED = ("play r2m2x3", "1 leaves n nebula", "tile D2", "tile D3", "tile D4")
# How to get from the scene to each moment.
WAYS: dict[str, tuple[str, ...]] = {
    "turn": (),
    "turn, with a turbo-engine": ("play turbo3",),
    "turn, after a junction": ("play junction3", "3 onto n nebula"),
    "turn, after the pocket teleporter": ("play pocket3", "1 teleports b1"),
    "after": ("2 leaves e star", "stop"),
    "after passing": ("pass",),
    "leave": ("2 teleports b1",),
    "tile": ("1 leaves n nebula",),
    "lay": SCOUTED,
    "under": (*SCOUTED, f"pick {tile('D2')}"),
    "leap": ("1 leaves w star",),
    "tunnel": ("2 leaves e star", "straight"),
    "hole": ("3 goes e",),
    "die": ("3 goes e", "side n"),
    "planet": ("1 leaves n star", "straight"),
    "planet with a flag of one's own": ("1 leaves w nebula",),
    "dwarf": ("1 leaves n star",),
    "find": SEARCHED,
    "take": (*SEARCHED, "find turbo5", "find scope4"),
    "junction": ("play junction3",),
    "pocket": ("play pocket3",),
    "guard": ("play gromout",),
    "scope": ("play scope3",),
    "cell": ("play scope3", "tile D2"),
}
GREEN, RED = "arridis d4 b3.e.star", "d5.e.star a5"
LAMB_WAYS = {
    f"lambs: {moment}": WAYS[moment]
    for moment in "turn,after,leave,tile,leap,tunnel,hole,planet,dwarf".split(",")
}
OTHERS = ("first", "blocked", "won", "lambs: won")
MOMENTS = (*WAYS, *LAMB_WAYS, *OTHERS)
ASKED = [moment for moment in MOMENTS if "won" not in moment]


@cache
def at(moment: str) -> State:
    """The state at a moment."""
    if moment in WAYS:
        hands = "turbo3 junction3 r2m2x3 scope3 gromout quantum pocket3 / turbo4"
        state = galaxy(BOARD, green=GREEN, red=RED, hands=hands, flags="P2 green", sabotaged="T5")
        return after(state, *WAYS[moment])
    if moment in LAMB_WAYS:
        return after(galaxy(BOARD, lambs=True, green=GREEN, red=RED), *LAMB_WAYS[moment])
    match moment:
        case "first":
            return GAME.setup(2, {"law": ("yes",), "lambs": ("no",)})
        case "blocked":  # it must leap: it has not got anywhere yet
            state = galaxy(BOARD, green="b3.e.star/0", red="b3.e.star/1")
            return after(state, "1 goes w")
        case "won":
            state = galaxy(BOARD, green="edenia edenia b1.e.star", won="white blue")
            return after(state, "3 goes w")
        case _:
            return after(galaxy(BOARD, lambs=True, green="edenia b1.e.star"), "2 goes w")


def refusal(state: State, text: str) -> str | None:
    """The rule that refuses a text, or what went wrong instead."""
    try:
        play(GAME, state, text)
    except IllegalAction as refused:
        return refused.rule
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as crash:
        return f"{text}: {crash!r}"
    return None


def test_there_is_a_moment_for_every_phase_and_every_question() -> None:
    assert {at(moment).phase for moment in MOMENTS} == set(Phase)
    for moment in WAYS:
        assert ask(at(moment)) == moment.split()[0].rstrip(",") or moment == "scope"


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_that_can_be_read_breaks_the_door(moment: str) -> None:
    answers = {str(refusal(at(moment), text)) for text in TEXTS}
    assert sorted(answer for answer in answers if ":" in answer) == []


@pytest.mark.parametrize("moment", ASKED)
def test_whatever_is_refused_has_a_rule(moment: str) -> None:
    state = at(moment)
    others = set(TEXTS) - set(options(state))
    assert (
        sorted(text for text in others if not (refusal(state, text) or "").startswith("ED-")) == []
    )


@pytest.mark.parametrize("moment", ["won", "lambs: won"])
@rule("ED-20", "ED-131")
def test_when_the_game_is_over_everything_is_refused_with_the_rule_that_ended_it(
    moment: str,
) -> None:
    outcome = GAME.pending(at(moment))
    assert isinstance(outcome, Outcome) and outcome.rule in ("ED-20", "ED-131")
    assert {refusal(at(moment), text) for text in TEXTS} == {outcome.rule}
    meant = GAME.candidates(at(moment))
    assert all(GAME.forbids(at(moment), act) == outcome.rule for act in meant)


@pytest.mark.parametrize("moment", ASKED)
def test_nothing_that_is_listed_is_refused(moment: str) -> None:
    state = at(moment)
    for act in now(state).options:
        assert GAME.forbids(state, act) is None
        assert GAME.parse(str(act)) == act
        reached, told = play(GAME, state, str(act))
        assert (reached, told) == GAME.apply(state, act)
        GAME.check(reached)


@pytest.mark.parametrize("moment", ASKED)
def test_there_is_always_something_to_choose_and_nothing_twice(moment: str) -> None:
    listed = options(at(moment))
    assert listed and len(set(listed)) == len(listed)


@pytest.mark.parametrize("moment", ASKED)
def test_what_could_be_meant_holds_all_that_is_listed(moment: str) -> None:
    state = at(moment)
    pending = GAME.pending(state)
    assert isinstance(pending, Decision)
    if pending.seat == CHANCE:
        return
    meant = list(GAME.candidates(state))
    assert set(pending.options) <= set(meant) and len(set(meant)) == len(meant)
    for act in meant:
        assert (GAME.forbids(state, act) is None) == (act in pending.options)


@pytest.mark.parametrize(
    ("moment", "text", "forbidding"),
    [
        ("turn", "2 leaves n nebula", "ED-41"),
        ("turn", "2 goes n", "ED-41"),
        ("turn", "3 leaves n star", "ED-42"),
        ("turn", "4 leaves n star", "ED-16"),
        ("turn", "clover", "ED-32"),
        ("turn", "play turbo4", "ED-109"),
        ("turn", "end", "ED-32"),
        ("turn, with a turbo-engine", "pass", "ED-36"),
        ("turn, after a junction", "1 leaves n star", "ED-130"),
        ("turn, after the pocket teleporter", "2 teleports a5", "ED-130"),
        ("after passing", "play quantum", "ED-37"),
        ("after", "play turbo3", "ED-111"),
        ("leave", "2 leaves e star", "ED-104"),
        ("tile", "1 goes n", "ED-46"),
        ("lay", f"pick {tile('D5')}", "ED-119"),
        ("under", f"under {tile('D2')}", "ED-119"),
        ("leap", "straight", "ED-62"),
        ("blocked", "stop", "ED-50"),
        ("tunnel", "out star", "ED-51"),
        ("hole", "die star", "ED-90"),
        ("die", "side e", "ED-90"),
        ("planet", "stop", "ED-75"),
        ("planet with a flag of one's own", "flag", "ED-79"),
        ("dwarf", "leap", "ED-82"),
        ("take", "take turbo3", "ED-84"),
        ("junction", "1 onto n star", "ED-118"),
        ("pocket", "1 teleports a5", "ED-100"),
        ("guard", "guard e3", "ED-125"),
        ("cell", "lay c2", "ED-123"),
        ("cell", "lay e4", "ED-122"),
        ("lambs: turn", "play turbo3", "ED-132"),
        ("lambs: planet", "flag", "ED-132"),
        ("lambs: dwarf", "search", "ED-133"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(moment: str, text: str, forbidding: str) -> None:
    assert refusal(at(moment), text) == forbidding


@pytest.mark.parametrize("text", ["", "1", "1 leaves", "1 leaves n", "1 goes up", "PASS", "play x"])
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction):
        play(GAME, at("turn"), text)
