"""What a player wishes: a command to the app, or a tap on the table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tap:
    """A thing was tapped that means this action, or a part of one."""

    act: str


@dataclass(frozen=True, slots=True)
class Command:
    """A command was given, by a button, a form or a key."""

    name: str
    value: str = ""


Wish = Tap | Command
