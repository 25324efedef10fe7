"""What others have just done, in a line or two; and which events are turning points."""

from __future__ import annotations

from eden.engine.game import Event, Seat
from eden.kit.look import Trail
from eden.kit.recap import by_log
from eden.kit.say import Say

from ..state import State
from .log import tell


def recap(trail: Trail[State], seat: Seat, say: Say) -> tuple[str, ...]:
    """The strip above the board: what this seat has not done itself."""
    return by_log(trail, seat, say, tell)


def is_turning(event: Event) -> bool:
    """Whether the game took a turn here that is worth a picture."""
    return event.begins_turn
