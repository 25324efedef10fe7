"""Who speaks in the tests: both languages, and what makes words good ones."""

from __future__ import annotations

import inspect
import re
from collections import ChainMap
from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, Final

import pytest
from games import BOXES

from eden.engine.game import Decision
from eden.engine.people import Person
from eden.kit.box import Words
from eden.kit.say import Say, english
from eden.ui.tongue import CATALOGUES

# All that is said by the app, on the shelf and in the examples.
FRENCH: Final = dict(
    ChainMap(CATALOGUES["fr"], *(dict(box.assets.words.get("fr", {})) for box in BOXES.values()))
)

# French before or after whose signs a space is missing, or one at which a line may break.
UNSPACED = re.compile("(?<!\u202f)[;!?]|(?<!\u00a0):|«(?!\u00a0)|(?<!\u00a0)»")


class Whole(Mapping[str, str]):
    """The French catalogue, which must have every text that is asked for."""

    def __getitem__(self, text: str) -> str:
        assert text in FRENCH, f"no French for {text!r}"
        return FRENCH[text]

    def __iter__(self) -> Iterator[str]:
        return iter(FRENCH)

    def __len__(self) -> int:
        return len(FRENCH)


PEOPLE: Final = (Person("Anna", 2), Person("Bob", 0), Person("", 1, "greedy"), Person("Élodie", 3))
# Both languages, for seats without people.
EN, FR = english, Say(Whole())
both = pytest.mark.parametrize("say", [EN, FR], ids=("en", "fr"))


def speaking(language: str, people: tuple[Person, ...] = ()) -> Say:
    """Who says something to these people."""
    return Say({"en": EN, "fr": FR}[language].texts, people)


def good(text: str) -> bool:
    """Whether this reads as finished words: no hole, no stray space, a large first letter."""
    whole = bool(text) and not re.search(r"[{}]|  |^\s|\s$|\(\)| ,", text)
    return whole and not text[0].islower()


def kinds(module: ModuleType, base: type[Any]) -> list[type[Any]]:
    """The events or actions of a module; a class that others are made of is none itself."""
    found = inspect.getmembers(module, inspect.isclass)
    return [kind for _, kind in found if issubclass(kind, base) and not kind.__subclasses__()]


def an(kind: type[Any], values: Mapping[str, object]) -> Any:
    """Some action or event of this class, from values by the names of its fields."""
    return kind(**{name: values[name] for name in inspect.signature(kind).parameters})


def check_decision(words: Words, state: Any, now: Decision[Any], say: Say) -> None:
    """The prompt and the labels are whole, no two labels the same, and each heading stands once."""
    prompt = words.ask(state, now, say)
    assert good(prompt) and prompt.endswith("."), prompt
    labels = [words.label(state, option, say) for option in now.options]
    assert all(map(good, labels)), labels
    assert len(set(labels)) == len(labels), labels
    groups = [words.group(option, say) for option in now.options]
    assert all(good(group) for group in groups if group), groups
    runs = [one for n, one in enumerate(groups) if n == 0 or groups[n - 1] != one]
    assert len(set(runs)) == len(runs), runs
