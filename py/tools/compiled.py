"""Runs inside Pyodide: Python's library and our packages compiled, as small as they may be.

Line numbers stay, so that an error can still be read; what only a reader of the source needs does
not: docstrings, and in our own packages the annotations of functions.
"""

import ast
import importlib.util
import marshal
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

# What nobody can use in a page: processes, terminals, tools for programmers, formats and protocols
# of other programs, and what Python has in C as well; modules, and packages with all in them.
NOT_IN_A_PAGE = frozenset(
    """
    __phello__ _pyrepl cmd code curses getpass pty readline tkinter tty turtle
    ctypes multiprocessing
    bdb cProfile compileall doctest idlelib modulefinder pdb pickletools profile pstats py_compile
    pyclbr pydoc symtable tabnanny timeit trace unittest venv zipapp
    _sysconfigdata__emscripten_wasm32-emscripten configparser fileinput mailbox mimetypes netrc
    optparse plistlib sqlite3 sysconfig tomllib xml/dom xml/etree xml/parsers
    email/mime ftplib http/cookiejar http/cookies http/server imaplib logging/config
    logging/handlers poplib smtplib socketserver wsgiref xmlrpc
    _pydatetime _pydecimal _pyio
    """.split()
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")
# Pyodide gives these texts to functions of its own, and fails where there are none.
DOCUMENTED = ("_pyodide/_core_docs.py",)


Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class Bare(ast.NodeTransformer):
    """The same program without docstrings; `untyped` takes the annotations of functions as well."""

    def __init__(self, *, untyped: bool) -> None:
        self.untyped = untyped

    def visit(self, node: ast.AST) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.Pass()]
        if self.untyped and isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if self.untyped and isinstance(node, ast.arg):
            node.annotation = None
        return node


def compiled(source: bytes, path: str, *, bare: bool, untyped: bool) -> bytes:
    """The content of a .pyc that is never compared with its source."""
    tree = ast.parse(source)
    if bare:
        Bare(untyped=untyped).visit(tree)
        ast.fix_missing_locations(tree)
    code = compile(tree, path, "exec", dont_inherit=True)
    return importlib.util.MAGIC_NUMBER + b"\1\0\0\0" + bytes(8) + marshal.dumps(code)


def wanted(path: str) -> bool:
    """Whether a file of Python's library is of use in a page."""
    parts = path.removesuffix(".py").split("/")
    if not path.endswith(".py") or {"/".join(parts[:n]) for n in (1, 2)} & NOT_IN_A_PAGE:
        return False
    return parts[0] != "encodings" or parts[1] in ENCODINGS


def library(source: str) -> Iterator[tuple[str, bytes]]:
    """The library as it is published: by path below its zip, compiled."""
    with ZipFile(source) as archive:
        for path in sorted(filter(wanted, archive.namelist())):
            bare = path not in DOCUMENTED
            content = archive.read(path)
            yield f"{path}c", compiled(content, f"{source}/{path}", bare=bare, untyped=False)


def packages(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Packages: what Python would keep of each file in its `__pycache__`, by its whole path."""
    for file in sorted(folder.rglob("*.py")):
        yield (
            importlib.util.cache_from_source(str(file)),
            compiled(file.read_bytes(), str(file), bare=True, untyped=True),
        )


def alone(folder: Path, names: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Modules of our packages without their source, by name, by their whole path."""
    for name in names:
        file = folder / f"{name.replace('.', '/')}.py"
        yield f"{file}c", compiled(file.read_bytes(), str(file), bare=True, untyped=True)


def zipped(target: str, files: Iterator[tuple[str, bytes]]) -> None:
    """A zip that is the same whenever the files are; whole paths lead from where it is unpacked."""
    with ZipFile(target, "w") as archive:
        for path, content in files:
            archive.writestr(ZipInfo(path.removeprefix("/")), content, ZIP_DEFLATED, 9)
