"""What a seat cannot see, imagined; and what a step tells beside its events (ED-109)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import Seat

from ..data import LAW, POINTS, Artefact
from ..events import Leapt, Relayed, TurnBegan
from ..state import UNSEEN, Phase, State
from .board import Told, open_score
from .ending import BUYING, outcome

# So often a deal is tried that would have ended the game by now, before it is taken as it is.
_TRIES: Final = 100

# -- what may be --------------------------------------------------------------------------------


def imagine(state: State, seat: Seat, luck: Luck) -> State:
    """The same table to this seat's eyes; what it has not seen is dealt anew.

    The game goes on, so nobody can hold what would make 42 points (ED-27).
    """
    over = outcome(state) is not None
    dealt = _dealt(state, seat, luck, over=over)
    for _ in range(_TRIES):
        if over or outcome(dealt) is None:
            break
        dealt = _dealt(state, seat, luck, over=over)
    return dealt


def _dealt(state: State, seat: Seat, luck: Luck, *, over: bool) -> State:
    """One artefact for every one that this seat knows to lie somewhere, without having seen it.

    They are dealt in the order in which they lie there, so that it does not matter which they are.
    """
    bit = 1 << seat if seat >= 0 else 0
    shown = {one for hand in state.hands for one in hand} if over else set()
    left = [one for one in Artefact if not state.seen[one] & bit and one not in shown]
    hidden = frozenset(left)
    deal: dict[int, Artefact] = {}
    for one in _lying(state):
        if one in hidden:
            deal[one] = luck.pick(left)
            left.remove(deal[one])
    seen = [0 if one in hidden else known for one, known in zip(Artefact, state.seen, strict=True)]
    for one, other in deal.items():
        seen[other] = state.seen[one]
    return state._replace(
        hands=tuple(tuple(deal.get(one, one) for one in hand) for hand in state.hands),
        caches=tuple(tuple(int(deal.get(one, one)) for one in cache) for cache in state.caches),
        seen=tuple(seen),
    )


def _lying(state: State) -> Iterator[int]:
    """All face-down artefacts that somebody has seen: where each one lies is open to all."""
    for some in (*state.hands, *state.caches):
        yield from (one for one in some if one != UNSEEN)


# -- what is told -------------------------------------------------------------------------------


def tells(before: State, after: State, events: Told) -> bool:
    """Whether a step shows what is in a hand: all of it at the end, or that it does not make 42.

    Who can neither move nor pass has nothing in hand that would help (ED-38).
    """
    if not any(after.hands):
        return False
    if outcome(after) is not None:
        return True
    if before.phase == Phase.TURN and any(isinstance(event, TurnBegan) for event in events):
        return bool(before.hands[before.seat])
    weighs = after.law and after.phase not in BUYING
    return weighs and any(_weighed(before, after, seat, events) for seat in range(after.seats))


def _weighed(before: State, after: State, seat: Seat, events: Told) -> bool:
    """Whether this seat could have had 42 points for the first time, to others' eyes (ED-27)."""
    count = len(after.hands[seat])
    if not count:
        return False
    was = open_score(before, seat)
    had = {open_score(after, seat), *(_on_the_way(was, events) if seat == after.seat else ())}
    if count == len(before.hands[seat]) and before.phase not in BUYING:
        had.discard(was)
    hidden = sums(frozenset(one for played in after.played for one in played), count)
    return any(LAW - points in hidden for points in had)


def _on_the_way(points: int, events: Told) -> Iterator[int]:
    """What the moving player's open points were at each moment of a run."""
    for event in events:
        match event:
            case Leapt():
                points -= 1
            case Relayed(clovers=clovers):
                points += clovers
            case _:
                continue
        yield points


@cache
def sums(face_up: frozenset[Artefact], count: int) -> frozenset[int]:
    """What so many face-down artefacts can be worth together."""
    worth: list[set[int]] = [{0}, *(set[int]() for _ in range(count))]
    for artefact in Artefact:
        if artefact not in face_up:
            for size in range(count, 0, -1):
                worth[size] |= {points + POINTS[artefact] for points in worth[size - 1]}
    return frozenset(worth[count])
