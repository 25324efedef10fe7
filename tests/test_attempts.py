"""Whatever a sensible player wrongly tries in a real game is answered in one true sentence."""

from __future__ import annotations

import sys

import pytest
from attempts import COUNT, drawn
from games import BOXES, own_rule, reasons_of
from speech import EN, FR, good

LONGEST = 100
# Inside Pyodide, which is slower, a part of them will do.
HOW_MANY = COUNT // 8 if sys.platform == "emscripten" else COUNT


@pytest.mark.parametrize("slug", BOXES)
def test_every_wrong_attempt_has_a_true_short_reason(slug: str) -> None:
    box, keys, count = BOXES[slug], set(), 0
    for attempt in drawn(slug, count=HOW_MANY):
        refusal = attempt.refusal
        assert refusal is not None, attempt.pick
        assert refusal.no.when(attempt.state, refusal.action), attempt.pick
        assert own_rule(slug, refusal.rule), attempt.pick
        for say in (EN, FR):
            told = box.words.why(attempt.state, refusal, say)
            assert good(told) and len(told) <= LONGEST, told
        keys.add(refusal.no.key)
        count += 1
    assert count == HOW_MANY
    # They are drawn from all over the game, not one thing tried again and again.
    assert len(keys) >= min(HOW_MANY // 13, len(reasons_of(slug)) // 3)
