"""Looking ahead: the next cards of a pile of choice (UM-94)."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Look, Turn
from ..data import FORESEEN, Pile
from ..events import Foreseen
from ..state import Job, State, Task
from .board import ByItself, Result, done, done_once, dropped_unless, first
from .piles import TURN, deck, drawn, forgotten

LOOK: Final = tuple(Look(pile) for pile in Pile)


def piles(state: State) -> tuple[Act, ...]:
    """Every pile that this game uses and that is not known already."""
    return tuple(LOOK[pile] for pile in Pile if _in_use(state, pile) and _unknown(state, pile))


def _in_use(state: State, pile: Pile) -> bool:
    """Whether there are cards of this kind in this game (UM-104, UM-115)."""
    if pile == Pile.POWER:
        return not state.round
    return state.pyramids_on if pile == Pile.DISASTER else True


_AGAINST: Final = Noes[State, Look](
    No("UM-94", lambda state, look: not _in_use(state, look.pile), "unused", bars=True),
    No("UM-94", lambda state, look: not _unknown(state, look.pile), "known"),
)


def _unknown(state: State, pile: Pile) -> int:
    """How many of the next three cards of a pile are still to be seen."""
    return min(FORESEEN, len(deck(forgotten(state, pile), pile))) - len(state.tops[pile])


def _look(state: State, action: Act) -> Result:
    """Three cards are turned, one after the other."""
    assert isinstance(action, Look)
    return done(state, Task(Job.LOOK, action.pile, _unknown(state, action.pile))), ()


def _cards(state: State) -> tuple[Act, ...]:
    """The next unknown card of that pile."""
    pile = first(state).pile
    left = deck(forgotten(state, pile), pile)
    return tuple(TURN[pile][card] for card in left if card not in state.tops[pile])


def _seen(state: State, action: Act) -> Result:
    """A card is known, in its place."""
    assert isinstance(action, Turn)
    pile, task = action.pile, first(state)
    known = (*state.tops[pile], action.card)
    state, events = drawn(forgotten(state, pile), pile, action.card)
    state = done_once(state._replace(tops=with_at(state.tops, pile, known)))
    return state, events if task.left > 1 else (*events, Foreseen(pile, known))


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.FORESEE: Step(
        "foresee", piles, _look, against={Look: _AGAINST}, candidates=lambda state: LOOK
    ),
    Job.LOOK: Step("look", _cards, _seen, chance=True),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {
    Job.FORESEE: lambda state: dropped_unless(state, piles(state)),
}
