"""Runs inside Pyodide: which modules the page may ask for, of ours and of Python's library."""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

# They import `js` and `pyscript`, which hold parts of a page that is not there yet.
IN_THE_PAGE_ONLY = (
    "eden.ui.browser",
    "eden.ui.elements",
    "eden.ui.pictures",
    "eden.ui.speaker",
)
# They belong to the command line and the build; what else does is not even in the wheel.
NOT_IN_THE_PAGE = ("eden.engine.simulate", "eden.ui.terminal", "eden.ui.frame")


def imported_by(file: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def modules(pyscript: str) -> list[str]:
    """What the package, both entries and PyScript's own library take from it."""
    package = Path(importlib.import_module("eden").__path__[0])
    elsewhere = {package.parent / f"{name.replace('.', '/')}.py" for name in NOT_IN_THE_PAGE}
    files = [Path("/py/main.py"), Path("/py/bot.py"), *({*package.rglob("*.py")} - elsewhere)]
    files += Path(pyscript).rglob("*.py")
    names = {name for file in files if file.exists() for name in imported_by(file)}
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names)
