"""The strip: what others have done, and nothing that is asked anyway."""

from __future__ import annotations

from eden.ui.screens.strip import news

OFFERED = "Effect of the eastern camp. One attack follows. Let it happen, or refuse it."
OFFERT = "Effet du camp de l’Est. Une attaque suit. Laissez-le se produire, ou refusez-le."


def test_what_the_prompt_says_is_not_told_above_it() -> None:
    assert news(("The eastern camp: one attack follows.",), OFFERED) == []
    assert news(("Le camp de l’Est\u00a0: une attaque suit.",), OFFERT) == []


def test_all_else_is_told() -> None:
    lines = ("Attack on B2: one person flees.", "The eastern camp: one attack follows.")
    assert news(lines, OFFERED) == [lines[0]]
    assert news(lines, "Choose who acts.") == list(lines)
    more = "The eastern camp: one attack follows. The dice show 3."
    assert news((more,), OFFERED) == [more], "a line is told whole"
