"""Numbers that have changed since the player chose: by how much, beside where they stand."""

from __future__ import annotations

from dataclasses import replace

from eden.kit.svg import tag, text

from .touch import Touch


def before(now: Touch) -> Touch:
    """The table before what is told of it now; as it is where nothing is told."""
    return replace(now, state=now.trail.before) if now.trail else now


def signed(change: int) -> str:
    """A change with its sign: "+2", "−1"; '' for none."""
    return f"{change:+d}".replace("-", "−") if change else ""


def badge(words: str) -> str:
    """A change in a corner of what has changed, whose own words tell it too."""
    return tag("span", text(words), class_="change", aria_hidden="true") if words else ""
