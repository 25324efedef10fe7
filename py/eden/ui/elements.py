"""Elements of the page: what they wish, what they hold, and where they stand."""

from __future__ import annotations

from functools import cache
from typing import Any

from js import (
    URL,
    Blob,
    FormData,
    Object,
    document,
    history,
    location,
    matchMedia,
    navigator,
    setTimeout,
    window,
)
from pyodide.ffi import create_once_callable, to_js

from eden.ui import keys
from eden.ui.local_store import LocalStore
from eden.ui.wishes import Command, Tap, Wish


def beside(card: Any, thing: Any) -> None:
    """Lay a card under a thing, or over it where there is no room, within the window."""
    there, size = thing.getBoundingClientRect(), card.getBoundingClientRect()
    width, height = document.documentElement.clientWidth, window.innerHeight
    left = min(max(8, there.left + there.width / 2 - size.width / 2), width - size.width - 8)
    below = there.bottom + 8
    top = below if below + size.height < height else max(8, there.top - size.height - 8)
    card.style.left, card.style.top = f"{left}px", f"{top}px"


def announce(text: str) -> None:
    """Say this to those who listen; what is said again is written differently, or nobody would
    hear it."""
    live = document.getElementById("live")
    live.textContent = f"{text}\u00a0" if live.textContent == text else text


def look_at(selector: str) -> None:
    """Scroll until this is in sight, if it is there; what is in sight stays where it is."""
    found = document.querySelector(selector)
    if not found:
        return
    there, bottom = found.getBoundingClientRect(), window.innerHeight
    # What is asked may lie over the top of the page.
    over = document.getElementById("coach")
    top = over.getBoundingClientRect().bottom if over else 0
    if there.top < top or there.bottom > bottom:
        found.scrollIntoView(object_of(block="end" if there.bottom > bottom else "center"))


def install() -> str:
    """How the app can be installed here: "by us", "by hand" where only the player can do it, or not
    at all ('')."""
    if matchMedia("(display-mode: standalone)").matches:
        return ""
    if getattr(window, "edenInstall", None):
        return "by us"
    # Apple's browsers offer it in their menu alone, and tell by this that they do.
    return "by hand" if hasattr(navigator, "standalone") and navigator.maxTouchPoints else ""


def address() -> str:
    """Where this page is, without what others have added on the way here (`?fbclid=…`): that is
    handed on neither by us nor by who copies what the browser shows."""
    if location.search:
        history.replaceState(None, "", f"{location.pathname}{location.hash}")
    return str(location.href).partition("#")[0]


def place() -> str:
    """What the address names."""
    return str(location.hash).removeprefix("#")


def wish(source: Any) -> Wish | None:
    """What is wished by who touches an element."""
    if not source:
        return None
    command = source.getAttribute("data-do")
    if command:
        return Command(str(command), str(source.getAttribute("data-value") or ""))
    return Tap(str(source.getAttribute("data-act")))


def key(event: Any) -> keys.Key:
    """The key of an event, and where it was pressed."""
    target = event.target
    return keys.Key(
        str(event.key),
        ctrl=bool(event.ctrlKey or event.metaKey),
        shift=bool(event.shiftKey),
        drawn=wish(target) if target.matches(keys.DRAWN) else None,
        near_choices=bool(target.closest(keys.NEAR_CHOICES)),
        written=bool(target.matches(keys.WRITTEN)),
        pressable=bool(target.matches(keys.PRESSABLE)),
        slides=bool(target.matches(keys.SLIDES)),
        held=bool(event.repeat),
    )


def is_seen(thing: Any) -> bool:
    """Whether a thing is not folded away; older browsers know only what takes no room."""
    if hasattr(thing, "checkVisibility"):
        return bool(thing.checkVisibility())
    return not hasattr(thing, "offsetParent") or bool(thing.offsetParent)


def step_choices(source: Any, step: keys.Step) -> None:
    """From anywhere on the table to the choices, and round and round among those unfolded."""
    choices = [one for one in document.querySelectorAll(keys.CHOICES) if is_seen(one)]
    here = next((n for n, choice in enumerate(choices) if choice == source), None)
    if choices:
        choices[keys.next_choice(here, step, len(choices))].focus()


@cache
def store() -> LocalStore:
    """What this browser keeps, one for all who ask; where cookies are blocked even to ask for it is
    forbidden."""
    try:
        return LocalStore(window.localStorage, getattr(window, "edenKeepTwice", None))
    except Exception:
        return LocalStore(None)


def keep_setting(key: str, value: str) -> None:
    """The page looks for settings before Python is there."""
    store().put(f"eden.{key}", value)
    html = document.documentElement
    if key == "lang":
        html.lang = value
        name = "manifest.webmanifest" if value == "en" else f"manifest.{value}.webmanifest"
        document.querySelector("link[rel=manifest]").href = name
    elif key in ("theme", "speed"):
        setattr(html.dataset, key, value)


def values(form: Any) -> dict[str, str]:
    """What a form holds, by the names of its fields."""
    return {str(name): str(value) for name, value in FormData.new(form).entries()}


def object_of(**properties: Any) -> Any:
    """A plain object of JavaScript."""
    return to_js(properties, dict_converter=Object.fromEntries)


def download(name: str, content: str) -> None:
    """Hand over a text as a file."""
    hand_over(name, Blob.new(to_js([content]), object_of(type="text/plain;charset=utf-8")))


def hand_over(name: str, blob: Any) -> None:
    """Hand over a file."""
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(create_once_callable(lambda: URL.revokeObjectURL(link.href)), 10_000)
