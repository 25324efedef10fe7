"""The app: which screen is open and what the player asked for. It knows no browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from eden.engine import link
from eden.engine.game import Outcome
from eden.engine.problem import Problem
from eden.games.shelf import SHELF, box_for
from eden.kit.help import Explained
from eden.kit.say import N_, Say
from eden.ui import daily, learned
from eden.ui.begun import Begun
from eden.ui.beside import Beside
from eden.ui.dates import told_long
from eden.ui.draft import Draft
from eden.ui.notices import Notice, Notices, Offer
from eden.ui.orders import Announce, Go, Order, Play, Replace, StopThinking, Think
from eden.ui.replay import Replay
from eden.ui.schooling import Schooling, walk_to
from eden.ui.settings import Settings
from eden.ui.sitting import Sitting
from eden.ui.storage import Kept, Storage, Store
from eden.ui.table import Table
from eden.ui.thoughts import Answer, Asked
from eden.ui.told import is_found
from eden.ui.tongue import speaker

ABOUT: Final = "/about"
NEW: Final = "/new/"
PLAY: Final = "/play/"
DAY: Final = "/day/"
DAYS: Final = "/days/"
RESULTS: Final = "/results"
COLLECTION: Final = "/collection"
# Of days that cannot be played.
_TOO_EARLY: Final = N_("This day has not come yet.")
_TOO_LATE: Final = N_("This day is too long ago.")
# What is said while a tap explains.
ASKED: Final = N_("Tap anything on the table to learn what it is.")
# The panel with the goal card.
GOAL: Final = "goal"
# The panel with how a game ended.
END: Final = "end"
# The panel with the pictures of the turning points, and the one with the settings.
FILM: Final = "film"
SETTINGS: Final = "settings"


class App:
    """What is open and shown: the settings, the kept games, a table, a notice, orders."""

    def __init__(
        self,
        store: Store,
        *,
        address: str,
        language: str,
        theme: str,
        time_of_day: Callable[[], float],
        wide: bool = False,
        install: str = "",
    ) -> None:
        self.settings = Settings.of(store, language=language, theme=theme)
        self.storage = Storage(store, time_of_day)
        self.orders: list[Order] = []  # for the browser to carry out
        self.notices = Notices(self.orders)
        self.sitting: Sitting | None = None
        self.screen = "home"
        self.panel = ""
        self.sure = ""  # the kept game that is about to be forgotten
        self.slug = ""  # the game that is being set up
        self.draft = Draft()
        self.beside: Beside | None = None  # two ways of playing the same match
        self.day = self.storage.today  # the day of the calendar that is looked at
        self.sought = ""  # the words that kept games are looked for by
        self.pages = 1  # so many pages of them are listed
        self.install = install  # how the app can be installed here: "by us", "by hand" or not
        self.pasted = ""  # a text that could not be opened, to be mended
        self.asking = False  # a tap explains instead of choosing
        self.wide = wide  # there is room for the log beside the table
        self._address = address
        self._asked: Asked | None = None  # what somebody is thinking about

    @property
    def table(self) -> Table | None:
        """The table at which we sit."""
        return self.sitting.table if self.sitting else None

    @property
    def slug_shown(self) -> str:
        """The game on the table, or the one that is being set up."""
        return self.table.match.game.slug if self.table else self.slug

    @property
    def say(self) -> Say:
        """The language that is spoken, to those who are at the table."""
        return self.sitting.say if self.sitting else speaker(self.settings.language)

    # -- where we are ---------------------------------------------------------------------------

    def open(self, place: str) -> None:
        """Go to what the address names after '#': a screen, or the link of a match."""
        self.notices.clear()
        self.panel, self.sure, self.asking, self.pasted = "", "", False, ""
        if place and not place.startswith("/"):
            self.open_link(place, arriving=Replace)
            return
        self.sitting, self.sure = None, ""
        _, name, rest = f"{place}//".split("/", 2)
        slug, _, more = rest.rstrip("/").partition("/")
        if name in ("new", "play", "day", "learn") and slug not in SHELF:
            name = "home"
        match name:
            case "new":
                self.screen, self.slug = "new", slug
                self.draft = self._usual()
            case "play":
                self.slug = slug
                self.draft = self._usual()
                self.start(Replace)
            case "day":
                self._open_day(slug, more)
            case "learn":
                self.slug = slug
                self._open_lesson(more)
            case "days":
                self.screen, self.day = "days", daily.near(slug, self.storage.today)
                self.orders.append(Announce(told_long(self.day, self.say)))
            case "results" | "collection" | "about":
                self.screen, self.sought, self.pages = name, "", 1
            case _:
                self.screen = "home"

    def _open_day(self, slug: str, named: str) -> None:
        """Begin the match of a day, or go on with it; a day that is not to be played is told of."""
        today = self.storage.today
        day = daily.read_day(named) if named else today
        if day is None or not daily.can_be_played(day, today):
            self.screen, self.day = "days", today
            early = day is not None and day > today
            self.notices.tell(Notice(self.say(_TOO_EARLY if early else _TOO_LATE)))
            return
        identity = daily.identity(slug, day)
        mine = self.storage.find(identity)
        if mine and mine.match.outcome and self.storage.results.find(identity) is None:
            mine = None  # it came here by a link, when somebody else had played it to its end
        self.sit(mine or daily.begin(slug, day), Replace)

    def _open_lesson(self, name: str) -> None:
        """Go on with a lesson or a problem where it was left; without a name, look at them all."""
        box, store = SHELF[self.slug], self.storage.store
        lesson = (
            learned.this_week(box, self.storage.today)
            if name == learned.WEEK
            else learned.lesson_of(box, name)
        )
        if lesson is None:
            self.screen = "learn"
            if name:
                self.notices.tell(Notice(self.say(N_("There is no such lesson."))))
            return
        walk = walk_to(box, lesson, learned.learned(store, self.slug).left.get(lesson.name, []))
        self.screen = "table"
        self.sitting = Schooling(walk, **self._beside())
        self.sitting.sit_down(Begun(walk.match), Replace)

    def _beside(self) -> dict[str, Any]:
        """What a sitting has at hand, whatever is on the table."""
        return {
            "address": self._address,
            "settings": self.settings,
            "storage": self.storage,
            "notices": self.notices,
            "orders": self.orders,
        }

    @property
    def school(self) -> Schooling | None:
        """The table at which somebody learns."""
        return self.sitting if isinstance(self.sitting, Schooling) else None

    def _usual(self) -> Draft:
        """How the game is set up unless somebody says otherwise: as last time, or as is best."""
        last = self.storage.set_up(self.slug)
        return Draft(SHELF[self.slug].first if last is None else last)

    def start(self, arriving: type[Go | Replace] = Go) -> None:
        """Begin the match that the draft describes, or go on with it if it was begun here."""
        box, draft = SHELF[self.slug], self.draft
        match = draft.match(box, self.say)
        mine = self.storage.find(link.identity(match))
        self.sit(mine or Begun(match, draft.people(box), away=draft.away(box)), arriving)
        if mine and mine.choices():
            self.notices.show(Notice(self.say(N_("You have begun this very game before; go on."))))

    def open_link(self, text: str, *, arriving: type[Go | Replace] = Go) -> None:
        """Sit down at the match of a link, or say why not."""
        try:
            theirs = self.storage.read(text)
        except Problem as problem:
            self.fail(problem)
        else:
            self.open_game(theirs, arriving, moment=link.moment_of(text))

    def open_game(
        self, theirs: Begun, arriving: type[Go | Replace] = Go, *, moment: int | None = None
    ) -> None:
        """Sit down at a match from elsewhere, or look at a moment of it; a kept game that went
        further is not lost by it."""
        mine = self.storage.find(link.identity(theirs.match), theirs)
        if moment is not None:
            known = mine is not None and mine.continues(theirs)
            self.sit(mine if mine and known else theirs, arriving, moment=moment, guest=not known)
        elif mine is None or theirs.continues(mine):
            self.sit(theirs.after(mine), arriving)
        else:
            self.sit(mine, arriving)
            self.notices.show(self._differs(mine, theirs))

    def _differs(self, mine: Begun, theirs: Begun) -> Notice:
        if mine.continues(theirs):
            return Notice(self.say(N_("You have already played on from this link.")))
        told = self.say(N_("This link differs from your game from choice {n} on."))
        take = Offer("take", theirs.link, self.say(N_("Take the link’s game")))
        keep = Offer("close", "", self.say(N_("Keep mine")))
        # While mine still runs, theirs would tell what is still to be drawn.
        both = Offer("compare", theirs.link, self.say(N_("Compare")))
        offers = (both, take, keep) if mine.match.outcome else (take, keep)
        return Notice(told.format(n=mine.parts_from(theirs)), offers=offers)

    def sit(
        self,
        game: Begun,
        arriving: type[Go | Replace] = Go,
        *,
        moment: int | None = None,
        guest: bool = False,
    ) -> None:
        """Sit down at a match; who plays the game for the first time is told what it is about.

        A `moment` of it is only looked at; what a `guest` looks at is not kept here.
        """
        slug = game.match.game.slug
        self.screen, self.asking, self.pasted = "table", False, ""
        self.notices.clear()
        self.panel = GOAL if moment is None and self.storage.is_new(slug) else ""
        self.sitting = Sitting(
            Table(box_for(game.match.game), game.match, game.people, game.away), **self._beside()
        )
        self.sitting.guest = guest
        if moment is not None:
            self.sitting.table.replay = Replay(game.match, moment)
        self.sitting.sit_down(game, arriving, covered=bool(self.panel))

    def uncover(self) -> None:
        """What lay over the screen is closed; who read the goal card now hears of the table."""
        was, self.panel = self.panel, ""
        if was == GOAL and self.sitting:
            self.sitting.announce()

    # -- what is done at the table --------------------------------------------------------------

    def tap(self, text: str) -> None:
        """Something on the table was tapped; when the game is over, how it ended answers."""
        if self.sitting and isinstance(self.sitting.table.now, Outcome):
            self.panel = END
        elif self.sitting:
            self.sitting.tap(text)

    def tick(self, seconds: float, *, hidden: bool) -> bool:
        """Time passes; whether there is something new to see."""
        left = not hidden and self.notices.tick(seconds)
        return (self.sitting is not None and self.sitting.tick(seconds, hidden=hidden)) or left

    def preview(self, text: str) -> str:
        """The overlay for an option that is looked at, or else advised."""
        return self.table.preview(text or self._hinted, self.say) if self.table else ""

    @property
    def _hinted(self) -> str:
        """The option that a hint names."""
        adviser = self.sitting.counsel.adviser if self.sitting else None
        return str(adviser.advised) if adviser and adviser.stage > 1 and adviser.advised else ""

    def explain(self, thing: str) -> Explained | None:
        """What a thing on the table means."""
        return self.table.explain(thing, self.say) if self.table else None

    @property
    def moving(self) -> bool:
        """Whether something is still to be shown."""
        return self.table is not None and self.table.moving

    @property
    def looks_back(self) -> bool:
        """Whether an earlier moment is looked at."""
        return self.table is not None and self.table.replay is not None

    @property
    def coached(self) -> str:
        """The step at which a coach is, and what is pointed at there; '' where nobody is coached,
        or something still moves."""
        school = self.school
        return f"{school.walk.number} {school.point}" if school and not self.moving else ""

    def skip(self) -> None:
        """Nobody waits for what moves."""
        if self.table:
            self.table.skip()

    def show_next(self) -> None:
        """One more frame of what is still to be shown."""
        if self.table:
            self.table.shown.show_next()

    def sounds(self) -> None:
        """Order what is to be heard of what is newly shown."""
        notes = self.sitting.ear.listen() if self.sitting else ()
        if notes and self.settings.sound:
            self.orders.append(Play(notes))

    def close_match(self) -> None:
        """Open the panel of the end, once, when the end is shown."""
        sitting = self.sitting
        if sitting is None or sitting.closed or sitting.table.replay:
            return
        if isinstance(sitting.table.now, Outcome):
            sitting.closed = True
            self.panel = END

    def wake_bot(self) -> None:
        """Order the thoughts that are wanted now, once; those that no longer are, are given up."""
        wanted = self._wanted()
        if wanted == self._asked:
            return
        if wanted:
            pause = self.sitting.counsel.pause(self.settings.frame) if self.sitting else 0
            self.orders.append(Think(wanted, pause))
        else:
            self.orders.append(StopThinking())
        self._asked = wanted

    def _wanted(self) -> Asked | None:
        """What somebody should think about now; nobody does while something lies over the table or
        is still shown, so that nobody misses what they do, nor while two tabs play on."""
        sitting = self.sitting
        if sitting is None or self.panel or sitting.table.replay or sitting.table.moving:
            return None
        if sitting.keeper.asks:
            return None
        return sitting.counsel.wanted()

    def answer(self, asked: Asked, answer: Answer) -> None:
        """What came of thinking; dropped when it is no longer wanted."""
        if asked != self._asked:
            return
        self._asked = None
        if self.sitting and self._wanted() == asked:
            self.sitting.take(answer)

    def found(self) -> list[Kept]:
        """The kept games that are looked for."""
        results, language = self.storage.results, self.settings.language
        return [
            one
            for one in self.storage.kept()
            if is_found(one, results.find(one.identity), self.sought, language)
        ]

    # -- the page -------------------------------------------------------------------------------

    def fail(self, problem: Problem) -> None:
        """Say what is wrong and stay where we are, or go home where there is nothing to stay at."""
        if self.sitting is None and self.screen != "new":
            self.screen = "home"
        self.notices.tell(Notice(problem.said(self.say)))

    def take_orders(self) -> list[Order]:
        """The orders that are still to be carried out; they are given once."""
        taken = self.orders[:]
        self.orders.clear()
        return taken
