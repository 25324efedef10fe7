"""Where jobs are done in slices, so that a newer one, or a word to stop, is heard between them."""

from __future__ import annotations

import asyncio
import json
import time
from collections import ChainMap
from typing import Final

from eden.ui import jobs, studies
from eden.ui.jobs import Study
from eden.ui.thoughts import THINK

# Seconds that pass before something else may happen: in a worker, and where frames are painted.
SLICE: Final = 0.03
SHORT: Final = 0.008
# What can be done here: what to choose, and what else there is to find out.
_KINDS: Final = ChainMap(jobs.KINDS, studies.KINDS)


class Desk:
    """Jobs and answers are texts; '' answers a job that was given up."""

    def __init__(self, *, slice_: float = SLICE, modest: bool = False) -> None:
        self._study = Study(modest=modest)
        self._slice = slice_
        self._stops = 0

    async def work(self, job: str) -> str:
        """Do a job, as long as nobody says stop; a question what to choose stops all others."""
        asked = json.loads(job)
        if asked["do"] == THINK:
            self.stop()
        begun, steps = self._stops, _KINDS[asked["do"]](self._study, asked)
        while begun == self._stops:
            until = time.perf_counter() + self._slice
            try:
                while time.perf_counter() < until:
                    next(steps)
            except StopIteration as done:
                return str(done.value)
            await asyncio.sleep(0)
        steps.close()
        return ""

    def stop(self) -> None:
        """Whatever is being done is given up."""
        self._stops += 1
