"""What a tap means: the text in `data-act` of each thing on the table, legal now or not.

What is not legal carries an action too, one whose refusal names the rule that a player needs then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eden.kit import touch as kit
from eden.kit.pick import common

from ..data import ALLIES, FACES, HORDES, RING, Card, Kind, Piece, Place, word
from ..rules.board import allies_on, in_eden, objective
from ..rules.hand import in_hand
from ..state import IN_HAND, Phase, State
from ..words.labels import label

_SWAPS: Final = {Kind.SWAP_HORDES: HORDES, Kind.SWAP_ALLIES: ALLIES}
_VERBS: Final = {
    Kind.ATTRACT: "attracts",
    Kind.PUSH: "pushes",
    Kind.PROTECT: "protects",
    Kind.HEAL: "heals",
}


@dataclass(frozen=True)
class Touch(kit.Touch[State]):
    """What can be tapped around Eden, and what is picked so far."""

    labels = staticmethod(label)

    def loose(self, act: str) -> bool:
        """A piece or a card can be tapped before the ally or the die with which actions begin."""
        return act.startswith("*") and self.kind not in _SWAPS

    @property
    def picked(self) -> tuple[str, ...]:
        """The words that are picked."""
        return tuple(self.pick.removeprefix("*").split())

    @property
    def subject(self) -> str:
        """The word with which the action begins, as far as it is picked."""
        return "" if self.pick.startswith("*") else next(iter(self.picked), "")

    @property
    def kind(self) -> Kind | None:
        """The action that is being carried out."""
        return self.state.effect.kind if self.state.effect is not None else None


# -- pieces -------------------------------------------------------------------------------------


def piece_act(now: Touch, piece: Piece) -> str:
    """What it means to tap a piece; '' where a tap goes through to the place under it."""
    ally, name = piece in ALLIES, word(piece)
    match now.state.phase:
        case Phase.HORDES | Phase.SEND | Phase.SHIELD | Phase.DICE if not ally:
            return f"{name} acts"
        case Phase.HORDES | Phase.SEND:
            return f"send {name}"
        case Phase.SHIELD:
            return f"lower {name}"
        case Phase.DICE if not in_eden(now.state, piece):
            return f"{name} returns {word(RING[0])}"
        case Phase.DICE:
            return f"{name} to {word(now.state.at[piece])}"
        case Phase.EFFECT:
            return _on_goal(now, piece) or _effect_act(now, piece)
        case _:
            return ""


def _on_goal(now: Touch, piece: Piece) -> str:
    """What the place under a piece means, where the tap can only be meant for it; else ''."""
    place, name = now.state.at[piece], word(piece)
    if place >= Place.NOA or name == now.subject:
        return ""
    act = _target_act(now, place)
    match now.kind:
        case Kind.MOVE | Kind.SHORTCUT if now.subject or piece in HORDES:
            return act if now.meant(act) else ""
        case Kind.PUSH if len(now.picked) == 3:
            return act if now.meant(act) else ""
        case Kind.HEAL | Kind.PROTECT if piece in HORDES:
            return act if now.meant(act) else ""
        case _:
            return ""


def _effect_act(now: Touch, piece: Piece) -> str:
    match now.kind:
        case Kind.ATTRACT | Kind.PUSH:
            return _reach_act(now, piece)
        case Kind.SWAP_HORDES | Kind.SWAP_ALLIES as kind:
            return _swap_act(now, piece, _SWAPS[kind])
        case Kind.TRAP:
            return _trap_act(now, piece)
        case _ if piece in HORDES:
            return f"{word(piece)} acts"
        case Kind.HEAL | Kind.PROTECT as kind:
            return f"{word(piece)} {_VERBS[kind]}"
        case _:
            return _subject_act(now, piece)


def _subject_act(now: Touch, ally: Piece) -> str:
    """The ally acts: all that is picked is kept where it fits."""
    fits = [text for text in now.live if text.split()[0] == word(ally)]
    if fits and (now.pick.startswith("*") or now.kind == Kind.SHORTCUT):
        return common(fits)
    return word(ally)


def _reach_act(now: Touch, piece: Piece) -> str:
    """Attract and push: first the ally that acts, then the piece that is moved, or the reverse."""
    name = word(piece)
    if now.subject and now.subject != name and now.kind is not None:
        whole = f"{now.subject} {_VERBS[now.kind]} {name}"
        if now.meant(whole) or not now.meant(name):
            return whole
    return _subject_act(now, piece) if piece in ALLIES else f"*{name}"


def _swap_act(now: Touch, piece: Piece, sort: tuple[Piece, ...]) -> str:
    name = word(piece)
    if piece not in sort:
        other = next(p for p in Piece if p != piece and (p in ALLIES) == (piece in ALLIES))
        return f"{name} swaps {word(other)}"
    whole = [text for text in now.live if name in text.split()]
    return whole[0] if len(whole) == 1 and name not in now.picked else f"*{name}"


def _trap_act(now: Touch, piece: Piece) -> str:
    whole = [text for text in now.options if word(piece) in text.split()]
    if len(whole) == 1:
        return whole[0]
    if piece in ALLIES:
        return word(piece)
    wanted = objective(now.state, piece)
    return f"{word(wanted.ally if wanted else ALLIES[0])} traps {word(piece)}"


# -- places -------------------------------------------------------------------------------------


def place_act(now: Touch, place: Place) -> str:
    """What it means to tap a terrain place."""
    match now.state.phase:
        case Phase.RESURRECTION:
            return f"ravage {word(place)}"
        case Phase.ROUND if returning(now):
            return f"{returning(now)} returns {word(place)}"
        case Phase.EFFECT:
            return _target_act(now, place)
        case _:
            return _walk_act(now, place)


def noa_act(now: Touch) -> str:
    """What it means to tap Noa: to turn a die, else to go where no ally goes of its own will."""
    match now.state.phase:
        case Phase.DICE:
            return power_act(now, "becomes")
        case Phase.RESURRECTION:
            return "ravage noa"
        case _:
            return _walk_act(now, Place.NOA)


def returning(now: Touch) -> str:
    """The ally that comes back now."""
    texts = [text.split() for text in now.options]
    return next((words[0] for words in texts if "returns" in words), "")


def _walk_act(now: Touch, place: Place) -> str:
    here = [ally for ally in ALLIES if in_eden(now.state, ally)]
    walker = now.subject if now.subject in map(word, ALLIES) else word((here or ALLIES)[0])
    return f"{walker} to {word(place)}"


def _target_act(now: Touch, place: Place) -> str:
    """Where an ally goes, where a piece is pushed, or what an ally does where it stands."""
    fits = [text for text in now.live if text.split()[-1] == word(place)]
    match now.kind:
        case Kind.MOVE | Kind.SHORTCUT:
            if now.subject:
                return f"{now.subject} to {word(place)}"
            return f"*{word(place)}"
        case Kind.PUSH:
            if len(now.picked) == 3:
                return f"{now.pick} {word(place)}"
            pusher = _walk_act(now, place).split()[0]
            return fits[0] if len(fits) == 1 else f"{pusher} pushes {pusher} {word(place)}"
        case Kind.HEAL | Kind.PROTECT | Kind.TRAP:
            here = [word(ally) for ally in allies_on(now.state, place)]
            own = [text for text in now.options if text.split()[0] in here]
            return own[0] if own else _walk_act(now, place)
        case _:
            return _walk_act(now, place)


# -- dice and cards -----------------------------------------------------------------------------


def picked_die(now: Touch) -> int | None:
    """The die in hand whose face is picked; of several alike the first, as the rules take it."""
    for die, (face, spot) in enumerate(zip(now.state.dice, now.state.spots, strict=True)):
        if spot == IN_HAND and face and str(face) == now.subject:
            return die
    return None


# The powers that need to know more than the die.
_ASKS: Final = {"*for": "again for", "*becomes": "becomes"}


def die_act(now: Touch, die: int) -> str:
    """What it means to tap a die: to pick it, to give it up, or to learn why it is spent."""
    state = now.state
    face, spot = str(state.dice[die]), state.spots[die]
    if state.dice[die] == 0:
        return ""
    if state.phase != Phase.DICE:
        return f"{face} on {word(Card(max(spot, 0)))}"
    if spot != IN_HAND:
        return f"die {die} rolls {face}"
    if now.pick.startswith("*"):
        fits = [text for text in now.live if text.split()[0] == face]
        # What the other die, or the new face, shall be is said by a tap of its own.
        return f"{face} {_ASKS[now.pick]}" if fits and now.pick in _ASKS else common(fits) or face
    given = f"{now.subject} again for {face}"
    giving = now.picked[1:2] == ("again",) and die != picked_die(now) and now.meant(given)
    return given if giving else face


def line_act(now: Touch, card: Card, face: int) -> str:
    """What it means to tap a line of an Action card: the picked die goes there, else any can.

    On a line for another face the die is said to show what it does not: the refusal tells both.
    """
    die = picked_die(now)
    if die is None or now.state.dice[die] == face:
        return f"{face} on {word(card)}"
    return f"die {die} rolls {face}"


def card_act(now: Touch, card: Card) -> str:
    """What it means to tap an Action card's name: the picked die goes there, or any that can."""
    if now.state.phase != Phase.DICE:
        return f"{in_use(now)} on {word(card)}"
    if picked_die(now) is not None:
        return f"{now.subject} on {word(card)}"
    some = f"*{word(card)}"
    return some if now.meant(some) else f"{in_use(now)} on {word(card)}"


def in_use(now: Touch) -> int:
    """A face that a player could think of: one in hand, else of any die."""
    return next(iter(in_hand(now.state)), now.state.dice[0]) or 1


# A try with a power while no die can be placed, so that the refusal names its rule.
_TRIES: Final = {
    "for": "{face} again for {face}",
    "free": "{face} again free",
    "becomes": "{face} becomes {other}",
}


def power_act(now: Touch, power: str) -> str:
    """What it means to tap a power over dice: "for" (a die given up), "free" or "becomes"."""
    if picked_die(now) is not None:
        return f"{now.subject} becomes" if power == "becomes" else f"{now.subject} again {power}"
    if now.state.phase == Phase.DICE:
        alone = in_hand(now.state) if power == "becomes" else ()
        return f"{alone[0]} becomes" if len(alone) == 1 else f"*{power}"
    face = in_use(now)
    return _TRIES[power].format(face=face, other=face % len(FACES) + 1)
