"""Options that cannot be played together: refused in one sentence, also in a link or a record."""

from __future__ import annotations

from itertools import combinations

import pytest
from games import random_match, tables_of
from rule import rule

from eden.engine import link, record
from eden.engine import options as settings
from eden.engine.game import AnyGame, Options
from eden.engine.match import AnyMatch, Match
from eden.games.ultimediation.rules.game import Ultimediation
from eden.kit.say import english

GAME = Ultimediation()
GAMES: dict[str, AnyGame] = {GAME.slug: GAME}
VARIANTS = GAME.options[2].values
SETS = [chosen for n in range(len(VARIANTS) + 1) for chosen in combinations(VARIANTS, n)]
CLASHES = [
    {"characters": ("7",), "difficulty": ("initiate",), "variants": ()},
    {"characters": ("4",), "difficulty": ("initiate",), "variants": ("pyramids",)},
    {"characters": ("7",), "difficulty": ("initiate",), "variants": VARIANTS},
]


def clashing(options: Options) -> bool:
    """What the rulebook rules out: Initiate with seven characters, or with pyramids."""
    apart = "7" in options["characters"] or "pyramids" in options["variants"]
    return "initiate" in options["difficulty"] and apart


def a_match(seed: int = 1, **options: tuple[str, ...]) -> AnyMatch:
    return random_match(GAME, 1, options, seed=seed, choices=5)


# -- refused ------------------------------------------------------------------------------------


@rule("UM-11")
def test_initiate_is_not_for_seven_characters() -> None:
    with pytest.raises(settings.BadOption) as caught:
        settings.settle(GAME, 1, {"characters": ("7",), "difficulty": ("initiate",)})
    assert str(caught.value) == "difficulty “initiate” cannot be played with characters “7”."


@rule("UM-123", "UM-106")
def test_initiate_has_no_pyramids() -> None:
    given = {"difficulty": ("initiate",), "variants": ("round", "pyramids")}
    with pytest.raises(settings.BadOption) as caught:
        settings.settle(GAME, 1, given)
    assert str(caught.value) == "difficulty “initiate” cannot be played with variants “pyramids”."


@rule("UM-11", "UM-106")
def test_a_clash_with_what_is_chosen_by_default_is_refused_too() -> None:
    for given in ({"characters": ("7",)}, {"variants": ("pyramids",)}):
        with pytest.raises(settings.BadOption):
            settings.settle(GAME, 1, given)


@pytest.mark.parametrize("chosen", SETS, ids="+".join)
@pytest.mark.parametrize("difficulty", ["initiate", "advanced", "expert"])
@pytest.mark.parametrize("characters", ["4", "7"])
@rule("UM-123", "UM-11")
def test_all_else_can_be_combined(
    characters: str, difficulty: str, chosen: tuple[str, ...]
) -> None:
    given = {"characters": (characters,), "difficulty": (difficulty,), "variants": chosen}
    if clashing(given):
        with pytest.raises(settings.BadOption):
            Match(GAME, seats=1, options=given, seed=1)
    else:
        assert settings.settle(GAME, 1, given) == given


@pytest.mark.parametrize("given", CLASHES)
def test_the_sentence_has_no_holes(given: Options) -> None:
    with pytest.raises(settings.BadOption) as caught:
        settings.settle(GAME, 1, given)
    assert "{" not in caught.value.said(english)


# -- links and records --------------------------------------------------------------------------


@pytest.mark.parametrize("given", CLASHES)
def test_a_link_that_packs_a_clash_is_a_bad_link(given: Options) -> None:
    fields = link.encode(a_match()).split(".")
    setting = settings.pack(GAME, 1, given) * 2
    fields[1] = link._write(setting)
    with pytest.raises(link.BadLink) as caught:
        link.decode(".".join(fields), GAMES)
    assert caught.value.text == link.CHANGED


def test_whatever_number_stands_for_the_options_a_link_is_a_match_or_a_bad_link() -> None:
    fields = link.encode(a_match()).split(".")
    for setting in range(256):
        fields[1] = link._write(setting)
        try:
            match = link.decode(".".join(fields), GAMES)
        except link.BadLink as bad:
            assert str(bad)
        else:
            assert not clashing(match.options)


@pytest.mark.parametrize("old_new", [("characters: 4", "characters: 7"), ("variants: -", None)])
def test_a_record_with_a_clash_is_a_bad_record_that_says_why(
    old_new: tuple[str, str | None],
) -> None:
    old, new = old_new
    text = record.write(a_match(difficulty=("initiate",)))
    assert old in text
    with pytest.raises(record.BadRecord) as caught:
        record.read(text.replace(old, new or "variants: round, pyramids"), GAMES)
    assert "cannot be played with" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new"), [("variants: -", "variants: chaos"), ("seats: 1", "seats: 2")]
)
def test_a_record_with_options_that_do_not_exist_is_a_bad_record_too(old: str, new: str) -> None:
    text = record.write(a_match())
    assert old in text
    with pytest.raises(record.BadRecord):
        record.read(text.replace(old, new), GAMES)


@pytest.mark.parametrize("chosen", SETS, ids="+".join)
@pytest.mark.parametrize("characters", ["4", "7"])
@rule("UM-123")
def test_what_can_be_combined_comes_back_from_its_link_and_record(
    characters: str, chosen: tuple[str, ...]
) -> None:
    match = a_match(characters=(characters,), difficulty=("expert",), variants=chosen)
    again = link.decode(link.encode(match), GAMES)
    assert again.options == match.options and again.steps == match.steps
    assert record.read(record.write(match), GAMES).steps == match.steps


# -- the tables that other tests play on --------------------------------------------------------


def test_the_tables_of_a_game_leave_out_the_clashes_and_nothing_else() -> None:
    tables = [options for _, _, options in tables_of(GAME)]
    assert tables and not any(map(clashing, tables))
    seen = {(one["characters"], one["difficulty"]) for one in tables}
    assert len(seen) == 2 * 3 - 1, "all but seven initiates"
    for variant in VARIANTS:
        assert [one["variants"] for one in tables].count((variant,)) == 1
    assert {one["variants"] for one in tables} >= {(), VARIANTS}
