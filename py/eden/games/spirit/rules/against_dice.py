"""Why a die cannot be placed, rolled again or turned now."""

from __future__ import annotations

from typing import Any, Final

from eden.engine.refusal import Judge, No, Noes, Refusal, always

from ..acts import Bonus, End, Noa, Put, Rescue, Return, Roll
from ..data import DICE, FACES, MOST_GIVEN_UP
from ..state import GIVEN_UP, IN_HAND, State
from .against_effects import DEED_ACTS, NO_RETURN
from .hand import bonuses, effect_of, given_up, in_hand, spent_on
from .impossible import impossible

# -- the die ------------------------------------------------------------------------------------


def _die(rule: str, field: str = "face") -> tuple[No[State, Any], ...]:
    """The die must be there: neither placed, nor given up, nor a face that nobody rolled."""

    def placed(state: State, act: Any) -> bool:
        spot = spent_on(state, getattr(act, field))
        return spot is not None and spot >= 0

    def given(state: State, act: Any) -> bool:
        return spent_on(state, getattr(act, field)) == GIVEN_UP

    def missing(state: State, act: Any) -> bool:
        return getattr(act, field) not in state.dice

    return (
        No("SE-41", lambda state, act: IN_HAND not in state.spots, "none left", bars=True),
        No("SE-41", placed, f"{field} placed", bars=True),
        No("SE-41", given, f"{field} given up", bars=True),
        No(rule, missing, f"no {field}", bars=True),
    )


# -- placing ------------------------------------------------------------------------------------

_PUT: Final = Noes[State, Put](
    No("SE-127", lambda state, put: put.card == state.closed, "closed"),
    No("SE-32", lambda state, put: put.card in state.spots),
    *_die("SE-31"),
)


def _put(state: State, put: Put) -> Refusal[State, Any] | None:
    """A die that can be placed must be able to do something there (SE-35)."""
    refusal = _PUT(state, put)
    return refusal or impossible(state, effect_of(put.face, put.card).kind, put)


# -- changing -----------------------------------------------------------------------------------


def _for_itself(state: State, act: Rescue) -> bool:
    return act.face == act.given and in_hand(state).count(act.face) == 1


_RESCUE: Final = Noes[State, Rescue](
    No("SE-37", lambda state, _: given_up(state) >= MOST_GIVEN_UP),
    No("SE-36", lambda state, _: state.spots.count(IN_HAND) < 2, "last", bars=True),
    No("SE-36", _for_itself, "itself"),
    *_die("SE-36"),
    *_die("SE-36", "given"),
)

_BONUS: Final = Noes[State, Bonus](
    No("SE-122", lambda state, _: "fearless" in state.modes),
    No("SE-40", lambda state, _: not bonuses(state) and not state.bonuses_used, "none yet"),
    No("SE-40", lambda state, _: not bonuses(state) and bool(state.bonuses_used), "all used"),
    *_die("SE-40"),
)

_NOA: Final = Noes[State, Noa](
    No("SE-42", lambda state, _: state.noa_used, "used"),
    *_die("SE-42"),
    No("SE-42", lambda state, noa: noa.face == noa.wanted, "same"),
    No("SE-42", lambda state, noa: noa.wanted not in FACES, "no such face"),
)

_END: Final = Noes[State, End]()

# -- a die that is taken for another ------------------------------------------------------------


def _spot(state: State, roll: Roll) -> int:
    return state.spots[roll.die]


_ROLL: Final = Noes[State, Roll](
    No("SE-30", lambda state, roll: roll.die not in range(DICE), "four dice", bars=True),
    No("SE-41", lambda state, roll: _spot(state, roll) >= 0, "placed", bars=True),
    No("SE-41", lambda state, roll: _spot(state, roll) == GIVEN_UP, "given up", bars=True),
    No("SE-31", lambda state, roll: state.dice[roll.die] != roll.face, "other line"),
    No("SE-30", lambda state, roll: state.dice[roll.die] == roll.face, "rolled"),
)

_NO_DIE: Final = Noes[State, Any](No("SE-31", always, "no action"))

IN_DICE: Final[dict[type, Judge[State, Any]]] = {
    Put: _put,
    Rescue: _RESCUE,
    Bonus: _BONUS,
    Noa: _NOA,
    End: _END,
    Roll: _ROLL,
    Return: NO_RETURN,
    **dict.fromkeys(DEED_ACTS, _NO_DIE),
}
