"""Why not now: the reason against every action where the step at hand asks for something else."""

from __future__ import annotations

from typing import Any, Final

from eden.engine.notation import Act
from eden.engine.refusal import No, untimely

from .. import acts

# What the action phase offers: one action ends before the next begins.
_ACTIONS: Final = dict.fromkeys(
    (
        acts.Move,
        acts.Lift,
        acts.LiftPyramid,
        acts.Load,
        acts.Cancel,
        acts.Ward,
        acts.Mediate,
        acts.Remote,
        acts.MoveBase,
        acts.End,
    ),
    untimely("UM-52"),
)
UNTIMELY: Final[dict[type[Act], No[Any, Any]]] = {
    **_ACTIONS,
    acts.Draw: untimely("UM-36"),
    acts.Turn: untimely("UM-60"),
    acts.Roll: untimely("UM-34"),
    acts.Lead: untimely("UM-10"),
    acts.Pair: untimely("UM-10"),
    acts.Flee: untimely("UM-26"),
    acts.Leave: untimely("UM-26"),
    acts.Perish: untimely("UM-28"),
    acts.Save: untimely("UM-37"),
    acts.On: untimely("UM-52", "skip"),
    acts.Refuse: untimely("UM-82"),
    acts.Pay: untimely("UM-82", "unpaid"),
    acts.Ask: untimely("UM-80"),
    acts.Back: untimely("UM-78"),
    acts.Give: untimely("UM-93"),
    acts.Look: untimely("UM-94"),
    acts.Calm: untimely("UM-62"),
    acts.Avert: untimely("UM-62"),
    acts.Source: untimely("UM-61"),
    acts.Raise: untimely("UM-61"),
    acts.To: untimely("UM-57"),
    acts.Jump: untimely("UM-55", "jump"),
    acts.Refresh: untimely("UM-55", "refresh"),
    acts.Lose: untimely("UM-82", "cubes"),
    acts.Use: untimely("UM-55"),
    acts.Join: untimely("UM-61", "join"),
}
