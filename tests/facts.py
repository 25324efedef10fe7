"""What games were like, told by golden games as texts, or by stories that are made by hand."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from golden_make import FOLDER, slug_of

from eden.engine import record
from eden.engine.game import Event, Outcome
from eden.games.shelf import GAMES
from eden.study.replayed import FACTS
from eden.study.sample import Facts, at


def every_golden(slug: str) -> pytest.MarkDecorator:
    """The golden games of a game."""
    paths = sorted(path for path in FOLDER.glob("*.txt") if slug_of(path.stem) == slug)
    return pytest.mark.parametrize("path", paths, ids=[path.stem for path in paths])


def golden(path: Path) -> tuple[Facts, str]:
    """The facts of a golden game, and its text."""
    text = path.read_text("utf-8")
    return FACTS[slug_of(path.stem)](record.read(text, GAMES)), text


def events(text: str, name: str) -> int:
    """How often an event happened, by its name in the text."""
    return len(re.findall(rf"[;,] {name}(?![A-Za-z])", text))


def chosen(text: str, form: str) -> Counter[str]:
    """What was done, by choice or without one, by the word that follows a verb."""
    return Counter(re.findall(rf"^(?:\d+\.|;) {form} (\w+)", text, re.MULTILINE))


def group(facts: Facts, name: str) -> dict[str, float]:
    """The items of a group that are not 0."""
    start = at(name, "")
    return {key.removeprefix(start): n for key, n in facts.items() if key.startswith(start) and n}


def story(*steps: tuple[Event, ...], state: Any, outcome: Outcome) -> Any:
    """A match in which only its events count."""
    made = [SimpleNamespace(events=told, state=state, action=None) for told in steps]
    return SimpleNamespace(steps=made, start=state, state=state, outcome=outcome)
