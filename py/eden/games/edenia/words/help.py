"""What helps somebody new: what everything on the table means, and what the game is about."""

from __future__ import annotations

from typing import Final

from eden.kit import help as kit
from eden.kit.help import LOSE, TURN, WATCH, WIN, Aim, Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say

from ..data import FLAG_POINTS, GOAL_SHEEP, LAW, POINTS, VALUES
from ..state import State
from . import choices, goods, sights

_EXPLAINERS: Final[Explainers] = {
    **sights.EXPLAINERS,
    **goods.EXPLAINERS,
    **choices.EXPLAINERS,
}

_RACE: Final = N_("Race: bring your {count} sheep from Arridis to Edenia. The third there wins.")
_LAW: Final = N_("Law of the universe: have exactly {law} points, neither more nor fewer.")
_PRESTIGE: Final = N_(
    "Prestige: each sheep there takes a Trifolium; once the last is taken, the most points win."
)
_LATE: Final = N_("Somebody else wins in one of these ways first.")
_MOVE: Final = N_(
    "Move one sheep: it runs along its path until something stops it. Or pass: take a clover."
)
_POINTS: Final = N_(
    "Points: Trifolium {least} to {most}, flag {flag}, artefact up to {artefact}, clover 1."
)
_BLOCKED: Final = N_("A sheep on your path blocks it: leaping over it costs a clover.")

_LAMBS: Final = N_("Be the first to bring {count} of your sheep from Arridis to Edenia.")
_LATE_LAMBS: Final = N_("Somebody else has {count} sheep on Edenia first.")
_SPENT: Final = N_("Clovers are only for leaps, and for teleporting between two colours.")


def explain(look: Look[State], thing: str) -> Explained | None:
    """What a thing on the table means now, to the eyes of who looks."""
    return kit.explained(look, thing, _EXPLAINERS)


def goal(state: State, say: Say) -> tuple[Aim, ...]:
    """The goal card, for the options of this game."""
    count = GOAL_SHEEP[state.lambs]
    if state.lambs:
        return (
            Aim(WIN, say(_LAMBS, count=count), "ED-131"),
            Aim(LOSE, say(_LATE_LAMBS, count=count), "ED-131"),
            Aim(TURN, say(_MOVE), "ED-32"),
            Aim(WATCH, say(_BLOCKED), "ED-61"),
            Aim(WATCH, say(_SPENT), "ED-133"),
        )
    numbers = {"least": min(VALUES), "most": max(VALUES)}
    points = say(_POINTS, flag=FLAG_POINTS, artefact=max(POINTS), **numbers)
    law = (Aim(WIN, say(_LAW, law=LAW), "ED-21"),) if state.law else ()
    return (
        Aim(WIN, say(_RACE, count=count), "ED-20"),
        *law,
        Aim(WIN, say(_PRESTIGE), "ED-22"),
        Aim(LOSE, say(_LATE), "ED-25"),
        Aim(TURN, say(_MOVE), "ED-32"),
        Aim(WATCH, points, "ED-26"),
        Aim(WATCH, say(_BLOCKED), "ED-61"),
    )
