"""Trails on boards that a test has drawn, and what is drawn and said of them."""

from __future__ import annotations

from functools import cache
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from drawn import names
from ultimediation.boards import GAME
from ultimediation.table import after, events, now

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, NOBODY, Decision
from eden.engine.match import AnyMatch, Made, Match
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.state import State
from eden.kit.look import Look, Trail
from eden.kit.say import Say, english
from eden.ui.playback import frame_end

TEAM: Final = 0


def trail_of(state: State, *texts: str) -> Trail[State]:
    """All this, one after the other, as it was chosen or drawn."""
    before, steps = state, []
    for text in texts:
        asked, told = now(state), events(state, text)
        reached = after(state, text)
        steps.append(Made(asked, GAME.parse(text), told, reached, state, GAME))
        state = reached
    return Trail(before, tuple(steps))


def seen(trail: Trail[State], *, replay: bool = False, say: Say = english) -> Element:
    """The table at which somebody sees this trail, in play or in a replay."""
    state = trail.steps[-1].state
    pending = Decision(CHANCE, "wait", ()) if replay else GAME.pending(state)
    return fromstring(BOX.view.table(Look(state, pending, TEAM, say=say, trail=trail)))


def layer(root: Element, name: str = "trail") -> Element:
    """The layer of the map with this class."""
    return next(element for element in root.iter() if name in names(element))


def told(trail: Trail[State], *, replay: bool = False, say: Say = english) -> str:
    """What the strip says; that no line is broken at some spaces is not part of it."""
    lines = BOX.words.recap(trail, NOBODY if replay else TEAM, say)
    return " ".join(lines).replace("\u00a0", " ")


# -- whole games --------------------------------------------------------------------------------

Played = tuple[str, int, str, str, tuple[str, ...]]
GAMES: Final[tuple[Played, ...]] = (
    ("greedy", 3, "4", "initiate", ()),
    ("greedy", 5, "7", "advanced", ("pyramids",)),
    ("random", 1, "4", "expert", ("round",)),
    ("random", 2, "7", "expert", ("pyramids",)),
)


@cache
def whole(bot: str, seed: int, characters: str, level: str, variants: tuple[str, ...]) -> AnyMatch:
    """A game from its beginning to its end."""
    options = {"characters": (characters,), "difficulty": (level,), "variants": variants}
    match, luck, chooses = Match(GAME, seed=seed, options=options), Luck(seed), BOX.bot(bot)
    while isinstance(match.now, Decision):
        match.choose(chooses(match.state, match.now, luck))
    return match


def in_play(match: AnyMatch) -> list[Trail[State]]:
    """What followed each choice and led to the next."""
    found, begin = [], match.opening
    for number, step in enumerate(match.steps):
        if number >= match.opening and step.now.is_choice:
            if number > begin:
                found.append(Trail(match.after(begin), tuple(match.steps[begin:number])))
            begin = number + 1
    return found


def frames(match: AnyMatch) -> list[Trail[State]]:
    """What is shown of a game in a replay, frame by frame."""
    found, at = [], match.opening
    while at < len(match.steps):
        end = frame_end(match.steps, at)
        found.append(Trail(match.after(at), tuple(match.steps[at:end])))
        at = end
    return found
