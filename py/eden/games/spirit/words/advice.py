"""What an adviser says: where to look, and why."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.think.player import Reason
from eden.kit.say import N_, Say

from ..acts import (
    Attract,
    Bonus,
    Close,
    End,
    Go,
    Heal,
    Lower,
    Noa,
    Protect,
    Push,
    Put,
    Ravage,
    React,
    Rescue,
    Return,
    Send,
    Swap,
    Trap,
)
from ..state import State
from .names import facts

# -- where to look ------------------------------------------------------------------------------

_AT_ALLY: Final = N_("Look at {ally}.")
_AT_HORDE: Final = N_("Look at {horde}.")
_AT_DICE: Final = N_("Look at the dice that you cannot use well.")
_WHERE: Final[dict[type[Act], str]] = {
    Ravage: N_("Look at where the hordes stand, and where they walk next."),
    Return: N_("Look at the forests."),
    Close: N_("Look at what each Action card is good for now."),
    Put: N_("Look at your dice that show {face}."),
    Rescue: _AT_DICE,
    Bonus: _AT_DICE,
    Noa: N_("Look at Noa."),
    End: N_("Look at what the hordes will do now."),
    Go: _AT_ALLY,
    Attract: _AT_ALLY,
    Push: _AT_ALLY,
    Protect: _AT_ALLY,
    Heal: _AT_ALLY,
    Trap: _AT_HORDE,
    Swap: N_("Look at {one}."),
    React: _AT_HORDE,
    Send: N_("Look at which ally you need next."),
    Lower: N_("Look at which shield you need next."),
}


def where(state: State, action: Act, say: Say) -> str:
    """Where to look, without the answer."""
    return say(_WHERE[type(action)], **facts(state, action, say))


# -- why ----------------------------------------------------------------------------------------

_WINS: Final = N_("wins an objective, then {left} are left")
_WINS_LAST: Final = N_("wins the last objective")
_WINS_ONE: Final = N_("wins an objective, then one is left")
_LATER: Final = N_("keeps an objective for later")
_OUT: Final = N_("drives a horde out of Eden")
_STAYS: Final = N_("a horde stays a little longer")
_LIKELY: Final = N_("brings a trap within reach for the next round")
_NEARER: Final = N_("brings a trap nearer")
_NO_HURRY: Final = N_("the next trap can wait")
_LASTING: Final = N_("Eden can hold out for longer")
_RISK: Final = N_("the risk is small")
_SPARES: Final = N_("spares a terrain")
_YIELDS: Final = N_("lets a terrain suffer that can wait")
_KIND: Final = N_("keeps a kind of terrain out of danger")
_GIVES: Final = N_("gives up one terrain to hold the others")
_IN_EDEN: Final = N_("keeps an ally in Eden")
_AT_NOA: Final = N_("an ally at Noa is a small price")
_SHIELD: Final = N_("a shield stays up")
_NO_SHIELD: Final = N_("no shield is needed there")
_USE_DICE: Final = N_("makes use of a die")
_KEEP_DICE: Final = N_("keeps a die for something better")
_TRAP_NOW: Final = N_("a trap becomes possible in this turn")
_NO_TRAP: Final = N_("no trap is possible in this turn anyway")
_SAVED: Final = N_("saves Eden from falling")
_HOPE: Final = N_("a die can still save Eden")
_ANY: Final = N_("nothing better is in sight")
_BOTH: Final = N_("{one}, and {other}")
# Where nothing speaks for it more than for another option.
_PLAIN: Final[dict[type[Act], str]] = {
    End: N_("the dice have nothing better to give"),
    React: N_("the order makes no difference here"),
}

# By feature: what is said where there is more of it than otherwise, and where there is less.
PHRASES: Final[dict[str, tuple[str, str]]] = {
    "won": (_WINS_LAST, _LATER),
    "left": (_LATER, _WINS),
    "three left": (N_("the last three objectives are near"), _LATER),
    "one left": (N_("the last objective is near"), _LATER),
    "hordes": (_STAYS, _OUT),
    "one horde": (_OUT, _STAYS),
    "last cards": (N_("one more trap, and a horde is gone"), _STAYS),
    "drags on": (_LATER, N_("the game must not drag on")),
    "first trap": (_LIKELY, _NO_HURRY),
    "second trap": (N_("brings two traps within reach for the next round"), _NO_HURRY),
    "third trap": (N_("brings all traps within reach"), _NO_HURRY),
    "last trap": (N_("brings a horde’s last objective within reach"), _NO_HURRY),
    "shared ally": (N_("one ally serves two objectives"), N_("each ally has its own objective")),
    "single terrain": (
        N_("one terrain is enough for an objective"),
        N_("keeps both terrains for an objective"),
    ),
    "way": (_NO_HURRY, _NEARER),
    "ravaged": (_YIELDS, _SPARES),
    "both ravaged": (_YIELDS, _SPARES),
    "last healthy": (_GIVES, _KIND),
    "last ravaged": (_GIVES, _KIND),
    "falls in 1": (_RISK, _LASTING),
    "falls in 2": (_RISK, _LASTING),
    "falls in 3": (_RISK, _LASTING),
    "falls in 4": (_LASTING, _LASTING),
    "second falls in 1": (_RISK, N_("no two hordes threaten Eden’s fall at once")),
    "second falls in 2": (_RISK, _LASTING),
    "second falls in 3": (_RISK, _LASTING),
    "exposed": (_RISK, N_("the deadly blow can be parried")),
    "blows": (N_("a blow there does little harm"), N_("fewer terrains lie open to the hordes")),
    "walks": (
        N_("a horde loses time on a destroyed place"),
        N_("a horde stays where it can be trapped"),
    ),
    "away": (_AT_NOA, _IN_EDEN),
    "two away": (_AT_NOA, _IN_EDEN),
    "returning": (N_("an ally comes back"), _IN_EDEN),
    "guards": (N_("a shield stands against a horde"), _NO_SHIELD),
    "shields": (_SHIELD, _NO_SHIELD),
    "noa": (N_("saves Noa’s power for later"), N_("this is worth Noa’s power")),
    "bonuses": (N_("saves the bonus reroll for later"), N_("this is worth a bonus reroll")),
    "dice": (_KEEP_DICE, _USE_DICE),
    "could trap": (_TRAP_NOW, _NO_TRAP),
    "could beat": (N_("a horde’s last trap becomes possible in this turn"), _NO_TRAP),
    "doomed": (_HOPE, _SAVED),
    "doomed with dice": (_HOPE, _SAVED),
    "beyond help": (_HOPE, _SAVED),
}
_WINS_FEW: Final = {0: _WINS_LAST, 1: _WINS_ONE}
# Of these one is told.
_TRAPS: Final = ("first trap", "second trap", "third trap", "last trap")
# A trap is within reach if it is at least so likely.
_IN_REACH: Final = 0.5
# A second reason is told if it counts at least so much as a part of the first one.
_WORTH_TELLING: Final = 0.4


def reason(state: State, action: Act, reasons: tuple[Reason, ...], say: Say) -> str:
    """Why, in one line: the one or two things that speak most for it."""
    told: list[str] = []
    traps = 0
    first = reasons[0].share if reasons else 0.0
    for one in reasons:
        if len(told) == 2 or one.share <= 0 or one.share < first * _WORTH_TELLING:
            break
        phrase = _phrase(one, say)
        if phrase not in told and not (one.feature in _TRAPS and traps):
            told.append(phrase)
        traps += one.feature in _TRAPS
    if not told:
        return say(_PLAIN.get(type(action), _ANY))
    return told[0] if len(told) == 1 else say(_BOTH, one=told[0], other=told[1])


def _phrase(one: Reason, say: Say) -> str:
    more, less = PHRASES[one.feature]
    text = more if one.then > one.other else less
    if text == _WINS:
        left = round(one.then)
        return say(_WINS_FEW.get(left, _WINS), left=left)
    if one.feature in _TRAPS and text == more and one.then < _IN_REACH:
        return say(_NEARER)
    return say(text)
