"""Which screen is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.ui.app import App
from eden.ui.screens.about import about
from eden.ui.screens.beside import beside
from eden.ui.screens.collection import collection
from eden.ui.screens.days import days
from eden.ui.screens.home import home
from eden.ui.screens.learn import learn
from eden.ui.screens.new import new
from eden.ui.screens.parts import notice
from eden.ui.screens.results import results
from eden.ui.screens.table import table

_SCREENS: Final[dict[str, Callable[[App], str]]] = {
    "home": home,
    "new": new,
    "table": table,
    "learn": learn,
    "about": about,
    "beside": beside,
    "days": days,
    "results": results,
    "collection": collection,
}


def page(app: App) -> str:
    """The whole app as it is now."""
    return _SCREENS[app.screen](app) + notice(app)
