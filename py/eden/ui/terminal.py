"""A game in a terminal: the board as text, a numbered list of choices, one line of input each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from eden.engine.bots import Bot
from eden.engine.chance import Luck
from eden.engine.game import Decision, Outcome, Seat
from eden.engine.link import encode
from eden.engine.match import AnyMatch
from eden.kit.box import Box
from eden.kit.pick import narrow, why_not
from eden.kit.say import N_
from eden.ui.tongue import speaker

HELP: Final = N_("Type a number, the words of an action, “undo”, “link” or “quit”.")
NOTHING: Final = N_("Nothing begins like that.")
SEVERAL: Final = N_("{count} choices")


@dataclass
class Terminal:
    """A match between somebody who reads and types, and the bots of the other seats."""

    match: AnyMatch
    box: Box
    bots: Mapping[Seat, Bot]
    language: str = "en"
    read: Callable[[str], str] = input
    write: Callable[[str], None] = print
    told: int = field(default=0, init=False)  # so many steps

    def __post_init__(self) -> None:
        self.say, self.luck = speaker(self.language), Luck(self.match.seed)

    def play(self) -> None:
        """To the end of the match, or until somebody quits; then its link is told."""
        match = self.match
        try:
            while not isinstance(match.now, Outcome):
                self._tell()
                bot = self.bots.get(match.now.seat)
                if bot is None:
                    self._ask(match.now)
                else:
                    imagined = match.game.imagine(match.state, match.now.seat, self.luck)
                    match.choose(bot(imagined, match.now, self.luck))
            self._tell()
            self.write(f"\n{match}\n")
            self.write("\n".join(self.box.words.ending(match.state, match.now, self.say)))
        except EOFError:
            pass
        self.write(encode(match))

    def _tell(self) -> None:
        """Write what has happened since it was last told."""
        for step in self.match.steps[self.told :]:
            for event in step.events:
                line = self.box.words.tell(step.state, event, self.say)
                if line is not None:
                    self.write(f"{line.text} {line.rule}".rstrip())
        self.told = len(self.match.steps)

    def _ask(self, now: Decision[Any]) -> None:
        """Write the board, what is asked, and every option; do what the answer says."""
        words, state = self.box.words, self.match.state
        self.write(f"\n{self.match}\n\n{words.ask(state, now, self.say)}")
        numbered = enumerate(now.options, start=1)
        for heading, group in groupby(numbered, lambda pair: words.group(pair[1], self.say)):
            if heading:
                self.write(f"  {heading}")
            for number, option in group:
                self.write(f"{number:4}  {words.label(state, option, self.say)}  [{option}]")
        while not self._heard(self.read("> ").strip(), now.options):
            self.write(self.say(HELP))

    def _heard(self, line: str, options: tuple[Any, ...]) -> bool:
        """Do what a line says; whether it could be done."""
        if line == "quit":
            raise EOFError
        if line == "link":
            self.write(encode(self.match))
            return True
        if line == "undo" and self.match.can_undo(self.bots):
            self.match.undo(self.bots)
            self.told = len(self.match.steps)
            return True
        if line.isdigit():  # always the number of an option: in some games actions begin with one
            meant = options[int(line) - 1 : int(line)] if line != "0" else ()
        else:
            meant = (narrow(options, line) or self._read(line, options)) if line else ()
        if len(meant) == 1:
            self.match.choose(meant[0])
            return True
        self.write(self._why_not(line, len(meant)))
        return False

    def _read(self, line: str, options: tuple[Any, ...]) -> tuple[Any, ...]:
        """The option that a line means though written otherwise: a swap from its other side."""
        try:
            action = self.match.game.parse(line)
        except ValueError:
            return ()
        return (action,) if action in options else ()

    def _why_not(self, line: str, meant: int) -> str:
        """Why a line is not a choice: it is several, it is forbidden, or it is none."""
        if meant:
            return self.say(SEVERAL, count=meant)
        match = self.match
        refusal = why_not(match.game, match.state, line) if line else None
        if refusal is None:
            return self.say(NOTHING)
        return f"{self.box.words.why(match.state, refusal, self.say)} {refusal.rule}"
