"""The log beside the table: what has happened, each line a link to its moment."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from eden.kit.log import Line
from eden.kit.say import N_
from eden.kit.svg import block, tag, text
from eden.ui.app import App
from eden.ui.screens.parts import icon, rule_link
from eden.ui.table import Table

# So many lines are shown in play.
_LINES: Final = 80
# Where a moment is looked at: its block of lines, the block before it, and a few that follow. The
# same lines stay while one steps through a block, and the one of the moment is near the top.
_BLOCK: Final = 12
_LATER: Final = 4


def log(app: App, shown: Table) -> str:
    """What has happened, the last first; in a lesson, since it began."""
    lines = shown.log(app.settings.language)
    if app.school:  # only there: a game's log is long, and asked for at every click
        lines = [one for one in lines if one[0] > app.school.walk.began]
    here = shown.shown.shown
    begin, end = max(0, len(lines) - _LINES), len(lines)
    if shown.replay:
        begin, end = _around(sum(at <= here for at, _ in lines), end)
    whys = _whys(app, [at for at, _ in lines[begin:end]])
    language = app.settings.language
    rows = [
        _line(number, at, line, language, _when(app, at), whys.get(number - begin, ""))
        for number, (at, line) in enumerate(lines[begin:end], begin)
    ]
    latest = lines[-1][1].text if lines else ""
    return tag(
        "details",
        tag(
            "summary",
            icon("ui-log"),
            tag("span", text(app.say(N_("Log")))),
            tag("span", text(latest), class_="latest soft"),
        ),
        tag("ol", *reversed(rows), class_="lines", reversed=True),
        class_="log",
        id="log",
        open=app.wide,
    )


def _around(passed: int, count: int) -> tuple[int, int]:
    """Which of so many lines are shown where so many have been told."""
    block = max(0, passed - 1) // _BLOCK * _BLOCK
    return max(0, block - _BLOCK), min(count, block + _BLOCK + _LATER)


def _whys(app: App, moments: list[int]) -> dict[int, str]:
    """Why bots did what they did, as far as it is known here, by the line that tells it."""
    return app.sitting.counsel.adviser.whys(moments, app.say) if app.sitting else {}


def _when(app: App, at: int) -> str | None:
    """Whether a line is later than the moment that is looked at, or tells of it."""
    if app.table is None or app.table.replay is None:
        return None
    here = app.table.replay.at
    return "later" if at > here else "here" if at == here else None


# A line that was told stays as it is: it is written once. Its whole address, which is another one
# after each choice, is filled in where somebody reaches for it (assets/merge.js).
@lru_cache(maxsize=2048)
def _line(number: int, at: int, line: Line, language: str, when: str | None, why: str) -> str:
    jump = tag(
        "a",
        text(line.text),
        href="#",
        class_="line",
        data_do="replay",
        data_value=at,
    )
    # Named by its number: it stays what it is while others come and go.
    rule = rule_link(line.rule, language)
    reason = tag("small", text(why), class_="reason") if why else ""
    name = f"line-{number}"
    return block(name, tag("li", jump, " ", rule, reason, id=name, class_=when))
