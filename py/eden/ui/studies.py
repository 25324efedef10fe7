"""What is found out about a match beside what to choose: each job does a bit, and says how far it
has come, so that what is known can be shown meanwhile."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from eden.engine.game import Seat
from eden.engine.think.estimate import PLAYOUTS, Estimator, Shares
from eden.engine.think.hindsight import Hindsight, Judged
from eden.engine.think.player import Reason
from eden.engine.think.review import Found, Task, find
from eden.games.shelf import box_for
from eden.ui.jobs import Job, Study

ESTIMATE: Final = "estimate"
REVIEW: Final = "review"
# Seconds after which a job tells what it has found.
_WHILE: Final = 0.6
# Everybody who asks gets the same estimate of the same position.
_SEED: Final = 0


def estimate_job(link: str, seat: Seat, first: int) -> str:
    """The job to play on from the match of a link, from the playout of this number on."""
    return json.dumps({"do": ESTIMATE, "link": link, "seat": seat, "first": first})


def review_job(link: str, seat: Seat, tasks: Iterable[Task]) -> str:
    """The job to judge moments of the match of a link."""
    return json.dumps({"do": REVIEW, "link": link, "seat": seat, "tasks": list(tasks)})


def read_estimate(answer: str) -> list[Shares]:
    """The playouts that an answer tells of."""
    return [tuple(one) for one in json.loads(answer)]


def read_review(answer: str) -> list[tuple[Task, Found]]:
    """What an answer has found."""
    return [(Task(*task), _read(found)) for task, found in json.loads(answer)]


def _read(found: list[Any]) -> Found:
    worth, judged = found
    if judged is None:
        return Found(worth)
    best, chosen, better, reasons = judged
    return Found(worth, Judged(best, chosen, better, tuple(Reason(*one) for one in reasons)))


def estimate(study: Study, job: Mapping[str, Any]) -> Job:
    """Playouts from what a seat sees of the match; as many as can be made in a while."""
    match = study.match(job["link"])
    box, until = box_for(match.game), time.perf_counter() + _WHILE
    judge = Estimator(match.game, box.mind.calibrated(), match.seats)
    made: list[Shares] = []
    yield
    for shares in judge.playouts(match.state, job["seat"], seed=_SEED, first=job["first"]):
        made.append(shares)
        if job["first"] + len(made) >= PLAYOUTS or time.perf_counter() > until:
            break
        yield
    return json.dumps(made)


def review(study: Study, job: Mapping[str, Any]) -> Job:
    """Moments of a match that is over, judged for a seat; as many as can be in a while."""
    match = study.match(job["link"])
    until = time.perf_counter() + _WHILE
    mind = box_for(match.game).mind.calibrated()
    hindsight = Hindsight(match, mind, job["seat"])
    found: list[tuple[Task, Found]] = []
    yield
    for task in map(Task._make, job["tasks"]):
        found.append((task, find(hindsight, task)))
        if time.perf_counter() > until:
            break
        yield
    return json.dumps(found)


KINDS: Final[dict[str, Callable[[Study, Mapping[str, Any]], Job]]] = {
    ESTIMATE: estimate,
    REVIEW: review,
}
