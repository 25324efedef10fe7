"""What is said of the hordes before the turn is ended: the worst first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.say import N_, Say

from ..rules.foresight import Foresight, Likely
from ..state import Phase

_LOST: Final = N_("Eden will be lost.")
_LOST_ANYHOW: Final = N_("Eden will be lost, whatever the order.")
_LOST_BY_ORDER: Final = N_("In a wrong order Eden is lost!")
_LOST_BY_CHOICE: Final = N_("With a wrong choice Eden is lost!")
_WON: Final = N_("Eden will be saved.")
_WON_BY_ORDER: Final = N_("In the right order Eden is saved.")
_ORDER: Final = N_("The order of the hordes matters.")
_ASKED: Final = {
    Phase.SEND: N_("You choose who goes to Noa."),
    Phase.SHIELD: N_("You choose which shield goes down."),
}


def doom(seen: Foresight, say: Say) -> str:
    """Whether the game will or can be lost; '' where it cannot."""
    match seen.lost:
        case Likely.SURELY:
            return say(_LOST_ANYHOW if seen.orders else _LOST)
        case Likely.MAYBE:
            return say(_LOST_BY_ORDER if seen.order_matters else _LOST_BY_CHOICE)
        case _:
            return ""


def outlook(seen: Foresight, say: Say) -> Iterator[str]:
    """All that is worth saying, in short sentences; nothing where all is plain."""
    if seen.lost:
        yield doom(seen, say)
    if seen.won:
        yield say(_WON if seen.won == Likely.SURELY else _WON_BY_ORDER)
    if seen.order_matters and not seen.won and seen.lost != Likely.MAYBE:
        yield say(_ORDER)
    for phase in _ASKED:
        if phase in seen.asked:
            yield say(_ASKED[phase])
