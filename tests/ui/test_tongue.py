"""Languages: who speaks knows who is there, and one follows the other."""

from __future__ import annotations

from toy_table import ANNA, BEN

from eden.engine.people import Person
from eden.kit.say import english
from eden.ui.tongue import LANGUAGES, following, speaker


def test_whoever_speaks_knows_who_is_there() -> None:
    say = speaker("fr", (ANNA, BEN))
    assert say("Undo") == "Annuler"
    assert say.person(1) == BEN
    assert english.people == ()
    assert english.person(2) == Person(colour=2)


def test_languages_follow_each_other_round_and_round() -> None:
    seen, language = [], "en"
    for _ in LANGUAGES:
        seen.append(language)
        language = following(language)
    assert seen == list(LANGUAGES)
    assert language == "en"
    assert following("xx") == "en"
