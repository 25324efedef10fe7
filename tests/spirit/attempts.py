"""What a sensible person could wrongly try, at the table or by typing."""

from __future__ import annotations

from collections.abc import Iterator

from drawn import acts, table

from eden.engine.chance import Luck
from eden.engine.match import AnyMatch
from eden.games.spirit.data import ALLIES, FACES, HORDES, RING, Card, Kind, Piece, word
from eden.games.spirit.rules.board import objective
from eden.games.spirit.state import Phase, State

ALL_ALLIES = [word(ally) for ally in ALLIES]
ALL_HORDES = [word(horde) for horde in HORDES]
ALL_PIECES = [word(piece) for piece in Piece]
ALL_PLACES = [*map(word, RING), "noa"]
ALL_CARDS = [word(card) for card in Card]


def attempts(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """Taps on whatever lies on the table, now and with something picked, then what is typed."""
    state: State = match.state
    yield from _taps(match, luck)
    yield from _dice(state, luck)
    yield from _deeds(state, luck)
    yield from _hordes(state)
    yield from _rounds(state, luck)


def _taps(match: AnyMatch, luck: Luck) -> Iterator[str]:
    """All that can be tapped, with nothing picked and with the first words of some options."""
    firsts = sorted({str(option).split()[0] for option in match.now.options})  # type: ignore[union-attr]
    for pick in ("", luck.pick(firsts)):
        yield from sorted(acts(table("spirit", match.state, pick)))


def _dice(state: State, luck: Luck) -> Iterator[str]:
    """Any face on any card, a die for itself, powers that are spent."""
    shown = [face for face in state.dice if face] or list(FACES)
    for face in (*shown, luck.pick(FACES)):
        yield from (f"{face} on {card}" for card in ALL_CARDS)
        yield f"{face} again for {luck.pick(shown)}"
        yield f"{face} again for {face}"
        yield f"{face} again free"
        yield f"{face} becomes {luck.pick(FACES)}"
    if state.phase != Phase.DICE:
        yield "end"


def _deeds(state: State, luck: Luck) -> Iterator[str]:
    """What allies could do: the action under way in other ways, and others without a die."""
    ally, place = luck.pick(ALL_ALLIES), luck.pick(ALL_PLACES)
    under_way = state.effect.kind if state.effect is not None else None
    if under_way in (Kind.MOVE, Kind.SHORTCUT, None):
        yield from (f"{one} to {luck.pick(ALL_PLACES)}" for one in ALL_ALLIES)
    if under_way in (Kind.ATTRACT, None):
        yield from (f"{ally} attracts {one}" for one in ALL_PIECES)
    if under_way in (Kind.PUSH, None):
        yield from (f"{ally} pushes {one} {place}" for one in ALL_PIECES)
    if under_way == Kind.PUSH:
        yield from (f"{ally} pushes {one}" for one in ALL_PIECES if one != ally)
    if under_way in (Kind.TRAP, None):
        yield from _traps(state, luck)
    if under_way in (Kind.SWAP_ALLIES, Kind.SWAP_HORDES, None):
        # From the other side a swap is the same, and may well be allowed.
        for sort in (ALLIES, HORDES):
            one, other = sorted((luck.pick(sort), luck.pick(sort)))
            yield f"{word(one)} swaps {word(other)}"
    yield from (f"{one} {verb}" for one in ALL_ALLIES for verb in ("protects", "heals"))


def _traps(state: State, luck: Luck) -> Iterator[str]:
    """A trap as an objective asks for it, though not all is in place, and one by another ally."""
    for horde in HORDES:
        wanted = objective(state, horde)
        if wanted is not None:
            yield f"{word(wanted.ally)} traps {word(horde)}"
        yield f"{luck.pick(ALL_ALLIES)} traps {word(horde)}"


def _hordes(state: State) -> Iterator[str]:
    """A horde out of turn, or one that has acted; an ally that no horde meets."""
    yield from (f"{horde} acts" for horde in ALL_HORDES)
    if state.phase in (Phase.HORDES, Phase.SEND, Phase.SHIELD):
        yield from (f"send {ally}" for ally in ALL_ALLIES)
        yield from (f"lower {ally}" for ally in ALL_ALLIES)


def _rounds(state: State, luck: Luck) -> Iterator[str]:
    """An ally brought back too early or to a wrong place, a card or a terrain taken out of time."""
    for ally in ALLIES:
        if state.back[ally] or state.phase == Phase.ROUND:
            yield f"{word(ally)} returns {luck.pick(ALL_PLACES)}"
    if "weakness" in state.modes:
        yield f"close {luck.pick(ALL_CARDS)}"
    if "resurrection" in state.modes and state.round <= 1:
        yield f"ravage {luck.pick(ALL_PLACES)}"
