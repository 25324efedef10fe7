"""What every game has, and the sentence that says what to add where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from golden_make import FOLDER
from moments import MOMENTS

from eden.kit.box import Box
from eden.kit.say import english
from eden.ui.tongue import LANGUAGES

# The files that are the same in every game's folder, and what each is for.
FILES: Final = {
    "box.py": "BOX, all that makes the game",
    "data.py": "what is printed in the box, as tables",
    "state.py": "everything that lies on the table",
    "acts.py": "the actions, each with the form of its text",
    "events.py": "the facts that actions lead to",
    "bot.py": "value(state, seat)",
    "rules/game.py": "the game: which step is due, and the rest of the contract",
    "rules/board.py": "what can be read off the table",
    "rules/setup.py": "how the table is laid, by chance decisions",
    "rules/ending.py": "how the game ends",
    "rules/laws.py": "what can never be on the table",
    "rules/drawn.py": "the table as text",
    "words/prompts.py": "what is asked, how far the game is, how it ended",
    "words/labels.py": "LABELS, the words on the button of every action",
    "words/names.py": "what things are called",
    "words/log.py": "LINES, a sentence for every event",
    "words/reasons.py": "REASONS, a short sentence for everything that forbids an action",
    "words/help.py": "what everything on the table means, and the goal card",
    "words/stakes.py": "what a choice wins or costs, and what one would regret",
    "words/tally.py": "MERITS by which results are compared, and a result in a line",
    "words/recap.py": "what others have just done, in two lines, and the turning points",
    "view/table.py": "the table as markup",
    "view/touch.py": "what a tap means",
    "view/preview.py": "what a choice would do, over the board",
    "view/trail.py": "what was just done, on the board until the next choice",
    "view/sounds.py": "SOUNDS, what is heard of which events",
    "view/pictures.py": "pictures for the rulebook",
    "assets/look.css": "how it looks, light and dark",
    "assets/sprites.svg": "its drawings",
}


class Kept(NamedTuple):
    """A game, and where its files and its tests lie."""

    box: Box
    folder: Path
    tests: Path

    @property
    def slug(self) -> str:
        """The game's name in paths."""
        return self.box.game.slug


def missing(game: Kept) -> list[str]:
    """A sentence for everything that the game still lacks."""
    return [*_files(game), *_languages(game), *_drawings(game), *_tests(game)]


def _files(game: Kept) -> Iterator[str]:
    for name, what in FILES.items():
        if not (game.folder / name).exists():
            yield f"Add {game.folder / name}: {what}."


def _languages(game: Kept) -> Iterator[str]:
    assets, folder = game.box.assets, game.folder / "assets"
    for language in LANGUAGES:
        if not assets.rules.get(language):
            yield f"Add {folder}/rules.{language}.md: the rulebook, a line **XX-1** for every rule."
        if language != "en" and not assets.words.get(language):
            yield f"Add {folder}/{language}.po: every text of the game in this language."


def _drawings(game: Kept) -> Iterator[str]:
    sprites = _text(game.folder / "assets/sprites.svg")
    if f'<symbol id="scene-{game.slug}" viewBox="0 0 320 180">' not in sprites:
        yield (
            f"Draw scene-{game.slug}, 320 x 180, in {game.folder}/assets/sprites.svg: "
            "the picture of the game on the home page."
        )
    look = _text(game.folder / "assets/look.css")
    for number, name in enumerate(game.box.colours):
        if f".{game.slug}-colour-{number} {{" not in look:
            yield (
                f"Add .{game.slug}-colour-{number} {{ --seat: … }} to "
                f"{game.folder}/assets/look.css: the colour {name} of a seat."
            )
    if not game.box.view.pictures(english):
        yield f"Draw a picture for the rulebook in {game.folder}/view/pictures.py, under its rule."


def _tests(game: Kept) -> Iterator[str]:
    if game.slug not in MOMENTS:
        yield f"Add {game.tests}/moments.py: moments at which the laws are tried (moments.py)."
    if not list(FOLDER.glob(f"{game.slug}-*.txt")):
        yield f"Name a golden game in {game.tests}/golden.py, and play it: python -m golden_make."


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""
