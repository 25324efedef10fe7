"""Builds dist/: wheel, lock and memory snapshot, hashed files, pages, service worker."""

import json
import os
import shutil
import subprocess
import sys
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import dist
import languages
import pages
from at_home import lighten
from dist import BUILD, DIST, ROOT

from eden.engine.game import edition
from eden.games.shelf import EDITIONS
from eden.ui.tongue import LANGUAGES

NODE: Final = ROOT / "node_modules"
PYODIDE: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
)
# PyScript's editor, terminal and other plugins: switched off below, so their files stay at home.
PLUGINS: Final = (
    "codemirror",
    "deprecations-manager",
    "donkey",
    "error",
    "py-editor",
    "py-game",
    "py-terminal",
)
# All rules that can be played: the page and the version that waits to replace it compare them.
RULES: Final = [edition(game) for game in EDITIONS.values()]
# `zip` unpacks archives that settings name: ours name none.
NOT_PUBLISHED: Final = (
    *(name for name in PLUGINS if name != "error"),
    *("xterm", "mpy", "index", "zip"),
)


def run(*command: str | Path, **environment: str) -> None:
    """A step that fails has said why, and ends the build."""
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=ROOT, env=os.environ | environment, check=False)
    if done.returncode:
        raise SystemExit(f"The site was not built: {Path(words[0]).name} {words[1]} failed.")


def wheels() -> list[Path]:
    """Ours, made here and the same for the same source, and segno."""
    folder = BUILD / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "-t",
        "wheel",
        "-d",
        folder,
        SOURCE_DATE_EPOCH="315532800",
    )
    lighten(next(folder.glob("*.whl")))
    shutil.copy(next((BUILD / "pypi").glob("segno-*.whl")), folder)
    return sorted(folder.glob("*.whl"))


def frozen(packed: list[Path]) -> Path:
    """A folder with the lock, Python's library, and the snapshot unless Pyodide could make none."""
    folder = BUILD / "frozen"
    run(
        "node",
        "py/tools/freeze.mjs",
        folder,
        next((BUILD / "pypi").glob("micropip-*.whl")),
        *packed,
    )
    return folder


def bundle(entry: str | Path, *options: str, **defined: object) -> str:
    """esbuild puts the entry and all it imports into one hashed file, whose path is returned."""
    meta = BUILD / "meta.json"
    names = (f"--define:{name}={json.dumps(value)}" for name, value in defined.items())
    run(
        *(NODE / ".bin/esbuild", entry, "--bundle", "--minify", "--target=es2022"),
        *("--entry-names=[name].[hash]", "--asset-names=[name].[hash]"),
        *("--loader:.woff2=file", "--log-level=warning"),
        *(f"--outdir={DIST / 'assets'}", f"--metafile={meta}"),
        *('--define:process.env.NODE_ENV="production"', *names, *options),
    )
    outputs: dict[str, dict[str, object]] = json.loads(meta.read_text())["outputs"]
    made = next(path for path, about in outputs.items() if "entryPoint" in about)
    return f"assets/{Path(made).name}"


def runtime() -> dict[str, object]:
    """Pyodide, our packages and the snapshot; what assets/interpreter.mjs has to know of them."""
    packed = wheels()
    folder = frozen(packed)
    snapshot, told, empty = folder / "snapshot.bin", folder / "snapshot.json", BytesIO()
    ZipFile(empty, "w").close()
    paths = {
        "pyodide": dist.add_folder(
            "pyodide",
            (*(NODE / "pyodide" / name for name in PYODIDE), folder / "python_stdlib.zip"),
        ),
        "wheels": dist.add_folder("wheels", packed),
        "empty": dist.add("empty.zip", empty.getvalue()),
        "snapshot": dist.add("snapshot.bin", snapshot.read_bytes()) if snapshot.exists() else "",
    }
    version = json.loads((NODE / "pyodide/package.json").read_text())["version"]
    beside = {name: path.removeprefix("assets/") for name, path in paths.items()}
    return beside | {
        "memory": json.loads(told.read_text()) if snapshot.exists() else None,
        "lock": json.loads((folder / "lock.json").read_text()),
        "version": version,
    }


def pyscript() -> str:
    """PyScript's core without its plugins."""
    files = (NODE / "@pyscript/core/dist").glob("*.js")
    return dist.add_folder(
        "pyscript", (file for file in files if not file.name.startswith(NOT_PUBLISHED))
    )


def config(interpreter: str) -> str:
    """PyScript's settings; the app finds the worker's program in config["eden"]["bot"]."""
    merge = bundle("assets/merge.js", "--format=esm")
    settings = {
        "interpreter": f"./{interpreter}",
        "plugins": [f"!{name}" for name in PLUGINS],
        "js_modules": {"main": {f"./{merge}": "merging"}},
        "sync_main_only": True,  # the worker takes these settings over, and leaves the page alone
        "eden": {"bot": dist.add("bot.py", (ROOT / "py/bot.py").read_bytes())},
    }
    return json.dumps(settings)


def styles() -> str:
    """All style sheets as one: the app's, then one for each game, which may overrule it."""
    entry = BUILD / "app.css"
    first = [ROOT / "assets" / name for name in ("fonts.css", *dist.SHEETS)]
    games = [folder / "look.css" for folder in languages.GAMES.values()]
    entry.write_text("".join(f'@import "{sheet}";\n' for sheet in (*first, *games)))
    return bundle(entry)


def preload(start: dict[str, object], names: dict[str, str]) -> str:
    """What the first word on the screen needs is asked for while the page is still being read."""
    core = names["pyscript"]
    chunk = next((DIST / core).glob("core-*.js")).name
    modules = [f"{core}core.js", f"{core}{chunk}", names["interpreter"]]
    modules += [f"assets/{start['pyodide']}{name}" for name in PYODIDE[:2]]
    return "\n".join(f'<link rel="modulepreload" href="{path}">' for path in modules)


def service_worker() -> None:
    """The last step, because it lists every file there is."""
    files = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*") if path.is_file())
    listed = [
        {
            "url": path,
            "revision": None
            if path.startswith("assets/")
            else dist.digest((DIST / path).read_bytes()),
        }
        for path in files
    ]
    sizes = {path: (DIST / path).stat().st_size for path in files}
    made = bundle(
        "assets/service-worker.js",
        "--format=iife",
        BUILD={"files": listed, "sizes": sizes, "rules": RULES},
    )
    (DIST / made).rename(DIST / "sw.js")


def main() -> None:
    """dist/ holds a whole site that asks no other host for anything."""
    languages.check()
    BUILD.mkdir(exist_ok=True)
    dist.clear()
    start, core = runtime(), pyscript()
    interpreter = bundle(
        "assets/interpreter.mjs", "--format=esm", "--out-extension:.js=.mjs", SITE=start
    )
    ahead = {
        "program": f"{start['pyodide']}{PYODIDE[2]}",
        "snapshot": start["snapshot"],
        "unpack": Path(bundle("assets/unpack.js", "--format=esm")).name,
    }
    site = {
        "pyscript": f"{core}core.js".removeprefix("assets/"),
        "words": languages.of_boot(),
        "titles": languages.titles(),
        "rules": RULES,
    }
    names = {
        "assets/app.css": styles(),
        "assets/boot.js": bundle("assets/boot.js", "--format=esm", SITE=site),
        "assets/early.js": bundle(
            "assets/early.js", LANGUAGES=list(LANGUAGES), WORDS=languages.of_early()
        ),
        "assets/ahead.js": bundle("assets/ahead.js", SITE=ahead),
        "assets/rules.js": bundle("assets/rules.js"),
        "py/main.py": dist.add("main.py", (ROOT / "py/main.py").read_bytes()),
    }
    first = preload(start, {"pyscript": core, "interpreter": interpreter})
    pages.write_all(names, preload=first, settings=escape(config(interpreter)))
    service_worker()
    dist.publish()


if __name__ == "__main__":
    main()
