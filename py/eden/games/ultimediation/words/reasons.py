"""Why not: one short sentence about this moment for every reason that forbids something."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import Refusal
from eden.kit import reasons
from eden.kit.say import N_, Say

from ..state import State
from .moment import FACTS
from .names import facts

_NOT_NOW: Final = {
    "UM-10 untimely": N_("The team is complete: {team}."),
    "UM-26 untimely": N_("Nobody has to flee now."),
    "UM-28 untimely": N_("No population is about to be lost."),
    "UM-34 untimely": N_("A die is rolled, never chosen."),
    "UM-36 untimely": N_("Attack cards are drawn, never chosen."),
    "UM-37 untimely": N_("Nobody has to be saved now."),
    "UM-52 untimely": N_("Not now: {busy}."),
    "UM-52 skip": N_("Nothing can be skipped now."),
    "UM-55 untimely": N_("No power card now: {busy}."),
    "UM-55 jump": N_("No card lets anybody jump now."),
    "UM-55 refresh": N_("No card gives action cubes back now."),
    "UM-57 untimely": N_("Nothing is being teleported now."),
    "UM-60 untimely": N_("Cards are drawn, never chosen."),
    "UM-61 untimely": N_("Only three characters together, or a card, teleport from afar."),
    "UM-61 join": N_("No remote action is under way."),
    "UM-62 untimely": N_("Only three characters together, or a card, cancel from afar."),
    "UM-78 untimely": N_("Nobody comes back from the ship now."),
    "UM-80 untimely": N_("A camp is chosen only when a need has just been found."),
    "UM-82 untimely": N_("No effect is open that could be cancelled."),
    "UM-82 unpaid": N_("No energy has to be paid now."),
    "UM-82 cubes": N_("Nobody has to lose an action cube now."),
    "UM-93 untimely": N_("No power card has to be given now."),
    "UM-94 untimely": N_("No pile is to be looked at now."),
}
_TEAM: Final = {
    "UM-10 absent": N_("{character} is not in the team."),
    "UM-10 elli": N_("Elli comes along in any case: choose a protector."),
    "UM-10 protector": N_("{character} is a mediator, not a protector."),
    "UM-10 first": N_("First choose the protector, Agapi or Ilias."),
    "UM-10 led": N_("{chosen} comes along already: choose two mediators now."),
    "UM-10 seven": N_("All seven come along, both protectors among them."),
    "UM-10 mediator": N_("{outsider} is not one of the four mediators."),
    "UM-10 twice": N_("{one} cannot be chosen twice."),
    "UM-10 order": N_("Name the two the other way round: {other}, then {one}."),
}
_PEOPLE: Final = {
    "UM-25": N_("{square} is full: it holds {capacity} population tokens at most."),
    "UM-26 attack": N_("There is an attack on {square}: no population can be there."),
    "UM-26 base": N_("A military base stands on {square}: no population can be there."),
    "UM-26 here": N_("The population of {square} cannot stay there."),
    "UM-26 must": N_("The population of {squares} must flee."),
    "UM-26 far": N_("{square} is not adjacent to {origin}."),
    "UM-26 diagonal": N_("{square} is diagonal to {origin}: nobody flees diagonally."),
    "UM-27": N_("{square} is destroyed for good: nobody can live there."),
    "UM-29 edge": N_("Nobody flees across the edge of the board."),
    "UM-78 base u": N_("Nobody comes back to Base U: choose another square."),
    "UM-78 pyramid": N_("Nobody comes back to a pyramid in a corner."),
    "UM-125 nobody": N_("Nobody has to flee from {origin}."),
    "UM-125 alone": N_("Only {origin} is left: just choose where its population flees."),
    "UM-125 who": N_("First choose the square from which somebody flees: {squares}."),
    "UM-125 stays": N_("Nobody has to flee from {square}."),
    "UM-125 flees": N_("Somebody can still flee: nobody is lost yet."),
    "UM-126 struck": N_("The disaster strikes {square} too: nobody flees there."),
}
_CHARACTERS: Final = {
    "UM-37 role": N_("{character} is no protector and saves nobody."),
    "UM-37 far": N_("{character} is on {here}, not on a square around {there}."),
    "UM-38 must": N_("Being saved is not a choice; only by whom is."),
    "UM-40 self": N_("A protector does not protect itself."),
    "UM-40 beside": N_("{character} is on that very square, which is not protected."),
    "UM-50": N_("{character} has no action cube left."),
    "UM-51": N_("{character} has no free place left for “{deed}” this turn."),
    "UM-54 here": N_("{character} is already on {square}."),
    "UM-54 destroyed": N_("{square} is destroyed for good: nobody can go there."),
    "UM-54 diagonal": N_("{character} does not move diagonally."),
    "UM-54 far": N_("{square} is too far from {here}: {character} moves one square."),
    "UM-65 far": N_("{square} is too far from {here}: {character} moves one square."),
    "UM-67 far": N_("{square} is more than two squares away from {here}, where Elli is."),
    "UM-67 blocked": N_("A permanent destruction bars Elli’s way to {square}."),
    "UM-103 edge": N_("In this game nobody moves across the edge of the board."),
    "UM-103 corner": N_("Nobody crosses the edge of the board diagonally."),
    "UM-58 none": N_("There is no attack on {square}."),
    "UM-58 far": N_("{character} is on {here}; the attack is on {square}."),
    "UM-59 beside": N_("{character} is on {protector}’s own square, which is not in the zone."),
    "UM-59 alone": N_("{character} has no protector on a square around, diagonals included."),
    "UM-66 diagonal": N_("{square} is diagonal to Ilias: only adjacent squares count."),
    "UM-66 far": N_("{square} is not adjacent to {here}, where Ilias is."),
    "UM-60 camp": N_("Only a camp can be asked."),
    "UM-60 far": N_("{character} is not on the base {of_camp}, which is on {base}."),
    "UM-71 diagonal": N_("The base on {base} is diagonal to Nikitas: only adjacent squares count."),
    "UM-71 far": N_("The base {of_camp} is on {base}, not adjacent to Nikitas."),
    "UM-61 deed": N_("Only teleport and cancel can be done remotely."),
    "UM-61 few": N_("It takes three with a cube and a free place for it; able now: {able}."),
    "UM-61 nothing": N_("There is nothing to teleport."),
    "UM-61 joined": N_("{character} takes part already."),
    "UM-61 teleports": N_("The three teleport this time; they cancel nothing."),
    "UM-62 few": N_("It takes three with a cube and a free place for it; able now: {able}."),
    "UM-62 nothing": N_("There is no attack and no disaster to cancel."),
    "UM-62 joined": N_("{character} takes part already."),
    "UM-62 cancels": N_("The three cancel this time; they teleport nothing."),
    "UM-82 whole": N_("The price must be paid in full; energy still to pay: {left}."),
    "UM-82 energy": N_("{character} has no energy left to pay with."),
    "UM-83 home": N_("{character} is in Base U and cannot use energy there."),
    "UM-80 camp": N_("Only a camp can be asked."),
}
_TELEPORTS: Final = {
    "UM-57 far": N_("{character} is on {here}, not on {square}."),
    "UM-57 nobody": N_("Nobody lives on {square}."),
    "UM-57 room": N_("No other square has room for this population."),
    "UM-57 here": N_("The population comes from {square}: choose another square."),
    "UM-72 diagonal": N_("{square} is diagonal to Vera: only adjacent squares count."),
    "UM-72 far": N_("{square} is not adjacent to {here}, where Vera is."),
    "UM-68 away": N_("Elli is on {here}, not in Base U."),
    "UM-68 four": N_("Population in Base U: {waiting}; exactly four are needed."),
    "UM-91": N_("The ship has {aboard} of 12 aboard: there is no room for four more."),
    "UM-108 attack": N_("There is an attack on {square}: no pyramid can be there."),
    "UM-108 destroyed": N_("{square} is destroyed for good: no pyramid can be there."),
    "UM-108 base": N_("A military base stands on {square}: no pyramid can be there."),
    "UM-109 here": N_("The pyramid comes from {square}: choose another square."),
    "UM-109 none": N_("There is no pyramid on {square}."),
    "UM-109 far": N_("{character} is on {here}; the pyramid is on {square}."),
    "UM-112": N_("The pyramid on {square} shelters {people} population tokens: it must stay."),
    "UM-113 camp": N_("Only a military base is teleported by the whole team."),
    "UM-113 variant": N_("Bases are teleported only in games with pyramids."),
    "UM-113 home": N_("{home} is in Base U: nobody may be there."),
    "UM-113 energy": N_("{tired} does not have all energy: everybody must."),
    "UM-113 here": N_("The base comes from {square}: choose another square."),
    "UM-113 attack": N_("There is an attack on {square}: no base can go there."),
    "UM-120 base u": N_("Base U is on {square}: no military base can go there."),
    "UM-120 base": N_("The other military base is on {square}."),
    "UM-120 destroyed": N_("{square} is destroyed for good: no base can go there."),
    "UM-120 pyramid": N_("A pyramid is on {square}: no base can go there."),
}
_CARDS: Final = {
    "UM-55 none": N_("{character} has no power card."),
    "UM-55 unused": N_("{character} has no cube on “{deed}”."),
    "UM-56 shelter": N_("“{power}” waits until an attack card is drawn and lies on its square."),
    "UM-56 other": N_("Outside the attack phase only “Shelter” answers; {character}: “{power}”."),
    "UM-93 has": N_("{character} already has a power card."),
    "UM-94 unused": N_("This game is played without {pile}."),
    "UM-94 known": N_("Known already: {pile}, the next ones."),
    "UM-96 useless": N_("“{power}” would do nothing now: {useless}."),
    "UM-104 none": N_("On a round Earth there are no power cards."),
    "UM-124 none": N_("There is no disaster on {square}."),
    "UM-124 far": N_("{character} is on {here}; the disaster threatens {square}."),
}
# With seven characters the two who begin with Agapi are chosen in the same way.
_WITH_AGAPI: Final = {
    f"UM-19 {about}": _TEAM[f"UM-10 {about}"] for about in ("mediator", "twice", "order")
}
REASONS: Final = {
    **_NOT_NOW,
    **_TEAM,
    **_WITH_AGAPI,
    **_PEOPLE,
    **_CHARACTERS,
    **_TELEPORTS,
    **_CARDS,
}


def why(state: State, refusal: Refusal[State, Act], say: Say) -> str:
    """The reason as it is now."""
    return reasons.told(refusal, state, say, texts=REASONS, facts=FACTS, fields=facts)
