"""Who thinks for the page: workers, started when they are first needed; where they fail, it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any, Final, Protocol

from eden.engine.chance import number
from eden.ui.desk import SHORT, Desk
from eden.ui.thoughts import Answer, Asked, together

# Seconds; a worker that says nothing for so long is taken for dead.
PATIENCE: Final = 30.0
# Seconds that those are waited for who think about the same, after the first has answered.
GRACE: Final = 0.4
# The level that is worth more than one worker.
_HARD: Final = "shepherd"
_MOST: Final = 3


class Worker(Protocol):
    """What bot.py offers from its worker; see `desk.py`."""

    def work(self, job: str) -> Awaitable[str]: ...

    def stop(self) -> Awaitable[None]: ...


def crew(cores: int) -> int:
    """How many workers a device with so many cores can have: one core is left to the page."""
    return max(1, min(_MOST, cores - 1))


class Thinker:
    """Answers for all who think; it never fails, and leaves the page alone while a worker lives."""

    def __init__(
        self,
        start: Callable[[int], Awaitable[Worker]],
        *,
        most: int = 1,
        patience: float = PATIENCE,
        grace: float = GRACE,
    ) -> None:
        self._start = start
        self._most = most
        self._patience = patience
        self._grace = grace
        self._hired: dict[int, asyncio.Task[Worker]] = {}
        self._dead: set[int] = set()
        self._busy: dict[int, int] = {}
        self._desk = Desk(slice_=SHORT, modest=True)
        self._thought: asyncio.Task[None] | None = None
        self._others: set[asyncio.Future[Any]] = set()

    # -- what somebody would choose -------------------------------------------------------------

    def ask(self, asked: Asked, then: Callable[[Answer], None], pause: float = 0.0) -> None:
        """Think while all else goes on, then tell what came of it, not before so many seconds;
        what was asked before is given up."""
        self.stop()
        self._thought = asyncio.ensure_future(self._tell(asked, then, pause))

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought is None:
            return
        if not self._thought.done():
            self._thought.cancel()
            self._desk.stop()
            for worker in self._ready().values():
                self._go(_quietly(worker))
        self._thought = None

    async def _tell(self, asked: Asked, then: Callable[[Answer], None], pause: float) -> None:
        answer, _ = await asyncio.gather(self.think(asked), asyncio.sleep(pause))
        then(answer)

    async def think(self, asked: Asked) -> Answer:
        """What is chosen in the match of a link, and why."""
        team = await self._team(hard=asked.level == _HARD)
        jobs = [
            self._go(self._one(n, replace(asked, seed=_seed(asked.seed, n)).text)) for n in team
        ]
        if jobs:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            late = [job for job in jobs if not job.done()]
            if late:
                await asyncio.wait(late, timeout=self._grace if _told(jobs) else None)
        answers = _told(jobs)
        if not answers:
            answers = [await self._desk.work(asked.text)]
        read = [Answer.read(one) if one else Answer() for one in answers]
        return together(read, asked.only) if len(read) > 1 else read[0]

    # -- any job --------------------------------------------------------------------------------

    async def run(self, job: str) -> str:
        """One job of many, for whoever has least to do; '' where it was given up."""
        team = await self._team(hard=True)
        if team:
            number_ = min(team, key=lambda n: self._busy.get(n, 0))
            answer = await self._one(number_, job)
            if answer is not None:
                return answer
            return await self.run(job)
        return await self._desk.work(job)

    def find_out(self, job: str, then: Callable[[str], None]) -> None:
        """Do a job while all else goes on, then tell what was found; '': it was given up."""
        self._go(self._find_out(job, then))

    async def _find_out(self, job: str, then: Callable[[str], None]) -> None:
        then(await self.run(job))

    def rest(self) -> None:
        """All jobs are given up, whoever does them."""
        self._desk.stop()
        for worker in self._ready().values():
            self._go(_quietly(worker))

    # -- the workers ----------------------------------------------------------------------------

    async def _team(self, *, hard: bool) -> list[int]:
        """Those who can think now: the first that lives is waited for, others help when they are
        there, and start only for what is hard."""
        wanted = [n for n in range(self._most) if n not in self._dead]
        for n in wanted if hard else wanted[:1]:
            if n not in self._hired:
                self._hired[n] = self._go(self._begin(n))
        for n in wanted:
            if n in self._dead:
                continue
            if n not in self._hired:
                self._hired[n] = self._go(self._begin(n))
            try:
                await asyncio.wait_for(asyncio.shield(self._hired[n]), self._patience)
            except TimeoutError:
                # All start from the same files: nobody is waited for who is not there by now.
                self._dead.update(set(wanted) - self._ready().keys())
            except Exception:
                self._dead.add(n)
            else:
                ready = sorted(self._ready())
                return ready if hard else [n]
        return []

    async def _begin(self, number_: int) -> Worker:
        return await self._start(number_)

    def _ready(self) -> dict[int, Worker]:
        return {
            n: task.result()
            for n, task in self._hired.items()
            if n not in self._dead and task.done() and not task.cancelled() and not task.exception()
        }

    async def _one(self, number_: int, job: str) -> str | None:
        """What a worker answers; None: it is dead."""
        worker = self._ready()[number_]
        self._busy[number_] = self._busy.get(number_, 0) + 1
        try:
            return str(await asyncio.wait_for(_answer(worker, job), self._patience))
        except Exception:
            self._dead.add(number_)
            return None
        finally:
            self._busy[number_] -= 1

    def _go(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.ensure_future(work)
        self._others.add(task)  # a task that nobody holds may vanish
        task.add_done_callback(self._others.discard)
        return task


async def _answer(worker: Worker, job: str) -> str:
    return await worker.work(job)


async def _quietly(worker: Worker) -> None:
    try:
        await worker.stop()
    except Exception:
        return  # whoever does not hear it is found dead when asked again


def _told(jobs: list[asyncio.Task[Any]]) -> list[str]:
    """What has been answered so far."""
    return [job.result() for job in jobs if job.done() and job.result() is not None]


def _seed(seed: int, worker: int) -> int:
    """The first thinks as if alone, the others elsewhere."""
    return number(seed, worker) >> 16 if worker else seed
