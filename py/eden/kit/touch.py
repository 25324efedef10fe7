"""What a tap means: the base of every game's Touch, which knows what lies on its own table.

A *tap* is what a finger, a mouse or a key does to a thing; a *pick* is what has been tapped so far;
`data-act` on a thing is the text of what a tap there means.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, Self

from eden.engine.game import S
from eden.kit.look import Look
from eden.kit.pick import narrow
from eden.kit.say import Say, named
from eden.kit.svg import classes


def idle(name: str, *names: str, tell: str | None = None) -> dict[str, str | None]:
    """The attributes of a thing that cannot be tapped now, as `Touch.on` gives them."""
    return {"class_": classes(*names), "data_tell": tell, "role": "img", "aria_label": name or None}


@dataclass(frozen=True)
class Touch(Look[S]):
    """A look at the table, with what can be tapped on it and where that leads."""

    # The game's words on the button of an option.
    labels: ClassVar[staticmethod[[Any, Any, Say], str]]

    @classmethod
    def at(cls, look: Look[S]) -> Self:
        """What taps mean in a look; nothing is picked where nothing can be chosen."""
        seen = {field.name: getattr(look, field.name) for field in fields(look)}
        return cls(**seen | {"pick": look.pick if look.options else ""})

    def label(self, action: Any) -> str:
        """The words of an option."""
        return self.labels(self.state, action, self.say)

    def loose(self, act: str) -> bool:
        """Whether this can be tapped first although no action begins with it."""
        return False

    @cached_property
    def leads(self) -> dict[str, tuple[str, ...]]:
        """Every beginning of an option, with the options to which it leads."""
        found: dict[str, list[str]] = {}
        for text in self.options:
            words = text.split(" ")
            for count in range(1, len(words) + 1):
                found.setdefault(" ".join(words[:count]), []).append(text)
        return {start: tuple(texts) for start, texts in found.items()}

    @cached_property
    def live(self) -> tuple[str, ...]:
        """The options that are still meant, after what is picked."""
        return narrow(self.options, self.pick)

    @cached_property
    def _living(self) -> frozenset[str]:
        return frozenset(self.live)

    def meant(self, act: str) -> tuple[str, ...]:
        """The options to which a tap leads."""
        if act in self.options:
            return (act,)
        return narrow(self.options, act) if act[:1] == "*" else self.leads.get(act, ())

    def on(
        self,
        act: str,
        name: str,
        *names: str,
        picked: bool = False,
        seen: str = "",
        tell: str | None = None,
    ) -> dict[str, str | None]:
        """The attributes of a thing that can be tapped: what it does, its words, how it is marked.

        `can`: it leads to an option; `next`: to one of those that are still meant; `loose`: it can
        be tapped first, but the action does not begin with it. What leads nowhere may be tapped
        too, for the rule that forbids it. `seen` are the words on the thing itself: they are part
        of its name, so that it can be called by them. `tell` says what it explains when asked.
        """
        meant = self.meant(act) if act and self.options else ()
        loose = bool(meant) and self.loose(act)
        leads = not picked and not loose and not self._living.isdisjoint(meant)
        whole = len(meant) == 1 and (meant[0] == act or act.startswith("*"))
        said = self.label(self.options[meant[0]]) if whole else name
        said = named(seen, said, self.say) if seen and seen != said else said
        can = bool(meant)
        return {
            "class_": classes(*names, can=can, loose=loose, next=leads, picked=picked),
            "data_act": act if act and self.options else None,
            "data_tell": tell,
            "role": "button" if can else "img",
            "tabindex": "0" if can else None,
            "aria_label": said or None,
            "aria_pressed": "true" if picked and can else None,
        }
