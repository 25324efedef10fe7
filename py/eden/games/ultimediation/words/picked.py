"""What is still asked once somebody is picked, told by the options that are left."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision
from eden.engine.notation import Act
from eden.kit.say import N_

from ..acts import Cancel, Lift, LiftPyramid, Load, Mediate, Move, Pair, Use, Ward
from ..data import Character

_ACTS: Final = N_("Turn {turn}. {character} acts: choose an action, or a square to move to.")
_ACTS_HERE: Final = N_("Turn {turn}. {character} acts: choose an action.")
# Where no more than one kind of action is left, which is often what was picked.
_DOES: Final[dict[type[Act], str]] = {
    Move: N_("Turn {turn}. {character} moves: choose a square."),
    Lift: N_("Turn {turn}. {character} teleports: choose whose population."),
    Cancel: N_("Turn {turn}. {character} cancels: choose the attack."),
    Mediate: N_("Turn {turn}. {character} mediates: choose the camp."),
}
_PARTNER: Final = {
    "mediators": N_("{character} comes along: choose the second mediator."),
    "teams": N_("{character} begins with Agapi: choose who else does."),
}

Asked = tuple[str, Character]


def of_picked(now: Decision[Act]) -> Asked | None:
    """The words of the prompt and whom they are about; None while nobody is picked."""
    return _partner(now) if now.ask in _PARTNER else _acting(now)


def _partner(now: Decision[Act]) -> Asked | None:
    """All pairs that are left have one in common."""
    pairs = [{pair.one, pair.other} for pair in now.options if isinstance(pair, Pair)]
    common = set.intersection(*pairs) if pairs else set()
    return (_PARTNER[now.ask], common.pop()) if len(common) == 1 else None


def _acting(now: Decision[Act]) -> Asked | None:
    """All actions that are left are those of one character."""
    actors = {_actor(option) for option in now.options}
    one = actors.pop()
    if now.ask != "act" or actors or one is None:
        return None
    kinds = {type(option) for option in now.options}
    if len(kinds) == 1:
        return _DOES.get(kinds.pop(), _ACTS_HERE), one
    return _ACTS if Move in kinds else _ACTS_HERE, one


def _actor(act: Act) -> Character | None:
    """Whose action it is; None for what is done by the team."""
    match act:
        case Move(one) | Use(one) | Lift(one) | LiftPyramid(one) | Cancel(one) | Ward(one):
            return one
        case Mediate(one):
            return one
        case Load():
            return Character.ELLI
        case _:
            return None
