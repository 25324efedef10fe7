"""The README tells the truth: its commands and its Python work, what it points to is there."""

from __future__ import annotations

import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from eden.__main__ import main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
SHOWN = {name: (ROOT / name).read_text("utf-8") for name in ("README.md", "CONTRIBUTING.md")}
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.findall(r"^PYTHONPATH=py python3 -m eden (.+)$", README, re.MULTILINE)


def small(command: str) -> str:
    """The same with two games, which show as well that it runs."""
    return re.sub(r"--games \d+", "--games 2", command)


@pytest.mark.host
@pytest.mark.parametrize("command", COMMANDS)
def test_its_command_lines_run(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())  # nobody types
    assert main(shlex.split(small(command))) == 0
    assert capsys.readouterr().out


def python_in(text: str) -> str:
    """The Python that a text shows with its answers; all other lines are blank."""
    inside: set[int] = set()
    for block in PYTHON.finditer(text):
        first = text[: block.start(1)].count("\n")
        inside |= set(range(first, first + block[1].count("\n"))) if ">>>" in block[1] else set()
    return "\n".join(line if n in inside else "" for n, line in enumerate(text.splitlines()))


@pytest.mark.parametrize("name", SHOWN)
def test_its_python_answers_as_it_says(name: str) -> None:
    source = python_in(SHOWN[name])
    test = doctest.DocTestParser().get_doctest(source, {}, name, name, lineno=0)
    told: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=told.append)
    assert told == [], "".join(told)


def test_ci_runs_its_test_command() -> None:
    assert COMMANDS
    assert "make play" in README
    assert "make test" in README
    assert (ROOT / ".ci/run").read_text("utf-8").rstrip().endswith("make test")


def test_every_make_command_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    texts = "".join(SHOWN.values())
    assert set(re.findall(r"[`\n]make ([a-z-]+)", texts)) <= targets


def test_every_file_that_it_links_is_there() -> None:
    for path in re.findall(r'(?:\]\(|src=")([\w./-]+\.\w+)', README):
        assert (ROOT / path).exists(), path
