"""Boards drawn as text: how a test draws the table, and how it reads one that the rules drew.

A board is three lines of three words: kinds of terrain around NOA, `-` behind one that is
ravaged, `x` behind one that is destroyed. Pieces are named with their place and what is special:

    eden(board, yellow="w fauna swamp", fauna="w shield", dice="5 3 3 1")

- A horde: `"w"`, `"w fauna swamp"` (its open objective), `"w fauna swamp then flora waters"` (and
  the backs of the cards below), `"w fauna swamp last"` (the two others are won), `"w beaten"` (all
  three won, mode Ravage). A horde that is not named is beaten and out of the game, its three cards
  won; where none is named, black stands on `sw`.
- An ally: `"e"`, `"e shield"`, `"e traps red"`, `"noa 3"` (back in round 3). An ally that is not
  named stays with Noa for the whole test.
- Dice: `5` in hand, `5:dawn` on a card, `5:x` or `x` given up, `?` to be rolled, `~`
  to be rolled again.
- Won cards: `"fauna swamp, flora cascade"`; where they are not named, all that no horde has.
- Bonus rerolls of won cards are used up, except for as many as `bonuses` says.
"""

from __future__ import annotations

from typing import Final

from eden.games.spirit.data import (
    ALLIES,
    HORDES,
    OBJECTIVES,
    RING,
    ROWS,
    Card,
    Condition,
    Effect,
    Kind,
    Piece,
    Place,
    Terrain,
    word,
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
_SQUARES: Final = [place for row in ROWS for place in row]
_CONDITIONS: Final = {"-": RAVAGED, "x": DESTROYED}
_NEVER: Final = 99_999


def read(text: str) -> State:
    """The state that the rules drew."""
    lines = text.splitlines()
    named = [line.split(maxsplit=1) for line in lines[len(ROWS) :]]
    things = {"in_round" if name == "round" else name: said for name, said in named}
    return eden("\n".join(lines[: len(ROWS)]), **{"won": "", **things})


def eden(
    board: str = PICTURE,
    *,
    phase: str = "dice",
    in_round: int | str = 1,
    modes: str = "",
    dice: str = "1 2 3 4",
    bonuses: int | str = 0,
    closed: str = "",
    noa: str = "",
    won: str | None = None,
    effect: str = "",
    acted: str = "",
    asking: str = "",
    **pieces: str,
) -> State:
    """The state that is drawn; `GAME.check` holds for it."""
    if not any(word(horde) in pieces for horde in HORDES):
        pieces["black"] = "sw"
    terrains, conditions = _board(board)
    waiting, shown, left = _piles(pieces)
    cards = left if won is None else _cards(won)
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
        won=cards,
        dice=faces,
        spots=spots,
        rolled="?" not in dice,
        bonuses_used=sum(OBJECTIVES[card].bonus for card in cards) - int(bonuses),
        noa_used=noa == "used",
        closed=Card[closed.upper()] if closed else NOTHING,
        effect=effect_named(effect) if effect else None,
        acted=frozenset(Piece[horde.upper()] for horde in acted.split()),
        asking=Piece[asking.upper()] if asking else NOTHING,
    )
    assert state.bonuses_used >= 0, "no card with that many bonuses is won"
    GAME.check(state)
    return state


def _board(board: str) -> tuple[tuple[Terrain, ...], tuple[Condition, ...]]:
    words = dict(zip(_SQUARES, board.replace("/", " ").split(), strict=True))
    ring = [words[place] for place in RING]
    kinds = tuple(Terrain[land.rstrip("-x").upper()] for land in ring if land != ".")
    return kinds, tuple(_CONDITIONS.get(land[-1], HEALTHY) for land in ring)


def _words(pieces: dict[str, str], piece: Piece) -> list[str]:
    return pieces.get(word(piece), "").split()


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
    """Named cards first, then cards without bonus; what is left over is won."""
    described = [_words(pieces, horde) for horde in HORDES]
    named = [_named(words[1:3]) for words in described]
    rest = [card for card in range(OBJECTIVE_CARDS) if card not in named]
    rest.sort(key=lambda card: OBJECTIVES[card].bonus)
    waiting, shown = [], []
    for words, card in zip(described, named, strict=True):
        any_card = len(words) == 1 and words != ["out"]
        shown.append(rest.pop(0) if any_card else card)
        below = words[words.index("then") + 1 :] if "then" in words else []
        if any_card or (card != NOTHING and len(words) == 3):
            below = [word(OBJECTIVES[other].ally) for other in rest[:2]]
        waiting.append(tuple(_taken(rest, Piece[ally.upper()]) for ally in below))
    return tuple(waiting), tuple(shown), tuple(rest)


def _named(words: list[str]) -> int:
    is_card = len(words) == 2 and words[0] in map(word, ALLIES)
    return card_number(" ".join(words)) if is_card else NOTHING


def _taken(rest: list[int], ally: Piece) -> Piece:
    """A card with this ally on its back is no longer left over."""
    rest.remove(next(card for card in rest if OBJECTIVES[card].ally == ally))
    return ally


def _cards(names: str) -> tuple[int, ...]:
    return tuple(map(card_number, names.split(", "))) if names else ()


def _dice(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    faces, spots = [], []
    for die in text.split():
        face, _, card = ("1:x" if die == "x" else die).partition(":")
        faces.append(0 if face in "?~" else int(face))
        spots.append(GIVEN_UP if card == "x" else Card[card.upper()] if card else IN_HAND)
    return tuple(faces), tuple(spots)


def card_name(card: int) -> str:
    """An objective card as "fauna swamp"."""
    return f"{word(OBJECTIVES[card].ally)} {word(OBJECTIVES[card].terrain)}"


def card_number(name: str) -> int:
    """The objective card with this name."""
    return [card_name(card) for card in range(OBJECTIVE_CARDS)].index(name.rstrip("*"))


def effect_named(name: str) -> Effect:
    """The effect called "push2"."""
    kind = name.rstrip("123")
    return Effect(Kind[kind.upper()], int(name[len(kind) :] or 1))
