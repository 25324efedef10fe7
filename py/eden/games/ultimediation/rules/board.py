"""The board and what is on it: small questions and changes that every rule uses."""

from __future__ import annotations

from eden.engine.game import CHANCE, Decision, Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Draw, Turn
from ..data import (
    AROUND,
    BIG_ROOM,
    CORNERS,
    CUBES,
    ENERGY,
    MEDIATION,
    POWERS,
    PROTECTORS,
    ROOM,
    SHEETS,
    SIZES,
    SQUARES,
    Character,
    Deed,
    Pile,
    Square,
    Why,
)
from ..events import Shuffled, WentHome
from ..state import NONE, Job, State, Task

# What every rule gives back: the new state, and what happened.
Result = tuple[State, tuple[Event, ...]]


# -- the agenda ---------------------------------------------------------------------------------


def then(state: State, *tasks: Task) -> State:
    """These come first, before all else on the agenda."""
    return state._replace(agenda=(*tasks, *state.agenda))


def done(state: State, *tasks: Task) -> State:
    """The first task is done, and these take its place."""
    return state._replace(agenda=(*tasks, *state.agenda[1:]))


# -- squares ------------------------------------------------------------------------------------


def corner_pyramid(state: State, square: int) -> bool:
    """Whether a pyramid stands in this corner (UM-110)."""
    return square in CORNERS and square in state.pyramids


def safe(state: State, square: int) -> bool:
    """Where an attack or a disaster has no effect (UM-41, UM-42, UM-110)."""
    return square == state.base_u or square in state.destroyed or corner_pyramid(state, square)


def room(state: State, square: int) -> int:
    """How many more population tokens a square can hold (UM-25 to UM-27)."""
    if square in state.attacks or square in state.bases or square in state.destroyed:
        return 0
    big = square == state.base_u or corner_pyramid(state, square)
    return (BIG_ROOM if big else ROOM) - state.people[square]


def covered(state: State, square: int) -> bool:
    """Whether a square counts as covered in its row (UM-98)."""
    return square in state.attacks or square in state.destroyed or square == state.base_u


def pyramid_fits(state: State, square: int) -> bool:
    """Whether a pyramid can stand here (UM-108)."""
    return not (square in state.attacks or square in state.destroyed or square in state.bases)


# -- characters ---------------------------------------------------------------------------------


def protected(state: State, square: int) -> bool:
    """Whether a square is in the zone of a protector (UM-59)."""
    return any(state.at[protector] in AROUND[square] for protector in PROTECTORS)


def can(state: State, character: int, deed: Deed) -> bool:
    """Whether a character has a cube and a free place for this (UM-50, UM-51)."""
    free = state.used[character][deed] < SHEETS[character][deed]
    return free and state.cubes[character] > 0


def spend(state: State, character: int, deed: Deed) -> State:
    """A cube goes on its place."""
    places = with_at(state.used[character], deed, state.used[character][deed] + 1)
    return state._replace(
        cubes=with_at(state.cubes, character, state.cubes[character] - 1),
        used=with_at(state.used, character, places),
    )


def stand(state: State, character: int, square: int) -> State:
    """A character is on this square; in Base U it gets all energy back (UM-85)."""
    state = state._replace(at=with_at(state.at, character, int(square)))
    if square != state.base_u:
        return state
    return state._replace(energy=with_at(state.energy, character, ENERGY))


def home(state: State, character: int, why: Why) -> Result:
    """A character goes to Base U."""
    return stand(state, character, state.base_u), (WentHome(Character(character), why),)


def rested(state: State) -> State:
    """Every character of the team has all cubes again (UM-33)."""
    return state._replace(
        cubes=(CUBES,) * len(Character), used=((0,) * len(Deed),) * len(Character)
    )


# -- piles --------------------------------------------------------------------------------------


def deck(state: State, pile: Pile) -> tuple[int, ...]:
    """The cards that can be on top of a pile; the discarded ones when it is empty."""
    if state.tops[pile]:
        return state.tops[pile][:1]
    out = state.discards[pile] | _in_play(state, pile)
    left = tuple(card for card in range(SIZES[pile]) if card not in out)
    return left or tuple(sorted(state.discards[pile]))


def _in_play(state: State, pile: Pile) -> frozenset[int]:
    """The cards of a pile that are in use, or that this game is played without."""
    match pile:
        case Pile.ATTACK:
            return state.attacks
        case Pile.POWER:
            stars = range(len(POWERS)) if state.characters == 4 else ()
            left_out = {card for card in stars if POWERS[card].star}
            return frozenset(left_out | {card for card in state.powers if card != NONE})
        case Pile.DISASTER:
            return frozenset() if state.omen == NONE else frozenset((state.omen,))
        case camp:
            stars = range(len(MEDIATION)) if state.needed == 1 else ()
            return frozenset({*state.found[camp], *(c for c in stars if MEDIATION[c].star)})


def drawn(state: State, pile: Pile, card: int) -> Result:
    """A card has left its pile; an empty pile was shuffled anew before (UM-35, UM-87, UM-95)."""
    if state.tops[pile]:
        left = tuple(known for known in state.tops[pile] if known != card)
        return state._replace(tops=with_at(state.tops, pile, left)), ()
    if card in state.discards[pile]:
        return state._replace(discards=with_at(state.discards, pile, frozenset())), (
            Shuffled(pile),
        )
    return state, ()


def discard(state: State, pile: Pile, card: int) -> State:
    """A card goes to the discarded ones of its pile."""
    return state._replace(discards=with_at(state.discards, pile, state.discards[pile] | {card}))


def shuffle(state: State, pile: Pile) -> Result:
    """Pile and discarded cards are mixed; what was known of them is not any more."""
    state = state._replace(
        discards=with_at(state.discards, pile, frozenset()), tops=with_at(state.tops, pile, ())
    )
    return state, (Shuffled(pile),)


_DRAW = tuple(Draw(square) for square in SQUARES)
_TURN = tuple(tuple(Turn(pile, card) for card in range(SIZES[pile])) for pile in Pile)


def draw_square(state: State, ask: str) -> Decision[Act]:
    """The next attack card."""
    return Decision(CHANCE, ask, tuple(_DRAW[card] for card in deck(state, Pile.ATTACK)))


def draw_card(state: State, pile: Pile, ask: str) -> Decision[Act]:
    """The next card of another pile."""
    return Decision(CHANCE, ask, tuple(_TURN[pile][card] for card in deck(state, pile)))


def drawn_square(state: State, action: Act) -> tuple[State, tuple[Event, ...], Square]:
    """An attack card that only names a square: it is discarded at once."""
    assert isinstance(action, Draw)
    state, events = drawn(state, Pile.ATTACK, action.square)
    return discard(state, Pile.ATTACK, action.square), events, action.square


def first(state: State) -> Task:
    """The task that is due."""
    return state.agenda[0]


def doing(state: State, *jobs: Job) -> bool:
    """Whether the task that is due is one of these."""
    return bool(state.agenda) and state.agenda[0].job in jobs
