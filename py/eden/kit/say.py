"""Sentences that can be said in any language: the English text is the key of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from eden.engine.people import Person
from eden.engine.problem import N_ as N_


@dataclass(frozen=True, slots=True, eq=False)
class Say:
    """Says a text in one language, and knows who sits at the table (`people`: none are known)."""

    texts: Mapping[str, str] = field(default_factory=dict)
    people: tuple[Person, ...] = ()

    def __call__(self, text: str, /, **facts: object) -> str:
        """The text in this language, with the facts in it; in English where none is known."""
        said = self.texts.get(text, text)
        return said.format(**facts) if facts else said

    def person(self, seat: int) -> Person:
        """Who sits there; nobody in particular, with the seat's own colour, where none is known."""
        return self.people[seat] if 0 <= seat < len(self.people) else Person(colour=max(seat, 0))


# The language that needs no catalogue.
english: Final = Say()


_AND: Final = N_("{one} and {other}")
_NAMED: Final = N_("{thing}: {said}")


def listed(names: Iterable[str], say: Say) -> str:
    """Names in a row: "Elli, Agapi and Vera"."""
    *others, last = names
    return say(_AND, one=", ".join(others), other=last) if others else last


def named(thing: str, said: str, say: Say) -> str:
    """What is said of a thing, after its name: "B1: population"."""
    return say(_NAMED, thing=thing, said=said)


def capital(text: str) -> str:
    """The text with its first letter large, the others as they are."""
    return text[:1].upper() + text[1:]


_ENTRY = re.compile(r'^(msgid|msgstr)\s+((?:"(?:[^"\\\n]|\\.)*"\s*)+)', re.MULTILINE)
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")


def read_catalogue(po: str) -> dict[str, str]:
    """The texts of a gettext .po file, by their English; only the plain entries that we use."""
    entries = _ENTRY.findall(po)
    texts = {}
    for (kind, source), (other, target) in zip(entries[::2], entries[1::2], strict=True):
        if (kind, other) != ("msgid", "msgstr"):
            raise ValueError(f"msgid without msgstr: {source}")
        texts[_unquote(source)] = _unquote(target)
    texts.pop("", None)
    return texts


def _unquote(quoted: str) -> str:
    joined = "".join(_QUOTED.findall(quoted))
    return _ESCAPE.sub(lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), joined)
