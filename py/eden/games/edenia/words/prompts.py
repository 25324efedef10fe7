"""What the game says: prompts and endings; buttons are in `labels`, log lines in `log`."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision, Outcome
from eden.engine.notation import Act
from eden.kit.box import Reckoning
from eden.kit.say import N_, Say, listed

from ..acts import Go, Graze, Leap, Leave, Search, Stop, Straight, Teleport
from ..data import LAW, Artefact
from ..rules.board import home
from ..state import NONE, State
from .goods import parts
from .labels import move_words
from .names import seat_name

# -- prompts ------------------------------------------------------------------------------------

# Placeholders are the player and those of `move_words`.
ASKS: Final = {
    "first": N_("Chance decides who begins."),
    "tile": N_("A tile is drawn."),
    "die": N_("The die is rolled."),
    "find": N_("An artefact is looked at."),
    "turn": N_("{player}: move a sheep or pass."),
    "after": N_("{player}: the move is over; end the turn, or play an artefact that fits now."),
    "leave": N_("{player}: sheep {number} has teleported; choose the path by which it runs on."),
    "lay": N_("{player}: R2-M2 offers these tiles; choose the one that you lay in {ahead}."),
    "under": N_("{player}: R2-M2 puts the others back; choose which goes under the deck first."),
    "leap": N_("{player}: {sheep} blocks the path; leap over it (1 clover), or stop."),
    "tunnel": N_("{player}: sheep {number} is in a tunnel; choose the path by which it comes out."),
    "hole": N_("{player}: black hole; choose where sheep {number} leaves, then the die rolls."),
    "planet": N_("{player}: sheep {number} reaches {place}; take a clover or plant a flag."),
    "dwarf": N_("{player}: sheep {number} reaches {place}; run on, or stop."),
    "take": N_("{player}: you have paid for a look; choose the artefact that you keep."),
    "junction": N_("{player}: junction played; choose a sheep and its new path."),
    "pocket": N_("{player}: pocket teleporter played; choose a sheep and where it goes."),
    "guard": N_("{player}: Gromout played; choose the flag that it guards."),
    "cell": N_("{player}: the sheepscope shows {tile}; choose a cell for it."),
}
# By whether a sheep can move, artefacts are in hand, and one was played already. What exactly can
# be played is only seen by who holds it (ED-109).
_TURN: Final = {
    (True, True, False): N_("{player}: move a sheep or pass; artefacts can come first."),
    (True, True, True): N_("{player}: move a sheep; other artefacts can come first."),
    (True, False, False): ASKS["turn"],
    (True, False, True): N_("{player}: move a sheep."),
    (False, True, False): N_("{player}: no sheep can move; pass, or play an artefact that helps."),
    (False, True, True): N_(
        "{player}: no sheep can move; play an artefact that helps, or end the turn."
    ),
    (False, False, False): N_("{player}: no sheep can move; pass."),
    (False, False, True): N_("{player}: no sheep can move; end the turn."),
}
_BOUND: Final = N_("{player}: now move sheep {number}.")
_BOUND_OR_PLAY: Final = N_("{player}: now move sheep {number}; other artefacts can come first.")
_WAY: Final = N_("{player}: choose where sheep {number} goes.")
_END: Final = N_("{player}: the move is over; end the turn.")
_PASSED: Final = N_("{player}: you have passed; end the turn.")
_MUST_LEAP: Final = N_("{player}: {sheep} blocks the path; leap over it (1 clover).")
_GRAZE: Final = N_("{player}: sheep {number} reaches {place}; take a clover.")
_PLANT: Final = N_("{player}: sheep {number} reaches {place}; plant a flag.")
_DWARF_SEARCH: Final = N_("{player}: sheep {number} reaches {place}; run on, stop, or search it.")
_DWARF_STOP: Final = N_("{player}: sheep {number} reaches {place}; stop, or search it.")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: what is asked now, in a sentence that names the player."""
    if now.seat == CHANCE:
        return say(ASKS[now.ask])
    words = move_words(state, say)
    if number := _sheep(now):
        words["number"] = str(number)
    return say(_asked(state, now), player=seat_name(now.seat, say), **words)


def _asked(state: State, now: Decision[Act]) -> str:
    kinds = {type(act) for act in now.options}
    match now.ask:
        case "turn":
            can_move, hand = not kinds.isdisjoint({Leave, Go, Teleport}), bool(_hand(state))
            if can_move and state.bound != NONE:
                return _BOUND_OR_PLAY if hand else _BOUND
            # Who can no longer pass may have one sheep without having picked it (ED-109).
            if not state.busy and _sheep(now):
                return _WAY
            return _TURN[can_move, hand, state.busy]
        case "after" if state.passed:
            return _PASSED
        case "after" if not _hand(state):
            return _END
        case "planet" if len(kinds) == 1:
            return _GRAZE if Graze in kinds else _PLANT
        case "leap" if Stop not in kinds and Leap in kinds:
            return _MUST_LEAP
        case "dwarf" if Search in kinds:
            return _DWARF_SEARCH if Straight in kinds else _DWARF_STOP
        case asked:
            return ASKS[asked]


def _sheep(now: Decision[Act]) -> int:
    """The sheep with which all options that are still meant begin; 0: there are several."""
    numbers = {getattr(option, "sheep", 0) for option in now.options}
    return numbers.pop() if len(numbers) == 1 else 0


def _hand(state: State) -> tuple[Artefact, ...]:
    return state.hands[state.seat]


# -- how far, and how it ended ------------------------------------------------------------------

_PROGRESS: Final = N_("Turn {turn} · on Edenia: {sheep}")
_PROGRESS_NONE: Final = N_("Turn {turn} · no sheep on Edenia yet")

_WON: Final = N_("{player} wins")
_SHARED: Final = N_("{player} share the victory")
_WITH_POINTS: Final = N_("{reason} Points: {points}.")
_REASONS: Final = {
    "ED-20": N_("Race: {player} has three sheep on Edenia."),
    "ED-21": N_("Law of the universe: {player} has exactly {law} points."),
    "ED-22": N_("Prestige: the last Trifolium is taken, and {player} has the most points."),
    "ED-23": N_("Prestige: at equal points, {player} has the most valuable Trifolium."),
    "ED-24": N_("Prestige: at equal points, {player} has the most sheep on Edenia."),
    "ED-131": N_("{player} has two sheep on Edenia."),
}
_SHARED_REASON: Final = N_("Prestige: {player} are equal in points, Trifolium and sheep on Edenia.")


def progress(state: State, say: Say) -> str:
    """A few words on how far a saved game is."""
    arrived = [home(state, seat) for seat in range(state.seats)]
    text = _PROGRESS if any(arrived) else _PROGRESS_NONE
    return say(text, turn=state.turns, sheep=_each(arrived, say))


def ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    """Headline and explanation of how the game ended."""
    player = listed((seat_name(seat, say) for seat in outcome.winners), say)
    shared = len(outcome.winners) > 1
    reason = say(_SHARED_REASON if shared else _REASONS[outcome.rule])
    text = reason.format(player=player, law=LAW)
    if outcome.scores:
        text = say(_WITH_POINTS, reason=text, points=_each(outcome.scores, say))
    return say(_SHARED if shared else _WON, player=player), text


_SOURCES: Final = {
    "trifolium": N_("Trifolium"),
    "artefacts": N_("Artefacts"),
    "flags": N_("Flags"),
    "clovers": N_("Clovers"),
}
_SUM: Final = N_("Points")
_AT_HOME: Final = N_("Sheep on Edenia")


def reckoning(state: State, outcome: Outcome, say: Say) -> Reckoning:
    """What the points of every seat came from, and how many of its sheep arrived."""
    seats = range(state.seats)
    rows = [("", *(seat_name(seat, say) for seat in seats))]
    if not state.lambs:
        each = [parts(state, seat, hidden=False) for seat in seats]
        rows += [(say(name), *(str(one[key]) for one in each)) for key, name in _SOURCES.items()]
        rows.append((say(_SUM), *(str(sum(one.values())) for one in each)))
    rows.append((say(_AT_HOME), *(str(home(state, seat)) for seat in seats)))
    return tuple(rows)


def _each(numbers: list[int] | tuple[int, ...], say: Say) -> str:
    """A number for every seat: "Anna 2, Red 0"."""
    return ", ".join(f"{seat_name(seat, say)} {count}" for seat, count in enumerate(numbers))
