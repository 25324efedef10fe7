"""The table with a match on it: what is asked, what can be chosen, what has happened."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from eden.engine.game import Outcome
from eden.kit.say import N_
from eden.kit.svg import classes, tag, text
from eden.ui.app import END, FILM, GOAL, SETTINGS, App
from eden.ui.screens.bar import bar
from eden.ui.screens.coach import coached, pointed
from eden.ui.screens.curtain import curtain
from eden.ui.screens.end import ended, ending
from eden.ui.screens.estimate import estimate
from eden.ui.screens.help import asking, goal, things
from eden.ui.screens.hint import helpers, hint, playing
from eden.ui.screens.log import log
from eden.ui.screens.parts import button, heading, icon, settle
from eden.ui.screens.replay import film, replayed, ways_on
from eden.ui.screens.settings import settings
from eden.ui.screens.share import PANELS, share
from eden.ui.screens.strip import strip
from eden.ui.sitting import Sitting
from eden.ui.table import Table

# A longer list is folded: its groups open one at a time.
_MANY: Final = 12


def table(app: App) -> str:
    """The screen on which games are played."""
    sitting = app.sitting
    assert sitting is not None
    shown = sitting.table
    panel = _panel(app, sitting)
    # What lies below a panel waits; a tap beside the panel closes it.
    shade = tag("div", id="shade", data_do="close", aria_hidden="true") if panel else ""
    below = tag(
        "main",
        bar(app, sitting),
        asking(app) if app.asking else _asked(app, shown),
        _board(sitting, app),
        _side(app, shown),
        class_="play",
        id="screen",
        data_game=shown.box.game.slug,
        data_asking=app.asking,
        inert=bool(panel),
    )
    return below + shade + panel


def _board(sitting: Sitting, app: App) -> str:
    """The table, with what a hint is about marked on it."""
    board, counsel = sitting.table.board(app.say), sitting.counsel
    if app.school:
        return pointed(board, app.school.point)
    return counsel.adviser.marked(board) if counsel.open else board


def _panel(app: App, sitting: Sitting) -> str:
    if app.panel == GOAL:
        return goal(app, sitting.table)
    if app.panel == SETTINGS:
        return settings(app)
    if app.panel == FILM:
        return film(app, sitting.table)
    if app.panel == END and isinstance(now := sitting.table.now, Outcome):
        return ending(app, sitting.table, now)
    return share(sitting, app.panel) if app.panel in PANELS else ""


def _asked(app: App, shown: Table) -> str:
    """The prompt, the end, or the moment that is looked at."""
    now = shown.now
    if app.school:
        return coached(app, app.school)
    if shown.replay:
        return replayed(app, shown, shown.replay)
    if isinstance(now, Outcome):
        return ended(app, shown, now)
    if shown.curtain:
        return curtain(app, shown)
    if app.sitting and (regret := app.sitting.regret):
        return _doubt(app, shown, app.sitting.doubt, regret)
    if app.sitting and app.sitting.counsel.in_hand:
        return playing(app, app.sitting)
    words = "…" if shown.moving else shown.prompt(app.say)
    unpick, again = "", app.say(N_("Choose again"))
    # A notice lies over what is asked, and over no control.
    covered = app.notices.shown is not None
    hinted = hint(app, app.sitting) if app.sitting and not covered else ""
    told = "" if hinted else strip(app, shown)
    if shown.pick and not covered:
        unpick = button(
            "close",
            "",
            icon("ui-close"),
            tag("span", text(again)),
            label=again,
            class_="quiet",
            id_="unpick",
        )
    settled = "" if shown.moving or covered else settle(app, shown)
    act = "" if covered or not app.sitting else helpers(app, app.sitting)
    prompt = heading(2, text(words), id="prompt")
    # Said by classes: browsers are slow to find out from what is inside.
    holds = classes(
        "asked",
        recaps=bool(told),
        hinted=bool(hinted),
        helped=bool(act),
        handy=bool(settled or act or unpick),
    )
    return tag("div", told, prompt, settled, act, unpick, hinted, class_=holds)


def _doubt(app: App, shown: Table, choice: str, regret: str) -> str:
    """What would be regretted is asked once more, in its place."""
    say = app.say
    label = shown.box.words.label(shown.match.state, shown.option(choice), say)
    return tag(
        "div",
        heading(2, text(regret), id="prompt"),
        tag(
            "p",
            tag("button", text(label), type="button", class_="button", data_act=choice),
            button("close", "", text(say(N_("Not yet"))), class_="primary", id_="not-yet"),
            button("sure", "", text(say(N_("Don’t ask again"))), class_="quiet"),
            class_="row",
        ),
        class_="asked doubt",
    )


def _side(app: App, shown: Table) -> str:
    listed = (
        things(app, shown) if app.asking else ways_on(app) if shown.replay else _choices(app, shown)
    )
    return tag("div", listed, log(app, shown), class_="side")


def _choices(app: App, shown: Table) -> str:
    """Every option that is still meant, as a labelled button, under its heading."""
    options = shown.narrowed()
    if not options:
        return tag("section", id="choices")
    words, say = shown.box.words, app.say
    groups: list[str] = []
    count = 0
    for title, group in groupby(options, key=lambda option: words.group(option, say)):
        rows = list(group)
        buttons = [_option(app, shown, row, count + n) for n, row in enumerate(rows)]
        count += len(rows)
        long = len(options) > _MANY and (bool(groups) or len(rows) > _MANY)
        long |= shown.box.folds and not app.wide
        groups.append(_group(title, buttons, folded=long))
    judged = estimate(app, app.sitting) if app.sitting and not app.school else ""
    return tag("section", *groups, judged, id="choices", aria_label=say(N_("Choices")))


def _group(title: str, buttons: list[str], *, folded: bool) -> str:
    listed = tag("ul", *(tag("li", one) for one in buttons))
    if not title:
        return tag("div", listed, class_="group")
    if folded:
        return tag(
            "details",
            tag("summary", text(f"{title} ({len(buttons)})")),
            listed,
            class_="group",
            id=f"group-{title.replace(' ', '-').lower()}",
        )
    return tag("div", tag("h3", text(title)), listed, class_="group")


def _option(app: App, shown: Table, option: Any, number: int) -> str:
    words, state = shown.box.words, shown.playback.state
    label, stake = words.label(state, option, app.say), words.stake(state, option, app.say)
    return tag(
        "button",
        text(label),
        " ",
        tag("small", text(stake), class_="stake") if stake else "",
        type="button",
        class_="button option",
        aria_label=f"{label}, {stake}" if stake else None,
        data_act=str(option),
        data_hint="2" if app.sitting and app.sitting.counsel.advises(option) else None,
        id=f"choice-{number}",
    )
