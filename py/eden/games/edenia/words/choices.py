"""Every choice explains itself: what it does, and what is at stake."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.kit.help import Explained, Explainers
from eden.kit.look import Look
from eden.kit.say import N_, capital

from ..acts import (
    Choose,
    End,
    Go,
    Graze,
    Leap,
    Leave,
    Out,
    Pass,
    Plant,
    Search,
    Stop,
    Straight,
    Switch,
    Teleport,
    parse,
)
from ..state import State
from .labels import label
from .stakes import stake

_RUNS: Final = N_("Your sheep runs this way until something stops it.")
# What each choice does that has a sign or a button of its own, and the rule behind it.
_DOES: Final[dict[type[Act], tuple[str, str]]] = {
    Leave: (_RUNS, "ED-41"),
    Go: (_RUNS, "ED-42"),
    Teleport: (N_("Your sheep teleports here and then runs on by a path."), "ED-100"),
    Switch: (N_("Your sheep is set onto this path, then it moves."), "ED-116"),
    Leap: (N_("You pay 1 clover and run on past the sheep in your way."), "ED-61"),
    Stop: (N_("Your sheep stays here; the move is over."), "ED-62"),
    Out: (N_("Your sheep comes out of the tunnel here and runs on."), "ED-52"),
    Choose: (N_("Your sheep leaves the black hole on this side, by the path of the die."), "ED-90"),
    Straight: (N_("Your sheep does not stop and runs straight on."), "ED-82"),
    Search: (N_("You pay 1 clover, look at the artefacts here and keep one."), "ED-83"),
    Graze: (N_("You take one of the clovers of this planet."), "ED-75"),
    Plant: (N_("Your flag stands here, until somebody else’s replaces it."), "ED-77"),
    Pass: (N_("Instead of a move you take a clover from the supply."), "ED-34"),
    End: (N_("When your move is over, the next player’s turn begins."), "ED-40"),
}


def _choice(look: Look[State], *words: str) -> Explained:
    action, say = parse(" ".join(words)), look.say
    does, rule = _DOES[type(action)]
    told = [say(does)]
    if str(action) in look.options and (won := stake(look.state, action, say)):
        told.append(capital(won) + ".")
    return Explained(label(look.state, action, say), " ".join(told), rule)


EXPLAINERS: Final[Explainers] = {"choice": _choice}
