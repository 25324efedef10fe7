"""Whatever can happen in Edenia can be said, in English and in French, and no secret slips out."""

from __future__ import annotations

from typing import Any

import pytest
from edenia.speech import (
    DWARF,
    EN,
    FR,
    MOVING,
    OPTIONS,
    PLANET,
    TABLE,
    all_says,
    lies_on,
    sample,
)
from games import random_match
from rule import rule
from speech import Whole, good, kinds

from eden.engine.game import Event, Outcome
from eden.engine.notation import Act
from eden.engine.people import Person
from eden.games.edenia import acts, events
from eden.games.edenia.box import BOX
from eden.games.edenia.data import (
    AT,
    CELLS,
    DEVICES,
    EXPLORATION,
    Artefact,
    Cell,
    Device,
    Kind,
    Path,
    Side,
    Toward,
    Trifolium,
)
from eden.games.edenia.events import Halt
from eden.games.edenia.rules.game import Edenia
from eden.games.edenia.state import GOAL, UNSEEN, Move, Phase, State
from eden.games.edenia.words import log, names
from eden.kit.say import Say, capital, english

EVENTS, ACTS = kinds(events, Event), kinds(acts, Act)


VARIANTS: list[dict[str, Any]] = [
    {},
    {"again": True, "clovers": 0, "paid": 0, "toward": Toward.PLACE, "count": 1, "tiles": (3,)},
    {"tokens": 0},
]
VARIANTS += [{"why": why} for why in Halt]
VARIANTS += [{"tile": PLANET, "tokens": tokens} for tokens in range(4)]
VARIANTS += [{"cell": cell} for cell in (Cell.E5, Cell.A1, Cell.C3, Cell.D5, Cell.E4)]
VARIANTS += [{"artefact": artefact} for artefact in Artefact]


@all_says
@pytest.mark.parametrize("kind", EVENTS)
def test_any_event_can_be_told(kind: type[Any], say: Say) -> None:
    for changes in VARIANTS:
        line = BOX.words.tell(TABLE, sample(kind, **changes), say)
        if kind in log.SILENT:
            assert line is None
        else:
            assert line is not None
            assert good(line[0])
            assert line[0].endswith(".")


@all_says
@pytest.mark.parametrize("kind", ACTS)
def test_any_action_has_words_at_any_time(kind: type[Any], say: Say) -> None:
    start = Edenia().setup(4, OPTIONS)
    moving = (TABLE._replace(phase=phase, move=move) for phase, move in MOVING.items())
    for state in (TABLE, start, *moving):
        for number in (1, 2, 3):
            action = sample(kind, sheep=number)
            assert good(BOX.words.label(state, action, say))
            assert good(BOX.words.group(action, say) or "None")


def test_the_last_tile_leaves_none_to_put_under_the_deck() -> None:
    assert BOX.words.tell(TABLE, events.TilesUnder(0, 0), EN) is None


@all_says
def test_everything_on_the_table_has_a_name(say: Say) -> None:
    full = TABLE._replace(cells=(24, *EXPLORATION[:11], 22, *EXPLORATION[11:], 23))
    named = [
        tuple(map(say, BOX.colours)),
        [BOX.seat_name(seat, say) for seat in range(4)],
        [names.sheep_name(sheep, say) for sheep in range(12)],
        [names.own_sheep_name(number, say) for number in (1, 2, 3)],
        [names.side_name(side, say) for side in Side],
        [names.path_name(path, say) for path in Path],
        [names.place_name(full, cell, say) for cell in CELLS],
        [names.place_name(TABLE, cell, say) for cell in CELLS],
        [names.trifolium_name(token, say) for token in Trifolium],
        [names.artefact_name(one, say, besides=tuple(Artefact)) for one in Artefact],
        [names.device_name(device, say) for device in Device],
        [names.device_help(device, say) for device in Device],
    ]
    for group in named:
        assert all(good(capital(name)) for name in group)
        assert len(set(group)) == len(group)
    assert len({names.tile_name(tile, say) for tile in EXPLORATION}) == 5


@pytest.mark.parametrize(
    ("name", "dit"),
    [
        ("Bob", "le mouton 1 de Bob"),
        ("Anna", "le mouton 1 d’Anna"),
        ("Élodie", "le mouton 1 d’Élodie"),
        ("Hugo", "le mouton 1 d’Hugo"),
        ("Yves", "le mouton 1 d’Yves"),
        ("Yann", "le mouton 1 de Yann"),
        ("Œdipe", "le mouton 1 d’Œdipe"),
        ("Y", "le mouton 1 de Y"),
    ],
)
def test_french_shortens_before_a_vowel(name: str, dit: str) -> None:
    assert names.sheep_name(0, Say(Whole(), (Person(name),))) == dit


def test_a_seat_is_called_by_its_person_else_by_its_colour() -> None:
    assert [BOX.seat_name(seat, EN) for seat in range(4)] == ["Anna", "Bob", "Red", "Élodie"]
    assert [BOX.seat_name(seat, english) for seat in range(4)] == list(map(english, BOX.colours))
    assert tuple(map(FR, BOX.colours)) == ("Vert", "Rouge", "Jaune", "Noir")
    assert names.sheep_name(7, FR) == "le mouton rouge 2"


# -- secrets ------------------------------------------------------------------------------------


@rule("ED-83", "ED-109")
@all_says
def test_an_artefact_is_taken_in_secret(say: Say) -> None:
    for artefact in Artefact:
        table = TABLE._replace(hands=((artefact,), (), (), ()))
        for event in (events.Searched(0, Cell.D5), events.ArtefactTaken(0, Cell.D5)):
            line = BOX.words.tell(table, event, say)
            assert line is not None
            assert line == BOX.words.tell(masked(table), event, say)
            assert names.device_name(DEVICES[artefact], say) not in line[0]


def test_a_label_does_not_tell_what_lies_elsewhere() -> None:
    caches = lies_on(DWARF, Artefact.R2M2Y4, Artefact.GROMOUT)
    elsewhere = lies_on(DWARF + 1, Artefact.R2M2X4)
    state = TABLE._replace(
        phase=Phase.TAKE,
        at=(AT + Cell.D5, *TABLE.at[1:]),
        move=Move(0, 0),
        caches=tuple(one + other for one, other in zip(caches, elsewhere, strict=True)),
    )
    take = acts.Take(Artefact.R2M2Y4)
    assert BOX.words.label(state, take, EN) == "Take R2-M2 (4 points)"
    both = state._replace(caches=lies_on(DWARF, Artefact.R2M2Y4, Artefact.R2M2X4))
    assert BOX.words.label(both, take, EN) == "Take the other R2-M2 (4 points)"


def masked(state: State) -> State:
    """The same table for those who see nobody's hand."""
    unseen = tuple((UNSEEN,) * len(cache) for cache in state.caches)
    return state._replace(hands=((),) * state.seats, caches=unseen, seen=(0,) * len(Artefact))


# -- endings ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winners", "by", "headline", "said", "dit"),
    [
        ((0,), "ED-20", "Anna wins", "Race: Anna has three", "Course\u00a0: Anna a trois moutons"),
        ((1,), "ED-21", "Bob wins", "Law of the universe: Bob", "Loi universelle\u00a0: Bob a"),
        ((2,), "ED-22", "Red wins", "Prestige: the last", "Prestige\u00a0: le dernier Trifolium"),
        ((3,), "ED-23", "Élodie wins", "Prestige: at equal", "Prestige\u00a0: à égalité de points"),
        ((0,), "ED-24", "Anna wins", "Prestige: at equal", "Prestige\u00a0: à égalité de points"),
        (
            (0, 1, 2),
            "ED-24",
            "Anna, Bob and Red share the victory",
            "Prestige: Anna, Bob and Red are equal",
            "Prestige\u00a0: Anna, Bob et Rouge sont à égalité",
        ),
    ],
)
def test_every_ending_names_winners_reason_and_points(
    winners: tuple[int, ...], by: str, headline: str, said: str, dit: str
) -> None:
    outcome = Outcome(winners, by, scores=(42, 40, 7, 0))
    told, text = BOX.words.ending(TABLE, outcome, EN)
    assert told == headline
    assert text.startswith(said)
    assert text.endswith(" Points: Anna 42, Bob 40, Red 7, Élodie 0.")
    assert BOX.words.ending(TABLE, outcome, FR)[1].startswith(dit)


def test_lambs_have_no_points() -> None:
    outcome = Outcome((1,), "ED-131")
    assert BOX.words.ending(TABLE, outcome, EN) == ("Bob wins", "Bob has two sheep on Edenia.")
    assert BOX.words.ending(TABLE, outcome, FR) == ("Bob gagne", "Bob a deux moutons sur Edenia.")


def test_progress_counts_turns_and_sheep() -> None:
    assert BOX.words.progress(TABLE, EN) == "Turn 9 · no sheep on Edenia yet"
    arrived = TABLE._replace(at=(GOAL, GOAL, *TABLE.at[2:5], GOAL, *TABLE.at[6:]))
    assert BOX.words.progress(arrived, EN) == "Turn 9 · on Edenia: Anna 2, Bob 1, Red 0, Élodie 0"


# -- whole games --------------------------------------------------------------------------------

GAMES = [(2, "yes", "no"), (3, "no", "no"), (4, "yes", "no"), (2, "yes", "yes"), (4, "no", "yes")]


@pytest.mark.parametrize("say", [EN, FR], ids=("en", "fr"))
@pytest.mark.parametrize(("seats", "law", "lambs"), GAMES)
def test_the_log_tells_no_secret(seats: int, law: str, lambs: str, say: Say) -> None:
    for seed in range(2):
        match = random_match(Edenia(), seats, {"law": (law,), "lambs": (lambs,)}, seed=seed)
        for step in match.steps:
            for event in step.events:
                line = BOX.words.tell(step.state, event, say)
                assert line == BOX.words.tell(masked(step.state), event, say)


def test_a_name_from_right_to_left_stays_apart_from_the_numbers_beside_it() -> None:
    say = Say({}, (Person("שלום", 0), Person("Anna", 1)))
    assert BOX.seat_name(0, say) == "\u2068שלום\u2069"
    assert BOX.seat_name(1, say) == "Anna"
    told = BOX.words.tell(TABLE, events.Landed(0, Cell.E5), say)
    assert told == ("\u2068שלום\u2069’s sheep 1 is back on Arridis.", "ED-58")


def test_a_place_of_every_kind_has_its_own_word_for_arriving() -> None:
    cells = {
        Kind.ARRIDIS: Cell.E5,
        Kind.EDENIA: Cell.A1,
        Kind.PLANET: Cell.E4,
        Kind.DWARF: Cell.D5,
        Kind.TELEPORTER: Cell.D4,
    }
    told = {kind: BOX.words.tell(TABLE, events.Landed(0, cell), EN) for kind, cell in cells.items()}
    assert told == {
        Kind.ARRIDIS: ("Anna’s sheep 1 is back on Arridis.", "ED-58"),
        Kind.EDENIA: ("Anna’s sheep 1 has reached Edenia.", "ED-56"),
        Kind.PLANET: ("Anna’s sheep 1 stops on the planet in E4.", "ED-74"),
        Kind.DWARF: ("Anna’s sheep 1 stops on the dwarf planet in D5.", "ED-82"),
        Kind.TELEPORTER: ("Anna’s sheep 1 stops on the blue teleporter in D4.", "ED-98"),
    }
