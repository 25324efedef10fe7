"""Why not: the words of a refusal, about this moment, from a game's own table of reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final

from eden.engine.refusal import Refusal
from eden.engine.step import OVER
from eden.kit.say import N_, Say

# One fact of the table that a reason mentions, in words: from the state and what was tried.
Fact = Callable[[Any, Any, Say], str]

_OVER: Final = N_("The game is over.")


def told(
    refusal: Refusal[Any, Any],
    state: object,
    say: Say,
    *,
    texts: Mapping[str, str],
    facts: Mapping[str, Fact],
    fields: Callable[[object, Say], Mapping[str, str]],
) -> str:
    """The reason as it is now; `texts` by the keys of the reasons, `facts` by their names in them.

    A name that is no fact is a field of the action; `fields` says those in words.
    """
    if refusal.no.about == OVER:
        return say(_OVER)
    text = texts[refusal.no.key]
    names = [name for _, name, _, _ in Formatter().parse(text) if name]
    if not names:
        return say(text)
    action = refusal.action
    own = {} if all(name in facts for name in names) else fields(action, say)
    words = {
        name: facts[name](state, action, say) if name in facts else own[name] for name in names
    }
    return say(text, **words)
