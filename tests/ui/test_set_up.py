"""The set-up screen: a row for every seat, names, colours and bots, and the people they make."""

from __future__ import annotations

import json

import pytest
from apps import an_app, at_the_table, match_of, orders, shown, table_of
from toy_table import opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link
from eden.engine.people import Person
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.orders import Go, Save


def the_form(app: App, **fields: str) -> dict[str, str]:
    """What the browser would send: every field as it is shown, with some changed."""
    form: dict[str, str] = {}
    for field in shown(app).iter("input"):
        if field.attrib["type"] == "text" or "checked" in field.attrib:
            form[field.attrib["name"]] = field.attrib.get("value", "")
    for field in shown(app).iter("select"):
        for option in field:
            if "selected" in option.attrib:
                form[field.attrib["name"]] = option.attrib["value"]
    return form | {name.replace("_", "."): value for name, value in fields.items()}


def setting_up() -> App:
    app = an_app()
    app.open("/new/toy")
    return app


def visible_seats(app: App) -> list[str]:
    rows = [
        row for row in shown(app).iter("fieldset") if "seat" in row.attrib.get("class", "").split()
    ]
    return [row.attrib["id"] for row in rows if "hidden" not in row.attrib]


def test_as_many_rows_as_players_and_every_field_has_a_label() -> None:
    app = setting_up()
    assert visible_seats(app) == ["seat-0", "seat-1"]
    do(app, "draft", json.dumps(the_form(app, seats="3", name_0="Anna")))
    assert visible_seats(app) == ["seat-0", "seat-1", "seat-2"]
    assert the_form(app)["name.0"] == "Anna"
    labelled = {
        id(field)
        for label in shown(app).iter("label")
        for kind in ("input", "select")
        for field in label.iter(kind)
    }
    assert len(labelled) == sum(1 for kind in ("input", "select") for _ in shown(app).iter(kind))


def test_a_colour_that_another_seat_has_is_swapped() -> None:
    app = setting_up()
    assert [the_form(app)[f"colour.{n}"] for n in range(3)] == ["0", "1", "2"]
    do(app, "draft", json.dumps(the_form(app, colour_0="1")))
    assert [the_form(app)[f"colour.{n}"] for n in range(3)] == ["1", "0", "2"]
    do(app, "draft", json.dumps(the_form(app, colour_0="2")))
    assert [the_form(app)[f"colour.{n}"] for n in range(3)] == ["2", "0", "1"]


def test_the_form_seats_people_and_bots() -> None:
    app = setting_up()
    form = the_form(app, seats="3", name_0=" Anna ", who_1="", who_2="ram", seed="7")
    do(app, "start", json.dumps(form))
    seated = (Person("Anna", 0), Person("", 1), Person("", 2, "ram"))
    assert table_of(app).company.people == seated
    assert match_of(app).seats == 3
    assert link.people_of(orders(app, Go)[-1].place) == seated
    assert table_of(app).curtain


def test_a_form_that_makes_no_sense_still_seats_people() -> None:
    app = setting_up()
    odd = {"seats": "99", "colour.0": "x", "who.1": "genius", "name.0": "\x00" * 50}
    do(app, "start", json.dumps(odd))
    assert table_of(app).company.people == (Person("", 0), Person("", 1))


def test_a_game_for_one_asks_for_no_names() -> None:
    app = an_app()
    app.open("/new/spirit")
    assert shown(app).find(".//select") is None
    do(app, "start", "{}")
    assert table_of(app).company.people == ()
    assert not table_of(app).curtain


def test_people_travel_in_the_record_that_is_saved() -> None:
    people = (Person("Anna; B:C, D", 1), Person("", 0, "greedy"))
    app = opened(people=people)
    do(app, "export")
    (saved,) = orders(app, Save)
    other = an_app()
    do(other, "open", saved.content)
    assert table_of(other).company.people == people


# -- how much harder ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [("en", "Ravage", "much harder"), ("fr", "Ravage", "bien plus difficile")],
)
def test_marks_of_a_mode_are_heard_as_words(language: str, name: str, said: str) -> None:
    app = an_app(language=language)
    app.open("/new/spirit")
    titles = [one for one in shown(app).iter("strong") if name in "".join(one.itertext())]
    assert len(titles) == 1
    drawn = [one for one in titles[0].iter("span") if one.attrib.get("aria-hidden") == "true"]
    assert ["".join(one.itertext()) for one in drawn] == ["●●●"]
    assert "".join(titles[0].itertext()) == f"{name} ●●● {said}"


def test_a_running_game_tells_how_much_harder_its_modes_are() -> None:
    app = at_the_table(None, "ravage")
    badges = [one for one in shown(app).iter("span") if one.attrib.get("class") == "badge"]
    assert ["".join(one.itertext()) for one in badges] == ["Ravage ●●● much harder"]
