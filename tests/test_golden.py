"""Golden games replay to the letter: any change of rules, data or notation shows as a diff."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from games import BOXES, GAMES
from golden_make import FOLDER, slug_of, transcript, wanted

from eden.engine import link, record
from eden.engine.digest import digest
from eden.engine.match import AnyMatch
from eden.games.shelf import EDITIONS

FILES = sorted(FOLDER.glob("*.txt"))
# Only ever added to, from 1.0 on: the earlier rules of a game stay on the shelf (CONTRIBUTING).
RELEASED = (FOLDER / "released.links").read_text(encoding="utf-8").splitlines()
WANTED = wanted()

every_file = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@cache
def replayed(path: Path) -> AnyMatch:
    """The match of a golden file."""
    return record.read(path.read_text(encoding="utf-8"), GAMES)


@every_file
def test_a_golden_game_replays_to_the_letter(path: Path) -> None:
    assert transcript(replayed(path)) == path.read_text(encoding="utf-8"), "see golden_make.py"


@every_file
def test_a_golden_game_keeps_every_law_and_ends_as_it_should(path: Path) -> None:
    match = replayed(path)
    for step in match.steps:
        match.game.check(step.state)
    assert path.stem in WANTED, f"name it in tests/{slug_of(path.stem)}/golden.py"
    assert match.outcome is not None and match.outcome.rule == WANTED[path.stem].ends


@every_file
def test_a_golden_game_fits_into_a_link(path: Path) -> None:
    match = replayed(path)
    text = link.encode(match)
    assert len(text) <= 500
    assert link.decode(text, GAMES).steps == match.steps


@pytest.mark.parametrize("line", RELEASED)
def test_a_link_that_was_ever_shared_still_opens_the_same_game(line: str) -> None:
    text, state = line.split()
    match = link.decode(text, EDITIONS)
    assert digest(match.state).hex()[:16] == state
    assert link.encode(match) == text


def test_every_golden_game_is_there() -> None:
    missing = WANTED.keys() - {path.stem for path in FILES}
    assert not missing, "play them: PYTHONPATH=py:tests python3 -m golden_make"


@pytest.mark.parametrize("slug", BOXES)
def test_a_game_that_can_be_won_is_won_once(slug: str) -> None:
    ends = [replayed(path).outcome for path in FILES if slug_of(path.stem) == slug]
    assert any(end is not None and end.winners for end in ends)
