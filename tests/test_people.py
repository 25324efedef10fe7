"""Who plays: names, colours and bots in links and in records."""

from __future__ import annotations

from base64 import urlsafe_b64encode

import pytest
from toy_table import ANNA, BEN, BOT, CLEO, a_match
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine import link, record
from eden.engine.bots import BOTS
from eden.engine.people import Person, read_people, tidy, write_people
from eden.games.shelf import GAMES, SHELF
from eden.ui.begun import read_record


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


def test_a_colour_that_nobody_has_is_refused_in_a_link_and_left_out_of_a_record() -> None:
    match, strange = a_match(), (Person("Anna", 9), Person("Ben", 7))
    with pytest.raises(link.BadLink):
        link.decode(link.encode(match, strange), GAMES)
    assert read_record(record.write(match, strange)).people == ()
    assert read_record(record.write(match, (ANNA, BEN))).people == (ANNA, BEN)


@pytest.mark.parametrize("slug", SHELF)
def test_every_seat_finds_a_colour(slug: str) -> None:
    box = SHELF[slug]
    assert not box.colours or len(box.colours) == max(box.game.seats)


def test_people_travel_in_a_record_too() -> None:
    match, people = a_match("add 1"), (Person("Anna; B:C, D", 1), Person("", 0, "greedy"))
    text = record.write(match, people)
    assert record.people_of(text) == people
    assert record.read(text, GAMES).steps == match.steps
    assert record.people_of(record.write(match)) == ()
    assert record.people_of(text.replace("greedy", "grumpy")) == ()


def test_every_bot_can_be_named_in_a_link() -> None:
    people = tuple(Person(bot=bot) for bot in ("", *BOTS))
    assert read_people(write_people(people)) == people
