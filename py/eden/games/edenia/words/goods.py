"""What lies beside the galaxy explains itself: what players have, the supplies, and artefacts."""

from __future__ import annotations

from typing import Final

from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.people import with_level
from eden.kit.say import N_, capital, listed

from ..acts import Play, Take
from ..data import (
    CLOVERS,
    DEVICES,
    FLAG_POINTS,
    FLAGS,
    GOAL_SHEEP,
    LAW,
    POINTS,
    SABOTAGE,
    VALUES,
    Artefact,
    Device,
    flock,
)
from ..rules.board import deck_size, flags_left, home, score
from ..state import START, State
from .names import artefact_name, device_help, device_name, seat_name, tile_name, trifolium_name

Seen = Look[State]


def sees(look: Seen, seat: int) -> bool:
    """Whether the face-down artefacts of a seat can be shown: at the end all are (ED-27)."""
    return look.over or seat == look.seat


# -- what a player has --------------------------------------------------------------------------

_PLAYER: Final = N_("Sheep on Edenia: {home} of {goal}. {turn}")
_HIS_TURN: Final = N_("It is this player’s turn.")
_NOT_HIS_TURN: Final = N_("It is another player’s turn.")
_ENDED: Final = N_("The game is over.")
_SCORE_NAME: Final = N_("Points: {player}")
_SCORE: Final = N_(
    "Trifolium {trifolium}, artefacts {artefacts}, flags {flags}, clovers {clovers}."
)
_AND_HIDDEN: Final = N_("What lies face down comes on top.")
_LAW: Final = N_("Exactly {law} points win at once.")
_MOST: Final = N_("They decide when the last Trifolium is taken.")
_PURSE_NAME: Final = N_("Clovers: {player}")
_PURSE: Final = N_(
    "{count} in hand, each worth 1 point. One pays for a leap, a search, or a teleport between "
    "colours."
)
_LAMB_PURSE: Final = N_("{count} in hand. One pays for a leap, or a teleport between two colours.")
_FLAGS_NAME: Final = N_("Flags: {player}")
_FLAGS: Final = N_(
    "{planted} planted, {left} in hand. Each is worth {points} points while it stands on a planet."
)
_HARVEST_NAME: Final = N_("Trifolium: {player}")
_HARVEST: Final = N_("{tokens}: {points} points that nobody can take away.")
_BACKS_NAME: Final = N_("Face-down artefacts: {player}")
_BACKS: Final = N_("{count}, which only their owner has seen. Each is worth 0 to {most} points.")
_FLOCK_NAME: Final = N_("Sheep: {player}")
_FLOCK: Final = N_(
    "{waits} on Arridis, {away} under way, {home} on Edenia (marked). Who first has {goal} there "
    "wins."
)


def _player(look: Seen, seat: str) -> Explained:
    state, say, who = look.state, look.say, int(seat)
    turn = _ENDED if look.over else _HIS_TURN if who == state.seat else _NOT_HIS_TURN
    goal = GOAL_SHEEP[state.lambs]
    meaning = say(_PLAYER, home=home(state, who), goal=goal, turn=say(turn))
    name = with_level(seat_name(who, say), say.person(who).bot, say)
    return Explained(name, meaning, "ED-131" if state.lambs else "ED-20")


def parts(state: State, seat: int, *, hidden: bool) -> dict[str, int]:
    """What the points of a seat come from; face-down artefacts only where they may be seen."""
    artefacts = (*state.played[seat], *(() if hidden else state.hands[seat]))
    return {
        "trifolium": sum(VALUES[token] for token in state.won[seat]),
        "artefacts": sum(POINTS[artefact] for artefact in artefacts),
        "flags": FLAG_POINTS * state.flags.count(seat),
        "clovers": state.clovers[seat],
    }


def _score(look: Seen, seat: str) -> Explained:
    state, say, who = look.state, look.say, int(seat)
    hidden = not sees(look, who)
    told = [say(_SCORE, **parts(state, who, hidden=hidden))]
    if hidden and state.hands[who]:
        told.append(say(_AND_HIDDEN))
    told.append(say(_LAW, law=LAW) if state.law else say(_MOST))
    assert hidden or score(state, who) == sum(parts(state, who, hidden=False).values())
    name = say(_SCORE_NAME, player=seat_name(who, say))
    return Explained(name, " ".join(told), "ED-21" if state.law else "ED-26")


def _purse(look: Seen, seat: str) -> Explained:
    state, say, who = look.state, look.say, int(seat)
    text, rule = (_LAMB_PURSE, "ED-133") if state.lambs else (_PURSE, "ED-26")
    name = say(_PURSE_NAME, player=seat_name(who, say))
    return Explained(name, say(text, count=state.clovers[who]), rule)


def _flags(look: Seen, seat: str) -> Explained:
    say, who = look.say, int(seat)
    left = flags_left(look.state, who)
    told = say(_FLAGS, planted=FLAGS - left, left=left, points=FLAG_POINTS)
    return Explained(say(_FLAGS_NAME, player=seat_name(who, say)), told, "ED-77")


def _harvest(look: Seen, seat: str) -> Explained:
    say, who = look.say, int(seat)
    won = look.state.won[who]
    tokens = capital(listed((trifolium_name(token, say) for token in won), say))
    told = say(_HARVEST, tokens=tokens, points=sum(VALUES[token] for token in won))
    return Explained(say(_HARVEST_NAME, player=seat_name(who, say)), told, "ED-56")


def _backs(look: Seen, seat: str) -> Explained:
    say, who = look.say, int(seat)
    told = say(_BACKS, count=len(look.state.hands[who]), most=max(POINTS))
    return Explained(say(_BACKS_NAME, player=seat_name(who, say)), told, "ED-109")


def _flock(look: Seen, seat: str) -> Explained:
    state, say, who = look.state, look.say, int(seat)
    mine = [state.at[sheep] for sheep in flock(who)]
    waits, there = mine.count(START), home(state, who)
    counts = {"waits": waits, "away": len(mine) - waits - there, "home": there}
    told = say(_FLOCK, goal=GOAL_SHEEP[state.lambs], **counts)
    rule = "ED-131" if state.lambs else "ED-20"
    return Explained(say(_FLOCK_NAME, player=seat_name(who, say)), told, rule)


# -- artefacts ----------------------------------------------------------------------------------

_EARLY: Final = N_("Played before the move.")
_ANY_TIME: Final = N_("Played before or after the move.")
_NOW: Final = N_("You can play it now.")
_KEEP: Final = N_("You can keep it.")
_PLAYED: Final = N_("It was played and is not used again; its {points} points stay.")
_PLAYED_IDLE: Final = N_("It was played and is not used again.")
_ANNOUNCED_NAME: Final = N_("Announced: {artefact}")
_RULES: Final = {
    Device.TURBO: ("ED-112", _EARLY),
    Device.JUNCTION: ("ED-116", _EARLY),
    Device.R2M2: ("ED-119", _EARLY),
    Device.SCOPE: ("ED-122", _ANY_TIME),
    Device.GROMOUT: ("ED-125", _ANY_TIME),
    Device.QUANTUM: ("ED-127", _ANY_TIME),
    Device.POCKET: ("ED-128", _EARLY),
}


def _artefact(look: Seen, name: str) -> Explained:
    artefact, say = Artefact[name.upper()], look.say
    device = DEVICES[artefact]
    rule, when = _RULES[device]
    if str(Play(artefact)) in look.options:
        when = _NOW
    elif str(Take(artefact)) in look.options:
        when = _KEEP
    told = f"{device_help(device, say)} {say(when)}"
    return Explained(capital(artefact_name(artefact, say)), told, rule)


def _played(look: Seen, name: str) -> Explained:
    artefact, say = Artefact[name.upper()], look.say
    points = POINTS[artefact]
    stays = say(_PLAYED, points=points) if points else say(_PLAYED_IDLE)
    told = f"{device_help(DEVICES[artefact], say)} {stays}"
    return Explained(capital(artefact_name(artefact, say)), told, "ED-108")


def _announced(look: Seen, name: str) -> Explained:
    device, say = Device[name.upper()], look.say
    called = say(_ANNOUNCED_NAME, artefact=device_name(device, say))
    return Explained(called, device_help(device, say), _RULES[device][0])


# -- supplies -----------------------------------------------------------------------------------

_DECK_NAME: Final = N_("The deck")
_DECK: Final = N_("Face-down tiles: {count}, as many as cells are still empty.")
_SUPPLY_NAME: Final = N_("Clovers in the supply")
_SUPPLY: Final = N_("{count} of {all}. Who passes takes one; every clover spent comes back.")
_TOKENS_NAME: Final = N_("Sabotage tokens")
_TOKENS: Final = N_("{count} of {all} left. One is laid where a sheep has teleported to.")
_DIE_NAME: Final = N_("The die")
_DIE: Final = N_("It shows the path on which a sheep leaves the black hole.")
_TILE: Final = N_("A tile from the deck. Tiles are never turned: it is laid as you see it.")


def _deck(look: Seen) -> Explained:
    return Explained(look.say(_DECK_NAME), look.say(_DECK, count=deck_size(look.state)), "ED-59")


def _supply(look: Seen) -> Explained:
    told = look.say(_SUPPLY, count=look.state.supply, all=CLOVERS)
    return Explained(look.say(_SUPPLY_NAME), told, "ED-34")


def _tokens(look: Seen) -> Explained:
    left = SABOTAGE - len(look.state.sabotaged)
    return Explained(look.say(_TOKENS_NAME), look.say(_TOKENS, count=left, all=SABOTAGE), "ED-102")


def _die(look: Seen) -> Explained:
    return Explained(look.say(_DIE_NAME), look.say(_DIE), "ED-90")


def _tile(look: Seen, number: str) -> Explained:
    name = capital(tile_name(int(number), look.say))
    return Explained(name, look.say(_TILE), "ED-11")


EXPLAINERS: Final[Explainers] = {
    "player": _player,
    "score": _score,
    "purse": _purse,
    "flags": _flags,
    "harvest": _harvest,
    "backs": _backs,
    "flock": _flock,
    "artefact": _artefact,
    "played": _played,
    "announced": _announced,
    "deck": _deck,
    "supply": _supply,
    "tokens": _tokens,
    "die": _die,
    "tile": _tile,
}
