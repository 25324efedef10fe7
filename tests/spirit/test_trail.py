"""What the hordes did stays on the board, and what changed beside its numbers, until a choice."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from drawn import by_id, count, look, names, said
from games import folder_of, random_match
from spirit.drawing import GAME, eden
from spirit.moments import BOARD, SCENE
from spirit.table import facing
from spirit.trails import drawn, layers, shapes, trail_of

from eden.engine.game import Decision
from eden.engine.match import AnyMatch, Match
from eden.games.spirit.box import BOX
from eden.games.spirit.events import TerrainLaid
from eden.games.spirit.state import State
from eden.games.spirit.view.changes import signed
from eden.kit.look import Trail
from eden.kit.say import english
from eden.kit.sound import Sound
from eden.ui.table import Table

THREE = "mountain forest swamp / cascade- NOA cascade / forestx swamp mountain"
WAY = re.compile(r"^M[\d.-]+ [\d.-]+(L[\d.-]+ [\d.-]+){5,}Z$")


def hordes(board: str = THREE, **pieces: str) -> State:
    """The hordes are to act."""
    return eden(board, **pieces, phase="hordes")


def ends(way: ET.Element) -> tuple[complex, complex]:
    """Where a way begins, and its tip: the point that is farthest from there."""
    points = [complex(*map(float, p.split())) for p in re.split("[ML]", way.get("d", "")[:-1])[1:]]
    return points[0], max(points, key=lambda point: abs(point - points[0]))


# -- what hordes do -----------------------------------------------------------------------------


def test_a_ravaged_terrain_is_cracked_once_in_the_colour_of_the_horde() -> None:
    root = drawn(trail_of(hordes(yellow="n"), "yellow acts"))
    (crack,) = shapes(root, "cracked")
    assert {"ravage", "yellow", "at-n"} <= names(crack)


def test_a_destroyed_terrain_is_cracked_twice() -> None:
    root = drawn(trail_of(hordes(red="w", black="n"), "red acts", "black acts"))
    (crack,) = shapes(root, "cracked", "destroy")
    assert {"red", "at-w"} <= names(crack)
    (once,) = shapes(root, "cracked", "ravage")
    lines = [max(len(path.get("d", "")) for path in one) for one in (crack, once)]
    assert lines[0] > lines[1]


def test_a_horde_that_walks_on_leaves_a_way_with_a_head() -> None:
    root = drawn(trail_of(hordes(black="sw"), "black acts"))
    (way,) = shapes(root, "way", "black")
    assert WAY.match(way.get("d", ""))
    start, tip = ends(way)
    assert start.imag > tip.imag and tip.imag < 270  # from the south-west up to the west


def test_a_trapped_horde_leaves_the_way_on_which_it_fled() -> None:
    state = hordes(yellow="s fauna swamp then flora", red="w", fauna="s traps yellow")
    root = drawn(trail_of(state, "yellow acts", "yellow shows cascade"))
    (way,) = shapes(root, "way", "yellow")
    start, tip = ends(way)
    assert tip.real < start.real  # clockwise, from the south to the south-west


def test_a_beaten_horde_leaves_a_struck_ghost_where_it_stood() -> None:
    state = hordes(yellow="s fauna swamp last", red="w", fauna="s traps yellow")
    root = drawn(trail_of(state, "yellow acts"))
    assert not shapes(root, "way")
    (ghost,) = shapes(root, "beaten")
    assert "at-s" in names(ghost)
    drawings = [use.get("href") for use in ghost.iter("use")]
    assert drawings == ["#se-yellow", "#se-yellow-shape"], "under ashes of its own shape"
    assert ghost.find("path") is not None


def test_an_ally_that_is_sent_away_leaves_its_ghost_and_its_way_to_noa() -> None:
    root = drawn(trail_of(hordes(yellow="n", fauna="n"), "yellow acts"))
    (ghost,) = shapes(root, "lost")
    assert "at-n" in names(ghost)
    assert {use.get("href") for use in ghost.iter("use")} == {"#se-fauna"}
    assert [ash.get("class") for ash in ghost.iter("circle")] == ["ash"]
    (way,) = shapes(root, "way", "ally")
    start, tip = ends(way)
    assert start.imag < tip.imag


def test_a_shield_that_stopped_a_horde_is_struck_out() -> None:
    state = hordes(yellow="n", fauna="n shield")
    (sign,) = shapes(drawn(trail_of(state, "yellow acts")), "did")
    assert "gone" in names(sign)
    assert {use.get("href") for use in sign.iter("use")} == {"#se-a-protect"}


def test_hordes_are_numbered_in_the_order_in_which_they_acted() -> None:
    state = hordes(yellow="n", red="w", black="sw")
    root = drawn(trail_of(state, "red acts", "black acts", "yellow acts"))
    order = [(said(one), names(one) & {"yellow", "red", "black"}) for one in shapes(root, "number")]
    assert order == [("1", {"red"}), ("2", {"black"}), ("3", {"yellow"})]
    assert not shapes(drawn(trail_of(state, "red acts")), "number")


def test_numbers_of_hordes_on_one_place_stand_side_by_side() -> None:
    root = drawn(trail_of(hordes(yellow="n", red="n"), "red acts", "yellow acts"))
    spots = [(disc.get("cx"), disc.get("cy")) for one in shapes(root, "number") for disc in one]
    discs = [spot for spot in spots if spot[0]]
    assert len(discs) == len(set(discs)) == 2


def test_two_hordes_that_walk_together_have_ways_of_their_own() -> None:
    root = drawn(trail_of(hordes(yellow="sw", red="sw"), "red acts", "yellow acts"))
    ways = [ends(way) for way in shapes(root, "way")]
    assert len({start for start, _ in ways}) == len({tip for _, tip in ways}) == 2


def test_an_ally_with_one_way_back_leaves_that_way() -> None:
    state = hordes(yellow="n", fauna="noa 2", in_round="1")
    root = drawn(trail_of(state, "yellow acts", "fauna returns n"))
    (way,) = shapes(root, "way", "ally")
    start, tip = ends(way)
    assert tip.imag < start.imag


# -- what the player does -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "text", "left"),
    [
        ("move2", "fauna to n", "way"),
        ("attract", "fauna attracts red", "way"),
        ("push", "fauna pushes yellow n", "way"),
        ("swap_hordes", "yellow swaps red", "way"),
        ("protect", "fauna protects", "did"),
        ("heal", "fauna heals", "did"),
        ("trap", "fauna traps yellow", "did"),
    ],
)
def test_what_one_does_oneself_leaves_a_trail_in_a_replay_only(
    effect: str, text: str, left: str
) -> None:
    board = "swamp- forest swamp / cascade NOA cascade / forest mountain mountain"
    state = eden(board, fauna="nw", yellow="nw fauna swamp", red="w")
    trail = trail_of(facing(state, effect), text)
    assert layers(drawn(trail)) == []
    found = shapes(drawn(trail, again=True), left)
    assert len(found) == (2 if effect.startswith("swap") else 1)
    assert not any("gone" in names(one) for one in found)


def test_what_was_lost_by_a_move_is_struck_out_in_a_replay() -> None:
    state = facing(eden(fauna="s shield traps yellow", yellow="s fauna swamp"), "move")
    root = drawn(trail_of(state, "fauna to sw"), again=True)
    assert [sorted(names(sign)) for sign in shapes(root, "did")] == [["did", "gone"]] * 2


def test_dice_leave_no_trail() -> None:
    state = eden(yellow="n", dice="? 2 3 4")
    assert layers(drawn(trail_of(state, "die 0 rolls 5"), again=True)) == []


# -- the layer ----------------------------------------------------------------------------------


def test_the_trail_takes_no_taps_says_nothing_and_has_no_ids() -> None:
    state = hordes(BOARD, **SCENE)
    root = drawn(trail_of(state, "black acts", "yellow acts"), again=True)
    assert layers(root)
    for layer in layers(root):
        assert layer.get("aria-hidden") == "true"
        for element in layer.iter():
            assert not element.attrib.keys() & {"id", "data-act", "data-tell", "tabindex", "role"}


def test_ways_and_ghosts_lie_under_the_pieces_and_numbers_over_them() -> None:
    root = drawn(trail_of(hordes(black="sw", red="w"), "black acts", "red acts"))
    svg = next(element for element in root.iter("svg") if element.get("data-magnify") is not None)
    order = [one.get("class") for one in svg]
    assert order == ["places", "trail", "pieces", "trail over", "preview"]


def test_no_trail_is_drawn_where_there_is_none() -> None:
    state = eden(yellow="n")
    root = ET.fromstring(BOX.view.table(look(GAME.slug, state)))
    assert layers(root) == [] and count(root, "change") == 0


# -- numbers that have changed ------------------------------------------------------------------


@pytest.mark.parametrize(("change", "words"), [(2, "+2"), (-1, "−1"), (0, "")])
def test_a_change_has_a_sign(change: int, words: str) -> None:
    assert signed(change) == words


def changes(element: ET.Element) -> list[str]:
    """The changes that stand in an element."""
    return [said(one) for one in element.iter() if "change" in names(one)]


def by_class(root: ET.Element, name: str) -> ET.Element:
    return next(element for element in root.iter() if name in names(element))


def test_an_objective_that_is_won_counts_at_its_pile_and_among_all() -> None:
    state = hordes(yellow="s fauna swamp then flora", red="w", fauna="s traps yellow")
    root = drawn(trail_of(state, "yellow acts", "yellow shows cascade"))
    pile, beads = by_id(root, "pile-yellow"), by_class(root, "beads")
    assert changes(pile) == changes(beads) == ["+1"]
    assert "+1" in pile.get("aria-label", "") and "+1" in beads.get("aria-label", "")
    assert changes(by_id(root, "pile-red")) == changes(by_class(root, "kept"))[1:] == []


def test_a_new_objective_is_marked_as_new() -> None:
    state = hordes(yellow="s fauna swamp then flora", red="w", fauna="s traps yellow")
    won = trail_of(state, "yellow acts")
    root = drawn(trail_of(won.steps[-1].state, "yellow shows cascade"), again=True)
    pile = by_id(root, "pile-yellow")
    assert changes(pile) == ["new"] and "new" in pile.get("aria-label", "")


def test_a_round_that_begins_gives_back_what_was_spent() -> None:
    state = eden(yellow="w", dice="1 2 x x", phase="hordes")
    root = drawn(trail_of(state, "yellow acts"))
    assert changes(by_class(root, "round")) == [], "its number says it; it is no bonus"
    power = by_id(root, "power-for")
    assert changes(power) == ["+2"] and "2 +2" in power.get("aria-label", "")
    assert changes(by_id(root, "power-becomes")) == []


def test_a_bonus_that_is_won_and_noa_who_has_helped_are_changes() -> None:
    board = "forest forest swamp / cascade NOA cascade / swamp mountain mountain"
    waters = {"yellow": "s waters mountain then flora", "waters": "s traps yellow"}
    root = drawn(trail_of(hordes(board, **waters, red="w"), "yellow acts"))
    assert changes(by_id(root, "power-free")) == ["+1"]
    helped = trail_of(eden(yellow="w", dice="1 2 3 4"), "1 becomes 6")
    assert changes(by_id(drawn(helped, again=True), "power-becomes")) == ["−1"]


def test_the_stay_with_noa_becomes_shorter() -> None:
    state = hordes(yellow="n", fauna="noa 3", flora="e", waters="nw")
    (less,) = shapes(drawn(trail_of(state, "yellow acts")), "less")
    assert said(less) == "−1"


# -- at a real table ----------------------------------------------------------------------------


def at_table(match: AnyMatch) -> Table:
    """A match at which everything has come to rest."""
    table = Table(BOX, match)
    table.playback.show_all()
    return table


def test_the_trail_grows_with_the_hordes_and_goes_with_the_next_choice() -> None:
    match: AnyMatch = Match(GAME, seats=1, options={"modes": ()}, seed=2)
    match.choose_text("end")
    acted = 0
    while isinstance(match.now, Decision) and match.now.ask == "hordes":
        match.choose(match.now.options[0])
        acted += 1
        trail = at_table(match).trail
        assert trail is not None
        told = [str(step.action) for step in trail.steps if str(step.action).endswith("acts")]
        assert len(told) == (acted if acted < 2 else 3)  # the last one acts by itself
    assert acted == 2
    root = ET.fromstring(at_table(match).board(english))
    assert len(shapes(root, "number")) == 3
    assert isinstance(match.now, Decision)
    option = next(str(one) for one in match.now.options if " on " in str(one))
    match.choose_text(option)
    assert layers(ET.fromstring(at_table(match).board(english))) == []


@pytest.mark.parametrize("modes", [(), ("ravage", "weakness", "resurrection")])
def test_every_moment_of_a_game_can_be_drawn_with_its_trail(modes: tuple[str, ...]) -> None:
    match = random_match(GAME, 1, {"modes": modes}, seed=4)
    table = Table(BOX, match)
    steps = match.steps
    for number in range(match.opening + 1, len(steps) + 1):
        trail = Trail(match.after(number - 1), tuple(steps[number - 1 : number]))
        drawn(trail, again=True)
    table.playback.show_all()
    ET.fromstring(table.board(english))


def test_what_matters_is_heard_and_laying_out_is_not() -> None:
    assert TerrainLaid not in BOX.view.sounds
    assert set(BOX.view.sounds.values()) == set(Sound) - {Sound.WON, Sound.LOST}


def test_all_that_moves_keeps_the_pace_of_the_app() -> None:
    style = (folder_of(GAME.slug) / "assets/look.css").read_text(encoding="utf-8")
    moves = re.findall(r"^\s*(?:transition|animation): ([^;]+);", style, re.MULTILINE)
    own = [one for one in moves if re.search(r"(?<!calc\()(?<![\d.])[\d.]+m?s\b", one)]
    assert own == ["spirit-appear 0.2s", "spirit-appear 0.4s"]  # the preview and the trail appear
    assert sum("var(--pace, 1)" in one for one in moves) == 5
