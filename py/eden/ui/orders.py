"""Orders to the page: what only a browser can do, each a small value that it carries out."""

from __future__ import annotations

from dataclasses import dataclass

from eden.ui.notes import Note
from eden.ui.thoughts import Asked


@dataclass(frozen=True, slots=True)
class Announce:
    """Say a text to those who listen; `news` is what it says beside the heading, where that is read
    because the focus goes there."""

    text: str
    news: str | None = None


@dataclass(frozen=True, slots=True)
class Replace:
    """Let the address name this place, in the place of the one before."""

    place: str


@dataclass(frozen=True, slots=True)
class Go:
    """Let the address name this place, so that going back leads to the one before."""

    place: str


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep a setting on this device, and follow it."""

    key: str
    value: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text where it can be pasted from; then the app is told so by this command."""

    text: str
    done: str = "copied"


@dataclass(frozen=True, slots=True)
class ShareSheet:
    """Open the device's own sheet for handing on an address, with what is said of it."""

    url: str
    title: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Save:
    """Hand over a file."""

    name: str
    content: str


@dataclass(frozen=True, slots=True)
class SavePicture:
    """Hand over a drawing of the page as a picture, to be shared or saved."""

    name: str
    markup: str


@dataclass(frozen=True, slots=True)
class Play:
    """Let these notes be heard."""

    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Think:
    """Let somebody think, and tell the app what came of it; not before so many milliseconds, so
    that what was shown before can come to rest. What was asked before is given up."""

    asked: Asked
    pause: int = 0


@dataclass(frozen=True, slots=True)
class FindOut:
    """Do a job (see `studies.py`) beside all else, and tell the app what was found."""

    job: str


@dataclass(frozen=True, slots=True)
class StopThinking:
    """Nobody wants to know any more what was asked."""


@dataclass(frozen=True, slots=True)
class LookAt:
    """Bring what this selector finds into sight."""

    selector: str


@dataclass(frozen=True, slots=True)
class Persist:
    """Ask the browser not to forget what this device keeps."""


@dataclass(frozen=True, slots=True)
class Install:
    """Let the browser offer to install the app."""


Order = (
    Announce
    | Replace
    | Go
    | Keep
    | Copy
    | ShareSheet
    | Save
    | SavePicture
    | Play
    | Think
    | FindOut
    | StopThinking
    | LookAt
    | Persist
    | Install
)
