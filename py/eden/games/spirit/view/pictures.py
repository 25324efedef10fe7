"""The pictures of the rulebook, drawn by the view itself: by the rule that they stand under."""

from __future__ import annotations

from collections.abc import Callable

from eden.engine.match import Match
from eden.kit.harder import harder
from eden.kit.say import Say
from eden.kit.svg import tag, text

from ..data import ALLIES, DICE, OBJECTIVES
from ..rules.game import Spirit
from ..words.modes import MARKS, OPTIONS
from .dice import cards
from .eden import eden
from .piles import objective_picture, piles
from .touch import Touch

# Any seed does; with this one both forests stand together and every kind is seen.
_SEED = 7


def pictures(say: Say) -> dict[str, str]:
    """The Action cards, the objective cards, a table that has just been set up, and the modes."""
    match = Match(Spirit(), seats=1, options={}, seed=_SEED)
    # Before the first roll; and nothing is pending in a picture, so nothing in it can be tapped.
    here = Touch.still(match.state._replace(dice=(0,) * DICE), say)
    drawn: dict[str, Callable[[Touch], str]] = {
        "SE-3": cards,
        "SE-4": _objectives,
        "SE-15": lambda now: eden(now) + piles(now),
    }
    pictures = {
        rule: tag("div", draw(here), class_="spirit table picture") for rule, draw in drawn.items()
    }
    return {**pictures, "SE-129": _modes(say)}


def _modes(say: Say) -> str:
    """All modes with their marks."""
    named = ((say(OPTIONS[mode][0]), harder(marks, say)) for mode, marks in MARKS.items())
    return tag("ul", *(tag("li", tag("strong", text(name)), " ", said) for name, said in named))


def _objectives(now: Touch) -> str:
    """All nine cards, a row for each ally."""
    rows = (
        tag("div", *(objective_picture(card) for card in OBJECTIVES if card.ally == ally))
        for ally in ALLIES
    )
    return tag("div", *rows, class_="all-objectives", aria_hidden="true")
