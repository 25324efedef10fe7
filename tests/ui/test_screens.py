"""What the screens show: well-formed, in every language, everything with words."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
from apps import acts, an_app, at_the_table, match_of, play_on, shown, words
from toy_table import BOT, CLEO, opened
from toy_table import toy_on_the_shelf as toy_on_the_shelf

from eden.engine.people import Person
from eden.ui.commands import do
from eden.ui.screens.home import home_static
from eden.ui.tongue import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_well_formed_in_every_language(language: str) -> None:
    ET.fromstring(f"<div>{home_static(language)}</div>")
    app = an_app(language=language)
    for place in ("", "/new/spirit", "/about", "/nowhere"):
        app.open(place)
        assert words(app)
    app = at_the_table()
    do(app, "language", language)
    play_on(app, 500)
    assert match_of(app).outcome is not None
    assert shown(app).find(".//h2[@id='prompt']") is not None
    do(app, "panel", "share")
    assert shown(app).find(".//*[@id='panel']//svg") is not None


def test_every_option_is_a_labelled_button() -> None:
    app = at_the_table()
    assert sorted(acts(app)) == sorted(str(option) for option in match_of(app).now.options)


def test_the_bar_offers_the_next_language_by_its_own_name() -> None:
    app = at_the_table()
    for _ in LANGUAGES:
        offered = shown(app).find(".//nav/button[@id='bar-language']")
        assert offered is not None
        following = offered.attrib["data-value"]
        assert offered.attrib["aria-label"] == LANGUAGES[following]
        do(app, "language", following)
    assert app.settings.language == "en"


def test_the_share_panel_has_every_way_to_hand_the_link_on() -> None:
    app = at_the_table()
    do(app, "panel", "share")
    panel = shown(app).find(".//*[@id='panel']")
    assert panel is not None
    given = [button.attrib["data-do"] for button in panel.iter("button")]
    assert given == ["share", "copy", "export", "close"]


def test_nameless_people_are_called_by_their_colour() -> None:
    app = opened(people=(Person(colour=2), Person(colour=0)))
    assert "I am Yellow" in words(app)


def test_the_home_tells_how_far_a_kept_game_is_and_who_plays() -> None:
    app = opened("add 1", people=(CLEO, BOT))
    do(app, "go", "")
    assert "Cléo has 1." in words(app)
