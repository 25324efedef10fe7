"""The only file that touches the browser: it draws what the app says and tells it what was done."""

from __future__ import annotations

import asyncio
import json
import time
import traceback
from collections.abc import Callable
from typing import Any

from js import (
    URL,
    Blob,
    FormData,
    Object,
    console,
    document,
    history,
    localStorage,
    location,
    matchMedia,
    navigator,
    setInterval,
    setTimeout,
    window,
)
from pyodide.ffi import create_once_callable, create_proxy, to_js
from pyscript import config, create_named_worker
from pyscript.js_modules import idiomorph

from eden.ui.app import App
from eden.ui.desk import Order
from eden.ui.screens import page
from eden.ui.table import Table
from eden.ui.thinker import Thinker

# Milliseconds for one step of what is shown; the style sheets' transitions are a little shorter.
_FRAME = 420

_NEAR_CHOICES = "#prompt, #choices, .play > .bar, .play > .table"


class LocalStore:
    """The texts that this browser keeps for this site; none where it is forbidden or full."""

    def get(self, key: str) -> str | None:
        """The text under this key."""
        try:
            value = localStorage.getItem(key)
        except Exception:
            return None
        return str(value) if value else None  # JavaScript's null is not None

    def put(self, key: str, value: str) -> bool:
        """Keep a text, or say that it cannot be kept."""
        try:
            localStorage.setItem(key, value)
        except Exception:
            return False
        return True

    def drop(self, key: str) -> None:
        """Keep this text no longer."""
        if self.get(key) is not None:
            localStorage.removeItem(key)

    def names(self) -> list[str]:
        """The keys of all texts."""
        try:
            return [str(key) for key in Object.keys(localStorage)]
        except Exception:
            return []


class Page:
    """The app in the page: one listener of each kind on the document, one root that is redrawn."""

    def __init__(self) -> None:
        self.root = document.getElementById("app")
        html = document.documentElement
        self.app = App(
            LocalStore(),
            address=str(location.href).split("#")[0],
            language=str(html.lang),
            theme=str(html.dataset.theme),
            clock=time.time,
            wide=bool(matchMedia("(min-width: 75rem)").matches),
        )
        self.place = ""
        self.screen = ""
        self.panel = ""
        self.curtain = False
        self.looked_at = ""
        self.chose = False  # whether the last click has changed where we are
        self.frame = False
        self.thinker = Thinker(lambda: create_named_worker(config["eden"]["bot"], name="bot"))
        self.thoughts: set[asyncio.Task[None]] = set()
        self.morphing = _object(
            morphStyle="innerHTML",
            callbacks={"beforeAttributeUpdated": create_proxy(_keep_open)},
        )

    def start(self) -> None:
        """Show what the address names, and listen."""
        for kind, heard in {
            "click": self.clicked,
            "keydown": self.pressed,
            "submit": self.submitted,
            "change": self.changed,
            "pointerover": self.hovered,
            "focusin": self.focused,
        }.items():
            document.addEventListener(kind, create_proxy(self._guarded(heard)))
        window.addEventListener("hashchange", create_proxy(self._guarded(self.moved)))
        setInterval(create_proxy(self._guarded(self.ticked)), 1000)
        if hasattr(navigator, "share"):
            document.documentElement.dataset.share = ""
        self.moved(None)

    def _guarded(self, heard: Callable[[Any], None]) -> Callable[[Any], None]:
        """No exception reaches the player: the game is kept, a sentence says what to do."""

        def hear(event: Any = None) -> None:
            try:
                heard(event)
            except Exception:
                console.error(traceback.format_exc())
                self._do("broken")

        return hear

    # -- what is heard --------------------------------------------------------------------------

    def moved(self, event: Any) -> None:
        """The address changed, by a link or by going back."""
        place = str(location.hash).removeprefix("#")
        if event is None or place != self.place:
            self.place = place
            self.app.open(place)
            self.draw()

    def ticked(self, _: Any) -> None:
        """A second has passed."""
        if self.app.tick(1.0, hidden=bool(document.hidden)):
            self.draw()

    def clicked(self, event: Any) -> None:
        """A command, a choice, or a wish to see the end of what moves."""
        if self.chose and int(event.detail) > 1:
            return  # the second half of a double click meant what was there before
        moving = self._moving()
        if moving:
            moving.show_all()
        before = self.place
        source = event.target.closest("[data-do],[data-act]")
        if source:
            self._obey(source)
        elif moving:
            self.draw()
        self.chose = self.place != before

    def _obey(self, source: Any) -> None:
        command = source.getAttribute("data-do")
        if command:
            self._do(str(command), str(source.getAttribute("data-value") or ""))
        else:
            self.app.tap(str(source.getAttribute("data-act")))
            self.draw()

    def _do(self, command: str, value: str = "") -> None:
        self.app.do(command, value)
        self.draw()

    def pressed(self, event: Any) -> None:
        """Keys: Enter and Space on what is drawn, arrows to the choices, Escape, undo and redo."""
        key = str(event.key)
        typing = event.target.matches("input[type=text],textarea")
        if key in ("Enter", " ") and event.target.matches("[role=button][data-act]"):
            event.preventDefault()
            self._obey(event.target)
        elif key in ("ArrowDown", "ArrowUp") and event.target.closest(_NEAR_CHOICES):
            event.preventDefault()
            _step_choices(event.target, 1 if key == "ArrowDown" else -1)
        elif key == "Escape":
            self._do("close")
        elif (event.ctrlKey or event.metaKey) and key.lower() in ("z", "y") and not typing:
            event.preventDefault()
            self._do("redo" if event.shiftKey or key.lower() == "y" else "undo")

    def submitted(self, event: Any) -> None:
        """A form: as a whole, or its one text."""
        event.preventDefault()
        form = event.target
        values = _values(form)
        whole = form.hasAttribute("data-form")
        value = json.dumps(values) if whole else values.get("text", "")
        self._do(str(form.getAttribute("data-submit")), value)

    def changed(self, event: Any) -> None:
        """A file was chosen, or the draft of a form changed."""
        field = event.target
        if field.hasAttribute("data-file") and field.files.length:
            command = str(field.getAttribute("data-file"))
            field.files.item(0).text().then(
                create_once_callable(self._guarded(lambda content: self._do(command, str(content))))
            )
            field.value = ""
        elif form := field.closest("form[data-form]"):
            self._do("draft", json.dumps(_values(form)))

    def hovered(self, event: Any) -> None:
        """A mouse looks at something."""
        if event.pointerType != "touch":
            self._look(event.target)

    def focused(self, event: Any) -> None:
        """The keyboard looks at something."""
        self._look(event.target)

    def _look(self, target: Any) -> None:
        source = target.closest("[data-act]")
        text = str(source.getAttribute("data-act")) if source else ""
        if text != self.looked_at:
            self.looked_at = text
            self._preview()

    def _preview(self) -> None:
        overlay = document.getElementById("preview")
        if overlay:
            overlay.innerHTML = self.app.preview(self.looked_at)

    # -- what is shown --------------------------------------------------------------------------

    def _moving(self) -> Table | None:
        """The table, while something is still moving on it."""
        table = self.app.table
        return table if table is not None and table.moving else None

    def draw(self) -> None:
        """Merge the app's markup into the page, carry out its orders, and go on showing."""
        moving = self._moving()
        if moving and matchMedia("(prefers-reduced-motion: reduce)").matches:
            moving.show_all()
        self.app.wake_bot()
        idiomorph.Idiomorph.morph(self.root, page(self.app), self.morphing)
        orders, self.app.orders = self.app.orders, []
        for order in orders:
            self._carry_out(order)
        self._preview()
        self._focus()
        if self._moving() and not self.frame:
            self.frame = True
            setTimeout(create_once_callable(self._guarded(self._next_frame)), _FRAME)

    def _next_frame(self, _: Any) -> None:
        self.frame = False
        moving = self._moving()
        if moving:
            moving.show_next()
            self.draw()

    def _focus(self) -> None:
        """Focus follows what is new, and is never lost."""
        app = self.app
        curtain = app.table is not None and app.table.curtain
        if app.screen != self.screen:
            first, self.screen = not self.screen, app.screen
            window.scrollTo(0, 0)
            if not first:
                _focus_on("#screen h1, #screen h2")
        elif app.panel != self.panel and app.panel:
            _focus_on("#panel h2")
        elif curtain != self.curtain:
            window.scrollTo(0, 0)
            _focus_on("#prompt")
        elif not document.activeElement or document.activeElement == document.body:
            _focus_on("#prompt")
        self.panel, self.curtain = app.panel, curtain

    def _carry_out(self, order: Order) -> None:
        match order.verb:
            case "say":
                document.getElementById("live").textContent = order.text
            case "replace":
                self.place = order.text
                history.replaceState(None, "", f"#{order.text}")
            case "hash":
                self.place = order.text
                location.hash = order.text
            case "setting":
                LocalStore().put(f"eden.{order.text}", order.more)
                html = document.documentElement
                if order.text == "lang":
                    html.lang = order.more
                elif order.text == "theme":
                    html.dataset.theme = order.more
            case "copy":
                self._after(lambda: navigator.clipboard.writeText(order.text), "copied", "uncopied")
            case "share":
                data = _object(title=order.more, url=order.text)
                self._after(lambda: navigator.share(data), "", "")
            case "save":
                _download(order.text, order.more)
            case "think":
                thought = asyncio.ensure_future(self._think(order.text, order.more))
                self.thoughts.add(thought)  # a task that nobody holds may vanish
                thought.add_done_callback(self.thoughts.discard)

    async def _think(self, link: str, bot: str) -> None:
        """Let a bot choose while the page goes on, then show what it chose."""
        # Not at once, so that what was shown before can come to rest.
        text, _ = await asyncio.gather(self.thinker.think(link, bot), asyncio.sleep(_FRAME / 1000))
        self._guarded(lambda _: self.app.answer(link, text))(None)
        self.draw()

    def _after(self, attempt: Callable[[], Any], done: str, failed: str) -> None:
        """Try what the browser may refuse, then tell the app how it went."""

        def tell(command: str) -> Any:
            return create_once_callable(
                self._guarded(lambda _: self._do(command) if command else None)
            )

        try:
            attempt().then(tell(done), tell(failed))
        except Exception:
            self._do(failed)


def _step_choices(source: Any, step: int) -> None:
    """From anywhere on the table to the choices, and round and round among those unfolded."""
    found = document.querySelectorAll("#choices summary, #choices button")
    choices = [choice for choice in found if choice.offsetParent]
    before_first = -1 if step > 0 else len(choices)
    here = next((n for n, choice in enumerate(choices) if choice == source), before_first)
    if choices:
        choices[(here + step) % len(choices)].focus()


def _keep_open(name: str, node: Any, change: str) -> bool:
    """Whether to take over an attribute: what the player unfolded stays unfolded."""
    return not (name == "open" and str(node.tagName) == "DETAILS")


def _values(form: Any) -> dict[str, str]:
    """What a form holds, by the names of its fields."""
    return {str(name): str(value) for name, value in FormData.new(form).entries()}


def _object(**properties: Any) -> Any:
    """A plain object of JavaScript."""
    return to_js(properties, dict_converter=Object.fromEntries)


def _focus_on(selector: str) -> None:
    found = document.querySelector(selector)
    if found:
        found.focus(_object(preventScroll=True))


def _download(content: str, name: str) -> None:
    blob = Blob.new(to_js([content]), _object(type="text/plain;charset=utf-8"))
    link = document.createElement("a")
    link.href = URL.createObjectURL(blob)
    link.download = name
    link.click()
    setTimeout(create_once_callable(lambda: URL.revokeObjectURL(link.href)), 10_000)
