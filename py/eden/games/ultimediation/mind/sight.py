"""What a player looks at, and how much of each there is."""

from __future__ import annotations

from math import fsum
from typing import Final

from eden.engine.game import Seat

from ..data import (
    AROUND,
    BESIDE,
    BIG_ROOM,
    COLUMNS,
    CORNERS,
    DISASTERS,
    LOAD,
    MEDIATORS,
    PROTECTORS,
    SHIP,
    TRACK,
    TURNS,
    Blow,
    Character,
)
from ..rules.ending import outcome
from ..state import NONE, Job, Phase, State
from .corners import in_reach
from .earth import Crowd, crowd_of, pile_of, rows_of, safe_of
from .habits import carried_out
from .peace import odds_of, peace_of, turns_left
from .ways import steps

# How bad a siege is that can be paid for: the energy is missing later.
_PAID: Final = 0.1
# What a die shows on average.
_DIE: Final = 3.5
FEATURES: Final = (
    "base",
    "laying the table",
    "seven",
    "round",
    "pyramids",
    "over",
    "forecast",
    "surplus",
    "needs missing",
    "one need missing",
    "questions now",
    "questions next turn",
    "far camp",
    "turns left",
    "last turn",
    "attacks",
    "room",
    "losses ahead",
    "losses that end it",
    "losses later",
    "full",
    "crowded",
    "row wants one",
    "rows nearly covered",
    "row falls",
    "deadly siege",
    "attacks under way",
    "aboard",
    "waiting",
    "elli away",
    "energy",
    "poor",
    "exposed",
    "in the zone",
    "far from attacks",
    "power cards",
    "pyramids home",
    "people at pyramids",
    "disaster",
)


# What helps, and what harms, whatever a few games may teach.
_GOOD: Final = (
    "over",
    "forecast",
    "surplus",
    "questions now",
    "questions next turn",
    "turns left",
    "room",
    "aboard",
    "waiting",
    "energy",
    "in the zone",
    "power cards",
    "pyramids home",
    "people at pyramids",
)
_BAD: Final = (
    "needs missing",
    "far camp",
    "last turn",
    "attacks",
    "losses ahead",
    "losses that end it",
    "losses later",
    "full",
    "crowded",
    "row wants one",
    "rows nearly covered",
    "row falls",
    "deadly siege",
    "attacks under way",
    "elli away",
    "poor",
    "exposed",
    "far from attacks",
    "disaster",
)
SIGNS: Final = dict.fromkeys(_GOOD, 1) | dict.fromkeys(_BAD, -1)

# A game that is over is good or bad, and nothing else.
_WON: Final = tuple(float(name == "over") for name in FEATURES)
_LOST: Final = tuple(-float(name == "over") for name in FEATURES)


def measure(state: State, seat: Seat) -> tuple[float, ...]:
    """How much of each feature there is, once what is under way is carried out."""
    state = carried_out(state)
    ended = outcome(state)
    if ended is not None:
        return _WON if ended.winners else _LOST
    return (
        1.0,
        float(state.phase == Phase.SETUP),
        float(state.characters > 4),
        float(state.round),
        float(state.pyramids_on),
        0.0,
        *_peace(state),
        *_earth(state),
        *_ship(state),
        *_team(state),
        _cards(state),
        *_variants(state),
    )


def _peace(state: State) -> tuple[float, ...]:
    seen = peace_of(state)
    left = turns_left(state)
    return (
        seen.forecast,
        max(-3.0, min(3.0, seen.surplus)),
        float(seen.missing),
        float(seen.missing == 1),
        seen.now,
        seen.soon,
        float(seen.far) if seen.both else 0.0,
        float(left),
        float(left == 1),
    )


# -- the Earth ----------------------------------------------------------------------------------


def attacks_ahead(state: State) -> float:
    """The attacks before the next actions, as many as there are on average."""
    ahead = 0.0
    for task in state.agenda:
        if task.job == Job.ATTACK:
            ahead += task.one
        elif task.job == Job.DICE:
            ahead += task.one * _DIE
    if state.phase != Phase.ATTACKS and state.turn + 1 < TURNS:
        space = TRACK[state.characters][state.turn + 1]
        ahead += space.number + space.dice * _DIE
    return ahead


def _earth(state: State) -> tuple[float, ...]:
    crowd, left = crowd_of(state), turns_left(state)
    # After the last actions nothing comes any more.
    ahead = attacks_ahead(state) if left > 1 or state.phase == Phase.ATTACKS else 0.0
    losses = crowd.losses * ahead
    return (
        len(state.attacks) / 10,
        crowd.room / 10,
        losses,
        losses if left <= 2 else 0.0,
        crowd.losses_anywhere * max(0, left - 1),
        crowd.full * ahead,
        crowd.crowded * ahead,
        *_rows(state),
        sum(task.one for task in state.agenda if task.job == Job.ATTACK) / 3,
    )


def _rows(state: State) -> tuple[float, ...]:
    rows = rows_of(state)
    falls = 0.0
    for task in state.agenda:
        if task.job == Job.ATTACK and task.two != NONE:
            falls += rows.closable[task.two] and rows.missing[task.two] <= task.one
    return (
        rows.lacking[0],
        rows.lacking[1] + 0.4 * rows.lacking[2],
        falls,
        _deadly(state, rows.missing, rows.closable),
    )


def _deadly(state: State, missing: tuple[int, ...], closable: tuple[bool, ...]) -> float:
    """How likely the next card of a camp covers the row of its base; less where it can be paid."""
    likely, purse = 0.0, _purse(state)
    for camp, base in enumerate(state.bases):
        if base == NONE or len(state.found[camp]) >= state.needed:
            continue
        row = base // COLUMNS
        if closable[row]:
            likely += fsum(
                odds * (_PAID if 0 < price <= purse else 1.0)
                for strength, price, odds in odds_of(state, camp).sieges
                if strength >= missing[row]
            )
    return likely


def _ship(state: State) -> tuple[float, ...]:
    space = state.ship + LOAD <= SHIP
    if state.base_u == NONE or not space:
        return (state.ship / LOAD, 0.0, 0.0)
    waiting = state.people[state.base_u]
    here = state.at[Character.ELLI]
    away = steps(Character.ELLI, state.round)[here][state.base_u]
    return (state.ship / LOAD, waiting / LOAD, away * waiting / LOAD)


# -- the team -----------------------------------------------------------------------------------


def _purse(state: State) -> int:
    """The energy that can be paid with: that of characters outside Base U (UM-83)."""
    return sum(state.energy[one] for one in state.team if state.at[one] != state.base_u)


def _team(state: State) -> tuple[float, ...]:
    if state.phase == Phase.SETUP:
        return (0.0,) * 5
    at, attacks = state.at, state.attacks
    shields = [at[one] for one in PROTECTORS if at[one] != NONE]
    cards, safe = pile_of(state), safe_of(state)
    exposed = zone = 0
    for one in state.team:
        here = at[one]
        guarded = any(here in AROUND[shield] for shield in shields)
        zone += guarded and one in MEDIATORS
        exposed += not guarded and here in cards and here not in safe and here != state.base_u
    far = 0.0
    for one in state.team:
        if one in PROTECTORS and attacks:
            ways = steps(one, state.round)[at[one]]
            far += min([ways[square] for square in attacks])
    purse = _purse(state)
    return (
        purse / len(state.team),
        float(purse < 3),
        exposed * attacks_ahead(state) / (len(cards) or 1),
        float(zone),
        far,
    )


def _cards(state: State) -> float:
    """Power cards in hand; they help as long as there are turns in which to use them."""
    if state.round or turns_left(state) < 2:
        return 0.0
    return float(sum([state.powers[one] != NONE for one in state.team]))


def _variants(state: State) -> tuple[float, ...]:
    if not state.pyramids_on:
        return (0.0, 0.0, 0.0)
    harm = _harm(state, crowd_of(state))
    if not in_reach(state):
        return (0.0, 0.0, harm)
    homes = [corner for corner in CORNERS if corner in state.pyramids]
    living = sum(state.people[corner] for corner in homes)
    return (float(len(homes)), living / BIG_ROOM, harm)


def _harm(state: State, crowd: Crowd) -> float:
    """What the disaster of this turn would do: people without a refuge, characters sent off."""
    if not state.tokens or state.omen == NONE:
        return 0.0
    struck = set(state.tokens)
    if DISASTERS[state.omen].blow == Blow.QUAKE:
        struck |= {int(near) for square in state.tokens for near in BESIDE[square]}
    struck -= safe_of(state)
    lost = 0
    for square in struck:
        free = sum(crowd.rooms[near] for near in BESIDE[square] if near not in struck)
        lost += max(0, state.people[square] - free)
    hit = sum(state.at[one] in struck for one in state.team)
    return lost + 0.3 * hit + 0.1 * len(struck)
