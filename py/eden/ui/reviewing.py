"""The commands with which a game is judged: the estimate at the table, luck and choices later."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from eden.engine.game import Decision, Seat
from eden.kit.say import N_, Say, named
from eden.ui import replaying
from eden.ui.app import App
from eden.ui.orders import Announce, FindOut
from eden.ui.sitting import Sitting
from eden.ui.studying import Estimating, Reviewing, Studied, same_job, told_chance


def can_estimate(sitting: Sitting) -> bool:
    """Whether somebody is here who can be told how they stand."""
    table = sitting.table
    if table.replay or table.moving or table.curtain:
        return False
    return table.eyes >= 0 and isinstance(table.match.now, Decision)


def estimate_of(sitting: Sitting) -> Estimating | None:
    """What is known about the moment that is on the table; what was known of others is dropped."""
    known = sitting.estimate
    is_now = known and can_estimate(sitting) and known.link == sitting.link
    return known if known and is_now and known.seat == sitting.table.eyes else None


def _estimate(app: App, sitting: Sitting, _: str) -> None:
    """Estimate the chance to win; or no longer."""
    if estimate_of(sitting):
        sitting.estimate = None
    elif can_estimate(sitting):
        sitting.estimate = Estimating(sitting.link, sitting.table.eyes)
        app.orders.append(FindOut(sitting.estimate.job))


def _review(app: App, sitting: Sitting, seat: str) -> None:
    """Judge a match that is over, for whoever looks or for this seat; or stop, or go on."""
    table = sitting.table
    if table.match.outcome is None:
        return
    app.panel = ""
    if table.replay is None:
        replaying.look_back(app, sitting, "")
    replay = table.replay
    if replay is None:
        return
    known = replay.review
    if known is None:
        replay.review = known = Reviewing(sitting.link, table.match, _looks(sitting))
    elif not seat:
        known.runs = not known.runs
    if seat.isdigit() and int(seat) < table.match.seats:
        known.look(int(seat))
    if known.runs and not known.is_done:
        app.orders.append(FindOut(known.job))


def _looks(sitting: Sitting) -> Seat:
    """Whose luck and choices are of interest first."""
    eyes, here = sitting.table.eyes, sitting.table.company.here
    return eyes if eyes >= 0 else here[0] if here else 0


def _found(app: App, sitting: Sitting, told: str) -> None:
    """Something was found out; what nobody asks for any more is dropped, else there is more."""
    job, answer = json.loads(told)
    studied = _asked(sitting)
    if studied is None or studied.is_done or not same_job(studied.job, job):
        return
    if answer:
        studied.hear(answer)
    if not studied.is_done:
        app.orders.append(FindOut(studied.job))
    else:
        app.orders.append(Announce(said(studied, sitting, app.say)))


def _asked(sitting: Sitting) -> Studied | None:
    """What somebody wants to know now."""
    replay = sitting.table.replay
    if replay is None:
        return estimate_of(sitting)
    return replay.review if replay.review and replay.review.runs else None


def said(studied: Studied, sitting: Sitting, say: Say) -> str:
    """What came of it, in a sentence."""
    if isinstance(studied, Reviewing):
        return say(N_("All moments are judged."))
    return " ".join(f"{one}." for one in told_chances(studied, sitting, say))


def told_chances(estimate: Estimating, sitting: Sitting, say: Say) -> list[str]:
    """The chance of each seat in words, one's own first."""
    rows = []
    for seat in seats_of(estimate):
        name = sitting.table.company.name(seat, say)
        told = told_chance(estimate.chances[seat], say)
        mine = seat == estimate.seat
        rows.append(say(N_("Your chance: {told}"), told=told) if mine else named(name, told, say))
    return rows


def seats_of(estimate: Estimating) -> list[Seat]:
    """All seats, the one that looks first."""
    count = len(estimate.played[0]) if estimate.played else 0
    return sorted(range(count), key=lambda seat: (seat != estimate.seat, seat))


def _seated(command: Callable[[App, Sitting, str], None]) -> Callable[[App, str], None]:
    def at_table(app: App, value: str) -> None:
        if app.sitting:
            command(app, app.sitting, value)

    return at_table


COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "estimate": _seated(_estimate),
    "review": _seated(_review),
    "found": _seated(_found),
}
