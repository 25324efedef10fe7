"""What the kit does for the words and pictures of every game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

import pytest

from eden.engine.game import Decision
from eden.kit.facts import facts
from eden.kit.log import Line, told
from eden.kit.say import Say, english, listed
from eden.kit.svg import centred, icon, use
from eden.kit.touch import Touch

FRENCH = Say({"{one} and {other}": "{one} et {other}", "{who} goes.": "{who} s'en va."})


class Animal(IntEnum):
    SHEEP, GOAT = range(2)


@dataclass(frozen=True)
class Met:
    """Something with fields, as an action or an event is."""

    animal: Animal
    others: tuple[Animal, ...]
    times: int
    seat: int


def animal_name(animal: Animal, say: Say) -> str:
    return say(f"the {animal.name.lower()}")


def player(seat: int, say: Say) -> str:
    return f"player {seat + 1}"


# -- saying -------------------------------------------------------------------------------------


def test_a_text_is_said_with_its_facts() -> None:
    assert english("{who} goes.", who="Anna") == "Anna goes."
    assert FRENCH("{who} goes.", who="Anna") == "Anna s'en va."


def test_a_text_without_facts_is_said_as_it_stands() -> None:
    assert english("{who} goes.") == "{who} goes."


@pytest.mark.parametrize(
    ("names", "said", "dit"),
    [
        (["Elli"], "Elli", "Elli"),
        (["Elli", "Vera"], "Elli and Vera", "Elli et Vera"),
        (["Elli", "Agapi", "Vera"], "Elli, Agapi and Vera", "Elli, Agapi et Vera"),
    ],
)
def test_names_stand_in_a_row(names: list[str], said: str, dit: str) -> None:
    assert listed(names, english) == said
    assert listed(iter(names), FRENCH) == dit


# -- facts and log lines ------------------------------------------------------------------------


def test_facts_are_said_by_what_they_are() -> None:
    met = Met(Animal.SHEEP, (Animal.GOAT, Animal.SHEEP), times=2, seat=0)
    assert facts(met, english, kinds={Animal: animal_name}, more={}) == {
        "animal": "the sheep",
        "others": "the goat and the sheep",
        "times": "2",
        "seat": "0",
    }


def test_a_field_can_be_told_in_other_words_or_in_more() -> None:
    met = Met(Animal.SHEEP, (), times=2, seat=0)
    more = {
        "seat": {"seat": player},
        "animal": {"of_animal": lambda animal, say: f"of {animal_name(animal, say)}"},
    }
    words = facts(met, english, kinds={Animal: animal_name}, more=more)
    assert words["seat"] == "player 1"
    assert (words["animal"], words["of_animal"]) == ("the sheep", "of the sheep")


def test_a_line_begins_with_a_capital_and_knows_its_rule() -> None:
    sentence = ("{who} goes.", "SE-1")
    assert told(sentence, english, {"who": "the sheep"}) == Line("The sheep goes.", "SE-1")
    assert told(sentence, FRENCH, {"who": "le mouton"}) == ("Le mouton s'en va.", "SE-1")


# -- pictures and taps --------------------------------------------------------------------------


def test_pictures_of_the_sprite_sheet() -> None:
    assert use("ui-check", x=1) == '<use href="#ui-check" x="1"></use>'
    assert centred("a", 10, 20, 8) == centred("a", 10, 20, 8, 8)
    assert 'x="6" y="15" width="8" height="10"' in centred("a", 10, 20, 8, 10)
    assert icon("a", "b").startswith('<svg class="icon b" viewBox="0 0 24 24" aria-hidden="true">')
    assert 'viewBox="0 0 48 48"' in icon("a", box="0 0 48 48")


def count_label(state: int, action: str, say: Say) -> str:
    return say("{action} after {state}", action=action, state=state)


class Counting(Touch[int]):
    """A Touch of a game whose state is a number."""

    labels = staticmethod(count_label)


def test_a_touch_says_the_labels_of_its_game() -> None:
    now = Counting(3, Decision(0, "count", ("one", "two")), seat=0)
    assert now.label("one") == "one after 3"
    assert now.on("one", "what stands there")["aria_label"] == "one after 3"
    assert now.on("none", "what stands there")["aria_label"] == "what stands there"
