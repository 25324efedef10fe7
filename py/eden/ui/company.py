"""Who plays a match: people and bots, whose eyes look, and the curtain between turns."""

from __future__ import annotations

from eden.engine.game import NOBODY, Decision, Seat
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.kit.box import Box
from eden.kit.people import LEVEL_NAMES, with_level
from eden.kit.say import N_, Say


class Company:
    """Those at the table, seat by seat (or role by role, where roles are shared out).

    Where several people share the device, a curtain falls between their turns: until the one who
    is to choose lifts it, nobody's secrets are shown, and what is new waits. Those who are `away`
    play by link: whoever is alone here goes on looking while the link is with them.
    """

    def __init__(
        self,
        box: Box,
        match: AnyMatch,
        people: tuple[Person, ...] = (),
        away: frozenset[Seat] = frozenset(),
    ) -> None:
        self._box = box
        self._match = match
        self.people = people
        seated = () if match.game.roles else people
        self.bots = {seat: one.bot for seat, one in enumerate(seated) if one.bot}
        # Where roles are shared out: those that were given to bots.
        shared = people if match.game.roles else ()
        self.helpers = {role: one.bot for role, one in enumerate(shared) if one.bot}
        self.humans = tuple(seat for seat in range(match.seats) if seat not in self.bots)
        here = tuple(seat for seat in self.humans if seat not in away)
        self.here = here or self.humans
        self.away = away if here else frozenset()
        # Who lifted the curtain last: whoever is alone here with others away has no curtain.
        self.lifted = here[0] if self.away and len(here) == 1 else NOBODY

    @property
    def turn(self) -> Seat:
        """Who is to choose; NOBODY when it is over."""
        now = self._match.now
        return now.seat if isinstance(now, Decision) else NOBODY

    @property
    def bot(self) -> str:
        """The bot that is to choose; '' for a person."""
        return self.bots.get(self.turn, "")

    @property
    def newcomer(self) -> Seat:
        """Who is taken to look when a match comes to this device."""
        return self.here[0] if len(self.here) == 1 else self.turn

    # -- the curtain ----------------------------------------------------------------------------

    @property
    def barred(self) -> bool:
        """Whether it is the turn of a person who has not shown up yet."""
        if self.turn in self.away:
            return True
        return len(self.here) > 1 and self.turn in self.here and self.turn != self.lifted

    @property
    def unread(self) -> bool:
        """Whether what has happened waits behind the curtain, seen by nobody here."""
        return self.barred and self.lifted == NOBODY

    def curtain(self, *, behind: bool) -> bool:
        """Whether the curtain is down; whoever is here first sees what is still `behind`."""
        return self.barred and not (behind and self.lifted != NOBODY)

    def eyes(self, *, behind: bool) -> Seat:
        """Whose eyes the table is seen with; NOBODY's while the curtain is down."""
        if len(self.here) == 1:
            return self.here[0]
        return NOBODY if self.curtain(behind=behind) else self.lifted

    def lift(self) -> None:
        """Whoever is to choose is here, and sees what has happened since."""
        if self.turn in self.away:
            self.away -= {self.turn}
            self.here = tuple(sorted((*self.here, self.turn)))
        self.lifted = self.turn

    # -- what is said of them -------------------------------------------------------------------

    def name(self, seat: Seat, say: Say) -> str:
        """What the player of a seat is called."""
        named = self._box.seat_name(seat, say)
        return named or say(N_("Player {n}"), n=seat + 1)

    def awaited(self, say: Say) -> str:
        """Who is waited for, a bot or somebody who has not shown up; '' when nobody is."""
        if not (self.bot or self.barred):
            return ""
        waits = N_("{name} is thinking…") if self.bot else N_("It is {name}’s turn.")
        return say(waits, name=self.called(self.turn, say))

    def called(self, seat: Seat, say: Say) -> str:
        """What the player of a seat is called, with the level of a bot."""
        name, bot = self.name(seat, say), self.bots.get(seat, "")
        return with_level(name, bot, say) if bot in LEVEL_NAMES else name

    def handover(self, say: Say) -> str:
        """What to do when somebody else is to choose."""
        words = say(N_("Pass the device to {name}, or send the link."))
        return words.format(name=self.name(self.turn, say))
