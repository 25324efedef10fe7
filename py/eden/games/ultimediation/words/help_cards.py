"""What camps, piles, cards and the ship mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, capital

from ..data import (
    FIRST_PYRAMID,
    FORESEE_LOAD,
    LOADS,
    MEDIATION,
    POWER_LOAD,
    POWERS,
    PYRAMIDS,
    Difficulty,
    Kind,
    Pile,
)
from ..rules.piles import pile_size
from ..state import State
from .cards import (
    card_name,
    disaster_text,
    disaster_title,
    effect_text,
    need_name,
    power_text,
    power_title,
    price_text,
    sentence,
)
from .names import base_name, camp_name, pile_name

# -- camps and their needs ----------------------------------------------------------------------

_CAMP: Final = N_(
    "Needs found: {found} of {needed}. A character on {base} can ask; find the needs of both "
    "camps to win."
)
_HEARD: Final = N_("All its needs are found: {found} of {needed}. Now listen to the other camp.")
_NEED_NAME: Final = N_("A need to find")
_NEED: Final = N_(
    "It is among the cards of this camp: {left}. Ask in the camp’s base until a need is revealed."
)
_QUESTION_NAME: Final = N_("The question")
_QUESTION: Final = N_("Every mediation begins with it; then the top card of the camp is revealed.")


def _camp(look: Look[State], side: str) -> Explained:
    state, say, camp = look.state, look.say, Pile[side.upper()]
    found = len(state.found[camp])
    text = _HEARD if found >= state.needed else _CAMP
    told = say(text, found=found, needed=state.needed, base=base_name(camp, say))
    return Explained(capital(camp_name(camp, say)), told, "UM-97")


def _need(look: Look[State], side: str, number: str) -> Explained:
    state, say, camp, n = look.state, look.say, Pile[side.upper()], int(number)
    if n < len(state.found[camp]):
        card = state.found[camp][n]
        name = capital(need_name(camp, card, say))
        return Explained(name, sentence(camp, card, say), "UM-76")
    return Explained(say(_NEED_NAME), say(_NEED, left=pile_size(state, camp)), "UM-60")


def _question(look: Look[State]) -> Explained:
    return Explained(look.say(_QUESTION_NAME), look.say(_QUESTION), "UM-60")


# -- piles --------------------------------------------------------------------------------------

_PILE: Final = N_("In the pile: {left}; discarded: {out}.")
_PILES: Final = {
    Pile.EAST: (N_("Asking reveals a need, a justification or an effect."), "UM-60"),
    Pile.WEST: (N_("Asking reveals a need, a justification or an effect."), "UM-60"),
    Pile.ATTACK: (N_("Each card names the square that is hit."), "UM-35"),
    Pile.POWER: (
        N_("Everybody gets one with the fourth loading of the ship, or in turn G."),
        "UM-92",
    ),
    Pile.DISASTER: (N_("From turn D on one comes after the attacks of each turn."), "UM-115"),
}
_AHEAD_NAME: Final = N_("The next cards")
_AHEAD: Final = N_("You have looked ahead and know what comes next: {cards}.")


def _pile(look: Look[State], name: str) -> Explained:
    state, say, pile = look.state, look.say, Pile[name.upper()]
    text, rule = _PILES[pile]
    told = say(_PILE, left=pile_size(state, pile), out=len(state.discards[pile]))
    return Explained(capital(pile_name(pile, say)), f"{told} {say(text)}", rule)


def _ahead(look: Look[State], name: str) -> Explained:
    pile, say = Pile[name.upper()], look.say
    cards = ", ".join(card_name(pile, card, say) for card in look.state.tops[pile])
    return Explained(say(_AHEAD_NAME), say(_AHEAD, cards=cards), "UM-94")


# -- cards --------------------------------------------------------------------------------------

_FOUND: Final = N_("A need is found: everybody regains all energy, and you reveal one more card.")
_HEARING: Final = N_("It is heard, and discarded: nothing else happens.")


def _card(look: Look[State], side: str, number: str) -> Explained:
    say, pile, card = look.say, Pile[side.upper()], int(number)
    name = capital(card_name(pile, card, say))
    match MEDIATION[pile][card].kind:
        case Kind.NEED:
            return Explained(name, say(_FOUND), "UM-77")
        case Kind.JUSTIFICATION:
            return Explained(name, say(_HEARING), "UM-75")
        case _:
            does = effect_text(pile, card, look.state.characters, say)
            price = price_text(pile, card, look.state.characters, say)
            return Explained(name, f"{does} {price}".strip(), "UM-82")


def _power(look: Look[State], number: str) -> Explained:
    card, say = int(number), look.say
    rule = "UM-56" if POWERS[card].kind == Kind.SHELTER else "UM-55"
    return Explained(power_title(card, say), power_text(card, look.state.characters, say), rule)


def _disaster(look: Look[State], number: str) -> Explained:
    card = int(number)
    return Explained(disaster_title(card, look.say), disaster_text(card, look.say), "UM-117")


# -- the ship -----------------------------------------------------------------------------------

_SHIP_NAME: Final = N_("The ship")
_SHIP: Final = N_(
    "Aboard: {aboard} of 12. Elli loads four from Base U at once; each need that is found brings "
    "four back to the Earth."
)
_LOAD_NAME: Final = N_("Loading {number}")
_LOAD_DONE: Final = N_("Reached: loadings so far: {loads}.")
_LOAD_AHEAD: Final = N_("Loadings so far: {loads}. This one brings:")
_POWERS: Final = N_("A power card for everybody.")
_POWER: Final = N_("A power card for somebody who has none.")
_LOOK: Final = N_("A look at the next three cards of a pile.")
_PYRAMID: Final = N_("A pyramid.")
_CLOSER: Final = N_("Nothing yet, but the next gift is closer.")
_NOTHING: Final = N_("Nothing more.")


def _ship(look: Look[State]) -> Explained:
    return Explained(look.say(_SHIP_NAME), look.say(_SHIP, aboard=look.state.ship), "UM-68")


def gifts(state: State, load: int) -> Iterator[str]:
    """What a loading brings, in sentences that are still to be said (UM-92 to UM-94, UM-107)."""
    if state.pyramids_on:
        first = FIRST_PYRAMID[Difficulty(state.needed)]
        if first <= load < first + PYRAMIDS:
            yield _PYRAMID
    if not state.round and load == POWER_LOAD and not state.dealt:
        yield _POWERS
    elif not state.round and (load > POWER_LOAD or state.dealt):
        yield _POWER
    if load == FORESEE_LOAD:
        yield _LOOK


def _load(look: Look[State], number: str) -> Explained:
    state, say, load = look.state, look.say, int(number)
    name = say(_LOAD_NAME, number=load)
    if load <= state.loads:
        return Explained(name, say(_LOAD_DONE, loads=state.loads), "UM-90")
    found = [*gifts(state, load)] or [_CLOSER if load < LOADS else _NOTHING]
    told = (say(_LOAD_AHEAD, loads=state.loads), *map(say, found))
    return Explained(name, " ".join(told), "UM-92")


def gift_words(state: State, load: int, say: Say) -> str:
    """What a loading brings, in a few words; '' for nothing."""
    return " ".join(say(gift) for gift in gifts(state, load))


EXPLAINERS: Final[Explainers] = {
    "camp": _camp,
    "need": _need,
    "question": _question,
    "pile": _pile,
    "ahead": _ahead,
    "card": _card,
    "power": _power,
    "disaster": _disaster,
    "ship": _ship,
    "load": _load,
}
