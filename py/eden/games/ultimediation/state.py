"""The state of a game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from .data import (
    CUBES,
    ENERGY,
    PEOPLE,
    PYRAMIDS,
    Character,
    Deed,
    Pile,
)

NONE: Final = -1


class Phase(IntEnum):
    """What is under way when the agenda is empty."""

    SETUP, ATTACKS, ACTIONS, STRIKES = range(4)


class Job(IntEnum):
    """What is to be done next; `one` and `two` of its task say with what."""

    # Set-up: who comes along; squares for a base (camp), opening attacks (left), Base U, a team.
    PROTECTOR, MEDIATORS, TEAMS, BASE, OPENING, BASE_U, TEAM = range(7)
    # Attacks: dice (left, sum so far), an attack (left), an answer to it (square), who saves a
    # character, who flees from a square, a new square for a base (camp) or a pyramid.
    DICE, ATTACK, ANSWER, SAVE, FLEE, REBASE, PYRAMID = range(7, 14)
    # Mediation: so many cards (left, square of the base), a card (camp), whether it is refused
    # (card), energy (left), another base after a need, people back from the ship (left), tired
    # characters go home, attack cards are shuffled.
    MEDIATE, REVEAL, OFFER, PAY, AGAIN, BACK, SETTLE, SHUFFLE = range(14, 22)
    # Cards: an effect (kind, left), a power card for a character or for any, a pile to look at,
    # cards of it (pile, left).
    EFFECT, DEAL, GIVE, FORESEE, LOOK = range(22, 27)
    # Actions: where something that is lifted goes, who joins a remote action (deed, left), what it
    # is done to (deed).
    TARGET, JOIN, REMOTE = range(27, 30)
    # Disasters: a card, a square for a token (left).
    OMEN, TOKEN = range(30, 32)


class Thing(IntEnum):
    """What can be teleported."""

    PERSON, PYRAMID, BASE = range(3)


class Task(NamedTuple):
    """One thing on the agenda."""

    job: Job
    one: int = NONE
    two: int = NONE
    camp: int = NONE  # of a mediation card's effect


class State(NamedTuple):
    """Everything that lies on the table, and nothing that nobody has seen."""

    characters: int
    needed: int
    round: bool = False
    pyramids_on: bool = False
    clock: bool = False
    phase: Phase = Phase.SETUP
    agenda: tuple[Task, ...] = ()
    turn: int = 0
    lost: int = 0
    # By character: square (NONE: not in the game), cubes in reserve, cubes on each deed, energy,
    # power card.
    team: tuple[Character, ...] = ()
    at: tuple[int, ...] = (NONE,) * len(Character)
    cubes: tuple[int, ...] = (CUBES,) * len(Character)
    used: tuple[tuple[int, ...], ...] = ((0,) * len(Deed),) * len(Character)
    energy: tuple[int, ...] = (ENERGY,) * len(Character)
    powers: tuple[int, ...] = (NONE,) * len(Character)
    # By square: population. Then what covers squares or stands on them.
    people: tuple[int, ...] = (1,) * PEOPLE
    attacks: frozenset[int] = frozenset()
    destroyed: frozenset[int] = frozenset()
    bases: tuple[int, ...] = (NONE, NONE)
    base_u: int = NONE
    pyramids: tuple[int, ...] = (NONE,) * PYRAMIDS
    # The ship: people aboard, loadings so far, whether the first power cards are dealt.
    ship: int = 0
    loads: int = 0
    dealt: bool = False
    # By camp: the needs found. By pile: the discarded cards, and those on top that were looked at.
    found: tuple[tuple[int, ...], ...] = ((), ())
    discards: tuple[frozenset[int], ...] = (frozenset(),) * len(Pile)
    tops: tuple[tuple[int, ...], ...] = ((),) * len(Pile)
    # The disaster of this turn and the squares of its tokens.
    omen: int = NONE
    tokens: tuple[int, ...] = ()
    # Who mediates, in which camp; what is being teleported and from where.
    mediator: int = NONE
    camp: int = NONE
    lifted: tuple[int, int] = (NONE, NONE)
    # Who has joined the remote action.
    joined: tuple[int, ...] = ()
