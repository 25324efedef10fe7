"""The facts of a moment that reasons mention: who is where, what is under way, what is missing."""

from __future__ import annotations

from typing import Any, Final

from eden.kit.reasons import Fact
from eden.kit.say import N_, Say, listed

from ..acts import (
    Cancel,
    Join,
    Lift,
    LiftPyramid,
    Load,
    Mediate,
    Move,
    Refresh,
    Remote,
    Use,
    Ward,
)
from ..data import POWERS, Character, Deed, Kind
from ..rules import bases, cancel, remote
from ..rules.board import capacity, first
from ..rules.flight import fleeing, origin_of
from ..rules.reasons import who
from ..rules.setup import outsider
from ..state import Job, Phase, State
from .cards import power_title
from .names import character_name, deed_name, number_word, square_name

# The place for the cube that an action needs.
_PLACES: Final = {
    Move: Deed.MOVE,
    Use: Deed.POWER,
    Lift: Deed.TELEPORT,
    LiftPyramid: Deed.TELEPORT,
    Load: Deed.TELEPORT,
    Cancel: Deed.CANCEL,
    Ward: Deed.CANCEL,
    Mediate: Deed.MEDIATE,
}

# What has to be done before anything else, by the task that is due.
_CARD: Final = N_("a card has to be settled first")
_BUSY: Final = {
    **dict.fromkeys((Job.PROTECTOR, Job.MEDIATORS, Job.TEAMS), N_("the team is not complete yet")),
    Job.ANSWER: N_("an attack has to be settled first"),
    Job.SAVE: N_("{character} has to be saved first"),
    Job.FLEE: N_("the population of {square} has to flee first"),
    Job.OFFER: N_("whether the effect happens has to be chosen first"),
    Job.AGAIN: N_("a camp to ask has to be chosen first"),
    Job.EFFECT: N_("the effect of the card is not finished"),
    Job.PAY: N_("energy has to be paid first"),
    Job.BACK: N_("population comes back from the ship first"),
    Job.GIVE: N_("a power card has to be given first"),
    Job.FORESEE: N_("a pile has to be looked at first"),
    Job.TARGET: N_("the teleport is not finished"),
    **dict.fromkeys((Job.JOIN, Job.REMOTE), N_("the remote action is not finished")),
}
_ATTACKS: Final = N_("the attack phase is not over")

# Why a power card would do nothing.
_USELESS: Final = {
    Kind.CALM: N_("there is nothing to cancel"),
    Kind.CARRY: N_("there is nothing to teleport"),
    Kind.JUMP: N_("nobody can go anywhere else"),
    Kind.REST: N_("nobody lacks energy"),
    Kind.REFRESH: N_("no action cube has been used yet"),
    Kind.FORESEE: N_("all next cards are known already"),
}


def _busy(state: State, act: Any, say: Say) -> str:
    """What has to be done before anything else."""
    task = first(state)
    match task.job:
        case Job.PAUSE | Job.ANSWER if state.phase == Phase.ATTACKS:
            return say(_ATTACKS)
        case Job.SAVE:
            return say(_BUSY[Job.SAVE], character=character_name(task.character))
        case Job.FLEE:
            return say(_BUSY[Job.FLEE], square=square_name(task.square))
        case job:
            return say(_BUSY.get(job, _CARD))


def _deed(state: State, act: Any, say: Say) -> str:
    """The place on a sheet that is meant."""
    match act:
        case Join():
            deed = first(state).deed
        case Refresh(_, deed) | Remote(deed):
            pass
        case _:
            deed = _PLACES[type(act)]
    return deed_name(deed, say)


def _there(state: State) -> str:
    return square_name(state.at[first(state).character])


def _protector(state: State, act: Any, say: Say) -> str:
    """On whose square a character stands."""
    found = cancel.with_protector(state, act.character)
    assert found is not None
    return character_name(found)


def _outsider(state: State, pair: Any, say: Say) -> str:
    found = outsider(pair)
    assert found is not None
    return character_name(found)


def _names(people: tuple[Character, ...], say: Say) -> str:
    return listed(map(character_name, people), say)


FACTS: Final[dict[str, Fact]] = {
    "character": lambda state, act, say: character_name(who(act)),
    "here": lambda state, act, say: square_name(state.at[who(act)]),
    "there": lambda state, act, say: _there(state),
    "origin": lambda state, act, say: square_name(origin_of(state, act)),
    "squares": lambda state, act, say: listed(map(square_name, fleeing(state)), say),
    "base": lambda state, act, say: square_name(state.bases[act.pile]),
    "capacity": lambda state, act, say: number_word(capacity(state, act.square), say),
    "people": lambda state, act, say: number_word(state.people[act.square], say),
    "left": lambda state, act, say: str(first(state).left),
    "waiting": lambda state, act, say: str(state.people[state.base_u]),
    "aboard": lambda state, act, say: str(state.ship),
    "able": lambda state, act, say: str(len(remote.able(state, act.deed))),
    "home": lambda state, act, say: character_name(bases.at_home(state)[0]),
    "tired": lambda state, act, say: character_name(bases.tired(state)[0]),
    "team": lambda state, act, say: _names(state.team, say),
    "chosen": lambda state, act, say: character_name(state.team[-1]),
    "outsider": _outsider,
    "protector": _protector,
    "deed": _deed,
    "busy": _busy,
    "power": lambda state, act, say: power_title(state.powers[act.character], say),
    "useless": lambda state, act, say: say(_USELESS[POWERS[state.powers[act.character]].kind]),
}
