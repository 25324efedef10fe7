"""Orders to the page: each a value of its own kind, and each kind is really given."""

from __future__ import annotations

from typing import get_args

import pytest
from apps import an_app, orders, sitting_of
from toy_table import ANNA, BOT, a_match, opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import record
from eden.ui.commands import do
from eden.ui.orders import Copy, Go, Order, Replace, Save, ShareSheet, Think
from eden.ui.settings import SPEEDS


def test_sharing_orders_what_only_a_browser_can_do() -> None:
    app = opened(people=(ANNA, BOT))
    url = f"https://eden.example/#{sitting_of(app).link}"
    app.take_orders()
    for command in ("copy", "share", "export"):
        do(app, command)
    tags = {"title": "Toy", "date": "2027-01-15", "result": "Anna has 0."}
    written = record.write(a_match(), (ANNA, BOT), tags)
    assert app.orders == [Copy(url), ShareSheet(url, "Toy"), Save("toy-7.txt", written)]


def test_a_link_from_the_address_replaces_it_and_one_that_is_pasted_is_gone_to() -> None:
    app = opened()
    link = sitting_of(app).link
    assert orders(app, Replace) == [Replace(link)]
    other = an_app()
    do(other, "open", link)
    assert orders(other, Go) == [Go(link)]
    assert orders(other, Replace) == []


def test_a_bot_is_ordered_to_think_about_the_link() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    app.wake_bot()
    (order,) = orders(app, Think)
    assert (order.asked.link, order.asked.level) == (sitting_of(app).link, "greedy")
    assert order.pause == SPEEDS["normal"]


@pytest.mark.parametrize("kind", get_args(Order))
def test_orders_are_values(kind: type[Order]) -> None:
    names = kind.__match_args__
    assert kind(*names) == kind(*names)
    assert hash(kind(*names)) == hash(kind(*names))
