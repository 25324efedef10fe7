"""Apps to test with: without a browser, on a device that keeps texts as long as it may."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

from eden.ui.app import App
from eden.ui.desk import Order
from eden.ui.screens import page


class Memory:
    """A store that keeps texts as long as it may."""

    def __init__(self, *, full: bool = False) -> None:
        self.texts: dict[str, str] = {}
        self.full = full

    def get(self, key: str) -> str | None:
        return self.texts.get(key)

    def put(self, key: str, value: str) -> bool:
        if not self.full:
            self.texts[key] = value
        return not self.full

    def drop(self, key: str) -> None:
        self.texts.pop(key, None)

    def names(self) -> list[str]:
        return list(self.texts)


def an_app(store: Memory | None = None, language: str = "en") -> App:
    return App(
        store or Memory(),
        address="https://eden.example/",
        language=language,
        theme="auto",
        clock=lambda: 1_800_000_000.0,
    )


def shown(app: App) -> ET.Element:
    """What the player sees; it must be well-formed."""
    return ET.fromstring(f"<div>{page(app)}</div>")


def acts(app: App) -> list[str]:
    """The texts of the choice buttons."""
    buttons = shown(app).iter("button")
    return [button.attrib["data-act"] for button in buttons if "data-act" in button.attrib]


def words(app: App) -> str:
    return " ".join(shown(app).itertext())


def orders(app: App, verb: str) -> list[Order]:
    return [order for order in app.orders if order.verb == verb]


def match_of(app: App) -> Any:
    assert app.table is not None
    return app.table.match
