"""What the dice can still bring about: an ally and a horde, and all ways in which they can meet.

Where the two stand is one of 64 pairs of places, and a set of pairs the bits of a number. From
the pairs that are wanted every action is followed backwards, die by die and card by card.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from ..data import ACTIONS, DICE, FACES, RING, Card, Effect, Kind, Terrain

Hand = tuple[int, ...]
Cards = frozenset[int]

_ALL: Final = (1 << 64) - 1
_ALIKE: Final = sum(1 << 9 * place for place in RING)
_FIRST: Final = sum(1 << 8 * place for place in RING)
_LAST: Final = _FIRST << 7
_SIXES: Final = len(FACES) ** DICE
_NO_CARDS: Final[Cards] = frozenset()
ALL_CARDS: Final[Cards] = frozenset(Card)
# Without one of them, in Weakness.
OPEN_CARDS: Final = {closed: ALL_CARDS - {closed} for closed in (-1, *Card)}

# Every roll of the four dice, and how likely it is.
_ROLLS: Final = tuple(
    (hand, factorial(DICE) / prod(map(factorial, Counter(hand).values())) / _SIXES)
    for hand in combinations_with_replacement(FACES, DICE)
)


def pair(ally: int, horde: int) -> int:
    """The bit that stands for where an ally and a horde are."""
    return 1 << (8 * ally + horde)


def _ally_round(pairs: int, steps: int) -> int:
    """All pairs, with the ally so many places further."""
    turn = 8 * (steps % 8)
    return (pairs << turn | pairs >> (64 - turn)) & _ALL


def _horde_on(pairs: int) -> int:
    return (pairs & ~_LAST) << 1 | (pairs & _LAST) >> 7


def _horde_back(pairs: int) -> int:
    return (pairs & ~_FIRST) >> 1 | (pairs & _FIRST) << 7


class Plans:
    """From where an ally and a horde reach one of the wanted pairs, with which dice and cards."""

    def __init__(self, wanted: int, twins: tuple[int, ...], *, by_trap: bool) -> None:
        self._wanted = wanted
        self._twins = twins
        self._by_trap = by_trap
        self._known: dict[tuple[Hand, Cards], int] = {}
        self._chances: dict[int, tuple[float, ...]] = {}

    def chance(self, ally: int, horde: int, closed: int) -> float:
        """How likely four new dice bring it about."""
        if closed not in self._chances:
            self._chances[closed] = self._all_chances(OPEN_CARDS[closed])
        return self._chances[closed][8 * ally + horde]

    def can(self, ally: int, horde: int, hand: Hand, cards: Cards) -> bool:
        """Whether these dice, on these cards, bring it about."""
        return bool(self._from(hand, cards) & pair(ally, horde))

    def _all_chances(self, cards: Cards) -> tuple[float, ...]:
        chances = [0.0] * 64
        for hand, likely in _ROLLS:
            pairs = self._from(hand, cards)
            for index in range(64):
                if pairs >> index & 1:
                    chances[index] += likely
        return tuple(chances)

    def _from(self, hand: Hand, cards: Cards) -> int:
        known = self._known.get((hand, cards))
        if known is None:
            known = self._known[hand, cards] = self._found(hand, cards)
        return known

    def _found(self, hand: Hand, cards: Cards) -> int:
        """As many dice as cards: each die lies on a card; a surplus of either stays unused."""
        pairs = 0 if self._by_trap else self._wanted
        if len(hand) > len(cards):
            for at in range(len(hand)):
                pairs |= self._from(hand[:at] + hand[at + 1 :], cards)
        elif len(hand) < len(cards):
            for card in cards:
                pairs |= self._from(hand, cards - {card})
        else:
            for at, face in enumerate(hand):
                if at and hand[at - 1] == face:
                    continue
                rest = hand[:at] + hand[at + 1 :]
                for card in cards:
                    then = self._from(rest, cards - {card})
                    pairs |= then | self._before(ACTIONS[card][face - 1], then)
        return pairs

    def _before(self, effect: Effect, then: int) -> int:
        """The pairs from which an action leads to one of these."""
        match effect.kind:
            case Kind.TRAP:
                return self._wanted if self._by_trap else 0
            case Kind.MOVE:
                pairs = 0
                for steps in range(1, effect.strength + 1):
                    pairs |= _ally_round(then, steps) | _ally_round(then, -steps)
                return pairs
            case Kind.ATTRACT:
                met = then & _ALIKE
                return _horde_on(met) | _horde_back(met)
            case Kind.PUSH:
                on, back = _horde_on(then), _horde_back(then)
                if effect.strength > 1:
                    on, back = on | _horde_on(on), back | _horde_back(back)
                return (on | back) & _ALIKE
            case Kind.SHORTCUT:
                pairs = 0
                for place, twin in enumerate(self._twins):
                    if place != twin:
                        pairs |= (then >> 8 * twin & 0xFF) << 8 * place
                return pairs
            case _:
                return 0


@lru_cache(maxsize=256)
def twins(terrains: tuple[Terrain, ...]) -> tuple[int, ...]:
    """By place: where the other terrain of its kind lies."""
    return tuple(next(q for q in RING if q != p and terrains[q] == terrains[p]) for p in RING)


@lru_cache(maxsize=600)
def traps(terrains: tuple[Terrain, ...], targets: tuple[int, ...]) -> Plans:
    """The ways to trap a horde on one of these places; shortcuts are taken as they were at first,
    except between the places themselves."""
    ways = twins(terrains)
    if len(targets) == 1:
        here, there = targets[0], ways[targets[0]]
        ways = tuple(p if p in (here, there) else q for p, q in enumerate(ways))
    return Plans(sum(pair(place, place) for place in targets), ways, by_trap=True)


@lru_cache(maxsize=600)
def parries(terrains: tuple[Terrain, ...], deadly: tuple[int, ...]) -> Plans:
    """The ways to keep a horde from attacking one of these places: it is elsewhere, or an ally is
    there too."""
    safe = sum(pair(a, h) for a in RING for h in RING if a == h or h not in deadly)
    return Plans(safe, twins(terrains), by_trap=False)
