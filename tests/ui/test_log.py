"""The log: every step is put into words once, in the language that is spoken."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apps import an_app, table_of
from games import random_match
from toy import BOX
from toy_table import ANNA, BEN, a_match

from eden.engine import link
from eden.games.shelf import GAMES
from eden.kit.log import Line
from eden.kit.say import Say
from eden.ui.commands import do
from eden.ui.log import Log


class Counting:
    """The words of the toy game, and how often they are asked for a line."""

    def __init__(self) -> None:
        self.asked = 0
        self.words = replace(BOX.words, tell=self.tell)

    def tell(self, state: Any, event: Any, say: Say) -> Line | None:
        self.asked += 1
        return BOX.words.tell(state, event, say)


def test_a_step_is_put_into_words_once() -> None:
    counting, match = Counting(), a_match("add 1", "add 2")
    log = Log(counting.words, (ANNA, BEN))
    for _ in range(3):
        lines = log.lines(match.steps, "en")
    first, then = match.opening + 1, len(match.steps)
    assert [(at, line.text) for at, line in lines] == [
        (first, "Anna adds 1."),
        (then, "Ben adds 2."),
    ]
    assert counting.asked == 2
    match.choose_text("add 1")
    log.lines(match.steps, "en")
    assert counting.asked == 3


def test_another_language_is_told_anew() -> None:
    counting, match = Counting(), a_match("add 1")
    log = Log(counting.words)
    for language in ("en", "fr", "fr"):
        log.lines(match.steps, language)
    assert counting.asked == 2


def test_what_was_taken_back_is_forgotten() -> None:
    match = a_match("add 1", practice=True)
    log = Log(BOX.words, (ANNA, BEN))
    log.lines(match.steps, "en")
    match.undo()
    assert log.lines(match.steps, "en") == []
    match.choose_text("add 2")
    assert [line.text for _, line in log.lines(match.steps, "en")] == ["Anna adds 2."]


def test_the_log_is_the_same_after_undo_and_redo() -> None:
    match = random_match(GAMES["spirit"], 1, {}, seed=3, practice=True)
    app = an_app()
    app.open_link(link.encode(match))
    lines = table_of(app).log("en")
    for _ in range(6):
        do(app, "undo")
    assert len(table_of(app).log("en")) < len(lines)
    for _ in range(6):
        do(app, "redo")
    assert table_of(app).log("en") == lines
