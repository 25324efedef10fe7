"""What is asked, how far the game is, and how it ended."""

from __future__ import annotations

from typing import Final

from eden.engine.game import CHANCE, Decision, Outcome
from eden.engine.notation import Act
from eden.kit.box import Reckoning
from eden.kit.say import N_, Say, capital

from ..data import HORDES, OBJECTIVES, PILE, RING, Condition, Piece, Place, Terrain
from ..events import WalkedOn
from ..rules.board import won_of
from ..rules.ending import lost_kind
from ..rules.foresight import Likely, foresee
from ..rules.hordes import REACT, due
from ..state import Phase, State
from . import asked
from .names import condition_name, facts, piece_name, place_name, terrain_name

_ASK: Final = {
    "resurrection": N_("Resurrection: choose the first of two terrains that start ravaged."),
    "return": N_("Round {round}: you bring back {ally} from Noa. Choose a forest."),
    "weakness": N_("Weakness: choose the Action card that you do without this round."),
    "send": N_("{horde} attacks {place}: choose the ally that it sends to Noa."),
    "shield": N_("{horde} attacks {place}: choose the shield that stops it and goes down."),
}
_ASK_CHANCE: Final = N_("Chance decides.")
_ASK_SECOND: Final = N_("Resurrection: choose the second terrain that starts ravaged.")

# Which horde acts, and what the order decides.
_FIRST: Final = N_("Which horde acts first? {order}")
_NEXT: Final = N_("Which horde acts next? {order}")
_ORDER: Final = {
    "lost": N_("In a wrong order Eden is lost."),
    "won": N_("In the right order Eden is saved."),
    "walks": N_("{place}: one destroys it, the next one walks on."),
    "matters": N_("The order matters."),
}
_ANY_ORDER: Final = N_("The hordes act. Their order makes no difference.")
_LET: Final = N_("Let them act")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: which step is asked now and why; of the options those that are still meant."""
    if now.seat == CHANCE:
        return say(_ASK_CHANCE)
    match now.ask:
        case "dice":
            return asked.dice(state, now.options, say)
        case "effect":
            return asked.effect(state, now.options, say)
        case "hordes":
            return _ask_hordes(state, say)
        case "resurrection" if Condition.RAVAGED in state.conditions:
            return say(_ASK_SECOND)
        case "send" | "shield":
            horde = Piece(state.asking)
            place = place_name(state, state.at[horde], say)
            return capital(say(_ASK[now.ask], horde=piece_name(horde, say), place=place))
        case _:
            return say(_ASK[now.ask], round=state.round, **facts(state, now.options[0], say))


def _ask_hordes(state: State, say: Say) -> str:
    order, place = _order(state)
    if not order:
        return say(_ANY_ORDER)
    words = {"place": place_name(state, place, say)} if place is not None else {}
    decides = capital(say(_ORDER[order], **words))
    return say(_NEXT if state.acted else _FIRST, order=decides)


def settles(state: State) -> str:
    """The hordes may act by themselves while nothing depends on the player: '' where it does."""
    if state.phase != Phase.HORDES or due(state) is not REACT:
        return ""
    seen = foresee(state)
    return "" if seen.order_matters or seen.asked or len(REACT.options(state)) < 2 else _LET


def _order(state: State) -> tuple[str, Place | None]:
    """What the order of the hordes decides, and where; '': nothing."""
    seen = foresee(state)
    if seen.lost == Likely.MAYBE and seen.order_matters:
        return "lost", None
    if seen.won == Likely.MAYBE:
        return "won", None
    if not seen.order_matters:
        return "", None
    for deed in seen.maybe:
        if isinstance(deed.event, WalkedOn):
            return "walks", deed.before.at[deed.event.horde]
    return "matters", None


# -- how far, and how it ended ------------------------------------------------------------------

_PROGRESS: Final = N_("Round {round} · {objectives}")
_SET_UP: Final = N_("Set-up")
_OBJECTIVES: Final = N_("{won} of {all} objectives")
_NO_OBJECTIVE: Final = N_("none of {all} objectives")
_ONE_OBJECTIVE: Final = N_("1 of {all} objectives")

_WON: Final = N_("Eden is saved")
_LOST: Final = N_("Eden is lost")
_ENDING: Final = N_("{reason} You reached {objectives} in {count} rounds.")
_ENDING_ONE: Final = N_("{reason} You reached {objectives} in 1 round.")
_ALL_GONE: Final = N_("All three hordes have left Eden.")
_ALL_WON: Final = N_("All three piles of objectives are empty.")
_BOTH_LOST: Final = {
    Terrain.CASCADE: N_("Both cascades are destroyed."),
    Terrain.SWAMP: N_("Both swamps are destroyed."),
    Terrain.FOREST: N_("Both forests are destroyed."),
    Terrain.MOUNTAIN: N_("Both mountains are destroyed."),
}


def progress(state: State, say: Say) -> str:
    """A few words on how far a saved game is."""
    if state.round == 0:
        return say(_SET_UP)
    return say(_PROGRESS, round=state.round, objectives=objectives_won(state, say))


def ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    """Headline and explanation of how the game ended."""
    kind = lost_kind(state)
    if kind is not None:
        reason = _BOTH_LOST[kind]
    else:
        reason = _ALL_WON if "ravage" in state.modes else _ALL_GONE
    text = say(
        _ENDING_ONE if state.round == 1 else _ENDING,
        reason=say(reason),
        objectives=objectives_won(state, say),
        count=state.round,
    )
    return say(_WON if outcome.winners else _LOST), text


def objectives_won(state: State, say: Say) -> str:
    """How many objectives are won."""
    return _counted(len(state.won), len(OBJECTIVES), say)


def _counted(won: int, every: int, say: Say) -> str:
    """So many of all; languages differ on none and one."""
    text = {0: _NO_OBJECTIVE, 1: _ONE_OBJECTIVE}.get(won, _OBJECTIVES)
    return say(text, won=won, all=every)


# -- what decided -------------------------------------------------------------------------------

_AT_THE_END: Final = N_("At the end")
_ROUNDS: Final = N_("Rounds")
_BEATEN: Final = N_("driven out")
_ALL_THREE: Final = N_("all objectives won")
_TWO: Final = N_("{one}, {other}")


def reckoning(state: State, outcome: Outcome, say: Say) -> Reckoning:
    """What became of each horde and of each kind of terrain."""
    hordes = ((capital(piece_name(horde, say)), _fate(state, horde, say)) for horde in HORDES)
    lands = (
        (capital(terrain_name(kind, say)), _left(state, kind, say))
        for kind in Terrain
        if len(state.terrains) == len(RING)
    )
    return (("", say(_AT_THE_END)), *hordes, *lands, (say(_ROUNDS), str(state.round)))


def _fate(state: State, horde: Piece, say: Say) -> str:
    if state.at[horde] == Place.OUT:
        return say(_BEATEN)
    won = won_of(state, horde)
    return say(_ALL_THREE) if won == PILE else _counted(won, PILE, say)


def _left(state: State, kind: Terrain, say: Say) -> str:
    """How the two terrains of a kind are."""
    one, other = (
        condition_name(state.conditions[place], say)
        for place in RING
        if state.terrains[place] == kind
    )
    return say(_TWO, one=one, other=other)
