"""Runs inside Pyodide: which modules of Python's library the page may ask for."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

# They belong to the command line and the build.
NOT_IN_THE_PAGE = ("engine/simulate.py", "ui/terminal.py", "ui/frame.py")


def imported_by(file: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules() -> list[str]:
    """What the package, both entries and PyScript's own library take from it."""
    package = Path(importlib.import_module("eden").__path__[0])
    elsewhere = {package / name for name in NOT_IN_THE_PAGE}
    files = [Path("/py/main.py"), Path("/py/bot.py"), *({*package.rglob("*.py")} - elsewhere)]
    files += Path("/pyscript").rglob("*.py")
    names = {name for file in files if file.exists() for name in imported_by(file)}
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)
