"""Set-up: terrains, pieces and piles are laid by chance; and how an objective is turned over."""

from __future__ import annotations

from collections import Counter

from eden.engine.game import CHANCE, Decision
from eden.engine.notation import Act
from eden.engine.values import with_at

from ..acts import Deal, Lay, Ravage, Reveal, Start
from ..data import (
    ALLIES,
    COPIES,
    HORDES,
    LEFT,
    OBJECTIVES,
    PILE,
    RIGHT,
    RING,
    Condition,
    Piece,
    Place,
    Terrain,
)
from ..events import ObjectiveShown, Started, TerrainLaid, TerrainRavaged
from ..state import NOTHING, State
from .board import Result

Now = Decision[Act]


def pending(state: State) -> Now:
    """Terrains, hordes, allies, piles, first objectives: in this order, all by chance."""
    if len(state.terrains) < len(RING):
        place = RING[len(state.terrains)]
        laid = Counter(state.terrains)
        left = {kind: COPIES - laid[kind] for kind in Terrain if laid[kind] < COPIES}
        return Decision(
            CHANCE, "lay", tuple(Lay(place, kind) for kind in left), tuple(left.values())
        )
    for piece in (*HORDES, *ALLIES):
        if state.at[piece] == Place.OUT:
            free = (p for p in (LEFT if piece in HORDES else RIGHT) if p not in state.at)
            return Decision(CHANCE, "start", tuple(Start(piece, place) for place in free))
    for horde, pile in zip(HORDES, state.waiting, strict=True):
        if len(pile) + (state.open[horde - HORDES[0]] != NOTHING) < PILE:
            return _deal(state, horde)
    horde_to_show = hidden(state)
    assert horde_to_show is not None
    return reveal(state, horde_to_show)


def _deal(state: State, horde: Piece) -> Now:
    dealt = Counter(ally for pile in state.waiting for ally in pile)
    left = {
        ally: count - dealt[ally]
        for ally, count in Counter(card.ally for card in OBJECTIVES).items()
        if dealt[ally] < count
    }
    return Decision(CHANCE, "deal", tuple(Deal(horde, ally) for ally in left), tuple(left.values()))


def hidden(state: State) -> Piece | None:
    """The horde whose next objective must be turned over."""
    for horde, pile, card in zip(HORDES, state.waiting, state.open, strict=True):
        if card == NOTHING and pile:
            return horde
    return None


def reveal(state: State, horde: Piece) -> Now:
    """The next card can be any that has this ally on its back and has not been seen yet."""
    ally = state.waiting[horde - HORDES[0]][0]
    options = tuple(
        Reveal(horde, card.terrain)
        for number, card in enumerate(OBJECTIVES)
        if card.ally == ally and number not in state.won and number not in state.open
    )
    return Decision(CHANCE, "reveal", options)


def apply(state: State, action: Act) -> Result:
    """The state after one step of the set-up."""
    match action:
        case Lay(place, terrain):
            state = state._replace(terrains=(*state.terrains, terrain))
            return state, (TerrainLaid(place, terrain),)
        case Start(piece, place):
            state = state._replace(at=with_at(state.at, piece, place))
            return state, (Started(piece, place),)
        case Deal(horde, ally):
            pile = horde - HORDES[0]
            dealt = with_at(state.waiting, pile, (*state.waiting[pile], ally))
            return state._replace(waiting=dealt), ()
        case Ravage(place):
            conditions = with_at(state.conditions, place, Condition.RAVAGED)
            return state._replace(conditions=conditions), (TerrainRavaged(NOTHING, place),)
        case Reveal():
            return apply_reveal(state, action)
        case _:
            raise TypeError(action)


def apply_reveal(state: State, action: Reveal) -> Result:
    """The next card of a pile lies open."""
    pile = action.horde - HORDES[0]
    ally, *rest = state.waiting[pile]
    card = next(
        number
        for number, card in enumerate(OBJECTIVES)
        if (card.ally, card.terrain) == (ally, action.terrain)
    )
    state = state._replace(
        waiting=with_at(state.waiting, pile, tuple(rest)),
        open=with_at(state.open, pile, card),
    )
    return state, (ObjectiveShown(action.horde, ally, action.terrain),)
