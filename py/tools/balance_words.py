"""What the report of the balance says: its sentences, and what the items of its tables are called.

Its French is in assets/balance, so that the page of the games need not carry it; the names of what
lies in the boxes are the games' own.
"""

from collections.abc import Callable
from typing import Final

from languages import BALANCE

from eden.games.edenia.data import Artefact, Device
from eden.games.edenia.words.names import artefact_name, device_name, tile_name
from eden.games.spirit.acts import Put, parse
from eden.games.spirit.data import ACTIONS, Effect
from eden.games.spirit.data import Kind as Action
from eden.games.spirit.words.names import card_name, effect_word
from eden.games.ultimediation.data import CAMPS, DISASTERS, POWERS, Blow, word
from eden.games.ultimediation.words.cards import disaster_title, power_title
from eden.kit.say import N_, Say, capital, read_catalogue
from eden.study.balance.shelf import LINES
from eden.study.balance.table import Verdict
from eden.study.facts.ultimediation import mediation_card, power_name
from eden.ui.tongue import CATALOGUES

# -- the page -----------------------------------------------------------------------------------

TITLE: Final = N_("How balanced the games are")
SKIP: Final = N_("Skip to the figures")
LEAD: Final = (
    N_(
        "Tiles, cards and tracks that the rulebooks do not print are this project’s own, and tuned "
        "by simulation. Here computer players have played against themselves; what came of it "
        "stands beside what we want."
    ),
    N_(
        "Every figure has a range in which the true value lies with 95 percent. A bar is a wish "
        "for a good game: the figure should lie inside the band."
    ),
)
BARS: Final = N_("What we want, and what was measured")
MET: Final = N_("{met} of {all} bars are met; {open} could not be measured yet.")
BY: Final = N_("Played by {players}.")
HEADS: Final = {
    "line": N_("games"),
    "chart": N_("range"),
    "figure": N_("measured"),
    "wanted": N_("wanted"),
    "verdict": N_("bar"),
}
SPREADS: Final = N_("How long games last")
ESTIMATES: Final = N_("Whether estimates can be believed")
ESTIMATED: Final = N_(
    "The app tells a chance to win. Of moments from games between equal players: what was "
    "estimated, and how many were won."
)
ESTIMATE_HEADS: Final = (N_("estimated, mean"), N_("won"), N_("moments"))
MEASURED: Final = N_("How this was measured")
AGAIN: Final = N_(
    "Anybody can play the same games again. Each line below is a command of this project, at the "
    "commit that it names; “make balance” plays them all and writes this page."
)
PLAYED: Final = N_("{line}: {games} games, seeds from {seed}, commit {commit}, {date}")
NOT_YET: Final = N_("not measured yet")
SHARES: Final = N_("{title}, {line}: from {first} to {last}, most often {most}")

# -- figures ------------------------------------------------------------------------------------

PERCENT: Final = N_("{number}%")
POINTS: Final = N_("{number} points")
RANGE: Final = N_("{low} to {high}")
AT_LEAST: Final = N_("at least {least}")
AT_MOST: Final = N_("at most {most}")
BETWEEN: Final = N_("{least} to {most}")
POINT: Final = N_(".")
VERDICTS: Final = {
    Verdict.MET: N_("met"),
    Verdict.LIKELY: N_("met, not surely"),
    Verdict.DOUBTFUL: N_("not met, not surely"),
    Verdict.MISSED: N_("not met"),
    Verdict.BADLY: N_("badly missed"),
}

# -- items --------------------------------------------------------------------------------------

_VICTORIES: Final = {
    "race": N_("Race"),
    "prestige": N_("Prestige"),
    "law": N_("Law of the universe"),
}
_PLACES: Final = {"1": N_("first"), "2": N_("second"), "3": N_("third"), "4": N_("fourth")}
_LEVELS: Final = {"lamb": N_("Lamb"), "ram": N_("Ram"), "shepherd": N_("Shepherd")}
_HAPPENINGS: Final = {
    "tiles": N_("tiles laid"),
    "taken": N_("artefacts taken"),
    "played": N_("artefacts used"),
    "flags": N_("flags planted"),
    "teleports": N_("teleports"),
    "tunnels": N_("ways through tunnels"),
    "relays": N_("visits of relay stations"),
    "falls": N_("falls into the black hole"),
    "leaps": N_("leaps"),
    "passes": N_("turns passed"),
}
_TILE: Final = N_("{number}: {tile}")
_MOVE, _PUSH = N_("move, any distance"), N_("push, any distance")
_CELL: Final = N_("{face} on {card}: {effect}")
_DEEDS: Final = {
    "ravage": N_("ravage a terrain"),
    "destroy": N_("destroy a terrain"),
    "send": N_("send an ally to Noa"),
    "stopped": N_("are stopped by a shield"),
    "walk": N_("walk off a destroyed place, without harm"),
    "flee": N_("flee from a trap"),
}
_ENDS: Final = {
    "needs": N_("victory by needs"),
    "pyramids": N_("victory by pyramids"),
    "row": N_("defeat by a row"),
    "cubes": N_("defeat by cubes that meet"),
    "turn": N_("of these: no turn was left"),
    "people": N_("of these: too many people were lost"),
}
_ANSWERS: Final = {
    "need": N_("need"),
    "justification": N_("justification"),
    "attacks": N_("attacks"),
    "siege": N_("attacks in the row of the base"),
    "drain": N_("the mediator loses energy"),
    "tire": N_("all lose energy"),
    "recall": N_("the mediator goes to Base U"),
    "uproot": N_("the base moves"),
    "forget": N_("discarded cards come back"),
    "exhaust": N_("cubes are lost"),
    "destroy": N_("a square is destroyed"),
    "calm": N_("attacks are cancelled"),
}
_CAMPS: Final = {"east": N_("East"), "west": N_("West")}
_CARD: Final = N_("{camp}, card {number}: {answer}")


def speaker(language: str) -> Say:
    """What says the report's texts, and those of the app and the games."""
    file = BALANCE / f"{language}.po"
    own = read_catalogue(file.read_text("utf-8")) if file.exists() else {}
    return Say({**CATALOGUES.get(language, {}), **own})


def _tile(item: str, say: Say) -> str:
    return say(_TILE, number=int(item) + 1, tile=tile_name(int(item), say))


def _action(item: str, say: Say) -> str:
    """A kind of action, however strong."""
    kind = Action[item.upper()]
    whole = {Action.MOVE: _MOVE, Action.PUSH: _PUSH}
    return say(whole[kind]) if kind in whole else effect_word(Effect(kind), say)


def _cell(item: str, say: Say) -> str:
    put = parse(item)
    assert isinstance(put, Put)
    effect = effect_word(ACTIONS[put.card][put.face - 1], say)
    return say(_CELL, face=put.face, card=card_name(put.card, say), effect=effect)


def _power(item: str, say: Say) -> str:
    return power_title([power_name(card) for card in range(len(POWERS))].index(item), say)


def _disaster(item: str, say: Say) -> str:
    blows = [disaster.blow for disaster in DISASTERS]
    return disaster_title(blows.index(Blow[item.upper()]), say)


def _card(item: str, say: Say) -> str:
    camp, number = item.split()
    pile = next(pile for pile in CAMPS if word(pile) == camp)
    answer = word(mediation_card(pile, int(number)).kind)
    return say(_CARD, camp=say(_CAMPS[camp]), number=int(number) + 1, answer=say(_ANSWERS[answer]))


# By kind: what an item is called.
_ITEMS: Final[dict[str, Callable[[str, Say], str]]] = {
    "victory": lambda item, say: say(_VICTORIES[item]),
    "place": lambda item, say: say(_PLACES[item]),
    "level": lambda item, say: say(_LEVELS[item]),
    "happening": lambda item, say: say(_HAPPENINGS[item]),
    "artefact kind": lambda item, say: device_name(Device[item.upper()], say),
    "artefact": lambda item, say: artefact_name(
        Artefact[item.upper()], say, besides=tuple(Artefact)
    ),
    "tile": _tile,
    "line": lambda item, say: say(LINES[item].head),
    "action": _action,
    "cell": _cell,
    "deed": lambda item, say: say(_DEEDS[item]),
    "number": lambda item, say: item,
    "end": lambda item, say: say(_ENDS[item]),
    "power": _power,
    "answer": lambda item, say: say(_ANSWERS[item]),
    "card": _card,
    "disaster": _disaster,
}


def item_name(kind: str, item: str, say: Say) -> str:
    """What an item of a table is called, as a heading; one that is no longer in the box keeps the
    name that it was measured by."""
    try:
        return capital(_ITEMS[kind](item, say))
    except (KeyError, IndexError, ValueError):
        return item
