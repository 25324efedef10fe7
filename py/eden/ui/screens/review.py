"""Luck and choices: the curve of a match that is over, and what cost most."""

from __future__ import annotations

from typing import Any, Final

from eden.engine.think.review import WORST, Review
from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.replay import Replay
from eden.ui.screens.curve import Curve, Mark, curve, moment_of, sign
from eden.ui.screens.parts import button, heading, icon, switch
from eden.ui.studying import Reviewing, percent, signed
from eden.ui.table import Table

# What changed less is not marked on the curve, or not listed.
_MARKED: Final = 0.03
_LISTED: Final = 0.01
_MOST_MARKS: Final = 24

_ABOUT: Final = N_("An estimate, in percent, from what could be seen at each moment.")


def review(app: App, shown: Table, replay: Replay) -> str:
    """The section in the replay, once somebody asked for it."""
    known = replay.review
    if known is None:
        return ""
    say, found = app.say, known.review
    title = heading(2, text(say(N_("Luck and choices"))), id="review-title")
    return tag(
        "div",
        title,
        _whose(shown, known, say),
        tag("div", curve(_curve(found, replay), _label(found, say)), class_="curve-frame"),
        _key(say),
        _ends(found, say),
        _progress(known, say),
        _worst(app, shown, replay, found),
        _all(app, shown, replay, found),
        tag("p", text(say(_ABOUT)), class_="soft"),
        class_="review",
        id="review",
        role="group",
        aria_labelledby="review-title",
    )


def _whose(shown: Table, known: Reviewing, say: Say) -> str:
    """Whose luck and choices; where one plays alone there is nothing to say."""
    if shown.match.seats == 1:
        return ""
    names = [(str(n), shown.company.name(n, say)) for n in range(shown.match.seats)]
    values = [(value, name, text(name)) for value, name in names]
    return switch("review", say(N_("Seat")), values, str(known.seat))


# -- the curve -----------------------------------------------------------------------------------


def _curve(found: Review, replay: Replay) -> Curve:
    moments = replay.moments
    points = [(moment_of(moments, at), worth) for at, worth in found.curve]
    marks = [*_lucks(found, moments), *_costs(found, moments)]
    marks = sorted(marks, key=lambda mark: mark.size)[-_MOST_MARKS:]
    return Curve(points, marks, moment_of(moments, replay.at), len(moments) - 1)


def _worth(found: Review, at: int) -> float:
    """The height of the curve after so many steps."""
    known = [worth for there, worth in found.curve if there >= at]
    return known[0] if known else 0.5


def _lucks(found: Review, moments: list[int]) -> list[Mark]:
    return [
        Mark(moment_of(moments, at), _worth(found, at), "good" if luck > 0 else "bad", abs(luck))
        for at, luck in found.lucks.items()
        if abs(luck) >= _MARKED
    ]


def _costs(found: Review, moments: list[int]) -> list[Mark]:
    return [
        Mark(moment_of(moments, at), _worth(found, at), "choice", cost)
        for at in found.choices
        if (cost := found.cost(at)) >= _MARKED
    ]


def _label(found: Review, say: Say) -> str:
    """The curve in a sentence, for those who do not see it."""
    worths = [percent(worth) for _, worth in found.curve]
    return say(
        N_("The chance to win: from {begin} percent to {end}, at most {high}, at least {low}."),
        begin=worths[0],
        end=worths[-1],
        high=max(worths[:-1] or worths),
        low=min(worths[:-1] or worths),
    )


def _key(say: Say) -> str:
    """What the marks mean."""
    words = {"good": N_("good luck"), "bad": N_("bad luck"), "choice": N_("a costly choice")}
    keys = (tag("li", sign(kind), text(say(told))) for kind, told in words.items())
    return tag("ul", *keys, class_="curve-key")


# -- what it comes to ----------------------------------------------------------------------------


def _ends(found: Review, say: Say) -> str:
    """From where to where the curve leads."""
    begin, end = found.curve[0][1], found.curve[-1][1]
    words = N_("At first {begin} percent, in the end {end}")
    told = say(words, begin=percent(begin), end=percent(end))
    return tag("p", text(told), class_="soft", id="review-ends")


def _progress(known: Reviewing, say: Say) -> str:
    """How far it has come, while there is more to find out; what is there stays."""
    if known.is_done:
        return ""
    words = N_("Stop") if known.runs else N_("Go on")
    drawn = icon("ui-pause" if known.runs else "ui-play")
    return tag(
        "p",
        tag(
            "progress",
            max=100,
            value=percent(known.review.progress),
            aria_label=say(N_("Looking at every moment…")),
        ),
        button("review", "", drawn, text(say(words)), id_="review-stop"),
        class_="review-progress",
    )


# -- what cost most ------------------------------------------------------------------------------


def _worst(app: App, shown: Table, replay: Replay, found: Review) -> str:
    say, worst = app.say, found.worst(WORST)
    if not worst:
        words = say(N_("No choice was costly.")) if found.is_done else "…"
        return tag("p", text(words), class_="soft")
    rows = (tag("li", _choice(app, shown, replay, found, at)) for at in worst)
    return tag(
        "div",
        tag("h3", text(say(N_("The costliest choices")))),
        tag("ol", *rows, class_="worst", id="worst"),
    )


def _choice(app: App, shown: Table, replay: Replay, found: Review, at: int) -> str:
    """What was chosen, what would have been better and why, and the ways there."""
    say, words, state = app.say, shown.box.words, shown.match.after(at)
    judged, made = found.choices[at], shown.match.steps[at]
    better = shown.match.game.parse(judged.better)
    number = moment_of(replay.moments, at)
    where = say(N_("Moment {n} · {cost}"), n=number, cost=signed(-found.cost(at)))
    reason = words.reason(state, better, judged.reasons, say)
    chosen, best = (words.label(state, one, say) for one in (made.action, better))
    why = "" if reason in (chosen, best) else reason
    return "".join(
        (
            tag("p", tag("strong", text(where)), " ", text(chosen)),
            tag("p", text(say(N_("Better: {choice}"), choice=best)), class_="better"),
            tag("p", text(why), class_="soft") if why else "",
            tag(
                "p",
                _way(app, "replay", at, "replay", N_("Look at it")),
                _way(app, "branch", at, "branch", N_("Play on from here")),
                class_="row",
            ),
        )
    )


def _way(app: App, command: str, at: int, drawn: str, words: str) -> str:
    name = f"{command}-{at}"
    return button(command, str(at), icon(f"ui-{drawn}"), text(app.say(words)), id_=name)


def _all(app: App, shown: Table, replay: Replay, found: Review) -> str:
    """Behind the curve: all that changed something, one after the other, each with its moment."""
    say = app.say
    changes: list[tuple[int, float, str]] = [
        (at, luck, N_("luck")) for at, luck in found.lucks.items() if abs(luck) >= _LISTED
    ]
    changes += [(at, -found.cost(at), N_("choice")) for at in found.choices if found.cost(at)]
    if not changes:
        return ""
    lines = dict[int, str]()
    for at, line in shown.log(app.settings.language):
        lines.setdefault(at, line.text)
    rows = (
        tag("li", _change(say, replay, lines, at, worth, kind))
        for at, worth, kind in sorted(changes)
    )
    summary = tag("summary", text(say(N_("All that changed something"))))
    return tag("details", summary, tag("ol", *rows, class_="changes"), id="changes")


def _change(
    say: Say, replay: Replay, lines: dict[int, str], at: int, worth: float, kind: str
) -> str:
    there: dict[str, Any] = {"data_do": "replay", "data_value": at}
    number = moment_of(replay.moments, at)
    words = say(N_("Moment {n} · {cost}"), n=number, cost=signed(worth))
    told = f"{words} · {say(kind)}"
    line = lines.get(at if kind == N_("luck") else at + 1, "")
    return tag("button", text(told), type="button", class_="button quiet", **there) + (
        tag("small", text(line)) if line else ""
    )
