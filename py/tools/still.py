"""The app as it looks at a moment, painted without Python in the page: in a second, at any size.

`PYTHONPATH=py .venv/bin/python py/tools/still.py spirit out.png --size 360x740 --choices 12`
`… py/tools/still.py learn/spirit/dice out.png --step 3` shows a lesson at its third step.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import Final

import running
from dist import ROOT, SHEETS
from playwright.sync_api import Page

sys.path.insert(0, str(ROOT / "py"))

import languages
import sprites

from eden.engine.chance import Luck
from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.engine.people import Person
from eden.games.shelf import SHELF
from eden.ui import daily
from eden.ui.app import App
from eden.ui.begun import Begun
from eden.ui.commands import do
from eden.ui.company import Company
from eden.ui.screens.page import page as page_of
from eden.ui.storage import Storage

# What stands beside the app in the page, and must take no room there.
BESIDE: Final = re.search(
    r'<div id="live".*(?=<noscript>)', (ROOT / "index.html").read_text("utf-8"), re.DOTALL
)
FONT: Final = ROOT / "node_modules/@fontsource-variable/nunito/files"


# The screens that are no table, by what the address names.
PLACES: Final = ("home", "about", "results", "days", "collection", *(f"new/{one}" for one in SHELF))
# Noon of the day on which pictures are taken; what is remembered happened on the days before it.
NOON: Final = datetime(2026, 11, 16, 12).timestamp()
A_DAY: Final = 86_400


class Device:
    """A device that keeps texts, and knows every game."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def get(self, key: str) -> str | None:
        return self.texts.get(key, "yes" if key.startswith("eden.known.") else None)

    def put(self, key: str, value: str) -> bool:
        self.texts[key] = value
        return True

    def drop(self, key: str) -> None:
        self.texts.pop(key, None)

    def names(self) -> list[str]:
        return list(self.texts)


def an_app(
    language: str = "en",
    theme: str = "light",
    *,
    wide: bool = False,
    device: Device | None = None,
) -> App:
    """An app without a browser."""
    return App(
        device or Device(),
        address="",
        language=language,
        theme=theme,
        time_of_day=lambda: NOON,
        wide=wide,
    )


@cache
def remembered(days: int) -> Device:
    """A device on which bots have played the games of so many days, and left one half-way."""
    device = Device()
    for ago in range(days, 0, -1):
        storage = Storage(device, partial(float, NOON - ago * A_DAY))
        for slug in list(SHELF)[: 1 + ago % len(SHELF)]:
            game = daily.begin(slug, storage.today)
            play_on(game.match, 12 if ago == 1 else 5_000)
            storage.keep(game)
            company = Company(SHELF[slug], game.match, game.people)
            storage.close(game.match, company)
    return device


def played(slug: str, choices: int, *, seed: int = 7, seats: int = 0, **options: str) -> AnyMatch:
    """A match after so many choices of the greedy bot."""
    box = SHELF[slug]
    chosen = {key: tuple(filter(None, value.split("+"))) for key, value in options.items()}
    match = Match(box.game, seed=seed, seats=seats or None, options=chosen)
    play_on(match, choices)
    return match


def play_on(match: AnyMatch, choices: int) -> None:
    """So many more choices of the greedy bot."""
    luck, bot = Luck(match.seed), SHELF[match.game.slug].bot("greedy")
    for _ in range(choices):
        if isinstance(match.now, Decision):
            seen = match.game.imagine(match.state, match.now.seat, luck)
            match.choose(bot(seen, match.now, luck))


def at_table(app: App, match: AnyMatch, pick: str = "") -> App:
    """The app at the table of a match; whoever is to choose looks."""
    people = tuple(Person("", seat) for seat in range(match.seats)) if match.seats > 1 else ()
    app.sit(Begun(match, people, seen=len(match.steps)))
    assert app.sitting is not None
    app.sitting.lift()
    app.close_match()
    app.sitting.table.pick = pick
    return app


def walk_on(app: App, step: int, pick: str = "") -> None:
    """A lesson is walked through, as it says itself, until this step is reached."""
    school = app.school
    while school and (now := school.walk.step) and school.walk.number < step - 1:
        options = [str(one) for one in getattr(school.table.match.now, "options", ())]
        for move in now.solve or [one for one in options if school.walk.allows(one)][:1]:
            school.choose(move)
        if now.is_read:
            school.go_on()
        school.table.playback.show_all()
    if school:
        school.table.pick = pick


def document(app: App) -> str:
    """The whole page as it would look, with all its styles and drawings in it."""
    face = (FONT / "nunito-latin-wght-normal.woff2").as_uri()
    sheets = [ROOT / "assets" / name for name in SHEETS]
    sheets += [folder / "look.css" for folder in languages.GAMES.values()]
    style = "\n".join(sheet.read_text("utf-8") for sheet in sheets)
    font = f"@font-face{{font-family:'Nunito Variable';font-weight:200 1000;src:url({face})}}"
    language, theme = app.settings.language, app.settings.theme
    return (
        f'<!doctype html><html lang="{language}" data-theme="{theme}" data-python="ready">'
        '<head><meta charset="utf-8"><meta name="viewport" '
        'content="width=device-width, initial-scale=1"><style>'
        f"{font}\n{style}</style></head><body>{sprites.whole()}"
        f'<div id="app">{page_of(app)}</div>{BESIDE[0] if BESIDE else ""}</body></html>'
    )


@contextmanager
def painter(width: int, height: int) -> Iterator[Page]:
    """A page of this size; small ones have fingers."""
    with running.chromium() as chromium:
        touch = min(width, height) < 500
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
            device_scale_factor=2 if touch else 1,
        )
        yield context.new_page()


def show(page: Page, app: App, folder: Path) -> None:
    """Let a page show the app; from a file, so that it may use the fonts beside it."""
    file = folder / "still.html"
    file.write_text(document(app), "utf-8")
    page.goto(file.as_uri())


def main() -> None:
    """Paint one picture."""
    asked = argparse.ArgumentParser(description="The app as it looks at a moment.")
    asked.add_argument("screen", help=f"{', '.join([*SHELF, *PLACES])}, learn/<game>/<lesson>")
    asked.add_argument("picture", type=Path)
    asked.add_argument("--size", default="1440x900")
    asked.add_argument("--choices", type=int, default=0)
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--option", action="append", default=[], help="key=value+value")
    asked.add_argument("--language", default="en")
    asked.add_argument("--theme", default="light")
    asked.add_argument("--pick", default="")
    asked.add_argument("--do", action="append", default=[], help="a command: ask, panel=goal")
    asked.add_argument("--step", type=int, default=1, help="so far a lesson is walked through")
    asked.add_argument("--remembers", type=int, default=0, help="so many days were played")
    asked.add_argument("--whole", action="store_true", help="the whole page, not the window alone")
    given = asked.parse_args()
    width, height = map(int, given.size.split("x"))
    device = remembered(given.remembers)
    app = an_app(given.language, given.theme, wide=width >= 1200, device=device)
    if given.screen in SHELF:
        options = dict(option.split("=") for option in given.option)
        match = played(given.screen, given.choices, seed=given.seed, seats=given.seats, **options)
        at_table(app, match, given.pick)
    else:
        app.open("/" if given.screen == "home" else f"/{given.screen}")
        walk_on(app, given.step, given.pick)
    for command in given.do:
        do(app, *command.split("=", 1))
    with painter(width, height) as page:
        show(page, app, given.picture.parent)
        page.screenshot(path=given.picture, full_page=given.whole)


if __name__ == "__main__":
    main()
