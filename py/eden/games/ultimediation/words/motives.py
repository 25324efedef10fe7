"""What each thing that a thinking player looks at is called when it speaks for a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from eden.kit.say import N_

from ..data import BIG_ROOM, LOAD
from ..state import State


@dataclass(frozen=True, slots=True)
class Motive:
    """What is said when there is more good in it, when there is less, and what it is about."""

    about: str
    gain: str
    loss: str
    # What can be counted on the table is so many times what was measured; by head: of the team.
    times: float = 1.0
    by_head: bool = False

    def counted(self, state: State, then: float) -> int:
        """What a player can count, once the plan is carried out."""
        return round(then * self.times * (len(state.team) if self.by_head else 1))


_PEACE, _TIME, _PEOPLE, _ROWS, _SHIP, _TEAM, _CARDS, _GIZA = (
    "peace",
    "time",
    "people",
    "rows",
    "ship",
    "team",
    "cards",
    "pyramids",
)
_BEGIN: Final = Motive("table", N_("it is a good beginning"), N_("it is not the best beginning"))


MOTIVES: Final[dict[str, Motive]] = {
    "base": _BEGIN,
    "laying the table": _BEGIN,
    "seven": _BEGIN,
    "round": _BEGIN,
    "pyramids": _BEGIN,
    "over": Motive(_PEACE, N_("this makes peace"), N_("this loses the game")),
    "forecast": Motive(
        _PEACE,
        N_("more can be asked before the turns run out"),
        N_("less can be asked before the turns run out"),
    ),
    "surplus": Motive(
        _PEACE, N_("more needs are likely to be found"), N_("fewer needs are likely to be found")
    ),
    "needs missing": Motive(
        _PEACE, N_("needs still to find: {count}"), N_("needs still to find: {count}")
    ),
    "one need missing": Motive(
        _PEACE, N_("a single need is missing then"), N_("more than one need is missing then")
    ),
    "questions now": Motive(
        _PEACE, N_("more can be asked in this turn"), N_("less can be asked in this turn")
    ),
    "questions next turn": Motive(
        _PEACE, N_("more can be asked in the next turn"), N_("less can be asked in the next turn")
    ),
    "far camp": Motive(
        _PEACE, N_("no camp is far from a mediator"), N_("one camp is far from all mediators")
    ),
    "turns left": Motive(_TIME, N_("turns left: {count}"), N_("turns left: {count}")),
    "last turn": Motive(_TIME, N_("it is not the last turn yet"), N_("it is the last turn")),
    "attacks": Motive(_ROWS, N_("attacks on the board: {count}"), N_("attacks: {count}"), 10),
    "room": Motive(
        _PEOPLE, N_("room for more people: {count}"), N_("room for more people: {count}"), 10
    ),
    "losses ahead": Motive(
        _PEOPLE,
        N_("fewer people are trapped where attacks may fall"),
        N_("more people are trapped where attacks may fall"),
    ),
    "losses that end it": Motive(
        _PEOPLE,
        N_("a lost population token is less likely to end the game"),
        N_("a lost population token may end the game"),
    ),
    "losses later": Motive(
        _PEOPLE,
        N_("fewer people live where they cannot flee"),
        N_("more people live where they cannot flee"),
    ),
    "full": Motive(
        _PEOPLE,
        N_("there is more room beside full squares"),
        N_("there is less room beside full squares"),
    ),
    "crowded": Motive(_PEOPLE, N_("people live less crowded"), N_("people live more crowded")),
    "row wants one": Motive(
        _ROWS,
        N_("no row is one attack from being covered"),
        N_("a row is one attack from being covered"),
    ),
    "rows nearly covered": Motive(
        _ROWS, N_("the rows stay more open"), N_("a row is nearly covered")
    ),
    "row falls": Motive(
        _ROWS, N_("the siege cannot cover its row"), N_("the siege can cover its row")
    ),
    "deadly siege": Motive(
        _ROWS,
        N_("no siege can cover the row of a base"),
        N_("a siege can cover the row of a base"),
    ),
    "attacks under way": Motive(
        _ROWS, N_("fewer attacks follow at once"), N_("attacks follow at once")
    ),
    "aboard": Motive(_SHIP, N_("people aboard: {count}"), N_("people aboard: {count}"), LOAD),
    "waiting": Motive(
        _SHIP, N_("people waiting in Base U: {count}"), N_("people in Base U: {count}"), LOAD
    ),
    "elli away": Motive(
        _SHIP,
        N_("people in Base U wait less for Elli"),
        N_("people in Base U wait more for Elli"),
    ),
    "energy": Motive(
        _TEAM,
        N_("energy outside Base U: {count}"),
        N_("energy outside Base U: {count}"),
        by_head=True,
    ),
    "poor": Motive(
        _TEAM, N_("there is energy to refuse a siege"), N_("a siege could not be refused")
    ),
    "exposed": Motive(_TEAM, N_("fewer characters can be hit"), N_("more characters can be hit")),
    "in the zone": Motive(
        _TEAM, N_("a protector shields more mediators"), N_("fewer mediators are shielded")
    ),
    "far from attacks": Motive(
        _TEAM, N_("a protector is near an attack"), N_("no protector is near an attack")
    ),
    "power cards": Motive(
        _CARDS, N_("power cards in hand: {count}"), N_("a power card is spent on it")
    ),
    "pyramids home": Motive(
        _GIZA, N_("pyramids in corners: {count}"), N_("pyramids in corners: {count}")
    ),
    "people at pyramids": Motive(
        _GIZA,
        N_("people with corner pyramids: {count}"),
        N_("people with corner pyramids: {count}"),
        BIG_ROOM,
    ),
    "disaster": Motive(_GIZA, N_("the disaster does less harm"), N_("the disaster does more harm")),
}
