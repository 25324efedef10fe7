"""The words of every game: whatever can be chosen or happens is said, in both languages."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise

import pytest
from games import NAMES, TABLES, random_match
from speech import EN, FR, PEOPLE, Whole, both, check_decision, good, kinds

from eden.engine.game import AnyGame, Event, Options, Outcome
from eden.engine.notation import Act
from eden.games.shelf import SHELF
from eden.kit.say import Say, capital
from eden.ui.rulebook import rule

# At tables for one nobody has a name.
SAYS = {"en": (EN, Say(people=PEOPLE)), "fr": (FR, Say(Whole(), PEOPLE))}


@pytest.mark.parametrize("slug", SHELF)
def test_every_event_has_a_line_or_is_silent_and_every_action_a_label(slug: str) -> None:
    acts, events, log = (
        import_module(f"eden.games.{slug}.{part}") for part in ("acts", "events", "words.log")
    )
    lines: set[type[Event]] = set(log.LINES)
    silent: frozenset[type[Event]] = getattr(log, "SILENT", frozenset())
    assert lines | silent == set(kinds(events, Event))
    assert not lines & silent
    label = import_module(SHELF[slug].words.label.__module__)
    assert set(label.LABELS) == set(kinds(acts, Act))


@both
@pytest.mark.parametrize("slug", SHELF)
def test_titles_and_options_have_names_and_no_two_the_same(slug: str, say: Say) -> None:
    box = SHELF[slug]
    named = [[say(box.title), say(box.tagline), say(box.credits)]]
    for option in box.game.options:
        told = [box.option(option.key, value, say) for value in ("", *option.values)]
        named += [[name for name, _ in told], [text for _, text in told]]
    for group in named:
        assert all(good(capital(name)) for name in group)
        assert len(set(group)) == len(group)


@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_words_are_whole_in_random_games(
    game: AnyGame, seats: int, options: Options, language: str
) -> None:
    words, say = SHELF[game.slug].words, SAYS[language][seats > 1]
    for seed in range(2):
        match = random_match(game, seats, options, seed=seed)
        states = [match.start, *(step.state for step in match.steps)]
        for step, (before, after) in zip(match.steps, pairwise(states), strict=True):
            check_decision(words, before, step.now, say)
            for event in step.events:
                line = words.tell(after, event, say)
                assert line is None or good(line[0]), event
                cited = rule(line[1], "en") if line and line[1] else None
                assert not line or not line[1] or (cited and cited.book == game.slug), event
            assert good(words.progress(after, say))
        assert isinstance(match.now, Outcome)
        assert all(map(good, words.ending(match.state, match.now, say)))
