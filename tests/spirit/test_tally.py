"""What a finished game of The Spirit of Eden is worth."""

from __future__ import annotations

from speech import EN
from spirit.drawing import eden

from eden.engine.game import Outcome
from eden.games.spirit.words.tally import brief, tally

WON = Outcome((0,), "SE-24", (9,))


def test_a_line_to_share_has_a_sign_for_each_of_the_nine_places() -> None:
    state = eden(
        """
        swamp   forest-   mountain
        forest  NOA       swamp
        cascade mountain- cascadex
        """
    )._replace(round=14)
    told = brief(state, WON, 0, EN)
    assert told.words == "saved in round 14"
    assert told.signs == "●◐●●●●●◐○"
    assert tally(state, WON, 0) == (14, 8)
