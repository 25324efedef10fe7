"""Bots at the table: what they see, how they are asked, and when nobody answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from apps import acts, match_of, orders, shown, words
from toy import BOX
from toy_table import ANNA, BOT, a_match, opened, said, see_all, table_of
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.bots import BOTS, random_bot
from eden.engine.game import NOBODY
from eden.engine.people import Person
from eden.engine.simulate import play_one
from eden.ui.app import App
from eden.ui.thinker import Thinker, think


def test_bots_see_only_what_their_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    true = a_match().state.secrets
    seen = []

    def watch(state: Any, now: Any, luck: Any) -> Any:
        seen.append(state.secrets)
        return random_bot(state, now, luck)

    monkeypatch.setitem(BOTS, "watch", lambda game, value, ahead: watch)
    for _ in range(20):
        think(link.encode(a_match()), "watch")
    assert {secrets[0] for secrets in seen} == {true[0]}
    assert len({secrets[1] for secrets in seen}) > 1
    play_one(BOX.game, seats=2, options={}, seed=7, bots=(watch,), check=True)
    assert len(set(seen[20:])) > 1


def thoughts(app: App) -> list[tuple[str, str]]:
    app.wake_bot()
    return [(order.text, order.more) for order in orders(app, "think")]


def test_a_bot_is_asked_once_and_its_answer_is_played() -> None:
    app = opened(people=(ANNA, BOT))
    assert thoughts(app) == []
    app.tap("add 1")
    assert acts(app) == []
    assert "Robo is thinking…" in words(app)
    assert said(app).endswith("Robo is thinking…")
    ((asked, bot),) = thoughts(app)
    assert len(thoughts(app)) == 1
    app.answer(asked, think(asked, bot))
    assert len(list(match_of(app).choices())) == 2
    assert "Robo adds" in said(app)
    assert said(app).endswith("Add, or roll.")
    see_all(app)
    assert "add 1" in acts(app)


def test_a_tap_while_a_bot_thinks_is_answered() -> None:
    app = opened("add 1", people=(ANNA, BOT))
    app.tap("add 1")
    assert app.notice is not None
    assert app.notice.text == "Robo is thinking…"


def test_an_answer_that_comes_too_late_is_dropped_and_asked_for_again() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    ((asked, _),) = thoughts(app)
    app.do("undo")
    app.answer(asked, "add 1")
    assert not list(match_of(app).choices())
    app.tap("add 1")
    assert len(thoughts(app)) == 2
    app.open("")
    app.answer(asked, "add 1")
    assert app.table is None


def test_undo_goes_back_to_ones_own_choice_unless_the_bot_has_shown_something() -> None:
    app = opened(people=(ANNA, BOT))
    app.tap("add 1")
    ((asked, _),) = thoughts(app)
    app.answer(asked, "add 2")
    app.do("undo")
    assert not list(match_of(app).choices())
    app.do("redo")
    assert len(list(match_of(app).choices())) == 2
    app = opened("add 1", "dice", people=(ANNA, BOT))
    app.do("undo")
    assert app.notice is not None
    assert "A die or a card" in app.notice.text


def test_bots_alone_play_to_the_end_and_nobodys_secrets_are_shown() -> None:
    app = opened(people=(Person("X", 0, "greedy"), BOT))
    while match_of(app).outcome is None:
        assert table_of(app).seat == NOBODY
        asked, bot = thoughts(app)[-1]
        app.answer(asked, think(asked, bot))
        see_all(app)
    assert shown(app).find(".//*[@id='prompt']") is not None


class Dead:
    """A worker that cannot think."""

    def __init__(self) -> None:
        self.asked = 0

    async def think(self, link: str, bot: str) -> str:
        self.asked += 1
        raise RuntimeError


class Silent(Dead):
    """A worker that never answers."""

    async def think(self, link: str, bot: str) -> str:
        self.asked += 1
        await asyncio.sleep(60)
        return ""


@pytest.mark.host
@pytest.mark.parametrize("kind", [Dead, Silent])
def test_where_the_worker_fails_the_page_thinks(kind: type[Dead]) -> None:
    worker = kind()

    async def start() -> Dead:
        return worker

    async def twice() -> list[str]:
        thinker = Thinker(start, patience=0.05)
        text = link.encode(a_match())
        return [await thinker.think(text, "greedy") for _ in range(2)]

    assert set(asyncio.run(twice())) <= {"add 2", "dice"}
    assert worker.asked == 1, "it is not asked again"


@pytest.mark.host
def test_the_worker_is_started_once_and_only_when_needed() -> None:
    started = []

    class Parrot:
        async def think(self, link: str, bot: str) -> str:
            return f"{link} {bot}"

    async def start() -> Parrot:
        started.append(1)
        return Parrot()

    thinker = Thinker(start)
    assert started == []

    async def twice() -> list[str]:
        return [await thinker.think("a", "b"), await thinker.think("c", "d")]

    assert asyncio.run(twice()) == ["a b", "c d"]
    assert started == [1]
