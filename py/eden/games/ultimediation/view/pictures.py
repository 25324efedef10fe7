"""The pictures of the rulebook, drawn by the view itself: by the rule that they stand under."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from eden.engine.notation import Act
from eden.kit.look import Look
from eden.kit.say import Say
from eden.kit.svg import icon, tag

from ..acts import Cancel, Flee
from ..data import AROUND, BESIDE, BIG_ROOM, CORNERS, LINES, PEOPLE, ROOM, Character, Square, word
from ..rules.game import Ultimediation
from ..rules.movement import ways
from ..state import NONE, Job, Phase, State, Task
from .grid import HEIGHT, LEFT, TOP, WIDTH, middle
from .map import around, picture
from .preview import arrow, preview, ring
from .touch import Touch
from .track import track

S = Square
_TEAM: Final = (Character.ELLI, Character.AGAPI, Character.DIAMANDIS, Character.VERA)


def pictures(say: Say) -> dict[str, str]:
    """Boards at the rules about them; nothing in them can be tapped."""
    drawn: dict[str, Callable[[Say], str]] = {
        "UM-3": _adjacent,
        "UM-12": lambda say: picture(Touch.still(_state(), say), tracks=False, window=_WHOLE),
        "UM-26": _flight,
        "UM-34": _tracks,
        "UM-37": _saved,
        "UM-59": _zone,
        "UM-67": _reach,
        "UM-98": _row,
        "UM-106": _corners,
    }
    return {rule: _framed(draw(say)) for rule, draw in drawn.items()}


def _framed(markup: str) -> str:
    """A picture for itself: without names, which may be there only once in a page."""
    return tag(
        "div",
        re.sub(r' (?:id|data-tell)="[^"]*"', "", markup),
        class_="ultimediation table picture",
    )


# -- boards -------------------------------------------------------------------------------------

_WHOLE: Final = f"{LEFT - 8} {TOP - 8} {WIDTH - LEFT - 44} {HEIGHT - TOP + 2}"


def _state(
    *,
    people: dict[Square, int] | None = None,
    attacks: Iterable[Square] = (),
    at: dict[Character, Square] | None = None,
    task: Task | None = None,
    **more: object,
) -> State:
    """A board in the action phase: one person on every square but these."""
    here = [1] * PEOPLE
    for square in attacks:
        here[square] = 0
    for square, count in (people or {}).items():
        here[square] = count
    state = State(
        characters=4,
        needed=2,
        phase=Phase.ACTIONS,
        team=tuple(at or ()),
        at=tuple(int((at or {}).get(one, NONE)) for one in Character),
        people=tuple(here),
        attacks=frozenset(attacks),
        agenda=(task,) if task else (),
    )
    return state._replace(**more)  # type: ignore[arg-type]  # the fields of a state, by name


def _block(first: Square, last: Square) -> str:
    return around((first, last))


def _board(state: State, say: Say, window: str, *overlay: str) -> str:
    return picture(Touch.still(state, say), "".join(overlay), window=window, tracks=False)


def _shown(state: State, action: Act, say: Say) -> str:
    return preview(Look(state, Ultimediation().pending(state), 0, say=say), action)


def _adjacent(say: Say) -> str:
    """Four squares are adjacent, the four on the diagonals are not."""
    centre = S.D3
    near = (ring(square, "aim near") for square in BESIDE[centre])
    far = (ring(square, "aim far") for square in AROUND[centre] if square not in BESIDE[centre])
    state = _state(people=dict.fromkeys(AROUND[centre], 0), at={Character.VERA: centre})
    return _board(state, say, _block(S.B2, S.F4), *near, *far)


def _flight(say: Say) -> str:
    """From b2 only c2 is left: a base, an attack and two others are on the other sides."""
    state = _state(
        people={S.A2: 0, S.B1: ROOM, S.B2: 1},
        attacks=(S.B2, S.B3),
        bases=(int(S.A2), int(S.I5)),
        task=Task(Job.FLEE, S.B2),
    )
    state = state._replace(people=(*state.people[: S.B2], 1, *state.people[S.B2 + 1 :]))
    barred = (ring(square, "aim barred") for square in (S.A2, S.B1, S.B3))
    return _board(state, say, _block(S.A1, S.D3), _shown(state, Flee(S.C2), say), *barred)


def _saved(say: Say) -> str:
    """An attack on Vera's square, Agapi diagonally beside it."""
    at = {Character.VERA: S.D3, Character.AGAPI: S.E2}
    state = _state(attacks=(S.D3,), people={S.D3: 0}, at=at)
    way = arrow(middle(S.D3), middle(S.E2))
    return _board(state, say, _block(S.B1, S.G4), way, ring(S.E2))


def _zone(say: Say) -> str:
    """A mediator in the zone of a protector cancels an attack."""
    at = {Character.AGAPI: S.D3, Character.VERA: S.E2}
    state = _state(attacks=(S.E2,), people={S.E2: 0}, at=at)
    return _board(state, say, _block(S.B2, S.F4), _shown(state, Cancel(Character.VERA, S.E2), say))


def _reach(say: Say) -> str:
    """Where Elli can be after one action, round a permanent destruction."""
    state = _state(at={Character.ELLI: S.D3}, destroyed=frozenset((S.E3,)), people={S.E3: 0})
    near = (ring(square, "aim near") for square in ways(state, Character.ELLI))
    return _board(state, say, _block(S.A1, S.G5), *near)


def _row(say: Say) -> str:
    """Row 3 is covered from end to end."""
    line = LINES[2]
    attacks = tuple(square for square in line if square not in (S.C3, S.G3))
    state = _state(
        attacks=attacks,
        destroyed=frozenset((S.G3,)),
        people={S.C3: 2, S.G3: 0},
        base_u=int(S.C3),
    )
    window = f"0 {TOP + 114} {WIDTH} 372"
    return picture(Touch.still(state, say), window=window)


def _corners(say: Say) -> str:
    """Four pyramids, sixteen people."""
    state = _state(
        people=dict.fromkeys(CORNERS, BIG_ROOM),
        pyramids=tuple(map(int, CORNERS)),
        pyramids_on=True,
    )
    return _board(state, say, _WHOLE)


def _tracks(say: Say) -> str:
    """The turn track for four and for seven characters."""
    return tag("div", *(_track(number, say) for number in (4, 7)), class_="two-tracks")


def _track(characters: int, say: Say) -> str:
    state = _state()._replace(characters=characters)
    team = tuple(Character) if characters == 7 else _TEAM
    pieces = (icon(f"um-{word(one)}", box="-2 -1 44 46") for one in team)
    night = tag("rect", class_="night", width=WIDTH, height=TOP, rx=26)
    drawn = tag("svg", night, track(Touch.still(state, say)), viewBox=f"0 0 {WIDTH} {TOP}")
    return tag("figure", drawn, tag("figcaption", *pieces))
