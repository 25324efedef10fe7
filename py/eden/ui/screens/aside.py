"""What this device keeps and cannot read: named, to be saved as a file or removed."""

from __future__ import annotations

from typing import Final

from eden.engine.visible import visible
from eden.games.shelf import SHELF
from eden.kit.say import N_, Say
from eden.kit.svg import tag, text
from eden.ui.app import App
from eden.ui.keeping import ASIDE
from eden.ui.results import RESULT
from eden.ui.screens.parts import button, heading, icon
from eden.ui.storage import GAME

# So many are named; the file holds all.
_FEW: Final = 5
# No name of ours is longer.
_LONGEST: Final = 60

_WHY: Final = N_(
    "These entries are kept on this device but cannot be read: they were damaged, or a newer "
    "version of this page made them. All else is untouched."
)
_KINDS: Final = {GAME: N_("{game}: a game"), RESULT: N_("{game}: a result")}
_UNKNOWN: Final = N_("An unknown game")


def set_aside(app: App) -> str:
    """A card of the home; nothing where all can be read."""
    names = app.storage.set_aside()
    if not names:
        return ""
    say, sure = app.say, app.sure == ASIDE
    more = [say(N_("and {count} more"), count=len(names) - _FEW)] if len(names) > _FEW else []
    rows = [*(_named(name, say) for name in names[:_FEW]), *more]
    remove = say(N_("Really delete?")) if sure else say(N_("Delete"))
    return tag(
        "aside",
        heading(2, text(say(N_("Set aside")))),
        tag("p", text(say(_WHY))),
        tag("ul", *(tag("li", text(row)) for row in rows)),
        tag(
            "p",
            button(
                "save-aside",
                "",
                icon("ui-download"),
                text(say(N_("Save as a file"))),
                id_="save-aside",
            ),
            button(
                "drop-aside",
                "",
                icon("ui-trash"),
                text(remove),
                class_="danger" if sure else "quiet",
                id_="drop-aside",
            ),
            button("close", "", text(say(N_("Keep them")))) if sure else "",
            class_="row",
        ),
        class_="card reminder",
        id="set-aside",
    )


def _named(name: str, say: Say) -> str:
    """What an entry was about, with the name under which it is kept."""
    kind = GAME if name.startswith(GAME) else RESULT
    identity = visible(name.removeprefix(kind))
    slug = next((slug for slug in SHELF if identity.startswith(slug)), "")
    told = say(_KINDS[kind], game=say(SHELF[slug].title)) if slug else say(_UNKNOWN)
    shown = identity if len(identity) <= _LONGEST else f"{identity[:_LONGEST]}…"
    return f"{told} ({shown})"
