"""The commands with which somebody learns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.ui.app import App
from eden.ui.begun import Begun
from eden.ui.schooling import Schooling


def _play_on(app: App, school: Schooling) -> None:
    """The lesson becomes a practice game of one's own."""
    app.sit(Begun(school.table.match, school.table.company.people))
    app.panel = ""


def _at_school(do: Callable[[App, Schooling], None]) -> Callable[[App, str], None]:
    """The command is given where somebody learns; elsewhere it means nothing."""
    return lambda app, _: do(app, app.school) if app.school else None


COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "go-on": _at_school(lambda app, school: school.go_on()),
    "try-again": _at_school(lambda app, school: school.try_again()),
    "show-solution": _at_school(lambda app, school: school.show_solution()),
    "play-on": _at_school(_play_on),
}
