"""The players' panels: what each one has, what it is worth, and who is to play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.game import NOBODY
from eden.kit.people import bot_name
from eden.kit.say import N_, capital
from eden.kit.svg import block, classes, icon, tag, text

from ..data import (
    DEVICES,
    FLAG_POINTS,
    FLAGS,
    HELMETS,
    POINTS,
    VALUES,
    Artefact,
    flock,
    number_of,
)
from ..rules.board import flags_left, home, open_score, score
from ..state import GOAL, START
from ..words.names import (
    artefact_name,
    device_help,
    device_name,
    seat_name,
    sheep_name,
    trifolium_name,
)
from .changes import badge, change, with_change
from .galaxy import artefact_symbol
from .touch import Touch

# Of a larger hand the names are enough.
_FEW: Final = 2
_PLAYERS: Final = N_("Players")
_FIRST: Final = N_("begins")
_TO_PLAY: Final = N_("to play")
_YOUR_TURN: Final = N_("your turn")
_POINTS: Final = N_("{points} points")
# One point has a word of its own; in French none has, too.
_FEW_POINTS: Final = (N_("0 points"), N_("1 point"))
_OPEN_POINTS: Final = N_("{points} and what is face down")
_CLOVERS: Final = N_("clovers: {count}")
_FLAGS: Final = N_("flags planted: {planted}, in hand: {left}")
_HIDDEN: Final = N_("Face-down artefacts: {count}")
_ON_ARRIDIS: Final = N_("on Arridis")
_UNDER_WAY: Final = N_("under way")
_ON_EDENIA: Final = N_("on Edenia")
_ANNOUNCED: Final = N_("Announced for this move: {artefact}")
_PLAYED: Final = N_("{artefact}, played")


def players(now: Touch) -> str:
    """The block of the table with a panel for each player: who looks comes first."""
    state = now.state
    begin = now.seat if now.seat >= 0 else state.first
    order = ((begin + n) % state.seats for n in range(state.seats))
    panels = (_player(now, seat) for seat in order)
    return tag("div", *panels, class_="players", role="group", aria_label=now.say(_PLAYERS))


def _player(now: Touch, seat: int) -> str:
    state, say = now.state, now.say
    turn = state.seat if now.turn == NOBODY else now.turn
    active = seat == turn and not now.over
    mark = say(_YOUR_TURN if seat == now.seat else _TO_PLAY) if active else ""
    first = seat == state.first
    drawn = tag(
        "section",
        tag(
            "header",
            icon(f"ed-sheep-{now.colour(seat)}", "flock", box="0 0 40 40"),
            tag("h3", text(seat_name(seat, say)), class_="who"),
            _computer(now, bot, crowded=bool(mark) or first)
            if (bot := say.person(seat).bot)
            else "",
            tag("span", text(mark), class_="turn") if mark else "",
            tag("span", text(say(_FIRST)), class_="first") if first else "",
            _score(now, seat),
        ),
        tag("div", *_goods(now, seat), class_="goods"),
        *_announced(now, seat),
        _hand(now, seat),
        id=f"player-{seat}",
        data_tell=f"player {seat}",
        class_=classes(
            "player", f"colour-{now.colour(seat)}", active=active, mine=seat == now.seat
        ),
    )
    return block(f"player-{seat}", drawn)


def _computer(now: Touch, bot: str, *, crowded: bool) -> str:
    """A bot plays this flock, at a level; where more stands beside it, there may be no room."""
    said = bot_name(bot, now.say)
    word = tag("span", text(said))
    return tag(
        "span",
        icon("ui-computer"),
        word,
        class_=classes("bot", crowded=crowded),
        role="img",
        aria_label=said,
    )


def _score(now: Touch, seat: int) -> str:
    """What can be seen of the score: face-down artefacts of others are not in it (ED-109)."""
    state, say = now.state, now.say
    if state.lambs:
        return ""
    hidden = bool(state.hands[seat]) and not now.sees(seat)
    known = open_score(state, seat) if hidden else score(state, seat)
    said = say(_FEW_POINTS[known]) if known < len(_FEW_POINTS) else say(_POINTS, points=known)
    said = say(_OPEN_POINTS, points=said) if hidden else said
    by = change(now, lambda state: (score if now.sees(seat) else open_score)(state, seat))
    more = tag("small", "+\u00a0?") if hidden else ""
    number = tag("b", text(known))
    return tag(
        "span",
        number,
        more,
        badge(by),
        class_="score",
        role="img",
        aria_label=with_change(said, by, say),
        data_tell=f"score {seat}",
    )


# -- goods: each is worth what stands beside it --------------------------------------------------


def _goods(now: Touch, seat: int) -> Iterator[str]:
    state, say = now.state, now.say
    clovers = state.clovers[seat]
    said = say(_CLOVERS, count=clovers)
    by = change(now, lambda state: state.clovers[seat])
    shown = icon("ed-clover"), tag("b", text(clovers)), badge(by)
    yield _good(f"purse {seat}", with_change(said, by, say), *shown)
    if not state.lambs:
        yield _flags(now, seat)
        yield _trifolium(now, seat)
        yield _backs(now, seat)
        yield from (_face_up(now, one) for one in state.played[seat])
    yield _flock(now, seat)


def _good(tell: str, said: str, *shown: str, name: str = "") -> str:
    name = name or tell.partition(" ")[0]
    return tag("span", *shown, class_=f"good {name}", role="img", aria_label=said, data_tell=tell)


def _flags(now: Touch, seat: int) -> str:
    left = flags_left(now.state, seat)
    said = now.say(_FLAGS, planted=FLAGS - left, left=left)
    shade = f"colour-{now.colour(seat)}"
    flags = (icon("ed-flag", shade, classes(gone=n >= left), box="0 0 24 30") for n in range(FLAGS))
    worth = tag("b", text((FLAGS - left) * FLAG_POINTS)) if left < FLAGS else ""
    by = change(now, lambda state: FLAG_POINTS * state.flags.count(seat))
    return _good(f"flags {seat}", with_change(said, by, now.say), *flags, worth, badge(by))


def _trifolium(now: Touch, seat: int) -> str:
    won = now.state.won[seat]
    if not won:
        return ""
    said = ", ".join(trifolium_name(token, now.say) for token in won)
    shown = (
        icon("ed-trifolium", "trifolium", token.name.lower()) + tag("b", text(VALUES[token]))
        for token in won
    )
    by = change(now, lambda state: sum(VALUES[token] for token in state.won[seat]))
    said = with_change(capital(said), by, now.say)
    return _good(f"harvest {seat}", said, *shown, badge(by))


def _flock(now: Touch, seat: int) -> str:
    """The three sheep: at home, under way, arrived."""
    state, say = now.state, now.say
    words, shown = [], []
    for sheep in flock(seat):
        where = state.at[sheep]
        place = "waits" if where == START else "there" if where == GOAL else "away"
        told = {"waits": _ON_ARRIDIS, "there": _ON_EDENIA, "away": _UNDER_WAY}[place]
        words.append(f"{sheep_name(sheep, say)} {say(told)}")
        number = tag("b", text(number_of(sheep)))
        sign = icon("ui-check", "arrived") if place == "there" else ""
        shown.append(tag("i", number, sign, class_=place))
    by = change(now, lambda state: home(state, seat))
    said = with_change(capital(", ".join(words)), by, say)
    return _good(f"flock {seat}", said, *shown, badge(by), name="sheep-left")


# -- artefacts ----------------------------------------------------------------------------------


def _announced(now: Touch, seat: int) -> Iterator[str]:
    state = now.state
    if seat != state.seat or now.over:
        return
    for artefact, holds in (
        (Artefact.TURBO3, state.turbos > 0),
        (Artefact.R2M2X3, state.scouting),
        (Artefact.QUANTUM, state.again),
    ):
        if holds:
            name = device_name(DEVICES[artefact], now.say)
            said = now.say(_ANNOUNCED, artefact=name)
            times = f" ×{state.turbos}" if artefact == Artefact.TURBO3 and state.turbos > 1 else ""
            shown = icon(artefact_symbol(artefact), box="0 0 40 40")
            tell = f"announced {DEVICES[artefact].name.lower()}"
            words = tag("span", text(said + times))
            yield tag("p", shown, words, class_="announced", data_tell=tell)


def _backs(now: Touch, seat: int) -> str:
    """The artefacts of a player whose face nobody else may see."""
    count = len(now.state.hands[seat])
    if not count or now.sees(seat):
        return ""
    back = icon("ed-artefact-back", box="0 0 40 40")
    by = change(now, lambda state: len(state.hands[seat]))
    said = with_change(now.say(_HIDDEN, count=count), by, now.say)
    return _good(f"backs {seat}", said, back * count, badge(by))


def _hand(now: Touch, seat: int) -> str:
    """The artefacts of the player who looks."""
    hand = now.state.hands[seat]
    if not hand or not now.sees(seat):
        return ""
    cards = (card(now, one, f"play {one.name.lower()}") for one in hand)
    return tag("div", *cards, class_=classes("hand", many=len(hand) > _FEW))


def card(now: Touch, artefact: Artefact, act: str) -> str:
    """An artefact whose face can be seen, with what it does."""
    say, points = now.say, POINTS[artefact]
    device = DEVICES[artefact]
    mine = bool(now.options) and artefact in (*now.state.hands[now.seat], *_found(now))
    name = artefact_name(artefact, say)
    tell = f"artefact {artefact.name.lower()}"
    title, does = capital(device_name(device, say)), device_help(device, say)
    seen = " ".join(filter(None, (title, str(points or ""), does))).rstrip(".")
    return tag(
        "div",
        icon(artefact_symbol(artefact), _helmet(artefact), box="0 0 40 40"),
        tag("strong", text(title)),
        " ",
        tag("b", text(points), class_="points") if points else "",
        " ",
        tag("small", text(does)),
        id=f"artefact-{artefact.name.lower()}",
        **now.on(act if mine else "", capital(name), "artefact", seen=seen, tell=tell),
    )


def _found(now: Touch) -> tuple[Artefact, ...]:
    words = (text.split() for text in now.options)
    return tuple(Artefact[name.upper()] for verb, *rest in words for name in rest[:1]
                 if verb == "take")  # fmt: skip


def _face_up(now: Touch, artefact: Artefact) -> str:
    said = now.say(_PLAYED, artefact=capital(artefact_name(artefact, now.say)))
    points = tag("b", text(POINTS[artefact])) if POINTS[artefact] else ""
    shown = icon(artefact_symbol(artefact), _helmet(artefact), box="0 0 40 40")
    return _good(f"played {artefact.name.lower()}", said, shown, points, name="face-up")


def _helmet(artefact: Artefact) -> str:
    helmet = HELMETS.get(artefact)
    return "" if helmet is None else f"helmet-{helmet.name.lower()}"
