"""The piles: which cards can come next, what is drawn, discarded and shuffled."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Draw, Turn
from ..data import MEDIATION, POWERS, SIZES, SQUARES, Pile, Square
from ..events import Shuffled
from ..state import NONE, Job, State
from .board import Result, doing

DRAW: Final = tuple(Draw(square) for square in SQUARES)
TURN: Final = tuple(tuple(Turn(pile, card) for card in range(SIZES[pile])) for pile in Pile)
_CARDS: Final = tuple(frozenset(range(size)) for size in SIZES)


# -- what can be drawn --------------------------------------------------------------------------


def forgotten(state: State, pile: Pile) -> State:
    """The same table as if nobody had looked at this pile yet."""
    return state._replace(tops=with_at(state.tops, pile, ()))


def deck(state: State, pile: Pile) -> tuple[int, ...]:
    """The cards that can be on top of a pile; the discarded ones when it is empty."""
    if state.tops[pile]:
        return state.tops[pile][:1]
    left = _CARDS[pile].difference(state.discards[pile], _in_play(state, pile))
    return tuple(sorted(left or state.discards[pile]))


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
            cards = enumerate(MEDIATION[camp])
            starred = (n for n, card in cards if card.star and state.needed == 1)
            return frozenset({*state.found[camp], *starred})


def pile_size(state: State, pile: Pile) -> int:
    """How many cards lie in a pile, known or not."""
    left = deck(state._replace(tops=((),) * len(Pile)), pile)
    if not left or left[0] in state.discards[pile]:
        return 0
    # The power card that somebody is about to get is in nobody's hand yet.
    return len(left) - (pile == Pile.POWER and doing(state, Job.GIVE))


def attack_cards_among(state: State, squares: tuple[Square, ...]) -> tuple[Act, ...]:
    """The cards of these squares that can be the next one of them in the attack pile: a foreseen
    one first, never a discarded one unless all are (UM-89)."""
    known = next((card for card in state.tops[Pile.ATTACK] if card in squares), None)
    if known is not None:
        return (DRAW[known],)
    pile = set(deck(forgotten(state, Pile.ATTACK), Pile.ATTACK)) - set(state.tops[Pile.ATTACK])
    return tuple(DRAW[square] for square in squares if square in pile)


def attack_cards(state: State) -> tuple[Act, ...]:
    """The attack cards that can be next: each names a square."""
    return tuple(map(DRAW.__getitem__, deck(state, Pile.ATTACK)))


def cards(state: State, pile: Pile) -> tuple[Act, ...]:
    """The cards of another pile that can be next."""
    return tuple(TURN[pile][card] for card in deck(state, pile))


# -- what was drawn -----------------------------------------------------------------------------


def drawn(state: State, pile: Pile, card: int) -> Result:
    """A card has left its pile; an empty pile was shuffled anew before (UM-35, UM-87, UM-95)."""
    if card in state.tops[pile]:
        left = tuple(known for known in state.tops[pile] if known != card)
        return state._replace(tops=with_at(state.tops, pile, left)), ()
    if card in state.discards[pile]:
        return state._replace(discards=with_at(state.discards, pile, frozenset())), (
            Shuffled(pile),
        )
    return state, ()


def drawn_square(state: State, action: Act) -> tuple[State, tuple[Event, ...], Square]:
    """An attack card that only names a square: it is discarded at once."""
    assert isinstance(action, Draw)
    state, events = drawn(state, Pile.ATTACK, action.square)
    return discard(state, Pile.ATTACK, action.square), events, action.square


def discard(state: State, pile: Pile, card: int) -> State:
    """A card goes to the discarded ones of its pile."""
    return state._replace(discards=with_at(state.discards, pile, state.discards[pile] | {card}))


def shuffle(state: State, pile: Pile) -> Result:
    """Pile and discarded cards are mixed; what was known of them is not any more."""
    state = state._replace(
        discards=with_at(state.discards, pile, frozenset()), tops=with_at(state.tops, pile, ())
    )
    return state, (Shuffled(pile),)
