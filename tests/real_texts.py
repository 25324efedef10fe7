"""Real texts of every kind that comes from outside: links, records, what is kept, lessons."""

from __future__ import annotations

import json
from functools import cache

from apps import Memory, an_app
from games import BOXES, ROOT, folder_of, random_match

from eden.engine import link, record
from eden.engine.match import AnyMatch
from eden.engine.people import Person
from eden.games.shelf import GAMES, SHELF
from eden.kit.walk import GO_ON
from eden.ui import backup
from eden.ui.begun import Begun
from eden.ui.learned import LEARNED
from eden.ui.results import RESULT
from eden.ui.storage import GAME, Storage


@cache
def matches() -> tuple[tuple[AnyMatch, tuple[Person, ...]], ...]:
    """Matches of every game, from before the first choice to their end, with people and without."""
    found = []
    for slug, game in GAMES.items():
        for seed, choices in enumerate((0, 3, 40, 900)):
            seats = game.seats[seed % len(game.seats)]
            match = random_match(game, seats, {}, seed=seed, choices=choices, practice=seed == 1)
            people = tuple(Person(f"{slug}{n}", n) for n in range(game.roles or seats))
            found.append((match, people if seed % 2 else ()))
        found.append((found[-2][0].branch(found[-2][0].opening + 2, 77), ()))
    return tuple(found)


def links() -> list[str]:
    old = (ROOT / "tests/golden/released.links").read_text("utf-8").split()[::2]
    return [link.encode(match, people) for match, people in matches()] + old[::7]


def moments() -> list[str]:
    return [
        link.at_moment(link.encode(match, people), at)
        for match, people in matches()
        for at in (0, match.opening, len(match.steps), len(match.steps) + 1)
    ]


def places() -> list[str]:
    games = [f"/{name}/{slug}" for name in ("new", "play", "day", "learn") for slug in SHELF]
    days = [f"/day/{slug}/2027-01-15" for slug in SHELF] + ["/days/2027-01-15", "/days/"]
    lessons = [f"/learn/{slug}/{box.assets.course[0].name}" for slug, box in SHELF.items()]
    return [*games, *days, *lessons, "/learn/spirit/week", "/results", "/collection", "/about", ""]


def records() -> list[str]:
    written = [record.write(match, people, {"date": "2027-01-15"}) for match, people in matches()]
    return written + [file.read_text("utf-8") for file in (ROOT / "tests/golden").glob("*.txt")]


@cache
def device() -> Memory:
    """A device on which all of the matches are kept, with their results."""
    store = Memory()
    kept = Storage(store, lambda: 1.8e9)
    for match, people in matches():
        kept.keep(Begun(match, people, seen=2, away=frozenset({1})))
        app = an_app(store)
        app.open(link.encode(match, people))
        if app.sitting:
            kept.close(match, app.sitting.table.company)
    store.put("eden.setup.spirit", json.dumps({"modes.ravage": "ravage", "seats": "1"}))
    store.put(LEARNED + "spirit", json.dumps({"done": ["dice"], "left": {"noa": ["next"]}}))
    store.put("eden.lang", "fr")
    return store


def kept() -> list[str]:
    return [text for name, text in device().texts.items() if name.startswith(GAME)]


def results() -> list[str]:
    return [text for name, text in device().texts.items() if name.startswith(RESULT)]


def names() -> list[str]:
    return ["Anna", "Zoé", "Ben & <Co>", "", "  spaced  out  ", "שלום", "0-Robo", "a\nb", "{name}"]


def set_ups() -> list[str]:
    forms: list[dict[str, str]] = [
        {"seats": "3", "name.0": "Anna", "who.1": "ram", "who.2": "link", "colour.0": "2"},
        {"modes.ravage": "ravage", "modes.celestial": "celestial", "practice": "practice"},
        {"seats": "7", "variants.clock": "clock", "people": "4", "minutes": "7", "seed": "12"},
    ]
    first = [dict(box.first) for box in SHELF.values()]
    return [json.dumps(form) for form in (*forms, *first)]


@cache
def lessons() -> list[str]:
    found = [file for slug in BOXES for file in (folder_of(slug) / "lessons").glob("*.txt")]
    return [file.read_text("utf-8") for file in found]


def collections() -> list[str]:
    few = Memory()
    few.texts = dict(list(device().texts.items())[::5])
    return [backup.write(device()), backup.write(few), backup.write(Memory())]


def learned() -> list[str]:
    whole = {"done": ["last"], "left": {"last": [GO_ON, "from c take 1", "from a take 3"]}}
    return [json.dumps(whole), json.dumps(whole | {"done": []}), '{"done":[],"left":{}}']
