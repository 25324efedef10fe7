"""Who sits where, who is a bot, whose eyes look, and the curtain."""

from __future__ import annotations

from toy import BOX
from toy_table import ANNA, BEN, BOT, CLEO, a_match

from eden.engine.game import NOBODY
from eden.engine.people import Person
from eden.ui.company import Company
from eden.ui.tongue import speaker


def company(*people: Person, choices: tuple[str, ...] = ()) -> Company:
    return Company(BOX, a_match(*choices, seats=max(len(people), 2)), people)


def test_people_and_bots_share_the_seats() -> None:
    seated = company(ANNA, BOT, CLEO, choices=("add 1",))
    assert seated.bots == {1: "greedy"}
    assert seated.humans == (0, 2)
    assert (seated.turn, seated.bot) == (1, "greedy")
    assert company().humans == (0, 1), "nobody in particular is a person"


def test_whoever_is_to_choose_is_barred_until_they_lift_the_curtain() -> None:
    seated = company(ANNA, BEN)
    assert seated.barred and seated.unread and seated.curtain(behind=False)
    seated.lift()
    assert not seated.barred and not seated.unread and not seated.curtain(behind=False)
    assert seated.eyes(behind=False) == 0


def test_whoever_chose_last_sees_the_end_of_it_before_the_curtain_falls() -> None:
    match = a_match()
    seated = Company(BOX, match, (ANNA, BEN))
    assert seated.curtain(behind=True), "nobody is here who could see it"
    seated.lift()
    match.choose_text("add 1")
    assert seated.barred
    assert not seated.curtain(behind=True)
    assert seated.eyes(behind=True) == 0
    assert seated.curtain(behind=False)
    assert seated.eyes(behind=False) == NOBODY
    assert not seated.unread, "it was seen here"


def test_one_person_among_bots_has_no_curtain_and_keeps_their_eyes() -> None:
    for choices in ((), ("add 1",)):
        seated = company(ANNA, BOT, choices=choices)
        assert not seated.curtain(behind=False)
        assert seated.eyes(behind=False) == seated.newcomer == 0


def test_bots_alone_have_nobodys_eyes() -> None:
    assert company(BOT, BOT).eyes(behind=False) == NOBODY


def test_when_it_is_over_nobody_is_barred() -> None:
    over = company(ANNA, BEN, choices=("add 1",) * 6)
    assert over.turn == NOBODY
    assert not over.barred
    assert over.awaited(speaker("en")) == ""


def test_who_is_waited_for_is_named() -> None:
    say = speaker("en", (ANNA, BOT, CLEO))
    assert company(ANNA, BOT, CLEO, choices=("add 1",)).awaited(say) == "Robo is thinking…"
    waits = company(ANNA, BOT, CLEO)
    assert waits.awaited(say) == "It is Anna’s turn."
    assert "Anna" in waits.handover(say)
    waits.lift()
    assert waits.awaited(say) == ""


def test_without_a_name_the_colour_is_said() -> None:
    assert company(ANNA, BEN).name(1, speaker("en", (ANNA, Person(colour=2)))) == "Yellow"
