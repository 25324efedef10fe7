"""What nim says; the laws of all words are in `test_word_laws.py`."""

from __future__ import annotations

import pytest
from games import BOXES
from nim.table import after, ended, events, heaps, now
from speech import EN, FR, PEOPLE

from eden.kit.say import Say

WORDS = BOXES["nim"].words
BOARD = "a ooo\nb oo...\nc .\nd o"


@pytest.mark.parametrize(
    ("say", "sentence"),
    [(EN, "Blue takes 1 stone from heap D."), (FR, "Bleu prend 1 galet dans le tas D.")],
)
def test_the_log_tells_what_was_taken(say: Say, sentence: str) -> None:
    state = heaps(BOARD)
    (taken,) = events(state, "from d take 1")
    assert WORDS.tell(after(state, "from d take 1"), taken, say) == (sentence, "NI-4")


@pytest.mark.parametrize(("last", "word"), [("wins", "wins."), ("loses", "loses.")])
def test_the_prompt_says_what_the_last_stone_does(last: str, word: str) -> None:
    state = heaps(BOARD, last=last)
    assert WORDS.ask(state, now(state), EN).endswith(word)


def test_players_are_called_by_their_names() -> None:
    state = heaps("a .\nb .\nc .\nd o", seat=1, last="loses")
    state = after(state, "from d take 1")
    told = WORDS.ending(state, ended(state), Say(people=PEOPLE))
    assert told == ("Anna wins", "Bob took the last stone.")
