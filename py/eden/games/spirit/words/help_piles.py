"""What objectives, piles and the counters of the game mean now."""

from __future__ import annotations

from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, capital

from ..acts import Trap
from ..data import HORDES, PILE, Objective, Piece, Place
from ..rules import effects
from ..rules.board import objective, trapper, won_of
from ..state import Phase, State
from .names import on_any, piece_name
from .prompts import objectives_won

_ROUND: Final = N_("Round {round}")
_ROUNDS: Final = N_("A round: your four dice, then the hordes. There is no limit to the rounds.")
_WON: Final = N_("Objectives won")
_WON_NOW: Final = N_("{objectives} so far. With the last one all hordes are driven out: you win.")
_WON_RAVAGE: Final = N_("{objectives} so far. With the last one you win.")

_PILE: Final = N_("The objectives of {horde}")
_PILE_NOW: Final = N_("{won} of 3 won. The cards are won in this order; with the third it leaves.")
_PILE_RAVAGE: Final = N_("{won} of 3 won. The cards are won in this order; the horde stays.")
_BEATEN: Final = N_("All three objectives are won: this horde has left the game.")
_STAYS: Final = N_("All three objectives are won. In Ravage this horde stays and attacks on.")

_OBJECTIVE: Final = N_("Objective: {ally}, {land}")
_ASKS: Final = N_("Bring {ally} and {horde} together {land}, then set a trap with a die.")
_READY: Final = N_("Both are in place {land}: with a die for Trap the card is yours.")
_SET: Final = N_("The trap is set. After your turn the horde flees, and this card is yours.")
_BONUS: Final = N_("Bonus reroll")
_BONUS_NOW: Final = N_("Whoever wins this card may later roll one die again, at no cost.")
_BONUS_FEARLESS: Final = N_("A bonus reroll; in Fearless it cannot be used.")

_NEXT: Final = N_("A waiting card: {ally}")
_NEXT_NOW: Final = N_("Its back shows the ally that you will need; its terrain is still hidden.")
_TICK: Final = N_("An objective that is won")
_TICK_NOW: Final = N_("{won} of the 3 cards of this horde are yours.")
_TICK_ONE: Final = N_("1 of the 3 cards of this horde is yours.")


def _horde(name: str) -> Piece:
    horde = Piece[name.upper()]
    if horde not in HORDES:
        raise ValueError(name)
    return horde


def _round(look: Look[State]) -> Explained:
    return Explained(look.say(_ROUND, round=look.state.round), look.say(_ROUNDS), "SE-27")


def _won(look: Look[State]) -> Explained:
    ravage = "ravage" in look.state.modes
    objectives = capital(objectives_won(look.state, look.say))
    said = look.say(_WON_RAVAGE if ravage else _WON_NOW, objectives=objectives)
    return Explained(look.say(_WON), said, "SE-125" if ravage else "SE-24")


def _pile(look: Look[State], name: str) -> Explained:
    state, say, horde = look.state, look.say, _horde(name)
    title = say(_PILE, horde=piece_name(horde, say))
    ravage, won = "ravage" in state.modes, won_of(state, horde)
    if won == PILE:
        return Explained(title, say(_STAYS if ravage else _BEATEN), "SE-126" if ravage else "SE-23")
    return Explained(title, say(_PILE_RAVAGE if ravage else _PILE_NOW, won=won), "SE-22")


def _open(state: State, horde: Piece) -> Objective:
    wanted = objective(state, horde)
    if wanted is None:
        raise KeyError(horde)
    return wanted


def _objective(look: Look[State], name: str) -> Explained:
    state, say, horde = look.state, look.say, _horde(name)
    wanted = _open(state, horde)
    words = {
        "ally": piece_name(wanted.ally, say),
        "horde": piece_name(horde, say),
        "land": on_any(wanted.terrain, say),
    }
    title = say(_OBJECTIVE, **words)
    if trapper(state, horde) is not None:
        return Explained(title, say(_SET), "SE-75")
    here = state.at[horde] != Place.OUT and state.phase != Phase.SETUP
    if here and effects.ready(state, Trap(wanted.ally, horde)):
        return Explained(title, say(_READY, **words), "SE-70")
    return Explained(title, say(_ASKS, **words), "SE-20")


def _bonus(look: Look[State], name: str) -> Explained:
    if not _open(look.state, _horde(name)).bonus:
        raise KeyError(name)
    fearless = "fearless" in look.state.modes
    said = look.say(_BONUS_FEARLESS if fearless else _BONUS_NOW)
    return Explained(look.say(_BONUS), said, "SE-122" if fearless else "SE-40")


def _next(look: Look[State], name: str, number: str) -> Explained:
    ally = look.state.waiting[_horde(name) - HORDES[0]][int(number)]
    title = look.say(_NEXT, ally=piece_name(ally, look.say))
    return Explained(title, look.say(_NEXT_NOW), "SE-16")


def _tick(look: Look[State], name: str) -> Explained:
    won = won_of(look.state, _horde(name))
    said = look.say(_TICK_ONE) if won == 1 else look.say(_TICK_NOW, won=won)
    return Explained(look.say(_TICK), said, "SE-22")


EXPLAINERS: Final[Explainers] = {
    "round": _round,
    "won": _won,
    "pile": _pile,
    "objective": _objective,
    "bonus": _bonus,
    "next": _next,
    "tick": _tick,
}
