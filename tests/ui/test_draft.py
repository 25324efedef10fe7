"""The form of the set-up as it is filled in: what makes no sense means what is usual."""

from __future__ import annotations

import pytest
from toy import BOX

from eden.engine.people import Person
from eden.engine.problem import Problem
from eden.games.shelf import SHELF
from eden.kit.say import english
from eden.ui.draft import Draft
from eden.ui.tongue import speaker

SPIRIT, ULTIMEDIATION = SHELF["spirit"], SHELF["ultimediation"]


def test_an_empty_form_is_the_usual_game() -> None:
    match = Draft().match(SPIRIT, english)
    usual = {option.key: option.default for option in match.game.options}
    assert match.options == usual
    assert not match.practice
    assert Draft().people(SPIRIT) == ()
    assert Draft().heads is None


def test_what_is_marked_is_played() -> None:
    draft = Draft({"modes.ravage": "ravage", "practice": "yes", "seed": " 7 "})
    match = draft.match(SPIRIT, english)
    assert match.options["modes"] == ("ravage",)
    assert match.practice
    assert match.seed == 7
    (modes,) = (option for option in SPIRIT.game.options if option.key == "modes")
    assert [value for value in modes.values if draft.marked(modes, value)] == ["ravage"]


def test_a_seed_has_no_letters_that_no_page_can_show() -> None:
    draft = Draft({"seed": "\ud800\u200b7"})
    assert draft.seed == "7"
    assert draft.match(SPIRIT, english).seed == 7


@pytest.mark.parametrize("language", ["en", "fr"])
def test_values_that_clash_are_named_in_the_players_language(language: str) -> None:
    say = speaker(language)
    with pytest.raises(Problem) as found:
        Draft({"difficulty": "initiate", "characters": "7"}).match(ULTIMEDIATION, say)
    told = found.value.said(say)
    assert ULTIMEDIATION.option("difficulty", "initiate", say)[0] in told
    assert ULTIMEDIATION.option("characters", "7", say)[0] in told


def test_people_sit_where_the_form_says() -> None:
    draft = Draft({"seats": "3", "name.0": " Anna ", "who.2": "shepherd", "colour.1": "0"})
    assert draft.seats(BOX) == 3
    assert draft.people(BOX) == (Person("Anna", 0), Person("", 0), Person("", 2, "shepherd"))


def test_what_makes_no_sense_means_what_is_usual() -> None:
    draft = Draft({"seats": "99", "colour.0": "x", "who.1": "genius", "people": "many"})
    assert draft.seats(BOX) == 2
    assert draft.people(BOX) == (Person("", 0), Person("", 1))
    assert draft.heads == 1


def test_roles_are_shared_out_among_people_by_name_and_bots() -> None:
    assert Draft().people(ULTIMEDIATION) == ()
    people = Draft({"name.6": "Zoé", "who.0": "shepherd", "who.1": "link"}).people(ULTIMEDIATION)
    assert people == (Person(bot="shepherd"), *[Person()] * 5, Person("Zoé"))


def test_whoever_had_a_colour_that_was_taken_gets_the_one_given_up() -> None:
    colours = {f"colour.{seat}": str(seat) for seat in range(3)}
    draft = Draft().then(colours).then(colours | {"colour.0": "1"})
    assert [draft.colour(seat) for seat in range(3)] == [1, 0, 2]


def test_colours_of_seats_that_make_no_sense_are_nobodys() -> None:
    fields = {"colour.²": "1", "colour.": "1", "colour.x": "1", "colour.0": "1"}
    assert Draft({"colour.0": "0"}).then(fields).colour(0) == 1


def test_a_form_that_was_kept_before_there_were_levels_still_names_a_bot() -> None:
    draft = Draft({"seats": "3", "who.1": "greedy", "who.2": "random"})
    assert [one.bot for one in draft.people(BOX)] == ["", "ram", "lamb"]
