"""Ultimédiation as a team plays it: four and seven characters, by mouse and touch, to the end."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from playwright.sync_api import Page, expect
from stage import NewPage, Site, start

from eden.engine import link
from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import GAMES, SHELF

STILL: Final = {"reduced_motion": "reduce"}
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
GAME: Final = GAMES["ultimediation"]
SEVEN: Final = {"characters": ("7",), "difficulty": ("advanced",)}
PYRAMIDS: Final = {"difficulty": ("advanced",), "variants": ("pyramids",)}

Played = AnyMatch


def games(**options: tuple[str, ...]) -> Iterator[Played]:
    """Games of a simple team, from seed to seed; the same at each run."""
    bot = SHELF["ultimediation"].bot("greedy")
    for seed in range(1, 100):
        match, luck = Match(GAME, seats=1, options=options, seed=seed), Luck(seed)
        while isinstance(match.now, Decision):
            match.choose(bot(match.state, match.now, luck))
        yield match


@cache
def won_game() -> Played:
    """A short game that was won."""
    won = (match for match in games() if match.outcome and match.outcome.winners)
    return min(islice(won, 3), key=lambda match: len(texts(match)))


def texts(match: Played) -> list[str]:
    """The choices of a match."""
    return [str(step.action) for step in match.choices()]


def until(match: Played, count: int) -> str:
    """The link of a match as it was after so many choices."""
    again = Match(GAME, seats=1, options=match.options, seed=match.seed)
    for text in texts(match)[:count]:
        again.choose_text(text)
    return link.encode(again)


def on_the_table(page: Page, text: str, *, touch: bool = False) -> bool:
    """Tap what the choice begins with, then the rest of it; False where the list was needed."""
    words = text.split()
    for count in (len(words), *range(1, len(words) + 1)):
        part = " ".join(words[:count])
        marked = page.locator(f".ultimediation [role=button][data-act='{part}']:visible").first
        if marked.count():
            before = page.evaluate("location.hash")
            marked.tap() if touch else marked.click()
            if page.evaluate("location.hash") != before:
                return True
    page.evaluate("document.querySelectorAll('#choices details').forEach(d => d.open = true)")
    page.locator(f"#choices [data-act='{text}']").click()
    return False


def play(page: Page, choices: list[str], *, touch: bool = False) -> float:
    """Make these choices; the share of them that was made on the table itself."""
    found = 0
    for text in choices:
        before = page.evaluate("location.hash")
        found += on_the_table(page, text, touch=touch)
        assert page.evaluate("location.hash") != before, f"{text} was not chosen"
    return found / len(choices)


def test_four_characters_win_a_whole_game_by_mouse(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), won_game()
    start(page, site.url)
    page.locator("a[href='#/new/ultimediation']").click()
    page.locator("#seed-details summary").click()
    page.locator("#seed").fill(str(match.seed))
    page.locator("form button[type=submit]").click()
    expect(page.locator("#prompt")).to_be_visible()
    assert play(page, texts(match)) > 0.8
    expect(page.locator(".ending .rule-link")).to_have_text("UM-97")


def test_seven_characters_play_a_whole_game(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, **STILL), next(games(**SEVEN))
    start(page, f"{site.url}#{until(match, 0)}")
    assert play(page, texts(match)) > 0.8
    assert match.outcome is not None
    expect(page.locator(".ending .rule-link")).to_have_text(match.outcome.rule)


def test_the_end_of_a_game_with_disasters_by_touch_in_french(site: Site, new_page: NewPage) -> None:
    page, match = new_page(site, locale="fr-FR", **STILL, **PHONE), next(games(**PYRAMIDS))
    start(page, f"{site.url}#{until(match, len(texts(match)) - 20)}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways"
    play(page, texts(match)[-20:], touch=True)
    assert match.outcome is not None
    expect(page.locator(".ending .rule-link")).to_have_text(match.outcome.rule)


def test_a_clash_of_options_is_told_and_nothing_is_lost(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/new/ultimediation")
    page.locator("input[name=characters][value='7']").check()
    page.locator("input[name=difficulty][value=initiate]").check()
    page.locator("form button[type=submit]").click()
    expect(page.get_by_text("cannot be played together").first).to_be_visible()
    assert page.locator("input[name=characters][value='7']").is_checked()


def test_the_clock_runs_and_stands_in_the_bar(site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL)
    start(page, f"{site.url}#/new/ultimediation")
    page.locator("input[name='variants.clock']").check()
    page.locator("#people").select_option("3")
    page.locator("form button[type=submit]").click()
    while page.locator("#clock").count() == 0:
        page.locator("#choices button").first.click()
        page.wait_for_timeout(1200)
    # Three people have three and a half minutes; some seconds may already have passed.
    shown = page.locator("#clock").inner_text()
    assert "3:00" < shown <= "3:30"
    expect(page.locator("#clock")).not_to_have_text(shown, timeout=5000)
    assert page.locator("#clock").inner_text() < shown
