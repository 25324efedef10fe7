"""What a record tells a reader besides the match itself."""

from __future__ import annotations

from datetime import date

from eden.engine.match import AnyMatch
from eden.kit.box import Box
from eden.kit.say import Say


def tags(box: Box, match: AnyMatch, day: date, say: Say) -> dict[str, str]:
    """The title of the game, the day, and how it ended or how far it is."""
    words, outcome = box.words, match.outcome
    result = words.ending(match.state, outcome, say)[0] if outcome else ""
    return {
        "title": say(box.title),
        "date": day.isoformat(),
        "result": result or words.progress(match.state, say),
    }
