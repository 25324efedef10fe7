"""Set-up: who comes along, then bases, opening attacks, Base U and parties by drawn cards."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from eden.engine.game import Options
from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Draw, Lead, Pair
from ..data import CAMPS, MEDIATORS, OPENING, PROTECTORS, Character, Difficulty, Pile
from ..events import AttackLaid, BasePlaced, BaseUPlaced, TeamChosen, TeamPlaced
from ..state import Job, State, Task
from . import bases, flight
from .board import Result, done, done_once, first
from .piles import attack_cards, drawn, drawn_square

LEAD: Final = tuple(Lead(one) for one in PROTECTORS)
PAIRS: Final = tuple(Pair(one, other) for one, other in combinations(MEDIATORS, 2))
ALL_LEADS: Final = tuple(map(Lead, Character))
ALL_PAIRS: Final = tuple(Pair(one, other) for one, other in combinations(Character, 2))


def begin(options: Options) -> State:
    """An empty Earth; who comes along is chosen, all else is drawn."""
    characters = int(options["characters"][0])
    variants = options["variants"]
    return State(
        characters=characters,
        needed=Difficulty[options["difficulty"][0].upper()],
        round="round" in variants,
        pyramids_on="pyramids" in variants,
        clock="clock" in variants,
        agenda=_agenda(characters),
    )


def _agenda(characters: int) -> tuple[Task, ...]:
    """All that set-up needs, in its order (UM-10, UM-15 to UM-18)."""
    chosen = (Task(Job.PROTECTOR), Task(Job.MEDIATORS)) if characters == 4 else (Task(Job.TEAMS),)
    teams = (Task(Job.TEAM, 0),) if characters == 4 else (Task(Job.TEAM, 0), Task(Job.TEAM, 1))
    return (
        *chosen,
        *(Task(Job.BASE, camp) for camp in CAMPS),
        Task(Job.OPENING, OPENING),
        Task(Job.BASE_U),
        *teams,
    )


# -- who comes along ----------------------------------------------------------------------------

_LEADS: Final = Noes[State, Lead](
    No("UM-10", lambda state, act: act.character == Character.ELLI, "elli"),
    No("UM-10", lambda state, act: act.character in MEDIATORS, "protector"),
)
_FIRST: Final[No[State, Pair]] = No("UM-10", lambda state, act: not state.team, "first")
_SEVEN: Final[No[State, Lead]] = No("UM-10", lambda state, act: state.characters == 7, "seven")
_LED: Final[No[State, Lead]] = No("UM-10", lambda state, act: bool(state.team), "led")


def outsider(pair: Pair) -> Character | None:
    """Who of a pair is no mediator."""
    return next((one for one in (pair.one, pair.other) if one not in MEDIATORS), None)


def _pairs(rule: str) -> Noes[State, Pair]:
    """What is against choosing these two."""
    return Noes(
        No(rule, lambda state, pair: outsider(pair) is not None, "mediator"),
        No(rule, lambda state, pair: pair.one == pair.other, "twice"),
        No(rule, lambda state, pair: pair.one > pair.other, "order"),
    )


def _lead(state: State, action: Act) -> Result:
    """The protector is chosen."""
    assert isinstance(action, Lead)
    return done(state)._replace(team=(Character.ELLI, action.character)), ()


def _pair(state: State, action: Act) -> Result:
    """The mediators are chosen."""
    assert isinstance(action, Pair)
    state = done(state)._replace(team=(*state.team, action.one, action.other))
    return state, (TeamChosen(state.team),)


def _with_agapi(state: State, action: Act) -> Result:
    """All come along; the mediators who begin with Agapi are chosen."""
    assert isinstance(action, Pair)
    chosen = (action.one, action.other)
    order = (*chosen, *(one for one in MEDIATORS if one not in chosen))
    state = done(state)._replace(team=tuple(Character), joined=tuple(map(int, order)))
    return state, (TeamChosen(state.team),)


def _parties(state: State) -> tuple[tuple[Character, ...], ...]:
    """Who begins together."""
    if state.characters == 4:
        return (state.team[1:],)
    order = tuple(Character(one) for one in state.joined)
    return ((PROTECTORS[0], *order[:2]), (PROTECTORS[1], *order[2:]))


# -- where everything begins --------------------------------------------------------------------


def _base(state: State, action: Act) -> Result:
    """A base stands on the drawn square, and its population flees (UM-15)."""
    camp = first(state).camp
    state, events, square = drawn_square(state, action)
    return bases.put(done(state), camp, square), (*events, BasePlaced(camp, square))


def _opening(state: State, action: Act) -> Result:
    """An attack is there from the beginning (UM-16)."""
    assert isinstance(action, Draw)
    state, events = drawn(done_once(state), Pile.ATTACK, action.square)
    state = state._replace(attacks=state.attacks | {action.square})
    return flight.join(state, action.square), (*events, AttackLaid(action.square))


def _base_u(state: State, action: Act) -> Result:
    """Base U and Elli (UM-17)."""
    state, events, square = drawn_square(state, action)
    at = with_at(state.at, Character.ELLI, int(square))
    return done(state._replace(base_u=int(square), at=at)), (*events, BaseUPlaced(square))


def _team(state: State, action: Act) -> Result:
    """A party begins on the drawn square (UM-18)."""
    state, events, square = drawn_square(state, action)
    number, parties = first(state).party, _parties(state)
    at = state.at
    for one in parties[number]:
        at = with_at(at, one, int(square))
    state = done(state._replace(at=at))
    if number == len(parties) - 1:
        state = state._replace(joined=())
    return state, (*events, TeamPlaced(parties[number], square))


STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.PROTECTOR: Step(
        "protector",
        lambda state: LEAD,
        _lead,
        against={Lead: _LEADS, Pair: Noes(_FIRST)},
        candidates=lambda state: ALL_LEADS,
    ),
    Job.MEDIATORS: Step(
        "mediators",
        lambda state: PAIRS,
        _pair,
        against={Pair: _pairs("UM-10"), Lead: Noes(_LED)},
        candidates=lambda state: ALL_PAIRS,
    ),
    Job.TEAMS: Step(
        "teams",
        lambda state: PAIRS,
        _with_agapi,
        against={Pair: _pairs("UM-19"), Lead: Noes(_SEVEN)},
        candidates=lambda state: ALL_PAIRS,
    ),
    Job.BASE: Step("base", attack_cards, _base, chance=True),
    Job.OPENING: Step("opening", attack_cards, _opening, chance=True),
    Job.BASE_U: Step("base", attack_cards, _base_u, chance=True),
    Job.TEAM: Step("team", attack_cards, _team, chance=True),
}
