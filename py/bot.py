"""The entry of the worker: it answers with strings and never touches the page."""

import gc

from pyodide_js import _module

from eden.ui.desk import Desk

__export__ = ["memory", "stop", "work"]

_desk = Desk()
# What the snapshot brought along stays: nobody has to look through it for what can be thrown away.
gc.freeze()


async def work(job: str) -> str:
    """The answer to a job; '' where it was given up for a newer one."""
    return await _desk.work(job)


def stop() -> None:
    """Whatever is being done is given up."""
    _desk.stop()


def memory() -> int:
    """How many bytes of memory Python has taken here; see py/tools/bench_think.py."""
    return int(_module.HEAP8.length)
