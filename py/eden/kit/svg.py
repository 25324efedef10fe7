"""Markup as text: elements of HTML and SVG, well-formed for both."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from typing import Final

Value = str | int | float | bool | None

# The elements that HTML forbids to close; all others are closed with a tag of their own.
_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})

# What makes a drawing one of a kind, or lets it be used and heard.
_ALIVE: Final = re.compile(
    r' (?:id|role|tabindex|data-[a-z]+|aria-[a-z]+)="[^"]*"|<!--.*?-->', re.DOTALL
)
_NUMBER: Final = re.compile(r"(?<=\d) (?=[^\W\d])")


def tag(name: str, /, *children: str, **attributes: Value) -> str:
    """An element around markup: `data_act` is data-act, `class_` class, None and False nothing."""
    start = name + "".join(map(_attribute, attributes, attributes.values()))
    return f"<{start}/>" if name in _VOID else f"<{start}>{''.join(children)}</{name}>"


def text(words: object) -> str:
    """Words as markup that shows them; no line is broken between a number and its word."""
    return _text(str(words))


# A page says nearly the same as the one before it: most words and attributes are known already.
@lru_cache(maxsize=4096)
def _text(words: str) -> str:
    return escape(_NUMBER.sub("\u00a0", words), quote=False)


def classes(*names: str, **when: bool) -> str:
    """The names, and those of `when` that hold, as the value of a class attribute."""
    held = (name.replace("_", "-") for name, holds in when.items() if holds)
    return " ".join(filter(None, (*names, *held)))


def use(symbol: str, **attributes: Value) -> str:
    """A picture of the sprite sheet, as part of an SVG."""
    return tag("use", href=f"#{symbol}", **attributes)


@lru_cache(maxsize=2048)
def centred(
    symbol: str, x: float, y: float, wide: float, high: float | None = None, **more: Value
) -> str:
    """A picture of the sprite sheet around a point; as high as it is wide if nothing is said."""
    high = wide if high is None else high
    return use(symbol, x=x - wide / 2, y=y - high / 2, width=wide, height=high, **more)


@lru_cache(maxsize=2048)
def icon(symbol: str, *names: str, box: str = "0 0 24 24") -> str:
    """A picture of the sprite sheet, standing alone; words beside it say what it means."""
    return tag("svg", use(symbol), class_=classes("icon", *names), viewBox=box, aria_hidden="true")


def block(name: str, markup: str) -> str:
    """An element with this id that is often the same as before: the page then skips it unread."""
    return f"<!--={name}-->{markup}<!--=-->"


def still(markup: str) -> str:
    """The same drawing as a mere picture: it can stand on a page twice, and does nothing."""
    return _ALIVE.sub("", markup)


@lru_cache(maxsize=16384, typed=True)  # 1, 1.0 and True are written differently
def _attribute(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    shown = "" if value is True else _number(value) if isinstance(value, float) else str(value)
    return f' {key.rstrip("_").replace("_", "-")}="{escape(shown)}"'


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
