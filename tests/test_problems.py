"""Problems that are found: what is one, and how the weeks get more of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import problems
import pytest
from games import BOXES
from problems import COMMON, Aim, Problem, more_weeks, one_of, played, read_aims

from eden.kit.lesson import read_lessons

BOX = BOXES["edenia"]
AIMS = """\
en Plant a flag.
fr Plantez un drapeau.
goal FlagPlanted
within 1
hint en Where?
hint fr Où ?
"""


@pytest.fixture
def aims() -> list[Aim]:
    return read_aims("aims", AIMS)


def found(aims: list[Aim], seeds: range) -> Iterator[Problem | None]:
    """What the matches of these seeds have."""
    return (one_of(BOX, played(BOX, seed, 2, {}, "lamb"), aims, 2000) for seed in seeds)


def test_the_same_seeds_give_the_same_problems(aims: list[Aim]) -> None:
    once, again = ([*found(aims, range(3, 6))] for _ in range(2))
    assert once == again and any(once)
    assert all(one.found.rare <= COMMON for one in once if one)


def test_the_weeks_get_as_many_as_they_lack_and_none_twice(aims: list[Aim]) -> None:
    one = next(one for one in found(aims, range(3, 20)) if one)
    first = [*more_weeks("", 1, iter([None, one, one]))]
    assert first == [one.text]
    assert [lesson.link for lesson in read_lessons("week", first[0])] == [one.link]
    assert [*more_weeks(first[0], 2, iter([one]))] == [], "it is there already"
    assert [*more_weeks(first[0], 1, iter([one._replace(link="other")]))] == [], "there are enough"


def test_weeks_are_written_on(
    aims: list[Aim], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "edenia/lessons/weeks.txt"
    file.parent.mkdir(parents=True)
    file.write_text("", "utf-8")
    asked = tmp_path / "aims.txt"
    asked.write_text(AIMS, "utf-8")
    monkeypatch.setattr(problems, "GAMES", tmp_path)
    words = ["edenia", "--seats", "2", "--bot", "lamb", "--widest", "2000", "--seed", "3"]
    problems.main([*words, "--games", "20", "--weeks", "2", "--aims", str(asked)])
    assert len(read_lessons("week", file.read_text("utf-8"))) == 2
