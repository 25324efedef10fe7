"""Keeps the match of a table on this device, and loses nothing that another tab has kept of it."""

from __future__ import annotations

from typing import Final

from eden.engine import link
from eden.kit.say import N_, Say
from eden.ui.begun import Begun
from eden.ui.notices import Notice, Notices, Offer
from eden.ui.storage import Storage

_NOT_KEPT: Final = N_("This browser does not let games be kept. Copy the link before you leave.")
# Of a game that nobody else could open any more by its link.
TOO_LONG: Final = N_(
    "This game has become too long for a link. It is kept on this device as before; to hand it on, "
    "save it as a record."
)
_AHEAD: Final = N_("This game went on in another tab. Choices made there since: {count}.")
_PARTED: Final = N_(
    "In another tab this game took another way, from choice {n} on. What you choose here is not "
    "kept until you decide which of them goes on."
)


def is_too_long(text: str) -> bool:
    """Whether a link is longer than any that others would open."""
    return len(text) > link.LONGEST


class Keeper:
    """What of a table's match is kept here, and what another tab has made of it meanwhile."""

    def __init__(self, storage: Storage, notices: Notices) -> None:
        self._storage = storage
        self._notices = notices
        self._last = ""  # the link that this tab has kept last, or found here when it sat down
        self._asked: Notice | None = None
        self._told = ""  # what is still to be heard of a notice
        self._long = False  # it was said that no link can hold this game any more
        self.parted = False  # another tab's game is kept in the place of this one

    @property
    def asks(self) -> bool:
        """Whether the player is being asked which of two tabs goes on."""
        return self._asked is not None and self._notices.shown is self._asked

    def sit_down(self, game: Begun) -> None:
        """Whatever is kept of the match is known, and may be replaced."""
        known = self._storage.look(link.identity(game.match))
        self._last = known.link if known else ""
        self._long = is_too_long(self._last)

    def keep(self, game: Begun, say: Say) -> None:
        """Keep the match as it is now, unless another tab would lose choices by it; a device that
        keeps nothing is told of once, and so is a game that no link can hold."""
        if self._meets(game, say):
            return
        kept_before, self._last = self._storage.keeps, game.link
        if not self._storage.keep(game) and kept_before:
            copy = Offer("copy", "", say(N_("Copy the link")))
            self._show(Notice(say(_NOT_KEPT), offers=(copy,)))
        elif is_too_long(game.link) and not self._long:
            self._long = True
            save = Offer("export", "", say(N_("Save as a record")))
            self._show(Notice(say(TOO_LONG), offers=(save,)))

    def hear(self, game: Begun, say: Say) -> None:
        """Another tab has kept something of this match."""
        if not self._meets(game, say) and self.asks:
            self._notices.clear()

    def _meets(self, game: Begun, say: Say) -> bool:
        """Whether another tab has kept choices that this game does not have; then they are
        offered."""
        theirs = self._other(game)
        self.parted = theirs is not None
        if theirs is not None:
            self._asked = _offer(game, theirs, say)
            self._show(self._asked)
        return self.parted

    def _show(self, notice: Notice) -> None:
        self._notices.tell(notice)
        self._told = notice.text

    def take_told(self) -> str:
        """What was told since it was last asked for: a new announcement would cut it off."""
        told, self._told = self._told, ""
        return told

    def _other(self, game: Begun) -> Begun | None:
        """What another tab has kept since, where this game does not continue it."""
        identity = link.identity(game.match)
        known = self._storage.look(identity)
        if known is None or known.link in (self._last, game.link):
            return None
        theirs = self._storage.find(identity)
        return None if theirs is None or game.continues(theirs) else theirs


def _offer(mine: Begun, theirs: Begun, say: Say) -> Notice:
    """Their game, or else mine."""
    if theirs.continues(mine):
        told = say(_AHEAD, count=len(theirs.choices()) - len(mine.choices()))
        take = Offer("take", theirs.link, say(N_("Go on from there")))
        return Notice(told, offers=(take,))
    told = say(_PARTED, n=mine.parts_from(theirs))
    take = Offer("take", theirs.link, say(N_("Take the other tab’s game")))
    return Notice(told, offers=(take, Offer("insist", "", say(N_("Keep mine")))))
