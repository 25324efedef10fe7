"""The mark that ties a test to a game's rulebook, `assets/rules.en.md` in its folder."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test shows these rules; `test_trace.py` reads the ids from the source."""
    return pytest.mark.rule(*ids)
