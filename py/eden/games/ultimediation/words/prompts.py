"""What the game asks, how far it is and how it ended; buttons are in `labels`, the log in `log`."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision, Outcome
from eden.engine.notation import Act
from eden.kit.say import N_, Say, listed

from ..acts import Perish
from ..data import CAMPS, ROWS, Deed, Kind
from ..rules.board import first
from ..rules.ending import lost_row
from ..rules.flight import fleeing
from ..state import NONE, Job, Phase, State, Task, Thing
from .cards import effect_text, need_name, power_title
from .labels import price
from .names import character_name, square_name, turn_name

# -- prompts ------------------------------------------------------------------------------------

# Placeholders are those of `_task_words`.
ASKS: Final = {
    "base": N_("A card is drawn for a base."),
    "opening": N_("An opening attack is drawn."),
    "team": N_("A card is drawn for the team."),
    "die": N_("The die is rolled."),
    "attack": N_("An attack card is drawn."),
    "rebase": N_("A card is drawn for the military base that moves."),
    "pyramid": N_("A card is drawn for a pyramid."),
    "reveal": N_("A mediation card is revealed."),
    "deal": N_("A power card is drawn."),
    "look": N_("A card is looked at."),
    "omen": N_("A disaster card is drawn."),
    "token": N_("A card is drawn for the disaster."),
    "destroy": N_("A card is drawn for the permanent destruction."),
    "act": N_("Turn {turn}: choose an action, or end the turn."),
    "protector": N_("Choose the protector who comes along."),
    "mediators": N_("Choose the two mediators who come along."),
    "teams": N_("Choose the two mediators who begin with Agapi; the others begin with Ilias."),
    "pause": N_("Attack phase, attacks to come: {count}. Use a power card, or go on."),
    "answer": N_("Attack on {square}: use a power card, or let the attack take its course."),
    "save": N_("Choose who saves {character}."),
    "flee": N_("Choose a refuge for the population of {square}."),
    "offer": N_("{effect} Let it happen, or refuse it for {energy}."),
    "pay": N_("Choose who pays; energy still to pay: {count}."),
    "again": N_("A need is found. Choose the camp that you ask next."),
    "back": N_("Choose a square for population from the ship; still to come back: {count}."),
    "effect": N_("Choose what the card does."),
    "give": N_("Choose who gets the power card “{power}”."),
    "foresee": N_("Choose the pile whose next cards you look at."),
    "target": N_("Choose where the population from {square} is teleported."),
    "join": N_("Choose who takes part in the remote teleport; still needed: {count}."),
    "remote": N_("Choose what the three of you teleport."),
}
_EFFECTS: Final = {
    Kind.CALM: N_("Choose what you cancel, or leave it at that; left: {count}."),
    Kind.CARRY: N_("Choose what you teleport, or leave it at that; left: {count}."),
    Kind.JUMP: N_("Choose who jumps, and where to, or leave it at that; left: {count}."),
    Kind.REFRESH: N_("Choose an action cube to take back, or leave it at that; left: {count}."),
    Kind.EXHAUST: N_("Choose who loses an action cube; still to lose: {count}."),
}
_TARGETS: Final = {
    Thing.PERSON: ASKS["target"],
    Thing.PYRAMID: N_("Choose where the pyramid from {square} is teleported."),
    Thing.BASE: N_("Choose where the military base from {square} is teleported."),
}
_PERISH: Final = N_("Nobody can flee. Choose whose population is lost first: {squares}.")
_LEAVE: Final = N_("Choose who flees next, in any order, and where to: {squares}.")
_PAUSE_DICE: Final = N_("Attack phase, the dice are next. Use a power card, or go on.")
_JOIN_CANCEL: Final = N_("Choose who takes part in the remote cancel; still needed: {count}.")
_REMOTE_CANCEL: Final = N_("Choose what the three of you cancel.")
_ONLY_END: Final = N_("Turn {turn}: nothing more can be done; end the turn.")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: what is asked now, in a sentence."""
    task = first(state) if state.agenda else None
    words = {"turn": turn_name(state.turn + 1)} | (_task_words(state, task, say) if task else {})
    return say(_asked(state, now, task), **words)


def _asked(state: State, now: Decision[Act], task: Task | None) -> str:
    match now.ask:
        case "act" if len(now.options) == 1:
            return _ONLY_END
        case "flee" if len(fleeing(state)) > 1:
            return _PERISH if isinstance(now.options[0], Perish) else _LEAVE
        case "pause" if state.agenda[1].job == Job.DICE:
            return _PAUSE_DICE
        case "effect" if task:
            return _EFFECTS[task.kind]
        case "target" if state.lifted[0] != NONE:
            return _TARGETS[Thing(state.lifted[0])]
        case "join" if task and task.deed == Deed.AD:
            return _JOIN_CANCEL
        case "remote" if task and task.deed == Deed.AD:
            return _REMOTE_CANCEL
        case asked:
            return ASKS[asked]


def _task_words(state: State, task: Task, say: Say) -> dict[str, str]:
    """The task that is due, in words: its square, character or card, and how much is left."""
    match task.job:
        case Job.PAUSE:
            # What the pause comes before: dice, or so many attacks.
            return {"count": str(state.agenda[1].left)}
        case Job.ANSWER:
            return {"square": square_name(task.square)}
        case Job.FLEE:
            squares = listed(map(square_name, fleeing(state)), say)
            return {"square": square_name(task.square), "squares": squares}
        case Job.SAVE:
            return {"character": character_name(task.character)}
        case Job.OFFER:
            effect = effect_text(task.card, state.characters, say)
            return {"effect": effect, "energy": price(state, say)}
        case Job.PAY | Job.BACK | Job.EFFECT | Job.JOIN:
            return {"count": str(task.left)}
        case Job.GIVE:
            return {"power": power_title(task.card, say)}
        case Job.TARGET:
            return {"square": square_name(state.lifted[1])}
        case _:
            return {}


# -- how far, and how it ended ------------------------------------------------------------------

_SET_UP: Final = N_("Set-up")
_PROGRESS: Final = N_("Turn {turn} · needs: east {east} of {needed}, west {west} of {needed}")

_PEACE: Final = N_("Peace is possible again")
_WAR: Final = N_("The war goes on")
_REASONS: Final = {
    "UM-97": N_("Both camps were heard, in turn {turn}."),
    "UM-106": N_("Four pyramids in the four corners shelter the population, in turn {turn}."),
    "UM-98": N_("Row {row} is covered from end to end, in turn {turn}."),
    "UM-99": N_("The turn cube has met the lost-population cube. Population lost: {lost}."),
}
_TIME_UP: Final = N_("The time is up: the turn cube has reached the end of its track.")
_NEEDS: Final = N_("Needs found: {needs}.")
_NO_NEED: Final = N_("No need was found.")


def progress(state: State, say: Say) -> str:
    """A few words on how far a saved game is."""
    if state.phase == Phase.SETUP:
        return say(_SET_UP)
    east, west = map(len, state.found)
    turn = turn_name(state.turn + 1)
    return say(_PROGRESS, turn=turn, east=east, west=west, needed=state.needed)


def ending(state: State, outcome: Outcome, say: Say) -> tuple[str, str]:
    """Headline and explanation of how the game ended, with the needs that were found."""
    text = _TIME_UP if outcome.rule == "UM-99" and not state.lost else _REASONS[outcome.rule]
    row = lost_row(state)
    reason = say(
        text, turn=turn_name(state.turn + 1), row=ROWS if row is None else row + 1, lost=state.lost
    )
    found = [need_name(camp, card, say) for camp in CAMPS for card in state.found[camp]]
    needs = say(_NEEDS, needs=listed(found, say)) if found else say(_NO_NEED)
    headline = say(_PEACE if outcome.winners else _WAR)
    return headline, f"{reason} {needs}"
