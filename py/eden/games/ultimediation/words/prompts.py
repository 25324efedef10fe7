"""What the game asks, how far it is and how it ended; buttons are in `labels`, the log in `log`."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Decision, Outcome
from eden.engine.notation import Act
from eden.kit.box import Reckoning
from eden.kit.say import N_, Say, listed

from ..acts import End, Perish
from ..data import CAMPS, CORNERS, REMOTE_TEAM, ROWS, TURNS, Deed, Kind, Pile
from ..rules.board import first
from ..rules.ending import lost_row
from ..rules.flight import fleeing
from ..state import NONE, Job, Phase, State, Task, Thing
from .cards import disaster_title, effect_text, need_name, power_kind_title, power_title
from .help_map import in_row
from .labels import price
from .names import character_name, of_camp, square_name, turn_name
from .picked import of_picked

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
    "act": N_("Turn {turn}, actions: let a character act, or end the turn."),
    "protector": N_("Set-up: choose the protector who comes along."),
    "mediators": N_("Set-up: choose the two mediators who come along."),
    "teams": N_("Set-up: choose the two mediators who begin with Agapi; the others: with Ilias."),
    "pause": N_("Attack phase, attacks to come: {count}. Use a power card, or go on."),
    "answer": N_("Attack on {square}: use a power card, or let the attack take its course."),
    "save": N_("{cause}: {character} is hit. Choose the protector who helps."),
    "flee": N_("{cause}: its people flee. Choose where."),
    "offer": N_("Effect {of_camp}. {effect} Let it happen, or refuse it for {energy}."),
    "pay": N_("The effect is refused: choose who pays. Energy still to pay: {count}."),
    "again": N_("A need is found! Choose the camp that you ask next."),
    "back": N_("A need is found: people come back from the ship. Choose where; left: {count}."),
    "effect": N_("Choose what the card does."),
    "give": N_("A power card, “{power}”: choose who gets it."),
    "foresee": N_("You may look ahead: choose the pile whose next three cards you see."),
    "target": N_("Population of {square} is teleported. Choose where."),
    "join": N_("Remote teleport: who joins? {next} of 3."),
    "remote": N_("Remote teleport: choose what the three of you teleport."),
}
# After what asks: a power card, or the effect of a camp.
_EFFECTS: Final = {
    Kind.CALM: N_("{cause}: choose what you cancel, or leave it at that. Left: {count}."),
    Kind.CARRY: N_("{cause}: choose what you teleport, or leave it at that. Left: {count}."),
    Kind.JUMP: N_("{cause}: choose who jumps, and where to, or leave it. Left: {count}."),
    Kind.REFRESH: N_("{cause}: choose a used action cube to take back. Left: {count}."),
    Kind.EXHAUST: N_("{cause}: choose who loses an action cube. Still to lose: {count}."),
}
_TARGETS: Final = {
    Thing.PERSON: ASKS["target"],
    Thing.PYRAMID: N_("The pyramid of {square} is teleported. Choose where."),
    Thing.BASE: N_("The military base of {square} is teleported. Choose where."),
}
_PERISH: Final = N_("{cause}: nobody can flee. Choose whose population is lost first: {squares}.")
_LEAVE: Final = N_("{cause}: people flee from {squares}. Choose who goes next, and where to.")
_PAUSE_DICE: Final = N_("Attack phase, the dice are next. Use a power card, or go on.")
_JOIN_CANCEL: Final = N_("Remote cancel: who joins? {next} of 3.")
_REMOTE_CANCEL: Final = N_("Remote cancel: choose what the three of you cancel.")
_ONLY_END: Final = N_("Turn {turn}: nothing more can be done; end the turn.")


def ask(state: State, now: Decision[Act], say: Say) -> str:
    """The prompt: what is asked now and why, in a sentence."""
    task = first(state) if state.agenda else None
    words = {"turn": turn_name(state.turn + 1)} | (_task_words(state, task, say) if task else {})
    if picked := of_picked(now):
        text, one = picked
        return say(text, **words, character=character_name(one))
    return say(_asked(state, now, task), **words)


def _asked(state: State, now: Decision[Act], task: Task | None) -> str:
    match now.ask:
        case "act" if now.options == (End(),):
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
    """The task that is due, in words: what causes it, its square, character or card, what is
    left."""
    match task.job:
        case Job.PAUSE:
            # What the pause comes before: dice, or so many attacks.
            return {"count": str(state.agenda[1].left)}
        case Job.ANSWER:
            return {"square": square_name(task.square)}
        case Job.FLEE:
            squares = listed(map(square_name, fleeing(state)), say)
            return {"cause": _blow(state, task.square, say), "squares": squares}
        case Job.SAVE:
            hit = state.at[task.character]
            return {"cause": _blow(state, hit, say), "character": character_name(task.character)}
        case Job.OFFER:
            effect = effect_text(task.camp, task.card, state.characters, say)
            camp = of_camp(task.camp, say)
            return {"effect": effect, "energy": price(state, say), "of_camp": camp}
        case Job.EFFECT:
            return {"cause": _card(state, task, say), "count": str(task.left)}
        case Job.PAY | Job.BACK:
            return {"count": str(task.left)}
        case Job.JOIN:
            return {"next": str(REMOTE_TEAM - task.left + 1)}
        case Job.GIVE:
            return {"power": power_title(task.card, say)}
        case Job.TARGET:
            return {"square": square_name(state.lifted[1])}
        case _:
            return {}


# -- what causes it -----------------------------------------------------------------------------

_ATTACK: Final = N_("Attack on {square}")
_BASE: Final = N_("Military base on {square}")
_DESTROYED: Final = N_("{square} is destroyed")
_DISASTER: Final = N_("{disaster} on {square}")
_EFFECT: Final = N_("Effect {of_camp}")
_POWER: Final = N_("Power card")


def _blow(state: State, square: int, say: Say) -> str:
    """Why nobody can stay on a square: "Attack on E5"."""
    name = square_name(square)
    if square in state.struck and state.omen != NONE:
        if len(fleeing(state)) > 1:
            return disaster_title(state.omen, say)
        return say(_DISASTER, disaster=disaster_title(state.omen, say), square=name)
    if square in state.destroyed:
        return say(_DESTROYED, square=name)
    return say(_BASE if square in state.bases else _ATTACK, square=name)


def _card(state: State, task: Task, say: Say) -> str:
    """The card that asks: "Ceasefire", "Effect of the eastern camp"."""
    if task.three in CAMPS:
        return say(_EFFECT, of_camp=of_camp(task.camp, say))
    return power_kind_title(task.kind, state.characters, say) or say(_POWER)


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


_NEEDS_OF: Final = N_("Needs {of_camp}")
_DECIDED: Final = N_("What decided")
_FOUND: Final = N_("{found} of {needed}")
_FOUND_WHICH: Final = N_("{found} of {needed}: {needs}")
_LOST: Final = N_("Population lost")
_SAVED: Final = N_("Loadings of the ship")
_FULLEST: Final = N_("Fullest row")
_FULLEST_ROW: Final = N_("row {row}: {count} of 9")
_LAST_TURN: Final = N_("Turn reached")
_OF_TURNS: Final = N_("{turn}: {number} of {turns}")
_PYRAMIDS: Final = N_("Pyramids in corners")


def reckoning(state: State, outcome: Outcome, say: Say) -> Reckoning:
    """What decided: needs found, population lost, squares covered, the turn."""
    camps = (
        (say(_NEEDS_OF, of_camp=of_camp(camp, say)), _found(state, camp, say)) for camp in CAMPS
    )
    row = max(range(ROWS), key=lambda row: in_row(state, row))
    pyramids = sum(corner in state.pyramids for corner in CORNERS)
    return (
        ("", say(_DECIDED)),
        *camps,
        (say(_FULLEST), say(_FULLEST_ROW, row=row + 1, count=in_row(state, row))),
        (say(_LOST), str(state.lost)),
        (say(_LAST_TURN), _turn(state, say)),
        (say(_SAVED), str(state.loads)),
        *(((say(_PYRAMIDS), f"{pyramids} / 4"),) if state.pyramids_on else ()),
    )


def _turn(state: State, say: Say) -> str:
    """The turn that was reached, of all that there are: "F: 6 of 9"."""
    number = min(state.turn + 1, TURNS)
    return say(_OF_TURNS, turn=turn_name(number), number=number, turns=TURNS)


def _found(state: State, camp: Pile, say: Say) -> str:
    """How many needs of a camp were found, and which."""
    found = state.found[camp]
    needs = listed([need_name(camp, card, say) for card in found], say) if found else ""
    text = _FOUND_WHICH if needs else _FOUND
    return say(text, found=len(found), needed=state.needed, needs=needs)
