"""The dice in hand, the powers over them, and the four Action cards as one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.svg import block, classes, icon, tag, text, use

from ..acts import End
from ..data import DICE, FACES, MOST_GIVEN_UP, Card, Effect, word
from ..events import DiePlaced
from ..rules.hand import bonuses, effect_of, in_hand
from ..state import GIVEN_UP, Phase, State
from ..words.names import card_name, effect_name
from ..words.stakes import regret
from .changes import badge, before, signed
from .touch import Touch, card_act, die_act, line_act, picked_die, power_act

_HALF_SUN: Final = "M3 18h18M6.5 18a5.5 5.5 0 0111 0M4 11l1.6 1M20 11l-1.6 1"
# Sunrise, high sun, sunset, moon.
_SKY: Final = {
    Card.DAWN: _HALF_SUN + "M12 8V3M9.5 5L12 2.5 14.5 5",
    Card.NOON: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22"
    "M5 5l1.7 1.7M17.3 17.3L19 19M5 19l1.7-1.7M17.3 6.7L19 5",
    Card.DUSK: _HALF_SUN + "M12 3v5M9.5 6L12 8.5 14.5 6",
    Card.NIGHT: "M19.5 14.5A8 8 0 119.5 4.5a6.3 6.3 0 0010 10zM17 3.5v4M15 5.5h4",
}
_POWERS: Final = ("for", "free", "becomes")


# -- dice ---------------------------------------------------------------------------------------


def dice(now: Touch) -> str:
    """The block of the table with the four dice and what can be done with them."""
    hand = tag(
        "div",
        *(_die(now, die) for die in range(DICE)),
        class_="hand",
        role="group",
        aria_label=now.say("Dice"),
    )
    return tag("div", hand, _powers(now), class_="dice")


def die_picture(face: int, name: str | None = None) -> str:
    """A die that shows a face; with a name of its own it tumbles when it is new."""
    return tag(
        "svg",
        use(f"ui-die-{face}", width=40, height=40),
        id=name,
        class_="die-face",
        viewBox="0 0 40 40",
        aria_hidden="true",
    )


def _die(now: Touch, die: int) -> str:
    state = now.state
    face, spot = state.dice[die], state.spots[die]
    act = die_act(now, die)
    given = bool(now.subject) and "for" in act.split()
    where = "given" if spot == GIVEN_UP else "placed" if spot >= 0 else "in-hand"
    picture = die_picture(face, f"die-{die}-{state.round}-{face}") if face else ""
    note = icon("ui-close", "note") if spot == GIVEN_UP or given else ""
    if spot >= 0:
        note = sky(Card(spot), "note")
    return tag(
        "div",
        picture,
        note,
        id=f"die-{die}",
        **now.on(
            act,
            _die_words(now, die),
            "die",
            where,
            classes(unrolled=face == 0, giving=given),
            picked=picked_die(now) == die,
            tell=f"die {die}",
        ),
    )


def _die_words(now: Touch, die: int) -> str:
    face, spot = now.state.dice[die], now.state.spots[die]
    if face == 0:
        return now.say("A die, not rolled yet")
    if spot == GIVEN_UP:
        return now.say("Die {face}, given up", face=face)
    if spot >= 0:
        card = card_name(Card(spot), now.say)
        return now.say("Die {face} on {card}", face=face, card=card)
    return now.say("Die {face}", face=face)


# -- powers -------------------------------------------------------------------------------------


def _powers(now: Touch) -> str:
    """The powers over dice and the end of the turn; Noa's faces once a die is to be turned."""
    turning = picked_die(now) is not None and "becomes" in now.picked
    shown = _turns(now) if turning else (_power(now, power) for power in _POWERS)
    return tag("div", *shown, _end(now), class_=classes("powers", turning=turning))


def _turns(now: Touch) -> Iterator[str]:
    yield _power(now, "becomes")
    for face in FACES:
        if str(face) != now.subject:
            act = f"{now.subject} becomes {face}"
            said = now.say("Die {face}", face=face)
            yield tag("div", die_picture(face), **now.on(act, said, "turn", tell=f"turn {face}"))


def _power(now: Touch, power: str) -> str:
    symbol, left, name, said = _power_words(now, power)
    more = signed(left - _power_words(before(now), power)[1])
    return tag(
        "div",
        icon(symbol),
        tag("span", text(name), class_="word"),
        " ",
        tag("span", text(left), class_="left"),
        badge(more),
        id=f"power-{power}",
        **now.on(
            power_act(now, power),
            said.format(left=left),
            "power",
            classes(spent=left == 0),
            picked=power in now.picked,
            seen=" ".join(filter(None, (name, str(left), more))),
            tell=f"power {power}",
        ),
    )


def _power_words(now: Touch, power: str) -> tuple[str, int, str, str]:
    """The symbol of a power, how often it can still be used, its name, and what it does."""
    state, say = now.state, now.say
    match power:
        case "for":
            left = MOST_GIVEN_UP - state.spots.count(GIVEN_UP)
            said = say("Give up one die to roll another again: {left} more this round")
            return "se-a-reroll", left, say("Reroll"), said
        case "free":
            left = 0 if "fearless" in state.modes else bonuses(state)
            return "se-reroll", left, say("Bonus"), say("Bonus rerolls left: {left}")
        case _:
            left = int(not state.noa_used)
            said = say("Noa turns a die to any face, once in the game: {left} left")
            return "se-a-noa", left, say("Noa"), said


def _end(now: Touch) -> str:
    return tag(
        "div",
        icon("ui-check"),
        tag("span", text(now.say("End turn")), class_="word"),
        id="power-end",
        **now.on(
            "end",
            now.say("End turn"),
            "power",
            "end",
            classes(loud=_done(now)),
            seen=now.say("End turn"),
            tell="power end",
        ),
    )


def _done(now: Touch) -> bool:
    """Whether nothing useful remains to be done before the turn is ended."""
    return "end" in now.options and not regret(now.state, End(), now.say)


# -- Action cards -------------------------------------------------------------------------------


def cards(now: Touch) -> str:
    """The block of the table with the Action cards: a column for each, a row for each face."""
    hand = _usable(now.state)
    pips = (
        tag(
            "div",
            die_picture(face),
            class_=classes("pips", f"face-{face}", in_hand=face in hand),
            data_tell=f"row {face}",
        )
        for face in FACES
    )
    rows = tag("div", *pips, class_="faces", aria_hidden="true")
    shown = (_card(now, card) for card in Card)
    return tag("div", rows, *shown, class_=classes("cards", sheet=_is_sheet(now)))


def _is_sheet(now: Touch) -> bool:
    """Whether one line of each card is enough where there is little room: the one in question."""
    choosing = now.state.phase in (Phase.DICE, Phase.ROUND)
    return picked_die(now) is not None or not choosing


def _usable(state: State) -> tuple[int, ...]:
    """The faces in hand, while they are of use."""
    return in_hand(state) if state.phase in (Phase.DICE, Phase.EFFECT) else ()


def sky(card: Card, *names: str) -> str:
    """The sign of an Action card."""
    return tag(
        "svg",
        tag("path", d=_SKY[card]),
        class_=classes("icon", "sky", *names),
        viewBox="0 0 24 24",
        aria_hidden="true",
    )


def _card(now: Touch, card: Card) -> str:
    state = now.state
    closed, full = state.closed == card, card in state.spots
    head = sky(card) + tag("span", text(card_name(card, now.say)), class_="word")
    closing = state.phase == Phase.ROUND
    act = f"close {word(card)}" if closing else card_act(now, card)
    said = _card_words(now, card)
    picked = word(card) in now.picked
    shape = classes("action", word(card), closed=closed, full=full)
    tell = f"card {word(card)}"
    mine: dict[str, str | None] = {"class_": shape}
    of_head: dict[str, str | None] = {"class_": "name", "data_tell": tell}
    if closing and "weakness" in state.modes:
        mine = now.on(act, said, shape, picked=picked, tell=tell)
    elif not closing:
        of_head = now.on(act, said, "name", picked=picked, tell=tell)
    cells = (_cell(now, card, face) for face in FACES)
    name = f"card-{word(card)}"
    return block(name, tag("div", tag("div", head, **of_head), *cells, id=name, **mine))


def _card_words(now: Touch, card: Card) -> str:
    name = card_name(card, now.say)
    if now.state.closed == card:
        return now.say("{card}, closed this round", card=name)
    if card in now.state.spots:
        return now.say("{card}, taken this round", card=name)
    return name


def _cell(now: Touch, card: Card, face: int) -> str:
    state = now.state
    effect = effect_of(face, card)
    die = state.spots.index(card) if card in state.spots else None
    here = die is not None and state.dice[die] == face
    words = now.say(
        "{face} on {card}: {effect}",
        face=face,
        card=card_name(card, now.say),
        effect=effect_name(effect, now.say),
    )
    act = "" if state.phase == Phase.ROUND else line_act(now, card, face)
    shape = classes(
        "cell",
        f"face-{face}",
        f"does-{_symbol(effect)}",
        in_hand=face in _usable(state) and die is None and state.closed != card,
        here=here,
        aim=here if die is not None else str(face) == now.subject,
        doing=here and state.effect == effect and _placed(now) in (None, card),
    )
    placed = die_picture(face, f"placed-{die}-{state.round}") if here else ""
    tell = f"line {word(card)} {face}"
    return tag("div", _effect(now, effect), placed, **now.on(act, words, shape, tell=tell))


def _placed(now: Touch) -> Card | None:
    """The card on which a die was just placed, if that is seen: two cards may offer the same."""
    return next((event.card for event in now.news if isinstance(event, DiePlaced)), None)


def _symbol(effect: Effect) -> str:
    return word(effect.kind).replace("_", "-")


def _effect(now: Touch, effect: Effect) -> str:
    """The sign of an action and how often it is shown, with its name where there is room."""
    sign = icon(f"se-a-{_symbol(effect)}")
    times = tag("span", f"×{effect.strength}", class_="times") if effect.strength > 1 else ""
    name = tag("span", text(effect_name(effect, now.say)), class_="word", aria_hidden="true")
    return tag("span", sign, times, class_="sign", aria_hidden="true") + name
