"""What has changed since the last choice, beside each number that has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from eden.kit.say import N_, Say, named
from eden.kit.svg import tag, text

from ..data import CAMPS, ROWS, Character, Pile, word
from ..rules.piles import pile_size
from ..state import NONE, State
from ..words.help_map import in_row
from ..words.names import camp_name, character_name, pile_name

# By how much each number has changed, by its key.
Changes = Mapping[str, int]

# What changes, by the first word of its key; the second one says whose it is.
_WORDS: Final = {
    "turn": N_("turns"),
    "lost": N_("population lost"),
    "ship": N_("population aboard the ship"),
    "loads": N_("loadings of the ship"),
    "row": N_("row {whose} (squares covered)"),
    "cubes": N_("{whose} (action cubes)"),
    "energy": N_("{whose} (energy)"),
    "power": N_("{whose} (power cards)"),
    "needs": N_("{whose} (needs found)"),
    "left": N_("{whose} (in the pile)"),
    "out": N_("{whose} (discarded)"),
}
_CHANGED: Final = N_("Changed: {changes}.")


def changes(before: State, state: State) -> dict[str, int]:
    """By how much each number on the table has changed, where it has."""
    old, new = _numbers(before), _numbers(state)
    return {key: new[key] - old[key] for key in new if new[key] != old.get(key, new[key])}


def _numbers(state: State) -> dict[str, int]:
    """All numbers on the table."""
    found = {"turn": state.turn, "lost": state.lost, "ship": state.ship, "loads": state.loads}
    found |= {f"row {row + 1}": in_row(state, row) for row in range(ROWS)}
    for one in state.team:
        found[f"cubes {word(one)}"] = state.cubes[one]
        found[f"energy {word(one)}"] = state.energy[one]
        found[f"power {word(one)}"] = int(state.powers[one] != NONE)
    found |= {f"needs {word(camp)}": len(state.found[camp]) for camp in CAMPS}
    for pile in Pile:
        found[f"left {word(pile)}"] = pile_size(state, pile)
        found[f"out {word(pile)}"] = len(state.discards[pile])
    return found


# -- in words -----------------------------------------------------------------------------------


def told(found: Changes, say: Say) -> str:
    """All changes in one sentence, for those who listen; '' where there are none."""
    words = ", ".join(named(_what(key, say), _signed(by), say) for key, by in found.items())
    return tag("p", text(say(_CHANGED, changes=words)), class_="unseen") if words else ""


def _what(key: str, say: Say) -> str:
    kind, _, whose = key.partition(" ")
    names = {
        **{word(one): character_name(one) for one in Character},
        **{word(pile): pile_name(pile, say) for pile in Pile},
    }
    if kind == "needs":
        names |= {word(camp): camp_name(camp, say) for camp in CAMPS}
    return say(_WORDS[kind]).format(whose=names.get(whose, whose))


def _signed(by: int) -> str:
    return f"+{by}" if by > 0 else f"−{-by}"


# -- as marks -----------------------------------------------------------------------------------


def badge(found: Changes, key: str) -> str:
    """The change beside a number of the page; '' where there is none."""
    by = found.get(key)
    return tag("span", text(_signed(by)), class_="change", aria_hidden="true") if by else ""


def mark(found: Changes, key: str, x: float, y: float, size: float = 28) -> str:
    """The change beside a number of a drawing, its letters so large; '' where there is none."""
    by = found.get(key)
    if not by:
        return ""
    wide = size * (0.5 + 0.6 * len(_signed(by)))
    return tag(
        "g",
        tag("rect", x=-wide / 2, y=-size * 0.6, width=wide, height=size * 1.2, rx=size * 0.6),
        tag("text", text(_signed(by)), y=size * 0.35),
        class_="change",
        font_size=size,
        transform=f"translate({x:g} {y:g})",
        aria_hidden="true",
    )
