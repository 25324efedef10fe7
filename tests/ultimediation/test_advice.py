"""What an adviser says about Ultimédiation: where to look, and why, in both languages."""

from __future__ import annotations

import pytest
from speech import EN, FR
from ultimediation.boards import CAMPS, GAME, LOADING, earth
from ultimediation.moments import ASKED, at
from ultimediation.table import after

from eden.engine.chance import Luck
from eden.engine.game import CHANCE, Decision
from eden.engine.think.mind import Level
from eden.engine.think.player import Player, Reason
from eden.games.ultimediation.bot import MIND
from eden.games.ultimediation.mind.sight import FEATURES
from eden.games.ultimediation.state import State
from eden.games.ultimediation.words.advice import reason, where
from eden.games.ultimediation.words.motives import MOTIVES
from eden.kit.say import Say

LANGUAGES = pytest.mark.parametrize("say", [EN, FR], ids=("en", "fr"))
LONGEST = 110


def why(state: State, text: str, say: Say, *reasons: Reason) -> str:
    """The reason that is given for an action."""
    return reason(state, GAME.parse(text), reasons, say)


def speaks(feature: str, share: float, then: float = 0.0) -> Reason:
    """A reason of this weight."""
    return Reason(feature, 0.0, then, 0.0, share)


def table(board: str = CAMPS) -> State:
    """A table at which everybody stands somewhere."""
    return earth(board, agapi="a5", nikitas="c3", vera="a4")


def test_every_feature_has_a_phrase_for_and_against() -> None:
    assert set(MOTIVES) == set(FEATURES)
    assert all(motive.gain and motive.loss for motive in MOTIVES.values())


@LANGUAGES
@pytest.mark.parametrize("moment", ASKED)
def test_every_option_of_every_moment_can_be_hinted_at(moment: str, say: Say) -> None:
    state = at(moment)
    now = GAME.pending(state)
    if not isinstance(now, Decision) or now.seat == CHANCE:
        return
    for option in now.options[:12]:
        place, told = where(state, option, say), reason(state, option, (), say)
        assert place.endswith(".")
        assert told
        assert len(told) <= LONGEST
        assert not told.endswith(".")


@LANGUAGES
@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_is_told_in_one_line(feature: str, say: Say) -> None:
    for share in (0.5, -0.5):
        told = why(table(), "end", say, speaks(feature, share, 1.0), speaks("room", 0.4, 3.0))
        assert 0 < len(told) <= LONGEST
        assert told[0].islower() or told.split()[0].istitle()
        assert "{" not in told


def test_a_hint_begins_with_where_to_look() -> None:
    state = table()
    assert where(state, GAME.parse("nikitas asks east"), EN) == "Look at Nikitas on C3."
    assert where(state, GAME.parse("nikitas asks east"), FR) == "Regardez Nikitas en C3."
    assert where(state, GAME.parse("end"), EN) == "Look at the cubes that are left."


def test_a_question_tells_how_many_needs_are_left() -> None:
    told = why(table(), "nikitas asks east", EN)
    assert told == "cards left of the eastern camp: 30, needs among them: 5"
    told = why(table(), "nikitas asks east", FR)
    assert told == "cartes restantes du camp de l’Est\u00a0: 30, dont besoins\u00a0: 5"


def test_a_step_tells_where_it_leads() -> None:
    state = table()
    assert why(state, "vera moves b4", EN) == "the base of the eastern camp is 2 squares away then"
    assert why(state, "vera moves b4", FR) == "la base du camp de l’Est n’est plus qu’à 2 cases"
    near = earth(CAMPS, agapi="a5", nikitas="a4", vera="b3")
    assert why(near, "vera moves c3", EN) == "from C3 Vera can ask the eastern camp"


def test_a_person_for_the_ship_is_counted() -> None:
    state = earth(LOADING.replace("U4", "U2"), agapi="a5", nikitas="c3", vera="a4")
    assert why(after(state, "vera lifts a4"), "to e3", EN) == "people waiting in Base U: 3"


def test_two_things_that_count_are_told_and_trifles_are_not() -> None:
    state = table()
    both = (speaks("room", 0.5, 4.1), speaks("row wants one", 0.4), speaks("energy", 0.01, 1.0))
    told = why(state, "end", EN, *both)
    assert told == "room for more people: 41, and no row is one attack from being covered"
    trifle = why(state, "end", EN, speaks("room", 0.5, 4.1), speaks("row wants one", 0.1))
    assert trifle == "room for more people: 41"


def test_what_weighs_against_it_is_told() -> None:
    told = why(table(), "end", EN, speaks("room", 0.5, 4.1), speaks("exposed", -0.4))
    assert told == "room for more people: 41, although more characters can be hit"
    told = why(table(), "end", FR, speaks("room", 0.5, 4.1), speaks("exposed", -0.4))
    assert told == (
        "places libres pour la population\u00a0: 41, mais plus de personnages peuvent être touchés"
    )


def test_an_end_of_the_game_is_told_at_once() -> None:
    assert why(table(), "end", EN, speaks("over", 9.0, 1.0)) == "this makes peace"
    lost = Reason("over", 0.0, 0.0, -1.0, 9.0)
    assert why(table(), "end", EN, lost) == "everything else loses at once"


def test_nothing_that_counts_is_said_too() -> None:
    assert why(table(), "end", EN) == "nothing better is left to do"
    assert why(table(), "agapi lifts a5", EN) == "people waiting in Base U: 1"


@LANGUAGES
def test_the_reasons_of_a_player_read_as_one_line(say: Say) -> None:
    one, luck, state = Player(GAME, MIND, Level(ideas=6, seconds=600.0)), Luck(3), table()
    for _ in range(12):
        now = GAME.pending(state)
        assert isinstance(now, Decision)
        if now.seat == CHANCE or len(now.options) == 1:
            state, _ = GAME.apply(state, luck.draw(now.options, now.weights))
            continue
        thought = one.consider(state, now, luck)
        told = reason(state, thought.action, thought.reasons, say)
        assert 0 < len(told) <= LONGEST
        state, _ = GAME.apply(state, thought.action)
