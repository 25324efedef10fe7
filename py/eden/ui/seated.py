"""At the table: taps, refusals, undo, the curtain, the bots, and the link to send."""

from __future__ import annotations

from typing import Final

from eden.engine import link, record
from eden.engine.match import Stands
from eden.kit.pick import why_not
from eden.kit.say import N_
from eden.ui import kept
from eden.ui.begun import Begun, first_new
from eden.ui.clock import Clock, follow
from eden.ui.desk import Desk, Notice, Order
from eden.ui.rulebook import rule
from eden.ui.table import Table

_WHY: Final = {
    Stands.FIRST: N_("There is nothing to take back."),
    Stands.OTHER: N_(
        "This was another player’s choice, so it cannot be taken back. In a practice game it could."
    ),
    Stands.SHOWN: N_(
        "A die or a card has been shown since, so this cannot be taken back. "
        "In a practice game it could."
    ),
}


class Seated(Desk):
    """What can be done at a table."""

    _told = 0  # so many steps were told to those who listen
    timer: Clock | None = None
    _asked = ""  # the link about which a bot is thinking

    def link(self) -> str:
        """The address that holds the whole match."""
        return f"{self.address}#{self._link()}"

    def _link(self) -> str:
        assert self.table is not None
        return link.encode(self.table.match, self.table.people)

    def _take_seat(self, table: Table, begun: Begun, arriving: str) -> None:
        """What is new here is still to be shown; going back leads to where we came from."""
        self.screen, self.table, self.timer = "table", table, None
        table.rest(first_new(table, begun.seen))
        self._told = table.shown if begun.choices() else 0
        self._keep(arriving)
        self._announce()

    def _keep(self, verb: str = "replace") -> None:
        """Every choice is kept at once, on the device and in the address."""
        table = self.table
        assert table is not None
        seen = table.shown if table.unread else None
        if not kept.keep(self.store, table.match, table.people, self.clock(), seen=seen):
            self.notice = Notice(
                self.say(
                    N_("This browser does not let games be kept. Copy the link before you leave.")
                )
            )
        self.orders.append(Order(verb, self._link()))

    def _announce(self) -> None:
        """Say what has happened since it was last said, and what is asked; no word of what waits
        behind the curtain."""
        table = self.table
        assert table is not None
        steps = len(table.match.steps)
        self.orders.append(
            Order("say", table.news(steps if table.unread else self._told, self.say))
        )
        if not table.unread:
            self._told = steps

    # -- choices --------------------------------------------------------------------------------

    def tap(self, text: str) -> None:
        """A choice, or part of one; where it cannot be made, the reason."""
        table = self.table
        if table is None:
            return
        before = len(table.match.steps)
        if table.tap(text):
            self.notice = None
            if len(table.match.steps) != before:
                self._keep()
                self._announce()
            elif table.picked:
                count = len(table.narrowed())
                said = self.say(N_("{count} choices")).format(count=count)
                self.orders.append(Order("say", said))
            return
        self._refuse(text)

    def _refuse(self, text: str) -> None:
        table = self.table
        assert table is not None
        match = table.match
        waits = bool(table.bot) or table.barred or match.outcome is not None
        identity = None if waits else why_not(match.game, match.state, text)
        found = rule(identity or "", self.language)
        reason = found.text if found else table.news(len(match.steps), self.say)
        self._notify(Notice(reason, rule=identity or ""))

    def preview(self, text: str) -> str:
        """The overlay for an option that is looked at."""
        return self.table.preview(text, self.say) if self.table else ""

    def _undo(self, _: str) -> None:
        self._turn_back("undo")

    def _redo(self, _: str) -> None:
        self._turn_back("redo")

    def _turn_back(self, way: str) -> None:
        """Undo or redo, or say why not."""
        table = self.table
        if table is None:
            return
        self.notice = None
        if table.can_undo() if way == "undo" else table.can_redo():
            table.undo() if way == "undo" else table.redo()
            self._told = len(table.match.steps)
            self._keep()
            self._announce()
        elif table.unread:
            self._tell(N_("First say that you are here."))
        elif way == "undo" and (why := table.match.stands(table.bots)):
            self._tell(_WHY[why])
        else:
            self._tell(N_("There is nothing to do again."))

    # -- people and bots ------------------------------------------------------------------------

    def _lift(self, _: str) -> None:
        """Whoever is to choose says that they are here, and is told what is new."""
        if self.table and self.table.curtain:
            self.table.lift()
            self.notice, self.panel = None, ""
            self._keep()
            self._announce()

    def wake_bot(self) -> None:
        """Order a bot's thoughts, once, when it is its turn and all before it is shown."""
        table = self.table
        if table is not None and table.bot and not table.moving and self._asked != self._link():
            self._asked = self._link()
            self.orders.append(Order("think", self._asked, table.bot))

    def answer(self, asked: str, text: str) -> None:
        """What a bot chose in the match of a link; dropped when the table has changed since."""
        table = self.table
        if table is None or not table.bot or asked != self._link():
            if asked == self._asked:
                self._asked = ""
            return
        table.choose(text)
        self._keep()
        # One announcement for all bots in a row: a new one would cut off the one before.
        if not table.bot or not table.humans:
            self._announce()

    # -- the clock ------------------------------------------------------------------------------

    def tick(self, seconds: float, *, hidden: bool) -> bool:
        """Time passes; whether there is something new to see."""
        table = self.table
        if table is None or table.moving:
            return False  # what is not seen, or still being shown, costs no time
        over = table.match.outcome is not None
        within = table.box.limit
        limit = None if over or within is None else within(table.match.state, self.players)
        if limit is None:
            self.timer = None
            return False
        self.timer = follow(self.timer, table.match.seed, limit, self.store)
        self.timer.tick(seconds, hidden=hidden)
        self.timer.keep(self.store)
        if hidden:
            return False
        if self.timer.stood:
            self.timer.stood = False
            self._tell(N_("The clock stood still while this page was hidden."))
        if self.timer.left <= 0:
            self._time_is_up(self.timer.deadline.act)
        return True

    def _time_is_up(self, act: str) -> None:
        """What was begun is finished first; then nothing more can be done."""
        table = self.table
        assert table is not None
        if any(str(option) == act for option in table.options()):
            self.tap(act)
            self._tell(N_("The time is up."))

    # -- sharing --------------------------------------------------------------------------------

    def _copy(self, _: str) -> None:
        self.orders.append(Order("copy", self.link()))

    def _sheet(self, _: str) -> None:
        assert self.table is not None
        self.orders.append(Order("share", self.link(), self.say(self.table.box.title)))

    def _export(self, _: str) -> None:
        assert self.table is not None
        match, people = self.table.match, self.table.people
        name = f"{match.game.slug}-{match.seed}.txt"
        self.orders.append(Order("save", record.write(match, people), name))
