"""Two ways of playing the same match, beside each other."""

from __future__ import annotations

from eden.engine.game import NOBODY
from eden.games.shelf import box_for
from eden.kit.look import Look
from eden.kit.say import N_
from eden.kit.svg import still, tag, text
from eden.ui.app import App
from eden.ui.begun import Begun
from eden.ui.beside import Beside
from eden.ui.screens.parts import back, button, heading, icon
from eden.ui.tongue import speaker


def beside(app: App) -> str:
    """Mine and theirs, and a slider that moves both."""
    pair, say = app.beside, app.say
    assert pair is not None
    where = say(N_("After {n} of {count} choices"), n=pair.at, count=pair.count)
    parts = say(N_("The same until choice {n}"), n=pair.mine.parts_from(pair.theirs) - 1)
    return tag(
        "main",
        back(app),
        heading(1, text(say(N_("Move for move")))),
        tag("p", text(where), " · ", text(parts), id="prompt", aria_live="polite"),
        tag(
            "input",
            type="range",
            min=0,
            max=pair.count,
            value=pair.at,
            data_slide="beside",
            id="moments",
            aria_label=say(N_("Choice")),
            aria_valuetext=where,
        ),
        tag("p", _key(app, -1), _key(app, 1), class_="row"),
        tag(
            "div",
            _game(app, pair, pair.mine, N_("Yours")),
            _game(app, pair, pair.theirs, N_("Theirs")),
            class_="pair",
        ),
        class_="beside",
        id="screen",
    )


def _key(app: App, by: int) -> str:
    pair = app.beside
    assert pair is not None
    words = N_("One choice on") if by > 0 else N_("One choice back")
    drawn = icon("ui-forward" if by > 0 else "ui-back")
    return button("beside", str(pair.at + by), drawn, text(app.say(words)), id_=f"beside{by}")


def _game(app: App, pair: Beside, game: Begun, title: str) -> str:
    """One of them: a picture of the board, how far it is, and what was just chosen."""
    slug = game.match.game.slug
    box, there = box_for(game.match.game), speaker(app.settings.language, game.people)
    state, trail = pair.state(game), pair.trail(game)
    drawn = still(box.view.board(Look.still(state, there)))
    told = box.words.recap(trail, NOBODY, there)
    return tag(
        "section",
        heading(2, text(app.say(title))),
        tag("p", text(box.words.progress(state, there)), class_="soft"),
        tag("div", drawn, class_=f"{slug} table picture", aria_hidden="true"),
        tag("p", "<br/>".join(map(text, told))),
    )
