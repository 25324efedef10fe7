"""The course of a game: its lessons, its problems, and the problem of this week."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eden.games.shelf import SHELF
from eden.kit.lesson import Lesson
from eden.kit.say import N_
from eden.kit.svg import classes, tag, text
from eden.ui import learned
from eden.ui.app import PLAY, App
from eden.ui.learned import Learned
from eden.ui.schooling import LEARN, said
from eden.ui.screens.parts import back, heading, icon, picture

_LESSONS: Final = N_("Lessons")
_PROBLEMS: Final = N_("Problems")
_ABOUT_PROBLEMS: Final = N_("A position and a goal: find the way. Each has a link of its own.")
_WEEK: Final = N_("Problem of the week")
_DONE: Final = N_("done")
_LEFT: Final = N_("begun")


def learn(app: App) -> str:
    """All that can be learned of a game, with what is done."""
    box, say = SHELF[app.slug], app.say
    known = learned.learned(app.storage.store, app.slug)
    play = tag(
        "a",
        icon("ui-play"),
        text(say(N_("Play"))),
        class_="button primary",
        href=f"#{PLAY}{app.slug}",
    )
    return tag(
        "main",
        back(app),
        picture(f"scene-{app.slug}"),
        heading(1, text(say(N_("Learn {game}"), game=say(box.title)))),
        _row(app, _LESSONS, "", box.assets.course, known),
        _week(app, known),
        _row(app, _PROBLEMS, _ABOUT_PROBLEMS, box.assets.problems, known),
        tag("p", play, class_="row"),
        class_="learn narrow",
        id="screen",
    )


def _row(app: App, title: str, about: str, lessons: Sequence[Lesson], known: Learned) -> str:
    if not lessons:
        return ""
    say = app.say
    listed = [_lesson(app, one, number, known) for number, one in enumerate(lessons, 1)]
    done = sum(one.name in known.done for one in lessons)
    count = tag("span", text(f"{done}/{len(lessons)}"), class_="soft")
    return tag(
        "section",
        tag("div", heading(2, text(say(title))), count, class_="row ends"),
        tag("p", text(say(about)), class_="soft") if about else "",
        tag("ol", *listed, class_="lessons"),
    )


def _week(app: App, known: Learned) -> str:
    lesson = learned.this_week(SHELF[app.slug], app.storage.today)
    if lesson is None:
        return ""
    return tag(
        "section",
        heading(2, text(app.say(_WEEK))),
        tag("ol", _lesson(app, lesson, 0, known), class_="lessons"),
    )


def _lesson(app: App, lesson: Lesson, number: int, known: Learned) -> str:
    """One of them as a link, with whether it is done."""
    done, left = lesson.name in known.done, lesson.name in known.left
    state = app.say(_DONE) if done else app.say(_LEFT) if left else ""
    return tag(
        "li",
        tag(
            "a",
            tag("b", icon("ui-check") if done else text(str(number or "★")), class_="number"),
            tag("span", text(said(lesson.title, app.settings.language))),
            tag("small", text(state), class_="soft") if state else "",
            href=f"#{LEARN}{app.slug}/{lesson.name}",
            class_=classes("lesson", done=done),
        ),
    )
