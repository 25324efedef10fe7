"""What lies on the map: attacks, buildings, people, disasters, the characters and their zones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from eden.kit.svg import centred, classes, tag, text, use

from ..data import CAMPS, COLUMNS, DISASTERS, PROTECTORS, ROWS, Character, Pile, square_word, word
from ..events import AttackLaid
from ..state import NONE, State, Thing
from ..words.cards import disaster_title
from ..words.names import character_name
from .grid import (
    HIGH,
    LEFT,
    TOP,
    WIDE,
    Spot,
    corner,
    crowd,
    light_spots,
    on,
    piece_spots,
    pyramid_spot,
    stand_spot,
)
from .touch import Touch, character_act, signs

# Disaster tokens of one square: upper corners first.
_TOKENS: Final = (Spot(83, 17, 36), Spot(17, 17, 36), Spot(83, 50, 36), Spot(17, 50, 36))
_SEEN: Final = Spot(27, 19, 46)


# -- the ground ---------------------------------------------------------------------------------


def zones(state: State) -> str:
    """The squares around each protector, cut off at the edge of the map; its own is not in it."""
    held = (one for one in PROTECTORS if one in state.team and state.at[one] != NONE)
    return tag(
        "svg",
        *(_zone(one, state.at[one]) for one in held),
        class_="zones",
        x=LEFT,
        y=TOP,
        width=COLUMNS * WIDE,
        height=ROWS * HIGH,
        aria_hidden="true",
    )


@cache
def _zone(one: Character, square: int) -> str:
    x, y = corner(square)
    name, inset = word(one), 6 if one == PROTECTORS[0] else 12
    w, h = 3 * WIDE - 2 * inset, 3 * HIGH - 2 * inset
    outer = f"M{inset - WIDE} {inset - HIGH}h{w}v{h}h{-w}Z"
    return tag(
        "g",
        tag("path", class_="reach", d=f"{outer}M0 0h{WIDE}v{HIGH}h{-WIDE}Z"),
        tag("path", class_="edge", d=outer),
        id=f"zone-{name}",
        data_tell=f"zone {name}",
        class_=f"zone {name}",
        transform=f"translate({x - LEFT} {y - TOP})",
    )


def cards(now: Touch) -> Iterator[str]:
    """Attacks and permanent destructions: each covers its square."""
    fresh = {event.square for event in now.news if isinstance(event, AttackLaid)}
    for square in sorted(now.state.attacks):
        yield _card(square, "attack", square in fresh)
    for square in sorted(now.state.destroyed):
        yield _card(square, "scar", False)


@cache
def _card(square: int, kind: str, fresh: bool) -> str:
    x, y = corner(square)
    return use(
        f"um-{kind}",
        x=x,
        y=y,
        width=WIDE,
        height=HIGH,
        id=f"{kind}-{square_word(square)}",
        class_=classes(kind, fresh=fresh),
    )


# -- what stands --------------------------------------------------------------------------------


def buildings(now: Touch) -> Iterator[str]:
    """The two military bases, Base U and the pyramids."""
    state = now.state
    for camp in CAMPS:
        if state.bases[camp] != NONE:
            side = word(Pile(camp))
            name, spot = f"base-{side}", stand_spot(state, state.bases[camp])
            yield _thing(name, name, spot, "base", f"base {side}")
    if state.base_u != NONE:
        yield _thing("base-u", "base-u", stand_spot(state, state.base_u), "base home", "base-u")
    for number, square in enumerate(state.pyramids):
        if square != NONE:
            spot = pyramid_spot(state, square)
            lifted = state.lifted == (Thing.PYRAMID, square)
            kind, tell = classes("pyramid", lifted=lifted), f"pyramid {square_word(square)}"
            yield _thing(f"pyramid-{number}", "pyramid", spot, kind, tell)


def _thing(name: str, picture: str, spot: Spot, kind: str, tell: str) -> str:
    x, y, size = spot
    return tag(
        "g",
        centred(f"um-{picture}", 0, 0, 48),
        id=name,
        class_=f"thing {kind}",
        data_tell=tell,
        transform=f"translate({x:g} {y:g}) scale({size / 48:.3f})",
    )


def lights(state: State) -> Iterator[str]:
    """The people: small warm lights; one that is being teleported is a ring."""
    thing, origin = state.lifted
    for square, people in enumerate(state.people):
        if people:
            lifted = (thing, origin) == (Thing.PERSON, square)
            for n, spot in enumerate(light_spots(state, square)):
                yield _light(square, n, spot, lifted and n == people - 1)


@cache
def _light(square: int, n: int, spot: Spot, lifted: bool) -> str:
    return centred(
        "um-person",
        *spot,
        id=f"light-{square_word(square)}-{n}",
        class_=classes("light", lifted=lifted),
    )


def omens(state: State) -> Iterator[str]:
    """The tokens of the disaster that is coming."""
    if state.omen == NONE:
        return
    seen: dict[int, int] = {}
    for square in state.tokens:
        n = seen.get(square, 0)
        seen[square] = n + 1
        spot = on(square, _TOKENS[n % len(_TOKENS)])
        name = f"token-{square_word(square)}-{n}"
        yield centred(omen_symbol(state.omen), *spot, id=name, data_tell="omen")


def omen_symbol(card: int) -> str:
    """The picture of a disaster."""
    return f"um-omen-{word(DISASTERS[card].blow)}"


def foreseen(state: State) -> Iterator[str]:
    """The squares of attack cards that are known to come, in their order."""
    for n, square in enumerate(state.tops[Pile.ATTACK]):
        x, y, size = on(square, _SEEN)
        yield tag(
            "g",
            tag("rect", x=-size / 2, y=-16, width=size + 8, height=32, rx=16),
            centred("um-eye", -10, 0, 24),
            tag("text", text(n + 1), x=14, y=10),
            class_="seen",
            data_tell="known",
            id=f"seen-{square_word(square)}",
            transform=f"translate({x:g} {y:g})",
        )


# -- characters ---------------------------------------------------------------------------------


def characters(now: Touch) -> Iterator[str]:
    """The pieces; where a square is to be chosen they let the finger through."""
    always = bool(now.verb) or (bool(now.marks) and now.who is None)
    for one, spot in piece_spots(now.state).items():
        x, y, size = spot
        name = word(one)
        act = character_act(now, one)
        through = always or now.state.at[one] in now.marks
        shut = through and act not in now.options
        attributes = now.on(
            "" if shut else act,
            character_name(one),
            "piece",
            name,
            classes(through=shut or not now.options, spent=not now.state.cubes[one]),
            picked=now.who == one,
            tell=f"character {name}",
        )
        yield tag(
            "g",
            *_reach(now, one, spot),
            tag("circle", class_="ring edge", r=25),
            tag("circle", class_="ring", r=25),
            centred(f"um-{name}", 0, 0, 46),
            id=f"character-{name}",
            transform=f"translate({x:g} {y:g}) scale({size / 46:.3f})",
            **attributes,
        )


def _reach(now: Touch, one: Character, spot: Spot) -> Iterator[str]:
    """Who is alone on a square can be tapped anywhere on it; beside the piece it is the square that
    explains itself."""
    square = now.state.at[one]
    if len(crowd(now.state, square)) == 1:
        (x, y), scale = corner(square), spot.size / 46
        yield tag(
            "rect",
            class_="hit",
            x=(x - spot.x) / scale,
            y=(y - spot.y) / scale,
            width=WIDE / scale,
            height=HIGH / scale,
            data_tell=f"square {square_word(square)}",
        )


def sign_layer(now: Touch) -> Iterator[str]:
    """Disaster tokens and pyramids that are tapped for themselves."""
    for act, square in signs(now):
        avert = act.startswith("avert")
        spot = on(square, _TOKENS[0]) if avert else pyramid_spot(now.state, square)
        x, y, size = spot
        said = disaster_title(now.state.omen, now.say) if avert else ""
        yield tag(
            "g",
            tag("circle", class_="disc", r=max(36, size / 2) + 2),
            centred(omen_symbol(now.state.omen) if avert else "um-pyramid", 0, 0, max(44, size)),
            id=f"sign-{act.replace(' ', '-')}",
            transform=f"translate({x:g} {y:g})",
            **now.on(act, said, "sign", tell="omen" if avert else f"pyramid {square_word(square)}"),
        )
