"""A hand on the table: taps, long presses, drags and the magnifier, without a browser."""

from __future__ import annotations

from collections.abc import Callable

from eden.ui.hand import Hand
from eden.ui.magnifier import FINGER, Magnifier


class Box:
    """Where an element stands."""

    def __init__(self, left: float, top: float, width: float, height: float) -> None:
        self.left, self.top, self.width, self.height = left, top, width, height
        self.right, self.bottom = left + width, top + height


class Style:
    transform = transformOrigin = ""  # noqa: N815 - a browser's own name


class Thing:
    """An element with attributes, inside of others."""

    def __init__(self, box: Box, parent: Thing | None = None, **attributes: str) -> None:
        self.box, self.parent, self.style = box, parent, Style()
        self.attributes = {name.replace("_", "-"): value for name, value in attributes.items()}
        self.inside: list[Thing] = []
        self.isConnected, self.picked = True, False
        if parent:
            parent.inside.append(self)

    def closest(self, selector: str) -> Thing | None:
        wanted = next((n for n in ("data-tell", "data-act", "data-magnify") if n in selector), "-")
        here: Thing | None = self
        while here is not None and wanted not in here.attributes:
            here = here.parent
        return here

    def getAttribute(self, name: str) -> str | None:  # noqa: N802
        return self.attributes.get(name)

    def setAttribute(self, name: str, value: str) -> None:  # noqa: N802
        self.attributes[name] = value

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self.attributes.pop(name, None)

    def querySelector(self, _: str) -> Thing | None:  # noqa: N802
        return self if self.picked else None

    def querySelectorAll(self, _: str) -> list[Thing]:  # noqa: N802
        return [one for one in self.inside if "data-act" in one.attributes]

    def getBoundingClientRect(self) -> Box:  # noqa: N802
        return self.box


class Event:
    """Something that a pointer does."""

    def __init__(self, target: Thing, x: float = 0, y: float = 0, kind: str = "mouse") -> None:
        self.target, self.clientX, self.clientY, self.pointerType = target, x, y, kind
        self.prevented = False

    def preventDefault(self) -> None:  # noqa: N802
        self.prevented = True


class Listener:
    """Who writes down what is heard."""

    def __init__(self) -> None:
        self.asking = False
        self.taps: list[str] = []
        self.things: list[tuple[str, bool]] = []

    def drags(self, act: str) -> bool:
        return act == "fauna"

    def pick_up(self, act: str) -> None:
        self.taps.append(act)

    def tap(self, act: str) -> None:
        self.taps.append(act)

    def pointed(self, thing: str, *, at_once: bool = False) -> None:
        self.things.append((thing, at_once))


def a_hand(under: Thing | None = None) -> tuple[Hand, Listener, list[Callable[[], None]]]:
    heard, waiting = Listener(), list[Callable[[], None]]()
    hand = Hand(heard, lambda _, then: waiting.append(then), lambda x, y: under)
    return hand, heard, waiting


HERE = Box(0, 0, 50, 50)
FAUNA = Thing(HERE, data_act="fauna", data_tell="piece fauna")
PLACE = Thing(HERE, data_act="fauna to ne", data_tell="place ne")


def test_a_drag_is_two_taps_and_its_click_means_nothing() -> None:
    hand, heard, _ = a_hand(under=PLACE)
    hand.lay_down(Event(FAUNA, 10, 10))
    hand.move(Event(FAUNA, 14, 12))
    assert heard.taps == [], "a hand trembles"
    hand.move(Event(FAUNA, 40, 12))
    hand.move(Event(FAUNA, 60, 12))
    assert heard.taps == ["fauna"]
    hand.lift(Event(PLACE, 60, 12))
    assert heard.taps == ["fauna", "fauna to ne"]
    assert hand.takes(Event(PLACE)) and not hand.takes(Event(PLACE))


def test_a_finger_on_what_can_be_dragged_does_not_scroll_the_page() -> None:
    for thing, drags in ((FAUNA, True), (PLACE, False)):
        hand, _, _ = a_hand(under=PLACE)
        hand.lay_down(Event(thing, 10, 10, "touch"))
        moved = Event(thing, 40, 10, "touch")
        hand.hold(moved)
        assert moved.prevented == drags
        hand.lift(Event(thing, 40, 10, "touch"))
        later = Event(thing, 60, 10, "touch")
        hand.hold(later)
        assert not later.prevented


def test_what_comes_under_a_hand_that_rests_does_not_explain_itself() -> None:
    hand, heard, _ = a_hand()
    assert not hand.rests(Event(FAUNA, 10, 10))
    hand.lay_down(Event(FAUNA, 10, 10))
    hand.lift(Event(FAUNA, 10, 10))
    assert hand.rests(Event(PLACE, 10, 10)), "the board has changed, nobody has moved"
    hand.move(Event(PLACE, 10, 10))
    assert heard.things == []
    hand.move(Event(PLACE, 12, 10))
    assert heard.things == [("place ne", False)], "now somebody points there"
    assert not hand.rests(Event(FAUNA, 10, 10))


def test_what_cannot_be_picked_up_is_not_dragged() -> None:
    hand, heard, _ = a_hand(under=PLACE)
    hand.lay_down(Event(PLACE, 10, 10))
    hand.move(Event(PLACE, 90, 10))
    hand.lift(Event(PLACE, 90, 10))
    assert heard.taps == [] and not hand.takes(Event(PLACE))


def test_what_is_put_down_beside_everything_stays_picked() -> None:
    hand, heard, _ = a_hand(under=None)
    hand.lay_down(Event(FAUNA, 10, 10))
    hand.move(Event(FAUNA, 90, 10))
    hand.lift(Event(FAUNA, 90, 10))
    assert heard.taps == ["fauna"]


def test_a_long_press_explains_and_chooses_nothing() -> None:
    hand, heard, waiting = a_hand()
    hand.lay_down(Event(FAUNA, 10, 10, "touch"))
    waiting.pop()()
    assert heard.things == [("piece fauna", True)]
    menu = Event(FAUNA)
    hand.menu(menu)
    assert menu.prevented
    hand.lift(Event(FAUNA, 10, 10, "touch"))
    assert hand.takes(Event(FAUNA)) and heard.taps == []


def test_a_short_press_or_one_that_scrolls_explains_nothing() -> None:
    hand, heard, waiting = a_hand()
    hand.lay_down(Event(FAUNA, 10, 10, "touch"))
    hand.lift(Event(FAUNA, 10, 10, "touch"))
    hand.lay_down(Event(PLACE, 10, 10, "touch"))
    hand.cancel(Event(PLACE))
    for then in waiting:
        then()
    assert heard.things == []


def test_who_asks_is_answered_instead_of_choosing() -> None:
    hand, heard, _ = a_hand()
    heard.asking = True
    assert hand.takes(Event(PLACE))
    assert heard.things == [("place ne", True)]


def test_what_is_too_small_is_magnified_first() -> None:
    board = Thing(Box(0, 0, 300, 300), data_magnify="")
    small = Thing(Box(100, 100, 20, 20), board, data_act="sheep 1")
    magnifier = Magnifier()
    assert magnifier.takes(Event(small, 110, 110))
    assert board.style.transform.startswith("scale(2.") and FINGER == 40
    assert not magnifier.takes(Event(small, 110, 110)), "now it is chosen"
    board.picked = True
    magnifier.drawn()
    assert board.style.transform, "what was picked stays large for the next choice"
    board.picked = False
    magnifier.drawn()
    assert board.style.transform == ""
    assert magnifier.takes(Event(board, 90, 110)), "a finger that lands beside it meant it"
    assert magnifier.takes(Event(board, 5, 5)), "beside everything it only closes"
    assert magnifier.takes(Event(board, 90, 110))
    elsewhere = Thing(Box(0, 400, 90, 40), data_act="end")
    assert not magnifier.takes(Event(elsewhere, 10, 410)), "beside the drawing a tap is a tap"
    assert board.style.transform == ""
    assert not magnifier.takes(Event(board, 5, 5))


def test_what_alone_can_be_meant_is_picked_while_it_grows() -> None:
    hand, _, _ = a_hand()
    board = Thing(Box(0, 0, 300, 300), data_magnify="")
    fauna = Thing(Box(100, 100, 20, 20), board, data_act="fauna")
    hand.lay_down(Event(fauna, 110, 110, "touch"))
    assert not hand.takes(Event(fauna, 110, 110)) and hand.magnifier.is_open
    hand.magnifier.close()
    whole = Thing(Box(200, 200, 20, 20), board, data_act="end")
    assert hand.takes(Event(whole, 210, 210)), "a whole choice is seen first"
    hand.magnifier.close()
    fauna.setAttribute("aria-pressed", "true")
    assert hand.takes(Event(fauna, 110, 110)), "what is picked is not put down by looking closer"
    hand.magnifier.close()
    fauna.removeAttribute("aria-pressed")
    Thing(Box(125, 100, 20, 20), board, data_act="flora")
    assert hand.takes(Event(fauna, 110, 110)), "it could have been either"


def test_what_is_large_enough_is_chosen_at_once() -> None:
    board = Thing(Box(0, 0, 300, 300), data_magnify="")
    large = Thing(Box(100, 100, 60, 60), board, data_act="ne")
    assert not Magnifier().takes(Event(large, 110, 110))
    alone = Thing(Box(0, 0, 20, 20), data_act="end")
    assert not Magnifier().takes(Event(alone, 10, 10))


def magnified(*others: Box) -> tuple[Thing, Magnifier]:
    """A drawing in which a small thing near a corner is picked, and these are next."""
    board = Thing(Box(0, 0, 300, 300), data_magnify="")
    small = Thing(Box(260, 260, 20, 20), board, data_act="sheep 1")
    magnifier = Magnifier()
    assert magnifier.takes(Event(small, 270, 270))
    assert not magnifier.takes(Event(small, 270, 270))
    for n, box in enumerate(others):
        Thing(box, board, data_act=f"sheep 1 to {n}")
    board.picked = True
    magnifier.drawn()
    return board, magnifier


def seen(board: Thing) -> list[tuple[float, float]]:
    """From where to where a magnified drawing is seen, across and down."""
    factor = float(board.style.transform.removeprefix("scale(").removesuffix(")"))
    points = [float(one.removesuffix("%")) * 3 for one in board.style.transformOrigin.split()]
    return [(point * (1 - 1 / factor), point * (1 - 1 / factor) + 300 / factor) for point in points]


def test_all_that_can_be_chosen_next_is_in_sight() -> None:
    board, _ = magnified(Box(280, 200, 18, 18), Box(190, 282, 18, 18))
    (left, right), (top, bottom) = seen(board)
    assert left <= 190.1 and right >= 297.9 and top <= 200.1 and bottom >= 299.9


def test_what_is_too_far_apart_is_seen_in_the_whole_drawing() -> None:
    board, magnifier = magnified(Box(10, 10, 20, 20))
    assert board.style.transform == "" and not magnifier.is_open
