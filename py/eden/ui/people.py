"""Who plays: the rows of the set-up form, and the people that a filled-in form names."""

from __future__ import annotations

from typing import Final

from eden.engine.people import LONGEST_NAME, Person, tidy
from eden.kit.box import Box
from eden.kit.say import N_, Say
from eden.kit.svg import classes, tag, text

Draft = dict[str, str]

# The bots that can be chosen in the form, and what they are called there; '' is a person.
_PLAYERS: Final = {"": N_("A person"), "greedy": N_("A simple bot")}


def seats_of(draft: Draft, box: Box) -> int:
    """How many players the form names."""
    chosen = draft.get("seats", "")
    fits = [seats for seats in box.game.seats if str(seats) == chosen]
    return fits[0] if fits else box.game.seats[0]


def people_at(draft: Draft) -> int:
    """How many people share the game, where the form asks for it."""
    chosen = draft.get("people", "1")
    return int(chosen) if chosen in set("1234567") else 1


def people_of(draft: Draft, box: Box) -> tuple[Person, ...]:
    """Who plays, seat by seat; nobody in particular in a game for one."""
    if box.game.roles:
        named = tuple(Person(tidy(draft.get(f"name.{n}", ""))) for n in range(box.game.roles))
        return named if any(one.name for one in named) else ()
    seats = seats_of(draft, box)
    return tuple(_person(draft, seat) for seat in range(seats)) if seats > 1 else ()


def _person(draft: Draft, seat: int) -> Person:
    bot = draft.get(f"who.{seat}", "")
    return Person(
        name=tidy(draft.get(f"name.{seat}", "")),
        colour=_colour(draft, seat),
        bot=bot if bot in _PLAYERS else "",
    )


def _colour(draft: Draft, seat: int) -> int:
    chosen = draft.get(f"colour.{seat}", "")
    return int(chosen) if chosen in set("0123456789") else seat


def swapped(old: Draft, new: Draft) -> Draft:
    """The new draft; whoever had a colour that was just taken gets the one that was given up."""
    seats = [int(key.partition(".")[2]) for key in new if key.startswith("colour.")]
    for seat in seats:
        before, now = _colour(old, seat), _colour(new, seat)
        if before != now:
            other = next((n for n in seats if n != seat and _colour(new, n) == now), None)
            if other is not None:
                return new | {f"colour.{other}": str(before)}
    return new


def rows(box: Box, draft: Draft, say: Say) -> list[str]:
    """A row for every seat that the game can have; those that nobody takes are hidden."""
    if box.game.roles:
        return [_roles(box, draft, say)]
    if max(box.game.seats) == 1:
        return []
    seats = seats_of(draft, box)
    return [_row(box, draft, seat, say, seat >= seats) for seat in range(max(box.game.seats))]


def _roles(box: Box, draft: Draft, say: Say) -> str:
    """Who plays which character, where they are shared out."""
    names = [
        _field(role, _name(f"name.{n}", tidy(draft.get(f"name.{n}", "")), None))
        for n, role in enumerate(map(say, box.roles))
    ]
    return tag(
        "details",
        tag("summary", text(say(N_("Who plays whom")))),
        tag("div", *names, class_="roles"),
        id="roles",
    )


def _name(name: str, value: str, placeholder: str | None) -> str:
    return tag(
        "input",
        type="text",
        name=name,
        id=name.replace(".", "-"),
        value=value,
        placeholder=placeholder,
        maxlength=LONGEST_NAME,
        autocomplete="off",
        spellcheck="false",
    )


def _row(box: Box, draft: Draft, seat: int, say: Say, hidden: bool) -> str:
    one, colours = _person(draft, seat), tuple(map(say, box.colours))
    placeholder = colours[one.colour] if one.colour < len(colours) else None
    name = _name(f"name.{seat}", one.name, placeholder)
    colour = _select(f"colour.{seat}", [(str(n), c) for n, c in enumerate(colours)], one.colour)
    who = _select(f"who.{seat}", [(bot, say(told)) for bot, told in _PLAYERS.items()], one.bot)
    return tag(
        "fieldset",
        tag("legend", text(say(N_("Player {n}")).format(n=seat + 1))),
        _field(say(N_("Name")), name),
        _field(say(N_("Colour")), swatch(box, one), colour) if colours else "",
        _field(say(N_("Played by")), who),
        class_="seat",
        id=f"seat-{seat}",
        hidden=hidden,
    )


def _field(label: str, *inside: str) -> str:
    return tag(
        "label", tag("span", text(label), class_="soft"), tag("span", *inside, class_="field")
    )


def _select(name: str, values: list[tuple[str, str]], chosen: object) -> str:
    options = [
        tag("option", text(words), value=value, selected=value == str(chosen))
        for value, words in values
    ]
    return tag("select", *options, name=name, id=name.replace(".", "-"))


def swatch(box: Box, one: Person) -> str:
    """A person's colour, beside its name in words; the game's look.css knows the colour."""
    colour = f"{box.game.slug}-colour-{one.colour}"
    return tag("span", class_=classes("swatch", colour), aria_hidden="true")
