"""What those who listen are told in a whole game: any change of it shows as a diff, to be read."""

from __future__ import annotations

from difflib import unified_diff

import pytest
from golden_make import FOLDER, slug_of, told_again, wanted
from spoken import file, transcript

from eden.games.shelf import SHELF
from eden.ui.tongue import LANGUAGES

# They play whole games through the app: once is enough.
pytestmark = pytest.mark.host

SPOKEN = {slug_of(name): name for name, golden in wanted().items() if golden.spoken}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_what_is_heard_in_a_whole_game_is_what_was_reviewed(slug: str, language: str) -> None:
    assert slug in SPOKEN, f"mark one as spoken in tests/{slug}/golden.py"
    heard = transcript(told_again(FOLDER / f"{SPOKEN[slug]}.txt"), language).splitlines()
    golden = file(slug, language).read_text("utf-8").splitlines()
    changed = "\n".join(unified_diff(golden, heard, "reviewed", "heard", lineterm="", n=2))
    assert not changed, f"read it aloud, then run golden_make:\n{changed}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_nothing_is_said_that_something_else_cuts_off(slug: str, language: str) -> None:
    assert "LOST" not in file(slug, language).read_text("utf-8")
