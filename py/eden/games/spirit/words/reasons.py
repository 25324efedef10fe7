"""Why not: one short sentence about this moment for every reason that forbids something.

An ally is never the subject of a verb that changes with it: the Waters are many, the Fauna is one.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import Refusal
from eden.kit import reasons
from eden.kit.reasons import Fact
from eden.kit.say import N_, Say, capital

from ..acts import Attract, Go, Heal, Protect, Push, Swap, Trap
from ..data import Card, Piece, Place
from ..rules.against_effects import reach
from ..rules.board import DISTANCE, objective, twin
from ..rules.hand import spent_on
from ..rules.hordes import acts_before
from ..rules.rounds import returning
from ..state import State
from .names import (
    card_name,
    effect_word,
    facts,
    objective_name,
    on_any,
    piece_name,
    place_name,
    terrain_name,
)

_NO_FACE: Final = N_("You have no {face}.")
_PLACED: Final = N_("Your {face} already lies on {face_card}: it is spent this round.")
_GIVEN_UP: Final = N_("Your {face} was given up: it is out this round.")
_SHIELD: Final = N_("Only an ally has a shield.")
_ELSEWHERE: Final = N_("Choose an ally on {meeting}, where {asking} is.")
_LEFT: Final = N_("{Gone} has left the game.")

REASONS: Final = {
    # -- before the first round, and at the beginning of each ---------------------------------
    "SE-11 untimely": N_("The terrains are laid by chance, before the first round."),
    "SE-12 untimely": N_("The pieces are set up by chance, before the first round."),
    "SE-14 untimely": N_("The objective cards are dealt by chance, before the first round."),
    "SE-22 untimely": N_("The next objective is turned over when one has been won."),
    "SE-123 untimely": N_(
        "Terrains are chosen to be ravaged only in Resurrection, before round 1."
    ),
    "SE-123 terrain": N_("Only one of the eight terrains around Noa can be ravaged."),
    "SE-123 twice": N_("This terrain is ravaged already: choose another one."),
    "SE-124 first": N_("First choose the terrains that start ravaged."),
    "SE-112 untimely": N_("Nobody comes back from Noa now."),
    "SE-112 first": N_("First choose the forest to which you bring back {due}."),
    "SE-112 second": N_("One after the other: first choose the forest for {due}."),
    "SE-112 destroyed": N_("This forest is destroyed: choose the other one."),
    "SE-96 here": N_("No return for {ally}, already in Eden."),
    "SE-96 early": N_("Too early for {ally}: back in round {back}."),
    "SE-97 ally": N_("Only an ally comes back from Noa."),
    "SE-97 forest": N_("{Place} is not a forest: allies come back to a forest."),
    "SE-127 untimely": N_("An Action card is taken out only before the roll, in Weakness."),
    "SE-127 first": N_("First choose the Action card that you do without this round."),
    "SE-127 closed": N_("You do without {card} this round."),
    # -- dice ---------------------------------------------------------------------------------
    "SE-30 untimely": N_("Dice are used in your turn, once all four have been rolled."),
    "SE-30 four dice": N_("There are only four dice."),
    "SE-30 rolled": N_("This die has been rolled: it shows {face}."),
    "SE-31 no action": N_("First place a die on an Action card for this: {deed}."),
    "SE-31 other line": N_("The die that you picked shows {shown}; this line is for a {face}."),
    "SE-31 no face": _NO_FACE,
    "SE-31 busy": N_("First carry out the action of your die: {effect}."),
    "SE-31 untimely": N_("An action needs a die, and your turn."),
    "SE-32": N_("{card} already has a die this round."),
    "SE-33 untimely": N_("There is no turn of yours to end now."),
    "SE-36 itself": N_("You have only one {face}: a die cannot be given up for itself."),
    "SE-36 last": N_("You have no other die in hand to give up."),
    "SE-36 no face": _NO_FACE,
    "SE-36 no given": N_("You have no {given}."),
    "SE-37": N_("You have already given up two dice this round."),
    "SE-40 none yet": N_("You have not won any bonus reroll yet."),
    "SE-40 all used": N_("You have used all the bonus rerolls that you won."),
    "SE-40 no face": _NO_FACE,
    "SE-41 none left": N_("You have no die left in hand."),
    "SE-41 face placed": _PLACED,
    "SE-41 face given up": _GIVEN_UP,
    "SE-41 given placed": N_("Your {given} already lies on {given_card}: it is spent this round."),
    "SE-41 given given up": N_("Your {given} was given up: it is out this round."),
    "SE-41 placed": N_("This die already lies on {lies_on}: it is spent this round."),
    "SE-41 given up": N_("This die was given up: it is out this round."),
    "SE-42 used": N_("Noa has already helped you: that works once in the whole game."),
    "SE-42 same": N_("This die shows {face} already."),
    "SE-42 no such face": N_("A die has no {wanted}."),
    "SE-42 no face": _NO_FACE,
    "SE-122": N_("Bonus rerolls cannot be used in the mode Fearless."),
    # -- actions ------------------------------------------------------------------------------
    "SE-50 ally": N_("Only an ally moves by this action."),
    "SE-50 here": N_("This is already the place {of_ally}: choose another."),
    "SE-50 far": N_("Too far for {ally}: {steps} places, and this move goes one."),
    "SE-51": N_("Too far for {ally}: {steps} places, and this move goes up to {reach}."),
    "SE-52": N_("No ally goes to Noa of its own will."),
    "SE-56 ally": N_("Only an ally attracts."),
    "SE-56 itself": N_("An ally attracts another piece, not itself."),
    "SE-56 together": N_("{Ally} and {piece} already share a place."),
    "SE-56 far": N_(
        "Too far from the place {of_ally}: {apart} places, and only neighbours can be attracted."
    ),
    "SE-56 nobody near": N_("No piece stands next to the place {of_ally}."),
    "SE-56 none": N_("No piece stands on a place next to an ally."),
    "SE-57 ally": N_("Only an ally pushes."),
    "SE-57 itself": N_("An ally pushes another piece, not itself."),
    "SE-57 apart": N_("{Ally} and {piece} are not on the same place."),
    "SE-57 here": N_("A push leads away from here: choose another place."),
    "SE-57 far": N_("Too far: {steps} places, and this push goes one."),
    "SE-57 alone": N_("No other piece shares the place {of_ally}."),
    "SE-57 none": N_("No ally shares its place with another piece."),
    "SE-58": N_("Too far: {steps} places, and this push goes up to {reach}."),
    "SE-59 from": N_("Out of reach: {piece}, with Noa until round {piece_back}."),
    "SE-59 to": N_("Nobody can be pushed to Noa."),
    "SE-60 ally": _SHIELD,
    "SE-63 destroyed": N_("Nothing is left to protect under {ally}: the place is destroyed."),
    "SE-63 up": N_("The shield {of_ally} is up already."),
    "SE-63 none": N_("Every ally in Eden has its shield up or stands on a destroyed place."),
    "SE-66 ally": N_("Only an ally heals."),
    "SE-67 healthy": N_("Nothing needs healing under {ally}: the terrain is healthy."),
    "SE-67 destroyed": N_("Nothing can be healed under {ally}: the terrain is destroyed."),
    "SE-67 none": N_("No ally stands on a ravaged terrain."),
    "SE-70 ally": N_("Only an ally sets a trap."),
    "SE-70 horde": N_("Only a horde can be trapped."),
    "SE-70 other ally": N_("{Horde} must be trapped with {wanted_ally}."),
    "SE-70 apart": N_("To {objective}, first bring them together."),
    "SE-70 terrain": N_("{Horde} is not {land}."),
    "SE-72": N_("{Horde} is on a destroyed place: no trap can be set there."),
    "SE-76 same": N_("{Horde} is already trapped."),
    "SE-76 other": N_("One trap at a time with {ally}: one is already set for {trapped}."),
    "SE-77 ally": N_("Only an ally takes the shortcut."),
    "SE-77": N_("The shortcut {of_ally} leads only to {twin}."),
    "SE-78 from": N_("No shortcut for {ally}: none starts from a destroyed place."),
    "SE-78 to": N_("No shortcut for {ally}: the other {kind} is destroyed."),
    "SE-78 none": N_("No shortcut is open: for each ally in Eden, one end is destroyed."),
    "SE-80": N_("This action swaps two hordes, not allies."),
    "SE-80 same": N_("A swap needs two different hordes."),
    "SE-81": N_("This action swaps two allies, not hordes."),
    "SE-81 same": N_("A swap needs two different allies."),
    "SE-82": N_("{One} and {other} share a place: nothing would change."),
    "SE-82 hordes": N_("All hordes share a place: a swap would change nothing."),
    "SE-82 allies": N_("All allies in Eden share a place: a swap would change nothing."),
    "SE-83 away": N_("With {ally} nothing can be done before round {back}: staying with Noa."),
    "SE-83 left": _LEFT,
    "SE-83 swap away": N_("No swap with {away} before round {away_back}: staying with Noa."),
    "SE-83 swap left": _LEFT,
    "SE-83 trap left": _LEFT,
    "SE-83 nobody": N_("All your allies are staying with Noa."),
    "SE-83 one horde": N_("Only one horde is left: there is none to swap it with."),
    "SE-83 one ally": N_("Only one ally is in Eden: there is none for a swap."),
    "SE-121": N_("Celestial asks for a healthy terrain, and {horde} is on a ravaged one."),
    "SE-126": N_("{Horde} has no objective left, so it cannot be trapped."),
    # -- hordes -------------------------------------------------------------------------------
    "SE-23": _LEFT,
    "SE-90 untimely": N_("The hordes act when your turn is over."),
    "SE-90 horde": N_("Only hordes act now."),
    "SE-90 acted": N_("{Horde} has already acted this round."),
    "SE-90 first": N_("Your turn is over: choose the horde that acts next."),
    "SE-91": N_("{Trapped} is trapped here and acts first."),
    "SE-95 untimely": N_("Only a horde that acts sends an ally to Noa."),
    "SE-95 ally": N_("Only an ally can be sent to Noa."),
    "SE-98 untimely": N_("A shield goes down when it stops a horde."),
    "SE-98 ally": _SHIELD,
    "SE-98 down": N_("The shield {of_ally} is not up."),
    "SE-106 elsewhere": _ELSEWHERE,
    "SE-106 first": N_("First choose the ally that {asking} sends to Noa."),
    "SE-113 elsewhere": _ELSEWHERE,
    "SE-113 first": N_("First choose the shield that stops {asking}."),
}

# -- facts --------------------------------------------------------------------------------------

# What an action is called by whoever has no die for it yet.
_DEEDS: Final[dict[type[Act], str]] = {
    Go: N_("move or shortcut"),
    Attract: N_("attract"),
    Push: N_("push"),
    Protect: N_("protect"),
    Heal: N_("heal"),
    Trap: N_("trap"),
    Swap: N_("swap"),
}


def _steps(state: State, act: Any, say: Say) -> str:
    return str(DISTANCE[state.at[act.ally]][act.place])


def _apart(state: State, act: Attract, say: Say) -> str:
    return str(DISTANCE[state.at[act.ally]][state.at[act.piece]])


def _gone(state: State, act: Any, say: Say) -> str:
    """The piece of an action that has left the game."""
    pieces = (getattr(act, name, Piece.WATERS) for name in ("one", "other", "piece", "horde"))
    return capital(piece_name(next(p for p in pieces if state.at[p] == Place.OUT), say))


def _away(state: State, act: Swap) -> Piece:
    return act.one if state.at[act.one] == Place.NOA else act.other


def _objective(state: State, act: Trap, say: Say) -> str:
    wanted = objective(state, act.horde)
    assert wanted is not None
    return objective_name(act.horde, wanted.ally, wanted.terrain, say)


def _wanted_ally(state: State, act: Trap, say: Say) -> str:
    wanted = objective(state, act.horde)
    assert wanted is not None
    return piece_name(wanted.ally, say)


def _land(state: State, act: Trap, say: Say) -> str:
    wanted = objective(state, act.horde)
    assert wanted is not None
    return on_any(wanted.terrain, say)


def _due(state: State, act: Act, say: Say) -> str:
    ally = returning(state)
    assert ally is not None
    return piece_name(ally, say)


def _first_to_act(state: State, act: Any, say: Say) -> str:
    horde = acts_before(state, act.horde)
    assert horde is not None
    return capital(piece_name(horde, say))


def _lies_on(face: str) -> Fact:
    """The Action card on which the die of this field of an action lies."""
    return lambda state, act, say: card_name(Card(spent_on(state, getattr(act, face)) or 0), say)


def _capital(field: str) -> Fact:
    return lambda state, act, say: capital(facts(state, act, say)[field])


_FACTS: Final[dict[str, Fact]] = {
    **{field.capitalize(): _capital(field) for field in ("ally", "horde", "place", "one")},
    "due": _due,
    "back": lambda state, act, say: str(state.back[act.ally]),
    "piece_back": lambda state, act, say: str(state.back[act.piece]),
    "away": lambda state, act, say: piece_name(_away(state, act), say),
    "away_back": lambda state, act, say: str(state.back[_away(state, act)]),
    "shown": lambda state, act, say: str(state.dice[act.die]),
    "deed": lambda state, act, say: say(_DEEDS[type(act)]),
    "effect": lambda state, act, say: effect_word(state.effect, say),
    "lies_on": lambda state, act, say: card_name(Card(state.spots[act.die]), say),
    "face_card": _lies_on("face"),
    "given_card": _lies_on("given"),
    "steps": _steps,
    "apart": _apart,
    "reach": lambda state, act, say: str(reach(state)),
    "Gone": _gone,
    "objective": _objective,
    "wanted_ally": _wanted_ally,
    "land": _land,
    "trapped": lambda state, act, say: piece_name(Piece(state.traps[act.ally]), say),
    "kind": lambda state, act, say: terrain_name(state.terrains[state.at[act.ally]], say),
    "twin": lambda state, act, say: place_name(state, twin(state, state.at[act.ally]), say),
    "Trapped": _first_to_act,
    "asking": lambda state, act, say: piece_name(Piece(state.asking), say),
    "meeting": lambda state, act, say: place_name(state, state.at[state.asking], say),
}


def why(state: State, refusal: Refusal[State, Act], say: Say) -> str:
    """The reason as it is now."""
    return capital(
        reasons.told(refusal, state, say, texts=REASONS, facts=_FACTS, fields=partial(facts, state))
    )
