"""Set-up: terrains, pieces and piles are laid by chance; and how an objective is turned over."""

from __future__ import annotations

from collections import Counter
from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import No, Noes, always
from eden.engine.step import Step
from eden.engine.values import with_at

from ..acts import Close, Deal, Lay, Ravage, Return, Reveal, Start
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
from .against_effects import DEED_ACTS, DICE_ACTS
from .board import Asked, Result

_RAVAGED_AT_START: Final = 2
_TERRAINS: Final = tuple(Terrain)
_LAY: Final = tuple(tuple(Lay(place, kind) for kind in Terrain) for place in RING)
_START: Final = tuple(tuple(Start(piece, place) for place in RING) for piece in Piece)
_DEAL: Final = {horde: {ally: Deal(horde, ally) for ally in ALLIES} for horde in HORDES}
_REVEAL: Final = {horde: tuple(Reveal(horde, kind) for kind in Terrain) for horde in HORDES}
_RAVAGE: Final = tuple(Ravage(place) for place in RING)
_BACKS: Final = Counter(card.ally for card in OBJECTIVES)


def due(state: State) -> Asked:
    """Terrains, hordes, allies, piles, first objectives: in this order, all by chance."""
    if len(state.terrains) < len(RING):
        return LAY
    if Place.OUT in state.at:
        return START
    dealt = sum(map(len, state.waiting)) + len(state.open) - state.open.count(NOTHING)
    return DEAL if dealt < len(OBJECTIVES) else REVEAL


def laid_out(state: State) -> bool:
    """Whether chance has done its part of the set-up."""
    return NOTHING not in state.open


def ravaged_enough(state: State) -> bool:
    """Whether the terrains that start ravaged in Resurrection are chosen (SE-123)."""
    return state.conditions.count(Condition.RAVAGED) == _RAVAGED_AT_START


# -- terrains and pieces ------------------------------------------------------------------------


def _terrains_left(state: State) -> dict[Terrain, int]:
    laid = state.terrains.count
    return {kind: COPIES - laid(kind) for kind in _TERRAINS if laid(kind) < COPIES}


def _lays(state: State) -> tuple[Lay, ...]:
    lays = _LAY[len(state.terrains)]
    return tuple([lays[kind] for kind in _terrains_left(state)])


def _lay(state: State, act: Lay) -> Result:
    state = state._replace(terrains=(*state.terrains, act.terrain))
    return state, (TerrainLaid(act.place, act.terrain),)


def _starts(state: State) -> tuple[Start, ...]:
    """The hordes come first, on the left; then the allies, on the right."""
    piece = next(piece for piece in (*HORDES, *ALLIES) if state.at[piece] == Place.OUT)
    side = LEFT if piece in HORDES else RIGHT
    return tuple([_START[piece][place] for place in side if place not in state.at])


def _start(state: State, act: Start) -> Result:
    at = with_at(state.at, act.piece, act.place)
    return state._replace(at=at), (Started(act.piece, act.place),)


def _healthy(state: State) -> tuple[Ravage, ...]:
    return tuple(Ravage(p) for p in RING if state.conditions[p] == Condition.HEALTHY)


def _ravage(state: State, act: Ravage) -> Result:
    conditions = with_at(state.conditions, act.place, Condition.RAVAGED)
    return state._replace(conditions=conditions), (TerrainRavaged(NOTHING, act.place),)


# -- piles of objectives ------------------------------------------------------------------------


def _backs_left(state: State) -> dict[Piece, int]:
    one, two, three = state.waiting
    dealt = (*one, *two, *three).count
    return {ally: count - dealt(ally) for ally, count in _BACKS.items() if dealt(ally) < count}


def _deals(state: State) -> tuple[Deal, ...]:
    piles = zip(HORDES, state.waiting, strict=True)
    horde = next(horde for horde, pile in piles if len(pile) < PILE)
    return tuple([_DEAL[horde][ally] for ally in _backs_left(state)])


def _deal(state: State, act: Deal) -> Result:
    pile = act.horde - HORDES[0]
    dealt = with_at(state.waiting, pile, (*state.waiting[pile], act.ally))
    return state._replace(waiting=dealt), ()


def hidden(state: State) -> Piece | None:
    """The horde whose next objective must be turned over."""
    if NOTHING not in state.open:
        return None
    for horde, pile, card in zip(HORDES, state.waiting, state.open, strict=True):
        if card == NOTHING and pile:
            return horde
    return None


def _reveals(state: State) -> tuple[Reveal, ...]:
    """The next card can be any that has this ally on its back and has not been seen yet."""
    horde = hidden(state)
    assert horde is not None
    ally = state.waiting[horde - HORDES[0]][0]
    return tuple(
        _REVEAL[horde][card.terrain]
        for number, card in enumerate(OBJECTIVES)
        if card.ally == ally and number not in state.won and number not in state.open
    )


def _reveal(state: State, act: Reveal) -> Result:
    pile = act.horde - HORDES[0]
    ally, *rest = state.waiting[pile]
    card = next(
        number
        for number, card in enumerate(OBJECTIVES)
        if (card.ally, card.terrain) == (ally, act.terrain)
    )
    state = state._replace(
        waiting=with_at(state.waiting, pile, tuple(rest)),
        open=with_at(state.open, pile, card),
    )
    return state, (ObjectiveShown(act.horde, ally, act.terrain),)


# -- steps --------------------------------------------------------------------------------------

LAY: Final = Step(
    "lay",
    options=_lays,
    weights=lambda state: tuple(_terrains_left(state).values()),
    apply=_lay,
    chance=True,
)
START: Final = Step("start", options=_starts, apply=_start, chance=True)
DEAL: Final = Step(
    "deal",
    options=_deals,
    weights=lambda state: tuple(_backs_left(state).values()),
    apply=_deal,
    chance=True,
)
REVEAL: Final = Step("reveal", options=_reveals, apply=_reveal, chance=True)

_AGAINST_RAVAGE: Final = Noes[State, Ravage](
    No("SE-123", lambda state, act: act.place not in RING, "terrain", bars=True),
    No("SE-123", lambda state, act: state.conditions[act.place] != Condition.HEALTHY, "twice"),
)
_RAVAGE_FIRST: Final = Noes[State, Act](No("SE-124", always, "first"))
# The only choice of the player before the first round.
RAVAGE: Final = Step(
    "resurrection",
    options=_healthy,
    apply=_ravage,
    against={
        Ravage: _AGAINST_RAVAGE,
        **dict.fromkeys((*DEED_ACTS, *DICE_ACTS, Close, Return), _RAVAGE_FIRST),
    },
    candidates=lambda _: _RAVAGE,
)
