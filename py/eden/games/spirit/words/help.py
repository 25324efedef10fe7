"""What helps somebody new: what a thing on the table means now, and what the game is about."""

from __future__ import annotations

from typing import Final

from eden.kit import help as kit
from eden.kit.help import LOSE, TURN, WATCH, WIN, Aim, Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say

from ..state import State
from . import help_dice, help_eden, help_piles

_EXPLAINERS: Final[Explainers] = {
    **help_eden.EXPLAINERS,
    **help_dice.EXPLAINERS,
    **help_piles.EXPLAINERS,
}

_WIN: Final = N_("Drive out the three hordes: win the three objectives of each.")
_WIN_RAVAGE: Final = N_("Win all nine objectives, three of each horde. The hordes stay to the end.")
_LOSE: Final = N_("Both terrains of one kind are destroyed: two swamps, for example.")
_DICE: Final = N_("Tap a die, then an action, then the board. Each Action card takes one die.")
_TRAP: Final = N_("Objective: trap the horde with the ally on its card, on that kind of terrain.")
_TRAP_HEALTHY: Final = N_(
    "Objective: trap the horde with the ally on its card, on that terrain, and a healthy one."
)
_WEAKNESS: Final = N_("Before the dice are rolled you do without one Action card.")
_HORDES: Final = N_(
    "After your turn each horde acts: alone it ravages a terrain, the next time destroys it;"
    " an ally there is sent away."
)
_FEARLESS: Final = N_("Bonus rerolls cannot be used.")


def explain(look: Look[State], thing: str) -> Explained | None:
    """What a thing on the table means now."""
    return kit.explained(look, thing, _EXPLAINERS)


def goal(state: State, say: Say) -> tuple[Aim, ...]:
    """The goal card, true for the modes that are played."""
    modes = state.modes
    lines = [
        Aim(WIN, say(_WIN_RAVAGE), "SE-125") if "ravage" in modes else Aim(WIN, say(_WIN), "SE-24"),
        Aim(LOSE, say(_LOSE), "SE-25"),
    ]
    if "weakness" in modes:
        lines.append(Aim(TURN, say(_WEAKNESS), "SE-127"))
    healthy = "celestial" in modes
    lines += [
        Aim(TURN, say(_DICE), "SE-31"),
        Aim(TURN, say(_TRAP_HEALTHY if healthy else _TRAP), "SE-121" if healthy else "SE-20"),
        Aim(WATCH, say(_HORDES), "SE-90"),
    ]
    if "fearless" in modes:
        lines.append(Aim(WATCH, say(_FEARLESS), "SE-122"))
    return tuple(lines)
