"""Military bases: where they can be, how they move by a card, and how the team teleports one."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import MoveBase
from ..data import CAMPS, ENERGY, Character, Pile, Square, Why
from ..events import BaseMoved
from ..state import Job, State, Task, Thing
from . import flight
from .board import Result, done, first, home, then
from .piles import attack_cards, drawn_square

BASE: Final = tuple(MoveBase(pile) for pile in CAMPS)


def base_fits(state: State, square: Square) -> bool:
    """Whether a base can stand here beside what is there already."""
    return not (
        square in state.bases
        or square == state.base_u
        or square in state.destroyed
        or square in state.pyramids
    )


def free(state: State, square: Square) -> bool:
    """Whether a base can go here, or a destruction: nothing stands, lies or strikes here."""
    barred = square in state.attacks or square in state.struck
    return base_fits(state, square) and not barred


def put(state: State, camp: int, square: Square) -> State:
    """A base stands here now, and who lives here flees."""
    return flight.join(state._replace(bases=with_at(state.bases, camp, int(square))), square)


def _rebase(state: State, action: Act) -> Result:
    """A base goes to the drawn square, or another card is drawn (UM-43 to UM-45)."""
    camp = first(state).camp
    state, events, square = drawn_square(state, action)
    if not free(state, square):
        return state, events
    return put(done(state), camp, square), (*events, BaseMoved(camp, square))


# -- teleported by the whole team ---------------------------------------------------------------


def can_lift(state: State) -> bool:
    """Whether the team can teleport a base (UM-113)."""
    return state.pyramids_on and not (at_home(state) or tired(state))


def at_home(state: State) -> tuple[Character, ...]:
    """Who is in Base U."""
    return tuple(one for one in state.team if state.at[one] == state.base_u)


def tired(state: State) -> tuple[Character, ...]:
    """Who does not have all energy."""
    return tuple(one for one in state.team if state.energy[one] < ENERGY)


AGAINST: Final = Noes[State, MoveBase](
    No("UM-113", lambda state, act: act.pile not in CAMPS, "camp", bars=True),
    No("UM-113", lambda state, act: not state.pyramids_on, "variant"),
    No("UM-113", lambda state, act: bool(at_home(state)), "home"),
    No("UM-113", lambda state, act: bool(tired(state)), "energy"),
)


def lift_base(state: State, camp: Pile) -> Result:
    """All energy is spent, everybody goes to Base U, the base is lifted (UM-113)."""
    events: list[Event] = []
    for one in state.team:
        state, went = home(state, one, Why.SPENT)
        events += went
    lifted = (int(Thing.BASE), state.bases[camp])
    return then(state._replace(lifted=lifted), Task(Job.TARGET)), tuple(events)


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.REBASE: Step("rebase", attack_cards, _rebase, chance=True),
}
