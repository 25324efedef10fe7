"""Laws of every style sheet and drawing: what browsers do not paint alike is used nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
SHEETS: Final = ("assets/*.css", "py/eden/games/*/assets/*.css", "py/examples/*/assets/*.css")
DRAWN: Final = (
    "assets/*.svg",
    "assets/icons/*.svg",
    "py/eden/games/*/assets/*.svg",
    "py/eden/games/*/view/*.py",
    "py/eden/ui/screens/*.py",
    "py/eden/kit/svg.py",
)
# WebKit paints no filter inside a drawing, and one around it is painted anew at every change.
FILTERED: Final = re.compile(r"(?<![\w$])(?:backdrop-)?filter\s*:")
# A browser that meets one of these asks everybody around whenever such a thing comes or goes: only
# what comes and goes seldom is asked for, never what every choice changes.
HOLDS: Final = re.compile(r":has\(((?:[^()]|\([^()]*\))*)\)")
SELDOM: Final = {
    *("> .panel", "> details[open]", ".bubble.beside", ".danger", ".level"),
    *(".hand, .announced", "> .rim", ".preview:not(:empty)"),
}
FILTER: Final = re.compile(r"""\bfilter_?\s*=|<filter|["']filter["']|\bfe[A-Z]\w+""")


def files(*patterns: str) -> list[Path]:
    """The files of the project that fit."""
    return [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]


@pytest.mark.parametrize("sheet", files(*SHEETS), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_no_style_sheet_filters(sheet: Path) -> None:
    assert FILTERED.findall(sheet.read_text("utf-8")) == []


@pytest.mark.parametrize("sheet", files(*SHEETS), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_no_style_sheet_asks_what_is_held_but_for_rare_things(sheet: Path) -> None:
    assert set(HOLDS.findall(sheet.read_text("utf-8"))) <= SELDOM


@pytest.mark.parametrize("drawn", files(*DRAWN), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_no_drawing_filters(drawn: Path) -> None:
    assert FILTER.findall(drawn.read_text("utf-8")) == []


def test_the_laws_find_what_they_forbid() -> None:
    assert HOLDS.findall(".a:not(:has(> :not(.b))) .c:has(button) {}") == ["> :not(.b)", "button"]
    assert FILTERED.search("a { filter: blur(2px) }") and FILTERED.search("backdrop-filter:none")
    for forbidden in ('tag("g", filter="x")', "<filter id='x'>", "<feGaussianBlur/>"):
        assert FILTER.search(forbidden)
    assert not FILTER.search('" ".join(filter(None, parts))')
