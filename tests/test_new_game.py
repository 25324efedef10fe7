"""CONTRIBUTING's ways, literally: a copy of nim is put on the shelf by one line; and when its rules
change, those who began by the old ones play on."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from games import ROOT

pytestmark = pytest.mark.host
SHELF = "py/eden/games/shelf.py"
# A match with heaps that the later rules do not lay, after a choice: its link.
BEGIN = """
from eden import GAMES, Match, encode
matches = (Match(GAMES["pebbles"], seed=seed) for seed in range(99))
match = next(match for match in matches if max(match.state.laid) > 2)
match.choose(match.now.options[0])
print(encode(match))
"""
# That link is opened in the app, played to its end, and kept; its record is read again. Then a new
# game is begun on the same device. What is printed: whose rules the two follow.
PLAY_ON = """
import sys
from apps import an_app, choose, do, match_of, shown
from eden.engine import record
from eden.engine.link import identity
from eden.games.shelf import EDITIONS
app = an_app()
app.open(sys.argv[1])
match = match_of(app)
assert max(match.state.laid) > 2
while not match.outcome:
    shown(app)
    do(app, "lift")
    choose(app, "")
assert record.read(record.write(match), EDITIONS).state == match.state
home = an_app(app.storage.store)
assert [game.link for game in home.found()] and "cannot" not in str(home.notices.shown)
home.open("/play/pebbles")
print(*(identity(match_of(one)).partition(".")[0] for one in (app, home)))
"""


def run(house: Path, *command: str) -> str:
    """What a command says there; it must not fail."""
    # No bytecode is kept: Python takes a file for unchanged when its size and its second are, and
    # here a digit is changed within the second of the run before.
    done = subprocess.run(
        command,
        cwd=house,
        env={
            "PYTHONPATH": "py:tests",
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "PYTHONDONTWRITEBYTECODE": "1",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def told(heading: str) -> tuple[str, str]:
    """The commands below a heading, and the line that they need in the shelf."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition(heading)[2].partition("\n##")[0]
    (commands,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    line = re.search(r'`("\w+",)`', text)
    assert line
    return commands, line[1]


def change(file: Path, old: str, new: str) -> None:
    """A line of a file as a developer would change it."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of all that is here, with nim as a game of its own on the shelf."""
    for part in ("py", "tests", "assets/locale"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    commands, line = told("## A new game")
    run(tmp_path, "sh", "-ec", commands)
    change(tmp_path / SHELF, '"spirit",', f'"spirit",\n    {line}')
    return tmp_path


def test_a_copy_of_nim_is_a_game_on_the_shelf(house: Path) -> None:
    slug = told("## A new game")[1].strip('",')
    python = sys.executable
    run(house, python, "-m", "golden_make")
    assert '"games": 3' in run(
        house, python, "-m", "eden", "simulate", slug, "--games", "3", "--check", "--json"
    )
    laws = ("tests/test_complete.py", "tests/test_trace.py", "tests/test_languages.py")
    run(house, python, "-m", "pytest", "-q", f"tests/{slug}", *laws, "-k", slug)


def test_who_began_by_earlier_rules_plays_on_by_them(house: Path) -> None:
    old = run(house, sys.executable, "-c", BEGIN).strip()
    commands, line = told("### Rules that were released")
    run(house, "sh", "-ec", commands)
    change(house / SHELF, "EARLIER: Final[tuple[str, ...]] = ()", f"EARLIER: Final = ({line})")
    pebbles = house / "py/eden/games/pebbles"
    change(pebbles / "rules/game.py", "version = 1", "version = 2")
    change(pebbles / "data.py", "MOST: Final = 7", "MOST: Final = 2")
    assert run(house, sys.executable, "-c", PLAY_ON, old).split() == ["pebbles1", "pebbles2"]
    run(house, sys.executable, "-m", "pytest", "-q", "tests/test_imports.py")
