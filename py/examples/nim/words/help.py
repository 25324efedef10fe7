"""What helps somebody new: what lies there, and what the game is about."""

from __future__ import annotations

from typing import Final

from eden.kit import help as kit
from eden.kit.help import TURN, WATCH, WIN, Aim, Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, capital

from ..data import Heap
from ..state import State
from .names import heap_name, seat_name, stones

_WIN: Final = N_("Take the last stone of all.")
_WIN_MISERE: Final = N_("Leave the last stone of all to the other.")
_TURN: Final = N_("Take as many stones as you like, all from one heap, at least one.")
_WATCH: Final = N_("Two equal heaps: whatever you take from one, the other can take, too.")

_STONE: Final = N_("Tap it to take it and all stones behind it: {count} in all.")
_GONE: Final = N_("Somebody has taken the stone that lay here.")
_HEAP: Final = N_("It has {stones} left, of {laid}.")
_PLAYER: Final = N_("Has taken {stones} so far; who takes the last one counts.")
_EMPTY: Final = N_("Empty place")


def _stone(look: Look[State], letter: str, place: str) -> Explained:
    heap, number, say = Heap[letter.upper()], int(place), look.say
    left = look.state.left[heap]
    if number >= left:
        return Explained(say(_EMPTY), say(_GONE), "NI-5")
    name = capital(stones(1, say))
    return Explained(name, say(_STONE, count=left - number), "NI-4")


def _heap(look: Look[State], letter: str) -> Explained:
    heap, say = Heap[letter.upper()], look.say
    left, laid = stones(look.state.left[heap], say), look.state.laid[heap]
    return Explained(capital(heap_name(heap, say)), say(_HEAP, stones=left, laid=laid), "NI-1")


def _player(look: Look[State], seat: str) -> Explained:
    taken = stones(look.state.taken[int(seat)], look.say)
    rule = "NI-7" if look.state.misere else "NI-6"
    return Explained(seat_name(int(seat), look.say), look.say(_PLAYER, stones=taken), rule)


_EXPLAINERS: Final[Explainers] = {"stone": _stone, "heap": _heap, "player": _player}


def explain(look: Look[State], thing: str) -> Explained | None:
    """What a thing on the table means now."""
    return kit.explained(look, thing, _EXPLAINERS)


def goal(state: State, say: Say) -> tuple[Aim, ...]:
    """The goal card."""
    win = Aim(WIN, say(_WIN_MISERE), "NI-7") if state.misere else Aim(WIN, say(_WIN), "NI-6")
    return (win, Aim(TURN, say(_TURN), "NI-4"), Aim(WATCH, say(_WATCH), "NI-3"))
