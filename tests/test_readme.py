"""The README tells the truth: its commands work, and what it points to is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from eden.__main__ import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^PYTHONPATH=py python3 -m eden (.+)$", README, re.MULTILINE)


@pytest.mark.host
@pytest.mark.parametrize("command", COMMANDS)
def test_its_command_lines_run(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(command.replace("--games 1000", "--games 2"))
    assert main(words) == 0
    assert capsys.readouterr().out


def test_ci_runs_its_test_command() -> None:
    assert COMMANDS
    assert "make play" in README
    assert "make test" in README
    assert (ROOT / ".ci/run").read_text("utf-8").rstrip().endswith("make test")


def test_every_make_command_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    texts = README + (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert set(re.findall(r"\bmake ([a-z-]+)", texts)) - {"a"} <= targets


def test_every_file_that_it_links_is_there() -> None:
    for path in re.findall(r'(?:\]\(|src=")([\w./-]+\.\w+)', README):
        assert (ROOT / path).exists(), path
