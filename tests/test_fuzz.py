"""A few hundred texts of every kind from outside; `make fuzz` tries a hundred thousand of each."""

from __future__ import annotations

import pytest
from fuzz import KINDS, inputs, tried

pytestmark = pytest.mark.host

SEED = 2026
# Of collections fewer: each holds many texts.
COUNTS = {"collections": 100, "options": 150}


@pytest.mark.parametrize("kind", KINDS)
def test_every_text_is_taken_and_behaves_or_is_refused_with_a_sentence(kind: str) -> None:
    taken = 0
    for one in inputs(kind, SEED, COUNTS.get(kind, 200)):
        try:
            taken += tried(one)
        except Exception:
            print(f"make fuzz SEED={SEED} KIND={kind} FIRST={one.number} FUZZ=1")
            raise
    assert taken, "some are real, and those are taken"


@pytest.mark.parametrize("kind", KINDS)
def test_an_input_follows_from_its_seed_and_its_number(kind: str) -> None:
    first, *_, last = inputs(kind, SEED, 9)
    (again,) = inputs(kind, SEED, 1, first=8)
    assert again == last != first
