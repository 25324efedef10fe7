"""Between the app and a browser: what is heard, and in which order what follows is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from eden.ui import focus
from eden.ui.app import App
from eden.ui.clock import TICK
from eden.ui.commands import do
from eden.ui.focus import Target
from eden.ui.keys import Key, Step, meaning
from eden.ui.orders import Announce, Go, LookAt, Order, Replace
from eden.ui.screens.coach import POINTED, TOP
from eden.ui.screens.help import told
from eden.ui.screens.page import page
from eden.ui.thoughts import Answer, Asked
from eden.ui.wishes import Command, Tap, Wish

# Milliseconds that somebody has to point at a thing before it explains itself.
PATIENCE: Final = 650
# Milliseconds that a frame lasts at least, where one follows another.
_SHORTEST: Final = 160
# What stops a replay that plays: the click that lets it go on would stop it twice.
_PAUSE: Final = Command("play")


class Window(Protocol):
    """What a browser does for us."""

    def draw(self, markup: str) -> None: ...

    def overlay(self, markup: str) -> None: ...

    def tell(self, markup: str, *, stays: bool = False) -> None: ...

    def lay_on_top(self, on_top: bool) -> None: ...

    def focus_on(self, target: Target) -> None: ...

    def carry_out(self, order: Order) -> None: ...

    def later(self, milliseconds: int, then: Callable[[], None]) -> None: ...

    @property
    def lost(self) -> bool:
        """Whether nothing has the focus."""

    @property
    def still(self) -> bool:
        """Whether the player wants no motion."""


class Stage:
    """The app in a window: everything that is heard ends with `show`."""

    def __init__(self, app: App, window: Window) -> None:
        self._app = app
        self._window = window
        self._place = ""
        self._scene = focus.Scene()
        self._looked_at = ""
        self._pointed_at = ""
        self._on_top = False  # something lies on top, with an entry in the history
        self._beneath: str | None = None  # what the entry below it names, while that is of use
        self._chose = False  # whether the last click has changed where we are
        self._waiting = False  # for the next frame
        self._coached = ""  # the step of a coach that was last looked at

    # -- what is heard --------------------------------------------------------------------------

    def begin(self, place: str) -> Exception | None:
        """Show what the address names; where that cannot be shown, the home, which says so: one bad
        game never hides the others. What went wrong is returned."""
        try:
            self.open(place)
        except Exception as fault:
            self._app.take_orders()
            self.open("")
            self.obey(Command("unshown"))
            return fault
        return None

    def open(self, place: str) -> None:
        """Show what the address names; what lay on top stays behind with its entry."""
        self._place = place
        self._on_top, self._beneath = False, None
        self._app.open(place)
        self.show()

    def moved(self, place: str) -> None:
        """The address changed, by a link, by going back, or by ourselves."""
        if place == self._place:
            return
        if place == self._beneath:
            # The game went on while something lay on top: the entry below it is made to know.
            self._window.carry_out(Replace(self._place))
            self.went_back()
        else:
            self.open(place)

    def went_back(self) -> None:
        """The player went back: what lies on top is closed, and nothing else."""
        self._beneath = None
        if self._on_top:
            self._on_top = False
            self._app.asking = False
            self._app.uncover()
            self.show()

    def ticked(self, *, hidden: bool) -> None:
        """A tick of the clock."""
        if self._app.tick(TICK, hidden=hidden):
            self.show()

    def clicked(self, wish: Wish | None, *, again: bool) -> None:
        """A command, a tap, or (None) a wish to see the end of what moves."""
        if self._chose and again:
            return  # the second half of a double click meant what was there before
        moved = self._app.moving and wish != _PAUSE
        if moved:
            self._app.skip()
        before = self._place
        if wish:
            self.obey(wish)
        elif moved:
            self.show()
        self._chose = self._place != before

    def obey(self, wish: Wish) -> None:
        """Do what is wished."""
        match wish:
            case Tap(act):
                self._app.tap(act)
            case Command(name, value):
                do(self._app, name, value)
        self.show()

    def meaning(self, key: Key) -> Wish | Step | None:
        """What a key means now."""
        return meaning(key, moving=self._app.moving, looks_back=self._app.looks_back)

    def tap(self, act: str) -> None:
        """A thing on the table is meant."""
        self.obey(Tap(act))

    def drags(self, act: str) -> bool:
        """Whether a thing can be picked up, to be put down where the rest of an action is."""
        table = self._app.table
        if table is None or self.asking:
            return False
        return table.begins(act) or act in (table.pick, table.picked)

    def pick_up(self, act: str) -> None:
        """A thing is dragged: it is picked, unless it is already."""
        table = self._app.table
        if table is not None and act not in (table.pick, table.picked):
            self.tap(act)

    def answered(self, asked: Asked, answer: Answer) -> None:
        """Somebody has thought about what was asked."""
        self._app.answer(asked, answer)
        self.show()

    def looked(self, act: str) -> None:
        """Somebody looks at what means this action, or ('') at something else."""
        if act != self._looked_at:
            self._looked_at = act
            self._preview()

    def pointed(self, thing: str, *, at_once: bool = False) -> None:
        """Somebody points at a thing ('': at none): after a while it explains itself."""
        if at_once:
            self._pointed_at = thing
            self._explain(thing, stays=True)
        elif thing != self._pointed_at:
            self._pointed_at = thing
            self._window.tell("")
            if thing:
                self._window.later(PATIENCE, lambda: self._explain(thing))

    @property
    def place(self) -> str:
        """What the address names, as far as we know."""
        return self._place

    @property
    def asking(self) -> bool:
        """Whether a tap explains instead of choosing."""
        return self._app.asking

    def _explain(self, thing: str, *, stays: bool = False) -> None:
        """What the thing means, unless something else is pointed at by now; what was asked for
        stays, so that its rule can be followed."""
        if thing == self._pointed_at:
            found = self._app.explain(thing)
            self._window.tell(told(self._app, found) if found else "", stays=stays)

    # -- what is shown --------------------------------------------------------------------------

    def show(self) -> None:
        """What follows everything that was heard, in this order."""
        self._skip_motion()
        self._app.wake_bot()
        self._app.close_match()
        self._window.draw(page(self._app))
        self._app.sounds()
        self.pointed("")
        target = self._target()
        self._carry_out(target)
        self._preview()
        self._window.focus_on(target)
        self._look()
        self._lay_on_top()  # going back leads to where the page stands now: not before it is there
        self._go_on()

    def _skip_motion(self) -> None:
        """Where nothing is to move, what has happened is told, and there; moments that are looked
        at again still follow each other."""
        at_once = self._window.still or not self._app.settings.frame
        if self._app.moving and at_once and not self._app.looks_back:
            self._app.skip()

    def _carry_out(self, target: Target) -> None:
        # What is read where the focus goes is not said twice; while pieces move it says nothing.
        read = target.to in focus.ASKING and not self._app.moving
        for order in self._app.take_orders():
            if isinstance(order, Announce) and order.news is not None and read:
                if not order.news:
                    continue
                order = Announce(order.news)
            if isinstance(order, Go | Replace):
                self._place = order.place
            if isinstance(order, Go) and self._on_top:
                # The entry of what lay on top becomes the entry of the new place.
                self._on_top, self._beneath, order = False, None, Replace(order.place)
            self._window.carry_out(order)

    def _lay_on_top(self) -> None:
        """What lies on top of a screen has an entry in the history: going back closes it first."""
        on_top = bool(self._app.panel) or self._app.asking
        if on_top != self._on_top:
            self._on_top = on_top
            self._beneath = self._place if on_top else self._beneath
            self._window.lay_on_top(on_top)

    def _preview(self) -> None:
        """What the option that is looked at would do lies over the table."""
        self._window.overlay(self._app.preview(self._looked_at))

    def _target(self) -> Target:
        """Where the focus goes."""
        before, self._scene = self._scene, focus.scene(self._app)
        return focus.target(before, self._scene, lost=self._window.lost)

    def _look(self) -> None:
        """What a coach begins to point at comes into sight; where that is nothing, the table."""
        step = self._app.coached
        if step and step != self._coached:
            self._window.carry_out(LookAt(TOP if step.endswith(" ") else POINTED))
        self._coached = step or (self._coached if self._app.school else "")

    def _go_on(self) -> None:
        """While something moves, its next frame is waited for."""
        if self._app.moving and not self._waiting:
            self._waiting = True
            self._window.later(max(self._app.settings.frame, _SHORTEST), self._next_frame)

    def _next_frame(self) -> None:
        self._waiting = False
        if self._app.moving:
            self._app.show_next()
            self.show()
