"""What is seen in the galaxy explains itself: cells, paths, the rim, tokens and sheep."""

from __future__ import annotations

from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, capital, listed

from ..data import (
    AT,
    DWARFS,
    FLAG_POINTS,
    GOAL_SHEEP,
    RELAYS,
    TILES,
    Artefact,
    Cell,
    Kind,
    Path,
    Trifolium,
    owner,
    path_of,
)
from ..rules.board import cell_of, deck_size, home
from ..state import GOAL, NONE, START, UNSEEN, State
from .names import (
    artefact_name,
    cell_name,
    path_name,
    place_name,
    seat_name,
    sheep_name,
    trifolium_name,
)

Seen = Look[State]

# -- cells --------------------------------------------------------------------------------------

_UNKNOWN: Final = N_(
    "Nobody has seen what is here. A sheep that runs up to it draws a tile and lays it here; "
    "tiles left: {count}."
)
_PLANET: Final = N_(
    "A sheep must stop here: it takes a clover ({clovers} left) or plants a flag, {points} points."
)
_LAMB_PLANET: Final = N_("A sheep must stop here, and takes a clover; {clovers} left.")
_NO_FLAG: Final = N_("No flag stands here.")
_FLAG_HERE: Final = N_("The flag here: {player}.")
_GUARDED_HERE: Final = N_("The flag here: {player}, guarded by Gromout.")
_DWARF: Final = N_(
    "A sheep runs straight on or stops here. For 1 clover it then takes one of the artefacts: "
    "{count} left."
)
_LAMB_DWARF: Final = N_("A sheep runs straight on or stops here; there is room for one.")
_TELEPORTER: Final = N_(
    "A sheep must stop here. In a later turn it can teleport: free to this colour, else 1 clover."
)
_SABOTAGED: Final = N_(
    "Sabotaged: nobody can teleport here until a sheep arrives by a path and repairs it."
)
_TAKEN: Final = N_("Here now: {sheep} (a leap costs 1 clover).")
_HOLE: Final = N_(
    "A sheep that falls in: you choose a side, then the die shows on which path it leaves there."
)
_ARRIDIS: Final = N_(
    "All sheep start here; still here: {count}. One that comes back must stop. Sheep here block "
    "nobody."
)
_EDENIA: Final = N_(
    "The goal: with {goal} sheep here you win at once. Arrived: {homes}. Each takes the best "
    "Trifolium left."
)
_LAMB_EDENIA: Final = N_("The goal: who first has {goal} sheep here wins. Arrived: {homes}.")


def _cell(look: Seen, name: str) -> Explained:
    state, say, cell = look.state, look.say, Cell[name.upper()]
    tile = state.cells[cell]
    if tile == NONE:
        meaning, rule = say(_UNKNOWN, count=deck_size(state)), "ED-46"
    else:
        meaning, rule = _PLACES[TILES[tile].kind](state, cell, say)
    return Explained(capital(place_name(state, cell, say)), meaning, rule)


def _planet(state: State, cell: Cell, say: Say) -> tuple[str, str]:
    tile = state.cells[cell]
    clovers, flag = state.pastures[tile], state.flags[tile]
    if state.lambs:
        return say(_LAMB_PLANET, clovers=clovers), "ED-134"
    stands = _GUARDED_HERE if state.guarded == tile else _FLAG_HERE
    told = say(_NO_FLAG) if flag == NONE else say(stands, player=seat_name(flag, say))
    return f"{say(_PLANET, clovers=clovers, points=FLAG_POINTS)} {told}", "ED-75"


def _dwarf(state: State, cell: Cell, say: Say) -> tuple[str, str]:
    if state.lambs:
        return _and_who(state, cell, say(_LAMB_DWARF), say), "ED-134"
    count = len(state.caches[state.cells[cell] - DWARFS[0]])
    return _and_who(state, cell, say(_DWARF, count=count), say), "ED-82"


def _teleporter(state: State, cell: Cell, say: Say) -> tuple[str, str]:
    if state.cells[cell] in state.sabotaged:
        return _and_who(state, cell, say(_SABOTAGED), say), "ED-99"
    return _and_who(state, cell, say(_TELEPORTER), say), "ED-100"


def _and_who(state: State, cell: Cell, told: str, say: Say) -> str:
    """What is told of a place, and who stands on it where there is room for one."""
    if AT + cell not in state.at:
        return told
    return f"{told} {say(_TAKEN, sheep=sheep_name(state.at.index(AT + cell), say))}"


def _edenia(state: State, cell: Cell, say: Say) -> tuple[str, str]:
    homes = ", ".join(f"{seat_name(seat, say)} {home(state, seat)}" for seat in range(state.seats))
    text, rule = (_LAMB_EDENIA, "ED-131") if state.lambs else (_EDENIA, "ED-20")
    return say(text, goal=GOAL_SHEEP[state.lambs], homes=homes), rule


_PLACES: Final = {
    Kind.PLANET: _planet,
    Kind.DWARF: _dwarf,
    Kind.TELEPORTER: _teleporter,
    Kind.HOLE: lambda state, cell, say: (say(_HOLE), "ED-90"),
    Kind.ARRIDIS: lambda state, cell, say: (say(_ARRIDIS, count=state.at.count(START)), "ED-58"),
    Kind.EDENIA: _edenia,
}

# -- paths and the rim --------------------------------------------------------------------------

_PATHS: Final = {
    Path.STAR: N_("Gold dots. A sheep runs along it until something stops it; {now}"),
    Path.METEORITE: N_("Orange dashes. A sheep runs along it until something stops it; {now}"),
    Path.NEBULA: N_("A violet band. A sheep runs along it until something stops it; {now}"),
}
_ON_PATHS: Final = N_("only sheep on the same path block it. On such paths now: {count}.")
_TUNNEL_NAME: Final = N_("Tunnel")
_TUNNEL: Final = N_("It joins {paths}: a sheep that runs in by one of them comes out by the other.")
_TUNNEL_OF_THREE: Final = N_(
    "It joins {paths}: a sheep that runs in by one comes out by another, which you choose."
)
_RELAY_NAME: Final = N_("Relay station at {cell}")
_RELAY: Final = N_("A sheep that arrives takes the clover here, then runs back the way it came.")
_RELAY_EMPTY: Final = N_("Its clover is taken. A sheep that arrives runs back the way it came.")


def _path(look: Seen, name: str) -> Explained:
    path, say = Path[name.upper()], look.say
    count = sum(where < AT and path_of(where) == path for where in look.state.at)
    told = say(_PATHS[path], now=say(_ON_PATHS, count=count))
    return Explained(capital(path_name(path, say)), told, "ED-43")


def _tunnel(look: Seen, *names: str) -> Explained:
    say = look.say
    paths = listed((path_name(Path[name.upper()], say) for name in names), say)
    text, rule = (_TUNNEL, "ED-51") if len(names) == 2 else (_TUNNEL_OF_THREE, "ED-52")
    return Explained(say(_TUNNEL_NAME), say(text, paths=paths), rule)


def _relay(look: Seen, number: str) -> Explained:
    state, say = look.state, look.say
    end = next(end for end, relay in RELAYS.items() if relay == int(number))
    name = say(_RELAY_NAME, cell=cell_name(cell_of(end)))
    full = state.relays[int(number)]
    return Explained(name, say(_RELAY if full else _RELAY_EMPTY), "ED-96" if full else "ED-97")


# -- tokens -------------------------------------------------------------------------------------

_PASTURE_NAME: Final = N_("Clovers on {place}")
_PASTURE: Final = N_("{count} left. A sheep that arrives takes one, or plants a flag instead.")
_LAMB_PASTURE: Final = N_("{count} left. A sheep that arrives takes one.")
_FLAG_NAME: Final = N_("Flag: {player}")
_FLAG: Final = N_(
    "It is worth {points} points while it stands on {place}. A sheep of another flock that arrives "
    "can replace it."
)
_GUARDED: Final = N_(
    "It is worth {points} points on {place}. Gromout guards it: nobody can replace it any more."
)
_CACHE_NAME: Final = N_("Artefacts on {place}")
_CACHE: Final = N_(
    "{count} here. A sheep that stops can pay 1 clover: you look at them and keep one."
)
_KNOWN: Final = N_("You have seen: {artefacts}.")
_SABOTAGE_NAME: Final = N_("Sabotage token")
_NEXT: Final = N_("The next sheep to reach Edenia takes it for its player.")
_LATER: Final = N_("It goes to a sheep that reaches Edenia once better ones are gone: {count}.")
_LAST: Final = N_("When it is taken the game ends, and the most points win.")


def _pasture(look: Seen, name: str) -> Explained:
    state, say, cell = look.state, look.say, Cell[name.upper()]
    text, rule = (_LAMB_PASTURE, "ED-134") if state.lambs else (_PASTURE, "ED-75")
    named = say(_PASTURE_NAME, place=place_name(state, cell, say))
    return Explained(named, say(text, count=state.pastures[state.cells[cell]]), rule)


def _flag(look: Seen, name: str) -> Explained:
    state, say, cell = look.state, look.say, Cell[name.upper()]
    tile = state.cells[cell]
    player = seat_name(state.flags[tile], say)
    guarded = state.guarded == tile
    place = place_name(state, cell, say)
    meaning = say(_GUARDED if guarded else _FLAG, points=FLAG_POINTS, place=place)
    return Explained(say(_FLAG_NAME, player=player), meaning, "ED-125" if guarded else "ED-77")


def _cache(look: Seen, name: str) -> Explained:
    state, say, cell = look.state, look.say, Cell[name.upper()]
    lying = state.caches[state.cells[cell] - DWARFS[0]]
    mine = [Artefact(one) for one in lying if one != UNSEEN and knows(look, one)]
    meaning = say(_CACHE, count=len(lying))
    if mine:
        known = listed((artefact_name(one, say) for one in mine), say)
        meaning = say(_KNOWN, artefacts=known)
    return Explained(say(_CACHE_NAME, place=place_name(state, cell, say)), meaning, "ED-83")


def knows(look: Seen, artefact: int) -> bool:
    """Whether who looks has seen this artefact before."""
    return look.seat >= 0 and bool(look.state.seen[artefact] >> look.seat & 1)


def _sabotage(look: Seen) -> Explained:
    return Explained(look.say(_SABOTAGE_NAME), look.say(_SABOTAGED), "ED-99")


def _trifolium(look: Seen, name: str) -> Explained:
    token, say, left = Trifolium[name.upper()], look.say, look.state.trifolium
    before = left.index(token)
    meaning = say(_LATER, count=before) if before else say(_NEXT)
    if token == left[-1]:
        meaning = f"{meaning} {say(_LAST)}"
    rule = "ED-22" if token == left[-1] else "ED-56"
    return Explained(capital(trifolium_name(token, say)), meaning, rule)


# -- sheep --------------------------------------------------------------------------------------

_SHEEP_ON: Final = N_("It stands on {place}, where it is in nobody’s way.")
_SHEEP_ALONE: Final = N_("It stands on {place}, where there is room for one sheep only.")
_SHEEP_PATH: Final = N_(
    "It stands on {path} in {cell}. To leap over it costs a clover; sheep on other paths pass it."
)
_SHEEP_HOME: Final = N_("It has arrived on Edenia and stays there.")
_SHEEP_FALLS: Final = N_("It is in the black hole and leaves it in this move.")
_TAP: Final = N_("Tap it to see where it can go.")


def _sheep(look: Seen, number: str) -> Explained:
    state, say, sheep = look.state, look.say, int(number)
    where = state.at[sheep]
    meaning, rule = _standing(state, where, say)
    if where != GOAL and owner(sheep) == look.seat == look.turn and state.move is None:
        meaning = f"{meaning} {say(_TAP)}"
    return Explained(capital(sheep_name(sheep, say)), meaning, rule)


def _standing(state: State, where: int, say: Say) -> tuple[str, str]:
    cell = cell_of(where)
    if where == GOAL:
        return say(_SHEEP_HOME), "ED-57"
    if where < AT:
        words = {"path": path_name(path_of(where), say), "cell": cell_name(cell)}
        return say(_SHEEP_PATH, **words), "ED-61"
    kind = TILES[state.cells[cell]].kind
    if kind == Kind.HOLE:
        return say(_SHEEP_FALLS), "ED-90"
    free = kind in (Kind.PLANET, Kind.ARRIDIS)
    place = place_name(state, cell, say)
    rule = "ED-69" if free else "ED-87" if kind == Kind.DWARF else "ED-106"
    return say(_SHEEP_ON if free else _SHEEP_ALONE, place=place), rule


EXPLAINERS: Final[Explainers] = {
    "cell": _cell,
    "path": _path,
    "tunnel": _tunnel,
    "relay": _relay,
    "pasture": _pasture,
    "flag": _flag,
    "cache": _cache,
    "sabotage": _sabotage,
    "trifolium": _trifolium,
    "sheep": _sheep,
}
