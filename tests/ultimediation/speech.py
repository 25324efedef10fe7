"""What is spoken about: games, and a table in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from speech import an

from eden.engine.chance import Luck
from eden.engine.game import Decision, Event, Options
from eden.engine.notation import Act
from eden.engine.options import settle
from eden.games.ultimediation.acts import Load, Mediate, Remote, Use
from eden.games.ultimediation.data import Character, Deed, Pile, Square, Why
from eden.games.ultimediation.rules.game import Ultimediation
from eden.games.ultimediation.state import NONE, Phase, State, Thing

GAME = Ultimediation()

OPTIONS: tuple[Options, ...] = (
    {"characters": ("4",)},
    {"characters": ("4",), "difficulty": ("expert",), "variants": ("round",)},
    {"characters": ("7",), "difficulty": ("advanced",), "variants": ("clock",)},
    {"characters": ("7",), "difficulty": ("expert",), "variants": ("pyramids",)},
    {
        "characters": ("4",),
        "difficulty": ("advanced",),
        "variants": ("round", "pyramids", "clock"),
    },
)


def sq(name: str) -> Square:
    return Square[name.upper()]


# All seven in turn D, with pyramids; Base U on e3, bases on b2 and h4, attacks on c2 and g5.
TABLE = GAME.setup(
    1, {"characters": ("7",), "difficulty": ("expert",), "variants": ("pyramids",)}
)._replace(
    phase=Phase.ACTIONS,
    agenda=(),
    turn=3,
    team=tuple(Character),
    at=tuple(map(sq, "e3 c3 g4 b2 h4 b3 e3".split())),
    attacks=frozenset(map(sq, ("c2", "g5"))),
    bases=(sq("b2"), sq("h4")),
    base_u=sq("e3"),
    destroyed=frozenset({sq("d5")}),
    pyramids=(sq("a1"), sq("f2"), NONE, NONE),
    powers=(0, 5, 9, 13, 16, 19, NONE),
    omen=4,
    tokens=(sq("f4"),),
    found=((0,), (1,)),
    lost=2,
)


def sample(kind: type[Any], **fixed: object) -> Any:
    """Some action or event of this class."""
    values = {
        "square": sq("c4"),
        "origin": sq("b4"),
        "character": Character.VERA,
        "protector": Character.AGAPI,
        "one": Character.ANDROMEDA,
        "other": Character.NIKITAS,
        "team": (Character.ELLI, Character.ILIAS, Character.VERA),
        "pile": Pile.WEST,
        "card": 0,
        "cards": (0, 7, 12),
        "face": 4,
        "turn": 4,
        "number": 3,
        "loads": 2,
        "found": 1,
        "unused": 3,
        "deed": Deed.TD,
        "thing": Thing.PERSON,
        "why": Why.HIT,
    }
    return an(kind, values | fixed)


Step = tuple[State, Decision[Act], tuple[Event, ...], State]


def rigged_game(options: Options, seed: int) -> Iterator[Step]:
    """Every step of a game that sees all its turns: before, what was asked, what happened, after.

    Nobody stays lost, no row stays covered, and everybody stands where there is something to do.
    """
    luck = Luck(seed)
    state = GAME.setup(1, settle(GAME, 1, options))
    while isinstance(now := GAME.pending(state), Decision):
        leading = [act for act in now.options if isinstance(act, Mediate | Load | Use | Remote)]
        eager = bool(leading) and luck.pick((True, True, False))
        after, events = GAME.apply(state, luck.pick(leading if eager else now.options))
        yield state, now, events, after
        state = _spared(after)


def _spared(state: State) -> State:
    """The same table with full Base U, mediators on the bases, few attacks and nobody lost."""
    if state.agenda or state.phase != Phase.ACTIONS:
        return state
    east, west = state.bases
    places = (state.base_u, east, west, east, west, east, west)
    return state._replace(
        lost=0,
        at=tuple(NONE if here == NONE else at for here, at in zip(state.at, places, strict=True)),
        people=(*state.people[: state.base_u], 4, *state.people[state.base_u + 1 :]),
        attacks=frozenset(sorted(state.attacks)[:6]),
    )
