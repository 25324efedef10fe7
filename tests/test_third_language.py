"""A further language is its files and one line, as the page that tells so says."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHELF = sorted(folder.parent for folder in ROOT.glob("py/eden/games/*/assets"))
LINE = 'LANGUAGES: Final = {"en": "English", "fr": "Français"'
BUILD = """
import json, sys
sys.path.insert(0, "py/tools")
import languages, pages
languages.check()
print(json.dumps({"boot": languages.of_boot(), **dict(pages.texts({}))}))
"""

pytestmark = pytest.mark.host


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """All that the pages are made from, with German on the list of languages."""
    for name in ("py", "assets"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("index.html", "netlify.toml"):
        shutil.copy(ROOT / name, tmp_path)
    listed = tmp_path / "py/eden/ui/tongue.py"
    text = listed.read_text("utf-8")
    assert LINE in text
    listed.write_text(text.replace(LINE, f'{LINE}, "de": "Deutsch"'), "utf-8")
    return tmp_path


def built(tree: Path) -> subprocess.CompletedProcess[str]:
    """What the build makes of a tree, but for what needs Node."""
    return subprocess.run(
        [sys.executable, "-c", BUILD], cwd=tree, capture_output=True, encoding="utf-8", check=False
    )


def files(tree: Path) -> list[Path]:
    """What a language consists of."""
    games = [tree / game.relative_to(ROOT) / "assets" for game in SHELF]
    wanted = [tree / "assets/locale/de.po", tree / "assets/balance/de.po"]
    wanted += [folder / "de.po" for folder in games]
    folders = (*games, tree / "assets/pages")
    pages = [page for folder in folders for page in folder.glob("*.en.md")]
    return wanted + [page.with_name(page.name.replace(".en.", ".de.")) for page in pages]


def test_a_language_without_its_files_is_told_which_to_add(tree: Path) -> None:
    done = built(tree)
    assert done.returncode
    for file in files(tree):
        assert str(file.relative_to(tree)) in done.stderr
    assert done.stderr.count("\n") == 1


def test_with_its_files_the_whole_site_speaks_it(tree: Path) -> None:
    for file in files(tree):
        text = file.with_name(file.name.replace("de.", "fr.")).read_text("utf-8")
        file.write_text(text.replace("Recharger", "Neu laden").replace("Sommaire", "Inhalt"))
    done = built(tree)
    assert done.returncode == 0, done.stderr
    pages = json.loads(done.stdout)
    assert pages["boot"]["de"]["reload"] == "Neu laden"
    assert pages["boot"]["fr"].keys() == pages["boot"]["de"].keys()
    assert '<template id="home-de"><main' in pages["index.html"]
    assert '<html lang="de"' in pages["balance.de.html"]
    for game in SHELF:
        german = pages[f"rules/{game.name}.de.html"]
        assert '<html lang="de"' in german
        assert '<h2 class="contents">Inhalt</h2>' in german
        assert german.count("data-language=") == 2
        for other in ("en", "fr"):
            page = pages[f"rules/{game.name}.{other}.html"]
            assert f'href="{game.name}.de.html" hreflang="de" lang="de"' in page
