"""What an adviser says: where to look, and why."""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from eden.engine.notation import Act
from eden.engine.think.player import Reason
from eden.kit.say import N_, Say

from ..acts import (
    Choose,
    End,
    Go,
    Graze,
    Guard,
    Lay,
    Leap,
    Leave,
    Pick,
    Plant,
    Play,
    Search,
    Stop,
    Straight,
    Switch,
    Take,
    Teleport,
    Under,
)
from ..data import AT, ENDS, GOAL_SHEEP, LAW, sheep_of
from ..rules.board import cell_of, home, open_score
from ..state import Phase, State
from .gains import gain
from .labels import in_the_way
from .names import cell_name, place_name, seat_name, sheep_name
from .outlook import leg, races_home, wins

# -- where to look ------------------------------------------------------------------------------

_AT_SHEEP: Final = N_("Look at your sheep {number}, at {place}.")
_ON_PATH: Final = N_("Look at your sheep {number}, in {cell}.")
_AT_HAND: Final = N_("Look at the artefacts in your hand.")
_AT_DRAWN: Final = N_("Look at where your path would go on over each tile.")
_AT_EMPTY: Final = N_("Look at the empty cells and who would run through them.")
_AT_FLAGS: Final = N_("Look at who could reach your flags.")
_AT_PLACE: Final = N_("Look at {place}.")
_AT_BLOCK: Final = N_("Look at what lies beyond {sheep}.")
_AT_PURSE: Final = N_("Look at your clovers: {count} in hand.")
_AT_CACHE: Final = N_("Look at what the artefacts do, and at their points.")
_AT_WAY: Final = N_("Look at where the path leads beyond {cell}.")
_AT_HOLE: Final = N_("Look at the three paths on each side of the black hole.")
_AT_TABLE: Final = N_("Look at what your rivals can do next.")


def where(state: State, action: Act, say: Say) -> str:
    """Where to look, without the answer."""
    match action:
        case Leave(n) | Go(n) | Teleport(n) | Switch(n):
            return _at_sheep(state, n, say)
        case Play():
            return say(_AT_HAND)
        case Pick() | Under():
            return say(_AT_DRAWN)
        case Lay():
            return say(_AT_EMPTY)
        case Guard():
            return say(_AT_FLAGS)
        case Take():
            return say(_AT_CACHE)
        case Choose():
            return say(_AT_HOLE)
        case Leap() | Stop() if in_the_way(state) >= 0:
            return say(_AT_BLOCK, sheep=sheep_name(in_the_way(state), say))
        case Graze() | Plant() | Straight() | Stop() | Search() if state.move is not None:
            here = cell_of(state.at[state.move.sheep])
            return say(_AT_PLACE, place=place_name(state, here, say))
    if state.phase == Phase.TUNNEL and state.move is not None:
        return say(_AT_WAY, cell=cell_name(state.move.to // ENDS))
    if state.phase == Phase.TURN:
        return say(_AT_PURSE, count=state.clovers[state.seat])
    return say(_AT_TABLE)


def _at_sheep(state: State, number: int, say: Say) -> str:
    at = state.at[sheep_of(state.seat, number)]
    if at < AT:
        return say(_ON_PATH, number=number, cell=cell_name(cell_of(at)))
    return say(_AT_SHEEP, number=number, place=place_name(state, cell_of(at), say))


# -- why ----------------------------------------------------------------------------------------

# By what is looked at: what is said where there is more of it than with the next best option, and
# where there is less. '' where it would not be understood; then the next reason is named.
PHRASES: Final[dict[str, tuple[str, str]]] = {
    "move": ("", N_("another turn follows")),
    "second lead": (N_("gets ahead in the race to Edenia"), ""),
    "forecast points": (N_("promises more points in the end"), ""),
    "forecast race": (N_("fast enough to win the race"), ""),
    "forecast lost race": ("", N_("no rival wins the race so soon")),
    "ways": ("", N_("shortens the way to Edenia")),
    "rival ways": (N_("lengthens the rivals’ way"), ""),
    "win now": (N_("wins at once"), ""),
    "win soon": (N_("threatens to win next turn"), ""),
    "rival wins first": ("", N_("makes it harder for {player} to win")),
    "rival wins next": ("", N_("makes it harder for {player} to win")),
    "one home": (N_("a sheep home"), ""),
    "two home": (N_("two sheep home: one more wins"), ""),
    "rival one home": ("", N_("holds up the rivals")),
    "rival two home": ("", N_("holds up the rivals")),
    "points": (N_("brings points: {points} against {best} so far"), ""),
    "late points": (N_("points decide soon: {points} against {best} so far"), ""),
    "flags": (N_("a flag more"), N_("flags can wait")),
    "rival flags": ("", N_("costs a rival a flag")),
    "guarded flag": (N_("a flag that nobody can replace"), ""),
    "rival guarded flag": ("", ""),
    "flags in danger": ("", N_("the flags stay out of reach")),
    "flag in reach": (N_("a planet for a flag comes into reach"), N_("flags can wait")),
    "artefact in reach": (
        N_("a dwarf planet with artefacts comes into reach"),
        N_("artefacts can wait"),
    ),
    "open ways": (N_("opens a way to Edenia"), ""),
    "rival open ways": ("", N_("leaves no rival an open way to Edenia")),
    "first clover": (N_("a clover for a leap is left"), N_("the clover is well spent")),
    "second clover": (N_("keeps clovers for leaps"), N_("the clover is well spent")),
    "third clover": (N_("keeps clovers for leaps"), N_("the clover is well spent")),
    "rival clovers": ("", N_("a rival has fewer clovers")),
    **dict.fromkeys(
        ("Gromout", "quantum accelerator"),
        # Which one it is must not be told to those who cannot see it (ED-109).
        (N_("keeps an artefact for later"), N_("the artefact is well used")),
    ),
}
# Of these only the weightiest is told: they speak of one thing.
_ALIKE: Final = (
    {"points", "late points", "forecast points"},
    {"first clover", "second clover", "third clover"},
    {"flags", "flag in reach"},
)
# What speaks of points that may lie face down.
_SECRET: Final = {"win soon"}
_RIVAL_WINS: Final = {"rival wins first", "rival wins next"}

_WINS_RACE: Final = N_("one more sheep home: wins the race")
_WINS_LAW: Final = N_("exactly {law} points: wins at once")
_BOTH: Final = N_("{one}, {other}")
_PLAIN: Final = N_("the best of much the same")
_DONE: Final = N_("nothing better is left to do")
_LONGEST: Final = 110
# A reason that counts less than this part of the first one is a trifle.
_TRIFLE: Final = 0.35


def reason(state: State, action: Act, reasons: tuple[Reason, ...], say: Say) -> str:
    """Why, in one line: what the choice itself brings, and what else speaks most for it."""
    won = _won(state, action, say)
    if won:
        return won
    brings = gain(state, action, say)
    said = list(dict.fromkeys(_phrases(state, reasons, brings.told if brings else set(), say)))
    if brings:
        said.insert(0, brings.words)
    if len(said) > 1 and len(both := say(_BOTH, one=said[0], other=said[1])) <= _LONGEST:
        return both
    return said[0] if said else say(_DONE if isinstance(action, End) else _PLAIN)


def _won(state: State, action: Act, say: Say) -> str:
    """Said of a choice that ends the game at once."""
    step = leg(state, action)
    if step is None or not wins(step.after, state.seat):
        return ""
    return say(_WINS_RACE if races_home(step.after, state.seat) else _WINS_LAW, law=LAW)


def _phrases(state: State, reasons: tuple[Reason, ...], told: Set[str], say: Say) -> Iterator[str]:
    """What speaks for the choice beside what is told, the weightiest first, without trifles."""
    most = max((one.share for one in reasons), default=0.0)
    told = {*told}
    for one in reasons:
        if one.share <= 0.0 or one.share < _TRIFLE * most or one.feature in told:
            continue
        more, less = PHRASES.get(one.feature, ("", ""))
        phrase = more if one.then > one.other else less
        if phrase and _open(state, one.feature):
            told |= {name for alike in _ALIKE if one.feature in alike for name in alike}
            yield say(phrase, **_figures(state, say))


def _open(state: State, feature: str) -> bool:
    """Whether a reason tells nothing but what everybody can see."""
    if feature in _RIVAL_WINS:
        return len(state.trifolium) == 1 or _closest(state)[0] + 1 >= GOAL_SHEEP[state.lambs]
    return feature not in _SECRET or not any(state.hands)


def _closest(state: State) -> tuple[int, int, int]:
    """The rival who is closest to victory: sheep at home, points that all see, and the seat."""
    others = (other for other in range(state.seats) if other != state.seat)
    return max((home(state, other), open_score(state, other), other) for other in others)


def _figures(state: State, say: Say) -> dict[str, str]:
    """What everybody sees on the table: the points, and the rival who is closest to victory."""
    others = (other for other in range(state.seats) if other != state.seat)
    return {
        "player": seat_name(_closest(state)[2], say),
        "points": str(open_score(state, state.seat)),
        "best": str(max(open_score(state, other) for other in others)),
        "law": str(LAW),
    }
