"""Runs inside Pyodide before its memory is frozen: imports every module that the page needs.

freeze.mjs gives names of modules, from `standard.py`: `standard` ones are of Python's library,
`late` ones wait for the page, and nobody there needs those that are `never` imported.
"""

import gc
import importlib
import pkgutil
import sys
import types
from collections.abc import Iterator

# Not named by any import of ours: unpacking the wheel, and what a traceback reads.
ALWAYS = ("shutil", "zipfile", "traceback", "linecache", "tokenize", "asyncio")
NOT_OF_SEGNO = ("segno.cli", "segno.__main__", "segno.helpers")
# segno's way to two small functions leads past this one, and through it to all that speaks HTTP.
UNUSED = "urllib.request"


def modules_of(package: str) -> Iterator[str]:
    """Every module below a package, by full name."""
    yield package
    path = importlib.import_module(package).__path__
    yield from (module.name for module in pkgutil.walk_packages(path, f"{package}."))


def forget_texts() -> None:
    """No class keeps a docstring: `dataclass` writes one for each that has none."""
    for thing in gc.get_objects():
        if isinstance(thing, type) and thing.__module__.startswith("eden."):
            thing.__doc__ = None


GIVEN: dict[str, list[str]] = globals()
sys.modules[UNUSED] = types.ModuleType(UNUSED)
for name in (*ALWAYS, *GIVEN["standard"]):
    try:
        importlib.import_module(name)
    except ImportError:  # the name is a function, or a module that Pyodide does not have
        continue
for package, skipped in (
    ("eden", (*GIVEN["late"], *GIVEN["never"])),
    ("segno", NOT_OF_SEGNO),
):
    for name in modules_of(package):
        if name not in skipped:
            importlib.import_module(name)
del sys.modules[UNUSED]

forget_texts()
gc.collect()
gc.freeze()  # all of it stays: nobody has to look through it for what can be thrown away
