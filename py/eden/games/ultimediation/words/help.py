"""What helps somebody new: what a thing on the table means now, and what the game is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit import help as kit
from eden.kit.help import LOSE, TURN, WATCH, WIN, Aim, Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say

from ..state import State
from . import help_cards, help_map, help_team, help_track

_EXPLAINERS: Final[Explainers] = {
    **help_map.EXPLAINERS,
    **help_track.EXPLAINERS,
    **help_cards.EXPLAINERS,
    **help_team.EXPLAINERS,
}


def explain(look: Look[State], thing: str) -> Explained | None:
    """What a thing on the table means now."""
    return kit.explained(look, thing, _EXPLAINERS)


# -- the goal card ------------------------------------------------------------------------------

# It is read at one glance, so it has at most so many lines.
_LINES: Final = 7

_WIN: Final = {
    1: N_("Find one need of the eastern and one of the western camp: then peace is possible."),
    2: N_("Find two needs of the eastern and two of the western camp: then peace is possible."),
    3: N_("Find three needs of the eastern and three of the western camp: then there is peace."),
}
_WIN_PYRAMIDS: Final = N_(
    "Or: bring the four pyramids to the four corners, with four population tokens each."
)
_LOSE_ROW: Final = N_("A row of nine squares is covered by attacks, Base U or destructions.")
_LOSE_CUBES: Final = N_(
    "The cubes above the map meet: one moves each turn, the other with each population lost."
)
_TURN: Final = {
    4: N_(
        "Attacks come; then each of your four characters has three actions. To find a need, walk "
        "to a military base and mediate there."
    ),
    7: N_(
        "Attacks come; then each of your seven characters has three actions. To find a need, walk "
        "to a military base and mediate there."
    ),
}
_TURN_ROUND: Final = N_(
    "The Earth is round: characters can move across its edge. There are no power cards."
)
_WATCH: Final = N_(
    "Population flees from attacks; whoever finds no room on a square beside is lost."
)
_WATCH_DISASTERS: Final = N_("From turn D on disasters threaten: cancel them before the turn ends.")
_WATCH_CLOCK: Final = N_("Your actions have a time limit: what is not done in time is lost.")


def _aims(state: State, say: Say) -> Iterator[Aim]:
    yield Aim(WIN, say(_WIN[state.needed]), "UM-97")
    if state.pyramids_on:
        yield Aim(WIN, say(_WIN_PYRAMIDS), "UM-106")
    yield Aim(LOSE, say(_LOSE_ROW), "UM-98")
    yield Aim(LOSE, say(_LOSE_CUBES), "UM-99")
    yield Aim(TURN, say(_TURN[state.characters]), "UM-32")
    if state.round:
        yield Aim(TURN, say(_TURN_ROUND), "UM-103")
    if state.pyramids_on:
        yield Aim(WATCH, say(_WATCH_DISASTERS), "UM-116")
    else:
        yield Aim(WATCH, say(_WATCH), "UM-28")
    if state.clock:
        yield Aim(WATCH, say(_WATCH_CLOCK), "UM-122")


def goal(state: State, say: Say) -> tuple[Aim, ...]:
    """The goal card, for the difficulty and the variants of this game."""
    return tuple(_aims(state, say))[:_LINES]
