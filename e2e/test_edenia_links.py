"""Edenia in two towns: the link goes to and fro, and nobody sees what is not theirs."""

import re

import pytest
from flocks import (
    ANNA_AND_BEN,
    GAME,
    Played,
    begin,
    ended,
    games,
    short_game,
    texts,
    until,
)
from playwright.sync_api import Page, expect
from stage import KNOWN, STILL, NewPage, Site, link_of, press, start, turn_to

from eden.engine import link as links
from eden.engine.game import Decision
from eden.engine.match import Match
from eden.games.edenia.data import DEVICES
from eden.games.edenia.state import State
from eden.games.edenia.words.names import device_help, device_name
from eden.kit.say import english


def choose(page: Page, text: str) -> None:
    """Make a choice from the list, wherever it is folded away."""
    page.locator(f"#choices [data-act='{text}']").dispatch_event("click")


def send(page: Page) -> str:
    """The link as the panel shows it to who has just ended a turn."""
    press(page.locator("#send"))
    expect(page.locator("#panel h2")).to_contain_text(re.compile("Send to (Anna|Ben)"))
    sent = page.locator("#share-link").input_value()
    page.keyboard.press("Escape")
    return sent.partition("#")[2]


def arrive(page: Page, link: str) -> None:
    """Open a link that was sent, say who one is, and see what is new, but not to its end."""
    turn_to(page, link)
    press(page.locator("#lift"))
    press(page.locator("#prompt"))
    expect(page.locator("#choices button").first).to_be_visible()


def test_two_friends_play_a_whole_game_by_sending_each_other_the_link(
    site: Site, new_page: NewPage
) -> None:
    match = short_game("ED-22")
    pages = new_page(site), new_page(site)
    turns = [step.now.seat for step in match.choices()]
    here, other = (pages[seat] for seat in (turns[0], 1 - turns[0]))
    begin(here, site, match, ("Anna", ""), ("Ben", ""))
    start(other, site.url)
    press(here.locator("#lift"))
    for n, (text, seat) in enumerate(zip(texts(match), turns, strict=True)):
        if n and seat != turns[n - 1]:
            sender, here = here, pages[seat]
            expect(sender.locator("#send")).to_be_visible()
            arrive(here, send(sender))
            expect(here.locator(f"#player-{seat}.active .who")).to_have_text(("Anna", "Ben")[seat])
        choose(here, text)
        if here.locator("#prompt").text_content() == "…":
            press(here.locator("#prompt"))  # not waiting for what still moves
    ended(here, "ED-22", "Prestige")
    turn_to(pages[1 - seat], link_of(here))
    ended(pages[1 - seat], "ED-22", "Prestige")


def test_a_link_that_tells_another_story_is_announced(site: Site, new_page: NewPage) -> None:
    match = short_game("ED-22")
    page = new_page(site, **STILL)
    start(page, f"{site.url}#{until(match, 12)}")
    expect(page.locator("#prompt")).to_be_visible()
    mine = link_of(page)
    another = Match(GAME, seats=2, options=match.options, seed=match.seed)
    for text in texts(match)[:10]:
        another.choose_text(text)
    known = texts(match)[10]
    assert isinstance(another.now, Decision)
    another.choose(next(one for one in another.now.options if str(one) != known))
    told = links.encode(another, ANNA_AND_BEN)
    turn_to(page, told)
    expect(page.locator("#app-notice")).to_contain_text("differs from your game from choice 11 on")
    assert link_of(page) == mine
    press(page.get_by_role("button", name="Take the link’s game"))
    expect(page.locator("#app-notice")).to_have_count(0)
    assert link_of(page) == told


def test_no_artefact_of_another_hand_is_anywhere_in_the_page(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, site.url)
    looked = 0
    for match in games():
        for n, step in enumerate(match.choices()):
            hands = step.state.hands
            if n and any(hands) and step.now.seat != list(match.choices())[n - 1].now.seat:
                looked += hidden_in(page, match, n)
                break
        if looked > 5:
            return
    pytest.fail("nobody had anything to hide")


def hidden_in(page: Page, match: Played, count: int) -> int:
    """How many artefacts are hidden in a match after so many choices, and not found in the page."""
    state = list(match.choices())[count - 1].state
    page.evaluate(f"() => {{ localStorage.clear(); {KNOWN} }}")
    turn_to(page, until(match, count))
    expect(page.locator("#lift")).to_be_visible()
    behind = sum(not_in(page, state, seat) for seat in range(state.seats))
    press(page.locator("#lift"))
    expect(page.locator("#choices button").first).to_be_visible()
    return behind + not_in(page, state, 1 - state.seat)


def not_in(page: Page, state: State, seat: int) -> int:
    """So many artefacts has a seat, and nothing in the page tells which."""
    markup = page.locator("#app").inner_html()
    others = (hand for other, hand in enumerate(state.hands) if other != seat)
    known = {DEVICES[one] for cards in (*state.played, *others) for one in cards}
    for one in state.hands[seat]:
        assert f"artefact-{one.name.lower()}" not in markup
        assert f"play {one.name.lower()}" not in markup
        if DEVICES[one] not in known:
            assert device_help(DEVICES[one], english) not in markup
            assert device_name(DEVICES[one], english) not in markup
    return len(state.hands[seat])
