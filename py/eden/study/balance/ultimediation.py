"""What is measured of Ultimédiation."""

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
from eden.study.facts.ultimediation import ANSWERS, BLOWS, CAMP_NAMES, CARDS, EFFECTS, POWER_NAMES
from eden.study.sample import (
    Measure,
    apart,
    at,
    gap,
    highest,
    lowest,
    mean,
    ratio,
    seen,
    share,
    share_of,
)

_NUMBER: Final = Unit.NUMBER
_SLUG: Final = "ultimediation"


def _line(name: str, head: str, characters: int, difficulty: str, **more: str) -> Line:
    options = {"characters": str(characters), "difficulty": difficulty}
    if "variants" in more:
        options["variants"] = more["variants"]
    return Line(name, head, _SLUG, options=options, bots=more.get("bots", "shepherd"))


LINES: Final = (
    _line("um-4-initiate", N_("4 characters, Initiate"), 4, "initiate"),
    _line("um-4-advanced", N_("4 characters, Advanced"), 4, "advanced"),
    _line("um-4-expert", N_("4 characters, Expert"), 4, "expert"),
    _line("um-7-advanced", N_("7 characters, Advanced"), 7, "advanced"),
    _line("um-7-expert", N_("7 characters, Expert"), 7, "expert"),
    _line("um-4-pyramids", N_("4, Advanced, pyramids"), 4, "advanced", variants="pyramids"),
    _line("um-7-pyramids", N_("7, Advanced, pyramids"), 7, "advanced", variants="pyramids"),
    _line("um-round", N_("4, Advanced, round Earth"), 4, "advanced", variants="round"),
    _line("um-ram", N_("4, Advanced, Ram"), 4, "advanced", bots="ram"),
    _line("um-lamb", N_("4, Advanced, Lamb"), 4, "advanced", bots="lamb"),
)
_PLAIN: Final = tuple(line.name for line in LINES[:5])
_PYRAMIDS: Final = ("um-4-pyramids", "um-7-pyramids")

# -- figures ------------------------------------------------------------------------------------


def _defeat(kind: str) -> Measure:
    return ratio(at("defeat", kind), "lost")


def _power(name: str) -> Measure:
    return ratio(at("used", name), at("dealt", name))


def _harm(camp: str) -> Measure:
    """People who are lost by the effects of a camp, for each of its cards that is revealed."""
    return ratio(at("lost by", camp), at("revealed", camp))


def _answer(camp: str, kind: str) -> Measure:
    """How many of a camp's cards that are revealed are of a kind."""
    return ratio(at(f"revealed {camp}", kind), at("revealed", camp))


def _happens(camp: str, kind: str) -> Measure:
    """How many of those do what they say: nobody cancels them, and Diamandis is elsewhere."""
    return ratio(at(f"happened {camp}", kind), at(f"revealed {camp}", kind))


def _end(end: str) -> Measure:
    group = {"needs": "victory", "pyramids": "victory", "row": "defeat", "cubes": "defeat"}
    return share(at(group.get(end, "met by"), end))


_EAST, _WEST = CAMP_NAMES

# -- bars ---------------------------------------------------------------------------------------

_WINS: Final = N_("Wins")
_SEVEN: Final = N_(
    "Seven meet two attacks a turn from the second turn on. Tables with more attacks in the "
    "later turns had 7 percent as well, with three in the third turn 12."
)
_LEARNED: Final = N_(
    "The cards were settled with players who won 69 games of 100 with seven characters and "
    "Advanced, 41 with Expert, and 15 with four and Expert. With weights learned again for the "
    "settled cards they win more: with four and Expert as often as is wanted, with seven more "
    "often. Harder cards for seven would be other rules, and those of now stay as they are."
)
_FEW: Final = N_(
    "A few games of each hundred, and another card whenever players had learned anew: nothing "
    "was changed for so few."
)
_HEMMED: Final = N_(
    "Before the first turn nobody can act: who is hemmed in by attacks is lost. No card of "
    "ours is in play by then; it depends on where people flee. Counted up to the first "
    "action, so with the attack of the first turn, people are lost in 2 percent of the "
    "set-ups even with the best flights in hindsight, and in 23 percent with flights at random."
)
_ROWS: Final = N_(
    "People are lost, or the turns run out, before rows fill up. Sieges of three to five "
    "cards never covered one, the seven and eight of now sometimes do; sieges of nine "
    "covered more, some in the first turn. More attacks a turn lost people, not rows."
)
_EARLY: Final = N_(
    "Power cards come with the seventh turn, or the fourth loading, and needs are found by "
    "chance: where one in each camp must be found in 70 of 100 games within nine turns, "
    "more than half of the games are over by then. Five needs a camp instead of six made it "
    "58 percent instead of 40 for four and Advanced."
)
_LONGER: Final = N_(
    "The last pyramid comes with the seventh loading. The ship takes three, and each further one "
    "waits for a need: four needs come first, and shared by both camps these are peace already. "
    "So this way is always the longer one; a simple script that went it won one game of 39 with "
    "seven characters."
)
BARS: Final = (
    *on(("um-4-initiate",), Bar(_WINS, share("won"), within(0.70, 0.90, badly=(0.5, 0.98)))),
    *on(
        ("um-4-advanced", "um-7-advanced"),
        Bar(_WINS, share("won"), within(0.45, 0.70, badly=(0.25, 0.9)), why=_LEARNED),
    ),
    *on(
        ("um-4-expert", "um-7-expert"),
        Bar(_WINS, share("won"), within(0.20, 0.45, badly=(0.05, 0.7)), why=_LEARNED),
    ),
    *on(
        _PLAIN,
        Bar(
            N_("Defeats before turn E"),
            share("early"),
            at_most(0.05, badly=0.2),
            why=_SEVEN,
        ),
        Bar(
            N_("The rarer kind of defeat, of all defeats"),
            lowest({kind: _defeat(kind) for kind in ("row", "cubes")}),
            at_least(0.15, badly=0.01),
            items="end",
            why=_ROWS,
        ),
        Bar(
            N_("Games with power cards"),
            share("with powers"),
            at_least(0.8, badly=0.3),
            why=_EARLY,
        ),
        Bar(
            N_("Power cards of the least used sort that were used"),
            lowest({name: _power(name) for name in POWER_NAMES}),
            at_least(1 / 3, badly=0.1),
            items="power",
        ),
        Bar(
            N_("How far the effects of East and West are mixed differently, from 0 to 1"),
            apart("revealed east", "revealed west", EFFECTS),
            at_least(0.2, badly=0.02),
            _NUMBER,
            "answer",
            anybody=True,
        ),
        Bar(
            N_("How far East and West differ in people lost for a card"),
            gap(_harm(_EAST), _harm(_WEST)),
            at_most(0.05, badly=0.3),
            _NUMBER,
            anybody=True,
        ),
        Bar(
            N_("Games that the most decisive card decides"),
            highest({card: share(at("decided", card)) for card in CARDS}),
            at_most(0.05, badly=0.15),
            items="card",
            why=_FEW,
        ),
        Bar(
            N_("Games that lose people in set-up"),
            share("hurt set-up"),
            at_most(0.05, badly=0.3),
            anybody=True,
            why=_HEMMED,
        ),
    ),
    *on(
        _PYRAMIDS,
        Bar(
            N_("Victories by pyramids, of all victories"),
            ratio("victory:pyramids", "won"),
            at_least(0.1, badly=0.005),
            why=_LONGER,
        ),
    ),
)

# -- what else is shown -------------------------------------------------------------------------


def _cards(title: str, line: str) -> Table:
    """The answers of both camps, and how many of their effects happen."""
    return Table(
        title,
        "answer",
        ANSWERS,
        (
            Column(N_("East"), line, partial(_answer, _EAST)),
            Column(N_("West"), line, partial(_answer, _WEST)),
            Column(N_("East, it happens"), line, partial(_happens, _EAST)),
            Column(N_("West, it happens"), line, partial(_happens, _WEST)),
        ),
    )


def _powers(title: str, line: str) -> Table:
    columns = (
        Column(N_("games that deal it"), line, lambda name: seen(at("dealt", name))),
        Column(N_("used, of all dealt"), line, _power),
        Column(N_("won, where dealt"), line, lambda name: share_of("won", at("dealt", name))),
    )
    return Table(title, "power", POWER_NAMES, columns)


TABLES: Final = (
    Table(
        N_("Wins and length by difficulty, variant and level"),
        "line",
        tuple(line.name for line in LINES),
        (
            Column(N_("won"), "", lambda line: share("won")),
            Column(N_("turns, mean"), "", lambda line: mean("last turn"), _NUMBER),
            Column(N_("people lost, mean"), "", lambda line: mean("people lost"), _NUMBER),
            Column(
                N_("cubes left a turn"),
                "",
                lambda line: ratio("cubes left", "turns ended"),
                _NUMBER,
            ),
            Column(N_("with power cards"), "", lambda line: share("with powers")),
            Column(N_("loads, mean"), "", lambda line: mean("loads"), _NUMBER),
        ),
    ),
    Table(
        N_("How games end"),
        "end",
        ("needs", "pyramids", "row", "cubes", "turn", "people"),
        tuple(Column(line.head, line.name, _end) for line in LINES[:8]),
    ),
    _powers(N_("Power cards, 4 characters, Advanced"), "um-4-advanced"),
    _powers(N_("Power cards, 7 characters, Advanced"), "um-7-advanced"),
    _cards(N_("Answers of the camps, 4 characters, Advanced"), "um-4-advanced"),
    _cards(N_("Answers of the camps, 7 characters, Advanced"), "um-7-advanced"),
    Table(
        N_("Games that a card decides"),
        "card",
        CARDS,
        tuple(
            Column(line.head, line.name, lambda card: share(at("decided", card)))
            for line in LINES[1:5]
        ),
    ),
    Table(
        N_("Disasters"),
        "disaster",
        BLOWS,
        tuple(
            Column(line.head, line.name, lambda blow: ratio(at("disaster", blow), "disasters"))
            for line in LINES[5:7]
        ),
    ),
)
SPREADS: Final = (Spread(N_("Last turn"), "last turn", _PLAIN, last=9),)
BALANCE: Final = Balance(_SLUG, LINES, BARS, TABLES, SPREADS)
