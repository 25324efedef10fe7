"""What every finished game is worth: numbers by which it is compared, and a line to share."""

from __future__ import annotations

import pytest
from games import BOXES, NAMES, match_at
from moments import MOMENTS
from speech import both, good

from eden.engine.game import Outcome
from eden.kit.say import Say, capital

# A line that is shared stays on one line of a phone.
LONGEST = 60
OVER = [(slug, moment) for slug in BOXES for moment in MOMENTS[slug].OVER]


@both
@pytest.mark.parametrize(("slug", "moment"), OVER)
def test_every_end_has_its_numbers_and_its_line(slug: str, moment: str, say: Say) -> None:
    state, words = MOMENTS[slug].at(moment), BOXES[slug].words
    outcome = BOXES[slug].game.pending(state)
    assert isinstance(outcome, Outcome)
    told = words.brief(state, outcome, 0, say)
    assert good(capital(told.words)) and good(told.means)
    assert len(f"{told.words} {told.signs}") <= LONGEST
    assert set(told.signs) <= set(told.means), "every sign is explained"
    numbers = words.tally(state, outcome, 0)
    assert len(numbers) == len(words.merits) and min(numbers) >= 0


@pytest.mark.parametrize("name", NAMES)
def test_a_played_game_has_them_for_every_seat(name: str) -> None:
    match = match_at(name)
    words = BOXES[match.game.slug].words
    assert match.outcome is not None
    for seat in range(match.seats):
        numbers = words.tally(match.state, match.outcome, seat)
        assert [type(number) for number in numbers] == [int] * len(words.merits)


@both
@pytest.mark.parametrize("slug", BOXES)
def test_merits_are_named_and_no_two_the_same(slug: str, say: Say) -> None:
    names = [say(merit.name) for merit in BOXES[slug].words.merits]
    assert names and all(map(good, names)) and len(set(names)) == len(names)
