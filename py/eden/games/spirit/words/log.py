"""The log: what each event says, and the rule behind it."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.engine.values import with_at
from eden.kit.log import Line, Sentence, told
from eden.kit.say import N_, Say

from ..data import HORDES, OBJECTIVES, Effect, Kind, Place
from ..events import (
    AllyBack,
    AllySent,
    Attracted,
    BonusUsed,
    CardClosed,
    DieGivenUp,
    DiePlaced,
    Fled,
    Healed,
    HordeBeaten,
    Moved,
    NoaHelped,
    ObjectiveShown,
    ObjectiveWon,
    Pushed,
    Rolled,
    RoundBegan,
    Shielded,
    ShieldHeld,
    ShieldLost,
    Started,
    Swapped,
    TerrainDestroyed,
    TerrainLaid,
    TerrainRavaged,
    TrapLost,
    Trapped,
    TurnEnded,
    WalkedOn,
)
from ..rules.ending import lost_kind
from ..state import NOTHING, State
from .names import effect_word, facts, land_name, objective_name

# The board shows where everything starts; a line for each would bury the first round.
SILENT: Final[frozenset[type[Event]]] = frozenset({TerrainLaid, Started})

# Sentence and rule; placeholders are the event's fields. An ally is never the subject, because
# the Waters are many and the Fauna is one.
LINES: Final[dict[type[Event], Sentence]] = {
    ObjectiveShown: (N_("New objective: {objective}."), "SE-22"),
    RoundBegan: (N_("Round {round} begins."), "SE-30"),
    CardClosed: (N_("You do without {card} this round."), "SE-127"),
    Rolled: (N_("The dice show {dice}."), "SE-30"),
    DiePlaced: (N_("A {face} on {card}: {effect}."), "SE-31"),
    DieGivenUp: (N_("You give up a {given} to roll a {face} again."), "SE-36"),
    BonusUsed: (N_("You use a bonus to roll a {face} again."), "SE-40"),
    NoaHelped: (N_("Noa turns a {face} into a {wanted}."), "SE-42"),
    TurnEnded: (N_("Your turn ends with {unused} dice unused."), "SE-33"),
    Moved: (N_("You move {ally} to {place}."), "SE-50"),
    Attracted: (N_("With {ally}, you attract {piece} to {place}."), "SE-56"),
    Pushed: (N_("With {ally}, you push {piece} to {place}."), "SE-57"),
    Shielded: (N_("With {ally}, you protect {place}."), "SE-60"),
    Healed: (N_("With {ally}, you heal {place}."), "SE-66"),
    Trapped: (N_("With {ally}, you set a trap for {horde}."), "SE-70"),
    TrapLost: (N_("The trap for {horde} is lost."), "SE-73"),
    ShieldLost: (N_("The shield {of_ally} goes down."), "SE-62"),
    Swapped: (N_("You swap {one} and {other}."), "SE-81"),
    TerrainRavaged: (N_("{horde} ravages {land}."), "SE-92"),
    TerrainDestroyed: (N_("{horde} destroys {land}."), "SE-93"),
    WalkedOn: (N_("{horde} walks on to {place}."), "SE-94"),
    AllySent: (N_("{horde} sends {ally} to Noa (back in round {round})."), "SE-95"),
    ShieldHeld: (N_("The shield {of_ally} stops {horde}."), "SE-98"),
    Fled: (N_("{horde} takes fright and flees to {place}."), "SE-99"),
    ObjectiveWon: (N_("Objective won: {objective}."), "SE-22"),
    HordeBeaten: (N_("{horde} is beaten and leaves Eden."), "SE-23"),
    AllyBack: (N_("You bring {ally} back to {place}."), "SE-97"),
}

_FIRST_OBJECTIVE: Final = (N_("First objective: {objective}."), "SE-15")
_ROLLED_AGAIN: Final = (N_("The die now shows {face}."), "")
_GIVEN_UP_TWIN: Final = (N_("You give up a {given} to roll another {face} again."), "SE-36")
_ALL_USED: Final = (N_("Your turn ends."), "SE-33")
_ONE_UNUSED: Final = (N_("Your turn ends with 1 die unused."), "SE-33")
_MOVED_FARTHER: Final = (LINES[Moved][0], "SE-51")
_PUSHED_FARTHER: Final = (LINES[Pushed][0], "SE-58")
_SHORTCUT: Final = (N_("By the shortcut, you move {ally} to {place}."), "SE-77")
_SWAPPED_HORDES: Final = (LINES[Swapped][0], "SE-80")
_RAVAGED_AT_START: Final = (N_("You choose {land} to start ravaged."), "SE-123")
_LAST_OF_KIND: Final = (N_("{horde} destroys {land}: Eden is lost."), "SE-25")
_BONUS_WON: Final = (N_("Objective won, with a bonus reroll: {objective}."), "SE-40")
_FRIGHT: Final = (N_("{horde} takes fright."), "SE-99")
_BEATEN_BUT_STAYS: Final = (N_("{horde} has no objective left, but stays in Eden."), "SE-126")


def tell(state: State, event: Event, say: Say) -> Line | None:
    """The log line of an event and its rule, given the state after it; None: not worth a line."""
    if type(event) in SILENT or (isinstance(event, Rolled) and 0 in _dice(state, event)):
        return None
    return told(_line(state, event), say, facts(state, event, say) | _more(state, event, say))


def _line(state: State, event: Event) -> Sentence:
    """The sentence for this event; most have one only."""
    match event:
        case ObjectiveShown() if not state.won:
            return _FIRST_OBJECTIVE
        case Rolled(again=True):
            return _ROLLED_AGAIN
        case DieGivenUp(given, face) if given == face:
            return _GIVEN_UP_TWIN
        case TurnEnded(unused=0):
            return _ALL_USED
        case TurnEnded(unused=1):
            return _ONE_UNUSED
        case Moved(kind=Kind.SHORTCUT):
            return _SHORTCUT
        case Moved(strength=strength) if strength > 1:
            return _MOVED_FARTHER
        case Pushed(strength=strength) if strength > 1:
            return _PUSHED_FARTHER
        case Swapped(one=one) if one in HORDES:
            return _SWAPPED_HORDES
        case TerrainRavaged(horde=horde) if horde == NOTHING:
            return _RAVAGED_AT_START
        case TerrainDestroyed() if lost_kind(state) is not None:
            return _LAST_OF_KIND
        case ObjectiveWon(card=card) if OBJECTIVES[card].bonus and "fearless" not in state.modes:
            return _BONUS_WON
        case Fled(horde) if state.at[horde] == Place.OUT:
            return _FRIGHT
        case HordeBeaten(leaves=False):
            return _BEATEN_BUT_STAYS
        case _:
            return LINES[type(event)]


def _more(state: State, event: Event, say: Say) -> dict[str, str]:
    """What a sentence needs beyond the fields of its event."""
    match event:
        case ObjectiveShown(horde, ally, terrain):
            return {"objective": objective_name(horde, ally, terrain, say)}
        case ObjectiveWon(horde, number):
            card = OBJECTIVES[number]
            return {"objective": objective_name(horde, card.ally, card.terrain, say)}
        case Rolled():
            return {"dice": ", ".join(map(str, sorted(_dice(state, event))))}
        case DiePlaced(kind=kind, strength=strength):
            return {"effect": effect_word(Effect(kind, strength), say)}
        case TerrainRavaged(place=place) | TerrainDestroyed(place=place):
            # What was there when it happened, not what is left of it.
            return {"land": land_name(state.terrains[place], place, say)}
        case _:
            return {}


def _dice(state: State, event: Rolled) -> tuple[int, ...]:
    """The dice once this one has come to rest; 0 for those that are still rolling."""
    return with_at(state.dice, event.die, event.face)
