"""Who plays: names, colours and bots in links, in records and in the set-up form."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode

import pytest
from apps import an_app, match_of, orders, shown
from toy_table import ANNA, BEN, BOT, CLEO, a_match, opened, table_of
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link, record
from eden.engine.bots import BOTS
from eden.engine.people import Person, read_people, tidy, write_people
from eden.games.shelf import GAMES
from eden.kit.say import english
from eden.ui.app import App
from eden.ui.thinker import think
from eden.ui.tongue import speaker


# -- people and their link -----------------------------------------------------------------------
def test_people_travel_in_the_link_and_are_no_part_of_the_match() -> None:
    match = a_match("add 1", seats=3)
    text = link.encode(match, (ANNA, BOT, CLEO))
    assert link.people_of(f"https://eden.example/#{text} ") == (ANNA, BOT, CLEO)
    assert link.decode(text, GAMES).steps == match.steps
    plain = link.encode(match)
    assert link.people_of(plain) == ()
    assert text.startswith(plain.rpartition(".")[0])
    assert link.identity(link.decode(text, GAMES)) == link.identity(link.decode(plain, GAMES))


def test_a_name_is_short_and_without_what_cannot_be_seen() -> None:
    assert tidy("  An\nna\x00\u202e ") == "Anna"
    assert tidy("Bartholomew the Great") == "Bartholomew"
    assert tidy("\ud800é") == "é"
    people = (Person("羊" * 12, 9, "random"), Person())
    assert read_people(write_people(people)) == people
    assert len(link.encode(a_match(), (Person("🐑" * 12), Person("🐑" * 12)))) < 200


@pytest.mark.parametrize("text", ["0-Anna", "0-Anna\n1-Ben\n", "0-Anna\n1xBen", "0- Anna\n1-Ben"])
def test_people_are_written_in_one_way_only(text: str) -> None:
    seated = urlsafe_b64encode(text.encode()).decode().rstrip("=")
    match = a_match()
    body = link.encode(match).rpartition(".")[0]
    with pytest.raises(link.BadLink):
        link.decode(f"{body}.{link._check(match, body, seated)}.{seated}", GAMES)


def test_a_cut_or_changed_link_with_people_is_always_noticed() -> None:
    text = link.encode(a_match("add 2"), (ANNA, BEN))
    for length in range(len(text)):
        with pytest.raises(link.BadLink):
            link.decode(text[:length], GAMES)
    for at in range(len(text)):
        with pytest.raises(link.BadLink):
            link.decode(f"{text[:at]}{'B' if text[at] != 'B' else 'C'}{text[at + 1 :]}", GAMES)
        with pytest.raises(link.BadLink):
            link.decode(f"{text[:at]}.{text[at:]}", GAMES)


def test_whoever_speaks_knows_who_is_there() -> None:
    say = speaker("fr", (ANNA, BEN))
    assert say is speaker("fr", (ANNA, BEN))
    assert say("Undo") == "Annuler"
    assert say.person(1) == BEN
    assert english.people == ()
    assert english.person(2) == Person(colour=2)


def test_people_travel_in_a_record_too() -> None:
    match, people = a_match("add 1"), (Person("Anna; B:C, D", 1), Person("", 0, "greedy"))
    text = record.write(match, people)
    assert record.people_of(text) == people
    assert record.read(text, GAMES).steps == match.steps
    assert record.people_of(record.write(match)) == ()
    assert record.people_of(text.replace("greedy", "grumpy")) == ()
    app = opened(people=people)
    app.do("export")
    (saved,) = orders(app, "save")
    other = an_app()
    other.do("open", saved.text)
    assert table_of(other).people == people


def test_every_bot_that_a_link_can_name_can_play() -> None:
    people = tuple(Person(bot=bot) for bot in ("", *BOTS))
    assert read_people(write_people(people)) == people
    for bot in BOTS:
        assert think(link.encode(a_match(), (ANNA, BOT)), bot) in ("add 1", "add 2", "dice")


# -- the set-up form -----------------------------------------------------------------------------
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
    rows = [row for row in shown(app).iter("fieldset") if row.attrib.get("class") == "seat"]
    return [row.attrib["id"] for row in rows if "hidden" not in row.attrib]


def test_as_many_rows_as_players_and_every_field_has_a_label() -> None:
    app = setting_up()
    assert visible_seats(app) == ["seat-0", "seat-1"]
    app.do("draft", json.dumps(the_form(app, seats="3", name_0="Anna")))
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
    app.do("draft", json.dumps(the_form(app, colour_0="1")))
    assert [the_form(app)[f"colour.{n}"] for n in range(3)] == ["1", "0", "2"]
    app.do("draft", json.dumps(the_form(app, colour_0="2")))
    assert [the_form(app)[f"colour.{n}"] for n in range(3)] == ["2", "0", "1"]


def test_the_form_seats_people_and_bots() -> None:
    app = setting_up()
    form = the_form(app, seats="3", name_0=" Anna ", who_2="greedy", seed="7")
    app.do("start", json.dumps(form))
    assert table_of(app).people == (Person("Anna", 0), Person("", 1), Person("", 2, "greedy"))
    assert match_of(app).seats == 3
    assert link.people_of(orders(app, "hash")[-1].text) == table_of(app).people
    assert table_of(app).curtain


def test_a_form_that_makes_no_sense_still_seats_people() -> None:
    app = setting_up()
    odd = {"seats": "99", "colour.0": "x", "who.1": "genius", "name.0": "\x00" * 50}
    app.do("start", json.dumps(odd))
    assert table_of(app).people == (Person("", 0), Person("", 1))


def test_a_game_for_one_asks_for_no_names() -> None:
    app = an_app()
    app.open("/new/spirit")
    assert shown(app).find(".//select") is None
    app.do("start", "{}")
    assert table_of(app).people == ()
    assert not table_of(app).curtain
