"""Why not: one short sentence about this moment for every reason that forbids something."""

from __future__ import annotations

from typing import Final

from eden.engine.notation import Act
from eden.engine.refusal import Refusal
from eden.kit import reasons
from eden.kit.reasons import Fact
from eden.kit.say import N_, Say, capital

from ..acts import Switch
from ..data import AT, DEVICES, TILES, Cell, number_of, side_of
from ..rules.against import OfSheep, meant
from ..rules.board import cell_of, first_alike
from ..rules.moves import headings
from ..state import State
from .labels import in_the_way
from .names import (
    device_name,
    facts,
    path_name,
    place_name,
    sheep_name,
    side_name,
    toward_name,
)

_CHANCE: Final = N_("Chance decides first.")

# {number} is the sheep that was tapped and {here} where it is, {moving} the one under way and
# {spot} where that is, {bound} one that an artefact was played for; capitals begin a sentence.
REASONS: Final = {
    # which sheep, and by which way
    "ED-16": N_("Your sheep wear the numbers 1, 2 and 3."),
    "ED-57": N_("Sheep {number} has reached Edenia and stays there."),
    "ED-130": N_("An artefact was played for sheep {bound}: only that one can move this turn."),
    "ED-39": N_("Sheep {number} stands with sheep {leader}, which leaves first."),
    "ED-41 place": N_("Sheep {number} is on {here}: choose a path that starts there."),
    "ED-41 path": N_("{Path} does not touch {here}."),
    "ED-41 side": N_("From {here}, {path} does not lead to {side}."),
    "ED-42 path": N_("Sheep {number} is already on a path: it runs on or turns round."),
    "ED-42 way": N_("The path of sheep {number} only leads to {one} and to {other}."),
    "ED-50": N_("That way sheep {number} is blocked and you have no clover; the other is open."),
    "ED-50 both": N_("Sheep {number} is blocked both ways and you have no clover."),
    # teleporting
    "ED-100 start": N_("Sheep {number} is not on a teleporter."),
    "ED-100 none": N_("There is no teleporter in {cell}."),
    "ED-100 here": N_("Sheep {number} is already on that teleporter."),
    "ED-100 taken": N_("{Blocker} is on {place}: it is not free."),
    "ED-100 sabotaged": N_("{Place} is sabotaged; a sheep that arrives by a path repairs it."),
    "ED-101": N_("{Place} has another colour and costs a clover; you have none."),
    "ED-128": N_("{Place} does not match the helmet and costs a clover; you have none."),
    "ED-129": N_("Sheep {number} has already teleported this turn: now it leaves by a path."),
    # passing and ending the turn
    "ED-32 done": N_("A sheep has already moved this turn; now the turn can end."),
    "ED-32 end": N_("Before the turn can end, move a sheep or pass."),
    "ED-34 done": N_("You have passed; now the turn can only end."),
    "ED-36": N_("You have played an artefact this turn: now a sheep must move."),
    "ED-36 end": N_("You have played an artefact: a sheep must move before the turn ends."),
    "ED-38 pass": N_(
        "You have played an artefact and no sheep can move: the turn ends without a clover."
    ),
    # playing artefacts
    "ED-132 artefact": N_("The lambs’ game has no artefacts."),
    "ED-108": N_("You have already played {artefact}."),
    "ED-109": N_("You do not have {artefact}."),
    "ED-37": N_("You have passed, so you cannot play artefacts this turn."),
    "ED-107 move": N_("Artefacts are played before or after the move, not during it."),
    "ED-111": N_("You have just found {device}: it is for before a later move."),
    "ED-113 late": N_("The turbo-engine is announced before the move, and this move is over."),
    "ED-116 late": N_("The junction works before the move, and this move is over."),
    "ED-120 late": N_("R2-M2 is announced before the move, and this move is over."),
    "ED-128 late": N_("The pocket teleporter works before the move, and this move is over."),
    "ED-135": N_("None of your sheep can move, so no artefact can be played."),
    "ED-118 bound": N_("Sheep {bound} must move, and it is not on a path."),
    "ED-118 nobody": N_("None of your sheep is on a path of an exploration tile."),
    "ED-50 junction": N_("Every other path there is occupied, and you have no clover."),
    "ED-120 again": N_("R2-M2 is already announced; one in a turn is enough."),
    "ED-121": N_("The deck is empty: R2-M2 has nothing to draw."),
    "ED-124 deck": N_("The deck is empty: the sheepscope has nothing to draw."),
    "ED-124 cell": N_("No empty cell lies beside an exploration tile."),
    "ED-125 none": N_("None of your flags stands on a planet."),
    "ED-129 again": N_("Sheep {bound} has already teleported this turn."),
    "ED-128 none": N_("No teleporter has been found yet."),
    "ED-100 all": N_("Every known teleporter is occupied or sabotaged."),
    "ED-128 broke": N_("No free teleporter has the colour of its helmet, and you have no clover."),
    # what an artefact asks
    "ED-116 first": N_("The junction is played: first choose a sheep and its new path."),
    "ED-116 same": N_("Sheep {number} is already on that path."),
    "ED-116 end": N_("That path is chosen by its other end, towards {end}."),
    "ED-118 place": N_("Sheep {number} is on {here}; the junction only works on a path."),
    "ED-118 hole": N_("Sheep {number} is beside the black hole, where the junction does not work."),
    "ED-50 switch": N_("A sheep is on that path, and you have no clover to leap over it."),
    "ED-128 first": N_("The pocket teleporter is played: first choose a sheep and where it goes."),
    "ED-125 first": N_("Gromout is played: first choose the flag that he guards."),
    "ED-125 planet": N_("There is no habitable planet in {cell}."),
    "ED-125 flag": N_("Your flag does not stand on {place}."),
    "ED-122 first": N_("A tile is drawn: first choose the cell for it."),
    "ED-122 full": N_("A tile already lies in {cell}."),
    "ED-123": N_("{cell} has no exploration tile on any of its sides."),
    # a sheep under way
    "ED-104 first": N_("Sheep {moving} has just teleported: first choose how it runs on."),
    "ED-104 another": N_("Sheep {moving} has just teleported and must run on first."),
    "ED-62 first": N_("{Sheep} is in the way: first choose what sheep {moving} does."),
    "ED-50 stop": N_("Sheep {moving} has not got anywhere yet: it can only leap."),
    "ED-52 first": N_("Sheep {moving} is in a tunnel: first choose how it comes out."),
    "ED-51": N_("Sheep {moving} went in by that mouth: it comes out by another one."),
    "ED-90 first": N_("Sheep {moving} is in the black hole: first choose a side of it."),
    "ED-119 first": N_("R2-M2 has drawn tiles: first choose the one that you lay."),
    "ED-119 order": N_("First choose which of the two tiles goes under the deck first."),
    "ED-119 tile": N_("R2-M2 has not drawn that tile."),
    "ED-119 laid": N_("That is the tile that you lay; the two others go under the deck."),
    # a sheep that arrives
    "ED-75 first": N_("Sheep {moving} has just arrived on {spot}: first choose what you do there."),
    "ED-75 bare": N_("No clover is left on {spot}."),
    "ED-78": N_("All three of your flags are planted already."),
    "ED-79": N_("Your flag already stands on {spot}."),
    "ED-126": N_("Gromout guards the flag on {spot}: it cannot be replaced."),
    "ED-132 flag": N_("The lambs’ game has no flags."),
    "ED-82 first": N_("Sheep {moving} has reached {spot}: first choose whether it stops there."),
    "ED-54": N_("Sheep {moving} has already run that way in this move."),
    "ED-85 empty": N_("No artefact is left on {spot}."),
    "ED-85 broke": N_("A search costs a clover, and you have none."),
    "ED-133": N_("The lambs’ game has no artefacts to search for."),
    "ED-84 first": N_("You have paid for a search: first choose the artefact that you take."),
    "ED-84 elsewhere": N_("{Artefact} is not among those you found."),
    # where an action belongs
    "ED-17 untimely": N_("Chance draws the first player, before the first turn."),
    "ED-46 untimely": N_("Tiles come from the deck by chance."),
    "ED-83 chance": N_("Artefacts are found by chance, when somebody pays for a search."),
    "ED-90 chance": N_("Only the die shows the path out of the black hole."),
    "ED-34 untimely": _CHANCE,
    "ED-40 untimely": _CHANCE,
    "ED-41 untimely": _CHANCE,
    "ED-42 untimely": _CHANCE,
    "ED-100 untimely": _CHANCE,
    "ED-107 untimely": _CHANCE,
    "ED-116 untimely": N_("A sheep changes its path only when a junction is played."),
    "ED-125 untimely": N_("A flag is guarded only when Gromout is played."),
    "ED-122 untimely": N_(
        "Tiles come when a sheep explores; only the sheepscope lets you choose the cell."
    ),
    "ED-61 untimely": N_("There is no sheep to leap over now."),
    "ED-43 untimely": N_("A sheep stops only where something stops it, or on a dwarf planet."),
    "ED-52 untimely": N_("No sheep has to choose its way out of a tunnel now."),
    "ED-90 untimely": N_("No sheep has to choose a side of the black hole now."),
    "ED-82 untimely": N_("Only a sheep that has just reached a dwarf planet can do that."),
    "ED-83 untimely": N_("Artefacts are taken only after a search on a dwarf planet."),
    "ED-80 untimely": N_("Clovers and flags are for a sheep that has just arrived on a planet."),
    "ED-119 untimely": N_("Only R2-M2 lets you choose among tiles, when a sheep explores."),
}


def _here(state: State, act: OfSheep, say: Say) -> str:
    return place_name(state, cell_of(state.at[meant(state, act)]), say)


def _spot(state: State, _: Act, say: Say) -> str:
    assert state.move is not None
    return place_name(state, cell_of(state.at[state.move.sheep]), say)


def _moving(state: State, _: Act, say: Say) -> str:
    assert state.move is not None
    return str(number_of(state.move.sheep))


def _way(which: int) -> Fact:
    def said(state: State, act: OfSheep, say: Say) -> str:
        sheep = meant(state, act)
        toward = sorted(headings(state, sheep))[which]
        return toward_name(state, cell_of(state.at[sheep]), toward, say)

    return said


def _blocker(state: State, cell: Cell, say: Say) -> str:
    return sheep_name(state.at.index(AT + cell), say)


def _end(state: State, act: Switch, say: Say) -> str:
    """The side of the end by which a lane is called."""
    tile = TILES[state.cells[cell_of(state.at[meant(state, act)])]]
    return side_name(side_of(tile.lanes[act.side * 3 + act.path]), say)


_FACTS: Final[dict[str, Fact]] = {
    "number": lambda state, act, say: str(act.sheep),
    "leader": lambda state, act, say: str(number_of(first_alike(state, meant(state, act)))),
    "bound": lambda state, act, say: str(number_of(state.bound)),
    "moving": _moving,
    "here": _here,
    "spot": _spot,
    "one": _way(0),
    "other": _way(1),
    "end": _end,
    "Path": lambda state, act, say: capital(path_name(act.path, say)),
    "Place": lambda state, act, say: capital(place_name(state, act.cell, say)),
    "Blocker": lambda state, act, say: capital(_blocker(state, act.cell, say)),
    "Sheep": lambda state, act, say: capital(sheep_name(in_the_way(state), say)),
    "device": lambda state, act, say: device_name(DEVICES[act.artefact], say),
    "Artefact": lambda state, act, say: capital(facts(state, act, say)["artefact"]),
}


def why(state: State, refusal: Refusal[State, Act], say: Say) -> str:
    """The reason as it is now."""
    return reasons.told(
        refusal,
        state,
        say,
        texts=REASONS,
        facts=_FACTS,
        fields=lambda _, say: facts(state, refusal.action, say),
    )
