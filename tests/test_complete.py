"""Every game is whole; one that is not is told what to add, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
import toy
from complete import FILES, Kept, missing
from games import BOXES, folder_of
from moments import TESTS


@pytest.mark.parametrize("slug", BOXES)
def test_a_game_lacks_nothing(slug: str) -> None:
    told = missing(Kept(BOXES[slug], folder_of(slug), TESTS / slug))
    assert not told, "\n".join(told)


def test_a_game_that_is_not_whole_is_told_what_to_add_and_where() -> None:
    told = missing(Kept(toy.BOX, Path("py/eden/games/toy"), Path("tests/toy")))
    assert told[: len(FILES)] == [
        f"Add py/eden/games/toy/{name}: {what}." for name, what in FILES.items()
    ]
    assert [sentence.partition(":")[0] for sentence in told[len(FILES) :]] == [
        "Add py/eden/games/toy/assets/rules.en.md",
        "Add py/eden/games/toy/assets/rules.fr.md",
        "Add py/eden/games/toy/assets/fr.po",
        "Draw scene-toy, 320 x 180, in py/eden/games/toy/assets/sprites.svg",
        "Add .toy-colour-0 { --seat",
        "Add .toy-colour-1 { --seat",
        "Add .toy-colour-2 { --seat",
        "Draw a picture for the rulebook in py/eden/games/toy/view/pictures.py, under its rule.",
        "Add tests/toy/moments.py",
        "Name a golden game in tests/toy/golden.py, and play it",
    ]
