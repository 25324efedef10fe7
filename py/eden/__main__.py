"""The command line: games, play, simulate, replay, learn. It needs nothing but Python."""

from __future__ import annotations

import argparse
import sys

from eden.cli import games, learn, play, replay, simulate
from eden.cli.arguments import Parser
from eden.engine.problem import Problem


def main(arguments: list[str] | None = None) -> int:
    """Run one command; a problem is one sentence on stderr and exit code 2."""
    try:
        chosen = _parser().parse_args(arguments)
        result: int = chosen.run(chosen)
        return result
    except Problem as problem:
        print(f"eden: {problem}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="eden", description="Eden Trilogy: three board games about paradise.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    for command in (games, play, simulate, replay, learn):
        command.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
