"""Texts that nobody would write: real ones that were damaged on their way, and others."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from eden.engine.chance import Luck

LETTERS: Final = "ABCxyz019-_.~@#%+/= \n\t:;,\"'{}[]\\é€😀\u0000\u200b\u202e\ufeff\ud800٣²İ"
# Numbers, and what looks like one, at which somebody may stumble.
NUMBERS: Final = (
    *("0", "-1", "1", "00", "1.5", "1e300", "1e999", "-1e13", "NaN", "Infinity", "9" * 30),
    *("9" * 5_000, "٣", "²", "1_0", "+1", " 1", "0x10", "1794873600000", ""),
)
# Values in the place of others where something is read as JSON.
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 1.5, 1e300, 1e13, 10**30, float("nan"), float("inf")),
    *("", "x", "\ud800", "٣", "yes", "2027-01-15", [], [[]], [1], ["x"], {}, {"x": 1}, {"": []}),
    *([0] * 600, "x" * 3_000, "9" * 5_000),
)

Damage = Callable[[str, Luck, Sequence[str]], str]


def _letters(luck: Luck, most: int) -> str:
    return "".join(luck.pick(LETTERS) for _ in range(luck.pick(range(most))))


def _place(text: str, luck: Luck) -> int:
    return luck.pick(range(len(text) + 1))


def _change(text: str, luck: Luck, _: Sequence[str]) -> str:
    at = _place(text, luck)
    return text[:at] + luck.pick(LETTERS) + text[at + 1 :]


def _cut(text: str, luck: Luck, _: Sequence[str]) -> str:
    at = _place(text, luck)
    return text[:at] + text[at + luck.pick((1, 2, 5, 30, 3_000)) :]


def _add(text: str, luck: Luck, _: Sequence[str]) -> str:
    at = _place(text, luck)
    return text[:at] + _letters(luck, 12) + text[at:]


def _double(text: str, luck: Luck, _: Sequence[str]) -> str:
    """Some of it is there again and again."""
    at, length = _place(text, luck), luck.pick((1, 4, 20, 200))
    return text[:at] + text[at : at + length] * luck.pick((2, 3, 50)) + text[at:]


def _move(text: str, luck: Luck, _: Sequence[str]) -> str:
    """Some of it is elsewhere."""
    one, other, end = sorted(_place(text, luck) for _ in range(3))
    return text[:one] + text[other:end] + text[one:other] + text[end:]


def _join(text: str, luck: Luck, others: Sequence[str]) -> str:
    """It goes on as another one."""
    other = luck.pick(others)
    return text[: _place(text, luck)] + other[_place(other, luck) :]


def _field(apart: str, text: str, luck: Luck, others: Sequence[str]) -> str:
    """One of its parts is another one's, or gone, or twice there, or a number."""
    parts, theirs = text.split(apart), luck.pick(others).split(apart)
    at = luck.pick(range(len(parts)))
    new = luck.pick(([], [luck.pick(theirs)], [parts[at]] * 2, [luck.pick(NUMBERS)]))
    return apart.join(parts[:at] + new + parts[at + 1 :])


def _number(text: str, luck: Luck, _: Sequence[str]) -> str:
    """Another number in the place of one."""
    starts = [n for n, letter in enumerate(text) if letter.isdigit()]
    if not starts:
        return text + luck.pick(NUMBERS)
    start = luck.pick(starts)
    end = next((n for n in range(start, len(text)) if not text[n].isdigit()), len(text))
    return text[:start] + luck.pick(NUMBERS) + text[end:]


def _value(text: str, luck: Luck, _: Sequence[str]) -> str:
    """Another value in the place of one, where it can be read as JSON."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return json.dumps(_with_other(whole, luck), ensure_ascii=luck.pick((True, False)))


def _with_other(whole: Any, luck: Luck) -> Any:
    deeper = luck.pick((True, True, True, False))
    if deeper and isinstance(whole, dict) and whole:
        key = luck.pick(list(whole))
        if luck.pick(range(6)) == 0:
            return {name: value for name, value in whole.items() if name != key}
        return whole | {key: _with_other(whole[key], luck)}
    if deeper and isinstance(whole, list) and whole:
        at = luck.pick(range(len(whole)))
        return [*whole[:at], _with_other(whole[at], luck), *whole[at + 1 :]]
    if deeper and isinstance(whole, str) and whole[:1] == "{":
        return _value(whole, luck, ())  # a text that holds another one
    return luck.pick(VALUES)


def _random(text: str, luck: Luck, _: Sequence[str]) -> str:
    if luck.pick((True, False)):
        return _letters(luck, 60)
    return "".join(chr(luck.pick(range(0x3000))) for _ in range(luck.pick(range(60))))


def _nest(text: str, luck: Luck, _: Sequence[str]) -> str:
    return luck.pick("[{(.") * luck.pick((1, 300, 20_000)) + text


DAMAGES: Final[tuple[Damage, ...]] = (
    *(_change, _cut, _add, _double, _move, _join, _number, _number, _value, _value, _value),
    *(partial(_field, apart) for apart in (".", "\n", " ", ",", ":")),
    *(_random, _nest),
)


def damaged(texts: Sequence[str], luck: Luck) -> str:
    """One of the texts, as it is or after up to four damages."""
    text = luck.pick(texts)
    for _ in range(luck.pick((0, 1, 1, 1, 1, 1, 1, 2, 2, 4))):
        text = luck.pick(DAMAGES)(text, luck, texts)
    return text
