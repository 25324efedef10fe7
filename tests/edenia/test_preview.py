"""What a choice would do is drawn before it is made."""

from __future__ import annotations

from drawn import preview
from edenia.races import choices, options, played
from edenia.table import GAME

from eden.games.edenia.acts import Go, Leave
from eden.games.edenia.view.curves import drawn
from eden.games.edenia.view.runs import course, runs
from eden.games.edenia.view.touch import Touch
from eden.games.edenia.words.outlook import journey
from eden.kit.say import english


def test_a_preview_shows_the_whole_known_way() -> None:
    seen = 0
    for state in choices(3):
        for option in options(state):
            if isinstance(option, Go | Leave):
                overlay = preview("edenia", state, option)
                assert "stop-ring" in overlay
                for leg in journey(state, option):
                    now = Touch.still(leg.after, english, leg.events, leg.before)
                    for sheep in runs(now):
                        assert drawn(course(now, sheep)) in overlay
                        seen += 1
    assert seen


def test_a_preview_marks_the_cell_that_would_be_explored() -> None:
    state = played(1, 2)[0].state
    overlay = preview("edenia", state, GAME.parse("1 leaves n star"))
    assert "unknown-cell" in overlay and "explores E4" in overlay


def test_a_preview_of_something_that_cannot_be_chosen_is_empty() -> None:
    state = played(1, 2)[0].state
    assert preview("edenia", state, GAME.parse("end")) == ""
