"""The state of a game."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Final, NamedTuple

from eden.engine.values import quickly_replaced, with_at

from .data import CUBES, ENERGY, PEOPLE, PYRAMIDS, SQUARES, Character, Deed, Kind, Pile, Square

NONE: Final = -1


class Phase(IntEnum):
    """What is under way when the agenda is empty."""

    SETUP, ATTACKS, ACTIONS, STRIKES = range(4)


class Job(IntEnum):
    """What is to be done next."""

    # Set-up: who comes along; squares for a base, opening attacks, Base U, a party.
    PROTECTOR, MEDIATORS, TEAMS, BASE, OPENING, BASE_U, TEAM = range(7)
    # Attacks: a pause for power cards, dice, an attack, an answer to it, who saves a character, who
    # flees from a square, a new square for a base or a pyramid.
    PAUSE, DICE, ATTACK, ANSWER, SAVE, FLEE, REBASE, PYRAMID = range(7, 15)
    # Mediation: so many cards, a card, whether it is refused, energy, another camp after a need,
    # people back from the ship, tired characters go home, attack cards are shuffled.
    MEDIATE, REVEAL, OFFER, PAY, AGAIN, BACK, SETTLE, SHUFFLE = range(15, 23)
    # Cards: an effect, a power card for its owner, or for whom it is, a pile to look at, its cards.
    EFFECT, DEAL, GIVE, FORESEE, LOOK = range(23, 28)
    # Actions: where something that is lifted goes, who joins a remote action, what it is done to.
    TARGET, JOIN, REMOTE = range(28, 31)
    # Disasters: a card, squares for its tokens.
    OMEN, TOKEN = range(31, 33)


# What the numbers of each job's task are, in their order; jobs that are not here have none.
MEANS: Final[dict[Job, tuple[str, ...]]] = {
    Job.BASE: ("camp",),
    Job.OPENING: ("left",),
    Job.TEAM: ("party",),
    Job.DICE: ("left", "total"),
    Job.ATTACK: ("left", "row"),
    Job.ANSWER: ("square",),
    Job.SAVE: ("character",),
    Job.FLEE: ("square",),
    Job.REBASE: ("camp",),
    Job.PYRAMID: ("pyramid",),
    Job.MEDIATE: ("left", "square"),
    Job.REVEAL: ("camp",),
    Job.OFFER: ("card", "camp"),
    Job.PAY: ("left",),
    Job.BACK: ("left",),
    Job.EFFECT: ("kind", "left", "camp"),
    Job.DEAL: ("owner",),
    Job.GIVE: ("card",),
    Job.LOOK: ("pile", "left"),
    Job.JOIN: ("deed", "left"),
    Job.REMOTE: ("deed",),
    Job.TOKEN: ("left",),
}


@cache
def _place(job: Job, name: str) -> int:
    """Where the number of this name stands in a task of this job."""
    return 1 + MEANS[job].index(name)


class Thing(IntEnum):
    """What can be teleported."""

    PERSON, PYRAMID, BASE = range(3)


# To look a member up takes less than to call its class.
_PILES: Final = tuple(Pile)
_KINDS: Final = tuple(Kind)
_CHARACTERS: Final = tuple(Character)
_DEEDS: Final = tuple(Deed)


class Task(NamedTuple):
    """One thing on the agenda: `Task(Job.DICE, 2, 5)`, read by the names of MEANS: `task.total`."""

    job: Job
    one: int = NONE
    two: int = NONE
    three: int = NONE

    @property
    def left(self) -> int:
        """How often it is still to be done."""
        return self[_place(self.job, "left")]

    @property
    def total(self) -> int:
        """What the dice have shown so far."""
        return self[_place(self.job, "total")]

    @property
    def row(self) -> int | None:
        """The row in which the attacks are, counted from 0; None: anywhere."""
        row = self[_place(self.job, "row")]
        return None if row == NONE else row

    @property
    def square(self) -> Square:
        """The square that it happens on; of a mediation that of the base where it began."""
        return SQUARES[self[_place(self.job, "square")]]

    @property
    def camp(self) -> Pile:
        """The camp whose base or card it is."""
        return _PILES[self[_place(self.job, "camp")]]

    @property
    def pile(self) -> Pile:
        """The pile that is looked at."""
        return _PILES[self[_place(self.job, "pile")]]

    @property
    def card(self) -> int:
        """The number of the mediation or power card."""
        return self[_place(self.job, "card")]

    @property
    def kind(self) -> Kind:
        """What the card does."""
        return _KINDS[self[_place(self.job, "kind")]]

    @property
    def character(self) -> Character:
        """Who is to be saved."""
        return _CHARACTERS[self[_place(self.job, "character")]]

    @property
    def owner(self) -> Character | None:
        """Who gets the power card; None: whoever is chosen."""
        owner = self[_place(self.job, "owner")]
        return None if owner == NONE else _CHARACTERS[owner]

    @property
    def deed(self) -> Deed:
        """What the three do together."""
        return _DEEDS[self[_place(self.job, "deed")]]

    @property
    def party(self) -> int:
        """Which of those who begin together."""
        return self[_place(self.job, "party")]

    @property
    def pyramid(self) -> int:
        """Which of the four."""
        return self[_place(self.job, "pyramid")]

    def less(self) -> tuple[Task, ...]:
        """What remains when it was done once more: the same with one less left, or nothing."""
        return _less(self)


@cache
def _less(task: Task) -> tuple[Task, ...]:
    left = _place(task.job, "left")
    return (Task._make(with_at(task, left, task[left] - 1)),) if task[left] > 1 else ()


@quickly_replaced
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
    # The disaster of this turn, the squares of its tokens, and those that it is striking.
    omen: int = NONE
    tokens: tuple[int, ...] = ()
    struck: frozenset[int] = frozenset()
    # Who mediates, in which camp; what is being teleported and from where.
    mediator: int = NONE
    camp: int = NONE
    lifted: tuple[int, int] = (NONE, NONE)
    # Who has joined the remote action, in the order of the sheets.
    joined: tuple[int, ...] = ()
