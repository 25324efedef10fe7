"""The licences of what the site is made of, as one text that is published with it."""

import json
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from dist import BUILD, ROOT

PACKAGES: Final = (
    "@fontsource-variable/nunito",
    "@pyscript/core",
    "idiomorph",
    "polyscript",
    "pyodide",
    "workbox-core",
    "workbox-precaching",
    "workbox-routing",
    "workbox-strategies",
)


def of_package(name: str) -> str:
    """Name, version and licence of an npm package, and the whole text where it brings one."""
    folder = ROOT / "node_modules" / name
    about = json.loads((folder / "package.json").read_text("utf-8"))
    texts = sorted(file for file in folder.glob("LICEN[CS]E*") if file.is_file())
    head = f"{name} {about['version']} ({about.get('license', 'see below')})"
    return "\n\n".join([head, *(file.read_text("utf-8").strip() for file in texts)])


def of_wheel(wheel: Path) -> str:
    """The same for a Python package."""
    with ZipFile(wheel) as files:
        names = sorted(name for name in files.namelist() if "LICENSE" in name.upper())
        return "\n\n".join([wheel.name, *(files.read(name).decode().strip() for name in names)])


def text() -> str:
    """All of them; Python itself comes inside pyodide under the PSF licence."""
    parts = [of_package(name) for name in PACKAGES]
    parts += [of_wheel(wheel) for wheel in sorted((BUILD / "pypi").glob("segno-*.whl"))]
    parts.append("Python 3.14 (PSF-2.0), within pyodide")
    return f"\n\n{'=' * 72}\n\n".join(parts) + "\n"
