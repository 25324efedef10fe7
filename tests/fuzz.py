"""Whatever comes from outside is taken, and then behaves, or is refused with a sentence of ours.

Every kind of text has a line in KINDS: real ones, and what is tried with one that may be damaged.
An input follows from a seed, its kind and its number alone, so that each can be tried again.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple
from zlib import crc32

import real_texts
from apps import Memory, an_app, shown
from damage import damaged
from games import BOXES

from eden.engine import link, record
from eden.engine.chance import Luck, number
from eden.engine.people import tidy
from eden.engine.problem import Problem
from eden.games.shelf import GAMES, SHELF
from eden.kit.lesson import BadLesson, read_lesson, read_lessons
from eden.kit.walk import Walk
from eden.ui import backup, begun, results
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.learned import LEARNED
from eden.ui.results import RESULT
from eden.ui.screens.page import page
from eden.ui.storage import GAME, Storage
from eden.ui.tongue import LANGUAGES, speaker

# Seconds of the processor that no input takes; a link of two thousand letters takes one.
SLOWEST: Final = 5.0
# Letters that no reason has.
LONGEST: Final = 1_000
_PLACES: Final = ("", "/collection", "/results", "/days/", "/about")


class Kind(NamedTuple):
    """Real texts of a kind, and what is done with one: whether it was taken, else Problem or
    BadLesson; anything else that is raised is a fault."""

    real: Callable[[], list[str]]
    tried: Callable[[str], bool]


# -- what is tried -------------------------------------------------------------------------------


def _refused(one: Input, problem: Problem) -> None:
    """A reason can be read in every language, and is shown when somebody brings the text in."""
    for language in LANGUAGES:
        assert 0 < len(problem.said(speaker(language)).strip()) < LONGEST
    if one.kind != "forged":
        app = an_app()
        do(app, "open", one.text)
        assert app.notices.shown
        shown(app)


def _behaves(app: App) -> None:
    """What is shown is whole, and so is the home."""
    shown(app)
    app.open("")
    shown(app)


def _try_link(text: str) -> bool:
    game, moment = begun.read(text), link.moment_of(text)
    assert game.link == link.bare(text), "it is written in one way"
    app = an_app()
    app.open(link._link(text))
    assert app.sitting is not None and (app.sitting.table.replay is None) == (moment is None)
    assert app.sitting.place == link._link(text)
    _behaves(app)
    return True


def _try_place(text: str) -> bool:
    """What follows '#' and is no link; whatever it is, something is shown."""
    app = an_app()
    app.open(f"/{text.removeprefix('/')}")
    _behaves(app)
    return True


def _try_forged(text: str) -> bool:
    """A link whose letters of check are right, whatever it says: who wants to can make them."""
    fields = link.bare(text).split(".")
    match = link._open(fields, GAMES)
    link._play(match, link._read(fields[3]))
    check = link._check(match, ".".join(fields[:4]), *fields[5:6])
    return _try_link(".".join([*fields[:4], check, *fields[5:6]]))


def _try_record(text: str) -> bool:
    game = begun.read_record(text)
    again = begun.read_record(record.write(game.match, game.people))
    assert (again.match.steps, again.people) == (game.match.steps, game.people)
    assert begun.read(game.link).match.steps == game.match.steps
    app = an_app()
    do(app, "open", text)
    assert app.sitting is not None
    _behaves(app)
    return True


def _try_kept(text: str) -> bool:
    """Beside a good one, which is never hidden."""
    store = Memory()
    good = next(one for one in real_texts.kept() if _identity(one) != _identity(text))
    for one in (good, text):
        store.put(GAME + _identity(one), one)
    app = an_app(store)
    for place in _PLACES[:2]:
        app.open(place)
        markup = page(app)
        assert json.loads(good)["link"] in markup
    _behaves(app)
    kept = app.storage.kept()
    for game in kept:
        do(app, "open", game.link)
        _behaves(app)
    return len(kept) > 1


def _identity(text: str) -> str:
    """The name under which a text would be kept, as far as it has one."""
    try:
        return link.identity_of(str(json.loads(text)["link"]))
    except (ValueError, KeyError, TypeError, RecursionError):
        return "spirit2.A.H"


def _try_result(text: str) -> bool:
    store = Memory()
    store.put(f"{RESULT}spirit2.A.H", text)
    found = results.read("spirit2.A.H", text)
    assert found is None or results.read("spirit2.A.H", found.text) == found
    app = an_app(store)
    for place in _PLACES:
        app.open(place)
        shown(app)
    return found is not None


def _try_name(text: str) -> bool:
    app = an_app()
    app.open("/new/edenia")
    do(app, "start", json.dumps({"seats": "2", "seed": "7", "name.0": text}))
    assert app.sitting is not None
    people = app.sitting.table.company.people
    assert people[0].name == tidy(text) == tidy(tidy(text))
    assert link.people_of(app.sitting.link) == people
    game = begun.read_record(record.write(app.sitting.table.match, people))
    assert game.people == people
    _behaves(app)
    return True


def _try_set_up(text: str) -> bool:
    store = Memory()
    for slug in SHELF:
        store.put(f"eden.setup.{slug}", text)
    app = an_app(store)
    app.open(f"/new/{list(SHELF)[len(text) % len(SHELF)]}")
    shown(app)
    for command in ("draft", "start"):
        do(app, command, json.dumps(dict(app.draft.fields)))
    if app.sitting:
        assert begun.read(app.sitting.link).match.steps == app.sitting.table.match.steps
    _behaves(app)
    return True


def _try_lesson(text: str) -> bool:
    """Read, and begun at every table: whoever wrote it is told what does not go."""
    for lesson in (read_lesson("one", text), *read_lessons("some", text)):
        for box in BOXES.values():
            try:
                walk = Walk(box, lesson)
            except (BadLesson, Problem):
                continue
            again = link.decode(link.encode(walk.match), {box.game.slug: box.game})
            assert again.steps == walk.match.steps, "what is learned may become a game"
            for _ in lesson.steps:
                walk.go_on()
    return True


def _try_collection(text: str) -> bool:
    store = Memory()
    texts = backup.read(text)
    backup.join(texts, Storage(store, lambda: 1.8e9))
    app = an_app(store)
    do(app, "open", "{" if not backup.is_backup(text) else text)
    for place in _PLACES:
        app.open(place)
        shown(app)
    assert backup.read(backup.write(store)) == {
        name: one for name, one in store.texts.items() if backup._is_portable(name)
    }
    return True


def _try_learned(text: str) -> bool:
    store = Memory()
    SHELF["nim"], GAMES["nim"] = BOXES["nim"], BOXES["nim"].game
    try:
        store.put(f"{LEARNED}nim", text)
        app = an_app(store)
        for place in ("/learn/nim", "/learn/nim/last"):
            app.open(place)
            shown(app)
        do(app, "go-on")
        _behaves(app)
    finally:
        del SHELF["nim"], GAMES["nim"]
    return True


KINDS: Final[dict[str, Kind]] = {
    "links": Kind(real_texts.links, _try_link),
    "forged": Kind(real_texts.links, _try_forged),
    "moments": Kind(real_texts.moments, _try_link),
    "places": Kind(real_texts.places, _try_place),
    "records": Kind(real_texts.records, _try_record),
    "games": Kind(real_texts.kept, _try_kept),
    "results": Kind(real_texts.results, _try_result),
    "names": Kind(real_texts.names, _try_name),
    "options": Kind(real_texts.set_ups, _try_set_up),
    "lessons": Kind(real_texts.lessons, _try_lesson),
    "collections": Kind(real_texts.collections, _try_collection),
    "learned": Kind(real_texts.learned, _try_learned),
}


# -- the inputs ------------------------------------------------------------------------------------


class Input(NamedTuple):
    """One text of a kind, by the seed and the number that it follows from."""

    kind: str
    seed: int
    number: int
    text: str


def inputs(kind: str, seed: int, count: int, first: int = 0) -> Iterator[Input]:
    """So many inputs of a kind."""
    real = cache(KINDS[kind].real)()
    for n in range(first, first + count):
        luck = Luck(number(seed ^ crc32(kind.encode()), n))
        yield Input(kind, seed, n, damaged(real, luck))


def tried(one: Input) -> bool:
    """Whether an input was taken; a fault is raised."""
    began = time.process_time()
    try:
        taken = KINDS[one.kind].tried(one.text)
    except Problem as problem:
        _refused(one, problem)
        taken = False
    except BadLesson as bad:
        assert str(bad)
        taken = False
    spent = time.process_time() - began
    assert spent < SLOWEST, f"{spent:.1f} s"
    return taken
