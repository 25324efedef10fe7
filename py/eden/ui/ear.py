"""What is to be heard of what is newly shown at a table."""

from __future__ import annotations

from typing import Final

from eden.engine.game import Outcome
from eden.kit.sound import Sound
from eden.ui.notes import NOTES, Note
from eden.ui.table import Table

# So many sounds of one frame are heard, one after the other.
_MOST: Final = 3
_APART: Final = 160


class Ear:
    """Hears what is newly shown at a table, each thing once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._heard = table.shown.shown

    def listen(self) -> tuple[Note, ...]:
        """The notes of what is shown since this was last asked."""
        shown, heard = self._table.shown, self._heard
        self._heard = shown.shown
        sounds = self._table.box.view.sounds
        new = (event for step in shown.steps[heard:] for event in step.events)
        found = list(dict.fromkeys(sounds[type(one)] for one in new if type(one) in sounds))
        if heard < shown.shown and isinstance(ended := self._table.now, Outcome):
            won = not set(ended.winners).isdisjoint(self._table.company.here)
            found = [Sound.WON if won else Sound.LOST]
        return tuple(
            note._replace(at=note.at + _APART * number)
            for number, sound in enumerate(found[:_MOST])
            for note in NOTES[sound]
        )
