"""Results as JSON lines, one a game: a series that was stopped goes on where it stood."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from eden.engine import link
from eden.engine.match import Match
from eden.engine.problem import Problem
from eden.engine.simulate import Played
from eden.games.shelf import GAMES
from eden.study.series import Due, Entry, Series


class Results:
    """A file of results: what it holds is not played again, what is added is there at once."""

    def __init__(self, path: Path, series: Series) -> None:
        """Read what is there; a half line at its end, of a game that was being written, goes."""
        self._path, self._series = path, series
        self._rules = Match(GAMES[series.slug], seats=series.seats, options=series.options, seed=0)
        self._file: IO[str] | None = None
        self.there: dict[Due, Entry] = {}
        with _reachable(path):
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            for number, line in enumerate(whole.splitlines(), 1):
                entry = self._read(line, number)
                self.there[entry.due] = entry
            self._file = path.open("a", encoding="utf-8", newline="\n")
            if whole != text:
                os.truncate(path, len(whole))

    def add(self, entry: Entry) -> None:
        """Write one more down."""
        assert self._file is not None
        self.there[entry.due] = entry
        with _reachable(self._path):
            self._file.write(self._line(entry))
            self._file.flush()

    def close(self, *, tidy: bool) -> None:
        """Nothing more comes; a tidy file is the same whoever played, in whatever order."""
        assert self._file is not None
        self._file.close()
        if tidy:
            self._sort()

    def _sort(self) -> None:
        lines = "".join(self._line(entry) for _, entry in sorted(self.there.items()))
        if lines.encode() != self._path.read_bytes():
            beside = self._path.with_name(self._path.name + ".tidy")
            with _reachable(beside):
                beside.write_bytes(lines.encode())
                beside.replace(self._path)

    def _line(self, entry: Entry) -> str:
        due, played = entry
        facts = {
            "seed": due.seed,
            "rotation": due.rotation,
            "bots": self._series.seated(due.rotation),
            "rule": played.rule,
            "winners": played.winners,
            "decisions": played.decisions,
            "turns": played.turns,
            "link": played.link,
        }
        return json.dumps(facts) + "\n"

    def _read(self, line: bytes, number: int) -> Entry:
        """The game of a line; the link tells by which rules, options and seats it was played."""
        try:
            facts: dict[str, Any] = json.loads(line)
            due = Due(int(facts["seed"]), int(facts["rotation"]))
            same = tuple(facts["bots"]) == self._series.seated(due.rotation)
            same &= facts["link"].startswith(f"{link.reseeded(self._rules, due.seed)}.")
            played = Played(
                link=facts["link"],
                rule=facts["rule"],
                winners=tuple(facts["winners"]),
                decisions=facts["decisions"],
                turns=facts["turns"],
            )
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Problem(
                "Line {number} of “{path}” is not a game.", number=number, path=self._path
            ) from None
        if not same:
            raise Problem(
                "“{path}” has games of other settings (line {number}); name another file.",
                path=self._path,
                number=number,
            )
        return Entry(due, played)


@contextmanager
def _reachable(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Problem(
            "“{path}” cannot be used: {why}.", path=path, why=error.strerror or error
        ) from None
