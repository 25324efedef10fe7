"""A drawing of the page as a picture that can be handed on: painted by the browser itself."""

from __future__ import annotations

import re
from typing import Any, Final

from js import URL, Blob, File, Image, XMLSerializer, document, matchMedia, navigator
from pyodide.ffi import create_once_callable, to_js

from eden.ui.elements import hand_over, object_of

# The longer side of a picture, in pixels.
_SIZE: Final = 1600
_USED: Final = re.compile(r'(?:href="|url\(&quot;|url\()#([\w-]+)')
_SVG: Final = "http://www.w3.org/2000/svg"


def save(name: str, markup: str) -> None:
    """Paint the drawing, then hand it over: to the device's own sheet, or as a file."""
    drawing = _drawing(markup)
    width, height = map(float, str(drawing.getAttribute("viewBox")).split()[2:])
    scale = _SIZE / max(width, height)
    drawing.setAttribute("width", width * scale)
    drawing.setAttribute("height", height * scale)
    content = to_js([str(XMLSerializer.new().serializeToString(drawing))])
    url = URL.createObjectURL(Blob.new(content, object_of(type="image/svg+xml")))
    image = Image.new()

    def paint(_: Any) -> None:
        canvas = document.createElement("canvas")
        canvas.width, canvas.height = width * scale, height * scale
        canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height)
        URL.revokeObjectURL(url)
        canvas.toBlob(create_once_callable(lambda blob: _hand_over(name, blob)))

    image.onload = create_once_callable(paint)
    image.src = url


def _hand_over(name: str, blob: Any) -> None:
    file = File.new(to_js([blob]), name, object_of(type="image/png"))
    sheet = object_of(files=[file])
    if hasattr(navigator, "canShare") and navigator.canShare(sheet):
        navigator.share(sheet).catch(create_once_callable(lambda _: None))
    else:
        hand_over(name, blob)


def _drawing(markup: str) -> Any:
    """One SVG with everything in it that the page's drawing uses: styles and sprites."""
    holder = document.createElement("div")
    holder.innerHTML = markup
    board = holder.querySelector("svg")
    drawing = document.createElementNS(_SVG, "svg")
    drawing.setAttribute("viewBox", board.getAttribute("viewBox"))
    drawing.setAttribute("class", str(holder.firstElementChild.className))
    drawing.setAttribute("data-theme", _theme())
    style = document.createElementNS(_SVG, "style")
    style.textContent = _styles()
    sprites = document.createElementNS(_SVG, "defs")
    sprites.innerHTML = "".join(_sprites(markup))
    drawing.append(style, sprites, board)
    return drawing


def _styles() -> str:
    rules = [rule.cssText for sheet in document.styleSheets for rule in sheet.cssRules]
    return "\n".join(map(str, rules)).replace("html[", "svg[").replace("html:", "svg:")


def _theme() -> str:
    theme = str(document.documentElement.dataset.theme)
    if theme != "auto":
        return theme
    return "dark" if matchMedia("(prefers-color-scheme: dark)").matches else "light"


def _sprites(markup: str) -> list[str]:
    """The sprites that the markup uses, and those that they use."""
    found: dict[str, str] = {}
    wanted = set(_USED.findall(markup))
    while wanted:
        name = wanted.pop()
        sprite = document.getElementById(name)
        found[name] = str(sprite.outerHTML) if sprite else ""
        wanted |= set(_USED.findall(found[name])) - found.keys()
    return list(found.values())
