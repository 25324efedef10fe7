"""Texts from outside: no nesting ends the page."""

from __future__ import annotations

import pytest

from eden.ui.reading import read_json


@pytest.mark.parametrize("text", ["[" * 201, '{"a":' * 100_000, "[{" * 150 + "}]" * 150, "[", ""])
def test_what_is_nested_too_deeply_or_no_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (of any kind)
        read_json(text)


def test_what_is_nested_a_little_is_read() -> None:
    assert read_json('{"a": [{"b": "]]]"}]}') == {"a": [{"b": "]]]"}]}
    assert read_json("[" * 200 + "]" * 200)
