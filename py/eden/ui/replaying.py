"""Looking at a match again: the commands with which its moments are shown, shared and played on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.engine import chance, link
from eden.kit.look import Look
from eden.kit.say import N_
from eden.kit.svg import still, tag
from eden.ui.app import FILM, App
from eden.ui.begun import Begun
from eden.ui.beside import Beside
from eden.ui.notices import Notice
from eden.ui.orders import Announce, SavePicture
from eden.ui.replay import Replay
from eden.ui.sitting import Sitting

_RUNNING: Final = N_("This game still runs, with secrets in it: play on from here once it is over.")
_BRANCHED: Final = N_("A practice game of its own; the other one stays as it is.")
_EMPTY: Final = N_("Nothing has happened yet.")


def look_back(app: App, sitting: Sitting, at: str) -> None:
    """Look at the moment after so many steps; '': at the last one, or no longer at any."""
    table = sitting.table
    app.panel = ""
    if table.replay and not at:
        _leave(app, sitting, "")
    elif len(table.match.steps) == table.match.opening:
        app.notices.tell(Notice(app.say(_EMPTY)))
    else:
        app.notices.clear()
        table.pick, sitting.doubt = "", ""
        table.playback.show_all()
        table.replay = table.replay or Replay(table.match)
        table.replay.plays = False
        wanted = int(at) if at.isdigit() else len(table.match.steps)
        table.replay.go(max(table.match.opening, min(wanted, len(table.match.steps))))
        _announce(app, sitting)


def _leave(app: App, sitting: Sitting, _: str) -> None:
    """Back to what is asked now; who was a guest sits down."""
    sitting.table.replay = None
    if sitting.guest:
        app.open_link(sitting.link)
    else:
        sitting.name_place()
        app.orders.append(Announce(sitting.table.prompt(app.say)))


def _step(app: App, sitting: Sitting, by: str) -> None:
    """So many moments on, or back."""
    if replay := sitting.table.replay:
        replay.step(int(by))
        _announce(app, sitting)


def _show(app: App, sitting: Sitting, number: str) -> None:
    """The moment of this number."""
    if (replay := sitting.table.replay) and number.isdigit():
        replay.plays = False
        replay.show(int(number))
        _announce(app, sitting)


def _play(app: App, sitting: Sitting, _: str) -> None:
    """Go on by itself, or stop."""
    if replay := sitting.table.replay:
        replay.play()


def _announce(app: App, sitting: Sitting) -> None:
    """What led to the moment that is shown, for those who listen."""
    app.orders.append(Announce(" ".join(sitting.table.recap(app.say))))


def _branch(app: App, sitting: Sitting, at: str) -> None:
    """Play on from the moment that is shown, or after so many steps, in a practice game of its
    own."""
    table = sitting.table
    if table.replay is None:
        return
    if at.isdigit() and int(at) in range(table.match.opening, len(table.match.steps) + 1):
        table.replay.go(int(at))
    if not table.can_branch():
        app.notices.tell(Notice(app.say(_RUNNING)))
        return
    match = table.match.branch(table.replay.at, chance.new_seed())
    app.sit(Begun(match, table.company.people, seen=len(match.steps), away=table.company.away))
    app.notices.tell(Notice(app.say(_BRANCHED)))


def _again(app: App, sitting: Sitting, _: str) -> None:
    """Show once more what others have done."""
    sitting.table.show_again()


def _film(app: App, sitting: Sitting, at: str) -> None:
    """The pictures of the turning points; or the one that was chosen."""
    if at:
        look_back(app, sitting, at)
    else:
        app.panel = "" if app.panel == FILM else FILM


def _picture(app: App, sitting: Sitting, _: str) -> None:
    """Hand over a picture of the board as it is shown."""
    table, slug = sitting.table, sitting.table.match.game.slug
    drawn = table.box.view.board(Look.still(table.shown.state, app.say))
    markup = tag("div", still(drawn), class_=f"{slug} table picture")
    app.orders.append(SavePicture(f"{slug}-{table.match.seed}-{table.shown.shown}.png", markup))


def _compare(app: App, text: str) -> None:
    """Show the match of a link beside the one that is kept here, once that is over."""
    theirs = app.storage.read(text)
    mine = app.storage.find(link.identity(theirs.match))
    if mine and mine.match.outcome:
        app.notices.clear()
        app.sitting, app.screen, app.panel = None, "beside", ""
        app.beside = Beside(mine, theirs)


def _beside(app: App, at: str) -> None:
    """Both after so many choices."""
    if app.beside and at.lstrip("-").isdigit():
        app.beside.show(int(at))


def _seated(
    command: Callable[[App, Sitting, str], None],
) -> Callable[[App, str], None]:
    """A command that needs a table."""

    def at_table(app: App, value: str) -> None:
        if app.sitting:
            command(app, app.sitting, value)

    return at_table


COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "compare": _compare,
    "beside": _beside,
} | {
    name: _seated(command)
    for name, command in {
        "replay": look_back,
        "leave": _leave,
        "step": _step,
        "moment": _show,
        "play": _play,
        "branch": _branch,
        "show-again": _again,
        "film": _film,
        "picture": _picture,
    }.items()
}
