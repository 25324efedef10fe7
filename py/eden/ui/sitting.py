"""At a table: one door for every choice; refusals, undo, the curtain, the clock, sharing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine import link, record
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import Stands
from eden.engine.think.mind import Level
from eden.engine.think.player import Player
from eden.kit.pick import why_not
from eden.kit.say import N_, Say
from eden.ui import clock
from eden.ui.begun import Begun
from eden.ui.clock import Clock
from eden.ui.counsel import Counsel
from eden.ui.ear import Ear
from eden.ui.keeper import Keeper
from eden.ui.notices import Notice, Notices
from eden.ui.orders import Announce, Copy, Go, Order, Persist, Replace, Save, ShareSheet
from eden.ui.settings import Settings
from eden.ui.storage import Storage
from eden.ui.studying import Estimating
from eden.ui.table import Table
from eden.ui.tags import tags
from eden.ui.thoughts import Answer
from eden.ui.tongue import speaker

_WHY: Final = {
    Stands.FIRST: N_("There is nothing to take back."),
    Stands.OTHER: N_(
        "This was another player’s choice, so it cannot be taken back. In a practice game it could."
    ),
    Stands.SHOWN: N_(
        "Something has been revealed since, so this cannot be taken back. "
        "In a practice game it could."
    ),
}
# How hard the app thinks when it is asked to choose: at a glance, because the page waits for it.
_GLANCE: Final = Level()
_NOT_HERE: Final = N_("First say that you are here.")


class Sitting:
    """What can be done at a table; everything that changes its match is kept and announced."""

    def __init__(
        self,
        table: Table,
        *,
        address: str,
        settings: Settings,
        storage: Storage,
        notices: Notices,
        orders: list[Order],
    ) -> None:
        self.table = table
        self.clock: Clock | None = None
        self.closed = False  # the end was shown
        self.doubt = ""  # the choice that is asked once more
        self.guest = False  # somebody's match is looked at, and not kept here
        self.ear = Ear(table)
        self.estimate: Estimating | None = None  # the chance to win, once somebody asked for it
        self.counsel = Counsel(table, lambda: self.link)
        self._addressed = ""  # what the address was last told to name
        self._told = 0  # so many steps were told to those who listen
        self._address = address
        self._settings = settings
        self._storage = storage
        self.keeper = Keeper(storage, notices)
        self._notices = notices
        self._orders = orders

    @property
    def say(self) -> Say:
        """The language that is spoken, to those who are at the table."""
        return speaker(self._settings.language, self.table.company.people)

    @property
    def link(self) -> str:
        """The link that holds the whole match."""
        return link.encode(self.table.match, self.table.company.people)

    @property
    def place(self) -> str:
        """What the address names: the match, or the moment of it that is looked at."""
        replay = self.table.replay
        return link.at_moment(self.link, replay.at) if replay else self.link

    @property
    def url(self) -> str:
        """The address at which the match, or the moment, can be opened."""
        return f"{self._address}#{self.place}"

    def sit_down(
        self, begun: Begun, arriving: type[Go | Replace], *, covered: bool = False
    ) -> None:
        """What is new here is still to be shown; going back leads to where we came from. Where the
        table is `covered`, it is announced when it is seen."""
        self.table.arrive(begun.seen)
        self.ear = Ear(self.table)
        self._told = self.table.playback.shown if begun.choices() else 0
        ran = self._storage.is_running(link.identity(begun.match))
        self.keeper.sit_down(begun)
        self._keep(arriving)
        if ran:
            self._close()
        if not covered:
            self.announce()

    # -- the one door ---------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """A choice, whoever made it: a tap, a key, a bot, or the clock."""
        self._play(lambda: self.table.choose(text))

    def take(self, answer: Answer) -> None:
        """What came of thinking about what was wanted."""
        if not self.counsel.take(answer, self.choose):
            self._orders.append(Announce(self.counsel.adviser.said(self.say)))

    def _play(self, change: Callable[[], None], *, known: bool = False) -> None:
        """The one door: every change of the match is shown, kept and announced; what is `known`
        already is not told again."""
        company = self.table.company
        by_bot = bool(company.bot)
        change()
        if known:
            self._told = len(self.table.match.steps)
        self._keep()
        self._close()
        # One announcement for all bots in a row: a new one would cut off the one before.
        if not (by_bot and company.bot and company.humans):
            self.announce()

    def _keep(self, arriving: type[Go | Replace] = Replace) -> None:
        """The match is kept at once, on the device and in the address."""
        if not self.guest:
            self.keeper.keep(self._game, self.say)
        self.name_place(arriving)

    @property
    def _game(self) -> Begun:
        """The match as it is kept."""
        company = self.table.company
        seen = self.table.playback.shown if company.unread else None
        return Begun(self.table.match, company.people, seen, company.away)

    def hear(self, identity: str) -> None:
        """Another tab has kept something of a match: maybe of this one."""
        if not self.guest and identity == link.identity(self.table.match):
            self.keeper.hear(self._game, self.say)

    def insist(self) -> None:
        """This game is kept in the place of what another tab has made of it."""
        self._notices.clear()
        self.keeper.sit_down(self._game)
        self._keep()
        self._close()

    def name_place(self, arriving: type[Go | Replace] = Replace) -> None:
        """Let the address name what is on the table."""
        self._addressed = self.place
        self._orders.append(arriving(self.place))

    def _close(self) -> None:
        """A match that has ended is a result; from the first one on there is something to lose."""
        if not self.keeper.parted and self._storage.close(self.table.match, self.table.company):
            self._orders.append(Persist())

    def announce(self) -> None:
        """Say what has happened since it was last said, and what is asked; no word of what waits
        behind the curtain."""
        steps, unread = len(self.table.match.steps), self.table.company.unread
        since = steps if unread else self._told
        told, say = self.keeper.take_told(), self.say
        whole = f"{told} {self.table.announcement(since, say)}".strip()
        news = f"{told} {self.table.news(since, say)}".strip()
        self._orders.append(Announce(whole, news))
        if not unread:
            self._told = steps

    def _tell(self, text: str) -> None:
        self._notices.tell(Notice(self.say(text)))

    # -- what a player does ---------------------------------------------------------------------

    def tap(self, text: str) -> None:
        """A choice, or part of one; where it cannot be made, the reason."""
        table = self.table
        if table.moving:
            table.skip()
        choice, helpers = table.choice(text), self.counsel.helpers
        self.counsel.stop()
        if choice and self._sure(choice):
            self._notices.clear()
            if helpers.comes_first(table.option(choice)):
                helpers.act(choice)
            else:
                helpers.go_on()
                self.choose(choice)
        elif choice:
            self._notices.clear()
            self._orders.append(Announce(self.regret))
        elif table.toggle(text):
            self.doubt = ""
            self._notices.clear()
            if table.picked:
                count = len(table.narrowed())
                words = N_("1 choice") if count == 1 else N_("{count} choices")
                self._orders.append(Announce(self.say(words, count=count)))
        else:
            self._refuse(text)

    @property
    def regret(self) -> str:
        """What would be regretted about the choice that is asked once more; '' where none is."""
        option = self.table.option(self.doubt)
        return self._regret(option) if option is not None else ""

    def _regret(self, option: Any) -> str:
        return self.table.box.words.regret(self.table.match.state, option, self.say)

    def _sure(self, choice: str) -> bool:
        """Whether a choice is meant; what would be regretted is asked once more, unless a hint has
        just told why it is best."""
        asked, self.doubt = self.doubt, ""
        option = self.table.option(choice)
        if asked == choice or not self._settings.asks or self.counsel.advises(option):
            return True
        regret = self._regret(option)
        self.doubt = choice if regret else ""
        return not regret

    def hint(self) -> None:
        """Where to look; asked again, what to do and why."""
        if self.table.moving:
            self.table.skip()
        self._notices.clear()
        if self.table.replay:
            self._tell(N_("A hint is about what can be chosen now: go back to the game first."))
            return
        if not self.counsel.open:
            told = self.table.announcement(len(self.table.match.steps), self.say)
            self._notices.tell(Notice(told))
            return
        self.counsel.halt()
        self.counsel.adviser.ask()
        if self.counsel.adviser.asked:
            self._orders.append(Announce(self.counsel.adviser.said(self.say)))

    def settle(self) -> None:
        """Let the app choose what nobody here wants to choose, as long as it offers to."""
        table, game = self.table, self.table.match.game
        settles, bot = table.box.settles, Player(game, table.box.mind, _GLANCE)
        luck = Luck(table.match.seed)
        while settles and isinstance(now := table.match.now, Decision) and not table.company.bot:
            if not settles(table.match.state):
                break
            seen = game.imagine(table.match.state, now.seat, luck)
            self.choose(str(bot(seen, now, luck)))

    def _refuse(self, text: str) -> None:
        """Why this cannot be chosen now, with its rule; else what is asked, once more."""
        self.doubt = ""
        company, match = self.table.company, self.table.match
        waits = bool(company.bot) or company.barred or match.outcome is not None
        refusal = None if waits else why_not(match.game, match.state, text)
        if refusal is None:
            self._notices.tell(Notice(self.table.announcement(len(match.steps), self.say)))
            return
        reason = self.table.box.words.why(match.state, refusal, self.say)
        self._notices.tell(Notice(reason, rule=refusal.rule))

    def undo(self) -> None:
        """Take back the last choice, or say why not; one moment back where they are looked at."""
        self._notices.clear()
        self.counsel.halt()
        if self.table.replay:
            self.table.replay.step(-1)
        elif self.table.can_undo():
            self._play(self.table.undo, known=True)
        elif self.table.company.unread:
            self._tell(_NOT_HERE)
        elif why := self.table.match.stands(self.table.company.bots):
            self._tell(_WHY[why])

    def redo(self) -> None:
        """Make it again, or say why not; one moment on where they are looked at."""
        self._notices.clear()
        if self.table.replay:
            self.table.replay.step(1)
        elif self.table.can_redo():
            self._play(self.table.redo, known=True)
        elif self.table.company.unread:
            self._tell(_NOT_HERE)
        else:
            self._tell(N_("There is nothing to do again."))

    def lift(self) -> None:
        """Whoever is to choose says that they are here, and is told what is new."""
        self.table.company.lift()
        self._notices.clear()
        self._keep()
        self.announce()

    # -- the clock ------------------------------------------------------------------------------

    def tick(self, seconds: float, *, hidden: bool) -> bool:
        """Time passes; whether there is something new to see."""
        table = self.table
        late = table.replay is not None and self._follow_replay()
        if table.moving and not table.replay:
            return False  # what is still being shown costs no time
        over, within = table.match.outcome is not None, table.box.limit
        limit = None if over or within is None else within(table.match.state, self._settings.heads)
        if limit is None:
            self.clock = None
            return late
        store = self._storage.store
        limit = self._settings.timed(limit)
        self.clock = running = clock.follow(self.clock, table.match.seed, limit, store)
        running.tick(seconds, hidden=hidden)
        running.keep(store)
        if hidden:
            return late
        if running.stood:
            running.stood = False
            self._tell(N_("The clock stood still while this page was hidden."))
        if running.left <= 0:
            self._time_is_up(running.deadline.act)
        return True

    def _follow_replay(self) -> bool:
        """The address follows what is looked at, but not at every step: browsers bear only so many
        changes of it."""
        late = not self.table.moving and self._addressed != self.place
        if late:
            self.name_place()
        return late

    def _time_is_up(self, act: str) -> None:
        """What was begun is finished first; then nothing more can be done."""
        self.table.replay = None
        if self.table.choice(act):
            self.choose(act)
            self._tell(N_("The time is up."))

    # -- sharing --------------------------------------------------------------------------------

    def copy(self) -> None:
        """Copy the address."""
        self._orders.append(Copy(self.url))

    def share(self) -> None:
        """Hand the address on."""
        self._orders.append(ShareSheet(self.url, self.say(self.table.box.title)))

    def export(self) -> None:
        """Save the match as a record."""
        match = self.table.match
        name = f"{match.game.slug}-{match.seed}.txt"
        found = self._storage.results.find(link.identity(match))
        day = found.ended if found else self._storage.today
        told = tags(self.table.box, match, day, self.say)
        self._orders.append(Save(name, record.write(match, self.table.company.people, told)))
