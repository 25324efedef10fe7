"""What only the command line and those who study play need stays out of the page."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest
from at_home import AT_HOME, lighten

pytestmark = pytest.mark.host
PY = Path(__file__).parents[1] / "py"
KEPT = {"eden/__init__.py": b"1", "eden/ui/app.py": b"2"}
LEFT = {"eden/__main__.py": b"3", "eden/cli/play.py": b"4", "eden/study/zoo.py": b"5"}
RECORD = "eden_trilogy-0.1.0.dist-info/RECORD"


def test_the_wheel_of_the_page_is_without_it(tmp_path: Path) -> None:
    wheel = tmp_path / "eden.whl"
    with ZipFile(wheel, "w") as archive:
        for name, data in (KEPT | LEFT).items():
            archive.writestr(name, data)
        archive.writestr(RECORD, "".join(f"{name},sha256=x,1\n" for name in KEPT | LEFT))
    lighten(wheel)
    with ZipFile(wheel) as archive:
        inside = {name: archive.read(name) for name in archive.namelist()}
    listed = inside.pop(RECORD).decode().splitlines()
    assert inside == KEPT
    assert [line.partition(",")[0] for line in listed] == list(KEPT)


def test_what_stays_at_home_is_there() -> None:
    assert all((PY / name).exists() for name in AT_HOME)
