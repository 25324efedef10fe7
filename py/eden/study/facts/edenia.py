"""What a game of Edenia was like, from its states and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from eden.engine.game import Event
from eden.engine.match import AnyMatch
from eden.games.edenia.data import DEVICES, ENDS, EXPLORATION, TILES, Artefact, Device, Kind
from eden.games.edenia.events import (
    ArtefactPlayed,
    ArtefactTaken,
    FellIn,
    FlagPlanted,
    FlagReturned,
    Landed,
    Leapt,
    Passed,
    Ran,
    Relayed,
    SheepLeft,
    SheepWent,
    Teleported,
    TileLaid,
    Tunnelled,
    TurnBegan,
)
from eden.games.edenia.state import NONE, State
from eden.study.sample import Facts, at

# Which victory each rule is that can end a game.
VICTORIES: Final = {
    "ED-20": "race",
    "ED-131": "race",
    "ED-21": "law",
    "ED-22": "prestige",
    "ED-23": "prestige",
    "ED-24": "prestige",
}
KINDS: Final = tuple(device.name.lower() for device in Device)
ARTEFACTS: Final = tuple(artefact.name.lower() for artefact in Artefact)
TILE_NUMBERS: Final = tuple(map(str, EXPLORATION))
# What happens now and then, by its event.
_COUNTED: Final[dict[type[Event], str]] = {
    TurnBegan: "turns of all",
    TileLaid: "tiles",
    FlagPlanted: "flags",
    FlagReturned: "flags replacing",
    ArtefactTaken: "taken",
    ArtefactPlayed: "played",
    Teleported: "teleports",
    Tunnelled: "tunnels",
    Relayed: "relays",
    FellIn: "falls",
    Leapt: "leaps",
    Passed: "passes",
}


def facts(match: AnyMatch) -> Facts:
    """The numbers of a finished game."""
    assert match.outcome is not None
    end: State = match.state
    found: Counter[str] = Counter()
    story = _Story()
    for step in match.steps:
        for event in step.events:
            if type(event) in _COUNTED:
                found[_COUNTED[type(event)]] += 1
            found.update(story.tell(event, step.state))
    result: dict[str, float] = dict(found)
    result["turns"] = end.turns / end.seats
    result[at("victory", VICTORIES[match.outcome.rule])] = 1
    winners = match.outcome.winners
    for seat in winners:
        result[at("order", 1 + (seat - end.first) % end.seats)] = 1 / len(winners)
    for device in Device:
        result |= _held(end, device, winners)
    return result


def _held(end: State, device: Device, winners: tuple[int, ...]) -> dict[str, float]:
    """Who had an artefact of this kind, used or not, and who of them has won."""
    kind = device.name.lower()
    whole = [(*hand, *played) for hand, played in zip(end.hands, end.played, strict=True)]
    holders = [seat for seat, own in enumerate(whole) if _any(own, device)]
    if not holders:
        return {}
    return {
        at("had", kind): 1,
        at("used", kind): float(any(_any(played, device) for played in end.played)),
        at("holders", kind): len(holders),
        at("holders won", kind): sum(1 / len(winners) for seat in holders if seat in winners),
    }


def _any(artefacts: tuple[Artefact, ...], device: Device) -> bool:
    return any(DEVICES[one] == device for one in artefacts)


class _Story:
    """What can be told only from what was before: where a move began, and where it has led."""

    def __init__(self) -> None:
        self._left = NONE  # the cell of the planet that the sheep has left in this move
        self._run: set[int] = set()  # the tiles that it has run over

    def tell(self, event: Event, state: State) -> Iterator[str]:
        """What one more event adds, in the state that it led to."""
        match event:
            case TurnBegan():
                self._left = NONE
            case SheepLeft(_, cell, _, _):
                planet = TILES[state.cells[cell]].kind == Kind.PLANET
                self._left, self._run = cell if planet else NONE, set()
                yield "moves"
            case SheepWent():
                self._run = set()
                yield "moves"
            case Landed(_, cell):
                if cell == self._left:
                    yield "moves back"
                yield at("stops", state.cells[cell])
            case Ran(_, ways):
                run = {state.cells[lane // ENDS] for lane, _ in ways} - self._run
                self._run |= run
                yield from (at("runs", tile) for tile in sorted(run))
            case TileLaid(_, tile, _, _):
                yield at("laid", tile)
            case ArtefactTaken(seat, _):
                yield from _named("taken", state.hands[seat][-1])
            case ArtefactPlayed(_, artefact):
                yield from _named("played", artefact)


def _named(what: str, artefact: Artefact) -> tuple[str, str]:
    """By its kind, and by itself."""
    return at(what, DEVICES[artefact].name.lower()), at(f"one {what}", artefact.name.lower())
