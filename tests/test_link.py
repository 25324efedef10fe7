"""The link: whole games in a few characters, and one sentence for every text that is none."""

from __future__ import annotations

import gc
import time

import pytest
from games import random_match
from hypothesis import given, settings
from hypothesis import strategies as st

from eden.engine import link
from eden.engine.bots import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.games.shelf import GAMES
from eden.kit.say import english
from eden.ui.tongue import speaker

LETTERS = "ABCxyz019-_.#%é "
MUTATIONS = 5_000
HEAD = f"spirit{GAMES['spirit'].version}"


def some_match(seed: int = 3, choices: int = 25) -> AnyMatch:
    return random_match(GAMES["spirit"], 1, {"modes": ("ravage",)}, seed=seed, choices=choices)


def test_a_link_is_read_from_a_whole_address_and_through_white_space() -> None:
    text = link.encode(some_match())
    for wrapped in (text, f"  {text}\n", f"https://example.org/eden/?x#{text}"):
        assert link.encode(link.decode(wrapped, GAMES)) == text


def test_practice_options_and_seed_are_in_the_link() -> None:
    match = random_match(
        GAMES["spirit"],
        1,
        {"modes": ("weakness", "celestial")},
        seed=2**48 - 1,
        choices=5,
        practice=True,
    )
    again = link.decode(link.encode(match), GAMES)
    assert again.practice
    assert again.options == {"modes": ("celestial", "weakness")}
    assert again.seed == 2**48 - 1


def test_the_identity_stays_while_the_match_goes_on() -> None:
    assert link.identity(some_match(choices=0)) == link.identity(some_match(choices=30))
    assert link.encode(some_match()).startswith(link.identity(some_match()))


def test_a_link_follows_every_choice_that_is_made_or_taken_back_and_who_plays() -> None:
    match = some_match()
    begun, anna = link.encode(match), (Person("Anna", 0),)
    assert isinstance(match.now, Decision)
    one, other = match.now.options[:2]
    match.choose(one)
    after = link.encode(match)
    match.undo()
    assert link.encode(match) == begun
    match.choose(other)
    assert len({begun, after, link.encode(match), link.encode(match, anna)}) == 4
    assert link.encode(some_match(seed=4, choices=0)) != link.encode(some_match(choices=0))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", link.NOT_A_LINK),
        ("hello there", link.NOT_A_LINK),
        ("https://example.org/", link.NOT_A_LINK),
        ("chess1.A.A.B.AAAA", link.UNKNOWN),
        ("spirit999.A.A.B.AAAA", link.NEWER),
        ("spirit0.A.A.B.AAAA", link.OLDER),
        (f"{HEAD}.A.A", link.CUT_OFF),
        (f"{HEAD}.A.A.B.AAA", link.CUT_OFF),
        (f"{HEAD}.A.A.B.AAAA", link.CHANGED),
        (f"{HEAD}.A.A.B.AAAA.A", link.CHANGED),
        (f"{HEAD}.AA.A.B.AAAA", link.CHANGED),
        (f"{HEAD}.____.A.B.AAAA", link.CHANGED),
        (f"{HEAD}.A.__________.B.AAAA", link.CHANGED),
        (f"{HEAD}.A.A.é.AAAA", link.CHANGED),
        (f"{HEAD}.A.A.A.AAAA", link.CHANGED),
        (f"{HEAD}.A.A." + "_" * 1500 + ".AAAA", link.CHANGED),
        (f"{HEAD}." + "A" * 3000, link.TOO_LONG),
    ],
)
def test_a_bad_link_is_one_sentence_in_both_languages(text: str, sentence: str) -> None:
    with pytest.raises(link.BadLink) as caught:
        link.decode(text, GAMES)
    assert caught.value.text == sentence
    said = caught.value.said(english), caught.value.said(speaker("fr"))
    assert said[0] != said[1]
    assert all("{" not in one for one in said)


def test_the_end_cut_off_a_link_is_always_noticed() -> None:
    text = link.encode(some_match())
    for length in range(len(text)):
        with pytest.raises(link.BadLink):
            link.decode(text[:length], GAMES)


def cost(text: str) -> float:
    """The seconds that it takes to open a link and write it again, or to refuse it."""
    began = time.process_time()
    try:
        match = link.decode(text, GAMES)
    except link.BadLink as bad:
        assert str(bad)
    else:
        whole = link.encode(match, link.people_of(text))
        assert whole == text.strip().rpartition("#")[2]
    return time.process_time() - began


@pytest.mark.host
def test_a_mutated_link_is_a_match_or_one_sentence_and_costs_no_more_than_a_whole_one() -> None:
    luck = Luck(2026)
    links = [
        link.encode(some_match(seed, choices), people)
        for seed in range(8)
        for choices in (4, 40, 900)
        for people in ((), (Person("Zoé", 3, "greedy"),))
    ]
    gc.disable()  # what other tests have left behind is not tidied up at the cost of one link
    try:
        slowest = max(cost(mutated(luck.pick(links), luck)) for _ in range(MUTATIONS))
        assert slowest < 20 * max(map(cost, links)), "wide, because other work disturbs the measure"
    finally:
        gc.enable()


def mutated(text: str, luck: Luck) -> str:
    """One of: a letter changed, some cut, some added, two exchanged, or letters at random."""
    at = luck.pick(range(len(text)))
    match luck.pick(("change", "cut", "extend", "exchange", "random", "head")):
        case "change":
            return text[:at] + luck.pick(LETTERS) + text[at + 1 :]
        case "cut":
            return text[:at] + text[at + luck.pick(range(1, 9)) :]
        case "extend":
            return text[:at] + "".join(luck.pick(LETTERS) for _ in range(9)) + text[at:]
        case "exchange":
            other = luck.pick(range(len(text)))
            letters = list(text)
            letters[at], letters[other] = letters[other], letters[at]
            return "".join(letters)
        case "head":
            return f"{HEAD}.A." + "".join(luck.pick("ABCDxyz_-.") for _ in range(at * 3))
        case _:
            return "".join(chr(luck.pick(range(32, 1200))) for _ in range(at))


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=2200))
def test_any_text_at_all_is_answered(text: str) -> None:
    with pytest.raises(link.BadLink):
        link.decode(text, GAMES)
