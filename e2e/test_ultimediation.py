"""Ultimédiation as a team plays it: four and seven characters, by mouse and touch, to the end."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Locator, Page, expect
from stage import PHONE, STILL, NewPage, Site, fits, link_of, press, start, stop_the_clock, turn_to

from eden.engine import link
from eden.engine.chance import Luck
from eden.engine.game import Decision, Options
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES, SHELF

GAME: Final = GAMES["ultimediation"]
SEVEN: Final = {"characters": ("7",), "difficulty": ("advanced",)}
PYRAMIDS: Final = {"difficulty": ("advanced",), "variants": ("pyramids",)}

Played = AnyMatch


def games(options: Options, first: int = 1) -> Iterator[Played]:
    """Games of a simple team, from seed to seed; the same at each run."""
    bot = SHELF["ultimediation"].bot("greedy")
    for seed in range(first, first + 100):
        match, luck = Match(GAME, seats=1, options=options, seed=seed), Luck(seed)
        while isinstance(match.now, Decision):
            match.choose(bot(match.state, match.now, luck))
        yield match


def texts(match: Played) -> list[str]:
    """The choices of a match."""
    return [str(step.action) for step in match.choices()]


def until(match: Played, count: int) -> str:
    """The link of a match as it was after so many choices."""
    again = Match(GAME, seats=1, options=match.options, seed=match.seed)
    for text in texts(match)[:count]:
        again.choose_text(text)
    return link.encode(again)


def on_the_table(page: Page, text: str) -> bool:
    """Tap what the choice begins with, then the rest of it; False where the list was needed."""
    words = text.split()
    for count in (len(words), *range(1, len(words) + 1)):
        part = " ".join(words[:count])
        marked = page.locator(f".ultimediation [role=button][data-act='{part}']:visible").first
        # Whoever acted before is still picked.
        if marked.count() and marked.get_attribute("aria-pressed") != "true":
            before = link_of(page)
            press(marked)
            if link_of(page) != before:
                return True
    page.evaluate("document.querySelectorAll('#choices details').forEach(d => d.open = true)")
    press(page.locator(f"#choices [data-act='{text}']"))
    return False


def play(page: Page, choices: list[str]) -> float:
    """Make these choices; the share of them that was made on the table itself."""
    found = 0
    for text in choices:
        before = link_of(page)
        found += on_the_table(page, text)
        assert link_of(page) != before, f"{text} was not chosen"
    return found / len(choices)


def test_four_characters_win_a_whole_game_by_mouse(site: Site, new_page: NewPage) -> None:
    # The tenth wins soon, as long as the bot plays as it does.
    won = (match for match in games({}, first=10) if match.outcome and match.outcome.winners)
    page, match = new_page(site, **STILL), next(won)
    start(page, site.url)
    press(page.locator("a[href='#/new/ultimediation']"))
    press(page.locator("#more summary"))
    page.locator("#seed").fill(str(match.seed))
    press(page.locator("form button[type=submit]"))
    expect(page.locator("#prompt")).to_be_visible()
    assert play(page, texts(match)) > 0.8
    expect(page.locator(".ending .rule-link")).to_have_text("UM-97")


def test_seven_characters_play_a_whole_game(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), next(games(SEVEN))
    start(page, f"{site.url}#{until(match, 0)}")
    assert play(page, texts(match)) > 0.8
    assert match.outcome is not None
    expect(page.locator(".ending .rule-link")).to_have_text(match.outcome.rule)


def test_the_end_of_a_game_with_disasters_by_touch_in_french(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, locale="fr-FR", **STILL, **PHONE), next(games(PYRAMIDS))
    start(page, f"{site.url}#{until(match, len(texts(match)) - 20)}")
    assert fits(page)
    play(page, texts(match)[-20:])
    assert match.outcome is not None
    expect(page.locator(".ending .rule-link")).to_have_text(match.outcome.rule)


def test_a_clash_of_options_is_told_and_nothing_is_lost(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/new/ultimediation")
    page.locator("input[name=characters][value='7']").check()
    page.locator("input[name=difficulty][value=initiate]").check()
    press(page.locator("form button[type=submit]"))
    expect(page.get_by_text("cannot be played together").first).to_be_visible()
    expect(page.locator("input[name=characters][value='7']")).to_be_checked()


def until_the_clock_runs(page: Page) -> Locator:
    """Begin the game that is set up; what is chosen before the team acts costs no time."""
    press(page.locator("form button[type=submit]"))
    clock = page.locator("#clock")
    for _ in range(60):
        if clock.count():
            break
        press(page.locator("#choices button").first)
        page.clock.run_for(1000)
    return clock


def test_the_clock_runs_and_each_game_has_its_own(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    page.clock.install()
    start(page, f"{site.url}#/new/ultimediation")
    press(page.locator("#option-variants summary"))
    page.locator("input[name='variants.clock']").check()
    page.locator("#people").select_option("3")
    stop_the_clock(page)
    clock = until_the_clock_runs(page)
    # Three people have three and a half minutes, and a second has passed.
    expect(clock).to_contain_text("3:29")
    page.clock.run_for(9000)
    expect(clock).to_contain_text("3:20")
    first = link_of(page)
    turn_to(page, "/new/ultimediation")
    expect(page.locator("input[name='variants.clock']")).to_be_checked()
    expect(until_the_clock_runs(page)).to_contain_text("3:29")
    turn_to(page, first)
    page.clock.run_for(1000)
    expect(clock).to_contain_text("3:19")
