"""What buttons and forms ask for: every command of the page by its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import methodcaller
from typing import Final

from eden.engine import chance, link, record
from eden.engine.match import Match
from eden.engine.problem import Problem
from eden.engine.visible import visible
from eden.kit.people import LEVEL_NAMES
from eden.kit.say import N_
from eden.kit.sound import Sound
from eden.ui import backup, begun, keeping, learning, replaying, reviewing
from eden.ui.app import ASKED, App
from eden.ui.begun import Begun
from eden.ui.notes import NOTES
from eden.ui.notices import Notice
from eden.ui.orders import Announce, Go, Play
from eden.ui.sitting import Sitting
from eden.ui.storage import GAME

# A longer text is no link that somebody could mend by hand.
_PASTED: Final = 2_000


def do(app: App, command: str, value: str = "") -> None:
    """Carry out a command of the page; an unknown one does nothing."""
    try:
        if anywhere := _ANYWHERE.get(command):
            anywhere(app, value)
        elif app.sitting and (seated := _SEATED.get(command)):
            seated(app.sitting)
    except Problem as problem:
        app.fail(problem)


# -- which match is played -----------------------------------------------------------------------


def _draft(app: App, form: str) -> None:
    app.draft = app.draft.then(json.loads(form))


def _start(app: App, form: str) -> None:
    """Begin a new match with what the form of the set-up screen says."""
    _draft(app, form)
    if (heads := app.draft.heads) is not None:
        app.orders.append(app.settings.count(heads))
    if (minutes := app.draft.minutes) is not None:
        app.orders.append(app.settings.time(minutes))
    app.start()
    app.storage.keep_set_up(app.slug, app.draft.fields)


def _again(app: App, _: str) -> None:
    """The same game with the same people, from another seed."""
    if app.table is None:
        return
    old, company = app.table.match, app.table.company
    match = Match(
        old.game,
        seats=old.seats,
        options=old.options,
        seed=chance.new_seed(),
        practice=old.practice,
    )
    app.sit(Begun(match, company.people, away=company.away))


def _open(app: App, text: str) -> None:
    """A pasted link, the text of a record, or all that another device has kept."""
    if backup.is_backup(text):
        keeping.bring_in(app, text)
        return
    app.pasted = visible(text) if len(text) <= _PASTED else ""
    if text.lstrip("\ufeff \n").startswith(record.TITLE):
        app.open_game(begun.read_record(text.lstrip()))
    else:
        app.open_link(text)


def _take(app: App, text: str) -> None:
    """The match of a link in the place of the one that is kept."""
    app.notices.clear()
    theirs = app.storage.read(text)
    app.sit(theirs.after(app.storage.find(link.identity(theirs.match), theirs)))


def _heard(app: App, name: str) -> None:
    """Another tab has kept this text."""
    if app.sitting and name.startswith(GAME):
        app.sitting.hear(name.removeprefix(GAME))


def _forget(app: App, identity: str) -> None:
    """Asked twice: the first time only makes sure."""
    if app.sure == identity:
        app.storage.forget(identity)
        app.sure = ""
    else:
        app.sure = identity


# -- what is seen --------------------------------------------------------------------------------


def _go(app: App, place: str) -> None:
    """Go there and let the address say so."""
    app.open(place)
    app.orders.append(Go(place))


def _lift(app: App, _: str) -> None:
    if app.sitting and app.sitting.table.curtain:
        app.panel = ""
        app.sitting.lift()


def _panel(app: App, name: str) -> None:
    app.panel = "" if app.panel == name else name


def _close(app: App, _: str) -> None:
    """Escape: first what lies on top; whoever plays for us stops in any case."""
    counsel = app.sitting.counsel if app.sitting else None
    if counsel and counsel.in_hand:
        counsel.halt()
        app.notices.clear()
    elif app.notices.shown or app.panel or app.sure:
        app.notices.clear()
        app.sure = ""
        app.uncover()
    elif app.asking:
        app.asking = False
    elif app.looks_back:
        do(app, "leave")
    elif counsel and counsel.adviser.asked and app.sitting and not app.sitting.table.pick:
        counsel.adviser.forget()
    elif app.sitting:
        app.sitting.doubt, app.sitting.table.pick = "", ""


def _ask(app: App, _: str) -> None:
    """From now on a tap explains; or it chooses again."""
    app.asking = not app.asking and app.sitting is not None
    app.panel = ""
    app.notices.clear()
    if app.table:
        asked = app.say(ASKED) if app.asking else app.table.prompt(app.say)
        app.orders.append(Announce(asked, news=""))


def _adviser(app: App, way: str) -> None:
    """Let the adviser play so long."""
    if app.sitting and app.sitting.table.match.seats == 1 and app.sitting.counsel.open:
        app.sitting.counsel.adviser.play(way)


def _level(app: App, level: str) -> None:
    """From now on the adviser plays at this level."""
    if app.sitting and level in LEVEL_NAMES:
        app.sitting.counsel.adviser.level = level


def _why(app: App, _: str) -> None:
    """Reasons are told from now on, or no more."""
    if app.sitting:
        counsel = app.sitting.counsel
        counsel.explains = not (app.wide if counsel.explains is None else counsel.explains)
        if counsel.explains:
            app.orders.append(Announce(" ".join(counsel.why(app.say))))


def _hold(app: App, _: str) -> None:
    """Somebody reads on: the notice stays."""
    app.notices.hold()


def _stop_asking(app: App, _: str) -> None:
    """What would be regretted is no longer asked twice, from this choice on."""
    app.orders.append(app.settings.stop_asking())
    if app.sitting and app.sitting.doubt:
        app.tap(app.sitting.doubt)


def _language(app: App, value: str) -> None:
    app.orders.append(app.settings.speak(value))
    app.notices.clear()
    if app.table:
        app.orders.append(Announce(app.table.prompt(app.say)))


def _theme(app: App, value: str) -> None:
    app.orders.append(app.settings.paint(value))


def _speed(app: App, value: str) -> None:
    app.orders.append(app.settings.pace(value))


def _sound(app: App, value: str) -> None:
    app.orders.append(app.settings.hear(value))
    if app.settings.sound:
        app.orders.append(Play(NOTES[Sound.TAKE]))


def _skip(app: App, _: str) -> None:
    app.skip()


def _tell(text: str) -> Callable[[App, str], None]:
    """The command that only tells the player something."""
    return lambda app, _: app.notices.tell(Notice(app.say(text)))


_ANYWHERE: Final[dict[str, Callable[[App, str], None]]] = {
    **replaying.COMMANDS,
    **reviewing.COMMANDS,
    **learning.COMMANDS,
    "draft": _draft,
    "start": _start,
    "again": _again,
    "open": _open,
    "take": _take,
    "heard": _heard,
    "forget": _forget,
    "go": _go,
    "lift": _lift,
    "panel": _panel,
    "close": _close,
    "ask": _ask,
    "hold": _hold,
    "sure": _stop_asking,
    "language": _language,
    "theme": _theme,
    "speed": _speed,
    "sound": _sound,
    "skip": _skip,
    "adviser": _adviser,
    "level": _level,
    "why": _why,
    **keeping.COMMANDS,
    "copied": _tell(N_("Link copied.")),
    "uncopied": _tell(
        N_("This browser does not let us copy. Select the link and copy it yourself.")
    ),
    "broken": _tell(N_("Something went wrong. Your game is kept; reload the page to go on.")),
    "unshown": _tell(
        N_(
            "What this address names cannot be shown: something is wrong with it. All else is "
            "untouched."
        )
    ),
}
# By their names: where somebody learns they mean something else.
_SEATED: Final[dict[str, Callable[[Sitting], None]]] = {
    "undo": methodcaller("undo"),
    "settle": methodcaller("settle"),
    "hint": methodcaller("hint"),
    "no-hint": lambda sitting: sitting.counsel.adviser.forget(),
    "stop": lambda sitting: sitting.counsel.halt(),
    "act": lambda sitting: sitting.counsel.helpers.act(),
    "redo": methodcaller("redo"),
    "copy": Sitting.copy,
    "share": Sitting.share,
    "export": Sitting.export,
    "insist": Sitting.insist,
}
