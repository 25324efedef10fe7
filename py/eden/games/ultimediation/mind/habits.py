"""What usually is the best way to carry out what was begun: so it is foreseen, and tried first.

Each list is of the options of one question, the most promising first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine.game import Outcome
from eden.engine.notation import Act

from ..acts import Avert, Calm, Jump, Perish, Raise, Source
from ..data import (
    BESIDE,
    COLUMNS,
    CORNERS,
    ENERGY,
    LOAD,
    MEDIATORS,
    PROTECTORS,
    SHIP,
    Character,
    Deed,
    Kind,
)
from ..rules.board import can
from ..rules.effects import ON
from ..rules.game import Ultimediation
from ..rules.mediation import REFUSE
from ..rules.teleport import TO
from ..state import Job, State, Thing
from .earth import crowd_of, pile_of, rows_of

GAME: Final = Ultimediation()
# So many small choices are carried out before one looks; more never follow each other.
_MOST: Final = 12


def carried_out(state: State) -> State:
    """The state when what is under way was carried out, as far as no card and no die decides."""
    for _ in range(_MOST):
        if not state.agenda:
            break
        task = state.agenda[0]
        if task.job not in _BEST or (task.job == Job.EFFECT and task.one not in _EFFECTS):
            break
        act = _aboard(state) if task.job == Job.TARGET else None
        if act is None:
            now = GAME.pending(state)
            if isinstance(now, Outcome):
                break
            act = best(state, task.job, now.options)
        state = GAME.apply(state, act)[0]
    return state


def _aboard(state: State) -> Act | None:
    """Who is lifted goes to Base U as long as the ship can take four more: no need to look on."""
    person = state.lifted[0] == Thing.PERSON and state.lifted[1] != state.base_u
    if not person or state.pyramids_on or state.ship + LOAD > SHIP:
        return None
    return TO[state.base_u] if state.people[state.base_u] < LOAD else None


def best(state: State, job: Job, options: tuple[Act, ...]) -> Act:
    """What is usually done."""
    return ranked(state, job, options)[0] if len(options) > 1 else options[0]


def ranked(state: State, job: Job, options: tuple[Act, ...]) -> tuple[Act, ...]:
    """The options of a question, the most promising first."""
    score = _BEST[job](state)
    return tuple(sorted(options, key=lambda act: -score(act)))


# -- people -------------------------------------------------------------------------------------


def refuge(state: State) -> Callable[[int], float]:
    """How good it is to live on a square."""
    crowd, cards, base_u = crowd_of(state), pile_of(state), state.base_u
    boards = state.ship + LOAD <= SHIP

    def worth(square: int) -> float:
        if square == base_u:
            return 9.0 if boards else 3.0
        if state.pyramids_on and square in CORNERS and square in state.pyramids:
            return 12.0
        left = min(3, crowd.slack[square] - 1)
        around = sum([crowd.slack[near] < 2 for near in BESIDE[square] if state.people[near]])
        return left + 2.0 * (square not in cards) - state.people[square] - 0.7 * around

    return worth


def peril(state: State) -> Callable[[int], float]:
    """How much it helps if somebody leaves a square."""
    crowd, cards, base_u = crowd_of(state), pile_of(state), state.base_u

    def worth(square: int) -> float:
        if square == base_u:
            return -9.0
        return (2.0 if square in cards else 0.5) * (3 - min(3, crowd.slack[square])) + state.people[
            square
        ]

    return worth


def burden(state: State) -> Callable[[int], float]:
    """How much it helps if an attack goes."""
    crowd, rows, people = crowd_of(state), rows_of(state), state.people

    def worth(square: int) -> float:
        near = sum([max(0, 2 - crowd.slack[other]) for other in BESIDE[square] if people[other]])
        return near + 8.0 / (1 + rows.missing[square // COLUMNS])

    return worth


def _target(state: State) -> Callable[[Any], float]:
    if state.lifted[0] != Thing.PERSON:
        corners = [corner for corner in CORNERS if corner not in state.pyramids]
        return lambda act: float(act.square in corners)
    good = refuge(state)
    return lambda act: good(act.square)


def _flight(state: State) -> Callable[[Any], float]:
    good = refuge(state)
    return lambda act: -9.0 if isinstance(act, Perish) else good(act.square)


# -- from afar ----------------------------------------------------------------------------------


def _afar(state: State) -> Callable[[Any], float]:
    heavy, risky = burden(state), peril(state)

    def worth(act: Act) -> float:
        match act:
            case Calm(square):
                return heavy(square)
            case Avert(square):
                return 5.0 + state.people[square]
            case Source(square):
                return risky(square)
            case Raise(square):
                return -9.0 if square in CORNERS else 9.0
            case _:
                return 0.1

    return worth


def open_bases(state: State) -> tuple[int, ...]:
    """The bases of the camps whose needs are not all found."""
    return tuple(
        base
        for base, found in zip(state.bases, state.found, strict=True)
        if len(found) < state.needed
    )


def _jump(state: State) -> Callable[[Any], float]:
    bases = open_bases(state)
    heavy = burden(state)

    def worth(act: Act) -> float:
        if not isinstance(act, Jump):
            return 0.1
        one, square = act.character, act.square
        if square in bases and state.at[one] not in bases:
            asks = can(state, one, Deed.MEDIATE)
            return 10.0 * asks * state.cubes[one] + (5.0 if one in MEDIATORS else 0.0)
        if square in state.attacks and one in PROTECTORS and can(state, one, Deed.CANCEL):
            return heavy(square)
        if square == state.base_u and one == Character.ELLI:
            return 2.0
        return -1.0

    return worth


_USEFUL: Final = {Deed.MEDIATE: 4.0, Deed.TELEPORT: 2.0, Deed.CANCEL: 2.0, Deed.MOVE: 1.0}


def _refresh(state: State) -> Callable[[Any], float]:
    bases = open_bases(state)

    def worth(act: Any) -> float:
        if act == ON:
            return -1.0
        asks = act.deed == Deed.MEDIATE and state.at[act.character] in bases
        return _USEFUL.get(act.deed, 0.0) + 4.0 * asks + (act.character in MEDIATORS)

    return worth


def _loss(state: State) -> Callable[[Any], float]:
    bases = open_bases(state)
    return lambda act: (
        -float((act.character in MEDIATORS) + (state.at[act.character] in bases))
        - 0.1 * (act.character == Character.ELLI)
    )


def _effect(state: State) -> Callable[[Any], float]:
    return _EFFECTS[Kind(state.agenda[0].one)](state)


# -- energy and company -------------------------------------------------------------------------


def _pay(state: State) -> Callable[[Any], float]:
    bases = open_bases(state)

    def worth(act: Any) -> float:
        one: Character = act.character
        stays = state.energy[one] == ENERGY
        return 4.0 * stays - (one in MEDIATORS) - (state.at[one] in bases)

    return worth


def _offer(state: State) -> Callable[[Any], float]:
    return lambda act: float(act == REFUSE)


def _saved(state: State) -> Callable[[Any], float]:
    return lambda act: 0.0


def _goes_on(state: State) -> Callable[[Any], float]:
    return lambda act: float(act == ON)


def _join(state: State) -> Callable[[Any], float]:
    """Who has least to do joins first."""
    bases = open_bases(state)

    def worth(act: Any) -> float:
        one: Character = act.character
        asks = state.at[one] in bases and can(state, one, Deed.MEDIATE)
        spare = state.cubes[one] - (2 if one in MEDIATORS else 1) * asks
        return spare - 0.5 * (one in MEDIATORS)

    return worth


_EFFECTS: Final[dict[Kind, Callable[[State], Callable[[Any], float]]]] = {
    Kind.CALM: _afar,
    Kind.CARRY: _afar,
    Kind.JUMP: _jump,
    Kind.REFRESH: _refresh,
    Kind.EXHAUST: _loss,
}
_BEST: Final[dict[Job, Callable[[State], Callable[[Any], float]]]] = {
    Job.TARGET: _target,
    Job.FLEE: _flight,
    Job.BACK: _flight,
    Job.REMOTE: _afar,
    Job.EFFECT: _effect,
    Job.PAY: _pay,
    Job.OFFER: _offer,
    Job.SAVE: _saved,
    Job.ANSWER: _goes_on,
    Job.JOIN: _join,
}
