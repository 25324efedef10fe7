"""The one notice: seen, or seen and heard."""

from __future__ import annotations

from eden.ui.notices import Notice, Notices
from eden.ui.orders import Announce, Order


def test_a_notice_is_seen_or_seen_and_heard_and_the_last_one_counts() -> None:
    orders: list[Order] = []
    notices = Notices(orders)
    assert notices.shown is None
    notices.show(Notice("seen"))
    assert orders == []
    notices.tell(Notice("heard", rule="SE-1"))
    assert notices.shown == Notice("heard", rule="SE-1")
    assert orders == [Announce("heard")]
    notices.clear()
    assert notices.shown is None
