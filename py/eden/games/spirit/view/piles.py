"""The piles of objectives, one for each horde, and how far the game is."""

from __future__ import annotations

from collections.abc import Iterator

from eden.kit.say import capital
from eden.kit.svg import block, classes, icon, tag, text, use

from ..acts import Trap
from ..data import HORDES, OBJECTIVES, PILE, Objective, Piece, Place, word
from ..rules import effects
from ..rules.board import objective, trapper, won_of
from ..state import NOTHING, Phase
from ..words.names import objective_name, piece_name
from ..words.prompts import objectives_won
from .changes import badge, before, signed
from .eden import ghost
from .touch import Touch


def piles(now: Touch) -> str:
    """The block of the table with the three piles."""
    shown = (_pile(now, horde) for horde in HORDES)
    return tag("div", *shown, class_="piles", role="group", aria_label=now.say("Objectives"))


def kept(now: Touch) -> str:
    """The block of the table that says how far the game is."""
    state, say = now.state, now.say
    began = say("Round {round}", round=state.round) if state.round else ""
    was = before(now).state
    more = signed(len(state.won) - len(was.won))
    won = " ".join(filter(None, (objectives_won(state, say), more)))
    beads = (tag("i", class_=classes(won=n < len(state.won))) for n in range(len(OBJECTIVES)))
    on_beads = {"role": "img", "aria_label": won, "data_tell": "won"}
    round_ = tag("span", text(began), class_="round", data_tell="round")
    return tag(
        "div",
        round_ if began else tag("span"),
        tag("span", *beads, badge(more), class_="beads", **on_beads),
        class_="kept",
    )


def _pile(now: Touch, horde: Piece) -> str:
    state = now.state
    wanted = objective(state, horde)
    beaten = wanted is None and not state.waiting[horde - HORDES[0]] and state.phase != Phase.SETUP
    nothing = tag("span", icon("ui-check") if beaten else "", class_="objective none")
    drawn = tag(
        "div",
        tag("span", _figure(horde, beaten=beaten), class_="figure"),
        nothing if wanted is None else objective_picture(wanted, horde),
        tag("span", *_stack(now, horde), class_="waiting"),
        badge(_news(now, horde)),
        id=f"pile-{word(horde)}",
        data_tell=f"pile {word(horde)}",
        role="img",
        aria_label=capital(", ".join(_pile_words(now, horde))),
        class_=classes(
            "pile",
            word(horde),
            beaten=beaten,
            trapped=trapper(state, horde) is not None,
            ready=_ready(now, horde),
        ),
    )
    return block(f"pile-{word(horde)}", drawn)


def _figure(horde: Piece, *, beaten: bool) -> str:
    if not beaten:
        return icon(f"se-{word(horde)}", box="0 0 48 48")
    return tag("svg", ghost(horde), class_="icon", viewBox="-24 -24 48 48", aria_hidden="true")


def _news(now: Touch, horde: Piece) -> str:
    """How many more of its objectives are won, or that another one is open."""
    was, state, pile = before(now).state, now.state, horde - HORDES[0]
    more = signed(won_of(state, horde) - won_of(was, horde))
    shown = state.open[pile] not in (NOTHING, was.open[pile])
    return more or (now.say("new") if shown else "")


def _stack(now: Touch, horde: Piece) -> Iterator[str]:
    """A tick for each card that is won, then the backs of those that wait."""
    pile = horde - HORDES[0]
    waiting = now.state.waiting[pile]
    if now.state.phase != Phase.SETUP:
        for _ in range(PILE - len(waiting) - (now.state.open[pile] != NOTHING)):
            yield tag("span", icon("ui-check"), class_="won", data_tell=f"tick {word(horde)}")
    for number, ally in enumerate(waiting):
        yield tag(
            "span",
            icon(f"se-{word(ally)}", box="0 0 48 48"),
            class_="to-come",
            data_tell=f"next {word(horde)} {number}",
        )


def _ready(now: Touch, horde: Piece) -> bool:
    """Whether a trap could be set at once, had you the die for it."""
    wanted = objective(now.state, horde)
    if wanted is None or now.state.at[horde] == Place.OUT or now.state.phase == Phase.SETUP:
        return False
    trap = Trap(wanted.ally, horde)
    return effects.ready(now.state, trap)


def objective_picture(wanted: Objective, horde: Piece | None = None) -> str:
    """An objective card: the ally on the terrain, as it must come about in Eden."""
    kind = word(wanted.terrain)
    bonus = f"bonus {word(horde)}" if horde is not None else None
    return tag(
        "svg",
        use(f"se-{kind}", width=120, height=120),
        use(f"se-i-{kind}", x=4, y=4, width=36, height=36),
        use(f"se-{word(wanted.ally)}", x=34, y=40, width=76, height=76),
        use("se-reroll", x=80, y=4, width=36, height=36, data_tell=bonus) if wanted.bonus else "",
        class_="objective",
        data_tell=f"objective {word(horde)}" if horde is not None else None,
        viewBox="0 0 120 120",
        aria_hidden="true",
    )


def _pile_words(now: Touch, horde: Piece) -> Iterator[str]:
    state, say = now.state, now.say
    wanted = objective(state, horde)
    waiting = state.waiting[horde - HORDES[0]]
    yield from filter(None, (piece_name(horde, say), _news(now, horde)))
    if wanted is not None:
        yield objective_name(horde, wanted.ally, wanted.terrain, say)
        if wanted.bonus:
            yield say("bonus reroll")
    elif not waiting:
        yield say("beaten")
    if waiting:
        allies = ", ".join(piece_name(ally, say) for ally in waiting)
        yield say("next: {allies}", allies=allies)
