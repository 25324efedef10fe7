"""What is measured of Edenia."""

from __future__ import annotations

from functools import partial
from typing import Final

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
from eden.study.facts.edenia import ARTEFACTS, KINDS, TILE_NUMBERS
from eden.study.sample import (
    Measure,
    at,
    highest,
    lowest,
    mean,
    median,
    nothing,
    off,
    quantile,
    ratio,
    share,
    share_known,
    share_of,
)

_NUMBER: Final = Unit.NUMBER
_LAW: Final = {"law": "yes"}
_SEATS: Final = {2: "edenia-2", 3: "edenia-3", 4: "edenia-4"}

LINES: Final = (
    Line("edenia-2", N_("2 seats"), "edenia", 2, _LAW),
    Line("edenia-3", N_("3 seats"), "edenia", 3, _LAW),
    Line("edenia-4", N_("4 seats"), "edenia", 4, _LAW),
    Line("edenia-lawless", N_("2 seats, without the Law"), "edenia", 2, {"law": "no"}),
    Line("edenia-lambs", N_("2 seats, lambs’ game"), "edenia", 2, {"law": "no", "lambs": "yes"}),
    Line("edenia-ram", N_("Shepherd against Ram"), "edenia", 2, _LAW, "shepherd,ram", swap=True),
    Line("edenia-lamb", N_("Ram against Lamb"), "edenia", 2, _LAW, "ram,lamb", swap=True),
)

# -- figures ------------------------------------------------------------------------------------


def _taken(kind: str) -> Measure:
    return share(at("had", kind))


def _used(kind: str) -> Measure:
    return share_of(at("used", kind), at("had", kind))


def _wins(kind: str) -> Measure:
    return ratio(at("holders won", kind), at("holders", kind))


def _fair(seats: int) -> Measure:
    """How far the unfairest place in the order of play is from its share."""
    places = map(str, range(1, seats + 1))
    return off({place: share(at("order", place)) for place in places}, 1 / seats)


def _place(seats: int, place: str) -> Measure:
    """The wins of a place in the order of play; there are only so many."""
    return share(at("order", place)) if int(place) <= seats else nothing


def _a_tile(what: str, tile: str) -> Measure:
    return ratio(at(what, tile), at("laid", tile))


# -- bars ---------------------------------------------------------------------------------------

_FOLLOWED: Final = N_(
    "At two seats, once somebody has found a way to Edenia, the other follows it; and who lays "
    "a tile opens the way for both. With planets on one path type hardly more are laid at two "
    "seats, but four more at four. "
    "Sixty other tables (bends, five planets, other starting tiles and values) were played "
    "by Ram: up to 13; earlier ones reached 14, but then games of more than fifty turns."
)
_FLAGS: Final = N_(
    "There are four planets, so at most four flags of a game find a free one, and a rival’s "
    "flag is worth twice as much: seven points more and seven less. With planets on two or "
    "three path types it was 74 to 84 percent, with one type it is less by ten to twenty points; "
    "tables in which it was below a half at four seats were not found."
)
_FOUGHT_OVER: Final = N_(
    "What is left are planets at the rim whose own path ends there: a relay station sends "
    "the sheep back, as the rulebook wants. While planets joined two or three path types, "
    "tunnels did so, too, and it was 16 percent."
)
_TELEPORTS: Final = N_(
    "With planets on one path type it is half as much again as before. With four arms for "
    "every teleporter, and with teleporters as starting tiles, Ram made 0.3 to 0.5 more of "
    "them, but the latter left hardly any artefact to be taken."
)
_TWO: Final = N_(
    "The rulebook leaves so many Trifolium that two flocks have two sheep each at home when the "
    "last one goes, and three nearly two; by then the third sheep or 42 points are mostly "
    "nearer. Ram wins 15 to 20 percent so at two seats; other values of the Trifolium changed "
    "nothing."
)
_LATE: Final = N_(
    "Who lays a tile opens the way for who follows, so two flocks wait for each other: in the "
    "longest third of the games neither lays one for thirteen turns, and two of five turns are "
    "passes, until no clover is left. Players who pass only with fewer than four or six clovers "
    "won as often (62 of 126 games) and passed a third less, but they took more flags from each "
    "other, and their longest games were hardly shorter."
)
_FOLLOWERS: Final = N_(
    "The third and the fourth player begin with a clover more, as the rulebook wants, and "
    "follow the ways that others have opened. Three Rams won 33, 23 and 43 percent by their "
    "order (900 games), four 26, 21, 28 and 24 (400). Fifteen other sets of starting tiles "
    "and five tables of planets were played by Rams, 200 to 900 games each: one bend on one "
    "tile moved a place by nine points, and what was equal for three was mostly not for "
    "four. Planets whose other paths all run straight were (32, 32, 35; 25, 25, 27, 23), but "
    "then two tiles are alike; with one bend on one of them it is 41, 28, 31."
)
_UNFAIR: Final = N_("How far a place in the order of play is from its fair share of wins")
_ARTEFACTS: Final = N_("Artefacts taken in a game, median")


def _of_seats(seats: int, taken: int, badly: int) -> tuple[Bar, ...]:
    """What depends on their number."""
    return on(
        (_SEATS[seats],),
        Bar(
            _UNFAIR,
            _fair(seats),
            at_most(0.04, badly=0.12),
            Unit.POINTS,
            "place",
            anybody=True,
            why=_FOLLOWERS,
        ),
        Bar(_ARTEFACTS, median("taken"), at_least(taken, badly=badly), _NUMBER),
    )


BARS: Final = (
    *_of_seats(2, taken=5, badly=2),
    *_of_seats(3, taken=6, badly=2),
    *_of_seats(4, taken=8, badly=3),
    *on(
        _SEATS.values(),
        Bar(N_("Won by the Race"), share("victory:race"), at_least(0.20, badly=0.08)),
        Bar(
            N_("Won by Prestige"),
            share("victory:prestige"),
            at_least(0.20, badly=0.05),
            why=_TWO,
        ),
        Bar(N_("Won by the Law of the universe"), share("victory:law"), at_least(0.05, badly=0.01)),
        Bar(
            N_("Turns of a player, median"), median("turns"), within(10, 22, badly=(6, 32)), _NUMBER
        ),
        Bar(
            N_("Turns of a player, 99 of 100 games"),
            quantile("turns", 0.99),
            at_most(40, badly=70),
            _NUMBER,
            anybody=True,
            why=_LATE,
        ),
        Bar(
            N_("Tiles laid in a game, median"),
            median("tiles"),
            at_least(14, badly=9),
            _NUMBER,
            anybody=True,
            why=_FOLLOWED,
        ),
        Bar(
            N_("Games in which the least used artefact was used, of those in which it was taken"),
            lowest({kind: _used(kind) for kind in KINDS}),
            at_least(1 / 3, badly=0.1),
            items="artefact kind",
        ),
        Bar(
            N_("Wins of who has the artefact that wins most"),
            highest({kind: _wins(kind) for kind in KINDS}),
            at_most(0.6, badly=0.8),
            items="artefact kind",
        ),
        Bar(
            N_("Flags that replace another"),
            ratio("flags replacing", "flags"),
            at_most(0.5, badly=0.75),
            anybody=True,
            why=_FLAGS,
        ),
        Bar(
            N_("Moves that end on the planet where they began"),
            ratio("moves back", "moves"),
            at_most(0.03, badly=0.08),
            anybody=True,
            why=_FOUGHT_OVER,
        ),
        Bar(
            N_("Teleports in a game, mean"),
            mean("teleports"),
            at_least(3, badly=0.5),
            _NUMBER,
            why=_TELEPORTS,
        ),
    ),
)

# -- what else is shown -------------------------------------------------------------------------


def _artefacts(title: str, line: str) -> Table:
    columns = (
        Column(N_("taken"), line, _taken),
        Column(N_("used, where taken"), line, _used),
        Column(N_("wins for who has it"), line, _wins),
    )
    return Table(title, "artefact kind", KINDS, columns)


TABLES: Final = (
    Table(
        N_("How games are won"),
        "victory",
        ("race", "prestige", "law"),
        tuple(
            Column(line.head, line.name, lambda item: share(at("victory", item)))
            for line in LINES[:5]
        ),
    ),
    Table(
        N_("Wins by place in the order of play"),
        "place",
        tuple(map(str, range(1, 5))),
        tuple(Column(line.head, line.name, partial(_place, line.seats)) for line in LINES[:3]),
    ),
    Table(
        N_("Wins by level"),
        "level",
        ("shepherd", "ram", "lamb"),
        tuple(
            Column(line.head, line.name, lambda item: share_known(at("bot", item)))
            for line in LINES[5:]
        ),
    ),
    _artefacts(N_("Kinds of artefacts, 2 seats"), "edenia-2"),
    _artefacts(N_("Kinds of artefacts, 4 seats"), "edenia-4"),
    Table(
        N_("Every artefact, 4 seats"),
        "artefact",
        ARTEFACTS,
        (
            Column(N_("taken"), "edenia-4", lambda item: share(at("one taken", item))),
            Column(N_("used"), "edenia-4", lambda item: share(at("one played", item))),
        ),
    ),
    Table(
        N_("Every tile, 4 seats"),
        "tile",
        TILE_NUMBERS,
        (
            Column(N_("laid"), "edenia-4", lambda item: share(at("laid", item))),
            Column(N_("moves over it, where laid"), "edenia-4", partial(_a_tile, "runs"), _NUMBER),
            Column(N_("stops on it, where laid"), "edenia-4", partial(_a_tile, "stops"), _NUMBER),
        ),
    ),
    Table(
        N_("What happens in a game, mean"),
        "happening",
        tuple("tiles taken played flags teleports tunnels relays falls leaps passes".split()),
        tuple(Column(line.head, line.name, mean, _NUMBER) for line in LINES[:3]),
    ),
)
SPREADS: Final = (
    Spread(N_("Turns of a player"), "turns", tuple(_SEATS.values()), step=2, last=40),
    Spread(N_("Tiles laid"), "tiles", tuple(_SEATS.values()), last=22),
)
BALANCE: Final = Balance("edenia", LINES, BARS, TABLES, SPREADS)
