"""What is asked for about what this device keeps: all of it as a file, the search, the reminder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from eden.kit.say import N_
from eden.ui import backup
from eden.ui.app import App
from eden.ui.backup import Joined
from eden.ui.day_result import DayResult, day_result
from eden.ui.notices import Notice
from eden.ui.orders import Announce, Copy, Install, Keep, Persist, Save, ShareSheet
from eden.ui.reminder import REMINDER
from eden.ui.settings import Settings

# What `App.sure` names when all that cannot be read is about to be forgotten; no identity is this.
ASIDE: Final = "set aside"
_BROUGHT: Final = N_("Games brought in: {games}; results: {results}.")
_NOTHING: Final = N_("All of this was here already.")
_DIFFER: Final = N_("Games that differ from yours: {count}; yours were kept.")
_LOST: Final = N_("Could not be read or kept: {count}.")


def bring_in(app: App, text: str) -> None:
    """What another device has kept joins what is kept here; then the settings may be others."""
    joined = backup.join(backup.read(text), app.storage)
    store, settings = app.storage.store, app.settings
    spoken = store.get("eden.lang") or settings.language
    painted = store.get("eden.theme") or settings.theme
    app.settings = Settings.of(store, language=spoken, theme=painted)
    if app.settings.language != settings.language:
        app.orders.append(Keep("lang", app.settings.language))
    if app.settings.theme != settings.theme:
        app.orders.append(Keep("theme", app.settings.theme))
    if joined.games or joined.results:
        app.orders.append(Persist())
    app.notices.tell(Notice(_told(app, joined)))


def _told(app: App, joined: Joined) -> str:
    say, new = app.say, joined.games or joined.results
    parts = [say(_BROUGHT, games=joined.games, results=joined.results)] if new else []
    parts += [say(_DIFFER, count=joined.differ)] if joined.differ else []
    parts += [say(_LOST, count=joined.lost)] if joined.lost else []
    return " ".join(parts) or say(_NOTHING)


def _save_all(app: App, _: str) -> None:
    """All that this device keeps, as a file; whoever has it need not be reminded."""
    _stop_reminding(app, "")
    name = f"eden-trilogy-{app.storage.today.isoformat()}.json"
    app.orders.append(Save(name, backup.write(app.storage.store)))


def _save_aside(app: App, _: str) -> None:
    """What cannot be read here, as a file: somebody else may, or a newer version of this page."""
    name = f"eden-trilogy-set-aside-{app.storage.today.isoformat()}.json"
    names = app.storage.set_aside()
    app.orders.append(Save(name, backup.write_some(app.storage.store, names)))


def _drop_aside(app: App, _: str) -> None:
    """Asked twice: the first time only makes sure."""
    if app.sure != ASIDE:
        app.sure = ASIDE
        return
    for name in app.storage.set_aside():
        app.storage.store.drop(name)
    app.sure = ""


def _stop_reminding(app: App, _: str) -> None:
    app.storage.store.put(REMINDER, "no")


def _install(app: App, _: str) -> None:
    app.orders.append(Install())
    app.install = ""
    _stop_reminding(app, "")


def _can_install(app: App, _: str) -> None:
    app.install = "by us"


def _seek(app: App, words: str) -> None:
    """Only the kept games that are meant by these words are listed."""
    if words != app.sought:
        app.sought, app.pages = words, 1
        app.orders.append(Announce(app.say(N_("Games found: {count}"), count=len(app.found()))))


def _list_more(app: App, _: str) -> None:
    app.pages += 1


def _copy_day(app: App, _: str) -> None:
    if told := _day(app):
        app.orders.append(Copy(f"{told.text}\n{told.url}", "copied-day"))


def _share_day(app: App, _: str) -> None:
    if told := _day(app):
        app.orders.append(ShareSheet(told.url, told.title, told.text))


def _day(app: App) -> DayResult | None:
    return day_result(app.sitting, app.storage.today) if app.sitting else None


def _copied_day(app: App, _: str) -> None:
    app.notices.tell(Notice(app.say(N_("Result copied."))))


COMMANDS: Final[dict[str, Callable[[App, str], None]]] = {
    "save-all": _save_all,
    "save-aside": _save_aside,
    "drop-aside": _drop_aside,
    "not-now": _stop_reminding,
    "install": _install,
    "installable": _can_install,
    "seek": _seek,
    "more": _list_more,
    "copy-day": _copy_day,
    "share-day": _share_day,
    "copied-day": _copied_day,
}
