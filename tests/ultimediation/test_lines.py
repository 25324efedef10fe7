"""Lines of the log that depend on more than their event."""

from __future__ import annotations

from rule import rule
from speech import EN, FR
from ultimediation.speech import TABLE

from eden.games.ultimediation import events
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import Character, Deed, Pile
from eden.games.ultimediation.state import Phase


@rule("UM-135", "UM-89")
def test_attacks_that_a_disaster_brings_and_those_for_which_there_is_no_card_are_told() -> None:
    striking = TABLE._replace(phase=Phase.STRIKES)
    assert BOX.words.tell(striking, events.AttacksComing(1), EN) == (
        "One attack is coming.",
        "UM-135",
    )
    assert BOX.words.tell(striking, events.AttacksComing(2), EN) == (
        "Two attacks are coming.",
        "UM-135",
    )
    assert BOX.words.tell(TABLE, events.AttacksComing(0), EN) == (
        "The attack pile has no more card of that row.",
        "UM-89",
    )


def test_the_words_of_a_pile_that_is_shuffled_name_it() -> None:
    told = {pile: BOX.words.tell(TABLE, events.Shuffled(pile), FR) for pile in Pile}
    assert told[Pile.WEST] == ("La défausse du camp de l’Ouest est remélangée à sa pile.", "UM-87")
    assert told[Pile.ATTACK] == (
        "La défausse des cartes Attaque est remélangée à sa pile.",
        "UM-35",
    )
    assert len(set(told.values())) == len(Pile)


@rule("UM-55")
def test_a_cube_that_comes_back_is_told_with_its_place() -> None:
    event = events.CubeBack(Character.VERA, Deed.MEDIATE)
    assert BOX.words.tell(TABLE, event, EN) == (
        "Vera takes back an action cube from “mediate”.",
        "UM-55",
    )
