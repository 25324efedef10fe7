"""What a game of The Spirit of Eden was like, from its states and events."""

from __future__ import annotations

from collections import Counter
from typing import Final

from eden.engine.game import Event, Outcome
from eden.engine.match import AnyMatch
from eden.games.spirit.acts import End, Put, React
from eden.games.spirit.data import ACTIONS, FACES, Card, Condition, Kind
from eden.games.spirit.events import (
    AllySent,
    BonusUsed,
    DieGivenUp,
    DiePlaced,
    Fled,
    NoaHelped,
    RoundBegan,
    ShieldHeld,
    TerrainDestroyed,
    TerrainRavaged,
    TurnEnded,
    WalkedOn,
)
from eden.games.spirit.rules.game import Spirit
from eden.games.spirit.state import NOTHING, State
from eden.study.sample import Facts, at

KINDS: Final = tuple(kind.name.lower() for kind in Kind)
# A cell of the Action cards, by face and card: "3 on dawn".
CELLS: Final = tuple(str(Put(face, card)) for face in FACES for card in Card)
# What a horde can do when it is its turn; "walk" is the harmless one.
DEEDS: Final[dict[type[Event], str]] = {
    TerrainRavaged: "ravage",
    TerrainDestroyed: "destroy",
    AllySent: "send",
    ShieldHeld: "stopped",
    WalkedOn: "walk",
    Fled: "flee",
}
# Before this round no set-up should threaten with a defeat.
EARLY: Final = 3
_COUNTED: Final[dict[type[Event], str]] = {
    DieGivenUp: "rescues",
    BonusUsed: "bonuses",
    NoaHelped: "noa",
    RoundBegan: "rounds",
}


def facts(match: AnyMatch) -> Facts:
    """The numbers of a game; one that was stopped before its end is neither won nor lost."""
    end: State = match.state
    found: Counter[str] = Counter()
    for step in match.steps:
        found["acts"] += isinstance(step.action, React)
        for event in step.events:
            found.update(_told(event))
    won = match.outcome is not None and bool(match.outcome.winners)
    lost = match.outcome is not None and not won
    idle = idle_defeat(match)
    found += _open_cells(match)
    return {
        **found,
        "won": won,
        "lost": lost,
        "lost in round": end.round if lost else 0,
        "destroyed": end.conditions.count(Condition.DESTROYED),
        "objectives": len(end.won),
        "idle defeat": idle,
        "doomed": 0 < idle < EARLY,
        at("ruins", end.conditions.count(Condition.DESTROYED)): 1,
    }


def _told(event: Event) -> Counter[str]:
    """What one event adds."""
    found: Counter[str] = Counter()
    if type(event) in _COUNTED:
        found[_COUNTED[type(event)]] += 1
    match event:
        case DiePlaced(_, face, card, kind, _):
            cell = str(Put(face, card))
            found.update(("put", at("put", kind.name.lower()), at("cell", cell)))
        case TurnEnded(unused):
            found["unused dice"] += unused
        case TerrainRavaged(horde, _) if horde == NOTHING:
            pass  # the player did, before the first round
        case _ if type(event) in DEEDS:
            found[at("act", DEEDS[type(event)])] += 1
    return +found


def _open_cells(match: AnyMatch) -> Counter[str]:
    """In how many rounds a die could be put on each cell; on those where it was it could, too."""
    before: State = match.start
    seen: set[tuple[int, str]] = set()
    for step in match.steps:
        puts = (str(option) for option in step.now.options if isinstance(option, Put))
        seen.update((before.round, put) for put in puts)
        before = step.state
    return Counter(at("could", put) for _, put in seen)


def idle_defeat(match: AnyMatch) -> int:
    """The round in which who does nothing would have lost; 0: in none that counts here."""
    game = Spirit()
    begun = (step.state for step in match.steps if any(map(_begins, step.events)))
    state: State = next(begun)
    while state.round <= EARLY:
        now = game.pending(state)
        if isinstance(now, Outcome):
            return state.round
        ends = (option for option in now.options if isinstance(option, End))
        state, _ = game.apply(state, next(ends, now.options[0]))
    return 0


def _begins(event: Event) -> bool:
    return isinstance(event, RoundBegan)


def dominated() -> list[str]:
    """Cells beside which their face has the same action, as strong or stronger, on another card."""
    found = []
    for face in FACES:
        for card in Card:
            one = ACTIONS[card][face - 1]
            others = (ACTIONS[other][face - 1] for other in Card if other != card)
            if any(same.kind == one.kind and same.strength >= one.strength for same in others):
                found.append(str(Put(face, card)))
    return found
