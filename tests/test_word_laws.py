"""The words of every game: whatever can be chosen or happens is said, in both languages."""

from __future__ import annotations

from typing import Final

import pytest
from games import BOXES, NAMES, match_at, moments_of, own_rule, part_of
from speech import EN, FR, PEOPLE, Whole, both, check_decision, good, kinds

from eden.engine.game import Event, Outcome
from eden.engine.notation import Act
from eden.kit.say import Say, capital

# At tables for one nobody has a name.
SAYS: Final = {"en": (EN, Say(people=PEOPLE)), "fr": (FR, Say(Whole(), PEOPLE))}
# At how many choices of a match all labels are read, besides the first of every kind.
SOME: Final = 30


@pytest.mark.parametrize("slug", BOXES)
def test_every_event_has_a_line_or_is_silent_and_every_action_a_label(slug: str) -> None:
    log = part_of(slug, "words.log")
    lines: set[type[Event]] = set(log.LINES)
    silent: frozenset[type[Event]] = getattr(log, "SILENT", frozenset())
    assert lines | silent == set(kinds(part_of(slug, "events"), Event))
    assert not lines & silent
    labels = part_of(slug, BOXES[slug].words.label.__module__.partition(f".{slug}.")[2])
    assert set(labels.LABELS) == set(kinds(part_of(slug, "acts"), Act))


@both
@pytest.mark.parametrize("slug", BOXES)
def test_titles_and_options_have_names_and_no_two_the_same(slug: str, say: Say) -> None:
    box = BOXES[slug]
    named = [[say(box.title), say(box.tagline), say(box.credits)]]
    for option in box.game.options:
        told = [box.option(option.key, value, say) for value in ("", *option.values)]
        named += [[name for name, _ in told], [text for _, text in told]]
    for group in named:
        assert all(good(capital(name)) for name in group)
        assert len(set(group)) == len(group)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("name", NAMES)
def test_words_are_whole_in_a_random_game(name: str, language: str) -> None:
    match = match_at(name)
    slug, say = match.game.slug, SAYS[language][match.seats > 1]
    words = BOXES[slug].words
    for before, step in moments_of(match, SOME, chance=True):
        check_decision(words, before, step.now, say)
    for step in match.steps:
        for event in step.events:
            line = words.tell(step.state, event, say)
            assert line is None or good(line.text), event
            assert line is None or not line.rule or own_rule(slug, line.rule), event
        assert good(words.progress(step.state, say))
    assert isinstance(match.now, Outcome)
    assert all(map(good, words.ending(match.state, match.now, say)))
