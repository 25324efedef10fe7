"""The view of every game: what it marks can be done, and taps alone reach everything.

The laws are tried at the moments that each game's folder draws, and in a random game at each table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
from drawn import acts, names, preview, table
from games import GAMES, NAMES, Look, looks, match_at, own_rule, spread
from moments import MOMENTS

from eden.engine.game import CHANCE, AnyGame, Decision, Outcome
from eden.kit.pick import common, narrow, why_not

# How many looks at a random game are drawn, and how many with everything that can be picked.
DRAWN, WALKED = 12, 4


class Walk(NamedTuple):
    """A choice: what is marked by what is picked, and all that rows of taps have chosen."""

    state: Any
    options: tuple[Any, ...]
    marked: dict[str, list[ET.Element]]
    chosen: set[str]

    @property
    def acts(self) -> set[str]:
        """All that can be tapped, whatever is picked, allowed or not."""
        return {
            act
            for marked in self.marked.values()
            for mark in marked
            if (act := mark.get("data-act")) is not None
        }

    @property
    def leading(self) -> set[str]:
        """What leads to an option among all that."""
        return {act for act in self.acts if narrow(self.options, act)}


class Scene(NamedTuple):
    """Looks at one game, and what taps do at some of them."""

    game: AnyGame
    looks: Sequence[Look]
    walks: Sequence[Walk]


# -- tapping ------------------------------------------------------------------------------------


def marks(root: ET.Element) -> list[ET.Element]:
    """What says of itself that it can be tapped, without what is inside of it."""
    return [
        ET.Element(element.tag, element.attrib)
        for element in root.iter()
        if element.attrib.keys() & {"data-act", "tabindex", "role"} or "can" in names(element)
    ]


def picked(options: Sequence[Any], pick: str) -> str:
    """What a table shows as picked: also the words to which there is no alternative."""
    meant = narrow(options, pick)
    lone = pick.startswith("*") or len(meant) == 1
    return pick if lone else common(meant) or pick


def walk(game: AnyGame, state: Any, now: Decision[Any]) -> Walk:
    """Every row of taps at a choice, and a look at each first word though nobody taps it."""
    options = now.options
    texts = set(map(str, options))
    marked: dict[str, list[ET.Element]] = {}
    chosen: set[str] = set()
    ahead = [picked(options, "")]
    while ahead:
        pick = ahead.pop()
        if pick in marked:
            continue
        marked[pick] = marks(table(game.slug, state, pick))
        for act in {mark.get("data-act", "") for mark in marked[pick] if "can" in names(mark)}:
            meant = narrow(options, act)
            if act in texts:
                chosen.add(act)
            elif act.startswith("*") and len(meant) == 1:
                chosen.add(str(meant[0]))
            elif meant:
                ahead.append(picked(options, act))
    for word in {"", *(text.split()[0] for text in texts)} - marked.keys() - texts:
        marked[word] = marks(table(game.slug, state, word))
    return Walk(state, options, marked, chosen)


def choices(seen: Sequence[Look]) -> list[tuple[Any, Decision[Any]]]:
    """The looks at which a player chooses."""
    return [
        (look.state, look.now)
        for look in seen
        if isinstance(look.now, Decision) and look.now.seat != CHANCE
    ]


SCENES = {
    f"{slug}: {moment}": (slug, moment)
    for slug, game in MOMENTS.items()
    for moment in (*game.ASKED, *game.OVER)
}


def at_moment(slug: str, moment: str) -> Scene:
    """A moment that a game's folder draws."""
    game, state = GAMES[slug], MOMENTS[slug].at(moment)
    seen = [Look(state, game.pending(state))]
    return Scene(game, seen, [walk(game, *choice) for choice in choices(seen)])


def in_a_random_game(name: str) -> Scene:
    """Looks from the whole game, and taps at some of its choices; moments have every kind."""
    match = match_at(name)
    game, seen = match.game, list(looks(match))
    tried = choices(spread(seen, WALKED))
    return Scene(game, spread(seen, DRAWN), [walk(game, *choice) for choice in tried])


# One scene after the other, so that its taps are walked once for all laws.
@pytest.fixture(scope="module", params=[*SCENES, *NAMES])
def scene(request: pytest.FixtureRequest) -> Scene:
    """Something to look at."""
    name: str = request.param
    return at_moment(*SCENES[name]) if name in SCENES else in_a_random_game(name)


# -- laws ---------------------------------------------------------------------------------------


def test_the_table_is_well_formed_without_style_and_with_unique_ids(scene: Scene) -> None:
    for look in scene.looks:
        root = table(scene.game.slug, look.state, news=look.news, before=look.before)
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(set(ids)) == len(ids)
        assert not any("style" in element.attrib for element in root.iter())


def test_every_option_is_reached_by_taps_on_the_table_alone(scene: Scene) -> None:
    for walk in scene.walks:
        assert walk.chosen == set(map(str, walk.options))


def test_what_can_be_tapped_leads_to_an_option_and_has_words(scene: Scene) -> None:
    for walk in scene.walks:
        leading = walk.leading
        for pick, marked in walk.marked.items():
            worded = {mark.get("data-act") for mark in marked if mark.get("aria-label")}
            for mark in marked:
                act = mark.get("data-act")
                leads = act in leading
                if "reach" in names(mark):  # for fingers only, beside what has the words
                    assert act in worded or not leads
                    leads = False
                assert ("can" in names(mark)) == leads, (pick, mark.attrib)
                assert (mark.get("tabindex") == "0") == leads
                assert (mark.get("role") == "button") == leads
                assert not leads or mark.get("aria-label")


def test_a_tap_on_what_is_not_allowed_names_its_rule(scene: Scene) -> None:
    for walk in scene.walks:
        for act in walk.acts - walk.leading:
            refusal = why_not(scene.game, walk.state, act)
            assert refusal is not None and own_rule(scene.game.slug, refusal.rule), act


def test_nobody_can_tap_while_chance_decides_or_when_the_game_is_over(scene: Scene) -> None:
    waiting: Decision[Any] = Decision(CHANCE, "wait", ())
    over = Outcome((), next(iter(MOMENTS[scene.game.slug].OVER.values())))
    for look in spread(scene.looks, WALKED):
        for now in (waiting, over):
            assert acts(table(scene.game.slug, look.state, now=now, news=look.news)) == set()


def test_previews_are_well_formed_and_never_fail(scene: Scene) -> None:
    for state, now in choices(scene.looks):
        for option in now.options:
            overlay = preview(scene.game.slug, state, option)
            ET.fromstring(f"<g>{overlay}</g>")
            assert "style=" not in overlay and " id=" not in overlay
