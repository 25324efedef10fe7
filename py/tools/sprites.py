"""All pictures as the pages hold them: drawn by hand for people, laid flat for browsers.

By hand a shape is drawn once and used again, a shadow for instance four times under its thing.
Every use costs a browser two elements more, on a board some thousands, and each of them is gone
through whenever anything is laid out or painted. So each use within a picture becomes what it
stands for, and the pictures themselves are in a group that is never laid out. Gradients and clips
must be.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from dist import ROOT
from languages import GAMES

# How a drawing names another one, or a gradient or clip.
REFERENCE: Final = re.compile(r"""(?:href=["']|url\()#([\w-]+)""")
SVG: Final = "http://www.w3.org/2000/svg"
DEFS, GROUP, SYMBOL, USE = (f"{{{SVG}}}{name}" for name in ("defs", "g", "symbol", "use"))
PAINTS: Final = {
    f"{{{SVG}}}{name}" for name in ("linearGradient", "radialGradient", "pattern", "clipPath")
}
# What a use hands on to its shape, unless that says otherwise.
HANDED_ON: Final = re.compile(r"color|fill(-\w+)?|stroke(-\w+)?")
ElementTree.register_namespace("", SVG)


def drawn(folder: Path) -> str:
    """A game's own pictures, without the element that holds them in their file."""
    text = (folder / "sprites.svg").read_text("utf-8")
    return text.partition(">")[2].rpartition("</svg>")[0]


@cache
def whole() -> str:
    """All pictures, flat."""
    games = "".join(map(drawn, GAMES.values()))
    shared = (ROOT / "assets/sprites.svg").read_text("utf-8")
    return flat(shared.replace("<!--games-->", games))


def flat(drawings: str) -> str:
    """Pictures without a use in them, apart from gradients and clips."""
    before = ElementTree.fromstring(drawings)
    by_name = {f"#{one.get('id')}": one for one in before.iter() if one.get("id")}
    after = Element(before.tag, before.attrib)
    paints, pictures = SubElement(after, DEFS), SubElement(after, GROUP, display="none")
    for holder in (before, *before.findall(DEFS)):
        for one in holder:
            if one.tag != DEFS:
                (paints if one.tag in PAINTS else pictures).append(_flat(one, by_name))
    return ElementTree.tostring(after, "unicode")


def _flat(one: Element, by_name: dict[str, Element]) -> Element:
    # A symbol has a frame of its own.
    if one.tag == USE and (meant := by_name[one.attrib["href"]]).tag != SYMBOL:
        return _placed(_flat(meant, by_name), one)
    made = Element(one.tag, one.attrib)
    made.text = (one.text or "").strip()
    made.extend([_flat(part, by_name) for part in one])
    return made


def _placed(shape: Element, use: Element) -> Element:
    """A shape where and how it is used: it has no name there."""
    for part in shape.iter():
        part.attrib.pop("id", None)
    given = dict(use.attrib)
    del given["href"]
    x, y = given.pop("x", "0"), given.pop("y", "0")
    moved = f"translate({x} {y})" if (x, y) != ("0", "0") else ""
    places = (given.pop("transform", ""), moved, shape.get("transform", ""))
    if strange := [name for name in given if not HANDED_ON.fullmatch(name)]:
        raise ValueError(f"A use of {use.get('href')} says {strange}: write that at its shape.")
    for name, value in given.items():
        shape.attrib.setdefault(name, value)
    if any(places):
        shape.set("transform", "".join(places))
    return shape


def used(page: str) -> str:
    """Of all pictures those that a page shows, and what these are made of."""
    every = ElementTree.fromstring(whole())
    left = {one: holder for holder in every for one in holder}
    names = {one: {part.get("id") for part in one.iter()} for one in left}
    reached = set(REFERENCE.findall(page))
    while found := [one for one in left if names[one] & reached]:
        for one in found:
            del left[one]
            reached |= set(REFERENCE.findall(ElementTree.tostring(one, "unicode")))
    for one, holder in left.items():
        holder.remove(one)
    return ElementTree.tostring(every, "unicode")
