"""What is measured of The Spirit of Eden."""

from __future__ import annotations

from typing import Final

from eden.games.spirit.data import MODES
from eden.kit.say import N_
from eden.study.balance.table import (
    Balance,
    Bar,
    Column,
    Line,
    Spread,
    Table,
    Unit,
    at_least,
    at_most,
    on,
    within,
)
from eden.study.facts.spirit import CELLS, DEEDS, KINDS, dominated
from eden.study.sample import (
    Measure,
    at,
    drop,
    known,
    least,
    lowest,
    mean,
    median,
    quantile,
    ratio,
    share,
    share_of,
    share_without,
)

_NUMBER: Final = Unit.NUMBER
_CLASSIC: Final = "spirit-classic"
_ALL: Final = "spirit-all"
_ALONE: Final = tuple(f"spirit-{mode}" for mode in MODES)

LINES: Final = (
    Line(_CLASSIC, N_("Classic"), "spirit"),
    Line("spirit-celestial", N_("Celestial"), "spirit", options={"modes": "celestial"}),
    Line("spirit-fearless", N_("Fearless"), "spirit", options={"modes": "fearless"}),
    Line("spirit-resurrection", N_("Resurrection"), "spirit", options={"modes": "resurrection"}),
    Line("spirit-ravage", N_("Ravage"), "spirit", options={"modes": "ravage"}),
    Line("spirit-weakness", N_("Weakness"), "spirit", options={"modes": "weakness"}),
    Line(_ALL, N_("all five modes"), "spirit", options={"modes": "+".join(MODES)}),
    Line("spirit-ram", N_("Classic, Ram"), "spirit", bots="ram"),
    Line("spirit-lamb", N_("Classic, Lamb"), "spirit", bots="lamb"),
)

# -- figures ------------------------------------------------------------------------------------


def _part(kind: str) -> Measure:
    return ratio(at("put", kind), "put")


def _of_acts(deed: str) -> Measure:
    return ratio(at("act", deed), "acts")


# -- bars ---------------------------------------------------------------------------------------

# Terrains at random, three hordes on the left: 24 of 56 times two of them begin on one kind.
_RULEBOOK: Final = N_(
    "The rulebook lays the terrains at random and puts the three hordes on the left: in three of "
    "seven games two of them begin on terrains of one kind, which both fall in the second round "
    "if nobody acts. No card of ours can change that; it can only give every player the means to "
    "act in time."
)
_TOO_MUCH: Final = N_(
    "Tables that were easy enough to be won now and then with all modes at once were won in all "
    "games of the Classic mode that we tried, so that a single mode could hardly cost anything."
)
_LIGHT: Final = N_(
    "The strongest player wins 96 of 100 games of the Classic mode, so that a light mode "
    "can hardly cost three. It cost Ram, who wins 61, nine points with Celestial, five with "
    "Fearless and four with Resurrection."
)
_DOMINATED: Final = dominated()

BARS: Final = (
    *on(
        (_CLASSIC,),
        Bar(
            N_("Dice on the least used action"),
            lowest({kind: _part(kind) for kind in KINDS}),
            at_least(0.03, badly=0.005),
            items="action",
        ),
        Bar(
            N_("Cells whose face has the same action, as strong, on another card"),
            known(len(_DOMINATED), _DOMINATED[0] if _DOMINATED else ""),
            at_most(0, badly=len(CELLS) / 2),
            _NUMBER,
            "cell",
            anybody=True,
        ),
        Bar(N_("Rounds, median"), median("rounds"), within(12, 22, badly=(8, 32)), _NUMBER),
        Bar(
            N_("Rounds, 99 of 100 games"),
            quantile("rounds", 0.99),
            at_most(60, badly=100),
            _NUMBER,
            anybody=True,
        ),
    ),
    *on(
        (_CLASSIC, *_ALONE, _ALL),
        Bar(
            N_("Earliest defeat, in round"),
            least("lost in round", "lost"),
            at_least(3, badly=2),
            _NUMBER,
            why=_RULEBOOK,
        ),
    ),
    *on(
        (_CLASSIC, _ALL),
        Bar(
            N_("Set-ups that lose before round 3 if nothing is done"),
            share("doomed"),
            at_most(0, badly=0.2),
            anybody=True,
            why=_RULEBOOK,
        ),
    ),
    *on(
        _ALONE,
        Bar(
            N_("Wins that the mode costs"),
            drop("won", _CLASSIC),
            at_least(0.03, badly=-0.1),
            Unit.POINTS,
            why=_LIGHT,
        ),
    ),
    *on((_ALL,), Bar(N_("Wins"), share("won"), at_least(0.03, badly=0.005), why=_TOO_MUCH)),
)

# -- what else is shown -------------------------------------------------------------------------

TABLES: Final = (
    Table(
        N_("Wins and length by mode and level"),
        "line",
        tuple(line.name for line in LINES),
        (
            Column(N_("won"), "", lambda line: share("won")),
            Column(N_("rounds, median"), "", lambda line: median("rounds"), _NUMBER),
            Column(N_("rounds of a win"), "", lambda line: median("rounds", among="won"), _NUMBER),
            Column(N_("destroyed places"), "", lambda line: mean("destroyed"), _NUMBER),
            Column(N_("objectives won"), "", lambda line: mean("objectives"), _NUMBER),
        ),
    ),
    Table(
        N_("Actions, Classic"),
        "action",
        KINDS,
        (
            Column(N_("of all dice"), _CLASSIC, _part),
            Column(N_("in a game, mean"), _CLASSIC, lambda item: mean(at("put", item)), _NUMBER),
        ),
    ),
    Table(
        N_("Cells of the Action cards, Classic"),
        "cell",
        CELLS,
        (
            Column(N_("of all dice"), _CLASSIC, lambda item: ratio(at("cell", item), "put")),
            Column(
                N_("chosen in rounds that allow it"),
                _CLASSIC,
                lambda item: ratio(at("cell", item), at("could", item)),
            ),
            Column(N_("won with it"), _CLASSIC, lambda item: share_of("won", at("cell", item))),
            Column(
                N_("won without it"), _CLASSIC, lambda item: share_without("won", at("cell", item))
            ),
        ),
    ),
    Table(
        N_("What hordes do, Classic"),
        "deed",
        tuple(DEEDS.values()),
        (Column(N_("of all their acts"), _CLASSIC, _of_acts),),
    ),
    Table(
        N_("Destroyed places at the end, Classic"),
        "number",
        tuple(map(str, range(7))),
        (
            Column(N_("games"), _CLASSIC, lambda item: share(at("ruins", item))),
            Column(N_("won"), _CLASSIC, lambda item: share_of("won", at("ruins", item))),
        ),
    ),
)
SPREADS: Final = (Spread(N_("Rounds"), "rounds", (_CLASSIC, _ALL), step=2, last=60),)
BALANCE: Final = Balance("spirit", LINES, BARS, TABLES, SPREADS)
