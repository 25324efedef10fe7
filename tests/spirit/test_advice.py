"""What the adviser says, in both languages."""

from __future__ import annotations

import pytest
from speech import both
from spirit.drawing import GAME, eden
from spirit.moments import ASKED, at
from spirit.table import pending

from eden.engine.bots import Luck
from eden.engine.game import CHANCE, Decision
from eden.engine.think.mind import Level
from eden.engine.think.player import Player, Reason
from eden.games.spirit.acts import End
from eden.games.spirit.bot import MIND
from eden.games.spirit.mind.sight import FEATURES
from eden.games.spirit.words.advice import PHRASES, reason, where
from eden.kit.say import Say, english

LONGEST = 110


def test_every_feature_that_can_change_has_a_phrase() -> None:
    assert set(PHRASES) == set(FEATURES) - {"base"}


@both
@pytest.mark.parametrize("feature", sorted(PHRASES))
def test_phrases_are_finished(feature: str, say: Say) -> None:
    for then, other in ((1.0, 0.0), (0.0, 1.0)):
        text = reason(eden(), End(), (Reason(feature, 0.0, then, other, 1.0),), say)
        assert text and "{" not in text and not text.endswith(".") and not text[0].isdigit()


def test_two_reasons_are_told_at_the_most_and_no_trifle() -> None:
    reasons = (
        Reason("left", 5.0, 4.0, 5.0, 1.0),
        Reason("away", 0.0, 0.0, 1.0, 0.6),
        Reason("walks", 0.0, 1.0, 0.0, 0.5),
    )
    said = reason(eden(), End(), reasons, english)
    assert said == "wins an objective, then 4 are left, and keeps an ally in Eden"
    trifle = (*reasons[:1], Reason("away", 0.0, 0.0, 1.0, 0.1))
    assert reason(eden(), End(), trifle, english) == "wins an objective, then 4 are left"


def test_what_speaks_against_it_is_no_reason() -> None:
    against = (Reason("left", 5.0, 5.0, 4.0, -1.0),)
    assert reason(eden(), End(), against, english) == "the dice have nothing better to give"


@both
def test_hints_read_well_at_all_kinds_of_moments(say: Say) -> None:
    player = Player(GAME, MIND, Level(ideas=2, seconds=60.0))
    for moment in ASKED:
        state = at(moment)
        now = GAME.pending(state)
        if not isinstance(now, Decision) or now.seat == CHANCE:
            continue
        thought = player.consider(state, now, Luck(1))
        look = where(state, thought.action, say)
        why = reason(state, thought.action, thought.reasons, say)
        assert look[0].isupper() and look.endswith(".") and "{" not in look
        assert 0 < len(why) <= LONGEST
        assert why[0].islower() or why.startswith(("Eden", "Éden"))


def test_where_to_look_does_not_tell_the_answer() -> None:
    state = eden(yellow="ne fauna swamp", fauna="ne", dice="6 1 3 5")
    texts = {str(act): where(state, act, english) for act in pending(state).options}
    assert texts["6 on dawn"] == "Look at your dice that show 6."
    assert texts["end"] == "Look at what the hordes will do now."
