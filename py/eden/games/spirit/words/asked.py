"""What is asked of the player's dice and of the effect that is carried out, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, Say

from ..acts import Bonus, Noa, Push, Put, Rescue, Swap
from ..data import Card, Kind, Piece
from ..rules.hand import effect_of, in_hand
from ..state import State
from .names import card_name, effect_name, piece_name

# -- dice ---------------------------------------------------------------------------------------

# By whether a die can be placed, and whether one can be changed; of several dice, and of one.
_DICE: Final = {
    (True, True): (
        N_("Place one of your dice ({dice}), change one, or end your turn."),
        N_("Place your last die ({dice}), change it, or end your turn."),
    ),
    (True, False): (
        N_("Place one of your dice ({dice}), or end your turn."),
        N_("Place your last die ({dice}), or end your turn."),
    ),
    (False, True): (
        N_("No die can be placed now ({dice}): change one, or end your turn."),
        N_("Your last die ({dice}) cannot be placed now: change it, or end your turn."),
    ),
    (False, False): (
        N_("Nothing can be done with your dice ({dice}): end your turn."),
        N_("Nothing can be done with your last die ({dice}): end your turn."),
    ),
}
_END: Final = N_("No die is left: end your turn.")
# A power over dice: first for which die, then what with it.
_POWERS: Final[dict[type[Act], tuple[str, str]]] = {
    Noa: (
        N_("Noa turns a die, once in the game: choose the die."),
        N_("Noa turns a die: choose its new face."),
    ),
    Rescue: (
        N_("Emergency reroll: choose the die to roll again. Another one is given up."),
        N_("Your {face} is rolled again: choose the die that you give up for it."),
    ),
    Bonus: (
        N_("Bonus reroll: choose the die to roll again."),
        N_("Bonus reroll: your {face} is rolled again."),
    ),
}
_CARD: Final = N_("{card}: choose the die that you place there.")
_FACES: Final = {
    (True, True): N_("Your {face}: choose its action, or change the die."),
    (True, False): N_("Your {face}: choose its action."),
    (False, True): N_("Your {face} cannot be placed now: change it."),
}


def dice(state: State, options: Sequence[Act], say: Say) -> str:
    """What is asked of the dice: of all, or of the one that is picked."""
    kinds = {type(act) for act in options}
    faces = {act.face for act in options if isinstance(act, Put | Rescue | Bonus | Noa)}
    lone = next(iter(faces)) if len(faces) == 1 else 0
    (kind,) = kinds if len(kinds) == 1 else (None,)
    if kind in _POWERS:
        any_die, this_die = _POWERS[kind]
        return say(this_die, face=lone) if lone else say(any_die)
    cards = {act.card for act in options if isinstance(act, Put)}
    if kind is Put and len(cards) == 1 and not lone:
        return say(_CARD, card=card_name(cards.pop(), say))
    placing, changing = Put in kinds, not kinds.isdisjoint(_POWERS)
    if lone and kinds <= {Put, *_POWERS}:
        return say(_FACES[placing, changing], face=lone)
    hand = in_hand(state)
    if not hand:
        return say(_END)
    several, one = _DICE[placing, changing]
    return say(several if len(hand) > 1 else one, dice=", ".join(map(str, hand)))


# -- an effect ----------------------------------------------------------------------------------

_EFFECT: Final = N_("{effect}. {what}")
_ON_CARD: Final = N_("{card}: {effect}. {what}")
# First the ally, then what it does it to, then where; what is picked is not asked again.
_WHAT: Final = {
    Kind.MOVE: (N_("Choose an ally, then where it goes."), N_("Choose where you move {ally}.")),
    Kind.ATTRACT: (
        N_("Choose an ally, then the piece that it draws to its place."),
        N_("Choose the piece that you draw to {ally}."),
    ),
    Kind.PUSH: (
        N_("Choose an ally, then the piece that it pushes."),
        N_("Choose the piece that you push with {ally}."),
        N_("Choose where you push {piece}."),
    ),
    Kind.PROTECT: (N_("Choose the ally that raises its shield."),),
    Kind.HEAL: (N_("Choose the ally that heals its terrain."),),
    Kind.TRAP: (N_("Choose the ally, then the horde that it traps."),),
    Kind.SHORTCUT: (N_("Choose the ally that takes it."), N_("Choose where you move {ally}.")),
    Kind.SWAP_HORDES: (N_("Choose two hordes."), N_("Choose the other horde.")),
    Kind.SWAP_ALLIES: (N_("Choose two allies."), N_("Choose the other ally.")),
}


def effect(state: State, options: Sequence[Act], say: Say) -> str:
    """Which line of which card is carried out, and what is still to be chosen for it."""
    assert state.effect is not None
    steps = _WHAT[state.effect.kind]
    step, words = _step(options, say)
    what = say(steps[min(step, len(steps) - 1)], **words)
    name, cards = effect_name(state.effect, say), _cards(state)
    if len(cards) == 1:
        return say(_ON_CARD, card=card_name(cards[0], say), effect=name, what=what)
    return say(_EFFECT, effect=name, what=what)


def _step(options: Sequence[Act], say: Say) -> tuple[int, dict[str, str]]:
    """How many of its pieces all that is still meant shares, and which."""
    shared = set.intersection(*({*str(act).split()} for act in options))
    if all(isinstance(act, Swap) for act in options):
        picked = len(options) > 1 and any(piece.name.lower() in shared for piece in Piece)
        return int(picked), {}
    first, *others = (str(act).split() for act in options)
    if any(first[0] != other[0] for other in others):
        return 0, {}
    words = {"ally": piece_name(Piece[first[0].upper()], say)}
    if isinstance(options[0], Push) and all(first[2] == other[2] for other in others):
        return 2, words | {"piece": piece_name(options[0].piece, say)}
    return 1, words


def _cards(state: State) -> list[Card]:
    """The cards on which a die lies that shows the effect; more than one can offer the same."""
    return [
        Card(spot)
        for face, spot in zip(state.dice, state.spots, strict=True)
        if spot >= 0 and effect_of(face, Card(spot)) == state.effect
    ]
