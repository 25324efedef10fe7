"""The sheets of the team: cubes, energy, a place for each action, a power card; one is open."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from eden.kit.people import bot_name, with_level
from eden.kit.say import N_, Say, capital, named
from eden.kit.svg import block, classes, icon, tag, text

from ..data import CUBES, ENERGY, SHEETS, Character, Deed, word
from ..state import NONE
from ..words.cards import power_text, power_title
from ..words.names import character_name, deed_name, gift, role_name, square_name
from .changes import badge
from .grid import kept, piece_icon
from .touch import VERBS, Touch, character_act, deed_act, place_act

_TEAM: Final = N_("The team")
_AT: Final = N_("on {square}")
_HOME: Final = N_("in Base U")
_CUBES: Final = N_("action cubes left: {count}")
_ENERGY: Final = N_("energy: {count}")
_POWER: Final = N_("power card: {power}")
_PLACES: Final = N_("{deed}: {used} of {places} used")
_NO_POWER: Final = N_("No power card")
# What has no place of its own on a sheet.
_ALSO: Final = {
    "raises": (N_("Teleport a pyramid"), "um-d-raise"),
    "loads": (N_("Load the ship"), "um-d-load"),
    "averts": (N_("Cancel a disaster"), "um-d-avert"),
}
_ORDER: Final = (
    Deed.MOVE,
    Deed.TELEPORT,
    Deed.CANCEL,
    Deed.MEDIATE,
    Deed.TD,
    Deed.AD,
)


def sheets(now: Touch) -> str:
    """The block of the table with the sheets of all who travel; '' before they are chosen."""
    if not now.state.team:
        return ""
    team = now.state.team
    return tag(
        "div",
        *(_sheet(now, one) for one in team),
        class_=classes("sheets", "many" if len(team) > 4 else "few", open=now.who is not None),
        role="group",
        aria_label=now.say(_TEAM),
    )


def _sheet(now: Touch, one: Character) -> str:
    name = word(one)
    picked = now.who == one
    drawn = tag(
        "section",
        _head(now, one),
        tag(
            "div",
            tag(
                "p",
                tag("strong", text(character_name(one))),
                " ",
                text(gift(one, now.say)),
                class_="gift",
            ),
            tag("div", *_deeds(now, one), _power(now, one), class_="deeds"),
            class_="body",
        ),
        id=f"sheet-{name}",
        class_=classes("sheet", name, open=picked, spent=not now.state.cubes[one]),
    )
    return block(f"sheet-{name}", drawn)


def _played_by(one: Character, say: Say) -> str:
    """Who plays a character: a name, or the level of a bot."""
    person = say.person(one)
    if person.bot and not person.name:
        return bot_name(person.bot, say)
    return with_level(person.name, person.bot, say)


def _head(now: Touch, one: Character) -> str:
    """Who it is, where, with how many cubes and how much energy."""
    state, say = now.state, now.say
    cubes, energy, power = state.cubes[one], state.energy[one], state.powers[one]
    role = role_name(one, say)
    person = _played_by(one, say)
    said = [role, person] if person else [role]
    where = ""
    if state.at[one] != NONE:
        where = "U" if state.at[one] == state.base_u else square_name(state.at[one])
        home = state.at[one] == state.base_u
        said.append(say(_HOME) if home else say(_AT, square=where))
    said += [say(_CUBES, count=cubes), say(_ENERGY, count=energy)]
    if power != NONE:
        said.append(say(_POWER, power=power_title(power, say)))
    name = word(one)
    attributes = now.on(
        character_act(now, one),
        ", ".join(said),
        "head",
        picked=now.who == one,
        tell=f"character {name}",
    )
    inner = (
        piece_icon(one),
        tag(
            "strong",
            text(character_name(one)),
            icon("ui-computer", "bot") if say.person(one).bot else "",
            class_="who",
        ),
        tag("span", text(person or role.partition(", ")[2]), class_="role"),
        # Written by the style sheet: the label says it in words.
        tag("span", class_="where", data_where=where),
        _pips("um-cube", f"cubes {name}", cubes, CUBES, badge(now.changes, f"cubes {name}")),
        _pips("um-energy", f"energy {name}", energy, ENERGY, badge(now.changes, f"energy {name}")),
        _holds(name) if power != NONE else "",
        badge(now.changes, f"power {name}"),
    )
    return kept("div", " ".join(inner), f"head-{name}", attributes)


@cache
def _holds(name: str) -> str:
    """The mark of a power card."""
    return tag("span", icon("um-d-power"), class_="holds", data_tell=f"held {name}")


@cache
def _pips(symbol: str, tell: str, full: int, places: int, change: str = "") -> str:
    """So many of so many, as small pictures; what has changed about it."""
    name = tell.partition(" ")[0]
    shown = (icon(symbol, "pip", "full" if n < full else "empty") for n in range(places))
    return tag("span", *shown, change, class_=f"pips {name}", data_tell=tell)


# -- actions ------------------------------------------------------------------------------------


def _deeds(now: Touch, one: Character) -> Iterator[str]:
    for deed in _ORDER:
        if deed in VERBS:
            first, *others = VERBS[deed]
            yield _deed(now, one, deed, place_act(now, one, deed, deed_act(now, one, first)))
            for verb in others:
                yield _also(now, one, verb)
        else:
            yield _deed(now, one, deed, place_act(now, one, deed, f"begin {word(deed)}"))


def _deed(now: Touch, one: Character, deed: Deed, act: str) -> str:
    used, places = now.state.used[one][deed], SHEETS[one][deed]
    name = capital(deed_name(deed, now.say))
    said = now.say(_PLACES, deed=name, used=used, places=places)
    said = named(character_name(one), said, now.say)
    picked = now.who == one and bool(now.verb) and now.verb in VERBS.get(deed, ())
    tell = f"deed {word(one)} {word(deed)}"
    attributes = now.on(act, said, "deed", picked=picked, tell=tell)
    inner = icon(f"um-d-{word(deed)}") + _name(name) + boxes(used, places)
    return kept("div", inner, f"deed-{word(one)}-{word(deed)}", attributes)


@lru_cache(maxsize=128)
def _name(words: str) -> str:
    return tag("span", text(words), class_="name")


@cache
def boxes(used: int, places: int) -> str:
    """The places for cubes, those that are taken with a cube on them."""
    cube = icon("um-cube", "pip")
    shown = (tag("i", cube if n < used else "", class_="box") for n in range(places))
    return tag("span", *shown, class_="boxes")


def _also(now: Touch, one: Character, verb: str) -> str:
    """What is done with the same cube, shown where it can be done, or where Elli could."""
    act = deed_act(now, one, verb)
    if not now.meant(act) and (verb != "loads" or one != Character.ELLI):
        return ""
    words, picture = _ALSO[verb]
    name = now.say(words)
    attributes = now.on(
        act,
        named(character_name(one), name, now.say),
        "deed also",
        picked=now.who == one and now.verb == verb,
        tell=f"also {verb}",
    )
    return kept("div", icon(picture) + _name(name), f"deed-{word(one)}-{verb}", attributes)


def _power(now: Touch, one: Character) -> str:
    """The power card, with the place for its cube; in one variant there are none (UM-104)."""
    state, say = now.state, now.say
    if state.round:
        return ""
    card, used = state.powers[one], state.used[one][Deed.POWER]
    title = say(_NO_POWER) if card == NONE else power_title(card, say)
    act = place_act(now, one, Deed.POWER, deed_act(now, one, "power"))
    said = named(character_name(one), title, say)
    # A place without card and cube can be left out where there is little room.
    none = "none" if card == NONE and not used else ""
    attributes = now.on(act, said, "deed", "power", none, tell=f"held {word(one)}")
    does = tag("small", text(power_text(card, state.characters, say))) if card != NONE else ""
    inner = icon("um-d-power") + _name(title) + boxes(used, SHEETS[one][Deed.POWER]) + does
    return kept("div", inner, f"power-{word(one)}", attributes)


# -- who comes along ----------------------------------------------------------------------------


def candidate(now: Touch, one: Character, act: str, *, picked: bool = False) -> str:
    """A character that can be chosen at the beginning, with what it alone can do."""
    role, able = role_name(one, now.say), gift(one, now.say)
    tell = f"character {word(one)}"
    marks = now.on(
        act,
        role,
        "candidate",
        word(one),
        picked=picked,
        seen=f"{role}. {able}".rstrip("."),
        tell=tell,
    )
    return tag(
        "div",
        piece_icon(one),
        tag("strong", text(role)),
        " ",
        tag("small", text(able)),
        tag("span", *_places(one), class_="spaces", aria_hidden="true"),
        id=f"candidate-{word(one)}",
        **marks,
    )


@cache
def _places(one: Character) -> tuple[str, ...]:
    deeds = (Deed.MOVE, Deed.TELEPORT, Deed.CANCEL, Deed.MEDIATE)
    return tuple(
        tag("i", icon(f"um-d-{word(deed)}"), tag("b", data_count=SHEETS[one][deed]))
        for deed in deeds
    )
