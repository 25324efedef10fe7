"""What a player wishes: a command to the app, or a tap on the table."""

from __future__ import annotations

from typing import NamedTuple


class Tap(NamedTuple):
    """A thing was tapped that means this action, or a part of one."""

    act: str


class Command(NamedTuple):
    """A command was given, by a button, a form or a key."""

    name: str
    value: str = ""


Wish = Tap | Command
