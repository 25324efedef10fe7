"""Eden as a picture: the eight places around Noa and the pieces on them.

Where things stand is said by classes (`at-nw of-3 slot-2`): a piece glides when they change.
The numbers of `CORNER`, `SLOTS` and `NOA_SLOTS` stand in `look.css` too; a test compares them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.say import capital
from eden.kit.svg import block, classes, tag, text, use

from ..data import ALLIES, HORDES, RING, ROWS, Condition, Piece, Place, word
from ..rules.board import DISTANCE
from ..rules.ending import is_last
from ..state import NOTHING, State
from ..words.names import piece_name, place_name, place_title
from .touch import Touch, noa_act, piece_act, place_act

SIZE: Final = 390
CARD: Final = 120
# The upper left corner of each card.
CORNER: Final = {
    place: (5 + 130 * column, 5 + 130 * row)
    for row, places in enumerate(ROWS)
    for column, place in enumerate(places)
}
# By how many share a place: where each stands on the card.
SLOTS: Final = {
    1: ((60, 70),),
    2: ((33, 72), (87, 72)),
    3: ((33, 87), (87, 87), (62, 37)),
    4: ((34, 37), (87, 37), (33, 89), (87, 89)),
    5: ((23, 46), (60, 40), (97, 40), (23, 92), (60, 92)),
    6: ((23, 46), (60, 40), (97, 40), (23, 92), (60, 92), (97, 92)),
}
NOA_SLOTS: Final = {
    1: ((60, 92),),
    2: ((33, 92), (87, 92)),
    3: ((22, 94), (98, 94), (60, 94)),
}


def eden(now: Touch, under: str = "", over: str = "") -> str:
    """The block of the table that shows Eden, with what lies under and over its pieces."""
    laid = RING[: len(now.state.terrains)]
    svg = tag(
        "svg",
        tag("g", *(_place(now, place) for place in laid), _noa(now), class_="places"),
        under,
        tag("g", *(_piece(now, piece) for piece in Piece), class_="pieces"),
        over,
        tag("g", id="preview", class_="preview", aria_hidden="true"),
        viewBox=f"0 0 {SIZE} {SIZE}",
        data_magnify=True,
        role="group",
        aria_label=now.say("Eden"),
    )
    return tag("div", svg, class_="eden")


# -- places -------------------------------------------------------------------------------------


def terrain_symbol(state: State, place: Place) -> str:
    """The picture of a terrain in its condition."""
    match state.conditions[place]:
        case Condition.DESTROYED:
            return "se-destroyed"
        case Condition.RAVAGED:
            return f"se-{word(state.terrains[place])}-ravaged"
        case _:
            return f"se-{word(state.terrains[place])}"


def _place(now: Touch, place: Place) -> str:
    state, name = now.state, word(place)
    condition = word(state.conditions[place])
    act = place_act(now, place)
    picked = name in now.picked
    drained = state.conditions[place] != Condition.HEALTHY
    drawn = tag(
        "g",
        _card(terrain_symbol(state, place), f"terrain-{name}-{condition}"),
        _frame(),
        tag(
            "g",
            use(f"se-i-{word(state.terrains[place])}", width=24, height=24),
            tag("rect", class_="ash", width=24, height=24, rx=7) if drained else "",
            class_="kind",
            data_tell=f"kind {name}",
        ),
        _last_mark(name) if is_last(state, place) else "",
        id=f"place-{name}",
        **now.on(
            act,
            _place_words(now, place),
            "place",
            f"at-{name}",
            condition,
            picked=picked,
            tell=f"place {name}",
        ),
    )
    return block(f"place-{name}", drawn)


def _place_words(now: Touch, place: Place) -> str:
    name = place_title(now.state, place, now.say)
    if is_last(now.state, place):
        return now.say("{place}, the last of its kind", place=name)
    return name


def _noa(now: Touch) -> str:
    symbol = "se-noa-used" if now.state.noa_used else "se-noa"
    return tag(
        "g",
        _card(symbol, f"terrain-{symbol}"),
        _frame(),
        id="place-noa",
        **now.on(
            noa_act(now),
            place_title(now.state, Place.NOA, now.say),
            "place",
            "at-noa",
            picked="becomes" in now.picked,
            tell="place noa",
        ),
    )


def _card(symbol: str, name: str) -> str:
    """The card's picture has its own name for each condition: a new one appears, it is not bent."""
    shade = tag("rect", class_="shade", width=CARD, height=CARD, rx=14)
    return shade + use(symbol, id=name, class_="terrain", width=CARD, height=CARD)


def _frame() -> str:
    """Drawn when the place can be tapped: dashes on a dark rim."""
    box = {"x": 3, "y": 3, "width": CARD - 6, "height": CARD - 6, "rx": 12}
    return tag("rect", class_="rim", **box) + tag("rect", class_="ring", **box)


def _last_mark(name: str) -> str:
    return tag(
        "g",
        tag("circle", r=11),
        tag("path", d="M0-6v7M0 5.6v.2"),
        class_="last-mark",
        data_tell=f"last {name}",
    )


# -- pieces -------------------------------------------------------------------------------------


def stance(state: State, piece: Piece) -> str:
    """The classes that say where a piece stands, and which of several slots on its card it has."""
    where = f"at-{word(state.at[piece])}"
    if state.at[piece] == Place.OUT:
        return where
    slot, count = _slot(state, piece)
    under = piece in ALLIES and state.traps[piece] != NOTHING
    return classes(where, f"of-{count}", f"slot-{slot}", under=under, held=piece in state.traps)


def spot(state: State, piece: Piece) -> tuple[float, float]:
    """The middle of a piece in Eden or with Noa."""
    place = state.at[piece]
    slot, count = _slot(state, piece)
    dx, dy = (NOA_SLOTS if place == Place.NOA else SLOTS)[count][slot - 1]
    return CORNER[place][0] + dx, CORNER[place][1] + dy


def _slot(state: State, piece: Piece) -> tuple[int, int]:
    groups = list(_groups(state, state.at[piece]))
    slot = next(number for number, group in enumerate(groups, 1) if piece in group)
    return slot, len(groups)


def _groups(state: State, place: Place) -> Iterator[tuple[Piece, ...]]:
    """The pieces on a place; an ally and the horde that it lies under are one group."""
    for ally in ALLIES:
        if state.at[ally] == place:
            trapped = state.traps[ally]
            yield (ally,) if trapped == NOTHING else (ally, Piece(trapped))
    for horde in HORDES:
        if state.at[horde] == place and horde not in state.traps:
            yield (horde,)


def _piece(now: Touch, piece: Piece) -> str:
    state, name = now.state, word(piece)
    out = state.at[piece] == Place.OUT
    act = "" if out else piece_act(now, piece)
    names = (
        "piece",
        "ally" if piece in ALLIES else "horde",
        stance(state, piece),
        classes(through=not act, acted=piece in state.acted),
    )
    attributes = now.on(
        act, piece_words(now, piece), *names, picked=name in now.picked, tell=f"piece {name}"
    )
    return tag(
        "g",
        tag("circle", class_="reach", r=27),
        tag("circle", class_="rim", r=27),
        tag("circle", class_="ring", r=27),
        token(piece),
        *_marks(state, piece),
        id=f"piece-{name}",
        **attributes | ({"aria_hidden": "true"} if out else {}),
    )


def token(piece: Piece) -> str:
    """A piece around the point zero."""
    return use(f"se-{word(piece)}", class_="token", x=-24, y=-24, width=48, height=48)


def ghost(piece: Piece) -> str:
    """A piece that is no longer there, under ashes."""
    if piece in ALLIES:
        return token(piece) + tag("circle", class_="ash", r=22)
    return token(piece) + use(f"se-{word(piece)}-shape", class_="ash", x=-24, y=-24)


def _marks(state: State, piece: Piece) -> Iterator[str]:
    """What is special about a piece: a shield, a trap, the rounds until it is back."""
    box, name = {"x": -24, "y": -24, "width": 48, "height": 48}, word(piece)
    if piece in ALLIES and state.shields[piece]:
        yield use("se-shield", class_="mark", data_tell=f"shield {name}", **box)
    if piece in state.traps:
        # At the upper right, where it hides nothing of the ally under the horde.
        held = box | {"x": 0, "y": -46}
        yield use("se-trap", class_="mark", data_tell=f"trapped {name}", **held)
    if piece in ALLIES and state.at[piece] == Place.NOA:
        rounds = state.back[piece] - state.round
        count = tag("text", text(rounds), dy=5)
        yield tag("g", tag("circle", r=11), count, class_="back", data_tell=f"back {name}")
    if piece in state.acted:
        tick = tag("path", d="M-4 0l3 3 5-6")
        yield tag("g", tag("circle", r=8), tick, class_="done", data_tell=f"acted {name}")


def piece_words(now: Touch, piece: Piece) -> str:
    """A piece, where it stands, and what is special about it."""
    state, say = now.state, now.say
    name = piece_name(piece, say)
    if state.at[piece] == Place.OUT:
        return capital(say("{piece}, out of the game", piece=name))
    parts = [name, place_name(state, state.at[piece], say)]
    if piece in ALLIES and state.shields[piece]:
        parts.append(say("shield up"))
    if piece in state.traps:
        parts.append(say("trapped"))
    if piece in ALLIES and state.at[piece] == Place.NOA:
        parts.append(say("back in round {round}", round=state.back[piece]))
    if piece in state.acted:
        parts.append(say("has acted"))
    return capital(", ".join(parts))


# -- ways ---------------------------------------------------------------------------------------


def centre(place: Place) -> tuple[float, float]:
    """The middle of a place's card."""
    x, y = CORNER[place]
    return x + CARD / 2, y + CARD / 2


def between(start: Place, goal: Place) -> tuple[Place, ...]:
    """The places that a piece passes along the ring, the shorter way; none from and to Noa."""
    if Place.NOA in (start, goal):
        return ()
    steps = DISTANCE[start][goal]
    way = 1 if RING[(start + steps) % 8] == goal else -1
    return tuple(RING[(start + way * n) % 8] for n in range(1, steps))
