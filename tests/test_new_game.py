"""CONTRIBUTING's way to a new game, literally: nim is copied, and one line puts it on the shelf."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from games import ROOT

pytestmark = pytest.mark.host


def run(house: Path, *command: str) -> str:
    """What a command says there; it must not fail."""
    done = subprocess.run(
        command,
        cwd=house,
        env={"PYTHONPATH": "py:tests", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_copy_of_nim_is_a_game_on_the_shelf(tmp_path: Path) -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## A new game")[2]
    commands = re.findall(r"```sh\n(.*?)```", told, re.DOTALL)
    line = re.search(r'add the line `("\w+",)` in `([\w/.]+)`', told)
    assert len(commands) == 1 and line
    for part in ("py", "tests", "assets/locale"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    run(tmp_path, "sh", "-ec", commands[0])
    shelf = tmp_path / line[2]
    shelf.write_text(shelf.read_text("utf-8").replace('"spirit",', f'"spirit",\n    {line[1]}'))
    slug = line[1].strip('",')
    python = sys.executable
    run(tmp_path, python, "-m", "golden_make")
    assert '"games": 3' in run(
        tmp_path, python, "-m", "eden", "simulate", slug, "--games", "3", "--check", "--json"
    )
    laws = ("tests/test_complete.py", "tests/test_trace.py", "tests/test_languages.py")
    run(tmp_path, python, "-m", "pytest", "-q", f"tests/{slug}", *laws, "-k", slug)
