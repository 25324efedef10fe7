"""The coach beside the table: what is said in a lesson, and the ways on and back."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from eden.engine.game import Decision
from eden.kit.say import N_, named
from eden.kit.svg import classes, tag, text
from eden.ui.app import App
from eden.ui.learned import following
from eden.ui.schooling import LEARN, Schooling, said
from eden.ui.screens.parts import button, heading, icon, settle

_THING: Final = re.compile(r' data-(?:act|tell)="([^"]*)"')
# What is pointed at, and the first thing on the page.
POINTED: Final = ".table [data-hint]"
TOP: Final = ".play > .bar"
_STEP: Final = N_("Step {n} of {count}")


def pointed(markup: str, thing: str) -> str:
    """The board with what the coach points at marked on it, once for each element."""
    if not thing:
        return markup
    found = (one for one in _THING.finditer(markup) if unescape(one[1]) == thing)
    ends = [one.end() for one in found]
    for end in reversed(ends):
        tail = markup[end : markup.index(">", end)]
        if "data-hint" not in tail:
            markup = f'{markup[:end]} data-hint="2"{markup[end:]}'
    return markup


def coached(app: App, school: Schooling) -> str:
    """In place of what is asked: the coach, and below it what is asked, where it is to be done."""
    walk, say = school.walk, app.say
    words = tag("p", text(school.words()), id="coach-words")
    # assets/bubble.js lays it beside what is pointed at, where there is room.
    ways = tag("p", *_ways(app, school), class_=classes("row", onward=not _in_step(school)))
    bubble = tag("div", words, ways, class_="bubble", id="bubble")
    title = heading(2, text(said(walk.lesson.title, app.settings.language)), id="prompt")
    return tag(
        "div",
        tag("div", title, _how_far(app, school), class_="coach-head"),
        bubble,
        _asked(app, school),
        class_=classes("asked", "coach", done=walk.done, failed=walk.failed),
        id="coach",
        data_moves=len(walk.moves),
        role="region",
        aria_label=say(N_("Coach")),
    )


def _how_far(app: App, school: Schooling) -> str:
    walk, count = school.walk, len(school.lesson.steps)
    if count == 1:
        return ""
    told = app.say(_STEP, n=min(walk.number + 1, count), count=count)
    dots = [tag("i", class_="done" if n < walk.number else None) for n in range(count)]
    return tag("span", *dots, class_="dots", role="img", aria_label=told)


def _asked(app: App, school: Schooling) -> str:
    """What the game itself asks, where the learner finds the way."""
    walk, table = school.walk, school.table
    free = walk.step and walk.step.has_goal and not walk.failed and school.watched is None
    if table.moving or not free or not isinstance(table.match.now, Decision):
        return ""
    return tag("p", text(table.prompt(app.say)), class_="soft game-asks")


def _in_step(school: Schooling) -> bool:
    """Whether something is to be done at the table, and not only read."""
    walk = school.walk
    at_table = school.watched is None and not walk.done and not walk.failed
    return at_table and walk.step is not None and not walk.step.is_read


def _ways(app: App, school: Schooling) -> list[str]:
    """What can be done besides choosing."""
    walk, say, step = school.walk, app.say, school.walk.step
    again = button("try-again", "", icon("ui-again"), _word(say(N_("Try again"))), id_="try-again")
    if school.watched is not None:
        return [_back(N_("Try it yourself"), app)]
    if walk.done:
        return [*_onward(app, school), again]
    if walk.failed:
        return [_back(N_("Go back"), app), _solution(app, school)]
    if step is None or step.is_read:
        words = text(say(N_("Go on")))
        return [button("go-on", "", icon("ui-play"), words, class_="primary", id_="go-on")]
    hint = button("hint", "", icon("ui-hint"), _word(say(N_("Hint"))), id_="coach-hint")
    moved = len(walk.moves) > len(walk.way_back)
    return [
        settle(app, school.table) if step.has_goal and not school.table.moving else "",
        hint if step.hint and not school.hinted else "",
        again if moved else "",
        _solution(app, school) if school.hinted else "",
    ]


def _word(words: str) -> str:
    """On a button whose picture is enough where there is little room."""
    return tag("span", text(words))


def _back(words: str, app: App) -> str:
    """The way back where there is no other."""
    content = text(app.say(words))
    return button("try-again", "", icon("ui-again"), content, class_="primary", id_="try-again")


def _solution(app: App, school: Schooling) -> str:
    if not (school.walk.step and school.walk.step.solve):
        return ""
    words = _word(app.say(N_("Show how")))
    return button("show-solution", "", icon("ui-replay"), words, id_="show-solution")


def _onward(app: App, school: Schooling) -> list[str]:
    """Where one goes from a lesson that is done."""
    say, slug = app.say, school.table.match.game.slug
    after = following(school.walk.box, school.lesson)
    ways = []
    if school.lesson.plays_on:
        words = text(say(N_("Play on")))
        ways.append(button("play-on", "", icon("ui-play"), words, class_="primary", id_="play-on"))
    elif after:
        words = text(named(say(N_("Next")), said(after.title, app.settings.language), say))
        where, drawn = f"#{LEARN}{slug}/{after.name}", icon("ui-play")
        ways.append(tag("a", drawn, words, class_="button primary", href=where, id="next"))
    words, where = text(say(N_("All lessons"))), f"#{LEARN}{slug}"
    return [*ways, tag("a", words, class_="button", href=where, id="all")]
