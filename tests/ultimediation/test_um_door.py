"""The checked door: whatever comes from outside is listed, or refused with a rule."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from rule import rule
from ultimediation.table import (
    GAME,
    after,
    ask,
    attacked,
    card,
    crew,
    earth,
    happens,
    now,
    options,
    power,
    start,
)

from eden.core.game import CHANCE, IllegalAction, Outcome, play
from eden.games.ultimediation.data import MEDIATION, TRACK, Character, Deed, Pile
from eden.games.ultimediation.state import Job, State

TEAM = [one.name.lower() for one in Character]
SQUARES = "a1 a4 b2 b3 c3 c4 d4 f3 g5 h2 i5".split()
PILES = [pile.name.lower() for pile in Pile]
TEXTS = [
    *"on refuse end".split(),
    "elli loads",
    *(f"die {face}" for face in range(8)),
    *(f"turn {pile} {number}" for pile, number in product(PILES, (0, 12, 21, 29, 99))),
    *(f"mediators {one} {other}" for one, other in product(TEAM, TEAM)),
    *(f"{verb} {one}" for verb, one in product("protector save give with".split(), TEAM)),
    *(f"{one} {verb}" for one, verb in product(TEAM, "pays refreshed loses power".split())),
    *(f"{verb} {pile}" for verb, pile in product("ask look".split(), PILES)),
    *(f"uproot {pile}" for pile in PILES if pile != "power"),  # which reads like a character's
    *(
        f"{verb} {sq}"
        for verb, sq in product("card flee back calm avert from raise to".split(), SQUARES)
    ),
    *(
        f"{one} {verb} {sq}"
        for one, verb, sq in product(
            TEAM, "jumps moves lifts raises cancels averts".split(), SQUARES
        )
    ),
    *(f"{one} asks {pile}" for one, pile in product(TEAM, PILES)),
    *(f"begin {deed.name.lower()}" for deed in Deed if deed != Deed.POWER),
]

# With pyramids: one on a4, a disaster token on h2; Base U is ready to be loaded.
BOARD = """
    2 . . . . . . . .
    . * . . . . . ! .
    . . 1 . . X . . .
    P 1 0 0 . . . . .
    . . . . . . E W U4
"""
LOADED = """
    . . . . . . . . .
    . * . . . . . . .
    . . 1 . . . . . .
    . 0 . . . . . . .
    . . . . . . E W U
"""
NEED = ("nikitas asks east", f"turn east {card('need')}")
PRICED = next(number for number, one in enumerate(MEDIATION) if one.price(4))
REFUSED = ("nikitas asks east", f"turn east {PRICED}")
TRIO = ("with elli", "with agapi", "with vera")
# How to get from the scene to each moment, and the job that is then due.
WAYS: dict[str, tuple[Job | None, tuple[str, ...]]] = {
    "actions": (None, ()),
    "target of a person": (Job.TARGET, ("agapi lifts c3",)),
    "target of a pyramid": (Job.TARGET, ("begin td", *TRIO, "raise a4")),
    "join for a remote teleport": (Job.JOIN, ("begin td",)),
    "join for a remote cancel": (Job.JOIN, ("begin ad", "with elli")),
    "remote teleport": (Job.REMOTE, ("begin td", *TRIO)),
    "remote cancel": (Job.REMOTE, ("begin ad", *TRIO)),
    "reveal": (Job.REVEAL, ("nikitas asks east",)),
    "offer": (Job.OFFER, REFUSED),
    "pay": (Job.PAY, (*REFUSED, "refuse")),
    "carry": (Job.EFFECT, ("vera power",)),
    "jump": (Job.EFFECT, ("agapi power",)),
    "refresh": (Job.EFFECT, ("agapi moves c4", "nikitas power")),
    "pyramid": (Job.PYRAMID, ("elli loads",)),
    "deal": (Job.DEAL, ("elli loads", "card d4")),
    "give": (Job.GIVE, ("elli loads", "card d4", f"turn power {power('foresee')}")),
    "back": (Job.BACK, NEED),
    "again": (Job.AGAIN, (*NEED, *("back c4", "back d4") * 2)),
}
ATTACKS: dict[str, tuple[Job, tuple[str, ...]]] = {
    "attack": (Job.ATTACK, ()),
    "answer": (Job.ANSWER, ("card c3",)),
    "save": (Job.SAVE, ("card c3", "on")),
    "flee": (Job.FLEE, ("card c3", "on", "save agapi")),
    "rebase": (Job.REBASE, ("card g5", "on")),
}
CHOSEN = ("protector agapi", "mediators andromeda vera")
BASES = ("card a1", "flee b1", "card c1", "flee d1")
OPENED = (text for sq in "a3 c3 e3 g3 i3 f1".split() for text in (f"card {sq}", f"flee {sq[0]}2"))
BEGUN = (*CHOSEN, *BASES, *OPENED)
SETUP: dict[str, tuple[Job, tuple[str, ...]]] = {
    "protector": (Job.PROTECTOR, ()),
    "mediators": (Job.MEDIATORS, CHOSEN[:1]),
    "base": (Job.BASE, CHOSEN),
    "opening": (Job.OPENING, (*CHOSEN, *BASES)),
    "base u": (Job.BASE_U, BEGUN),
    "team": (Job.TEAM, (*BEGUN, "card e5")),
}
EFFECTS = ("exhaust", "destroy", "calm")
OTHERS: dict[str, Job | None] = {
    **dict.fromkeys(EFFECTS, Job.EFFECT),
    "teams": Job.TEAMS,
    "dice": Job.DICE,
    "foresee": Job.FORESEE,
    "look": Job.LOOK,
    "omen": Job.OMEN,
    "token": Job.TOKEN,
    "target of a base": Job.TARGET,
    "ready to teleport a base": None,
    "round earth": None,
    "nobody has a cube": None,
}
OVER = {"won": "UM-97", "lost row": "UM-98", "cubes meet": "UM-99"}
ASKED = (*WAYS, *ATTACKS, *SETUP, *OTHERS)
MOMENTS = (*ASKED, *OVER)
# These do themselves; nobody is ever asked.
BY_THEMSELVES = {Job.MEDIATE, Job.SETTLE, Job.SHUFFLE, Job.STRIKE}


@cache
def scene() -> State:
    """The action phase with a bit of everything on the board."""
    return earth(
        BOARD,
        variants="pyramids",
        turn="d",
        ship=4,
        loads=4,
        dealt=True,
        omen=0,
        elli="u",
        agapi=f"c3 power={power('jump')}",
        vera=f"b2 power={power('carry')}",
        nikitas=f"g5 power={power('refresh')}",
    )


def before_disaster() -> State:
    """The last attack of the fourth turn, with disasters."""
    state = attacked(earth(LOADED, variants="pyramids", turn="d", agapi="c3"))
    return after(state, "card i5")


@cache
def at(moment: str) -> State:
    """The state at a moment."""
    if moment in WAYS:
        return after(scene(), *WAYS[moment][1])
    if moment in ATTACKS:
        shelter = f"c4 power={power('shelter')}"
        team = crew({"vera": "c3", "agapi": shelter, "ilias": "b3", "nikitas": "g5"})
        return after(attacked(earth(LOADED, **team), 2), *ATTACKS[moment][1])
    if moment in EFFECTS:
        return happens(after(scene(), "nikitas asks east"), f"turn east {card(moment)}")
    if moment in SETUP:
        return start(*SETUP[moment][1])
    match moment:
        case "teams":
            return start(characters=7)
        case "dice":
            space = next(n for n, printed in enumerate(TRACK[4]) if n and printed.dice)
            return after(earth(turn="abcdefghi"[space - 1], dealt=True), "end")
        case "foresee":
            return after(earth(BOARD.replace("P", ".").replace("!", "."), loads=5), "elli loads")
        case "look":
            return after(at("foresee"), "look west", "turn west 3")
        case "omen":
            return before_disaster()
        case "token":
            return after(before_disaster(), "turn disaster 0")
        case "ready to teleport a base":
            return earth(LOADED, variants="pyramids", elli="c3", agapi="c3", vera="b2")
        case "target of a base":
            return after(at("ready to teleport a base"), "uproot west")
        case "round earth":
            return earth(LOADED, variants="round", agapi="a4", vera=f"i1 power={power('calm')}")
        case "nobody has a cube":
            return earth(LOADED, elli="u cubes=0", agapi="c3 cubes=0")
        case "won":
            return earth(LOADED, found="2/2")
        case "lost row":
            return earth(LOADED.replace(". * . . . . . . .", "* " * 9), agapi="c3")
        case _:
            return after(earth(LOADED, turn="i"), "end")


def refusal(state: State, text: str) -> str | None:
    """The rule that refuses a text, or what went wrong instead."""
    try:
        play(GAME, state, text)
    except IllegalAction as refused:
        return refused.rule
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError) as crash:
        return f"{text}: {crash!r}"
    return None


def test_there_is_a_moment_for_every_job() -> None:
    for moment, job in {
        **{moment: way[0] for moment, way in (*WAYS.items(), *ATTACKS.items(), *SETUP.items())},
        **OTHERS,
    }.items():
        agenda = at(moment).agenda
        assert (agenda[0].job if agenda else None) == job, moment
        assert job is not None or ask(at(moment)) == "act"
    jobs = {at(moment).agenda[0].job for moment in ASKED if at(moment).agenda}
    assert jobs == set(Job) - BY_THEMSELVES


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_that_can_be_read_breaks_the_door(moment: str) -> None:
    answers = {str(refusal(at(moment), text)) for text in TEXTS}
    assert sorted(answer for answer in answers if ":" in answer) == []


@pytest.mark.parametrize("moment", ASKED)
def test_whatever_is_refused_has_a_rule(moment: str) -> None:
    state = at(moment)
    others = set(TEXTS) - set(options(state))
    assert (
        sorted(text for text in others if not (refusal(state, text) or "").startswith("UM-")) == []
    )


@pytest.mark.parametrize("moment", OVER)
@rule("UM-97", "UM-98", "UM-99")
def test_when_the_game_is_over_everything_is_refused_with_the_rule_that_ended_it(
    moment: str,
) -> None:
    outcome = GAME.pending(at(moment))
    assert isinstance(outcome, Outcome) and outcome.rule == OVER[moment]
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
    if now(state).seat == CHANCE:
        return
    meant = list(GAME.candidates(state))
    assert set(now(state).options) <= set(meant) and len(set(meant)) == len(meant)
    for act in meant:
        assert (GAME.forbids(state, act) is None) == (act in now(state).options)


@pytest.mark.parametrize(
    ("moment", "text", "forbidding"),
    [
        ("protector", "protector vera", "UM-10"),
        ("mediators", "mediators agapi vera", "UM-10"),
        ("actions", "ilias moves c3", "UM-10"),
        ("nobody has a cube", "agapi moves c4", "UM-50"),
        ("actions", "flee c3", "UM-52"),
        ("actions", "vera moves c3", "UM-54"),
        ("actions", "elli power", "UM-55"),
        ("actions", "agapi lifts a1", "UM-57"),
        ("actions", "agapi cancels c3", "UM-58"),
        ("actions", "nikitas cancels b2", "UM-59"),
        ("actions", "agapi asks east", "UM-60"),
        ("nobody has a cube", "begin td", "UM-61"),
        ("nobody has a cube", "begin ad", "UM-62"),
        ("target of a person", "to b2", "UM-57"),
        ("join for a remote cancel", "with elli", "UM-62"),
        ("remote teleport", "calm b2", "UM-61"),
        ("remote cancel", "calm c3", "UM-62"),
        ("flee", "flee b4", "UM-26"),
        ("answer", "vera power", "UM-56"),
        ("save", "save elli", "UM-38"),
        ("round earth", "vera power", "UM-104"),
    ],
)
def test_a_refusal_names_the_rule_that_forbids(moment: str, text: str, forbidding: str) -> None:
    assert refusal(at(moment), text) == forbidding


@pytest.mark.parametrize(
    "text", ["", "elli", "elli moves", "elli moves z9", "Elli moves c3", "END", "card", "begin x"]
)
def test_what_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(IllegalAction):
        play(GAME, at("actions"), text)
