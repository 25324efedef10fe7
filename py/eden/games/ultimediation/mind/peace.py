"""How near peace is: the needs still to be found, the cards that can be asked for, the odds."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import fsum, log
from typing import Final, NamedTuple

from ..data import CAMPS, CUBES, MEDIATION, MEDIATORS, SHEETS, TURNS, Character, Deed, Kind
from ..state import NONE, Job, Phase, State
from .ways import way_to_ask

_KNOWN: Final = 1 << 15
# What is planned for the turn after this one comes to pass so often, and so on.
_SURE: Final = 0.7
# So many cards of a pile count for the odds, those that were looked at first.
_NEXT: Final = 3
_MOST: Final = 4.0


class Odds(NamedTuple):
    """Of a camp's pile: how likely the next card is a need, or a siege of a strength and price."""

    need: float
    sieges: tuple[tuple[int, int, float], ...]


class Asks(NamedTuple):
    """The cards that a character can ask for: in this turn, in the next one, in all later ones."""

    camp: int
    ways: tuple[int, ...]
    now: float
    soon: float
    all: float


class Peace(NamedTuple):
    """How near peace is."""

    missing: int
    forecast: float
    surplus: float
    now: float
    soon: float
    # How far the nearest mediator is from the camp that is farthest off, among those still to ask.
    far: int
    both: bool


def odds_of(state: State, camp: int) -> Odds:
    """What the next card of a camp may be."""
    return _odds(
        camp,
        state.found[camp],
        state.discards[camp],
        state.tops[camp],
        state.needed == 1,
        state.characters,
    )


@lru_cache(_KNOWN)
def _odds(
    camp: int,
    found: tuple[int, ...],
    discards: frozenset[int],
    tops: tuple[int, ...],
    no_stars: bool,
    characters: int,
) -> Odds:
    out = discards.union(found, tops)
    left = [
        card
        for number, card in enumerate(MEDIATION[camp])
        if number not in out and not (no_stars and card.star)
    ] or [MEDIATION[camp][number] for number in discards]
    total = len(left) or 1
    rest = sum(card.kind == Kind.NEED for card in left) / total
    known = [MEDIATION[camp][number].kind == Kind.NEED for number in tops[:_NEXT]]
    sieges: Counter[tuple[int, int]] = Counter(
        (card.strength(characters), card.price(characters))
        for card in left
        if card.kind == Kind.SIEGE
    )
    return Odds(
        (sum(known) + rest * (_NEXT - len(known))) / _NEXT,
        tuple([(*siege, count / total) for siege, count in sieges.items()]),
    )


@lru_cache(1 << 17)
def asks(
    one: Character,
    here: int,
    cubes: int,
    used: tuple[int, ...],
    bases: tuple[int, ...],
    wraps: bool,
    turns: int,
) -> Asks:
    """What a character can ask for at the nearest of these bases, with so many turns to follow."""
    ways = tuple([way_to_ask(one, here, base, wraps) for base in bases])
    way = min(ways)
    sheet = SHEETS[one]
    legs, places = sheet[Deed.MOVE], sheet[Deed.MEDIATE]
    cards = 2.0 if one == Character.ANDROMEDA else 1.0
    walked = min(way, cubes, legs - used[Deed.MOVE])
    now = max(0, min(places - used[Deed.MEDIATE], cubes - way)) if walked == way else 0
    rest, later, sure = way - walked, [], 1.0
    for _ in range(turns):
        sure *= _SURE
        walked = min(rest, legs)
        later.append(sure * (max(0, min(places, CUBES - rest)) if walked == rest else 0))
        rest -= walked
    soon = later[0] / _SURE if later else 0.0
    return Asks(ways.index(way), ways, cards * now, cards * soon, cards * (now + fsum(later)))


@lru_cache(_KNOWN)
def found_in_time(missing: int, cards: int, odds: int) -> float:
    """How likely so many needs are found: each brings another card, so only failures count.

    The odds are in fiftieths.
    """
    if missing <= 0:
        return 1.0
    if cards <= 0:
        return 0.0
    need = odds / 50
    return need * found_in_time(missing - 1, cards, odds) + (1 - need) * found_in_time(
        missing, cards - 1, odds
    )


def _likely(missing: int, cards: float, need: float) -> float:
    """The same between whole numbers of cards, as points: 0 is as good as even."""
    whole = int(cards)
    share = round(50 * need)
    low = found_in_time(missing, whole, share)
    likely = low + (cards - whole) * (found_in_time(missing, whole + 1, share) - low)
    return max(-_MOST, min(_MOST, log((likely + 0.01) / (1.01 - likely))))


def turns_left(state: State) -> int:
    """The turns that are left, this one included."""
    return TURNS - state.turn - state.lost


def peace_of(state: State) -> Peace:
    """How near peace is, with the cards that can be asked for until the turns run out."""
    lacks = [max(0, state.needed - len(found)) for found in state.found]
    missing = sum(lacks)
    camps = [camp for camp in CAMPS if lacks[camp]]
    if not camps or not state.team or state.bases[1] == NONE:
        return Peace(missing, 0.0, 0.0, 0.0, 0.0, 0, len(camps) > 1)
    moving = {task.one for task in state.agenda if task.job == Job.REBASE}
    bases = tuple([NONE if camp in moving else state.bases[camp] for camp in camps])
    needs = [odds_of(state, camp).need for camp in camps]
    turns = max(0, turns_left(state) - 1)
    fresh = state.phase != Phase.ACTIONS
    total, likely = _asked(state, dict(zip(camps, needs, strict=True)))
    now, soon = likely, 0.0
    ways = []
    for one in state.team:
        seen = asks(
            one, state.at[one], state.cubes[one], state.used[one], bases, state.round, turns
        )
        need = needs[seen.camp]
        total += seen.all
        likely += seen.all * need
        now += seen.now * need
        soon += seen.soon * need
        if one in MEDIATORS:
            ways.append(seen.ways)
    if fresh:
        total, likely = _SURE * total, _SURE * likely
    need = likely / total if total else fsum(needs) / len(needs)
    forecast = _likely(missing, total, need)
    far = max(map(min, zip(*ways, strict=True)), default=0)
    return Peace(missing, forecast, likely - missing, now, soon, far, len(camps) > 1)


def _asked(state: State, needs: dict[int, float]) -> tuple[float, float]:
    """The cards that are about to be turned: how many, and how many needs they may be."""
    cards = likely = 0.0
    for task in state.agenda:
        match task.job:
            case Job.REVEAL if task.one in needs:
                cards += 1.0
                likely += needs[task.one]
            case Job.MEDIATE if state.camp in needs:
                cards += task.one
                likely += task.one * needs[state.camp]
            case Job.AGAIN:
                cards += 1.0
                likely += max(needs.values())
    return cards, likely
