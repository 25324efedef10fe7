"""Lets notes be heard: in the browser, from its own oscillators."""

from __future__ import annotations

from typing import Any, Final

from js import window

from eden.ui.notes import Note

_VOLUME: Final = 0.12
_SILENCE: Final = 0.0001


class Speaker:
    """Silent until the first note, as browsers want it, and wherever there is no sound."""

    def __init__(self) -> None:
        self._context: Any = None

    def play(self, notes: tuple[Note, ...]) -> None:
        """Let them be heard from now on."""
        if not hasattr(window, "AudioContext"):
            return
        if self._context is None:
            self._context = window.AudioContext.new()
        self._context.resume()
        for note in notes:
            self._sound(note, self._context.currentTime + note.at / 1000)

    def _sound(self, note: Note, begin: float) -> None:
        end = begin + note.lasts / 1000
        tone, volume = self._context.createOscillator(), self._context.createGain()
        tone.type = note.wave
        tone.frequency.setValueAtTime(note.pitch, begin)
        tone.frequency.exponentialRampToValueAtTime(note.to, end)
        volume.gain.setValueAtTime(_VOLUME, begin)
        volume.gain.exponentialRampToValueAtTime(_SILENCE, end)
        tone.connect(volume)
        volume.connect(self._context.destination)
        tone.start(begin)
        tone.stop(end)
