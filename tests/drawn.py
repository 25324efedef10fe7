"""Reading what a view has drawn."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from games import BOXES

from eden.engine.game import Decision, Event, Seat
from eden.kit.look import Look, Now
from eden.kit.say import Say, english


def look(
    slug: str,
    state: Any,
    pick: str = "",
    *,
    seat: Seat | None = None,
    now: Now | None = None,
    news: tuple[Event, ...] = (),
    before: Any = None,
    say: Say = english,
) -> Look[Any]:
    """A look at the table of a game, if nothing else is said of whoever is to choose."""
    pending = BOXES[slug].game.pending(state)
    asked = pending.seat if isinstance(pending, Decision) else 0
    eyes = seat if seat is not None else max(0, asked)
    return Look(state, now or pending, eyes, pick, say, news, before)


def table(slug: str, state: Any, pick: str = "", **more: Any) -> ET.Element:
    """What a look at the table shows, as a tree."""
    return ET.fromstring(BOXES[slug].view.table(look(slug, state, pick, **more)))


def preview(slug: str, state: Any, action: Any, say: Say = english) -> str:
    """What the view draws over the board for an option."""
    return BOXES[slug].view.preview(look(slug, state, say=say), action)


def names(element: ET.Element) -> set[str]:
    """The classes of an element."""
    return set(element.get("class", "").split())


def acts(root: ET.Element, name: str = "") -> set[str]:
    """What can be tapped, among the elements of a class."""
    return {
        element.get("data-act", "")
        for element in root.iter()
        if element.get("data-act") and (not name or name in names(element))
    }


def count(root: ET.Element, name: str) -> int:
    """How many elements have this class."""
    return sum(name in names(element) for element in root.iter())


def has_id(root: ET.Element, name: str) -> bool:
    """Whether there is such an element."""
    return any(element.get("id") == name for element in root.iter())


def by_id(root: ET.Element, name: str) -> ET.Element:
    """The element with this id."""
    return next(element for element in root.iter() if element.get("id") == name)


def said(element: ET.Element) -> str:
    """The text in an element; that no line is broken at some spaces is not part of it."""
    return "".join(element.itertext()).replace("\u00a0", " ")
