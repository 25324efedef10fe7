"""A match looked at again: which moment is shown, and what can be done with it."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.kit.look import Look
from eden.kit.say import N_
from eden.kit.svg import still, tag, text
from eden.ui.app import FILM, App
from eden.ui.replay import LAST, Replay
from eden.ui.screens.parts import button, heading, icon
from eden.ui.screens.review import review
from eden.ui.table import Table

# So many pictures make a film strip.
_PICTURES: Final = 12


class _Key(NamedTuple):
    """A button under the slider."""

    command: str
    value: str
    icon: str
    words: str


_BACK: Final = (
    _Key("moment", "0", "first", N_("To the beginning")),
    _Key("step", "-1", "back", N_("One moment back")),
)
_ON: Final = (
    _Key("step", "1", "forward", N_("One moment on")),
    _Key("moment", LAST, "last", N_("To the end")),
)
_MORE: Final = (
    _Key("branch", "", "branch", N_("Play on from here")),
    _Key("panel", "share", "share", N_("Share this moment")),
    _Key("film", "", "film", N_("Film strip")),
    _Key("picture", "", "picture", N_("Save a picture")),
)
_REVIEW: Final = _Key("review", "", "chart", N_("Luck and choices"))


def replayed(app: App, shown: Table, replay: Replay) -> str:
    """In place of what is asked: the moment that is shown, and the way to others."""
    say, count = app.say, len(replay.moments) - 1
    where = say(N_("Moment {n} of {count}"), n=replay.number, count=count)
    facts = shown.box.words.progress(replay.playback.state, say)
    told = shown.recap(say)
    return tag(
        "div",
        heading(2, f"{text(where)} {tag('small', text(facts))}", id="prompt"),
        button("leave", "", icon("ui-close"), label=say(N_("Leave the replay")), class_="quiet"),
        tag("p", "<br/>".join(map(text, told)) or text("…"), class_="told"),
        tag(
            "input",
            type="range",
            min=0,
            max=count,
            value=replay.number,
            data_slide="moment",
            id="moments",
            aria_label=say(N_("Moment")),
            aria_valuetext=" · ".join((where, facts, *told)),
        ),
        tag("p", *_keys(app, replay), class_="row keys"),
        class_="asked replay",
    )


def _keys(app: App, replay: Replay) -> list[str]:
    say, plays = app.say, replay.moving
    label = say(N_("Pause")) if plays else say(N_("Play"))
    drawn = icon("ui-pause" if plays else "ui-play")
    play = button("play", "", drawn, label=label, class_="primary", id_="replay-play")
    return [*(_key(app, key) for key in _BACK), play, *(_key(app, key) for key in _ON)]


def _key(app: App, key: _Key) -> str:
    label, name = app.say(key.words), f"replay-{key.icon}"
    drawn = icon(f"ui-{key.icon}")
    return button(key.command, key.value, drawn, label=label, class_="quiet", id_=name)


def ways_on(app: App) -> str:
    """What can be done with the moment that is shown, in words; luck and choices, once it is known
    how it ended."""
    shown = app.table
    assert shown is not None and shown.replay is not None
    judges = shown.match.outcome is not None and shown.replay.review is None
    keys = (
        button(key.command, key.value, icon(f"ui-{key.icon}"), text(app.say(key.words)))
        for key in ((_REVIEW, *_MORE) if judges else _MORE)
    )
    judged = review(app, shown, shown.replay)
    return tag("section", judged, tag("p", *keys, class_="row"), id="choices", class_="ways-on")


def turning_points(shown: Table) -> list[int]:
    """The moments of a film strip: the beginning, the turning points, and what is shown last."""
    match, turns = shown.match, shown.box.words.is_turning
    found = [
        number
        for number, step in enumerate(match.steps[match.opening :], start=match.opening + 1)
        if any(map(turns, step.events))
    ]
    inner = [at for at in found if match.opening < at < len(match.steps)]
    apart = max(1, -(-len(inner) // (_PICTURES - 2)))
    return [match.opening, *inner[apart - 1 :: apart], len(match.steps)]


def film(app: App, shown: Table) -> str:
    """The panel with the pictures of the turning points: each leads to its moment."""
    say = app.say
    rows = (tag("li", _picture(app, shown, at)) for at in turning_points(shown))
    return tag(
        "section",
        heading(2, text(say(N_("Film strip"))), id="film-title"),
        tag("ol", *rows, class_="film"),
        button("panel", FILM, icon("ui-close"), label=say(N_("Close")), class_="quiet corner"),
        class_="panel wide",
        id="panel",
        aria_labelledby="film-title",
    )


def _picture(app: App, shown: Table, at: int) -> str:
    state, slug = shown.match.after(at), shown.match.game.slug
    drawn = still(shown.box.view.board(Look.still(state, app.say)))
    facts = text(shown.box.words.progress(state, app.say))
    # No block may stand inside a button: the picture is one big letter of it.
    framed = tag("span", drawn, class_=f"{slug} table picture", aria_hidden="true")
    return button("film", str(at), framed, tag("span", facts), class_="frame")
