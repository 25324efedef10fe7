"""The few words with which a test plays on a board that it has drawn, and looks at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from playing import Playing
from ultimediation.boards import GAME, chosen, square

from eden.engine.game import Event, Outcome, play
from eden.engine.notation import Act
from eden.engine.options import settle
from eden.games.ultimediation.acts import Draw, Turn
from eden.games.ultimediation.data import SHEETS, Character, Deed, Pile, Square
from eden.games.ultimediation.state import NONE, Job, Phase, State, Task

# -- playing ------------------------------------------------------------------------------------


def _step(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What a text does; `card c3` draws this attack card even if it cannot be next (one that is
    discarded was not, then), and `turn east 4` this card of another pile."""
    action: Act = GAME.parse(text)
    if isinstance(action, Draw | Turn):
        drawable = now(state).options
        kinds = {type(option) for option in drawable}
        assert type(action) in kinds, f"{text} is not drawn now: {ask(state)}"
        if isinstance(action, Draw) and action not in drawable:
            rest = state.discards[Pile.ATTACK] - {action.square}
            discards = (*state.discards[:2], rest, *state.discards[3:])
            state = state._replace(discards=discards)
        return GAME.apply(state, action)
    return play(GAME, state, text)


_playing = Playing(GAME, _step)
after, events = _playing.after, _playing.events
now, ask, options, ended = _playing.now, _playing.ask, _playing.options, _playing.ended
why_not, why = _playing.why_not, _playing.why


def of(state: State, character: str, verb: str = "") -> list[str]:
    """The options of one character, or those with this verb."""
    begin = f"{character} {verb}".strip() + " "
    return [text for text in options(state) if (text + " ").startswith(begin)]


def attacked(state: State, number: int = 1) -> State:
    """The same table with so many attacks to come."""
    return state._replace(phase=Phase.ATTACKS, agenda=(Task(Job.ATTACK, number),))


def settled(state: State) -> State:
    """What follows, each time with the first of the options, until an action is asked for or the
    game is over."""
    for _ in range(60):
        if isinstance(GAME.pending(state), Outcome) or ask(state) == "act":
            return state
        state, _ = GAME.apply(state, now(state).options[0])
        GAME.check(state)
    raise AssertionError(f"no end: {ask(state)}")


# -- looking ------------------------------------------------------------------------------------


def where(state: State, character: str) -> str:
    """The square of a character."""
    return Square(state.at[Character[character.upper()]]).name.lower()


def people(state: State, text: str) -> int:
    """How many people are on a square."""
    return state.people[square(text)]


def energy(state: State, character: str) -> int:
    """The energy of a character."""
    return state.energy[Character[character.upper()]]


def cubes(state: State, character: str) -> int:
    """The cubes that a character has left."""
    return state.cubes[Character[character.upper()]]


def base(state: State, camp: str) -> str:
    """The square of a military base, `east` or `west`."""
    return Square(state.bases[Pile[camp.upper()]]).name.lower()


def names(squares: Iterable[int]) -> set[str]:
    """Squares by their names."""
    return {Square(sq).name.lower() for sq in squares}


def pyramids(state: State) -> set[str]:
    """The squares of the pyramids that are in play."""
    return names(sq for sq in state.pyramids if sq != NONE)


def ruins(state: State) -> set[str]:
    """The squares of the disaster tokens that are left."""
    return names(state.tokens)


def attack_cards(state: State) -> set[str]:
    """The squares with an attack card."""
    return names(state.attacks)


def discarded(state: State) -> set[str]:
    """The squares of the discarded attack cards."""
    return names(state.discards[Pile.ATTACK])


def used(state: State, character: str, deed: str) -> int:
    """How many cubes of a character lie on the places of a deed."""
    return state.used[Character[character.upper()]][Deed[deed.upper()]]


def places(character: str, deed: str) -> int:
    """How many places the sheet of a character has for a deed."""
    return SHEETS[Character[character.upper()]][Deed[deed.upper()]]


def start(
    *texts: str, characters: int = 4, difficulty: str = "advanced", variants: str = ""
) -> State:
    """A new game when these actions of its set-up were taken."""
    settled = settle(GAME, 1, chosen(characters, difficulty, variants))
    return after(GAME.setup(1, settled), *texts)


def last_words(texts: Iterable[str]) -> set[str]:
    """What texts end with: mostly a square."""
    return {text.split()[-1] for text in texts}


def someone(character: str, there: str) -> dict[str, Any]:
    """A character for `earth` whose name stands in a variable."""
    return {character: there}


def crew(team: Mapping[str, str]) -> dict[str, Any]:
    """Characters for `earth` whose names stand in variables or in a table."""
    return dict(team)
