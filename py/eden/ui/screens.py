"""Which screen is shown."""

from __future__ import annotations

from eden.ui.about import about
from eden.ui.app import App
from eden.ui.home import home
from eden.ui.new import new
from eden.ui.parts import notice
from eden.ui.table_screen import table


def page(app: App) -> str:
    """The whole app as it is now."""
    body = {"home": home, "new": new, "table": table, "about": about}[app.screen](app)
    return body + notice(app)
