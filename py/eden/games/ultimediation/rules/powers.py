"""Power cards: who gets one, when it can be used, and how; what it then does is in `effects`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Give, On, Turn, Use
from ..data import POWERS, Character, Deed, Kind, Pile
from ..events import PowerDealt, PowerUsed
from ..state import NONE, Job, Phase, State, Task
from .attacks import hit, sheltered
from .board import ByItself, Result, can, done, dropped_unless, first, spend, then
from .effects import ON, useful
from .piles import cards, discard, drawn
from .reasons import ABSENT, NEVER, NO_CUBE, Reason, no_place

USE: Final = tuple(Use(character) for character in Character)
GIVE: Final = tuple(Give(character) for character in Character)


# -- who gets one -------------------------------------------------------------------------------


def for_all(state: State) -> list[Task]:
    """A power card for every character (UM-92)."""
    return [Task(Job.DEAL, one) for one in state.team]


def _deal(state: State, action: Act) -> Result:
    """It goes to its owner, or it is asked to whom."""
    assert isinstance(action, Turn)
    state, events = drawn(state, Pile.POWER, action.card)
    owner = first(state).owner
    if owner is None:
        return done(state, Task(Job.GIVE, action.card)), events
    state, given = _given(state, owner, action.card)
    return state, (*events, *given)


def _given(state: State, one: Character, card: int) -> Result:
    state = done(state._replace(powers=with_at(state.powers, one, card)))
    return state, (PowerDealt(one, card),)


def _without(state: State) -> tuple[Act, ...]:
    """Every character without a power card (UM-93)."""
    return tuple(GIVE[one] for one in state.team if state.powers[one] == NONE)


def _give(state: State, action: Act) -> Result:
    """The card has its owner."""
    assert isinstance(action, Give)
    return _given(state, action.character, first(state).card)


# -- in the action phase ------------------------------------------------------------------------


def by(state: State, one: Character) -> tuple[Act, ...]:
    """The power card of a character, if it can be used in the action phase."""
    card = state.powers[one]
    held = card != NONE and not state.round
    return (USE[one],) if held and useful(state, POWERS[card].kind) else ()


def use(state: State, one: Character) -> Result:
    """The power card is discarded and does what it says (UM-55)."""
    power = POWERS[state.powers[one]]
    state, events = _lay_down(state, one)
    effect = Task(Job.EFFECT, power.kind, power.strength(state.characters))
    return then(state, effect), events


def _lay_down(state: State, one: Character) -> Result:
    """A cube and the power card are spent."""
    card = state.powers[one]
    state = spend(state, one, Deed.POWER)
    state = state._replace(powers=with_at(state.powers, one, NONE))
    return discard(state, Pile.POWER, card), (PowerUsed(one, card),)


# -- in the attack phase, and whenever an attack was just drawn ---------------------------------


def _helpful(state: State, helps: Callable[[State, Kind], bool]) -> tuple[Act, ...]:
    """The power cards that help now, of those who have a cube for them."""
    cards = state.powers
    held = [one for one in state.team if cards[one] != NONE and can(state, one, Deed.POWER)]
    return (
        tuple([USE[one] for one in held if helps(state, POWERS[cards[one]].kind)]) if held else ()
    )


def _answers(state: State) -> tuple[Act, ...]:
    """The power cards that can be used when an attack was just drawn (UM-56)."""
    return _helpful(state, _answering)


def _answering(state: State, kind: Kind) -> bool:
    """In its phase every useful card answers an attack; one that an effect draws Shelter alone,
    because an action ends before the next begins (UM-52, UM-56)."""
    return kind == Kind.SHELTER or (state.phase == Phase.ATTACKS and useful(state, kind))


def _between(state: State) -> tuple[Act, ...]:
    """The power cards that can be used while no attack is open (UM-136)."""
    return _helpful(state, useful)


def _pause(state: State, action: Act) -> Result:
    """A power card is used, and the pause goes on; or the attacks do."""
    return use(state, action.character) if isinstance(action, Use) else (done(state), ())


def _answer(state: State, action: Act) -> Result:
    """A power card shelters the square, or the attack takes its course (UM-56)."""
    square = first(state).square
    if isinstance(action, On):
        return hit(done(state), square)
    assert isinstance(action, Use)
    if POWERS[state.powers[action.character]].kind != Kind.SHELTER:
        return use(state, action.character)
    state, used = _lay_down(done(state), action.character)
    state, events = sheltered(state, square)
    return state, (*used, *events)


def _unanswered(state: State) -> Result | None:
    """A card has cancelled the attack, or there is none to answer it with."""
    if first(state).square not in state.attacks:
        return done(state), ()
    return None if _answers(state) else _answer(state, ON)


# -- what cannot be used ------------------------------------------------------------------------


def _kind(state: State, use: Use) -> Kind:
    return POWERS[state.powers[use.character]].kind


def _useless(state: State, use: Use) -> bool:
    kind = _kind(state, use)
    return kind != Kind.SHELTER and not useful(state, kind)


def _no_answer(state: State, use: Use) -> bool:
    return state.phase != Phase.ATTACKS and _kind(state, use) != Kind.SHELTER


_HOLDING: Final[tuple[Reason, ...]] = (
    ABSENT,
    No("UM-104", lambda state, use: state.round, "none", bars=True),
    No("UM-55", lambda state, use: state.powers[use.character] == NONE, "none", bars=True),
    NO_CUBE,
    no_place(Deed.POWER),
)
_USELESS: Final[Reason] = No("UM-96", _useless, "useless")
AGAINST: Final = Noes[State, Use](
    *_HOLDING,
    No("UM-56", lambda state, use: _kind(state, use) == Kind.SHELTER, "shelter"),
    _USELESS,
)
_ANSWERING: Final = Noes[State, Use](*_HOLDING, No("UM-56", _no_answer, "other"), _USELESS)
_GIVING: Final = Noes[State, Give](
    ABSENT, No("UM-93", lambda state, act: state.powers[act.character] != NONE, "has")
)

STEPS: Final[dict[Job, Step[State, Act]]] = {
    Job.PAUSE: Step(
        "pause",
        lambda state: (*_between(state), ON),
        _pause,
        against={Use: AGAINST, On: NEVER},
        candidates=lambda state: (*USE, ON),
    ),
    Job.ANSWER: Step(
        "answer",
        lambda state: (*_answers(state), ON),
        _answer,
        against={Use: _ANSWERING, On: NEVER},
        candidates=lambda state: (*USE, ON),
    ),
    Job.DEAL: Step("deal", lambda state: cards(state, Pile.POWER), _deal, chance=True),
    Job.GIVE: Step("give", _without, _give, against={Give: _GIVING}, candidates=lambda state: GIVE),
}
BY_ITSELF: Final[dict[Job, ByItself]] = {
    Job.PAUSE: lambda state: dropped_unless(state, _between(state)),
    Job.ANSWER: _unanswered,
    Job.GIVE: lambda state: dropped_unless(state, _without(state)),
}
