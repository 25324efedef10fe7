"""All sheets at a glance: who has used which places, and who holds which power card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.say import N_, capital
from eden.kit.svg import block, icon, tag, text

from ..data import SHEETS, Character, Deed, word
from ..state import NONE
from ..words.cards import power_text, power_title
from ..words.names import character_name, deed_name
from .grid import piece_icon
from .sheets import boxes
from .touch import Touch

_ALL: Final = N_("All sheets")
_USED: Final = N_("{used} of {places} used")


def places(now: Touch) -> str:
    """A table to unfold, whatever is asked just now; '' before the team is chosen."""
    state = now.state
    if len(state.team) < state.characters:
        return ""
    heads = (
        tag(
            "th",
            piece_icon(one),
            _hidden(character_name(one)),
            data_tell=f"character {word(one)}",
        )
        for one in state.team
    )
    deeds = [deed for deed in Deed if deed != Deed.POWER or not state.round]
    drawn = tag(
        "details",
        tag("summary", text(now.say(_ALL))),
        tag(
            "table",
            tag("thead", tag("tr", tag("td"), *heads)),
            tag("tbody", *(_row(now, deed) for deed in deeds)),
        ),
        *_powers(now),
        class_="places many" if len(state.team) > 4 else "places",
        id="places",
    )
    return block("places", drawn)


def _hidden(words: str) -> str:
    return tag("span", text(words), class_="unseen")


def _row(now: Touch, deed: Deed) -> str:
    name = capital(deed_name(deed, now.say))
    cells = (_cell(now, one, deed) for one in now.state.team)
    return tag(
        "tr",
        tag(
            "th",
            icon(f"um-d-{word(deed)}"),
            tag("span", text(name)),
            scope="row",
            data_tell=f"place {word(deed)}",
        ),
        *cells,
    )


def _cell(now: Touch, one: Character, deed: Deed) -> str:
    used, places_ = now.state.used[one][deed], SHEETS[one][deed]
    said = now.say(_USED, used=used, places=places_)
    tell = f"deed {word(one)} {word(deed)}"
    return tag("td", boxes(used, places_), _hidden(said), data_tell=tell)


def _powers(now: Touch) -> Iterator[str]:
    state, say = now.state, now.say
    for one in state.team:
        card = state.powers[one]
        if card != NONE:
            title = tag("strong", text(power_title(card, say)))
            words = tag("span", title, " ", text(power_text(card, state.characters, say)))
            name = _hidden(character_name(one))
            yield tag("p", piece_icon(one), name, words, data_tell=f"held {word(one)}")
