"""The game itself: what is pending, what an action does, and how phase follows phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

from eden.engine.chance import Luck
from eden.engine.game import Decision, Event, Option, Options, Outcome, Seat
from eden.engine.notation import Act

from .. import acts
from ..acts import End, Leave, On, Perish, To, Use
from ..data import (
    BESIDE,
    POWER_TURN,
    POWERS,
    SQUARES,
    Character,
    Deed,
    Difficulty,
    Kind,
)
from ..events import TurnBegan, TurnEnded
from ..state import Job, Phase, State, Thing
from . import attacks, deeds, disasters, effects, flight, mediation, setup, ship
from .board import (
    Result,
    done,
    draw_square,
    first,
    rested,
    then,
)
from .ending import outcome
from .laws import check

PLAYER: Final = 0

Now = Decision[Act]

# What chance does for a task.
_DRAWN: Final[dict[Job, Callable[[State], Now]]] = {
    Job.BASE: lambda state: draw_square(state, "base"),
    Job.OPENING: lambda state: draw_square(state, "opening"),
    Job.BASE_U: lambda state: draw_square(state, "base"),
    Job.TEAM: lambda state: draw_square(state, "team"),
    Job.DICE: attacks.pending_dice,
    Job.ATTACK: attacks.pending_attack,
    Job.REBASE: lambda state: draw_square(state, "rebase"),
    Job.PYRAMID: lambda state: draw_square(state, "pyramid"),
    Job.REVEAL: mediation.pending_reveal,
    Job.DEAL: ship.pending_deal,
    Job.LOOK: effects.pending_look,
    Job.OMEN: disasters.pending_omen,
    Job.TOKEN: lambda state: draw_square(state, "token"),
    Job.EFFECT: effects.pending_destroy,
}
# What the team is asked for a task: the key of the prompt, and the options.
_ASKED: Final[dict[Job, tuple[str, Callable[[State], tuple[Act, ...]]]]] = {
    Job.PROTECTOR: ("protector", lambda state: setup.LEAD),
    Job.MEDIATORS: ("mediators", lambda state: setup.PAIRS),
    Job.TEAMS: ("teams", lambda state: setup.PAIRS),
    Job.ANSWER: ("answer", lambda state: (*deeds.answers(state), attacks.ON)),
    Job.SAVE: ("save", attacks.save_options),
    Job.FLEE: ("flee", flight.options),
    Job.OFFER: ("offer", lambda state: (mediation.REFUSE, mediation.ON)),
    Job.PAY: ("pay", mediation.pay_options),
    Job.AGAIN: ("again", lambda state: mediation.ASK),
    Job.BACK: ("back", mediation.back_options),
    Job.EFFECT: ("effect", effects.options),
    Job.GIVE: ("give", ship.give_options),
    Job.FORESEE: ("foresee", effects.look_options),
    Job.TARGET: ("target", deeds.target_options),
    Job.JOIN: ("join", deeds.join_options),
    Job.REMOTE: ("remote", deeds.remote_options),
}
_APPLIED: Final[dict[Job, Callable[[State, Act], Result]]] = {
    Job.PROTECTOR: setup.apply_lead,
    Job.MEDIATORS: setup.apply_pair,
    Job.TEAMS: setup.apply_pair,
    Job.BASE: setup.apply_base,
    Job.OPENING: setup.apply_opening,
    Job.BASE_U: setup.apply_base_u,
    Job.TEAM: setup.apply_team,
    Job.DICE: attacks.apply_dice,
    Job.ATTACK: attacks.apply_attack,
    Job.SAVE: attacks.apply_save,
    Job.FLEE: flight.apply,
    Job.REBASE: attacks.apply_rebase,
    Job.PYRAMID: attacks.apply_pyramid,
    Job.REVEAL: mediation.apply_reveal,
    Job.OFFER: mediation.apply_offer,
    Job.PAY: mediation.apply_pay,
    Job.AGAIN: mediation.apply_again,
    Job.BACK: mediation.apply_back,
    Job.DEAL: ship.apply_deal,
    Job.GIVE: ship.apply_give,
    Job.FORESEE: effects.apply_look,
    Job.LOOK: effects.apply_seen,
    Job.TARGET: deeds.apply_target,
    Job.JOIN: deeds.apply_join,
    Job.REMOTE: deeds.apply_remote,
    Job.OMEN: disasters.apply_omen,
    Job.TOKEN: disasters.apply_token,
}
# What each task is about: the rule for all that has nothing to do with it.
_ABOUT: Final = {
    Job.BASE: "UM-15",
    Job.OPENING: "UM-16",
    Job.BASE_U: "UM-17",
    Job.TEAM: "UM-18",
    Job.DICE: "UM-34",
    Job.ATTACK: "UM-36",
    Job.REBASE: "UM-43",
    Job.PYRAMID: "UM-108",
    Job.REVEAL: "UM-60",
    Job.DEAL: "UM-92",
    Job.LOOK: "UM-94",
    Job.OMEN: "UM-115",
    Job.TOKEN: "UM-115",
    Job.PROTECTOR: "UM-10",
    Job.MEDIATORS: "UM-10",
    Job.TEAMS: "UM-18",
    Job.ANSWER: "UM-56",
    Job.SAVE: "UM-38",
    Job.FLEE: "UM-26",
    Job.OFFER: "UM-82",
    Job.PAY: "UM-83",
    Job.AGAIN: "UM-80",
    Job.BACK: "UM-78",
    Job.EFFECT: "UM-52",
    Job.GIVE: "UM-93",
    Job.FORESEE: "UM-94",
}
_TARGETS: Final = {Thing.PERSON: "UM-57", Thing.PYRAMID: "UM-109", Thing.BASE: "UM-113"}


class Ultimediation:
    """The rules of Ultimédiation."""

    slug = "ultimediation"
    version = 1
    seats: tuple[int, ...] = (1,)
    roles = len(Character)
    options: tuple[Option, ...] = (
        Option("characters", ("4", "7"), default=("4",)),
        Option(
            "difficulty",
            ("initiate", "advanced", "expert"),
            default=("initiate",),
            clashes=(("initiate", "characters", "7"), ("initiate", "variants", "pyramids")),
        ),
        Option("variants", ("round", "pyramids", "clock"), many=True),
    )

    def setup(self, seats: int, options: Options) -> State:
        """An empty Earth; who comes along is chosen, all else is drawn."""
        characters = int(options["characters"][0])
        variants = options["variants"]
        return State(
            characters=characters,
            needed=Difficulty[options["difficulty"][0].upper()],
            round="round" in variants,
            pyramids_on="pyramids" in variants,
            clock="clock" in variants,
            agenda=setup.agenda(characters),
        )

    def pending(self, state: State) -> Now | Outcome:
        """What must be chosen now, or how the game ended."""
        ended = outcome(state)
        if ended is not None:
            return ended
        if not state.agenda:
            return Decision(PLAYER, "act", deeds.options(state), confirm=True)
        job = first(state).job
        if job in _DRAWN and (job != Job.EFFECT or first(state).one == Kind.DESTROY):
            return _DRAWN[job](state)
        ask, options = _ASKED[job]
        return Decision(PLAYER, ask, options(state))

    def apply(self, state: State, action: Act) -> Result:
        """The state after a listed option, and what happened."""
        if not state.agenda:
            state, events = _end(state) if isinstance(action, End) else deeds.apply(state, action)
        else:
            state, events = _carry_out(state, action)
        return _go_on(state, events)

    def forbids(self, state: State, action: Act) -> str | None:
        """The id of the rule that forbids this action now, or None."""
        now = self.pending(state)
        if isinstance(now, Outcome):
            return now.rule
        if action in now.options:
            return None
        if not state.agenda:
            return deeds.forbids(state, action)
        return _about(state, action)

    def candidates(self, state: State) -> Iterable[Act]:
        """All that could be meant at this moment, allowed or not."""
        if not state.agenda:
            tables = (deeds.MOVE, deeds.LIFT, deeds.CANCEL, deeds.MEDIATE)
            rows = (row for table in tables for row in (table[one] for one in state.team))
            return chain(
                chain.from_iterable(rows),
                attacks.USE,
                deeds.REMOTE,
                deeds.BASE,
                (deeds.LOAD, deeds.END),
                *(deeds.RAISES if state.pyramids_on else ()),
                *(deeds.WARD if state.pyramids_on else ()),
            )
        match first(state).job:
            case Job.FLEE:
                return flight.table(state)
            case Job.BACK:
                return mediation.BACK
            case Job.TARGET:
                return deeds.TO
        now = self.pending(state)
        return now.options if isinstance(now, Decision) else ()

    def parse(self, text: str) -> Act:
        """The action whose text this is, else ValueError."""
        return acts.parse(text)

    def imagine(self, state: State, seat: Seat, luck: Luck) -> State:
        """Nothing is hidden from the team."""
        return state

    def board(self, state: State) -> str:
        """The table drawn as text."""
        return ""

    def check(self, state: State) -> None:
        """Every person, card, cube and token is somewhere exactly once."""
        check(state)


def _about(state: State, action: Act) -> str:
    """The rule of the task which is due that this action does not keep."""
    task = first(state)
    match task.job, action:
        case Job.FLEE, Leave(origin, square) if origin in BESIDE[square]:
            return "UM-126" if square in flight.fleeing(state) else "UM-26"
        case Job.FLEE, Perish():
            return "UM-125"
        case Job.TARGET, _:
            thing = Thing(state.lifted[0])
            taken = isinstance(action, To) and not attacks.base_fits(state, action.square)
            return "UM-120" if thing == Thing.BASE and taken else _TARGETS[thing]
        case ((Job.JOIN | Job.REMOTE), _):
            return "UM-61" if task.one == Deed.TD else "UM-62"
        case job, _:
            return _ABOUT[job]


def _carry_out(state: State, action: Act) -> Result:
    """The task that is due."""
    task = first(state)
    match task.job:
        case Job.ANSWER:
            return _answer(state, action)
        case Job.EFFECT if task.one == Kind.DESTROY:
            return effects.apply_destroy(state, action)
        case Job.EFFECT:
            return effects.apply(state, action)
        case job:
            return _APPLIED[job](state, action)


def _answer(state: State, action: Act) -> Result:
    """A power card shelters the square, or the attack takes its course (UM-56)."""
    if isinstance(action, On):
        return attacks.apply_on(state)
    assert isinstance(action, Use)
    square = SQUARES[first(state).one]
    if POWERS[state.powers[action.character]].kind != Kind.SHELTER:
        return deeds.use(state, action.character)
    state, used = deeds.lay_down(done(state), action.character)
    state, events = attacks.sheltered(state, square)
    return state, (*used, *events)


# -- what follows by itself ---------------------------------------------------------------------


def _go_on(state: State, events: tuple[Event, ...]) -> Result:
    """Do what needs no choice and no chance, until something does or the game is over."""
    told = list(events)
    while outcome(state) is None:
        step = _next(state)
        if step is None:
            break
        state, more = step
        told += more
    return state, tuple(told)


def _next(state: State) -> Result | None:
    """The next thing that happens by itself, None when it is somebody's turn to choose."""
    if not state.agenda:
        return _next_phase(state)
    task = first(state)
    match task.job:
        case Job.FLEE:
            return flight.at_once(state)
        case Job.ANSWER if task.one not in state.attacks:
            return done(state), ()
        case Job.ANSWER if not deeds.answers(state):
            return attacks.apply_on(state)
        case Job.ATTACK if not task.one or not attacks.possible(state):
            return done(state), ()
        case Job.MEDIATE:
            return mediation.go_on(state)
        case Job.SETTLE:
            return mediation.settle(state)
        case Job.SHUFFLE:
            return mediation.apply_shuffle(state)
        case Job.BACK if not mediation.back_squares(state):
            return done(state), ()
        case Job.GIVE if not ship.give_options(state):
            return done(state), ()
        case Job.FORESEE if not effects.look_options(state):
            return done(state), ()
        case Job.EFFECT:
            return _next_effect(state, Kind(task.one))
        case _:
            return None


def _next_effect(state: State, kind: Kind) -> Result | None:
    if kind == Kind.DESTROY:
        return None if effects.destruction_left(state) else (done(state), ())
    if kind in effects.CHOICES:
        return None if effects.choices(state, kind) else (done(state), ())
    return effects.start(state)


def _next_phase(state: State) -> Result | None:
    """The agenda is empty: attacks follow set-up and upkeep, actions follow attacks."""
    match state.phase:
        case Phase.SETUP:
            state, events = attacks.coming(state._replace(phase=Phase.ATTACKS))
            return state, (TurnBegan(1), *events)
        case Phase.ATTACKS:
            return disasters.coming(state._replace(phase=Phase.ACTIONS)), ()
        case Phase.STRIKES:
            return _upkeep(disasters.over(state))
        case _:
            return None


def _end(state: State) -> Result:
    """The actions are over; disasters strike before the next turn (UM-53, UM-117)."""
    unused = sum(state.cubes[one] for one in state.team)
    state, events = disasters.strike(state._replace(phase=Phase.STRIKES))
    return state, (TurnEnded(unused), *events)


def _upkeep(state: State) -> Result:
    """The turn cube moves on, cubes come back; in turn seven power cards are due (UM-33, UM-92)."""
    state = rested(state._replace(turn=state.turn + 1, phase=Phase.ATTACKS))
    if outcome(state) is not None:
        return state, (TurnBegan(state.turn + 1),)
    state, events = attacks.coming(state)
    if state.turn + 1 == POWER_TURN and not state.dealt and not state.round:
        state = then(state._replace(dealt=True), *ship.first_powers(state))
    return state, (TurnBegan(state.turn + 1), *events)
