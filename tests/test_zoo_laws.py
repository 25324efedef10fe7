"""The games for learning programs: PettingZoo's own tests, and that an agent sees what is its own.

The first ones nobody of us has written; they pass at every table.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pytest
from games import GAMES, NAMES, ROOT, TABLES, match_at, moments_of, spread
from golden_make import FOLDER
from peeking import worlds
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from eden.engine import record
from eden.engine.chance import Luck
from eden.engine.game import AnyGame, Options
from eden.engine.match import Match
from eden.engine.problem import Problem
from eden.games.shelf import SHELF
from eden.study.zoo import Table, env, wrapped

pytestmark = pytest.mark.host
every_table = pytest.mark.parametrize("name", NAMES)
GOLDEN: Final = sorted(FOLDER.glob("*.txt"))
# PettingZoo says so of all games with masks but its own, and of those who cannot choose any more.
EXPECTED: Final = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
# How many choices of a table its tests make, and how many moments of a match are looked at.
README: Final = ROOT / "README.md"
CYCLES: Final = 40
SOME: Final = 4


def table_of(name: str) -> tuple[AnyGame, int, Options]:
    """The game, seats and options of a table by its name."""
    return TABLES[NAMES.index(name)]


def made(name: str, **settings: Any) -> Any:
    """The environment of a table, wrapped as `env` wraps it."""
    game, seats, options = table_of(name)
    return wrapped(game, seats=seats, **options, **settings)


@cache
def bare(name: str) -> Table:
    """The environment of a table, only to look through."""
    game, seats, options = table_of(name)
    settings: dict[str, Any] = {**options}
    return Table(game, seats=seats, **settings)


@contextmanager
def no_other_warning() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in EXPECTED:
            warnings.filterwarnings("ignore", text)
        yield


# -- PettingZoo's own ---------------------------------------------------------------------------


@every_table
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    with no_other_warning():
        api_test(made(name), num_cycles=CYCLES)


@every_table
def test_pettingzoo_sees_the_same_match_for_the_same_seed(name: str) -> None:
    seed_test(partial(made, name), num_cycles=CYCLES // 4)


class Obliging(wrappers.BaseWrapper[Any, Any, Any]):  # type: ignore[misc]  # theirs has no types
    """Takes a number that cannot be chosen for the next one that can: this test knows no mask."""

    def step(self, action: int | None) -> None:
        if action is not None and not (self.terminations | self.truncations)[self.agent_selection]:
            mask = self.observe(self.agent_selection)["action_mask"]
            action = int(np.roll(mask, -action).argmax() + action) % len(mask)
        super().step(action)


@pytest.mark.parametrize("name", [name for name in NAMES if table_of(name)[1] == 1])
def test_pettingzoo_sees_a_match_cut_off_after_so_many_cycles(name: str) -> None:
    """Where all agents choose in every cycle, as this test expects: where there is only one."""

    def obliging(**settings: Any) -> Any:
        return Obliging(made(name, **settings))

    def parallel(**settings: Any) -> Any:
        return turn_based_aec_to_parallel(obliging(**settings))

    max_cycles_test(SimpleNamespace(env=obliging, parallel_env=parallel))


# -- the way of a match -------------------------------------------------------------------------


Choose = Callable[[Any, str], int]


def chooser(seed: int) -> Choose:
    """Any action of the mask."""
    luck = Luck(seed)
    return lambda seen, _: int(luck.pick(np.flatnonzero(seen["action_mask"]).tolist()))


def played(table: Any, seed: int, choose: Choose) -> dict[str, float]:
    """What each agent got in the end, when it was asked until there was nothing more."""
    table.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, over, cut_off, _ = table.last()
        got[agent] = got.get(agent, 0) + reward
        table.step(None if over or cut_off else choose(seen, agent))
    return got


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_a_golden_game_is_played_by_numbers_and_its_winners_get_one(path: Path) -> None:
    golden = record.read(path.read_text("utf-8"), GAMES)
    table = wrapped(golden.game, seats=golden.seats, **golden.options)
    actions = table.unwrapped.actions
    numbers = (actions.index(step.action) for step in golden.choices())
    got = played(table, golden.seed, lambda *_: next(numbers))
    assert table.unwrapped.match.steps == golden.steps
    assert golden.outcome is not None
    assert got == {
        f"seat_{seat}": 1.0 if seat in golden.outcome.winners else -1.0
        for seat in range(golden.seats)
    }


def test_the_readme_shows_a_whole_match() -> None:
    shown = re.findall(
        r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    (code,) = (block for block in shown if "zoo" in block)
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["table"].unwrapped.match.outcome is not None


def test_the_seed_is_that_of_the_match_and_the_next_one_follows() -> None:
    table = env("spirit")
    table.reset(seed=7)
    assert table.unwrapped.match.steps == Match(SHELF["spirit"].game, seed=7).steps
    table.reset()
    assert table.unwrapped.match.seed == 8


def test_a_match_is_cut_off_without_a_winner() -> None:
    table = env("edenia", seats=3, max_cycles=5)
    assert played(table, 1, chooser(1)) == {"seat_0": 0, "seat_1": 0, "seat_2": 0}
    assert len(list(table.unwrapped.match.choices())) == 5


def test_what_cannot_be_chosen_loses_at_once() -> None:
    table = env("edenia")
    table.reset(seed=1)
    agent = table.agent_selection
    seen, *_ = table.last()
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert table.terminations == {"seat_0": True, "seat_1": True}
    assert table.rewards[agent] == -1


def test_it_draws_the_table_as_text() -> None:
    table = env("spirit", render_mode="ansi")
    table.reset(seed=7)
    assert table.render() == str(Match(SHELF["spirit"].game, seed=7))


@pytest.mark.parametrize(
    ("slug", "settings"),
    [("chess", {}), ("edenia", {"seats": 5}), ("spirit", {"mood": "wild"})],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    slug: str, settings: dict[str, Any]
) -> None:
    with pytest.raises(Problem):
        env(slug, **settings)


# -- what an agent sees -------------------------------------------------------------------------


@every_table
def test_what_a_seat_cannot_see_changes_no_observation_of_it(name: str) -> None:
    match, table = match_at(name), bare(name)
    for before, _ in moments_of(match, SOME, chance=True):
        for seat in range(match.seats):
            others = [one for one in worlds(match.game, before, seat) if one != before]
            for other in others:
                assert np.array_equal(table.seen(other, seat), table.seen(before, seat))


@every_table
def test_what_a_seat_can_see_makes_a_difference(name: str) -> None:
    """Two moments that look alike to an agent are alike, as far as its seat can know."""
    match, table = match_at(name), bare(name)
    for seat in range(match.seats):
        alike: dict[bytes, Any] = {}
        for step in spread(match.steps, 5 * SOME):
            world = match.game.imagine(step.state, seat, Luck(0))
            assert alike.setdefault(table.seen(step.state, seat).tobytes(), world) == world


def test_own_artefacts_are_known_and_those_of_others_only_if_they_were_seen() -> None:
    """Edenia has the only secrets; at the end all hands are shown."""
    marked = known = 0
    for name in (name for name in NAMES if name.startswith("edenia")):
        match, table = match_at(name), bare(name)
        for step in (*spread(match.steps[:-1], 5 * SOME), match.steps[-1]):
            state, over = step.state, step is match.steps[-1]
            for seat in range(match.seats):
                unseen = {one for one, eyes in enumerate(state.seen) if not eyes >> seat & 1}
                told = dict(zip(table.columns, table.seen(state, seat).tolist(), strict=True))
                assert told["me"] == seat
                for owner, hand in enumerate(state.hands):
                    assert told[f"hands.{owner}#"] == len(hand)
                    for n, artefact in enumerate(hand):
                        column = f"hands.{owner}.{n}"
                        secret = artefact in unseen and len(unseen) > 1 and not over
                        assert told[f"{column} unknown"] == secret
                        assert secret or told[column] == artefact
                        marked, known = marked + secret, known + (not secret)
    assert min(marked, known) > 50


def test_the_mask_is_for_the_agent_whose_turn_it_is() -> None:
    table = env("edenia", seats=4)
    table.reset(seed=3)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)
