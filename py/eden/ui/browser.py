"""The only file that touches the browser: it draws what the app says and tells it what was done."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable
from typing import Any, assert_never

from js import (
    Event,
    console,
    document,
    history,
    location,
    matchMedia,
    navigator,
    setInterval,
    setTimeout,
    window,
)
from pyodide.ffi import create_once_callable, create_proxy
from pyscript import config, create_named_worker
from pyscript.js_modules import merging

from eden.ui import elements, keys, pictures
from eden.ui.app import App
from eden.ui.clock import TICK
from eden.ui.focus import Target
from eden.ui.hand import Hand
from eden.ui.orders import (
    Announce,
    Copy,
    FindOut,
    Go,
    Install,
    Keep,
    LookAt,
    Order,
    Persist,
    Play,
    Replace,
    Save,
    SavePicture,
    ShareSheet,
    StopThinking,
    Think,
)
from eden.ui.results import RESULT
from eden.ui.speaker import Speaker
from eden.ui.stage import Stage
from eden.ui.storage import GAME
from eden.ui.thinker import Thinker, crew
from eden.ui.wishes import Command


class Browser:
    """The window in which the app is shown: one listener of each kind on the document, one root
    that is redrawn."""

    def __init__(self) -> None:
        html = document.documentElement
        app = App(
            elements.store(),
            address=elements.address(),
            language=str(html.lang),
            theme=str(html.dataset.theme),
            time_of_day=time.time,
            wide=bool(matchMedia("(min-width: 75rem)").matches),
            install=elements.install(),
        )
        html.dataset.speed = app.settings.speed
        self.stage = Stage(app, self)
        self.hand = Hand(self.stage, self.later, document.elementFromPoint)
        self.root = document.getElementById("app")
        bot = config["eden"]["bot"]
        cores = int(getattr(navigator, "hardwareConcurrency", 1) or 1)
        self.thinker = Thinker(
            lambda number: create_named_worker(bot, name=f"bot-{number}"),
            most=crew(cores) if bot else 0,
        )
        self.speaker = Speaker()

    def start(self) -> None:
        """Show what the address names, and listen."""
        for kind, heard in {
            "click": self._clicked,
            "keydown": self._pressed,
            "submit": self._submitted,
            "change": self._changed,
            "input": self._slid,
            "pointerover": self._hovered,
            "pointerdown": self.hand.lay_down,
            "pointermove": self.hand.move,
            "pointerup": self.hand.lift,
            "pointercancel": self.hand.cancel,
            "contextmenu": self.hand.menu,
            "focusin": self._focused,
        }.items():
            document.addEventListener(kind, create_proxy(self._guarded(heard)))
        # The browser asks whether it may scroll, and waits for the answer.
        asks = elements.object_of(passive=False)
        document.addEventListener("touchmove", create_proxy(self._guarded(self.hand.hold)), asks)
        window.addEventListener("popstate", create_proxy(self._guarded(self._went_back)))
        window.addEventListener("hashchange", create_proxy(self._guarded(self._moved)))
        setInterval(create_proxy(self._guarded(self._ticked)), TICK * 1000)
        window.addEventListener("beforeinstallprompt", create_proxy(self._guarded(self._offered)))
        window.addEventListener("storage", create_proxy(self._guarded(self._kept_elsewhere)))
        if hasattr(navigator, "share"):
            document.documentElement.dataset.share = ""
        if fault := self.stage.begin(elements.place()):
            console.error("".join(traceback.format_exception(fault)))
        window.dispatchEvent(Event.new("eden:ready"))

    def _guarded(self, heard: Callable[[Any], None]) -> Callable[[Any], None]:
        """No exception reaches the player: the game is kept, a sentence says what to do; where not
        even that can be drawn, assets/boot.js says it."""

        def hear(event: Any = None) -> None:
            try:
                heard(event)
            except Exception:
                console.error(traceback.format_exc())
                self.stage.obey(Command("broken"))

        return hear

    def _once(self, heard: Callable[[Any], None]) -> Any:
        """What JavaScript may call once."""
        return create_once_callable(self._guarded(heard))

    # -- what is heard --------------------------------------------------------------------------

    def _moved(self, _: Any) -> None:
        self.stage.moved(elements.place())

    def _went_back(self, _: Any) -> None:
        if elements.place() == self.stage.place:
            self.stage.went_back()

    def _offered(self, _: Any) -> None:
        self.stage.obey(Command("installable"))

    def _kept_elsewhere(self, event: Any) -> None:
        """Another tab has kept something: a game, or what is seen in a list of games."""
        if str(event.key).startswith((GAME, RESULT)):
            self.stage.obey(Command("heard", str(event.key)))

    def _ticked(self, _: Any) -> None:
        self.stage.ticked(hidden=bool(document.hidden))

    def _clicked(self, event: Any) -> None:
        # The second of two quick touches means what the first one has magnified.
        again = int(event.detail) > 1 and not self.hand.magnifier.is_open
        if self.hand.takes(event):
            return
        source = event.target.closest("[data-do],[data-act]")
        if source and source.matches("a"):
            if event.ctrlKey or event.metaKey or event.shiftKey:
                return  # in a tab of its own, as the browser does it
            event.preventDefault()
        self.stage.clicked(elements.wish(source), again=again)

    def _pressed(self, event: Any) -> None:
        self.hand.touches = False
        key = elements.key(event)
        if key.presses_again:
            event.preventDefault()
            return
        meant = self.stage.meaning(key)
        if meant and meant != keys.ESCAPE:  # Escape may mean something to the browser too
            event.preventDefault()
        if isinstance(meant, keys.Step):
            elements.step_choices(event.target, meant)
        elif meant:
            self.stage.obey(meant)

    def _submitted(self, event: Any) -> None:
        """A form: as a whole, or its one text."""
        event.preventDefault()
        form = event.target
        values = elements.values(form)
        value = json.dumps(values) if form.hasAttribute("data-form") else values.get("text", "")
        self.stage.obey(Command(str(form.getAttribute("data-submit")), value))

    def _changed(self, event: Any) -> None:
        """A file was chosen, a field gives a command, or the draft of a form changed."""
        field = event.target
        if field.hasAttribute("data-file") and field.files.length:
            name = str(field.getAttribute("data-file"))
            opened = self._once(lambda content: self.stage.obey(Command(name, str(content))))
            field.files.item(0).text().then(opened)
            field.value = ""
        elif field.hasAttribute("data-change"):
            self.stage.obey(Command(str(field.getAttribute("data-change")), str(field.value)))
        elif form := field.closest("form[data-form]"):
            self.stage.obey(Command("draft", json.dumps(elements.values(form))))

    def _slid(self, event: Any) -> None:
        """A slider was moved."""
        slider = event.target
        if slider.hasAttribute("data-slide"):
            wish = Command(str(slider.getAttribute("data-slide")), str(slider.value))
            self.stage.obey(wish)

    def _hovered(self, event: Any) -> None:
        if event.pointerType != "touch":
            self._looked(event)
            if not self.hand.rests(event):
                self.hand.hover(event)

    def _focused(self, event: Any) -> None:
        self._looked(event)
        if not self.hand.touches:  # a tap moves the focus, too; what explains would hide the rest
            self.hand.hover(event)

    def _looked(self, event: Any) -> None:
        source = event.target.closest("[data-act]")
        self.stage.looked(str(source.getAttribute("data-act")) if source else "")

    def tell(self, markup: str, *, stays: bool = False) -> None:
        """Lay this beside what is pointed at; nothing: take it away. What does not stay is never
        in the way of a click."""
        card = document.getElementById("tell")
        card.hidden = not markup
        card.toggleAttribute("data-stays", stays)
        if markup and self.hand.pointed:
            card.innerHTML = markup
            elements.beside(card, self.hand.pointed)

    # -- what is shown --------------------------------------------------------------------------

    def draw(self, markup: str) -> None:
        """Merge the markup into the page."""
        merging.merge(self.root, markup)
        self.hand.magnifier.drawn()

    def lay_on_top(self, on_top: bool) -> None:
        """An entry in the history for what lies on top of a screen, or none any more."""
        if on_top:
            history.pushState(None, "", location.href)
        else:
            history.back()

    def overlay(self, markup: str) -> None:
        """Lay this over the table, where there is one."""
        found = document.getElementById("preview")
        if found:
            found.innerHTML = markup

    @property
    def lost(self) -> bool:
        """Whether nothing has the focus."""
        focused = document.activeElement
        # What is folded away loses it, too, only later.
        return not focused or bool(focused == document.body) or not elements.is_seen(focused)

    @property
    def still(self) -> bool:
        """Whether the player wants no motion."""
        return bool(matchMedia("(prefers-reduced-motion: reduce)").matches)

    def focus_on(self, target: Target) -> None:
        """Go to the top, set the focus."""
        if target.top:
            window.scrollTo(0, 0)
        found = document.querySelector(target.to) if target.to else None
        if found:
            found.focus(elements.object_of(preventScroll=True))

    def later(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Do this after some time."""
        setTimeout(self._once(lambda _: then()), milliseconds)

    # -- what only a browser can do -------------------------------------------------------------

    def carry_out(self, order: Order) -> None:
        """Do what the app cannot do."""
        match order:
            case Announce(text):
                elements.announce(text)
            case Replace(place):
                history.replaceState(None, "", f"#{place}")
            case Go(place):
                location.hash = place
            case Keep(key, value):
                elements.keep_setting(key, value)
            case Copy(text, done):
                self._try(lambda: navigator.clipboard.writeText(text), done, "uncopied")
            case ShareSheet(url, title, text):
                told = {"title": title, "url": url} | ({"text": text} if text else {})
                self._try(lambda: navigator.share(elements.object_of(**told)), "", "")
            case Save(name, content):
                elements.download(name, content)
            case SavePicture(name, markup):
                pictures.save(name, markup)
            case Play(notes):
                self.speaker.play(notes)
            case Think(asked, pause):
                answered = self._guarded(lambda answer: self.stage.answered(asked, answer))
                self.thinker.ask(asked, answered, pause / 1000)
            case FindOut(job):
                found = self._guarded(
                    lambda answer: self.stage.obey(Command("found", json.dumps([job, answer])))
                )
                self.thinker.find_out(job, found)
            case StopThinking():
                self.thinker.stop()
            case LookAt(selector):
                self.hand.magnifier.close()
                elements.look_at(selector)
            case Persist():
                self._try(lambda: navigator.storage.persist(), "", "")
            case Install():
                self._try(lambda: window.edenInstall.prompt(), "", "")
            case _:
                assert_never(order)

    def _try(self, attempt: Callable[[], Any], done: str, failed: str) -> None:
        """Try what the browser may refuse; the app is told how it went, if it wants to know."""

        def tell(command: str) -> None:
            if command:
                self.stage.obey(Command(command))

        try:
            attempt().then(self._once(lambda _: tell(done)), self._once(lambda _: tell(failed)))
        except Exception:
            tell(failed)
