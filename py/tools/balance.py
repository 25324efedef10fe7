"""Measures whether the data that is ours is balanced: plays, resumes and writes the figures.

`PYTHONPATH=py python3 py/tools/balance.py --jobs 2` plays all lines (`eden/study/balance`), a
thousand games each by the strongest players, which takes days; `--lines edenia-2 um-4-expert`,
`--games 100` and `--strong ram` make it short. Games are kept in build/balance: what was played by
the same rules, data and players is not played again. The figures go to assets/balance.json; what
is not played this time keeps the ones that it had. The build makes pages of them.
"""

import argparse
import json
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

import calibrate
from calibrate import Asked

from eden.cli.arguments import count
from eden.cli.progress import watched
from eden.cli.simulate import play_out
from eden.engine.bots import BOTS
from eden.engine.think.estimate import PLAYOUTS, ROUNDS
from eden.study.balance.edition import edition
from eden.study.balance.figures import figures
from eden.study.balance.shelf import BALANCES, LINES
from eden.study.balance.table import GAMES_A_LINE, SEED, STRONG, Line
from eden.study.crew import Crew, Lost, play_all, processes
from eden.study.replayed import facts_of
from eden.study.sample import Facts, Sample
from eden.study.series import Entry, wilson

ROOT: Final = Path(__file__).resolve().parents[2]
FIGURES: Final = ROOT / "assets/balance.json"
PLAYED: Final = ROOT / "build/balance"

# So many moments of a game are estimated.
MOMENTS: Final = 4
# A list without lists or objects in it stands on one line.
FLAT: Final = re.compile(r"\[\s+([^\[\]{}]*?)\s+\]")


def sample(
    line: Line, games: int, *, strong: str = STRONG, crew: Crew | None = None, folder: Path = PLAYED
) -> Sample:
    """The facts of so many games of a line; those that are missing are played."""
    series = line.series(strong)
    shared = games - games % (series.rotations() if line.swap else 1)
    due = series.games(shared, SEED, swap=line.swap)
    folder.mkdir(parents=True, exist_ok=True)
    entries, lost = play_out(series, due, crew, folder / f"{line.slug}-{edition(series)}.jsonl")
    for one in lost:
        print(f"{line.name}: the game of seed {one.seed} is lost.", file=sys.stderr)
    told = partial(facts_of, series)
    found: Iterable[Facts | Lost[Entry]] = (
        map(told, entries) if crew is None else play_all(told, entries, crew)
    )
    return Sample(one for one in watched(found, len(entries)) if not isinstance(one, Lost))


def about(line: Line, games: int, strong: str) -> dict[str, object]:
    """Which games a line's figures come from."""
    return {
        "games": games,
        "bots": sorted(set(line.series(strong).bots)),
        "command": line.command(games, strong),
        "commit": commit(),
        "date": today(),
    }


def today() -> str:
    """The date, as anybody reads it."""
    return date.today().isoformat()


def commit() -> str:
    """The commit that is checked out, with a plus where something has changed since."""
    told = [
        subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
        for words in (["rev-parse", "--short", "HEAD"], ["status", "--porcelain", "py/eden"])
    ]
    return told[0].stdout.strip() + "+" * bool(told[1].stdout.strip())


def kept(path: Path = FIGURES) -> dict[str, Any]:
    """The figures that there are."""
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return {"lines": {}, "games": {}, "estimates": {}} | known


def joined(
    before: dict[str, Any], samples: dict[str, Sample], told: dict[str, dict[str, object]]
) -> dict[str, Any]:
    """The figures with those of these samples, and what is told of their lines."""
    lines = before["lines"] | told
    games = {
        slug: figures(balance, samples, before["games"].get(slug, {}))
        for slug, balance in BALANCES.items()
    }
    listed = {name: lines[name] for name in LINES if name in lines}
    return {**before, "lines": listed, "games": games}


def believed(slug: str, games: int, jobs: int) -> dict[str, object]:
    """How many positions were won, by tenths of what was estimated: the estimate, the part that
    was won with its range, and how many there were."""
    asked = Asked(slug, MOMENTS, PLAYOUTS, ROUNDS, ideas=0)
    with ProcessPoolExecutor(jobs) as pool:
        seen = calibrate.found(pool, asked, range(games))
    rows = []
    for row in range(calibrate.ROWS):
        ones = [one for one in seen if min(calibrate.ROWS - 1, int(one.mean * 10)) == row]
        if ones:
            won = sum(one.won for one in ones)
            numbers = (sum(one.mean for one in ones), won, *wilson(won, len(ones)))
            mean, part = (number / len(ones) for number in numbers[:2])
            rows.append([*(round(n, 4) for n in (mean, part, *numbers[2:])), len(ones)])
    command = f"py/tools/calibrate.py {slug} --games {games}"
    return {"command": command, "commit": commit(), "date": today(), "rows": rows}


def text(figured: dict[str, Any]) -> str:
    """The figures as a file in which a change can be read."""
    whole = json.dumps(figured, indent=1, ensure_ascii=False)
    return FLAT.sub(lambda found: f"[{' '.join(found[1].split())}]", whole) + "\n"


def main(words: Sequence[str] | None = None) -> None:
    """Play line after line; after each of them its figures are there."""
    asks = argparse.ArgumentParser(description=__doc__)
    asks.add_argument("--lines", nargs="*", choices=[*LINES], default=[*LINES], metavar="LINE")
    asks.add_argument("--games", type=count, default=GAMES_A_LINE, help="a line")
    asks.add_argument("--strong", choices=BOTS, default=STRONG, help="who plays as the strongest")
    asks.add_argument("--jobs", type=count, default=1)
    asks.add_argument("--out", type=Path, default=FIGURES)
    asks.add_argument("--folder", type=Path, default=PLAYED)
    asks.add_argument(
        "--calibrate", type=int, default=0, metavar="GAMES", help="of each, to judge the estimates"
    )
    given = asks.parse_args(words)
    samples: dict[str, Sample] = {}
    told: dict[str, dict[str, object]] = {}
    with nullcontext(processes(given.jobs) if given.jobs > 1 else None) as crew:
        for name in given.lines:
            if LINES[name].swap and len(set(LINES[name].series(given.strong).bots)) == 1:
                continue  # whoever stands in for the strongest would meet itself
            print(LINES[name].command(given.games, given.strong), flush=True)
            samples[name] = sample(
                LINES[name], given.games, strong=given.strong, crew=crew, folder=given.folder
            )
            told[name] = about(LINES[name], len(samples[name].games), given.strong)
            figured = joined(kept(given.out), samples, told)
            given.out.write_text(text(figured), "utf-8")
    for slug in BALANCES if given.calibrate else ():
        figured = kept(given.out)
        figured["estimates"][slug] = believed(slug, given.calibrate, given.jobs)
        given.out.write_text(text(figured), "utf-8")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # what was played is kept
        raise SystemExit(130) from None
