"""Before the turn is ended it is shown what the hordes will do, whatever the order, worst first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from drawn import preview
from games import random_match
from rule import rule
from spirit.drawing import GAME, eden

from eden.engine.game import CHANCE, Decision, Outcome
from eden.games.spirit.acts import End, React
from eden.games.spirit.box import BOX
from eden.games.spirit.data import MODES
from eden.games.spirit.events import AllySent, Fled, TerrainDestroyed, TerrainRavaged, WalkedOn
from eden.games.spirit.rules.foresight import Foresight, Likely, foresee
from eden.games.spirit.state import Phase, State
from eden.games.spirit.words.outlook import outlook
from eden.kit.say import english
from eden.ui.tongue import speaker

END = End()
TWO_FORESTS = "mountain forestx swamp / cascade NOA cascade / forest- swamp mountain"


def told(state: State) -> list[str]:
    """What is said over the table."""
    return list(outlook(foresee(state), english))


def kinds(seen: Foresight, which: str) -> set[str]:
    """The sorts of what surely, or only maybe, happens."""
    return {type(deed.event).__name__ for deed in getattr(seen, which)}


@rule("SE-100")
def test_two_hordes_on_a_healthy_terrain_are_seen_to_destroy_it_whatever_the_order() -> None:
    state = eden(yellow="w", red="w", fauna="e")
    assert kinds(foresee(state), "sure") == {"TerrainRavaged", "TerrainDestroyed"}
    assert told(state) == []
    overlay = preview("spirit", state, END)
    assert "crack ravage" in overlay and "crack destroy" in overlay
    assert "maybe" not in overlay and "told" not in overlay


@rule("SE-101")
def test_where_the_order_matters_it_says_so() -> None:
    board = "mountain forest swamp / cascade- NOA cascade / forest swamp mountain"
    state = eden(board, yellow="w", red="w", fauna="e")
    seen = foresee(state)
    assert [type(deed.event) for deed in seen.sure] == [TerrainDestroyed]
    assert [type(deed.event) for deed in seen.maybe] == [WalkedOn, WalkedOn]
    assert told(state) == ["The order of the hordes matters."]
    overlay = preview("spirit", state, END)
    assert '<g class="maybe">' in overlay and "The order of" in overlay and "grave" not in overlay


@rule("SE-104")
def test_a_horde_that_waits_for_a_trapped_one_is_seen_too() -> None:
    state = eden(yellow="s fauna swamp", red="s", fauna="s traps yellow")
    assert {Fled.__name__, AllySent.__name__} <= kinds(foresee(state), "sure")
    assert told(state) == []


@rule("SE-106", "SE-113")
def test_a_choice_that_follows_is_told() -> None:
    assert told(eden(yellow="w", fauna="w", flora="w")) == ["You choose who goes to Noa."]
    shields = eden(yellow="w", fauna="w shield", flora="w shield")
    assert told(shields) == ["You choose which shield goes down."]
    assert "sign spent" in preview("spirit", shields, END)


@rule("SE-25")
def test_a_certain_defeat_is_told_first() -> None:
    state = eden(TWO_FORESTS, yellow="sw", fauna="e")
    assert told(state) == ["Eden will be lost."]
    state = eden(TWO_FORESTS, yellow="sw", red="e", fauna="e", flora="e")
    assert told(state) == ["Eden will be lost, whatever the order.", "You choose who goes to Noa."]
    overlay = preview("spirit", state, END)
    assert "told grave" in overlay and "lost, whatever" in overlay
    label = BOX.words.label(state, END, english)
    assert label == "End your turn (4 dice unused). Eden will be lost, whatever the order."
    assert "perdu" in BOX.words.label(state, END, speaker("fr"))


@rule("SE-26")
def test_a_possible_defeat_is_told_first_and_the_victory_after_it() -> None:
    pieces = {"yellow": "sw beaten", "red": "w beaten", "black": "e flora cascade last"}
    state = eden(TWO_FORESTS, **pieces, flora="e traps black", modes="ravage")
    assert told(state) == ["In a wrong order Eden is lost!", "In the right order Eden is saved."]
    assert "told grave" in preview("spirit", state, END)


@rule("SE-24")
def test_a_certain_victory_is_told() -> None:
    state = eden(yellow="s fauna swamp last", fauna="s traps yellow")
    assert told(state) == ["Eden will be saved."]


@rule("SE-98")
def test_nothing_is_said_where_all_is_plain() -> None:
    state = eden(yellow="w", red="n", fauna="w shield", flora="n")
    assert told(state) == [] and BOX.words.label(state, END, english).endswith("unused)")


# -- against the game itself --------------------------------------------------------------------


def ends(state: State, order: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], State]]:
    """All ends of the hordes' phase, played through the game, with the order of the hordes."""
    now = GAME.pending(state)
    if isinstance(now, Outcome) or state.phase not in (Phase.HORDES, Phase.SEND, Phase.SHIELD):
        yield order, state
        return
    for act in now.options[:1] if now.seat == CHANCE else now.options:
        then = (*order, str(act)) if isinstance(act, React) else order
        yield from ends(GAME.apply(state, act)[0], then)


def moments(modes: tuple[str, ...], seed: int) -> Iterator[State]:
    """The states of a random game at which the turn could be ended, some of them."""
    match = random_match(GAME, 1, {"modes": modes}, seed=seed)
    states = [match.start, *(step.state for step in match.steps)]
    for state in states[::7]:
        now = GAME.pending(state)
        if isinstance(now, Decision) and END in now.options:
            yield state


@pytest.mark.parametrize("modes", [(), MODES, ("ravage",)], ids="+".join)
def test_what_is_foreseen_is_what_happens(modes: tuple[str, ...]) -> None:
    for seed in range(6):
        for state in moments(modes, seed):
            check(state, list(ends(GAME.apply(state, END)[0])))


def check(state: State, reached: list[tuple[tuple[str, ...], State]]) -> None:
    """All that is foreseen agrees with all ends that the game itself comes to."""
    seen = foresee(state)
    outcomes = [GAME.pending(end) for _, end in reached]
    lost = [isinstance(now, Outcome) and not now.winners for now in outcomes]
    assert seen.lost == (Likely.SURELY if all(lost) else Likely.MAYBE if any(lost) else 0)
    assert seen.orders == (len({order for order, _ in reached}) > 1)
    for place in range(8):
        hurt = {end.conditions[place] - state.conditions[place] for _, end in reached}
        sure = sum(_hits(deed.event, place) for deed in seen.sure)
        maybe = sum(_hits(deed.event, place) for deed in seen.maybe)
        assert (min(hurt), max(hurt)) == (sure, sure + maybe)


def _hits(event: object, place: int) -> bool:
    return isinstance(event, TerrainRavaged | TerrainDestroyed) and event.place == place
