"""Boards drawn as text, and the few words with which a test plays on them.

A board is three lines of three words: kinds of terrain around NOA, `-` behind one that is
ravaged, `x` behind one that is destroyed. Pieces are named with their place and what is special:

    eden(board, yellow="w fauna swamp", fauna="w shield", dice="5 3 3 1")

- A horde: `"w"`, `"w fauna swamp"` (its open objective), `"w fauna swamp last"` (the two others
  are won), `"w beaten"` (all three won, mode Ravage). A horde that is not named is beaten and out
  of the game, its three cards won; where none is named, black stands on `sw`.
- An ally: `"e"`, `"e shield"`, `"e traps red"`, `"noa 3"` (back in round 3). An ally that is not
  named stays with Noa for the whole test.
- Dice: `5` in hand, `5:dawn` on a card, `x` given up.
- Bonus rerolls of won cards are used up, except for as many as `bonuses` says.
"""

from __future__ import annotations

from typing import Final

import pytest

from eden.engine.game import Decision, Event, IllegalAction, Outcome, play
from eden.engine.match import Match
from eden.engine.notation import Act
from eden.games.spirit.data import (
    ACTIONS,
    ALLIES,
    FACES,
    HORDES,
    OBJECTIVES,
    Card,
    Condition,
    Effect,
    Kind,
    Piece,
    Place,
    Terrain,
)
from eden.games.spirit.rules.game import Spirit
from eden.games.spirit.state import GIVEN_UP, IN_HAND, NOTHING, Phase, State

GAME: Final = Spirit()
HEALTHY, RAVAGED, DESTROYED = Condition
OBJECTIVE_CARDS: Final = len(OBJECTIVES)

# As far as the rulebook's words tell its picture: yellow stands on a mountain and red on a
# cascade, both on the left, and the flora on the other cascade.
PICTURE: Final = """
    mountain  forest   swamp
    cascade   NOA      cascade
    forest    swamp    mountain
"""
_SQUARES: Final = "nw n ne w noa e sw s se".split()
_CONDITIONS: Final = {"-": RAVAGED, "x": DESTROYED}
_NEVER: Final = 99_999


# -- drawing ------------------------------------------------------------------------------------


def eden(
    board: str = PICTURE,
    *,
    phase: str = "dice",
    in_round: int | str = 1,
    modes: str = "",
    dice: str = "1 2 3 4",
    bonuses: int | str = 0,
    closed: str = "",
    **pieces: str,
) -> State:
    """The state that is drawn; `GAME.check` holds for it."""
    if not any(horde.name.lower() in pieces for horde in HORDES):
        pieces["black"] = "sw"
    terrains, conditions = _board(board)
    waiting, shown, won = _piles(pieces)
    faces, spots = _dice(dice)
    state = State(
        modes=frozenset(modes.split()),
        phase=Phase[phase.upper()],
        round=int(in_round),
        terrains=terrains,
        conditions=conditions,
        at=tuple(_first_place(pieces, piece) for piece in Piece),
        back=tuple(_back(pieces, ally) for ally in ALLIES),
        shields=tuple("shield" in _words(pieces, ally) for ally in ALLIES),
        traps=tuple(_trapped(pieces, ally) for ally in ALLIES),
        waiting=waiting,
        open=shown,
        won=won,
        dice=faces,
        spots=spots,
        bonuses_used=sum(OBJECTIVES[card].bonus for card in won) - int(bonuses),
        closed=Card[closed.upper()] if closed else NOTHING,
    )
    assert state.bonuses_used >= 0, "no card with that many bonuses is won"
    GAME.check(state)
    return state


def _board(board: str) -> tuple[tuple[Terrain, ...], tuple[Condition, ...]]:
    words = dict(zip(_SQUARES, board.replace("/", " ").split(), strict=True))
    ring = [words[place.name.lower()] for place in tuple(Place)[:8]]
    kinds = tuple(Terrain[word.rstrip("-x").upper()] for word in ring)
    return kinds, tuple(_CONDITIONS.get(word[-1], HEALTHY) for word in ring)


def _words(pieces: dict[str, str], piece: Piece) -> list[str]:
    return pieces.get(piece.name.lower(), "").split()


def _first_place(pieces: dict[str, str], piece: Piece) -> Place:
    absent = "noa" if piece in ALLIES else "out"
    return Place[next(iter(_words(pieces, piece)), absent).upper()]


def _back(pieces: dict[str, str], ally: Piece) -> int:
    match _words(pieces, ally):
        case ["noa", number]:
            return int(number)
        case [] | ["noa"]:
            return _NEVER
    return 0


def _trapped(pieces: dict[str, str], ally: Piece) -> int:
    words = _words(pieces, ally)
    return Piece[words[words.index("traps") + 1].upper()] if "traps" in words else NOTHING


def _piles(
    pieces: dict[str, str],
) -> tuple[tuple[tuple[Piece, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """Named objectives first, then cards without bonus; what is left over is won."""
    described = [_words(pieces, horde)[1:] for horde in HORDES]
    named = [card_number(" ".join(words[:2])) for words in described if len(words) > 1]
    rest = [card for card in range(OBJECTIVE_CARDS) if card not in named]
    rest.sort(key=lambda card: OBJECTIVES[card].bonus)
    waiting, shown = [], []
    for horde, words in zip(HORDES, described, strict=True):
        here = horde.name.lower() in pieces and "beaten" not in words
        take = 2 if here and "last" not in words else 0
        shown.append(NOTHING if not here else named.pop(0) if len(words) > 1 else rest.pop(0))
        waiting.append(tuple(OBJECTIVES[rest.pop(0)].ally for _ in range(take)))
    return tuple(waiting), tuple(shown), tuple(rest)


def _dice(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    faces, spots = [], []
    for word in text.split():
        face, _, card = word.partition(":")
        faces.append(1 if word == "x" else int(face))
        spots.append(GIVEN_UP if word == "x" else Card[card.upper()] if card else IN_HAND)
    return tuple(faces), tuple(spots)


# -- playing ------------------------------------------------------------------------------------


def start(*, seed: int = 1, modes: str = "") -> State:
    """The state before the first choice of a real match."""
    match = Match(GAME, seats=1, options={"modes": tuple(modes.split())}, seed=seed)
    return match.state


def after(state: State, *texts: str) -> State:
    """The state when all this has happened; every step goes through the checked door."""
    return after_with_events(state, *texts)[0]


def after_with_events(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state when all this has happened, and what was reported."""
    events: tuple[Event, ...] = ()
    for text in texts:
        state, told = play(GAME, state, text)
        events += told
        GAME.check(state)
    return state, events


def facing(state: State, effect: str) -> State:
    """A die lies on a card for this effect ("move2"), which is to be carried out now."""
    return state._replace(phase=Phase.EFFECT, effect=effect_named(effect))


def do(state: State, effect: str, text: str) -> State:
    """The state when a die was used for this effect, in this way."""
    return after(facing(state, effect), text)


def rolled(state: State, faces: str) -> State:
    """The state when the dice have come to rest."""
    assert asks(state) == "roll"
    for face in faces.split():
        die = next(iter(options(state))).split()[1]
        state = after(state, f"die {die} rolls {face}")
    return state


# -- asking -------------------------------------------------------------------------------------


def pending(state: State) -> Decision[Act]:
    """What must be chosen now; the game is not over."""
    now = GAME.pending(state)
    assert isinstance(now, Decision)
    return now


def asks(state: State) -> str:
    """The key of what is asked now."""
    return pending(state).ask


def options(state: State) -> set[str]:
    """The texts of everything that can be chosen now."""
    return set(map(str, pending(state).options))


def choices(state: State, effect: str) -> set[str]:
    """All the ways in which an effect could be carried out here."""
    return options(facing(state, effect))


def why(state: State, text: str) -> str | None:
    """The rule for which this is refused now."""
    with pytest.raises(IllegalAction) as refused:
        play(GAME, state, text)
    assert refused.value.rule == GAME.forbids(state, GAME.parse(text))
    return refused.value.rule


def why_no(state: State, effect: str, text: str) -> str | None:
    """The rule for which an effect cannot be carried out in this way."""
    return why(facing(state, effect), text)


def ending(state: State) -> str | None:
    """The rule that ended the game."""
    now = GAME.pending(state)
    return now.rule if isinstance(now, Outcome) else None


def terrain(state: State, place: str) -> Condition:
    """How a terrain is."""
    return state.conditions[Place[place.upper()]]


def place(state: State, piece: str) -> str:
    """Where a piece stands."""
    return state.at[Piece[piece.upper()]].name.lower()


def shield(state: State, ally: str) -> bool:
    """Whether an ally's shield is up."""
    return state.shields[Piece[ally.upper()]]


def trap(state: State, ally: str) -> str | None:
    """The horde that an ally lies under."""
    horde = state.traps[Piece[ally.upper()]]
    return None if horde == NOTHING else Piece(horde).name.lower()


def objective(state: State, horde: str) -> str | None:
    """The open objective of a horde, as "fauna swamp"."""
    card = state.open[Piece[horde.upper()] - HORDES[0]]
    return None if card == NOTHING else card_name(card)


def card_name(card: int) -> str:
    """An objective card as "fauna swamp"."""
    return f"{OBJECTIVES[card].ally.name} {OBJECTIVES[card].terrain.name}".lower()


def card_number(name: str) -> int:
    """The objective card with this name."""
    return [card_name(card) for card in range(OBJECTIVE_CARDS)].index(name)


def effect_named(word: str) -> Effect:
    """The effect called "push2"."""
    kind = word.rstrip("123")
    return Effect(Kind[kind.upper()], int(word[len(kind) :] or 1))


def slots(effect: str) -> list[str]:
    """The ways to place a die for this effect, as "5 on dawn"."""
    wanted = effect_named(effect)
    return [
        f"{face} on {card.name.lower()}"
        for card in Card
        for face in FACES
        if ACTIONS[card][face - 1] == wanted
    ]


ALL_EFFECTS: Final = (
    "move",
    "move2",
    "move3",
    "attract",
    "push",
    "push2",
    "protect",
    "heal",
    "trap",
    "shortcut",
    "swap_hordes",
    "swap_allies",
)
