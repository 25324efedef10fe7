"""All actions that seats of a game can ever choose, numbered: a number means one thing only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import IntEnum
from itertools import product
from typing import Any, get_type_hints

from eden.engine.game import AnyGame
from eden.engine.notation import Act
from eden.engine.step import Stepwise
from eden.study.sizes import OPEN, Sizes, sizes_of


def actions_of(game: AnyGame) -> tuple[Act, ...]:
    """Every action by its number: class by class, in the order of the game's own table of them.

    The same for all numbers of seats and all options; a game's `version` is raised before a class
    changes. Some can never be chosen, because the classes do not tell which things go together.
    """
    assert isinstance(game, Stepwise), "its actions are known by its table `untimely`"
    sizes = sizes_of(game.slug)
    kinds = [kind for kind in game.untimely if kind.__name__ not in sizes.chance]
    return tuple(dict.fromkeys(act for kind in kinds for act in _all(kind, sizes)))


def _all(kind: type[Act], sizes: Sizes) -> Iterator[Act]:
    """An action of this class with everything that can stand in its fields."""
    hints = get_type_hints(kind)
    ways = (_values(hints[one.name], one.name, sizes) for one in fields(kind))
    return (kind(*values) for values in product(*ways))


def _values(hint: Any, name: str, sizes: Sizes) -> tuple[Any, ...]:
    if issubclass(hint, IntEnum):
        return tuple(hint)
    return tuple(sizes.numbers.get(name, range(OPEN)))
