"""What holds for every lesson and every problem; each is walked through at the table, by taps on
what is drawn there alone, in every language."""

from __future__ import annotations

import re
from html import unescape

import pytest
from apps import Memory, an_app, table_of
from games import BOXES, own_rule, refusals
from speech import UNSPACED

from eden.engine import link
from eden.engine.game import Decision, IllegalAction, Outcome
from eden.engine.think.player import Player
from eden.games import shelf
from eden.kit.lesson import Lesson, Step
from eden.kit.walk import GO_ON, Walk, position
from eden.ui.app import App
from eden.ui.commands import do
from eden.ui.learned import learned
from eden.ui.screens.page import page
from eden.ui.tongue import LANGUAGES, speaker

EVERY = [
    pytest.param(slug, lesson, id=f"{slug}-{lesson.name}")
    for slug, box in BOXES.items()
    for lesson in (*box.assets.course, *box.assets.problems, *box.assets.weeks)
]
every_lesson = pytest.mark.parametrize(("slug", "lesson"), EVERY)
every_course = pytest.mark.parametrize("slug", [s for s, box in BOXES.items() if box.assets.course])

ACT = re.compile(r' data-act="([^"]*)"')
# Essentials that a coach tells, because nothing at the table cites them: how the board is made,
# what counts, what stays allowed; or because the table does so only where a game is lost that way.
TOLD = {
    "nim": {"NI-3"},
    "edenia": {
        *("ED-2", "ED-3", "ED-22", "ED-26", "ED-33", "ED-45", "ED-48", "ED-60", "ED-64", "ED-77"),
        *("ED-97", "ED-107"),
    },
    "spirit": {"SE-2", "SE-20", "SE-21", "SE-34", "SE-37", "SE-52", "SE-75", "SE-111"},
    "ultimediation": {
        *("UM-11", "UM-12", "UM-28", "UM-40", "UM-41", "UM-59", "UM-85", "UM-92", "UM-98", "UM-99"),
    },
}
# Where a sentence ends.
END = re.compile(r"[.!?…](?=\s|$)")
LONGEST = 220


@pytest.fixture(autouse=True)
def _examples_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    for slug, box in BOXES.items():
        monkeypatch.setitem(shelf.SHELF, slug, box)
        monkeypatch.setitem(shelf.GAMES, slug, box.game)


# -- the texts ----------------------------------------------------------------------------------


@every_lesson
def test_everything_is_said_in_every_language_in_three_short_sentences(
    slug: str, lesson: Lesson
) -> None:
    assert set(lesson.title) == set(LANGUAGES)
    for step in lesson.steps:
        assert set(step.says) == set(LANGUAGES), step.says
        for texts in (step.says, step.hint, step.wrong):
            assert set(texts) in (set(), set(LANGUAGES)), texts
            for text in texts.values():
                assert len(END.findall(text)) <= 3 and len(text) <= LONGEST, text
                assert END.search(text[-1]), f"no end: {text}"
            assert not UNSPACED.search(texts.get("fr", "")), texts["fr"]


@every_lesson
def test_a_goal_has_a_hint_and_a_solution(slug: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        assert not step.has_goal or (step.solve and step.hint), step.says


@every_lesson
def test_what_a_lesson_teaches_are_rules(slug: str, lesson: Lesson) -> None:
    assert all(own_rule(slug, one) for one in lesson.teaches), lesson.teaches


@every_course
def test_the_course_teaches_all_that_is_essential(slug: str) -> None:
    assets = BOXES[slug].assets
    taught = {rule for lesson in assets.course for rule in lesson.teaches}
    assert assets.essential, "which rules must everybody know? See the end of nim's rules.en.md"
    assert assets.essential <= taught, f"no lesson shows {sorted(assets.essential - taught)}"
    assert all(own_rule(slug, one) for one in assets.essential)


def fired(slug: str, lesson: Lesson) -> set[str]:
    """The rules that an event, a refusal or the end cites to who walks through a lesson: refused is
    what can be chosen elsewhere in it, and not at this moment."""
    box, say = BOXES[slug], speaker("en")
    walk = Walk(box, lesson)
    begun = len(walk.match.steps)
    while not walk.done:
        for move in walk.told:
            walk.make(move)
    match = walk.match
    made = [*enumerate(match.steps)][begun:]
    tried = {str(one) for _, step in made if step.now.is_choice for one in step.now.options}
    cited = {match.now.rule} if isinstance(match.now, Outcome) else set()
    for number, step in made:
        lines = (box.words.tell(match.after(number + 1), event, say) for event in step.events)
        cited |= {line.rule for line in lines if line}
        if step.now.is_choice:
            cited |= {
                rule for rule in refusals(box.game, match.after(number), tried).values() if rule
            }
    return cited


@every_course
def test_every_essential_rule_fires_in_a_lesson_that_teaches_it_or_is_told(slug: str) -> None:
    assets = BOXES[slug].assets
    shown = {rule for lesson in assets.course for rule in fired(slug, lesson) & {*lesson.teaches}}
    assert assets.essential - shown == TOLD[slug]


@every_course
def test_the_last_lesson_becomes_a_game(slug: str) -> None:
    course = BOXES[slug].assets.course
    assert [lesson.plays_on for lesson in course] == [False] * (len(course) - 1) + [True]


def test_no_two_are_called_alike() -> None:
    for box in BOXES.values():
        names = [one.name for one in (*box.assets.course, *box.assets.problems, *box.assets.weeks)]
        assert len(names) == len(set(names))


# -- the way through ----------------------------------------------------------------------------


def options_of(walk: Walk) -> list[str]:
    """What can be chosen where somebody stands."""
    return [str(one) for one in getattr(walk.match.now, "options", ())]


def asked_for(step: Step) -> str:
    """The goal of a step, as it is written."""
    held = [f"holds {name} {least}" for name, least in step.holds.items()]
    return ", ".join([*map(str, step.goal), *held, *(["win"] if step.win else [])])


@every_lesson
def test_a_lesson_can_be_solved_as_it_says(slug: str, lesson: Lesson) -> None:
    """What does not go is told with its step: a rule or a table on which it relies has changed."""
    try:
        walk = Walk(BOXES[slug], lesson)
    except (IllegalAction, link.BadLink) as error:
        pytest.fail(f"{slug}, lesson “{lesson.name}”: its position is no longer there: {error}")
    for number, step in enumerate(lesson.steps, start=1):
        where = f"{slug}, lesson “{lesson.name}”, step {number}"
        assert walk.number == number - 1 and not walk.failed, f"{where} is not reached"
        moves = walk.told
        assert moves, f"{where}: {step.choose} cannot be chosen there, only {options_of(walk)}"
        for move in moves:
            assert walk.number == number - 1, f"{where} is over before “{move}”"
            try:
                walk.make(move)
            except IllegalAction:
                pytest.fail(f"{where}: “{move}” cannot be chosen there, only {options_of(walk)}")
        assert walk.number == number, (
            f"{where}: “{'; '.join(moves)}” does not reach what it asks for: {asked_for(step)}"
        )
    assert walk.done


@pytest.mark.parametrize("taken", [0, -1])
@pytest.mark.parametrize(
    ("slug", "lesson"), [one for one in EVERY if max(BOXES[str(one.values[0])].game.seats) > 1]
)
def test_no_lesson_relies_on_what_others_think_best(
    slug: str, lesson: Lesson, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it matters what they answer, a step tells it: `they`."""
    monkeypatch.setattr(Player, "__call__", lambda player, seen, now, luck: now.options[taken])
    test_a_lesson_can_be_solved_as_it_says(slug, lesson)


@every_lesson
def test_the_learner_is_to_choose_first(slug: str, lesson: Lesson) -> None:
    now = position(BOXES[slug], lesson).now
    assert isinstance(now, Decision) and now.seat == lesson.seat


def tap(app: App, move: str) -> None:
    """Tap what is drawn until the choice is made."""
    before = len(table_of(app).match.steps)
    for _ in range(6):
        acts = [unescape(one) for one in ACT.findall(table_of(app).board(app.say))]
        table = table_of(app)
        leads = [one for one in acts if table.choice(one) == move]
        begins = [
            one
            for one in acts
            if one not in ("", table.pick, table.picked)
            and (move.startswith(f"{one} ") or (one[:1] == "*" and one[1:] in move.split()))
        ]
        assert leads or begins, f"nothing on the table leads to “{move}”"
        app.tap(leads[0] if leads else max(begins, key=len))
        if len(table_of(app).match.steps) != before:
            table_of(app).playback.show_all()
            return
    pytest.fail(f"taps do not lead to “{move}”")


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_is_walked_through_by_taps_on_the_table(
    slug: str, lesson: Lesson, language: str
) -> None:
    store = Memory()
    app = an_app(store, language)
    app.open(f"/learn/{slug}/{lesson.name}")
    assert app.school is not None
    for number, step in enumerate(lesson.steps, start=1):
        words = app.school.words()
        assert words.startswith(step.says[language]), f"step {number} says {words}"
        if step.point:
            drawn = page(app)
            assert "data-hint=" in drawn, (
                f"step {number} points at “{step.point}”: not on the screen"
            )
        for move in app.school.walk.told:
            if move == GO_ON:
                do(app, "go-on")
            else:
                tap(app, move)
    assert app.school.walk.done
    assert learned(store, slug).done == {lesson.name}
