"""A whole game as somebody hears it who sees nothing: pressed by the list, told by the live region.

Each line begins with what happens: `press` a button, by its name; `hear` an announcement; `focus`
is taken to something, which is then read; `asks` the heading above the choices, when it changed;
`may` choose this: names that were not offered before; `read` the page from top to bottom. A
`refuse` is a tap that leads nowhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from textwrap import fill
from typing import Final
from xml.etree import ElementTree as ET

from apps import Memory, an_app, match_of, sitting_of
from listening import find, heard, name_of, page_of, seen, told
from windows import Window

from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.kit.pick import narrow, why_not
from eden.ui.focus import Target
from eden.ui.orders import Announce, Think
from eden.ui.stage import Stage
from eden.ui.thoughts import Answer
from eden.ui.wishes import Command, Tap

# The choices before which something wrong is tried, one is taken back, a hint is asked for, and all
# that lies on the table is read.
WRONG: Final = (1, 5, 9, 14, 20, 27)
UNDO: Final = 3
HINT: Final = 4
ASK: Final = 8
WIDTH: Final = 100
# Who plays the last of several seats.
LEVEL: Final = "lamb"
FOLDER: Final = Path(__file__).parent / "golden/spoken"
# What stands in the heading while pieces move: nothing is read.
WAIT: Final = "…"


def file(slug: str, language: str) -> Path:
    """Where the transcript of a game is kept."""
    return FOLDER / f"{slug}.{language}.txt"


def transcript(match: AnyMatch, language: str) -> str:
    """All that is told while a match is played again; the last of several seats is the computer's,
    all others share the device."""
    listener = Listener(language)
    listener.play(match)
    return "".join(f"{line}\n" for line in listener.lines)


class Listener(Window):
    """A window that writes down what is heard in it."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._app = an_app(Memory(new=True), language)
        self._stage = Stage(self._app, self)
        self._focused: ET.Element | None = None  # what has the focus
        self._asked = ""
        self._offered: set[str] = set()
        self._refused: set[str] = set()
        self._chosen = 0

    # -- what is heard --------------------------------------------------------------------------

    def _note(self, what: str, words: object) -> None:
        told = " ".join(str(words).split(" "))
        indent = " " * 7
        self.lines += fill(
            f"{what:<7}{told}",
            WIDTH,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        ).splitlines()

    @property
    def _page(self) -> ET.Element:
        return page_of(self.drawn)

    def draw(self, markup: str) -> None:
        super().draw(markup)
        focused, page = self._focused, self._page
        self.lost = focused is not None and not any(_alike(focused, one) for one in seen(page))

    def focus_on(self, target: Target) -> None:
        super().focus_on(target)
        if not target.to:
            return
        dialog = find(self._page, "panel")
        within = dialog if target.to.startswith("#panel") and dialog is not None else self._page
        found = next(
            (one for one in within.iter() if one.tag in ("h1", "h2") and one.get("tabindex")), None
        )
        if found is not None:
            self._focused, where = found, "dialog, " if within is dialog else ""
            if name_of(found) != WAIT:
                self._note("focus", f"{where}{told(found)}")

    def _listen(self) -> None:
        """What came of something, when all has moved: the last announcement alone is heard, others
        before it are cut off; then what is asked, and what is newly offered."""
        while self.frames:
            self.frames.pop(0)()
        said = [order.text for order in self.orders if isinstance(order, Announce)]
        self.orders = [order for order in self.orders if isinstance(order, Think)]
        for cut_off in said[:-1]:
            self._note("LOST", cut_off)
        if said:
            self._note("hear", said[-1])
        page = self._page
        if find(page, "screen") is None:
            return
        prompt = find(page, "prompt")
        if prompt is not None and (asked := name_of(prompt)) != self._asked:
            self._asked = asked
            self._note("asks", asked)
        self._offers(page)

    def _offers(self, page: ET.Element) -> None:
        choices = find(page, "choices")
        listed = [] if choices is None else [one for one in choices.iter() if one.get("data-act")]
        names = [name_of(one) for one in listed]
        for name in dict.fromkeys(names):
            if name not in self._offered:
                self._note("may", name)
        self._offered.update(names)

    def _read_all(self) -> None:
        for one in heard(self._page):
            self._note("read", one)

    # -- what is done ---------------------------------------------------------------------------

    def _press(self, element: ET.Element) -> None:
        self._focused = element
        self._note("press", name_of(element))
        act, command = element.get("data-act"), element.get("data-do", "")
        wish = Tap(act) if act else Command(command, element.get("data-value", ""))
        self._stage.clicked(wish, again=False)
        self._listen()

    def _button(self, **wanted: str) -> ET.Element | None:
        """The first button that can be reached with these attributes."""
        keys = {key.replace("_", "-"): value for key, value in wanted.items()}
        return next(
            (
                one
                for one in _reached(self._page)
                if all(one.get(key) == value for key, value in keys.items())
            ),
            None,
        )

    def _command(self, command: str) -> None:
        button = self._button(data_do=command)
        assert button is not None, command
        self._press(button)

    def play(self, match: AnyMatch) -> None:
        """The match again, from its set-up to its end."""
        slug = match.game.slug
        self._stage.open(f"/new/{slug}")
        self._stage.obey(Command("start", json.dumps(_form(match))))
        self._listen()
        self._read_all()
        self._command("close")
        self._read_all()
        while match_of(self._app).outcome is None:
            self._next(match)
        self._listen()
        self._read_all()

    def _next(self, match: AnyMatch) -> None:
        """One more choice, by whoever is to choose."""
        company, made = sitting_of(self._app).table.company, len(match_of(self._app).steps)
        text = str(match.steps[made].action)
        if company.bot:
            asked = [one.asked for one in self.orders if isinstance(one, Think)][-1]
            self._stage.answered(asked, Answer(text))
            self._listen()
            return
        if company.barred:
            self._command("lift")
            return
        self._chosen += 1
        self._beside(match_of(self._app), text)
        self._choose(text)
        if self._chosen == UNDO:
            self._command("undo")
            if len(match_of(self._app).steps) == made:
                self._choose(text)

    def _choose(self, text: str) -> None:
        for _ in range(2):
            if self._button(data_act=text, type="button") is None:
                self._command("close")  # another piece is still in the hand
            button = self._button(data_act=text, type="button")
            assert button is not None, text
            self._press(button)
            if not sitting_of(self._app).doubt:
                return

    def _beside(self, match: AnyMatch, text: str) -> None:
        """What somebody does before a choice, now and then."""
        if self._chosen in WRONG and (wrong := self._wrong(match)):
            self._note("refuse", wrong)
            self._stage.tap(wrong)
            self._listen()
            self._command("close")
        if self._chosen == HINT:
            self._command("hint")
            asked = [one.asked for one in self.orders if isinstance(one, Think)][-1]
            self._stage.answered(asked, Answer(text))
            self._listen()
            self._command("hint")
            self._command("no-hint")
        if self._chosen == ASK:
            self._command("ask")
            choices = find(self._page, "choices")
            assert choices is not None
            for one in heard(choices):
                self._note("read", one)
            self._command("ask")

    def _wrong(self, match: AnyMatch) -> str:
        """Something that cannot be chosen, for a reason that was not told yet."""
        assert isinstance(match.now, Decision)
        for pick in import_module(f"{match.game.slug}.attempts").attempts(match, Luck(1)):
            if not narrow(match.now.options, pick):
                refusal = why_not(match.game, match.state, pick)
                if refusal and refusal.no.key not in self._refused:
                    self._refused.add(refusal.no.key)
                    return str(pick)
        return ""


def _alike(one: ET.Element, other: ET.Element) -> bool:
    """Whether an element is still the same one, in the eyes of what merges the page."""
    if "id" in one.attrib:
        return one.get("id") == other.get("id")
    return one.tag == other.tag and one.attrib == other.attrib


def _reached(page: ET.Element) -> Iterator[ET.Element]:
    """What can be pressed; what is folded away can be unfolded."""
    for element in page:
        if element.get("inert") is None and element.get("aria-hidden") != "true":
            yield element
            yield from _reached(element)


def _form(match: AnyMatch) -> dict[str, str]:
    """The form of the set-up, as somebody would have filled it in for this match."""
    form = {"seats": str(match.seats), "seed": str(match.seed)}
    for option in match.game.options:
        values = match.options[option.key]
        form |= (
            {f"{option.key}.{value}": value for value in values}
            if option.many
            else {option.key: values[0]}
        )
    if match.seats > 1:
        form[f"who.{match.seats - 1}"] = LEVEL
    return form


def people(match: AnyMatch) -> tuple[Person, ...]:
    """Those whom that form names."""
    if match.seats == 1:
        return ()
    people = tuple(Person("", seat) for seat in range(match.seats - 1))
    return (*people, Person("", match.seats - 1, LEVEL))
