"""Where the focus goes: to what is new, and it is never lost."""

from __future__ import annotations

from typing import Final, NamedTuple

from eden.ui.app import App

_PROMPT: Final = "#prompt"
_PANEL: Final = "#panel h2"
# The headings that say what is asked, or how it ended.
ASKING: Final = (_PROMPT, _PANEL)


class Scene(NamedTuple):
    """What of a page draws the focus to it when it changes; no screen: nothing was drawn yet."""

    screen: str = ""
    panel: str = ""
    curtain: bool = False
    lesson: str = ""


class Target(NamedTuple):
    """What gets the focus, as a selector ('': it stays), and whether the page goes to its top."""

    to: str = ""
    top: bool = False


def scene(app: App) -> Scene:
    """The scene that is shown now."""
    lesson = app.school.lesson.name if app.school else ""
    return Scene(app.screen, app.panel, app.table is not None and app.table.curtain, lesson)


def target(before: Scene, now: Scene, *, lost: bool) -> Target:
    """Where to look when the scene has changed, or the focus was lost with what had it."""
    new = (now.screen, now.lesson) != (before.screen, before.lesson)
    if now.panel != before.panel and now.panel:
        return Target(_PANEL, top=new)
    if new:
        return Target("#screen h1, #screen h2" if before.screen else "", top=True)
    if now.curtain != before.curtain:
        return Target(_PROMPT, top=True)
    return Target(_PANEL if now.panel else _PROMPT) if lost else Target()
