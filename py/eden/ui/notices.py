"""The notice: one sentence for the player that lies on top of every screen until it is closed."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, NamedTuple

from eden.ui.orders import Announce, Order

# So many seconds a sentence stays that asks for nothing.
_STAYS: Final = 9.0


class Offer(NamedTuple):
    """A button of a notice: the command that it gives, and its words."""

    command: str
    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player, the rule behind it, and what can be done about it."""

    text: str
    rule: str = ""
    offers: tuple[Offer, ...] = ()


class Notices:
    """The notice that is shown, if any; there is never more than one."""

    def __init__(self, orders: list[Order]) -> None:
        self._orders = orders
        self.shown: Notice | None = None
        self._left = 0.0  # seconds until it leaves by itself

    def show(self, notice: Notice) -> None:
        """It is seen; what is heard with it is said by others."""
        self.shown = notice
        self._left = _STAYS

    def hold(self) -> None:
        """It is read on, and stays until it is closed."""
        self._left = math.inf

    def tick(self, seconds: float) -> bool:
        """Time passes: what only informs leaves by itself; whether it has left."""
        if self.shown is None or self.shown.offers:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.clear()
        return True

    def tell(self, notice: Notice) -> None:
        """It is seen and heard."""
        self.show(notice)
        self._orders.append(Announce(notice.text))

    def clear(self) -> None:
        """There is nothing more to say."""
        self.shown = None
