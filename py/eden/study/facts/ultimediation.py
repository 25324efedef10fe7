"""What a game of Ultimédiation was like, from its states and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from eden.engine.game import Event, Outcome
from eden.engine.match import AnyMatch
from eden.games.ultimediation.data import (
    CAMPS,
    DISASTERS,
    MEDIATION,
    POWERS,
    Blow,
    Card,
    Kind,
    Pile,
    word,
)
from eden.games.ultimediation.events import (
    AttackLaid,
    CubesMet,
    DisasterDrawn,
    EffectHappens,
    EffectIgnored,
    EffectRefused,
    Loaded,
    NeedFound,
    PersonLost,
    PowerDealt,
    PowerUsed,
    Revealed,
    Struck,
    TokenAverted,
    TokenPlaced,
    TurnBegan,
    TurnEnded,
)
from eden.games.ultimediation.state import State
from eden.study.sample import Facts, at

ENDS: Final = {"UM-97": "needs", "UM-106": "pyramids", "UM-98": "row", "UM-99": "cubes"}
BLOWS: Final = tuple(map(word, Blow))
# What the cards of a camp can be.
EFFECTS: Final = tuple(word(kind) for kind in Kind if Kind.JUSTIFICATION < kind <= Kind.CALM)
ANSWERS: Final = ("need", "justification", *EFFECTS)
CAMP_NAMES: Final = tuple(map(word, CAMPS))
# A defeat before this turn, counted from 1, leaves no time to play.
EARLY: Final = 5
_COUNTED: Final[dict[type[Event], str]] = {
    TurnBegan: "turns",
    TurnEnded: "turns ended",
    CubesMet: "cubes met",
    AttackLaid: "attacks",
    PersonLost: "people lost",
    Loaded: "loads",
    NeedFound: "needs",
    TokenPlaced: "tokens",
    TokenAverted: "averted",
    Struck: "struck",
}
# What becomes of an effect that was revealed.
_BECAME: Final[dict[type[Event], str]] = {
    EffectHappens: "happened",
    EffectRefused: "refused",
    EffectIgnored: "ignored",
}


def mediation_card(pile: Pile, card: int) -> Card:
    """A card of a camp's pile."""
    return MEDIATION[pile][card]


def power_name(card: int) -> str:
    """A sort of power cards: "calm", or "calm*" with a star."""
    return word(POWERS[card].kind) + "*" * POWERS[card].star


POWER_NAMES: Final = tuple(dict.fromkeys(map(power_name, range(len(POWERS)))))
# Every card of both camps that has an effect: "east 17".
CARDS: Final = tuple(
    f"{word(pile)} {number}"
    for pile in CAMPS
    for number, card in enumerate(MEDIATION[pile])
    if card.kind > Kind.JUSTIFICATION
)


def facts(match: AnyMatch) -> Facts:
    """The numbers of a finished game."""
    assert match.outcome is not None
    story = _Story()
    before: State = match.start
    for step in match.steps:
        if not before.agenda:
            story.at_work = None  # an action begins: what came before it is over
        for event in step.events:
            story.tell(event)
        before = step.state
    return {**story.found, **_end(match.state, match.outcome, story)}


def _end(end: State, outcome: Outcome, story: _Story) -> dict[str, float]:
    """How the game ended, and which card decided it, if one did."""
    won, rule = bool(outcome.winners), ENDS[outcome.rule]
    result: dict[str, float] = {
        "won": won,
        "lost": not won,
        at("victory" if won else "defeat", rule): 1,
        "last turn": story.found["turns"],
        "early": not won and story.found["turns"] < EARLY,
        "with powers": bool(story.found["dealt"]),
        "hurt set-up": bool(story.found["lost in set-up"]),
    }
    if rule == "cubes":
        result[at("met by", "turn" if story.found["cubes met"] else "people")] = 1
    if not won and story.at_work is not None:
        camp = word(story.at_work.pile)
        result |= {at("decided", f"{camp} {story.at_work.card}"): 1, at("decided by", camp): 1}
    return result


class _Story:
    """What has happened so far, and the card whose effect is under way."""

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()
        self.at_work: EffectHappens | None = None

    def tell(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, TurnEnded | Revealed):
            self.at_work = None
        elif isinstance(event, EffectHappens):
            self.at_work = event
        elif isinstance(event, PersonLost):
            if not self.found["turns"]:
                self.found["lost in set-up"] += 1
            if self.at_work is not None:
                self.found[at("lost by", word(self.at_work.pile))] += 1
        if type(event) in _COUNTED:
            self.found[_COUNTED[type(event)]] += 1
        self.found.update(_named(event))
        if isinstance(event, TurnEnded):
            self.found["cubes left"] += event.number


def _named(event: Event) -> Iterator[str]:
    """What an event counts among: cards by their kind, powers, disasters."""
    match event:
        case Revealed(pile, card):
            yield at("revealed", word(pile))
            yield at(f"revealed {word(pile)}", word(mediation_card(pile, card).kind))
        case EffectHappens(pile, card) | EffectRefused(pile, card) | EffectIgnored(pile, card):
            became = _BECAME[type(event)]
            yield at(became, word(pile))
            yield at(f"{became} {word(pile)}", word(mediation_card(pile, card).kind))
        case NeedFound(pile, _, _):
            yield at("needs", word(pile))
        case PowerDealt(_, card):
            yield from ("dealt", at("dealt", power_name(card)))
        case PowerUsed(_, card):
            yield from ("used", at("used", power_name(card)))
        case DisasterDrawn(card):
            yield from ("disasters", at("disaster", word(DISASTERS[card].blow)))
