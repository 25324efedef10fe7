"""Markers that every test may carry."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """`rule` ties a test to the sentences of a rule catalogue."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue that a test shows")
