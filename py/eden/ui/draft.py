"""The form of the set-up as it is filled in, and the match and the people that it names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from eden.engine import chance
from eden.engine.game import Option
from eden.engine.match import AnyMatch, Match
from eden.engine.options import Clash
from eden.engine.people import Person, tidy
from eden.engine.problem import Problem
from eden.engine.visible import visible
from eden.kit.box import Box
from eden.kit.people import LEVEL_NAMES
from eden.kit.say import N_, Say
from eden.ui.settings import heads_of, minutes_of

# Who can play a seat, and what they are called in the form: '' is a person at this device.
AWAY: Final = "link"
PLAYED_BY: Final = {
    "": N_("Another person here"),
    **LEVEL_NAMES,
    AWAY: N_("Somebody by link"),
}
# What a form that was kept before there were levels calls a bot.
_BEFORE: Final = {"greedy": "ram", "random": "lamb"}


@dataclass(frozen=True, slots=True)
class Draft:
    """Texts by the names of the form's fields; what makes no sense means what is usual."""

    fields: Mapping[str, str] = field(default_factory=dict)

    def marked(self, option: Option, value: str) -> bool:
        """Whether this value of an option is chosen."""
        if option.many:
            return f"{option.key}.{value}" in self.fields
        return self._one(option) == value

    def _one(self, option: Option) -> str:
        return self.fields.get(option.key, option.default[0])

    @property
    def practice(self) -> bool:
        """Whether every choice can be taken back."""
        return "practice" in self.fields

    @property
    def seed(self) -> str:
        """The seed as it was typed, as far as it can be shown again."""
        return visible(str(self.fields.get("seed", "")))

    @property
    def heads(self) -> int | None:
        """How many heads share the game; None where the form does not ask for it."""
        return heads_of(self.fields["people"]) if "people" in self.fields else None

    @property
    def minutes(self) -> int | None:
        """How many minutes they give themselves; None where the form does not ask for it."""
        return minutes_of(self.fields["minutes"]) if "minutes" in self.fields else None

    def seats(self, box: Box) -> int:
        """How many seats are taken."""
        chosen = self.fields.get("seats", "")
        return next((n for n in box.game.seats if str(n) == chosen), box.game.seats[0])

    def match(self, box: Box, say: Say) -> AnyMatch:
        """A new match, or Problem with the reason, which names values as the form does."""
        try:
            return self._match(box)
        except Clash as clash:
            one, other = (box.option(*value, say)[0] for value in (clash.one, clash.other))
            told = N_("“{one}” and “{other}” cannot be played together.")
            raise Problem(told, one=one, other=other) from None

    def _match(self, box: Box) -> AnyMatch:
        options = {
            option.key: tuple(value for value in option.values if self.marked(option, value))
            if option.many
            else (self._one(option),)
            for option in box.game.options
        }
        typed = self.seed.strip()
        return Match(
            box.game,
            seats=self.seats(box),
            options=options,
            seed=chance.seed_from(typed) if typed else chance.new_seed(),
            practice=self.practice,
        )

    # -- people ---------------------------------------------------------------------------------

    def people(self, box: Box) -> tuple[Person, ...]:
        """Who plays, seat by seat or role by role; nobody in particular in a game for one."""
        if box.game.roles:
            roles = range(box.game.roles)
            named = tuple(Person(self.name(role), bot=self.helper(role)) for role in roles)
            return named if any(one.name or one.bot for one in named) else ()
        seats = self.seats(box)
        return tuple(self.person(seat) for seat in range(seats)) if seats > 1 else ()

    def person(self, seat: int) -> Person:
        """Who takes a seat."""
        who = self.played_by(seat)
        return Person(self.name(seat), self.colour(seat), "" if who == AWAY else who)

    def played_by(self, seat: int) -> str:
        """Who plays a seat, of PLAYED_BY."""
        who = self.fields.get(f"who.{seat}", "")
        who = _BEFORE.get(who, who)
        return who if who in PLAYED_BY else ""

    def helper(self, role: int) -> str:
        """The level of the bot that plays a role; '': people do."""
        who = self.played_by(role)
        return who if who in LEVEL_NAMES else ""

    def away(self, box: Box) -> frozenset[int]:
        """The seats of those who play by link."""
        seats = range(self.seats(box)) if not box.game.roles else ()
        return frozenset(seat for seat in seats if self.played_by(seat) == AWAY)

    def name(self, number: int) -> str:
        """The name that a seat, or a role, was given."""
        return tidy(self.fields.get(f"name.{number}", ""))

    def colour(self, seat: int) -> int:
        """The number of a seat's colour; its own where none was chosen."""
        chosen = self.fields.get(f"colour.{seat}", "")
        return int(chosen) if chosen in set("0123456789") else seat

    def then(self, fields: Mapping[str, str]) -> Draft:
        """The form after a change; whoever had a colour that was just taken gets the one that was
        given up."""
        new = Draft(fields)
        named = (key.removeprefix("colour.") for key in fields if key.startswith("colour."))
        seats = [int(seat) for seat in named if seat in set("0123456789")]
        for seat in seats:
            before, now = self.colour(seat), new.colour(seat)
            if before != now:
                other = next((n for n in seats if n != seat and new.colour(n) == now), None)
                if other is not None:
                    return Draft({**fields, f"colour.{other}": str(before)})
        return new
