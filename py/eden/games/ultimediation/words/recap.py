"""What others have just done, in a line or two; and which events are turning points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from eden.engine.game import Event, Seat
from eden.engine.match import Made
from eden.engine.notation import Act
from eden.kit.look import Trail
from eden.kit.say import N_, Say, capital, listed, named

from ..acts import End, On
from ..data import MEDIATION, Kind, Pile, Why
from ..events import (
    Asked,
    AttackCancelled,
    AttackLaid,
    AttacksComing,
    AttackVoid,
    BaseMoved,
    CubeLost,
    CubesMet,
    Destroyed,
    DisasterDrawn,
    EffectHappens,
    EffectIgnored,
    EnergyBack,
    EnergyLost,
    EnergyPaid,
    Fled,
    Loaded,
    NeedFound,
    OfCard,
    OnSquare,
    PersonBack,
    PersonLost,
    PowerDealt,
    PyramidPlaced,
    Revealed,
    Rolled,
    Saved,
    Shuffled,
    Struck,
    TokenPlaced,
    TurnBegan,
    TurnEnded,
    WentHome,
    Who,
)
from ..state import State
from .cards import card_name, disaster_title, effect_text
from .log import tell
from .names import camp_name, character_name, number_word, square_name

LONGEST: Final = 110
LINES: Final = 2
# So many squares of attacks are named; of more only their number.
_NAMED: Final = 6

# How much it weighs: where there is no room the lightest is left out; all else weighs nothing.
_WEIGHTS: Final[dict[type[Event], int]] = {
    **dict.fromkeys((NeedFound, AttackLaid, Fled, PersonLost, Struck, Destroyed), 3),
    **dict.fromkeys((Revealed, EffectHappens, AttackVoid, BaseMoved, WentHome, Saved), 2),
    **dict.fromkeys((DisasterDrawn, TokenPlaced, CubesMet), 2),
    **dict.fromkeys((Rolled, AttacksComing, Asked, EffectIgnored), 1),
}
# Of several: their squares, characters or faces in a row.
_SEVERAL: Final[dict[type[Event], str]] = {
    Rolled: N_("The dice show {names}."),
    AttackVoid: N_("The attacks on {names} have no effect."),
    AttackCancelled: N_("The attacks on {names} are cancelled."),
    Struck: N_("The disaster strikes {names}."),
    TokenPlaced: N_("The disaster threatens {names}."),
    Destroyed: N_("Permanent destructions on {names}."),
    PyramidPlaced: N_("Pyramids appear on {names}."),
    PersonBack: N_("Population comes back from the ship to {names}."),
    Saved: N_("{names} are saved."),
    WentHome: N_("{names} return to Base U."),
    EnergyLost: N_("{names} lose energy."),
    EnergyPaid: N_("{names} pay energy."),
    CubeLost: N_("{names} lose action cubes."),
    PowerDealt: N_("Power cards for {names}."),
}
_ATTACK: Final = N_("Attack on {names}")
_ATTACKS: Final = N_("Attacks on {names}")
_MANY_ATTACKS: Final = N_("{count} attacks")
# How many flee and how many are lost: one, or several.
_FATES: Final[dict[type[Event], tuple[str, str]]] = {
    Fled: (N_("one population flees"), N_("{number} populations flee")),
    PersonLost: (N_("one population is lost"), N_("{number} populations are lost")),
}
# What the log says at greater length.
_BASES: Final = {
    Pile.EAST: N_("The eastern base moves to {square}."),
    Pile.WEST: N_("The western base moves to {square}."),
}
_ENERGY_BACK: Final = N_("All energy is back.")
_THREATENS: Final = N_("A disaster threatens {names}: {disaster}.")
_SAYS: Final = N_("{camp}: {said}.")
_IMPOSES: Final = N_("{camp}: {said} (no price: it cannot be refused).")
# What nobody needs to be told; and what those do not who ended the turn themselves.
_SILENT: Final = (Shuffled,)
_ENDED: Final = (TurnEnded, TurnBegan, AttacksComing)
# What is not told where one of these is.
_TOLD_WITH: Final[dict[type[Event], frozenset[type[Event]]]] = {
    AttacksComing: frozenset({AttackLaid}),
    EffectHappens: frozenset({Revealed}),
    PersonLost: frozenset({Fled}),
    TokenPlaced: frozenset({DisasterDrawn}),
}
# What is worth a picture.
_TURNING: Final = (TurnBegan, NeedFound, Loaded, PersonLost, Destroyed)


class Told(NamedTuple):
    """An event that is told, and the state after its step."""

    state: State
    event: Event


def recap(trail: Trail[State], seat: Seat, say: Say) -> tuple[str, ...]:
    """The strip above the board: what this seat has not done itself."""
    told = tuple(_told(trail, seat))
    by_attack = _by_attack(told)
    rest = tuple(one for one in told if one not in by_attack)
    kinds = dict.fromkeys(type(one.event) for one in rest)
    said = [one for kind in kinds for one in _sentences(kind, rest, by_attack, say)]
    return _lines(said)


def is_turning(event: Event) -> bool:
    """Whether the game took a turn here that is worth a picture."""
    return isinstance(event, _TURNING)


# -- what is told -------------------------------------------------------------------------------


def for_others(action: Act) -> bool:
    """Whether the team only lets the world go on: what happens then is not its deed."""
    return isinstance(action, End | On)


def by_team(step: Made[State, Act], seat: Seat) -> bool:
    """Whether this seat chose it, and did it, too."""
    return step.now.is_choice and step.now.seat == seat and not for_others(step.action)


def _told(trail: Trail[State], seat: Seat) -> Iterator[Told]:
    for step in trail.steps:
        own, ended = by_team(step, seat), step.now.seat == seat and isinstance(step.action, End)
        for event in step.events:
            known = isinstance(event, _SILENT) or (ended and isinstance(event, _ENDED))
            if not known and (not own or _is_fate(event)):
                yield Told(step.state, event)


def _is_fate(event: Event) -> bool:
    """What nobody has chosen, even if it follows from a choice at once."""
    hit = isinstance(event, WentHome) and event.why in (Why.HIT, Why.DESTROYED)
    return hit or isinstance(event, Struck | PersonLost)


def _by_attack(told: tuple[Told, ...]) -> tuple[Told, ...]:
    """Who flees from the attacks, or is lost there: they are told with them."""
    hit = {one.event.square for one in told if isinstance(one.event, AttackLaid)}
    return tuple(
        one
        for one in told
        if (isinstance(one.event, Fled) and one.event.origin in hit)
        or (isinstance(one.event, PersonLost) and one.event.square in hit)
    )


# -- sentences ----------------------------------------------------------------------------------


def _sentences(
    kind: type[Event], told: tuple[Told, ...], by_attack: tuple[Told, ...], say: Say
) -> Iterator[tuple[int, str]]:
    """What is said of the events of one kind, each sentence with its weight."""
    these = tuple(one for one in told if type(one.event) is kind)
    others = {type(one.event) for one in told} - {kind}
    said: Iterable[str]
    if others & _TOLD_WITH.get(kind, frozenset()):
        said = ()
    elif kind is AttackLaid:
        said = (_attacks(these, by_attack, say),)
    elif kind in (Fled, PersonLost) and len(told_of := _fates(told)) > 1:
        said = (capital(_suffered(told_of, say)) + ".",)
    elif kind in (Revealed, EffectHappens):
        said = (_answer(one, told, say) for one in these)
    elif kind is DisasterDrawn and TokenPlaced in others:
        said = _threats(told, say)
    elif kind in _SEVERAL and len(these) > 1:
        said = (capital(say(_SEVERAL[kind], names=_names(these, say))),)
    else:
        said = _logged(these, say)
    yield from ((_WEIGHTS.get(kind, 0), one) for one in dict.fromkeys(said) if one)


def _logged(told: tuple[Told, ...], say: Say) -> Iterator[str]:
    """As the log tells it, or shorter."""
    for state, event in told:
        match event:
            case BaseMoved(pile, square):
                yield say(_BASES[pile], square=square_name(square))
            case EnergyBack():
                yield say(_ENERGY_BACK)
            case _:
                line = tell(state, event, say)
                yield line.text if line else ""


def _answer(one: Told, told: tuple[Told, ...], say: Say) -> str:
    """What a camp has answered: a need is told when it is found."""
    state, event = one
    assert isinstance(event, Revealed | EffectHappens)
    kind = MEDIATION[event.pile][event.card].kind
    if kind == Kind.NEED:
        return ""
    said = card_name(event.pile, event.card, say)
    if kind != Kind.JUSTIFICATION:
        effect = effect_text(event.pile, event.card, state.characters, say)
        said = effect[:1].lower() + effect[1:].rstrip(".")
    text = _IMPOSES if _is_imposed(one, told) else _SAYS
    return capital(say(text, camp=camp_name(event.pile, say), said=said))


def _is_imposed(answer: Told, told: tuple[Told, ...]) -> bool:
    """Whether an effect against the team has happened that has no price."""
    state, event = answer
    assert isinstance(event, OfCard)
    card = MEDIATION[event.pile][event.card]
    happened = EffectHappens(event.pile, event.card) in (one.event for one in told)
    return happened and card.kind != Kind.CALM and not card.price(state.characters)


def _names(told: tuple[Told, ...], say: Say) -> str:
    """Who or what it happened to, in a row; dice may show the same."""
    names = []
    for _, event in told:
        match event:
            case Rolled(number):
                names.append(str(number))
            case Who(who):
                names.append(character_name(who))
            case OnSquare(square) | Struck(_, square):
                names.append(square_name(square))
    alike = isinstance(told[0].event, Rolled)
    return listed(names if alike else dict.fromkeys(names), say)


def _threats(told: tuple[Told, ...], say: Say) -> Iterator[str]:
    """The disaster that is coming, and where."""
    where = _names(tuple(one for one in told if isinstance(one.event, TokenPlaced)), say)
    for _, event in told:
        if isinstance(event, DisasterDrawn):
            yield say(_THREATENS, names=where, disaster=disaster_title(event.card, say))


# -- attacks, and who suffers from them ---------------------------------------------------------


def _attacks(attacks: tuple[Told, ...], fates: tuple[Told, ...], say: Say) -> str:
    """Where they are, who flees and who is lost."""
    if len(attacks) > _NAMED:
        where = say(_MANY_ATTACKS, count=len(attacks))
    else:
        where = say(_ATTACK if len(attacks) == 1 else _ATTACKS, names=_names(attacks, say))
    return (named(where, _suffered(fates, say), say) if fates else where) + "."


def _fates(told: tuple[Told, ...]) -> tuple[Told, ...]:
    return tuple(one for one in told if isinstance(one.event, Fled | PersonLost))


def _suffered(fates: tuple[Told, ...], say: Say) -> str:
    """How many flee, how many are lost."""
    kinds = Counter(type(one.event) for one in fates)
    return ", ".join(
        say(texts[kinds[kind] > 1], number=number_word(kinds[kind], say))
        for kind, texts in _FATES.items()
        if kinds[kind]
    )


# -- lines --------------------------------------------------------------------------------------


def _lines(said: list[tuple[int, str]]) -> tuple[str, ...]:
    """As many sentences as there is room for: the last of the lightest is left out first."""
    while len(lines := _packed([sentence for _, sentence in said])) > LINES:
        lightest = min(weight for weight, _ in said)
        del said[max(n for n, (weight, _) in enumerate(said) if weight == lightest)]
    return tuple(lines)


def _packed(sentences: list[str]) -> list[str]:
    lines: list[str] = []
    for sentence in sentences:
        if lines and len(lines[-1]) + 1 + len(sentence) <= LONGEST:
            lines[-1] += f" {sentence}"
        else:
            lines.append(sentence)
    return lines
