"""Moments of a game, one for every job, and texts that may come in then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from ultimediation.boards import earth
from ultimediation.cards import card, happens, power, threatened
from ultimediation.table import after, attacked, crew, start

from eden.games.ultimediation.data import MEDIATION, TRACK, Character, Deed, Kind, Pile, Square
from eden.games.ultimediation.state import Job, State, Task, Thing

TEAM = [one.name.lower() for one in Character]
SQUARES = "a1 a4 b2 b3 c3 c4 d4 f3 g5 h2 i5".split()
PILES = [pile.name.lower() for pile in Pile]
TEXTS: Sequence[str] = [
    *"on refuse end".split(),
    "elli loads",
    *(f"die {face}" for face in range(8)),
    *(f"turn {pile} {number}" for pile, number in product(PILES, (0, 12, 21, 29, 99))),
    *(f"mediators {one} {other}" for one, other in product(TEAM, TEAM)),
    *(f"{verb} {one}" for verb, one in product("protector save give with".split(), TEAM)),
    *(f"{one} {verb}" for one, verb in product(TEAM, "pays loses power".split())),
    *(f"{one} refreshed {deed.name.lower()}" for one, deed in product(TEAM, Deed)),
    *(f"{verb} {pile}" for verb, pile in product("ask look".split(), PILES)),
    *(f"uproot {pile}" for pile in PILES if pile != "power"),  # which reads like a character's
    *(
        f"{verb} {sq}"
        for verb, sq in product("card flee perish back calm avert from raise to".split(), SQUARES)
    ),
    *(f"leave {one} {other}" for one, other in product(("b2", "b3"), SQUARES)),
    *(
        f"{one} {verb} {sq}"
        for one, verb, sq in product(
            TEAM, "jumps moves lifts raises cancels averts".split(), SQUARES
        )
    ),
    *(f"{one} asks {pile}" for one, pile in product(TEAM, PILES)),
    *(f"begin {deed.name.lower()}" for deed in Deed if deed != Deed.POWER),
]
UNREADABLE: Sequence[str] = (
    "",
    "elli",
    "elli moves",
    "elli moves z9",
    "Elli moves c3",
    "END",
    "card",
    "begin x",
)

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
PRICED = next(number for number, one in enumerate(MEDIATION[Pile.EAST]) if one.price(4))
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
    "pause after an attack without effect": (Job.PAUSE, ("card i5",)),
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
    "pause before the dice": Job.PAUSE,
    "pause before the attacks": Job.PAUSE,
    "answer to an effect": Job.ANSWER,
    "foresee": Job.FORESEE,
    "look": Job.LOOK,
    "omen": Job.OMEN,
    "token": Job.TOKEN,
    "target of a base": Job.TARGET,
    "ready to teleport a base": None,
    "round earth": None,
    "nobody has a cube": None,
    "several squares flee": Job.FLEE,
    "nobody can flee": Job.FLEE,
}
# A quake on b2, with room around it or without.
SHAKEN = """
    1 1  1 . . . . . .
    1 !1 0 . . . . . .
    1 1  1 . E . W . U
    .  * . . . . . . .
    .  . . . . . . . .
"""
CRAMPED = SHAKEN.replace("1 1  1", "2 1  2").replace("1 !1 0", "* !1 *")
# All seven stand on c3 but Elli: what differs then, and what is due.
CROWD = """
    E . . . . . . . W
    . *! . . . . . . .
    . . 1 . . P . . .
    . . . * . . . . .
    . . . . U . . . .
"""
TIRED = {
    "elli": "u energy=1 cubes=1",
    "agapi": "c3 cubes=2",
    "andromeda": "c3 energy=0 cubes=0",
    "nikitas": "c3 energy=1",
}
SHELTERS = {"elli": f"u power={power('shelter')}", "agapi": f"c3 power={power('shelter') + 1}"}
CROWDED: dict[str, tuple[dict[str, str], Task | None]] = {
    "crowded: act": ({}, None),
    "crowded: uproot": ({"elli": "a1"}, None),
    "crowded: answer": (SHELTERS, Task(Job.ANSWER, Square.B2)),
    "crowded: save": ({"agapi": "b3", "ilias": "d3"}, Task(Job.SAVE, Character.VERA)),
    "crowded: offer": ({}, Task(Job.OFFER, PRICED, Pile.EAST)),
    "crowded: pay": (TIRED, Task(Job.PAY, 2)),
    "crowded: again": ({}, Task(Job.AGAIN)),
    "crowded: back": ({}, Task(Job.BACK, 4)),
    "crowded: give": ({}, Task(Job.GIVE, power("carry"))),
    "crowded: foresee": ({}, Task(Job.FORESEE)),
    "crowded: join": ({}, Task(Job.JOIN, Deed.TD, 3)),
    "crowded: remote": ({}, Task(Job.REMOTE, Deed.AD)),
    "crowded: target": ({}, Task(Job.TARGET)),
    "crowded: calm": ({}, Task(Job.EFFECT, Kind.CALM, 2)),
    "crowded: carry": ({}, Task(Job.EFFECT, Kind.CARRY, 2)),
    "crowded: jump": ({}, Task(Job.EFFECT, Kind.JUMP, 2)),
    "crowded: refresh": (TIRED, Task(Job.EFFECT, Kind.REFRESH, 2)),
    "crowded: exhaust": (TIRED, Task(Job.EFFECT, Kind.EXHAUST, 2)),
}
ASKED: Sequence[str] = (*WAYS, *ATTACKS, *SETUP, *OTHERS, *CROWDED)
OVER: Mapping[str, str] = {"won": "UM-97", "lost row": "UM-98", "cubes meet": "UM-99"}


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


def shaken(board: str) -> State:
    """A quake has struck."""
    return after(threatened(board, "quake", agapi="d1"), "end")


def crowd(moment: str) -> State:
    """All seven, and what is due at a crowded moment."""
    changes, task = CROWDED[moment]
    there = dict.fromkeys("agapi ilias andromeda diamandis nikitas vera".split(), "c3")
    team = crew({"elli": f"u power={power('calm')}", **there, **changes})
    ship = 4 if task == Task(Job.BACK, 4) else 0
    state = earth(CROWD, variants="pyramids", omen=0, ship=ship, **team)
    if task == Task(Job.TARGET):
        state = state._replace(lifted=(Thing.PERSON, Square.C3))
    if moment == "crowded: refresh":
        used = list(state.used)
        used[Character.ELLI] = (1, 0, 1, 0, 0, 0, 0)
        used[Character.AGAPI] = (0, 0, 0, 1, 0, 0, 0)
        state = state._replace(used=tuple(used))
    return state._replace(agenda=(task,) if task else ())


@cache
def at(moment: str) -> State:
    """The state at a moment."""
    if moment in CROWDED:
        return crowd(moment)
    if moment in WAYS:
        return after(scene(), *WAYS[moment][1])
    if moment in ATTACKS:
        shelter, jump = f"c4 power={power('shelter')}", f"g5 power={power('jump')}"
        team = crew({"vera": "c3", "agapi": shelter, "ilias": "b3", "nikitas": jump})
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
        case "pause before the dice":
            return after(earth(turn="g", dealt=True, vera=f"c3 power={power('jump')}"), "end")
        case "pause before the attacks":
            return after(earth(turn="f", dealt=True, vera=f"c3 power={power('jump')}"), "end")
        case "answer to an effect":
            state = earth(agapi=f"g5 power={power('shelter')}", vera=f"c3 power={power('jump')}")
            return after(
                happens(after(state, "agapi asks east"), f"turn east {card('attacks')}"), "card c3"
            )
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
        case "several squares flee":
            return shaken(SHAKEN)
        case "nobody can flee":
            return shaken(CRAMPED)
        case "won":
            return earth(LOADED, found="2/2")
        case "lost row":
            return earth(LOADED.replace(". * . . . . . . .", "* " * 9), agapi="c3")
        case _:
            return after(earth(LOADED, turn="i"), "end")
