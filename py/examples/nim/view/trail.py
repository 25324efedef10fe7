"""What the others have just done, until the next choice: which stones they took, how many."""

from __future__ import annotations

from collections.abc import Iterator

from eden.engine.game import NOBODY, Seat
from eden.kit.svg import centred, tag, text

from ..events import StonesTaken
from .heaps import at, stone_symbol
from .touch import Touch


def trail(now: Touch) -> str:
    """A layer over the heaps: ghosts of stones, ringed as whoever took them is marked."""
    ghosts = "".join(_ghosts(now))
    return tag("g", ghosts, class_="trail", aria_hidden="true") if ghosts else ""


def change(now: Touch, seat: Seat) -> str:
    """How many more stones a player has than before."""
    more = now.state.taken[seat] - now.trail.before.taken[seat] if now.trail else 0
    return tag("span", text(f"+{more}"), class_="change") if more else ""


def _ghosts(now: Touch) -> Iterator[str]:
    for step in now.trail.steps if now.trail else ():
        # Whoever is asked knows what they took; to whom nothing is asked all is shown again.
        if now.turn == NOBODY or step.now.seat != now.seat:
            for event in step.events:
                if isinstance(event, StonesTaken):
                    yield from _taken(now, event, step.state.left[event.heap])


def _taken(now: Touch, event: StonesTaken, left: int) -> Iterator[str]:
    colour = f"nim-colour-{now.say.person(event.seat).colour}"
    for place in range(left, left + event.count):
        ghost = centred(stone_symbol(event.heap + place), 0, 0, 40), tag("circle", r=20)
        yield tag("g", *ghost, transform=at(event.heap, place), class_=colour)
