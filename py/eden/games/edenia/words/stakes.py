"""What a choice wins or costs, and what one would regret about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.game import Decision
from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import End, Graze, Pass, Plant, Play, Under
from ..data import FLAG_POINTS, LAW, VALUES, Cell, Trifolium
from ..events import FlagPlanted, FlagReturned, Landed, TrifoliumTaken
from ..rules.board import open_score, score
from ..rules.ending import BUYING
from ..rules.places import planet_options
from ..state import Phase, State
from .labels import label
from .names import seat_name
from .outlook import GAME, Leg, leg, races_home, winning, winning_again, wins

# -- stakes -------------------------------------------------------------------------------------

_THIRD: Final = N_("third sheep home: you win")
_SECOND: Final = N_("second sheep home: you win")
_LAW: Final = N_("exactly {law} points: you win")
_HOME: Final = N_("sheep home: +{points}")
_LAST: Final = N_("+{points}, last Trifolium: the game ends")
_LAMB_HOME: Final = N_("first sheep home: one more wins")
_PLANTED: Final = N_("+{points}")
_REPLACED: Final = N_("+{points}, {player} loses a flag")
_CLOVER: Final = N_("+1 clover")
_CLOVERS: Final = N_("+{count} clovers")
_PLANET: Final = N_("a planet: clover or flag")
_PLANET_CLOVER: Final = N_("a planet: +1 clover")
_PLANET_FLAG: Final = N_("a planet: flag, +{points}")
_LAMB_PLANET: Final = N_("a planet: a clover")
_BACK: Final = N_("back to Arridis")
_LEAP: Final = N_("then leap (1 clover) or stop")


def stake(state: State, action: Act, say: Say) -> str:
    """What a choice is known to win or cost, in a few words; '' where that is nothing."""
    # In which order tiles go under the deck does not change where the sheep gets to.
    step = None if isinstance(action, End | Play | Under) else leg(state, action)
    if step is None:
        return ""
    if isinstance(action, Pass | Graze):  # their buttons say it
        return arrival(step, say)
    return arrival(step, say) or _purse(step, say)


def harvest(state: State, action: Act) -> Trifolium | None:
    """The Trifolium that a choice is known to bring at once."""
    step = leg(state, action)
    taken = (event for event in step.events if isinstance(event, TrifoliumTaken)) if step else ()
    return next((event.trifolium for event in taken), None)


def arrival(step: Leg, say: Say) -> str:
    """What a step leads to, beside clovers: victory, Trifolium, a flag, or a choice."""
    seat = step.before.seat
    if wins(step.after, seat):
        return _victory(step.after, seat, say)
    return next(_told(step, say), "")


def _victory(after: State, seat: int, say: Say) -> str:
    if races_home(after, seat):
        return say(_SECOND if after.lambs else _THIRD)
    return say(_LAW, law=LAW)


def _told(step: Leg, say: Say) -> Iterator[str]:
    """What happens on the way, the weightiest first."""
    after = step.after
    returned = [event.seat for event in step.events if isinstance(event, FlagReturned)]
    for event in step.events:
        match event:
            case TrifoliumTaken(_, token):
                yield say(_HOME if after.trifolium else _LAST, points=VALUES[token])
            case FlagPlanted() if returned:
                player = seat_name(returned[0], say)
                yield say(_REPLACED, points=FLAG_POINTS, player=player)
            case FlagPlanted():
                yield say(_PLANTED, points=FLAG_POINTS)
            case Landed(_, Cell.A1) if after.lambs:
                yield say(_LAMB_HOME)
            case Landed(_, Cell.E5):
                yield say(_BACK)
    if after.phase == Phase.PLANET and step.before.phase != Phase.PLANET:
        yield _planet(after, say)
    if after.phase == Phase.LEAP and step.before.phase != Phase.LEAP:
        yield say(_LEAP)


def _planet(state: State, say: Say) -> str:
    """What can be done on the planet that is reached (ED-75, ED-79)."""
    if state.lambs:
        return say(_LAMB_PLANET)
    options = planet_options(state)
    if Plant() not in options:
        return say(_PLANET_CLOVER)
    return say(_PLANET if Graze() in options else _PLANET_FLAG, points=FLAG_POINTS)


def _purse(step: Leg, say: Say) -> str:
    seat = step.before.seat
    count = step.after.clovers[seat] - step.before.clovers[seat]
    if count <= 0:  # what is paid stands on the button already
        return ""
    return say(_CLOVER) if count == 1 else say(_CLOVERS, count=count)


# -- regrets ------------------------------------------------------------------------------------

_MISSED: Final = N_("You can win at once: {choice}.")
_MISSED_AGAIN: Final = N_("With the quantum accelerator you can win in another turn: {choice}.")
_NOTHING: Final = N_("No clover is left: passing brings nothing.")
_THEY_END: Final = N_(
    "The last Trifolium ends the game, and {player} has more points: {more} against {points}."
)
_THEY_WIN: Final = N_("{player} would have exactly {law} points and win.")


def regret(state: State, action: Act, say: Say) -> str:
    """Who would miss a victory or hand it to another is asked once more, if there is a choice."""
    now = GAME.pending(state)
    step = None if isinstance(action, Play) else leg(state, action)
    if step is None or not isinstance(now, Decision) or len(now.options) < 2:
        return ""
    if wins(step.after, state.seat):
        return ""
    return _missed(state, action, say) or _handed_over(step, say)


def _missed(state: State, action: Act, say: Say) -> str:
    better = winning(state)
    if better is not None:
        return say(_MISSED, choice=label(state, better, say))
    if isinstance(action, End) and (better := winning_again(state)):
        return say(_MISSED_AGAIN, choice=label(state, better, say))
    return say(_NOTHING) if isinstance(action, Pass) and not state.supply else ""


def _handed_over(step: Leg, say: Say) -> str:
    """Only what everybody can reckon: face-down artefacts of others are not looked at (ED-109)."""
    after, seat = step.after, step.before.seat
    mine = score(after, seat)
    for other in range(after.seats):
        known = open_score(after, other)
        if other == seat or after.lambs:
            continue
        if not after.trifolium and step.before.trifolium and known > mine:
            player = seat_name(other, say)
            return say(_THEY_END, player=player, more=known, points=mine)
        sure = after.law and not after.hands[other] and after.phase not in BUYING
        if sure and known == LAW:
            return say(_THEY_WIN, player=seat_name(other, say), law=LAW)
    return ""
