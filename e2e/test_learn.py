"""Learning in a browser: every lesson and problem, by touch on a small phone and by keys alone; and
the way of somebody new, from the home to a first replay."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect
from stage import PHONE, STILL, NewPage, Site, fits, press, start, turn_to

from eden.games.shelf import SHELF
from eden.kit.lesson import Lesson, Step
from eden.kit.walk import GO_ON, Walk

# What is wrong with where the coach's words stand, once the page has come to rest; '' is right.
HIDDEN = """async points => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    const box = thing => thing.getBoundingClientRect();
    const seen = it =>
        it.top >= -1 && it.left >= -1 && it.right <= innerWidth + 1 && it.bottom <= innerHeight + 1;
    const over = (it, on) =>
        it.left < on.right && it.right > on.left && it.top < on.bottom && it.bottom > on.top;
    const words = document.querySelector("#bubble.beside, #coach:not(:has(.beside))");
    const boxes = selector => [...document.querySelectorAll(selector)]
        .filter(thing => thing.checkVisibility())
        .map(thing => box(thing.querySelector(":scope > .rim, :scope > .frame") ?? thing))
        .filter(it => it.width && it.height);
    const things = boxes(".table [data-hint]");
    const [thing] = things;
    const hidden = it => over(it, box(words))
        ? (Math.min(it.right, box(words).right) - Math.max(it.left, box(words).left))
            * (Math.min(it.bottom, box(words).bottom) - Math.max(it.top, box(words).top))
            / (it.width * it.height)
        : 0;
    if (points && !thing) return "what is pointed at is not there";
    if (!seen(box(words))) return "the words are out of sight";
    if (thing && !seen(thing)) return "the thing is out of sight";
    if (thing && !words.dataset.tail) return "the words have no tail";
    if (things.some(it => over(it, box(words)))) return "the words lie over the thing";
    const spoken = words.id === "bubble" ? boxes(".table :is([data-tell], [data-act], p, h3)") : [];
    return spoken.some(it => hidden(it) > 0.51) ? "the words hide what they may speak of" : "";
}"""
# The coach's words look for another place when the page is scrolled, and that can move the page.
CENTRED = """async thing => {
    thing.scrollIntoView({ block: "center" });
    const place = () => Object.values(thing.getBoundingClientRect().toJSON()).join();
    for (let before = "", same = 0; same < 4; before = place()) {
        await new Promise(requestAnimationFrame);
        same = place() === before ? same + 1 : 0;
    }
}"""
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}

COURSES = [slug for slug, box in SHELF.items() if box.assets.course]
every_course = pytest.mark.parametrize("slug", COURSES)


def steps(slug: str, lesson: Lesson) -> Iterator[tuple[Step, list[str]]]:
    """Every step of a lesson, and how it says itself that it is done."""
    walk = Walk(SHELF[slug], lesson)
    for step in lesson.steps:
        told = walk.told
        for move in told:
            walk.make(move)
        yield step, told


def moves(slug: str, lesson: Lesson) -> list[str]:
    """How a lesson says itself that it is done."""
    return [move for _, told in steps(slug, lesson) for move in told]


def walk_through(
    page: Page, slug: str, lesson: Lesson, choose: Callable[[Page, str], None]
) -> None:
    """A lesson from its address to its end."""
    turn_to(page, f"/learn/{slug}/{lesson.name}")
    coach = page.locator("#coach")
    expect(coach).to_be_visible()
    for step, told in steps(slug, lesson):
        fault = page.evaluate(HIDDEN, bool(step.point))
        assert not fault, f"{lesson.name}, “{step.says['en']}”: {fault}"
        for move in told:
            choose(page, move)
    expect(page.locator("#coach.done")).to_be_visible()


def tapped(page: Page, move: str) -> None:
    """By touch: what the coach offers, or what is drawn, until the choice is made; the list where
    several things lie on one spot."""
    if move == GO_ON:
        press(page.locator("#go-on"))
        return
    words = move.split()
    parts = [" ".join(words[:count]) for count in range(len(words), 0, -1)]
    parts += [f"*{word}" for word in words]
    made = moves_made(page)
    for _ in words:
        for part in parts:
            # Of several things that mean the same, the last one lies on top.
            there = page.locator(f".table [role=button][data-act='{part}']:visible").last
            if there.count() and (part == move or there.get_attribute("aria-pressed") != "true"):
                there.evaluate(CENTRED)
                press(there, force=True)
                break
        if moves_made(page) != made:
            return
    listed(page, move)
    for fold in page.locator(f"#choices details:not([open]):has([data-act='{move}'])").all():
        press(fold.locator("summary"))
    press(page.locator(f"#choices [data-act='{move}']"))
    assert moves_made(page) != made, f"nothing leads to “{move}”"


def moves_made(page: Page) -> str | None:
    """How many moves the coach has seen."""
    return page.locator("#coach").get_attribute("data-moves")


def listed(page: Page, move: str) -> None:
    """What is picked is given up where it hides a choice."""
    if not page.locator(f"#choices [data-act='{move}']").count():
        page.keyboard.press("Escape")
    page.locator(f"#choices [data-act='{move}']").wait_for(state="attached")


def typed(page: Page, move: str) -> None:
    """By keys: Tab to what the coach offers, arrows among the choices, Enter."""
    if move == GO_ON:
        reach(page, "#go-on", "Tab")
        page.keyboard.press("Enter")
        return
    made = moves_made(page)
    listed(page, move)
    wanted = f"#choices [data-act='{move}']"
    fold = page.locator(f"#choices details:not([open]):has([data-act='{move}'])")
    if fold.count():
        reach(page, f"#{fold.get_attribute('id')} > summary", "ArrowDown")
        page.keyboard.press("Enter")
    reach(page, wanted, "ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "made => document.getElementById('coach').dataset.moves !== made", arg=made
    )


def reach(page: Page, selector: str, key: str) -> None:
    """Press a key until this has the focus."""
    page.locator(selector).wait_for(state="attached")
    for _ in range(200):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press(key)
    pytest.fail(f"no way to {selector} by {key}")


@every_course
def test_all_lessons_and_problems_by_touch_on_a_small_phone_in_french(
    slug: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, locale="fr-FR", **STILL, **PHONE)
    start(page, f"{site.url}#/learn/{slug}")
    assets = SHELF[slug].assets
    for lesson in (*assets.course, *assets.problems):
        walk_through(page, slug, lesson, tapped)
        assert fits(page)
    turn_to(page, f"/learn/{slug}")
    expect(page.locator(".lesson.done")).to_have_count(len(assets.course) + len(assets.problems))


@every_course
def test_all_lessons_and_problems_by_keyboard_alone(
    slug: str, site: Site, new_page: NewPage
) -> None:
    page = new_page(site, **STILL, **DESK)
    start(page, f"{site.url}#/learn/{slug}")
    assets = SHELF[slug].assets
    for lesson in (*assets.course, *assets.problems):
        walk_through(page, slug, lesson, typed)
    turn_to(page, f"/learn/{slug}")
    expect(page.locator(".lesson.done")).to_have_count(len(assets.course) + len(assets.problems))


@every_course
def test_all_lessons_on_a_tablet(slug: str, site: Site, new_page: NewPage) -> None:
    page = new_page(site, **STILL, **TABLET)
    start(page, f"{site.url}#/learn/{slug}")
    for lesson in SHELF[slug].assets.course:
        walk_through(page, slug, lesson, tapped)


def test_somebody_new_learns_plays_solves_and_looks_back(site: Site, new_page: NewPage) -> None:
    slug = COURSES[0]
    assets = SHELF[slug].assets
    page = new_page(site, new=True, **STILL, **PHONE)
    start(page, site.url)
    press(page.locator(f"a[href='#/learn/{slug}']").first)
    press(page.locator(".lesson").first)
    for move in moves(slug, assets.course[0]):
        tapped(page, move)
    press(page.locator("#next"))
    expect(page.locator("#coach")).to_contain_text(assets.course[1].title["en"])
    # The last lesson becomes the first game.
    turn_to(page, f"/learn/{slug}/{assets.course[-1].name}")
    for move in moves(slug, assets.course[-1]):
        tapped(page, move)
    press(page.locator("#play-on"))
    expect(page.locator("#coach")).to_have_count(0)
    expect(page.locator("#choices button").first).to_be_attached()
    press(page.locator("#bar-replay"))
    expect(page.locator("#moments")).to_be_visible()
    # The first problem.
    turn_to(page, f"/learn/{slug}")
    press(page.locator(f"a[href='#/learn/{slug}/problem-1']"))
    for move in moves(slug, assets.problems[0]):
        tapped(page, move)
    expect(page.locator("#coach.done")).to_be_visible()
    press(page.locator("#all"))
    expect(page.locator(".lesson.done")).to_have_count(3)
