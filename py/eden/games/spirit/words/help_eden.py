"""What places, pieces and the marks on them mean now."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Event
from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, Say, capital

from ..acts import React
from ..data import ALLIES, HORDES, RING, Condition, Piece, Place
from ..events import (
    AllySent,
    Fled,
    ShieldHeld,
    TerrainDestroyed,
    TerrainRavaged,
    WalkedOn,
)
from ..rules import hordes
from ..rules.board import objective, trapper, twin
from ..rules.ending import is_last, lost_kind, outcome
from ..rules.foresight import foresee
from ..state import NOTHING, Phase, State
from .names import (
    direction_name,
    land_only,
    on_any,
    piece_name,
    place_title,
    terrain_name,
)

# -- places -------------------------------------------------------------------------------------

# By condition: meaning and rule.
_PLACES: Final = {
    Condition.HEALTHY: (
        N_("Untouched so far. A horde that is alone here ravages it; the next attack destroys it."),
        "SE-92",
    ),
    Condition.RAVAGED: (
        N_("One more attack destroys it. An ally that stands here can heal it."),
        "SE-93",
    ),
    Condition.DESTROYED: (
        N_("{land} is gone for good. Pieces can still come here; a horde walks on clockwise."),
        "SE-94",
    ),
}
_LAST: Final = N_("The last of its kind: if it is destroyed, the game is lost.")
_LAST_NAME: Final = N_("The last of its kind")
_LAST_MARK: Final = N_("The other {terrain} is destroyed. If this one is destroyed too, you lose.")
# By what the hordes do there, surely or perhaps.
_THREATS: Final = {
    (TerrainRavaged, True): N_("When the hordes act, it will be ravaged."),
    (TerrainRavaged, False): N_("When the hordes act, it may be ravaged."),
    (TerrainDestroyed, True): N_("When the hordes act, it will be destroyed!"),
    (TerrainDestroyed, False): N_("When the hordes act, it may be destroyed."),
}
_KIND: Final = N_("The other lies {direction}: a shortcut leads there. Lose both, and you lose.")
_KIND_GONE: Final = N_("Destroyed. The other lies {direction}: lose it too, and you lose.")
_KIND_LAST: Final = N_("The other one is destroyed. If this one is destroyed too, you lose.")
_NOA: Final = N_("Noa turns one die to any face, once in the game. Allies sent away rest here.")
_NOA_USED: Final = N_("Noa’s power is used up. Allies that are sent away rest here for a round.")
# When the hordes are still to act, so that one can see what they will do.
_AHEAD: Final = (Phase.ROUND, Phase.DICE, Phase.EFFECT, Phase.HORDES)


def _ahead(state: State) -> bool:
    return state.phase in _AHEAD and state.round > 0 and outcome(state) is None


def _threat(state: State, place: Place, say: Say) -> str:
    """The worst that the hordes will do to a place, else what they may do."""
    if not _ahead(state):
        return ""
    seen = foresee(state)
    for kind in (TerrainDestroyed, TerrainRavaged):
        for sure, deeds in ((True, seen.sure), (False, seen.maybe)):
            for event in (deed.event for deed in deeds):
                if isinstance(event, kind) and event.place == place:
                    return say(_THREATS[kind, sure])
    return ""


def _place(look: Look[State], name: str) -> Explained:
    state, say, place = look.state, look.say, Place[name.upper()]
    if place == Place.NOA:
        return Explained("Noa", say(_NOA_USED if state.noa_used else _NOA), "SE-42")
    condition, terrain = state.conditions[place], state.terrains[place]
    meaning, rule = _PLACES[condition]
    said = capital(say(meaning, land=land_only(terrain, say)))
    if is_last(state, place):
        said, rule = say(_LAST), "SE-25"
    parts = (said, _threat(state, place, say))
    return Explained(place_title(state, place, say), " ".join(filter(None, parts)), rule)


def _kind(look: Look[State], name: str) -> Explained:
    state, say, place = look.state, look.say, Place[name.upper()]
    title = capital(terrain_name(state.terrains[place], say))
    if len(state.terrains) < len(RING) or is_last(state, place):
        return Explained(title, say(_KIND_LAST), "SE-25")
    direction = direction_name(twin(state, place), say)
    if state.conditions[place] == Condition.DESTROYED:
        return Explained(title, say(_KIND_GONE, direction=direction), "SE-25")
    return Explained(title, say(_KIND, direction=direction), "SE-77")


def _last(look: Look[State], name: str) -> Explained:
    terrain = terrain_name(look.state.terrains[Place[name.upper()]], look.say)
    return Explained(look.say(_LAST_NAME), look.say(_LAST_MARK, terrain=terrain), "SE-25")


# -- allies -------------------------------------------------------------------------------------

_ALLY: Final = N_("Your ally: dice let it act. A horde here attacks the ally, not the terrain.")
_ALLY_AWAY: Final = N_("Sent away by a horde: back in round {round}, in a forest of your choice.")
_ALLY_HOLDS: Final = N_("It holds {horde} in a trap, which is lost if one of them is moved.")
_NOT_YET: Final = N_("Not in Eden yet: the table is being laid.")
_SENT: Final = N_("When the hordes act, it will be sent to Noa.")
_MAYBE_SENT: Final = N_("When the hordes act, it may be sent to Noa.")
_SHIELD: Final = N_("Shield")
_SHIELD_NOW: Final = N_("It stops one attack here, then goes down; and also when its ally leaves.")
_BACK: Final = N_("Rounds until the return")
_BACK_NOW: Final = N_("With Noa until round {round}; then you choose a forest to come back to.")


def _ally(look: Look[State], ally: Piece) -> Explained:
    state, say = look.state, look.say
    name = capital(piece_name(ally, say))
    if state.at[ally] == Place.OUT:
        return Explained(name, say(_NOT_YET), "SE-13")
    if state.at[ally] == Place.NOA:
        return Explained(name, say(_ALLY_AWAY, round=state.back[ally]), "SE-96")
    if state.traps[ally] != NOTHING:
        horde = piece_name(Piece(state.traps[ally]), say)
        return Explained(name, say(_ALLY_HOLDS, horde=horde), "SE-73")
    parts = (say(_ALLY), _sent_away(state, ally, say))
    return Explained(name, " ".join(filter(None, parts)), "SE-95")


def _sent_away(state: State, ally: Piece, say: Say) -> str:
    if not _ahead(state):
        return ""
    seen = foresee(state)
    for deeds, said in ((seen.sure, _SENT), (seen.maybe, _MAYBE_SENT)):
        if any(isinstance(d.event, AllySent) and d.event.ally == ally for d in deeds):
            return say(said)
    return ""


def _shield(look: Look[State], name: str) -> Explained:
    return Explained(look.say(_SHIELD), look.say(_SHIELD_NOW), "SE-61")


def _back(look: Look[State], name: str) -> Explained:
    round_ = look.state.back[_piece_of(name, ALLIES)]
    return Explained(look.say(_BACK), look.say(_BACK_NOW, round=round_), "SE-96")


# -- hordes -------------------------------------------------------------------------------------

_WILL: Final[dict[type[Event], str]] = {
    TerrainRavaged: N_("When the hordes act, it ravages this terrain."),
    TerrainDestroyed: N_("When the hordes act, it destroys this terrain!"),
    WalkedOn: N_("When the hordes act, it walks on clockwise."),
    AllySent: N_("When the hordes act, it sends the ally here to Noa."),
    ShieldHeld: N_("When the hordes act, it is stopped by the shield here."),
    Fled: N_("When the hordes act, it flees from the trap, and its card is yours."),
}
_WILL_LOSE: Final = N_("When the hordes act, it destroys this terrain: you lose!")
_WILL_SEND: Final = N_("When the hordes act, it sends an ally of your choice to Noa.")
_WAITS: Final = N_("It acts after the trapped horde here.")
_HAS_ACTED: Final = N_("It has acted in this round.")
_WANTED: Final = N_("To win its card, trap it with {ally} {land}.")
_NO_CARD: Final = N_("It has no objective left, but stays (Ravage).")
_GONE: Final = N_("Beaten: this horde has left the game.")
_TRAPPED: Final = N_("Trapped")
_TRAPPED_NOW: Final = N_("When it acts it flees and you win its card, if neither piece is moved.")
_EACH_ACTS: Final = N_("Each horde acts once a round, after your turn.")
_DONE: Final = N_("Has acted")
_DONE_NOW: Final = N_("Each horde acts once a round; this one is done.")


def _horde(look: Look[State], horde: Piece) -> Explained:
    state, say = look.state, look.say
    name = capital(piece_name(horde, say))
    if state.at[horde] == Place.OUT:
        early = state.phase == Phase.SETUP
        return Explained(name, say(_NOT_YET if early else _GONE), "SE-12" if early else "SE-23")
    wanted = objective(state, horde)
    aim = say(_NO_CARD)
    if trapper(state, horde) is not None:
        aim = ""
    elif wanted is not None:
        aim = say(_WANTED, ally=piece_name(wanted.ally, say), land=on_any(wanted.terrain, say))
    elif state.phase == Phase.SETUP or state.waiting[horde - HORDES[0]]:
        aim = ""
    parts = (_will(state, horde, say) if _ahead(state) else "", aim)
    said = " ".join(filter(None, parts))
    return Explained(name, said or say(_EACH_ACTS), "SE-90")


def _will(state: State, horde: Piece, say: Say) -> str:
    """What a horde would do if it acted first, as things stand."""
    if horde in state.acted:
        return say(_HAS_ACTED)
    if hordes.acts_before(state, horde) is not None:
        return say(_WAITS)
    after, events = hordes.REACT.apply(state, React(horde))
    if lost_kind(after) is not None:
        return say(_WILL_LOSE)
    if events:
        return say(_WILL[type(events[0])])
    return say(_WILL_SEND if after.phase == Phase.SEND else _WILL[ShieldHeld])


def _trapped(look: Look[State], name: str) -> Explained:
    if trapper(look.state, _piece_of(name, HORDES)) is None:
        raise KeyError(name)
    return Explained(look.say(_TRAPPED), look.say(_TRAPPED_NOW), "SE-75")


def _acted(look: Look[State], name: str) -> Explained:
    return Explained(look.say(_DONE), look.say(_DONE_NOW), "SE-90")


def _piece_of(name: str, sort: tuple[Piece, ...]) -> Piece:
    piece = Piece[name.upper()]
    if piece not in sort:
        raise KeyError(name)
    return piece


def _piece(look: Look[State], name: str) -> Explained:
    piece = Piece[name.upper()]
    return _ally(look, piece) if piece in ALLIES else _horde(look, piece)


EXPLAINERS: Final[Explainers] = {
    "place": _place,
    "kind": _kind,
    "last": _last,
    "piece": _piece,
    "shield": _shield,
    "back": _back,
    "trapped": _trapped,
    "acted": _acted,
}
