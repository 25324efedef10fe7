"""Moments and branches: any moment of a match has a link, and can be played on from, elsewhere."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from games import GAMES, NAMES, match_at, spread
from golden_make import FOLDER

from eden.engine import day, link, record
from eden.engine.digest import digest
from eden.engine.game import CHANCE, Decision
from eden.engine.match import AnyMatch

GOLDEN = sorted(FOLDER.glob("*.txt"))
every_golden = pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
every_match = pytest.mark.parametrize("name", NAMES)


def golden(path: Path) -> AnyMatch:
    return record.read(path.read_text(encoding="utf-8"), GAMES)


@every_golden
def test_every_moment_of_a_golden_game_has_a_link_that_leads_to_it(path: Path) -> None:
    match = golden(path)
    text = link.encode(match)
    again = link.decode(text, GAMES)
    for moment in range(match.opening, len(match.steps) + 1):
        there = link.at_moment(text, moment)
        assert link.moment_of(there) == moment
        assert again.after(moment) == match.after(moment)
    # Each of them is checked at the door; a few are enough to see it.
    for moment in spread(range(match.opening, len(match.steps) + 1), 5):
        assert link.decode(link.at_moment(text, moment), GAMES).steps == match.steps


@pytest.mark.parametrize(
    "moment", ["", "x", "-1", "007", "1.5", "1@2", "٣", "99999", "100000", "0"]
)
def test_a_moment_that_a_game_does_not_have_is_refused_like_any_bad_link(moment: str) -> None:
    match = golden(next(path for path in GOLDEN if path.stem.startswith("spirit")))
    assert match.opening > 0
    with pytest.raises(link.BadLink) as bad:
        link.decode(f"{link.encode(match)}@{moment}", GAMES)
    assert bad.value.text == link.NO_MOMENT


def test_a_link_without_a_moment_leads_to_the_last_one() -> None:
    assert link.moment_of("spirit3.A.H.z.wdHq") is None


@every_match
def test_a_branch_goes_on_from_its_moment_and_leaves_its_origin_alone(name: str) -> None:
    match = match_at(name)
    steps, text = list(match.steps), link.encode(match)
    for at in spread(range(match.opening, len(match.steps) + 1), 4):
        branch = match.branch(at, seed=12_345)
        assert branch.practice
        assert branch.steps[:at] == steps[:at]
        assert match.steps == steps and link.encode(match) == text
        assert link.identity(branch) != link.identity(match)
        again = link.decode(link.encode(branch), GAMES)
        assert again.steps == branch.steps and again.branches == branch.branches
        kept = record.read(record.write(branch), GAMES)
        assert kept.steps == branch.steps and kept.branches == branch.branches


def test_a_branch_meets_other_luck_so_that_nobody_learns_what_comes() -> None:
    """Where the same would be drawn as in the match itself, playing ahead would be peeking."""
    matches = [match_at(name) for name in NAMES if name.startswith("spirit")]
    drawn = [
        [step.action for step in one.steps if step.now.seat == CHANCE and len(step.now.options) > 1]
        for match in matches
        for one in (match, played_alike(match, match.branch(match.opening, seed=1)))
    ]
    pairs = list(zip(drawn[::2], drawn[1::2], strict=True))
    assert pairs and all(mine != theirs for mine, theirs in pairs)


def played_alike(match: AnyMatch, branch: AnyMatch) -> AnyMatch:
    """The branch, played on with what was chosen in the match, as long as that can be."""
    for step in match.choices():
        if not isinstance(branch.now, Decision) or step.action not in branch.now.options:
            break
        branch.choose(step.action)
    return branch


@every_match
def test_a_branch_of_a_branch_keeps_the_luck_of_both(name: str) -> None:
    match = match_at(name)
    middle = (match.opening + len(match.steps)) // 2
    first = match.branch(match.opening, seed=1)
    for _ in range(30):
        if isinstance(first.now, Decision):
            first.choose(first.now.options[0])
    second = first.branch(len(first.steps), seed=2)
    assert second.steps[: len(first.steps)] == first.steps
    assert [one.seed for one in second.branches] == [1, 2][-len(second.branches) :]
    earlier = second.branch(match.opening, seed=3)
    assert [one.seed for one in earlier.branches] == [3]
    assert match.branch(middle, seed=4).branches[0].at == middle


@pytest.mark.parametrize("seeds", ["H~B", "H~C~B~B~B", "H~B~_________", "H~"])
def test_branches_that_cannot_be_are_refused(seeds: str) -> None:
    """Half of one, two that do not follow each other, a seed beyond all bounds."""
    practice = link.encode(match_at(NAMES[0]).branch(match_at(NAMES[0]).opening, seed=1))
    fields = practice.split(".")
    with pytest.raises(link.BadLink):
        link.decode(".".join([*fields[:2], seeds, *fields[3:]]), GAMES)


def test_tags_are_for_readers_and_change_nothing() -> None:
    match = match_at(NAMES[0])
    tagged = record.write(match, tags={"date": "2026-11-16", "result": "Anna\nwins"})
    assert "date: 2026-11-16\n" in tagged and "result: Anna wins\n" in tagged
    assert record.read(tagged, GAMES).steps == match.steps


def test_every_day_has_a_game_of_its_own_the_same_everywhere() -> None:
    """These numbers were made on CPython; inside Pyodide the same test runs."""
    days = [date(2026, 1, 1) + timedelta(n) for n in range(365)]
    seeds = tuple(day.seed_of(slug, one) for one in days for slug in ("edenia", "spirit", "toy"))
    assert len(set(seeds)) == len(seeds)
    assert digest(seeds).hex()[:16] == "32d55d23649277b1"
