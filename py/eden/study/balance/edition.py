"""By which rules, data and players a game was played: games of another edition do not mix."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from eden.study.series import Series

_PACKAGE: Final = Path(__file__).parents[2]
# What a game depends on, of the engine and of its own folder.
_ENGINE: Final = ("bots", "chance", "game", "match", "simulate", "step", "values")
_THINKING: Final = ("mind", "player", "search", "slices")
_OWN: Final = ("data", "state", "acts", "events", "bot", "weights", "rules/*", "mind/*")


def edition(series: Series) -> str:
    """Ten letters that change with what a series depends on; comments do not count."""
    whole = sha256(repr((series.seats, sorted(series.options.items()), series.bots)).encode())
    for file in _files(series.slug):
        whole.update("\n".join(_code(file)).encode())
    return whole.hexdigest()[:10]


def _files(slug: str) -> Iterator[Path]:
    own = _PACKAGE / "games" / slug
    yield from (_PACKAGE / f"engine/{name}.py" for name in _ENGINE)
    yield from (_PACKAGE / f"engine/think/{name}.py" for name in _THINKING)
    for name in _OWN:
        yield from sorted(own.glob(f"{name}.py"))


def _code(file: Path) -> Iterator[str]:
    lines = (line.strip() for line in file.read_text("utf-8").splitlines())
    return (line for line in lines if line and not line.startswith("#"))
