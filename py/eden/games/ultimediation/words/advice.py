"""What an adviser says: where to look, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.engine.think.player import Reason
from eden.kit.say import N_, Say

from ..acts import (
    Ask,
    Avert,
    Back,
    Calm,
    Cancel,
    End,
    Flee,
    Give,
    Join,
    Jump,
    Lead,
    Leave,
    Lift,
    LiftPyramid,
    Load,
    Look,
    Lose,
    Mediate,
    Move,
    MoveBase,
    On,
    Pair,
    Pay,
    Perish,
    Raise,
    Refresh,
    Refuse,
    Remote,
    Save,
    Source,
    To,
    Use,
    Ward,
)
from ..data import COLUMNS
from ..rules.board import doing
from ..state import Job, State
from .facts import fact
from .motives import MOTIVES, Motive
from .names import character_name, square_name

# -- where to look ------------------------------------------------------------------------------

_SOMEBODY: Final = N_("Look at {character} on {square}.")
_CUBES: Final = N_("Look at the cubes of {character}.")
_ROW: Final = N_("Look at row {row}.")
_SHIP: Final = N_("Look at Base U and the ship.")
_POWERS: Final = N_("Look at your power cards.")
_PLACES: Final[dict[type[Act], str]] = {
    Load: _SHIP,
    Use: _POWERS,
    Remote: N_("Look at what three can do together."),
    MoveBase: N_("Look at the military bases."),
    End: N_("Look at the cubes that are left."),
    Refuse: N_("Look at the energy outside Base U."),
    On: N_("Look at what would change if you went on."),
    Pay: N_("Look at who has energy left."),
    Ask: N_("Look at the piles of the two camps."),
    Give: N_("Look at who has no power card."),
    Look: N_("Look at the piles."),
    Save: N_("Look at the protectors."),
    Lead: N_("Look at what each protector does best."),
    Pair: N_("Look at what each mediator does best."),
    Perish: N_("Look at the squares that were struck."),
    Raise: N_("Look at the pyramids."),
    Join: N_("Look at who can spare a cube."),
}


def where(state: State, action: Act, say: Say) -> str:
    """Where to look, without the answer."""
    match action:
        case Move(one) | Lift(one) | LiftPyramid(one) | Cancel(one) | Ward(one) | Mediate(one):
            return say(_SOMEBODY, character=character_name(one), square=square_name(state.at[one]))
        case Jump(one) | Refresh(one) | Lose(one):
            return say(_CUBES, character=character_name(one))
        case To(square) | Back(square) | Flee(square) | Calm(square) | Avert(square):
            return say(_ROW, row=square // COLUMNS + 1)
        case Source(square) | Leave(square):
            return say(_ROW, row=square // COLUMNS + 1)
        case On() if doing(state, Job.ANSWER, Job.PAUSE):
            return say(_POWERS)
        case On() if doing(state, Job.OFFER):
            return say(_PLACES[Refuse])
        case _:
            return say(_PLACES[type(action)])


# -- why ----------------------------------------------------------------------------------------

# A line is read at a glance.
_LONGEST: Final = 110
# What matters less than this part of the first thing is a trifle.
_TRIFLE: Final = 0.4
_AND: Final = N_("{one}, and {other}")
_BUT: Final = N_("{one}, although {other}")
_LAST: Final = N_("nothing better is left to do")
_ALIKE: Final = N_("as good as anything else")
_WINS: Final = N_("this makes peace")
_LOSES: Final = N_("everything else loses at once")


def reason(state: State, action: Act, reasons: tuple[Reason, ...], say: Say) -> str:
    """Why, in one line: the one or two things that count most, with what can be counted."""
    over = next((one for one in reasons if one.feature == "over"), None)
    if over is not None and over.then:
        return say(_WINS if over.then > 0 else _ALIKE)
    if over is not None and over.other:
        return say(_LOSES)
    speaking = _speaking(state, reasons, say)
    told = fact(state, action, say) or next(speaking, "")
    if not told:
        return say(_LAST if isinstance(action, End) else _ALIKE)
    second = next(speaking, "")
    if second:
        told = _within(told, say(_AND, one=told, other=second))
    against = _against(state, reasons, say)
    return _within(told, say(_BUT, one=told, other=against)) if against else told


def _within(short: str, longer: str) -> str:
    return longer if len(longer) <= _LONGEST else short


def _speaking(state: State, reasons: tuple[Reason, ...], say: Say) -> Iterator[str]:
    """What speaks for it, each thing once, without trifles."""
    most = 0.0
    told: set[str] = set()
    for one in sorted(reasons, key=lambda reason: -reason.share):
        motive = MOTIVES[one.feature]
        most = most or one.share
        if one.share <= 0.0 or one.share < _TRIFLE * most:
            return
        if motive.about not in told:
            told.add(motive.about)
            yield _told(state, motive, motive.gain, one, say)


def _against(state: State, reasons: tuple[Reason, ...], say: Say) -> str:
    """What speaks most against it, if it weighs as much as half of all that speaks for it."""
    worst = min(reasons, key=lambda reason: reason.share, default=None)
    most = max((one.share for one in reasons), default=0.0)
    if worst is None or worst.share >= 0.0 or -worst.share < most / 2 or worst.share > -0.02:
        return ""
    motive = MOTIVES.get(worst.feature)
    return (
        "" if motive is None or not motive.loss else _told(state, motive, motive.loss, worst, say)
    )


def _told(state: State, motive: Motive, text: str, one: Reason, say: Say) -> str:
    return say(text, count=motive.counted(state, one.then))
