"""Golden games replay to the letter: any change of rules, data or notation shows as a diff."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden_make import FOLDER, GOLDEN, transcript

from eden.engine import link, record
from eden.engine.digest import digest
from eden.games.shelf import GAMES

FILES = sorted(FOLDER.glob("*.txt"))
# Only ever added to; a game whose old links cannot be kept raises its version.
RELEASED = (FOLDER / "released.links").read_text(encoding="utf-8").splitlines()


def name(path: Path) -> str:
    return path.stem


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert transcript(record.read(text, GAMES)) == text


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_golden_game_keeps_every_law_and_ends(path: Path) -> None:
    match = record.read(path.read_text(encoding="utf-8"), GAMES)
    for step in match.steps:
        match.game.check(step.state)
    assert match.outcome is not None


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_golden_game_fits_into_a_link(path: Path) -> None:
    match = record.read(path.read_text(encoding="utf-8"), GAMES)
    text = link.encode(match)
    assert len(text) <= 500
    assert link.decode(text, GAMES).steps == match.steps


@pytest.mark.parametrize("line", RELEASED)
def test_a_link_that_was_ever_shared_still_opens_the_same_game(line: str) -> None:
    text, state = line.split()
    match = link.decode(text, GAMES)
    assert digest(match.state).hex()[:16] == state
    assert link.encode(match) == text


def test_every_golden_game_is_there_and_some_are_won() -> None:
    assert {path.stem for path in FILES} >= {golden.name for golden in GOLDEN}
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    assert any("ended by UM-106, won by [0]" in text for text in texts), "pyramids can win"
    assert sum("won by [0]" in text for text in texts) > 2
