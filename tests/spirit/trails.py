"""What has just happened, made from a drawn table and a few actions."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

from drawn import look, names
from spirit.drawing import GAME
from spirit.table import pending

from eden.engine.game import CHANCE, Decision, Seat
from eden.engine.match import Made
from eden.engine.notation import Act
from eden.games.spirit.box import BOX
from eden.games.spirit.state import State
from eden.kit.look import Look, Trail
from eden.kit.say import Say, english


def trail_of(state: State, *texts: str) -> Trail[State]:
    """The trail of these actions, one after the other."""
    before, steps = state, []
    for text in texts:
        now, action = pending(state), GAME.parse(text)
        assert action in now.options
        after, events = GAME.apply(state, action)
        steps.append(Made(now, action, events, after, state, GAME))
        state = after
    return Trail(before, tuple(steps))


def seen(trail: Trail[State], *, again: bool = False, say: Say = english) -> Look[State]:
    """The table as the player sees it after that, or as it is looked at again."""
    now: Decision[Act] | None = Decision(CHANCE, "wait", ()) if again else None
    return replace(look(GAME.slug, trail.steps[-1].state, now=now, say=say), trail=trail)


def drawn(trail: Trail[State], *, again: bool = False, say: Say = english) -> ET.Element:
    """What is drawn of that."""
    return ET.fromstring(BOX.view.table(seen(trail, again=again, say=say)))


def layers(root: ET.Element) -> list[ET.Element]:
    """The layers of the trail."""
    return [element for element in root.iter() if "trail" in names(element)]


def shapes(root: ET.Element, *wanted: str) -> list[ET.Element]:
    """What the trail shows with all of these classes."""
    inside = (element for layer in layers(root) for element in layer.iter())
    return [element for element in inside if set(wanted) <= names(element)]


def recap(trail: Trail[State], seat: Seat = 0, say: Say = english) -> tuple[str, ...]:
    """What is told of that, with plain spaces."""
    told = BOX.words.recap(trail, seat, say)
    return tuple(line.replace("\u00a0", " ") for line in told)
