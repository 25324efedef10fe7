"""Many games at once: who wins, how long they last, and whether every law holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from statistics import median
from typing import Final

from eden.engine import link, record
from eden.engine.bots import Bot
from eden.engine.chance import Luck
from eden.engine.game import CHANCE, AnyGame, Decision, Options
from eden.engine.match import AnyMatch, Match

# Who has not won after so many steps only waits: the game stands as unfinished, and nobody has won.
# It is several times what games take, and its link can still be read.
MOST_STEPS: Final = 3000
UNFINISHED: Final = "unfinished"


@dataclass(frozen=True, slots=True)
class Played:
    """One game in numbers: how it ended, or that it was stopped."""

    link: str
    rule: str
    winners: tuple[int, ...]
    decisions: int
    turns: int


def play_one(
    game: AnyGame, *, seats: int, options: Options, seed: int, bots: tuple[Bot, ...], check: bool
) -> Played:
    """Play a game to its end, unless it has none; each seat has its own bot, the last one serves
    all that remain."""
    match = Match(game, seats=seats, options=options, seed=seed)
    luck = Luck(seed ^ 0x5EED)
    turns = _turns(match, 0)
    if check:
        check_step(match, 0)
    while isinstance(match.now, Decision) and len(match.steps) < MOST_STEPS:
        now = match.now
        before = len(match.steps)
        imagined = game.imagine(match.state, now.seat, luck)
        action = bots[min(now.seat, len(bots) - 1)](imagined, now, luck)
        match.choose(action)
        turns += _turns(match, before)
        if check:
            check_step(match, before)
    if check:
        check_end(match)
    return Played(
        link=link.encode(match),
        rule=match.outcome.rule if match.outcome else UNFINISHED,
        winners=match.outcome.winners if match.outcome else (),
        decisions=len(match.steps),
        turns=turns,
    )


def _turns(match: AnyMatch, since: int) -> int:
    return sum(event.begins_turn for step in match.steps[since:] for event in step.events)


def check_step(match: AnyMatch, since: int) -> None:
    """The laws of every game, over the steps made since; AssertionError where one is broken."""
    game = match.game
    for index in range(since, len(match.steps)):
        step = match.steps[index]
        before = match.steps[index - 1].state if index else match.start
        options = step.now.options
        assert options and len(set(options)) == len(options), "options are listed once each"
        assert game.pending(before) == step.now, "what is pending follows from the state"
        assert game.apply(before, step.action) == (step.state, step.events), "apply is repeatable"
        assert not step.now.weights or (
            len(step.now.weights) == len(options) and min(step.now.weights) > 0
        ), "every outcome has a weight"
        for option in options:
            assert game.parse(str(option)) == option, "a text is read back"
            assert step.now.seat == CHANCE or game.forbids(before, option) is None, (
                "no rule forbids an option"
            )
        game.check(step.state)
    _check_undo(match)


def _check_undo(match: AnyMatch) -> None:
    if match.can_undo():
        steps, now = list(match.steps), match.now
        match.undo()
        match.redo()
        assert match.steps == steps and match.now == now, "undo, then redo, changes nothing"


def check_end(match: AnyMatch) -> None:
    """Link and record lead back to the same match."""
    games = {match.game.slug: match.game}
    text = link.encode(match)
    assert link.decode(text, games).steps == match.steps, "the link holds the match"
    assert record.read(record.write(match), games).steps == match.steps, "so does the record"


def report(played: list[Played], seats: int) -> dict[str, object]:
    """What happened over all games."""
    turns = [one.turns for one in played]
    lengths = [len(one.link) for one in played]
    return {
        "games": len(played),
        "decisions": sum(one.decisions for one in played),
        "outcomes": dict(sorted(Counter(one.rule for one in played).items())),
        "wins": [sum(seat in one.winners for one in played) for seat in range(seats)],
        "turns": {"median": median(turns), "range": [min(turns), max(turns)]},
        "links": {"median": median(lengths), "max": max(lengths)},
    }
