"""What others did, told in a line or two; and the turning points of a race."""

from __future__ import annotations

import pytest
from edenia.trails import arrivals, followed, greedy, races, scene
from edenia.trails import wild as random_race
from speech import EN, FR, PEOPLE, Whole, good

from eden.engine.game import NOBODY
from eden.engine.match import AnyMatch
from eden.games.edenia.data import DEVICES, Artefact
from eden.games.edenia.events import Passed, Ran, Rolled, Tunnelled
from eden.games.edenia.state import State
from eden.games.edenia.words.deeds import deeds
from eden.games.edenia.words.names import device_name
from eden.games.edenia.words.recap import is_turning, recap
from eden.games.edenia.words.turns import turns
from eden.kit.look import Trail
from eden.kit.say import Say
from eden.ui.playback import frame_end

MOST = 110
SEARCH = ("1 leaves n star", "search", "find turbo5", "find scope4", "take turbo5")
# What red does in its turn, and how green is told.
TOLD: dict[tuple[str, ...], tuple[str, str]] = {
    ("pass",): (
        "Red: passes and takes a clover.",
        "Rouge : passe et prend un trèfle.",
    ),
    ("2 leaves e star", "stop"): ("Red: to E4.", "Rouge : va en E4."),
    ("1 leaves n nebula", "tile D2"): (
        "Red: to D5, finds a dwarf planet in D3.",
        "Rouge : va en D5, découvre une planète naine en D3.",
    ),
    ("1 leaves w star", "leap", "tile D2"): (
        "Red: to C5, leaps one sheep (−1), finds a dwarf planet.",
        "Rouge : va en C5, saute un mouton (−1), découvre une planète naine.",
    ),
    ("1 leaves n star", "straight", "flag"): (
        "Red: to E3, plants a flag (+7).",
        "Rouge : va en E3, plante un drapeau (+7).",
    ),
    ("1 leaves n star", "straight", "clover"): (
        "Red: to E3, takes a clover (+1).",
        "Rouge : va en E3, prend un trèfle (+1).",
    ),
    SEARCH: (
        "Red: to E4, takes an artefact (−1).",
        "Rouge : va en E4, prend un artefact (−1).",
    ),
    ("3 goes e",): ("Red: into the black hole.", "Rouge : tombe dans le trou noir."),
    ("play gromout", "guard d5"): (
        "Red: Gromout guards the flag in D5.",
        "Rouge : Gromout garde le drapeau en D5.",
    ),
    ("play scope3", "tile D2", "lay c4"): (
        "Red: plays the sheepscope, finds a dwarf planet in C4.",
        "Rouge : joue le moutonscope, découvre une planète naine en C4.",
    ),
    ("2 leaves e star", "stop", "play scope3", "tile D2", "lay c4"): (
        "Red: to E4, plays the sheepscope, finds a dwarf planet in C4.",
        "Rouge : va en E4, joue le moutonscope, découvre une planète naine en C4.",
    ),
    ("2 teleports b1", "2 leaves s star", "tile D2"): (
        "Red: by teleporter to B2, B1 is sabotaged, finds a dwarf planet.",
        "Rouge : va en B2 par téléporteur, sabotage en B1, découvre une planète naine.",
    ),
}


def plain(lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(line.replace("\u00a0", " ") for line in lines)


@pytest.mark.parametrize("texts", TOLD, ids=" / ".join)
def test_what_red_did_is_told_to_green_in_both_languages(texts: tuple[str, ...]) -> None:
    trail = followed(scene(), *texts)
    assert plain(recap(trail, 0, EN)) == (TOLD[texts][0],)
    assert plain(recap(trail, 0, FR)) == (TOLD[texts][1],)
    assert recap(trail, 1, EN) == recap(trail, 1, FR) == ()


def test_a_flag_that_goes_for_another_is_told_to_its_owner_as_a_loss() -> None:
    trail = followed(scene(flags="P1 green"), "1 leaves n star", "straight", "flag")
    assert recap(trail, 0, EN) == ("Red: to E3, plants a flag (+7), you lose one (−7).",)
    assert recap(trail, NOBODY, EN) == ("Red: to E3, plants a flag (+7), Green loses one (−7).",)


def test_a_sheep_that_comes_home_is_told_with_its_trifolium() -> None:
    trail = followed(scene(red="b1.e.star"), "1 goes w", "end")
    assert recap(trail, 0, EN) == ("Red: home to Edenia, takes the white Trifolium (+15).",)


def test_a_tunnel_and_the_hole_are_the_means_of_a_move() -> None:
    told = recap(followed(scene(), "2 leaves e star", "straight", "out nebula"), 0, EN)
    assert told[0].startswith("Red: by tunnel to ")
    told = recap(followed(scene(), "3 goes e", "side w", "die star"), 0, EN)
    assert told[0].startswith("Red: through the black hole to B3")


def test_hole_and_tunnel_are_told_in_the_order_in_which_they_came() -> None:
    orders = set()
    for match in races():
        for seat, trail in arrivals(match):
            for turn in turns(trail, seat):
                came = list(dict.fromkeys(map(type, turn.events)))
                if Rolled in came and Tunnelled in came:
                    told = " ".join(deed.words for deed in deeds(turn, seat, EN, retold=False))
                    hole_first = came.index(Rolled) < came.index(Tunnelled)
                    assert (told.index("black hole") < told.index("by tunnel")) == hole_first
                    orders.add(hole_first)
    assert orders == {True, False}


def test_every_tile_that_was_laid_is_told_where_there_is_room_for_less() -> None:
    texts = ("2 teleports b1", "2 leaves s star", "tile D2", "stop", "play scope3")
    line = recap(followed(scene(), *texts, "tile D3", "lay c4"), 0, Say(people=LONG))[0]
    assert line.count("finds") == 2 and "sabotaged" not in line


def test_the_dice_and_the_next_turn_are_told_where_the_game_is_looked_at_again() -> None:
    fallen = followed(scene(), "3 goes e", "side w").steps[-1].state
    die, end = followed(fallen, "die star"), followed(scene(), "pass", "end")
    last = Trail(end.steps[0].state, end.steps[1:])
    assert recap(die, NOBODY, EN)[0].startswith("Red: the die shows the star path, ")
    assert recap(last, NOBODY, EN) == ("Turn 2: Green.",)
    assert recap(last, 0, EN) == ()


def test_two_others_have_a_line_each_and_the_first_of_three_shares_one() -> None:
    two = followed(scene(seats=3), "pass", "end", "pass", "end")
    told = ("Red: passes and takes a clover.", "Yellow: passes and takes a clover.")
    assert recap(two, 0, EN) == told
    three = followed(scene(seats=4), *("pass", "end") * 3)
    assert recap(three, 0, EN) == (" ".join(told), "Black: passes and takes a clover.")


def test_a_row_of_rounds_is_told_by_its_last_one() -> None:
    trail = followed(scene(), *("pass", "end") * 6)
    assert recap(trail, NOBODY, EN) == (
        "Red: passes and takes a clover.",
        "Green: passes and takes a clover.",
    )


# -- whole races --------------------------------------------------------------------------------


def others_moved(trail: Trail[State], seat: int) -> bool:
    """Whether somebody else's sheep ran, or somebody else passed."""
    chosen = (step for step in trail.steps if step.state.seat != seat or step.now.seat != seat)
    for step in chosen:
        for event in step.events:
            if isinstance(event, Ran) and event.sheep // 3 != seat:
                return True
            if isinstance(event, Passed) and event.seat != seat:
                return True
    return False


LONG = tuple(one.__class__("Wolfeschlege", one.colour, one.bot) for one in PEOPLE)


@pytest.mark.parametrize(
    "say", [EN, FR, Say(people=LONG), Say(Whole(), LONG)], ids=("en", "fr", "en-long", "fr-long")
)
def test_lines_are_short_and_few_at_every_choice_and_never_missing_when_others_moved(
    say: Say,
) -> None:
    told = 0
    for match in races():
        for seat, trail in arrivals(match):
            lines = recap(trail, seat, say)
            assert len(lines) <= 2 and all(len(line) <= MOST and good(line) for line in lines)
            assert bool(lines) == others_moved(trail, seat)
            told += len(lines)
    assert told > 500


@pytest.mark.parametrize("say", [EN, FR], ids=("en", "fr"))
def test_every_frame_of_a_replay_is_told_in_a_short_line(say: Say) -> None:
    for match in races():
        begin = match.opening
        while begin < len(match.steps):
            end = frame_end(match.steps, begin)
            trail = Trail(match.after(begin), tuple(match.steps[begin:end]))
            lines = recap(trail, NOBODY, say)
            assert bool(lines) == bool(trail.events), trail.events
            assert len(lines) <= 2 and all(len(line) <= MOST and good(line) for line in lines)
            begin = end


def test_no_line_names_an_artefact_that_lies_face_down() -> None:
    state = scene()
    lines = [*recap(followed(state, *SEARCH), 0, EN), *recap(followed(state, *SEARCH), NOBODY, EN)]
    for artefact in Artefact:
        name = device_name(DEVICES[artefact], EN)
        assert not any(name in line for line in lines)
    other = (*SEARCH[:-3], "find quantum", "find gromout", "take quantum")
    state = scene(hands="")
    assert recap(followed(state, *SEARCH), 0, EN) == recap(followed(state, *other), 0, EN)


# -- the film strip -----------------------------------------------------------------------------


def turning(match: AnyMatch) -> int:
    return sum(any(map(is_turning, step.events)) for step in match.steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lambs", ["no", "yes"])
def test_a_race_has_a_film_strip_of_some_pictures(seats: int, lambs: str) -> None:
    counts = [turning(greedy(seed, seats, lambs)) for seed in (1, 2, 3)]
    # Little lambs have no artefacts, and two of them win.
    least = 4 if lambs == "yes" else 6
    assert all(least <= count <= 20 for count in counts), counts
    assert least <= turning(random_race(5, seats, lambs)) <= 30


def test_a_sheep_home_a_planet_and_an_artefact_are_worth_a_picture_a_dwarf_planet_is_not() -> None:
    def turns(*texts: str, **drawn: str) -> bool:
        return any(map(is_turning, followed(scene(**drawn), *texts).events))

    assert turns("1 goes w", red="b1.e.star")
    assert turns("1 leaves n nebula", "tile P3")
    assert turns("play turbo3")
    assert not turns("1 leaves n nebula", "tile D2")
    assert not turns("2 leaves e star", "stop", "end")
