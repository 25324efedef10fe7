"""What lies beside the galaxy: the deck, the supply, the die, and what is drawn to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, capital, named
from eden.kit.svg import classes, icon, tag, text, use

from ..acts import End, Pass, Pick, Take, Under
from ..data import SABOTAGE, Path
from ..events import Rolled
from ..rules.board import deck_size
from ..state import Phase, State
from ..words.labels import label
from ..words.names import path_name, tile_name
from .changes import badge, change, with_change
from .players import card
from .tiles import tile_picture
from .touch import Touch

_BANK: Final = N_("Supply")
_DECK: Final = N_("Tiles in the deck: {count}")
_SUPPLY: Final = N_("Clovers in the supply: {count}")
_TOKENS: Final = N_("Sabotage tokens in the supply: {count}")
_DIE: Final = N_("The die")
_DIE_SHOWS: Final = N_("The die shows {path}")
_DRAWN: Final = N_("What is drawn")
_PASS: Final = N_("Pass")
_END: Final = N_("End turn")


def bank(now: Touch) -> str:
    """The block of the table with the supplies and the two ways to end a turn."""
    say = now.say
    return tag(
        "div",
        _pile(now, "deck", icon("ed-deck", box="0 0 48 48"), deck_size, say(_DECK)),
        _pile(now, "supply", icon("ed-clover"), lambda state: state.supply, say(_SUPPLY)),
        _pile(now, "tokens", icon("ed-sabotage"), _tokens_left, say(_TOKENS)),
        _die(now),
        "" if now.over else _doing(now),
        class_="bank",
        role="group",
        aria_label=say(_BANK),
    )


def _doing(now: Touch) -> str:
    """The two ways to end a turn without the galaxy."""
    buttons = _button(now, Pass(), now.say(_PASS)), _button(now, End(), now.say(_END))
    return tag("div", *buttons, class_="doing")


def _tokens_left(state: State) -> int:
    return SABOTAGE - len(state.sabotaged)


def _pile(now: Touch, name: str, shown: str, counts: Callable[[State], int], words: str) -> str:
    count, by = counts(now.state), change(now, counts)
    said = with_change(words.format(count=count), by, now.say)
    number = tag("b", text(count)) + badge(by)
    return tag("span", shown, number, class_="pile", role="img", aria_label=said, data_tell=name)


def _button(now: Touch, act: Act, word: str) -> str:
    name = str(act)
    said = label(now.state, act, now.say)
    sign = icon("ed-clover") if isinstance(act, Pass) else icon("ui-check")
    # Loud is only what is left when nothing else can be done.
    loud = list(now.options) == [name]
    attributes = now.on(name, said, "do", name, classes(loud=loud), tell=f"choice {name}")
    # What is read on the button is part of what it is called.
    attributes["aria_label"] = said if word in said else named(word, said, now.say)
    return tag("div", sign, tag("span", text(word)), id=f"do-{name}", **attributes)


def _die(now: Touch) -> str:
    """The die shows what was rolled last, while that is news."""
    rolled = [event for event in now.news if isinstance(event, Rolled)]
    if not rolled and now.state.phase not in (Phase.HOLE, Phase.DIE):
        return ""
    face: Path | None = rolled[-1].path if rolled else None
    said = now.say(_DIE)
    sign = ""
    if face is not None:
        said = now.say(_DIE_SHOWS, path=path_name(face, now.say))
        sign = use(f"ed-{face.name.lower()}", x=7, y=6, width=18, height=18)
    move = now.state.move
    falls = f"{now.state.turns}-{len(rolled)}-{move.falls if move else 0}"
    name = f"die-{falls}-{'blank' if face is None else face.name.lower()}"
    return tag(
        "svg",
        use("ed-die"),
        sign,
        id=name,
        class_=classes("die", rolled=face is not None),
        viewBox="0 0 32 32",
        role="img",
        aria_label=said,
        data_tell="die",
    )


# -- drawn --------------------------------------------------------------------------------------


def tray(now: Touch) -> str:
    """Tiles or artefacts among which is chosen; '' when there are none."""
    state = now.state
    shown: list[str] = []
    if state.phase == Phase.TAKE:
        takes = [act for act in now.options.values() if isinstance(act, Take)]
        shown = [card(now, act.artefact, str(act)) for act in takes]
    elif state.drawn:
        shown = [_drawn(now, tile) for tile in state.drawn]
    if not shown:
        return ""
    kind = "tiles" if state.drawn else "finds"
    said = now.say(_DRAWN)
    return tag("div", *shown, class_=f"tray {kind}", role="group", aria_label=said)


def _drawn(now: Touch, tile: int) -> str:
    act = {Phase.LAY: str(Pick(tile)), Phase.UNDER: str(Under(tile))}.get(now.state.phase, "")
    words = capital(tile_name(tile, now.say))
    attributes = now.on(act, words, "drawn", tell=f"tile {tile}")
    return tag("div", tile_picture(tile), id=f"drawn-{tile}", **attributes)
