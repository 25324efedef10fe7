"""Where bots think: what they see, in a worker or, when nobody answers there, in the page."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from toy import BOX
from toy_table import ANNA, BOT, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.bots import BOTS, random_bot
from eden.engine.simulate import play_one
from eden.kit.box import Box
from eden.ui.thinker import Thinker, think


def test_every_bot_that_a_link_can_name_can_play() -> None:
    for bot in BOTS:
        assert think(link.encode(a_match(), (ANNA, BOT)), bot) in ("add 1", "add 2", "dice")


def test_when_it_is_over_there_is_nothing_to_choose() -> None:
    assert think(link.encode(a_match(*["add 1"] * 6)), "greedy") == ""


def test_bots_see_only_what_their_seat_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    true = a_match().state.secrets
    seen = []

    def watch(state: Any, now: Any, luck: Any) -> Any:
        seen.append(state.secrets)
        return random_bot(state, now, luck)

    monkeypatch.setattr(Box, "bot", lambda box, name: watch)
    for _ in range(20):
        think(link.encode(a_match()), "watch")
    monkeypatch.undo()
    assert {secrets[0] for secrets in seen} == {true[0]}
    assert len({secrets[1] for secrets in seen}) > 1
    play_one(BOX.game, seats=2, options={}, seed=7, bots=(watch,), check=True)
    assert len(set(seen[20:])) > 1


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


@pytest.mark.host
def test_all_else_goes_on_while_a_bot_thinks() -> None:
    told: list[str] = []

    async def start() -> Dead:
        return Dead()

    async def ask() -> None:
        Thinker(start).ask(link.encode(a_match()), "greedy", told.append, pause=0.01)
        assert told == []
        while not told:
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    assert told[0] in ("add 2", "dice")
