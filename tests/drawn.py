"""Reading what a view has drawn."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as ET

from eden.core.game import Decision, Event, Outcome, Seat
from eden.core.say import Say, english
from eden.games.shelf import SHELF


def table(
    slug: str,
    state: Any,
    pick: str = "",
    *,
    seat: Seat | None = None,
    now: Decision[Any] | Outcome | None = None,
    news: tuple[Event, ...] = (),
    say: Say = english,
) -> ET.Element:
    """The table of a game as a tree, if nothing else is said for whoever is to choose."""
    box = SHELF[slug]
    pending = box.game.pending(state)
    asked = pending.seat if isinstance(pending, Decision) else 0
    eyes = seat if seat is not None else max(0, asked)
    return ET.fromstring(box.view.table(state, now or pending, eyes, pick, say, news))


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
    """The text in an element."""
    return "".join(element.itertext())
