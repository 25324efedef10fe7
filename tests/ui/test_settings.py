"""The settings of a device: what is not known means what is usual, every change is kept."""

from __future__ import annotations

import pytest
from apps import Memory, an_app

from eden.ui.orders import Keep
from eden.ui.settings import Settings, heads_of


def test_what_is_not_known_means_what_is_usual() -> None:
    settings = Settings(language="xx", theme="purple", heads="", minutes="", asks="")
    assert (settings.language, settings.theme, settings.heads) == ("en", "auto", 1)


def test_every_change_is_an_order_to_keep_it() -> None:
    settings = Settings(language="en", theme="auto", heads="1", minutes="", asks="")
    assert settings.speak("fr") == Keep("lang", "fr")
    assert settings.paint("dark") == Keep("theme", "dark")
    assert settings.count(4) == Keep("players", "4")
    assert settings.time(7) == Keep("minutes", "7")
    assert (settings.language, settings.theme, settings.heads) == ("fr", "dark", 4)
    assert settings.speak("xx") == Keep("lang", "en")
    assert settings.asks
    assert settings.stop_asking() == Keep("asks", "no")
    assert not settings.asks


@pytest.mark.parametrize(("text", "heads"), [("1", 1), ("7", 7), ("8", 1), ("0", 1), ("x", 1)])
def test_how_many_heads_a_text_says(text: str, heads: int) -> None:
    assert heads_of(text) == heads


def test_the_device_remembers_how_many_share_a_game() -> None:
    store = Memory()
    store.put("eden.players", "5")
    assert an_app(store).settings.heads == 5
