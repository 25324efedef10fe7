"""The table as text: what is drawn can be read again, and holds nobody's secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from edenia.table import FLOCKS, GAME, after, galaxy
from games import random_match

from eden.engine.chance import Luck
from eden.engine.game import NOBODY
from eden.games.edenia.data import Artefact
from eden.games.edenia.rules.board import deck_size, score
from eden.games.edenia.state import State

RACES = [(2, "yes", "no"), (3, "no", "no"), (4, "yes", "no"), (3, "yes", "yes")]


def states(seats: int, law: str, lambs: str) -> Iterator[State]:
    """All states of a race at random."""
    match = random_match(GAME, seats, {"law": (law,), "lambs": (lambs,)}, seed=seats)
    yield match.start
    yield from (step.state for step in match.steps)


def read(text: str) -> tuple[State, dict[str, str]]:
    """The table that a text shows, and what the language of these tests has no words for."""
    board, _, lines = text.partition("\n\n")
    facts = dict(line.split(": ", 1) for line in lines.splitlines())
    beyond = {name: facts.pop(name, "") for name in ("hands", "points", "supply", "deck")}
    beyond["trifolium"] = facts.pop("trifolium", "")
    law, lambs = facts.pop("law", "") != "no", facts.pop("lambs", "") == "yes"
    seats = sum(flock in facts for flock in FLOCKS)
    facts.setdefault("relays", "")
    return galaxy(board, seats=seats, law=law, lambs=lambs, **facts), beyond


# What the language of the tests reaches: all that lies open on the table.
READ = (
    "seats law lambs phase seat cells bottom drawn at rank clovers supply pastures relays flags"
    " guarded played sabotaged trifolium won"
).split()


@pytest.mark.parametrize(("seats", "law", "lambs"), RACES)
def test_what_is_drawn_is_read_as_the_same_table(seats: int, law: str, lambs: str) -> None:
    for state in states(seats, law, lambs):
        again, beyond = read(GAME.board(state))
        for name in READ:
            assert getattr(again, name) == getattr(state, name), name
        assert list(map(len, again.caches)) == list(map(len, state.caches))
        hands = beyond["hands"].split("/") if beyond["hands"] else [""] * seats
        assert [hand.count("?") for hand in hands] == list(map(len, state.hands))
        assert int(beyond["supply"]) == state.supply
        assert int(beyond["deck"]) == deck_size(again)
        names = [token.name.lower() for token in state.trifolium]
        assert beyond["trifolium"].split() == names
        # Read back, nobody has anything face down: all that counts then is open.
        points = [str(score(again, seat)) for seat in range(seats)]
        assert beyond["points"].split() == ([] if state.lambs else points)


def test_nobodys_secret_is_in_it() -> None:
    luck = Luck(3)
    for n, state in enumerate(states(3, "yes", "no")):
        text = GAME.board(state)
        assert text == GAME.board(GAME.imagine(state, NOBODY, luck))
        if n % 9 == 0:
            assert text == GAME.board(GAME.imagine(state, n % 3, luck))
        shown = {one for played in state.played for one in played}
        assert not any(one.name.lower() in text.split() for one in {*Artefact} - shown)


BOARD = """\
EDENIA T1 .    .  .
.      .  .    .  .
.      D5 HOLE .  P1
.      .  .    T4 D1
T5     .  .    P2 ARRIDIS
"""
FACTS = """\
turn: green
phase: leap
green: d5.e.star d4 b3.e.star
red: d5.e.star/1 a5 arridis
pastures: P1 3, P2 1
flags: P2 green
guarded: P2
caches: D1 ? ?, D5 ?
relays: c1.n.star a5.s.star
clovers: 2 2
hands: ? ? / ?
played: scope3 /
won: / blue
points: 12 15
trifolium: white orange violet
supply: 20
deck: 15"""


def test_a_table_in_the_middle_of_a_move() -> None:
    state = galaxy(
        BOARD,
        green="arridis d4 b3.e.star",
        red="d5.e.star a5",
        hands="turbo4 gromout / turbo3",
        played="scope3",
        won="/ blue",
        caches="D5 turbo5",
        flags="P2 green",
        guarded="P2",
        pastures="P2 1",
        relays="c1.n.star a5.s.star",
    )
    assert GAME.board(after(state, "1 leaves w star")) == f"{BOARD}\n{FACTS}"
