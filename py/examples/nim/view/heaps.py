"""The heaps on the sand, and what can be tapped there."""

from __future__ import annotations

from typing import Final

from eden.kit.say import N_, capital, named
from eden.kit.svg import centred, classes, tag, text

from ..data import MOST, Heap
from ..words.names import heap_name, stones
from .touch import Touch, heap_act, place_act

# From one place to the next in a heap, from one heap to the next, and around all of them.
_STEP_X, _STEP_Y, _MARGIN = 46, 60, 36
_WIDTH: Final = 2 * _MARGIN + _STEP_X * MOST
_HEIGHT: Final = 2 * _MARGIN + _STEP_Y * (len(Heap) - 1)
_SHAPES: Final = 3

_SAND: Final = N_("The heaps")
_STONE: Final = N_("stone {number} of {heap}")
_GONE: Final = N_("empty place {number} of {heap}")


def at(heap: Heap, place: int) -> str:
    """Puts what is drawn around 0, 0 onto a place of a heap; its letter stands on place -1."""
    return f"translate({_MARGIN + _STEP_X * (place + 1)} {_MARGIN + _STEP_Y * heap})"


def stone_symbol(number: int) -> str:
    """Stones of three shapes lie beside each other."""
    return f"ni-stone-{number % _SHAPES}"


def heaps(now: Touch, overlay: str = "", trail: str = "") -> str:
    """The block of the table with the heaps; over them what was done, what a choice would do."""
    laid = tuple(Heap)[: len(now.state.laid)]
    return tag(
        "svg",
        tag("rect", class_="sand", width=_WIDTH, height=_HEIGHT, rx=18),
        *(_furrow(heap) for heap in Heap),
        *(_heap(now, heap) for heap in laid),
        trail,
        tag("g", overlay, id="preview", class_="preview", aria_hidden="true"),
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        role="group",
        aria_label=now.say(_SAND),
        class_="heaps",
    )


def _furrow(heap: Heap) -> str:
    """The marks of a rake below a heap."""
    y, waves = _MARGIN + _STEP_Y * heap + 17, f"q23 -5 46 0t46 0{'t46 0' * (MOST - 2)}"
    return tag("path", class_="furrow", d="".join(f"M62 {y + n * 5}{waves}" for n in range(3)))


def _heap(now: Touch, heap: Heap) -> str:
    name = heap_name(heap, now.say)
    picked = (now.pick + " ").startswith(heap_act(heap) + " ")
    letter = tag(
        "g",
        tag("circle", r=17),
        tag("text", text(heap.name), y=6),
        id=f"heap-{heap.name.lower()}",
        transform=at(heap, -1),
        **now.on(
            heap_act(heap), capital(name), "letter", picked=picked, tell=f"heap {heap.name.lower()}"
        ),
    )
    places = (_place(now, heap, place) for place in range(now.state.laid[heap]))
    left = named(capital(name), stones(now.state.left[heap], now.say), now.say)
    return tag("g", letter, *places, role="group", aria_label=left)


def _place(now: Touch, heap: Heap, place: int) -> str:
    """A stone, or where it lay: it stays in the picture, so that it can be seen to go."""
    gone = place >= now.state.left[heap]
    name = now.say(_GONE if gone else _STONE, number=place + 1, heap=heap_name(heap, now.say))
    return tag(
        "g",
        centred("ni-hollow", 0, 0, 40),
        centred(stone_symbol(heap + place), 0, 0, 40, class_="stone"),
        tag("circle", class_="rim", r=22),
        id=f"stone-{heap.name.lower()}-{place}",
        transform=at(heap, place),
        **now.on(
            place_act(now, heap, place),
            capital(name),
            classes("place", gone=gone),
            tell=f"stone {heap.name.lower()} {place}",
        ),
    )
