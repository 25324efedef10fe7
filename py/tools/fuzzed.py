"""Tries texts from outside, as many of each kind as are wanted: `make fuzz FUZZ=5000 SEED=7`.

What is tried stands in tests/fuzz.py. A fault is told with what it takes to try it again:
`make fuzz SEED=7 KIND=links FIRST=1234 FUZZ=1`.
"""

import argparse
import time
import traceback

from fuzz import KINDS, inputs, tried

from eden.engine.chance import new_seed

# So much of a text is told, and so many different faults of a kind.
SHOWN = 400
FAULTS = 10


def run(kind: str, seed: int, first: int, count: int) -> int:
    """Try inputs of a kind: how many different faults were found."""
    began, taken, found, slowest = time.monotonic(), 0, set[str](), 0.0
    for one in inputs(kind, seed, count, first):
        start = time.process_time()
        try:
            taken += tried(one)
        except Exception as error:
            last = traceback.extract_tb(error.__traceback__)[-1]
            where = f"{type(error).__name__} {last.filename}:{last.lineno}"
            if where not in found and len(found) < FAULTS:
                print(f"\nmake fuzz SEED={seed} KIND={kind} FIRST={one.number} FUZZ=1")
                print(f"{one.text[:SHOWN]!r}\n{traceback.format_exc(limit=-6)}", flush=True)
            found.add(where)
        slowest = max(slowest, time.process_time() - start)
    spent = time.monotonic() - began
    told = f"{count} tried, {taken} taken, slowest {slowest:.2f} s, {len(found)} faults"
    print(f"{kind}: {told} ({spent:.0f} s)", flush=True)
    return len(found)


def main() -> int:
    """1 where a fault was found."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--kind", choices=KINDS, action="append")
    given = parser.parse_args()
    seed = new_seed() if given.seed is None else given.seed
    print(f"SEED={seed}", flush=True)
    found = [run(kind, seed, given.first, given.count) for kind in given.kind or KINDS]
    return int(any(found))


if __name__ == "__main__":
    raise SystemExit(main())
