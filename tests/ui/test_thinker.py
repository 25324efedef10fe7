"""Who thinks for the page: workers, as many as help, or the page where none of them answers."""

from __future__ import annotations

import asyncio
import json

import pytest
from toy_table import a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.ui.desk import Desk
from eden.ui.thinker import Thinker, crew
from eden.ui.thoughts import Answer, Asked, Option

QUESTION = Asked(link.encode(a_match()), "ram", 5)
HARD = Asked(QUESTION.link, "shepherd", 5)
LEGAL = {"add 1", "add 2", "dice"}


class Good:
    """A worker that answers at once."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.stopped = 0
        self.desk = Desk()

    async def work(self, job: str) -> str:
        self.asked.append(job)
        return await self.desk.work(job)

    async def stop(self) -> None:
        self.stopped += 1


class Dead(Good):
    """A worker that cannot think."""

    async def work(self, job: str) -> str:
        self.asked.append(job)
        raise RuntimeError


class Silent(Good):
    """A worker that never answers."""

    async def work(self, job: str) -> str:
        self.asked.append(job)
        await asyncio.sleep(60)
        return ""


class Sure(Good):
    """A worker that knows what is best."""

    async def work(self, job: str) -> str:
        self.asked.append(job)
        return Answer("add 1", (Option("add 1", 1.0, 10_000),), ("add 1",)).text


class Office:
    """Where workers are hired; it writes down which."""

    def __init__(self, *workers: Good) -> None:
        self.workers = workers
        self.started: list[int] = []

    async def start(self, number: int) -> Good:
        self.started.append(number)
        return self.workers[number]

    def thinker(self, *, patience: float = 30.0) -> Thinker:
        return Thinker(self.start, most=len(self.workers), patience=patience, grace=0.05)


@pytest.mark.host
@pytest.mark.parametrize("kind", [Dead, Silent])
def test_where_the_worker_fails_the_page_thinks(kind: type[Good]) -> None:
    office = Office(kind())

    async def twice() -> list[Answer]:
        thinker = office.thinker(patience=0.05)
        return [await thinker.think(QUESTION) for _ in range(2)]

    assert {one.action for one in asyncio.run(twice())} <= LEGAL
    assert len(office.workers[0].asked) == 1, "it is not asked again"


@pytest.mark.host
def test_where_the_worker_does_not_even_start_the_page_thinks() -> None:
    async def start(number: int) -> Good:
        raise RuntimeError

    assert asyncio.run(Thinker(start).think(QUESTION)).action in LEGAL


@pytest.mark.host
def test_where_a_worker_never_starts_no_other_is_waited_for() -> None:
    started = []

    async def never(number: int) -> Good:
        started.append(number)
        await asyncio.sleep(60)
        return Good()

    thinker = Thinker(never, most=3, patience=0.05)
    assert asyncio.run(thinker.think(QUESTION)).action in LEGAL
    assert started == [0]


@pytest.mark.host
def test_the_worker_is_started_once_and_only_when_needed() -> None:
    office = Office(Good(), Good(), Good())

    async def twice() -> None:
        thinker = office.thinker()
        assert office.started == []
        await thinker.think(QUESTION)
        await thinker.think(QUESTION)

    asyncio.run(twice())
    assert office.started == [0], "more are needed for what is hard only"


@pytest.mark.host
def test_what_is_hard_is_thought_about_by_all_who_are_there() -> None:
    office = Office(Good(), Sure())

    async def thrice() -> Answer:
        thinker = office.thinker()
        await thinker.think(HARD)
        await asyncio.sleep(0.01)
        return await thinker.think(HARD)

    answer = asyncio.run(thrice())
    assert office.started == [0, 1]
    assert answer.action == "add 1", "who has followed up more ideas counts more"
    seeds = [json.loads(worker.asked[-1])["seed"] for worker in office.workers]
    assert len(set(seeds)) == 2, "they think about different futures"


@pytest.mark.host
def test_nobody_waits_for_a_helper_that_is_late_or_dead() -> None:
    for helper in (Silent(), Dead()):
        office = Office(Good(), helper)

        async def thrice(office: Office = office) -> list[str]:
            thinker = office.thinker()
            return [(await thinker.think(HARD)).action for _ in range(3)]

        assert set(asyncio.run(thrice())) <= LEGAL


@pytest.mark.host
def test_all_else_goes_on_while_somebody_thinks() -> None:
    told: list[Answer] = []

    async def ask() -> None:
        Office(Dead()).thinker().ask(QUESTION, told.append, pause=0.01)
        assert told == []
        while not told:
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    assert told[0].action in LEGAL


@pytest.mark.host
def test_what_was_asked_before_is_given_up_and_never_told() -> None:
    told: list[str] = []
    office = Office(Silent())

    async def ask() -> None:
        thinker = Thinker(office.start, patience=30)
        thinker.ask(QUESTION, lambda answer: told.append("first"))
        await asyncio.sleep(0.01)
        thinker.stop()
        thinker.stop()
        await asyncio.sleep(0.01)
        assert office.workers[0].stopped == 1
        office.workers = (Good(),)
        thinker = office.thinker()
        thinker.ask(QUESTION, lambda answer: told.append("second"))
        thinker.ask(QUESTION, lambda answer: told.append("third"))
        while not told:
            await asyncio.sleep(0.01)

    asyncio.run(ask())
    assert told == ["third"]


@pytest.mark.host
def test_many_jobs_are_shared_out() -> None:
    office = Office(Good(), Good())

    async def many() -> list[str]:
        thinker = office.thinker()
        await thinker.run(HARD.text)
        return await asyncio.gather(*(thinker.run(QUESTION.text) for _ in range(2)))

    assert all(asyncio.run(many()))
    assert [len(worker.asked) for worker in office.workers] == [2, 1]
    assert asyncio.run(Office(Dead()).thinker().run(QUESTION.text)), "the page does them"


def test_one_core_is_left_to_the_page() -> None:
    assert [crew(cores) for cores in (1, 2, 3, 4, 16)] == [1, 1, 2, 3, 3]
