"""A Dask cluster as a crew; the extra `cluster` brings it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from distributed import Client
from distributed import Future as Asked
from distributed.comm.core import connect
from distributed.core import coerce_to_address
from distributed.scheduler import KilledWorker

from eden.engine.problem import Problem
from eden.study.crew import Crew

# The scheduler holds them back until a worker is free, and workers may join at any time.
AT_ONCE: Final = 1000
# So long a scheduler may take to answer.
SECONDS = 10.0
# What every machine must have.
NEEDED = "eden"


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """Those who work for the scheduler at this address.

    It gives the games of a worker that has died to others by itself, so often as it is set up to
    (`distributed.scheduler.allowed-failures`).
    """
    try:
        asyncio.run(_call(address))
    except (OSError, ValueError):
        raise Problem("No Dask scheduler answers at “{address}”.", address=address) from None
    with Client(address, timeout=SECONDS, set_as_default=False) as client:
        everywhere = [
            client.run_on_scheduler(find_spec, NEEDED),
            *client.run(find_spec, NEEDED, on_error="ignore").values(),
        ]
        if None in everywhere:  # else the workers would die of it, one after the other
            raise Problem(
                "The scheduler or a worker at “{address}” has no eden; install the same version "
                "on every machine.",
                address=address,
            )
        try:
            yield Crew(
                partial(Machines, client),
                AT_ONCE,
                (KilledWorker,),
                lambda: bool(client.scheduler_info()["workers"]),
            )
        except CancelledError:
            raise Problem("The Dask scheduler at “{address}” is gone.", address=address) from None


class Machines(Executor):
    """Those who work for a scheduler. Dask has an executor of its own, but that one takes an answer
    for an error when whoever had it dies while it is fetched."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def submit(self, one: Callable[..., Any], /, *given: Any, **more: Any) -> Future[Any]:
        """What will be answered; to cancel it takes the work back."""
        asked = self._client.submit(one, *given, pure=False, **more)
        answer: Future[Any] = Future()
        answer.add_done_callback(lambda told: asked.cancel() if told.cancelled() else None)
        asked.add_done_callback(partial(_pass_on, answer))
        return answer


def _pass_on(answer: Future[Any], asked: Asked[Any]) -> None:
    """An answer that got lost is worked for again while it is waited for."""
    if answer.set_running_or_notify_cancel():
        try:
            answer.set_result(asked.result())
        except Exception as error:
            answer.set_exception(error)


async def _call(address: str) -> None:
    """Whether anybody answers at all: a client that cannot connect takes long to give up."""
    comm = await connect(coerce_to_address(address), timeout=SECONDS)
    await comm.close()
