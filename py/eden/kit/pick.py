"""Picking: a text that a click carries is an action, the beginning of some, or a word in some."""

from __future__ import annotations

from collections.abc import Iterable

from eden.engine.game import A, Game, S
from eden.engine.refusal import Refusal, nearest


def matches(option: str, pick: str) -> bool:
    """Whether the option begins with the picked words; "*word": whether it has that word."""
    if pick.startswith("*"):
        return pick[1:] in option.split(" ")
    return not pick or option == pick or option.startswith(pick + " ")


def narrow(options: Iterable[A], pick: str) -> tuple[A, ...]:
    """The options that are still meant."""
    return tuple(option for option in options if matches(str(option), pick))


def common(options: Iterable[A]) -> str:
    """The words with which all options begin: what is picked without asking."""
    texts = [str(option).split(" ") for option in options]
    if not texts:
        return ""
    shared = []
    for words in zip(*texts, strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    return " ".join(shared)


def why_not(game: Game[S, A], state: S, pick: str) -> Refusal[S, A] | None:
    """Why what was picked cannot be chosen, or None when nothing is known to be meant by it.

    Of all that could be meant by part of an action, what comes nearest to being allowed answers.
    """
    try:
        return game.forbids(state, game.parse(pick))
    except ValueError:
        meant = narrow(game.candidates(state), pick)
        return nearest(game.forbids(state, action) for action in meant)
