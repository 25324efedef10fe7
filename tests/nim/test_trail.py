"""What the other one has just taken stays on the sand, in words and as a number, until a choice."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from drawn import by_id, look, names, said
from games import BOXES, random_match
from nim.table import GAME, after, heaps, now
from speech import EN, FR

from eden.engine.game import CHANCE, NOBODY, Decision
from eden.engine.match import Made
from eden.kit.look import Trail
from eden.kit.say import Say

BOX = BOXES["nim"]
START = "a ooo\nb ooooo\nc o\nd ooooooo"


def trail_of(state: Any, *texts: str) -> Trail[Any]:
    """The trail of these actions."""
    steps, before = [], state
    for text in texts:
        asked, action = now(state), GAME.parse(text)
        after, events = GAME.apply(state, action)
        steps.append(Made(asked, action, events, after, state, GAME))
        state = after
    return Trail(before, tuple(steps))


def drawn(trail: Trail[Any], *, again: bool = False) -> ET.Element:
    """What is seen after that, or when it is looked at again."""
    waits: Decision[Any] | None = Decision(CHANCE, "wait", ()) if again else None
    seen = replace(look("nim", trail.steps[-1].state, now=waits), trail=trail)
    return ET.fromstring(BOX.view.table(seen))


def rings(root: ET.Element) -> list[str | None]:
    """Where stones were taken."""
    return [one.get("transform") for g in root.iter("g") if "trail" in names(g) for one in g]


def place(root: ET.Element, name: str) -> str | None:
    return by_id(root, name).get("transform")


def test_the_stones_of_the_other_leave_rings_and_ones_own_do_not() -> None:
    theirs = drawn(trail_of(heaps(START, seat=1), "from d take 2"))
    assert rings(theirs) == [place(theirs, "stone-d-5"), place(theirs, "stone-d-6")]
    both = drawn(trail_of(heaps(START, seat=0), "from b take 3", "from d take 1"))
    assert rings(both) == [place(both, "stone-d-6")]


def test_looked_at_again_everybody_leaves_rings_in_their_colours() -> None:
    root = drawn(trail_of(heaps(START), "from b take 1", "from d take 1"), again=True)
    layer = next(g for g in root.iter("g") if "trail" in names(g))
    assert [one.get("class") for one in layer] == ["nim-colour-0", "nim-colour-1"]
    assert layer.get("aria-hidden") == "true"
    assert not any(e.attrib.keys() & {"id", "data-act", "role"} for e in layer.iter())


def test_each_panel_shows_what_was_added() -> None:
    root = drawn(trail_of(heaps(START, seat=1), "from d take 2"))
    assert said(by_id(root, "player-1")).endswith("2 stones+2")
    assert "+" not in said(by_id(root, "player-0"))


def test_without_a_trail_nothing_is_left() -> None:
    state = after(heaps(START, seat=1), "from d take 2")
    root = ET.fromstring(BOX.view.table(look("nim", state)))
    assert rings(root) == [] and "+" not in said(root)


@pytest.mark.parametrize(
    ("say", "line"),
    [(EN, "Orange takes 2 stones from heap D."), (FR, "Orange prend 2 galets dans le tas D.")],
)
def test_the_recap_tells_what_the_other_took(say: Say, line: str) -> None:
    trail = trail_of(heaps(START, seat=1), "from d take 2")
    assert BOX.words.recap(trail, 0, say) == (line,) == BOX.words.recap(trail, NOBODY, say)
    assert BOX.words.recap(trail, 1, say) == ()


def test_every_turn_is_worth_a_picture() -> None:
    match = random_match(GAME, 2, {"last": ("wins",)}, seed=1)
    turns = [step for step in match.steps if any(map(BOX.words.is_turning, step.events))]
    assert len(turns) == len(match.steps) - match.opening > 3
