"""The game in a terminal: what is typed is chosen, and what cannot be is answered."""

from __future__ import annotations

import io

import pytest

from eden.__main__ import main
from eden.engine.game import Decision
from eden.engine.link import encode
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import SHELF
from eden.ui.terminal import Terminal
from eden.ui.tongue import speaker

LINK = f"spirit{SHELF['spirit'].game.version}."


def played(slug: str, *lines: str, language: str = "en", seed: int = 7) -> tuple[AnyMatch, str]:
    """A match after somebody has typed this, and all that was written."""
    box, typed, written = SHELF[slug], iter(lines), list[str]()
    match = Match(box.game, seed=seed)
    bots = {seat: box.bot("greedy") for seat in range(1, match.seats)}

    def read(prompt: str) -> str:
        return next(typed, "quit")

    Terminal(match, box, bots, language, read, written.append).play()
    return match, "\n".join(written)


def chosen(match: AnyMatch) -> list[str]:
    return [str(step.action) for step in match.choices()]


def test_a_number_or_the_words_choose() -> None:
    match, text = played("spirit", "2", "fauna to n")
    assert chosen(match) == ["3 on dusk", "fauna to n"]
    assert "Dusk: Move 1. Choose an ally, then where it goes." in text
    assert text.endswith(encode(match))


def test_a_choice_may_be_told_from_its_other_side() -> None:
    match, _ = played("spirit", "6 on noon", "red swaps yellow")
    assert chosen(match) == ["6 on noon", "yellow swaps red"]


def test_what_cannot_be_chosen_is_answered_and_asked_again() -> None:
    match, text = played("spirit", "", "0", "99", "hello", "5 on", "end or not", "3 on", "1")
    assert chosen(match) == ["3 on dawn"]
    assert "You have no 5. SE-31" in text
    assert "2 choices" in text
    assert text.count("Nothing begins like that.") == 5
    assert text.count("Type a number") == 7


def test_undo_takes_back_and_link_tells_where_one_is() -> None:
    match, text = played("spirit", "1", "undo", "link", "2")
    assert chosen(match) == ["3 on dusk"]
    assert text.count(LINK) == 2


def test_bots_play_the_other_seats_and_the_end_is_told() -> None:
    match, text = played("edenia", *["1"] * 500)
    assert match.outcome is not None
    assert {step.now.seat for step in match.choices()} == {0, 1}
    assert "wins" in text


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_can_be_played_in_french(slug: str) -> None:
    match, text = played(slug, *["1"] * 5, language="fr")
    assert sum(step.now.seat == 0 for step in match.choices()) == 5
    assert isinstance(match.now, Decision)
    assert SHELF[slug].words.ask(match.state, match.now, speaker("fr")) in text
    assert str(match) in text


def test_the_command_line_plays_until_the_input_ends(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main("play spirit --seed 7 --option modes=ravage".split()) == 0
    assert LINK in capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize(
    "wrong", ["play chess", "play edenia --bots wise", "play spirit --seats 2"]
)
def test_a_wrong_wish_gets_one_sentence(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(wrong.split()) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
