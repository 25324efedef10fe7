"""What a screen reader reads of a page: roles, names and words, in the order of the markup.

It follows how names are computed, as far as our pages need it: `e2e/test_heard.py` compares it
with what Chromium's accessibility tree says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

# The role that an element has by itself; a heading has its level, too.
_ROLES: Final = {
    "a": "link",
    "button": "button",
    "h1": "heading 1",
    "h2": "heading 2",
    "h3": "heading 3",
    "summary": "fold",
    "select": "list",
    "input": "field",
}
# Named by what they hold: what is inside is read with the name, and only there.
_LEAVES: Final = frozenset({*_ROLES.values(), "img", "timer"})
# What has a name is told before what it holds.
_AROUND: Final = frozenset({"group", "dialog", "region"})
# Elements whose words run on in the line around them.
_INLINE: Final = frozenset({"span", "b", "strong", "em", "small", "a", "br", "bdi"})
_SPACE: Final = re.compile(r"\s+")


class Read(NamedTuple):
    """One thing that is read: what it is ('': words alone), and what it is called."""

    role: str
    name: str
    states: tuple[str, ...] = ()
    id: str = ""

    def __str__(self) -> str:
        return ", ".join(filter(None, (self.role, self.name, *self.states)))


# The page that is listened to is asked many times.
@lru_cache(maxsize=2)
def page_of(markup: str) -> ET.Element:
    """The markup as a tree."""
    return ET.fromstring(f"<div>{markup}</div>")


def heard(element: ET.Element) -> list[Read]:
    """All that is read from here on, from the top to the bottom."""
    return [one for one in _read(element) if one.name]


def find(page: ET.Element, identity: str) -> ET.Element | None:
    """What has this id, unless it is hidden from those who listen."""
    return next((one for one in seen(page) if one.get("id") == identity), None)


def told(element: ET.Element) -> Read:
    """How an element is called when the focus comes to it, or somebody is about to press it."""
    return Read(_role(element) or "", name_of(element), _states(element), element.get("id", ""))


def name_of(element: ET.Element) -> str:
    """The accessible name: its label, else its words, else its title."""
    words = element.get("aria-label") or _words(element) or element.get("title") or ""
    return _SPACE.sub(" ", words).strip()


def _words(element: ET.Element) -> str:
    """What is written in an element, without what is hidden."""
    parts = [element.text or ""]
    for child in element:
        if not _hidden(child):
            inside = child.get("aria-label") or _words(child)
            # Blocks and pieces of a row stand apart; our rows are made of spans and small print.
            parts.append(f" {inside} ")
        parts.append(child.tail or "")
    return "".join(parts)


def _hidden(element: ET.Element) -> bool:
    return any(
        (
            element.get("aria-hidden") == "true",
            element.get("inert") is not None,
            element.get("hidden") is not None,
            element.get("type") in ("hidden", "file"),
        )
    )


def seen(element: ET.Element) -> Iterator[ET.Element]:
    """An element and all in it, without what is hidden or folded away."""
    if _hidden(element):
        return
    yield element
    folded = element.tag == "details" and element.get("open") is None
    for child in element:
        if not folded or child.tag == "summary":
            yield from seen(child)


def _role(element: ET.Element) -> str | None:
    named = element.get("aria-label") or element.get("aria-labelledby")
    if role := element.get("role"):
        return role
    if element.tag == "section" and named:
        return "region"
    return _ROLES.get(element.tag)


def _states(element: ET.Element) -> tuple[str, ...]:
    pressed, selected = element.get("aria-pressed"), element.get("aria-current")
    return tuple(
        name
        for name, holds in (
            ("pressed", pressed == "true"),
            ("unavailable", element.get("aria-disabled") == "true"),
            ("current", selected is not None),
        )
        if holds
    )


def _read(element: ET.Element) -> Iterator[Read]:
    if _hidden(element):
        return
    role = _role(element)
    if role in _LEAVES:
        yield told(element)
        return
    if role in _AROUND:
        yield Read(role or "", element.get("aria-label", ""))
    if role is None and not any(map(_stands_alone, element.iter())):
        yield Read("", _SPACE.sub(" ", _words(element)).strip())
        return
    if element.tag == "tr":
        yield Read("row", ", ".join(filter(None, map(name_of, element))))
        return
    folded = element.tag == "details" and element.get("open") is None
    yield Read("", _SPACE.sub(" ", element.text or "").strip())
    for child in element:
        if not folded or child.tag == "summary":
            yield from _read(child)
        yield Read("", _SPACE.sub(" ", child.tail or "").strip())


def _stands_alone(element: ET.Element) -> bool:
    """Whether an element is read as one thing, or begins a line of its own."""
    return _role(element) is not None or element.tag not in {*_INLINE, "p", "dt", "dd", "td"}
