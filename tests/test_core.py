"""Chance, digest, notation, options, match and record: the parts that know no game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar

import pytest
from games import random_match

from eden.engine import chance, options, record
from eden.engine.digest import canonical, digest
from eden.engine.game import Decision, IllegalAction
from eden.engine.match import AnyMatch, Match
from eden.engine.notation import Act, parser
from eden.engine.problem import Problem
from eden.games.shelf import GAMES
from eden.kit.say import read_catalogue

SPIRIT = GAMES["spirit"]


def test_chance_is_the_same_on_every_python() -> None:
    assert [chance.number(1, n) for n in range(3)] == KNOWN_NUMBERS
    assert [chance.draw(2026, n, 6) for n in range(12)] == KNOWN_DICE


# Written down once; a link that was ever sent depends on them.
KNOWN_NUMBERS = [6791897765849424158, 17405687883870564846, 834844254806117752]
KNOWN_DICE = [2, 0, 0, 1, 3, 3, 3, 4, 4, 1, 0, 3]


def test_dice_are_fair_and_weights_are_kept() -> None:
    rolls = Counter(chance.draw(9, n, 6) for n in range(60_000))
    assert all(abs(count - 10_000) < 450 for count in rolls.values())
    drawn = Counter(chance.draw(9, n, 3, (1, 2, 5)) for n in range(80_000))
    assert all(abs(drawn[i] - 10_000 * w) < 700 for i, w in enumerate((1, 2, 5)))


def test_new_seeds_differ_and_a_typed_seed_stays_itself() -> None:
    assert len({chance.new_seed() for _ in range(50)}) == 50
    assert chance.seed_from(" 42 ") == 42
    assert chance.seed_from("paradise") == chance.seed_from("paradise") < 2**48
    assert chance.seed_from("paradise") != chance.seed_from("Paradise")
    assert chance.seed_from("9" * 40) < 2**48
    assert chance.seed_from("9" * 5_000) < 2**48 > chance.seed_from("\ud800")


class Colour(IntEnum):
    RED, BLUE = range(2)


@dataclass(frozen=True, slots=True)
class Paint(Act):
    form: ClassVar[str] = "{colour} on {number}"
    colour: Colour
    number: int


def test_an_action_reads_as_its_form_and_is_read_back_only_so() -> None:
    parse = parser(Paint)
    assert str(Paint(Colour.BLUE, 7)) == "blue on 7"
    assert parse("blue on 7") == Paint(Colour.BLUE, 7)
    for text in ("blue on 07", "green on 7", "blue on x", "blue on 7 ", "Blue on 7", ""):
        with pytest.raises(ValueError, match=r"\w"):
            parse(text)


def test_a_digest_depends_neither_on_hash_order_nor_on_the_enum_class() -> None:
    assert digest(frozenset("abc")) == digest(frozenset("cba"))
    assert canonical((Colour.RED, True, None, "x")) == "(0,True,None,'x')"
    assert digest((1, 2)) != digest((12,))
    with pytest.raises(TypeError):
        digest([1])


def test_options_are_checked_and_come_back_from_their_number() -> None:
    settled = options.settle(SPIRIT, 1, {"modes": ("weakness", "celestial")})
    assert settled == {"modes": ("celestial", "weakness")}
    assert options.unpack(SPIRIT, options.pack(SPIRIT, 1, settled)) == (1, settled)
    for seats, given in ((2, {}), (1, {"modes": ("x",)}), (1, {"mode": ()})):
        with pytest.raises(options.BadOption):
            options.settle(SPIRIT, seats, given)


def options_of(match: AnyMatch) -> list[str]:
    assert isinstance(match.now, Decision)
    return [str(option) for option in match.now.options]


def test_undo_stops_at_the_last_die_unless_it_is_practice() -> None:
    match = Match(SPIRIT, seats=1, options={}, seed=11)
    assert not match.can_undo()
    match.choose_text(next(text for text in options_of(match) if " on " in text))
    match.choose_text(options_of(match)[0])
    assert match.can_undo()
    match.undo()
    match.undo()
    assert not match.can_undo()
    assert match.can_redo()
    match.choose_text("end")
    assert not match.can_redo(), "another choice forgets what was taken back"
    while "acts" in options_of(match)[0]:
        match.choose_text(options_of(match)[0])
    assert not match.can_undo(), "new dice have been rolled"
    with pytest.raises(IllegalAction):
        match.undo()


def test_practice_takes_back_everything_and_meets_the_same_dice() -> None:
    match = random_match(SPIRIT, 1, {}, seed=12, practice=True)
    rolled = [str(step.action) for step in match.steps if step.now.ask == "roll"]
    while match.can_undo():
        match.undo()
    while match.can_redo():
        match.redo()
    assert [str(step.action) for step in match.steps if step.now.ask == "roll"] == rolled


def test_a_choice_that_is_not_listed_changes_nothing() -> None:
    match = Match(SPIRIT, seats=1, options={}, seed=11)
    steps = list(match.steps)
    for text in ("yellow acts", "nonsense", ""):
        with pytest.raises(IllegalAction):
            match.choose_text(text)
    assert match.steps == steps


def test_a_record_survives_a_mail_program() -> None:
    match = random_match(SPIRIT, 1, {"modes": ("fearless",)}, seed=13)
    text = record.write(match)
    for same in (text, text.replace("\n", "\r\n"), "\ufeff" + text, text.replace("\n1.", "\n  1.")):
        assert record.read(same, GAMES).steps == match.steps


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Eden Trilogy record", "Dear diary", record.NOT_A_RECORD),
        ("game: spirit", "game: chess", record.UNKNOWN),
        (f"rules: {SPIRIT.version}", "rules: 99", record.OTHER_RULES),
        ("seed: ", "sed: ", record.MISSING),
        ("seed: ", "seed: x", record.WRONG),
        ("\n1. ", "\n1. end of ", record.STOPS),
        ("check: ", "check: x", record.DIFFERS),
    ],
)
def test_a_bad_record_is_one_sentence(old: str, new: str, sentence: str) -> None:
    text = record.write(random_match(SPIRIT, 1, {}, seed=13))
    assert old in text
    with pytest.raises(record.BadRecord) as caught:
        record.read(text.replace(old, new, 1), GAMES)
    assert caught.value.text == sentence
    assert "{" not in str(caught.value)


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "\u202e", "9" * 100_000])
def test_a_reason_can_be_shown_whatever_the_record_says(odd: str) -> None:
    text = record.write(random_match(SPIRIT, 1, {}, seed=13))
    with pytest.raises(record.BadRecord) as caught:
        record.read(text.replace("seed: ", f"seed: x{odd}"), GAMES)
    told = str(caught.value)
    assert "“seed: x" in told and len(told) < 400
    assert told.isprintable() and told.encode()


def test_a_record_with_impossible_options_is_a_problem_not_a_crash() -> None:
    text = record.write(random_match(SPIRIT, 1, {}, seed=13))
    for old, new in (("modes: -", "modes: chaos"), ("seats: 1", "seats: 7")):
        with pytest.raises(Problem):
            record.read(text.replace(old, new), GAMES)


def test_a_catalogue_is_read_with_its_escapes_and_long_lines() -> None:
    po = 'msgid ""\nmsgstr "Language: fr\\n"\n\nmsgid "a \\"b\\"\\n"\nmsgstr ""\n"c "\n"d"\n'
    assert read_catalogue(po) == {'a "b"\n': "c d"}
    with pytest.raises(ValueError, match="msgstr"):
        read_catalogue('msgid "a"\nmsgid "b"\n')
