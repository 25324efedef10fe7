"""Who plays: the rows of the set-up form."""

from __future__ import annotations

from typing import Final

from eden.engine.people import LONGEST_NAME, Person
from eden.kit.box import Box
from eden.kit.people import LEVEL_NAMES, LEVEL_WORDS
from eden.kit.say import N_, Say
from eden.kit.svg import classes, tag, text
from eden.ui.draft import PLAYED_BY, Draft
from eden.ui.screens.parts import field, icon, select

_YOU: Final = N_("You")


def rows(box: Box, draft: Draft, say: Say) -> list[str]:
    """A row for every seat that the game can have; those that nobody takes are hidden."""
    if box.game.roles:
        return [_roles(box, draft, say)]
    if max(box.game.seats) == 1:
        return []
    seats = draft.seats(box)
    return [_row(box, draft, seat, say, seat >= seats) for seat in range(max(box.game.seats))]


def _roles(box: Box, draft: Draft, say: Say) -> str:
    """Who plays which character, where they are shared out."""
    ways = [("", say(N_("A person"))), *((one, say(name)) for one, name in LEVEL_NAMES.items())]
    names = [
        tag(
            "div",
            field(role, _name(f"name.{n}", draft.name(n), None)),
            field(say(N_("Played by")), select(f"who.{n}", ways, draft.helper(n))),
            class_="who-plays",
        )
        for n, role in enumerate(map(say, box.roles))
    ]
    told = N_("A bot acts when you have finished with your characters, or when you ask it to.")
    return tag(
        "details",
        tag("summary", text(say(N_("Who plays whom")))),
        tag("p", text(say(told)), class_="soft"),
        tag("div", *names, class_="roles"),
        class_="folded",
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
    one, colours = draft.person(seat), tuple(map(say, box.colours))
    placeholder = colours[one.colour] if one.colour < len(colours) else None
    name = _name(f"name.{seat}", one.name, placeholder)
    colour = select(f"colour.{seat}", [(str(n), c) for n, c in enumerate(colours)], one.colour)
    return tag(
        "fieldset",
        tag("legend", text(say(N_("Player {n}"), n=seat + 1))),
        _who(draft, seat, say),
        field(say(N_("Name")), name),
        field(say(N_("Colour")), swatch(box, one), colour) if colours else "",
        class_="seat fields",
        id=f"seat-{seat}",
        hidden=hidden,
    )


def _who(draft: Draft, seat: int, say: Say) -> str:
    """Who plays a seat; the first person at this device is whoever sets up the game."""
    mine = all(draft.played_by(other) for other in range(seat))
    chosen = draft.played_by(seat)
    ways = [
        tag(
            "label",
            tag("input", type="radio", name=f"who.{seat}", value=who, checked=who == chosen),
            tag(
                "span",
                icon("ui-computer") if who in LEVEL_WORDS else "",
                text(say(_YOU if mine and not who else told)),
            ),
        )
        for who, told in PLAYED_BY.items()
    ]
    label = say(N_("Played by"))
    told = LEVEL_WORDS.get(chosen)
    return tag("div", *ways, class_="ways", role="radiogroup", aria_label=label) + (
        tag("p", text(say(told)), class_="soft level") if told else ""
    )


def swatch(box: Box, one: Person) -> str:
    """A person's colour, beside its name in words; the game's look.css knows the colour."""
    colour = f"{box.game.slug}-colour-{one.colour}"
    return tag("span", class_=classes("swatch", colour), aria_hidden="true")
