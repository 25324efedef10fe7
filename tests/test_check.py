"""`make check` finds the tests that belong to a change, wherever they lie."""

from __future__ import annotations

from pathlib import Path

import check
import pytest

ROOT = Path(__file__).parents[1]
GAME = check.games()[0]
LAWS = "tests/test_laws.py"

pytestmark = pytest.mark.host


@pytest.mark.parametrize(
    "path", [f"py/eden/games/{GAME}/rules/game.py", f"tests/{GAME}/moments.py"]
)
def test_a_change_in_a_game_runs_its_folder_and_its_laws(path: str) -> None:
    chosen = check.choose([path])
    assert {f"tests/{GAME}", LAWS} <= set(chosen.paths)
    assert chosen.games == [GAME]


@pytest.mark.parametrize(
    "path",
    ["py/eden/engine/match.py", "py/eden/kit/say.py", "py/eden/games/shelf.py", "tests/games.py"],
)
def test_a_change_that_all_games_stand_on_runs_the_laws_of_all(path: str) -> None:
    chosen = check.choose([path])
    assert LAWS in chosen.paths
    assert chosen.games == check.games()


@pytest.mark.parametrize("path", ["py/eden/ui/app.py", "py/tools/serve.py", "README.md"])
def test_a_change_elsewhere_runs_the_common_tests_but_no_laws(path: str) -> None:
    chosen = check.choose([path])
    assert "tests/test_readme.py" in chosen.paths
    assert chosen.games == []


def test_whatever_changes_what_reads_the_whole_tree_is_run_and_all_of_it_is_there() -> None:
    for paths in ([], ["e2e/stage.py"], [f"py/eden/games/{GAME}/box.py"], ["py/eden/ui/app.py"]):
        chosen = check.choose(paths)
        assert {f"tests/test_{name}.py" for name in check.CORE} <= set(chosen.paths)
        assert all((ROOT / path).exists() for path in chosen.paths)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        (f"{GAME}-2-no-no]", (GAME, "table")),
        (f"fr-{GAME}-4-yes]", (GAME, "table")),
        (f"{GAME}: turn, after a junction]", (GAME, "moment")),
        (f"{GAME}-dance]", (GAME, "")),
        (f"en-{GAME}]", (GAME, "")),
        ("", ("", "")),
    ],
)
def test_where_a_law_is_tried_is_read_from_its_name(name: str, found: tuple[str, str]) -> None:
    assert check.place(name) == found
