"""Whatever can happen in Ultimédiation can be said, in English and in French."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from speech import EN, FR, both, check_decision, good, kinds
from ultimediation.cards import card
from ultimediation.speech import GAME, OPTIONS, TABLE, rigged_game, sample, sq

from eden.engine.game import Decision, Event, Options, Outcome
from eden.engine.notation import Act
from eden.games.ultimediation import events
from eden.games.ultimediation.box import BOX
from eden.games.ultimediation.data import (
    CAMPS,
    DISASTERS,
    MEDIATION,
    POWERS,
    SIZES,
    SQUARES,
    Card,
    Character,
    Deed,
    Kind,
    Pile,
    Why,
)
from eden.games.ultimediation.state import Phase, Thing
from eden.games.ultimediation.words import cards, names
from eden.kit.say import Say, capital

EVENTS = kinds(events, Event)


# The mediation cards with their camps: all, and those that are needs or effects.
ANSWERS = [(camp, number, card) for camp in CAMPS for number, card in enumerate(MEDIATION[camp])]
NEEDS = [one for one in ANSWERS if one[2].kind == Kind.NEED]
EFFECTS = [one for one in ANSWERS if one[2].kind > Kind.JUSTIFICATION]

# -- events -------------------------------------------------------------------------------------


VARIANTS: list[dict[str, Any]] = [{}, {"number": 0, "unused": 0, "turn": 1, "found": 9}]
VARIANTS += [{"number": 1, "unused": 1, "turn": 10, "deed": Deed.AD}]
VARIANTS += [{"square": sq(name)} for name in "e3 d5 a1 f2".split()]
VARIANTS += [{"pile": pile, "cards": (0, 1, 2)} for pile in Pile]
VARIANTS += [{"thing": thing} for thing in Thing]


@both
@pytest.mark.parametrize("kind", EVENTS)
def test_any_event_can_be_told(kind: type[Any], say: Say) -> None:
    in_camps = "pile" in inspect.signature(kind).parameters and kind not in ANY_PILE
    for changes in VARIANTS:
        if in_camps and changes.get("pile", Pile.EAST) not in CAMPS:
            continue
        pile = changes.get("pile", Pile.EAST)
        effects = [number for camp, number, _ in EFFECTS if camp == pile]
        for number in effects[:2] if kind in OF_EFFECTS else (0,):
            event = sample(kind, **{"pile": pile, **changes, "card": number})
            line = BOX.words.tell(TABLE, event, say)
            assert line is not None
            assert good(line[0]) and line[0].endswith((".", "”", "»"))


ANY_PILE = (events.Shuffled, events.Foreseen)
OF_EFFECTS = (events.EffectHappens, events.EffectRefused, events.EffectIgnored)


@pytest.mark.parametrize(
    ("event", "said", "by"),
    [
        (events.TurnBegan(4), "Turn D begins.", "UM-33"),
        (events.TurnBegan(1), "Turn A begins.", "UM-32"),
        (events.AttacksComing(2), "Two attacks are coming.", "UM-34"),
        (events.AttackLaid(sq("c4")), "Attack on C4.", "UM-36"),
        (
            events.Saved(Character.VERA, Character.AGAPI, sq("c3")),
            "Agapi saves Vera, who goes to C3.",
            "UM-37",
        ),
        (
            events.WentHome(Character.NIKITAS, Why.SPENT),
            "Nikitas returns to Base U and has all energy again.",
            "UM-85",
        ),
        (
            events.WentHome(Character.VERA, Why.HIT),
            "Vera is hit and returns to Base U.",
            "UM-39",
        ),
        (events.Fled(sq("b2"), sq("b3")), "Population flees from B2 to B3.", "UM-26"),
        (
            events.AttackVoid(sq("e3")),
            "The attack on E3 has no effect: Base U is safe.",
            "UM-41",
        ),
        (
            events.AttackVoid(sq("d5")),
            "The attack on D5 has no effect: nothing is left there.",
            "UM-42",
        ),
        (
            events.AttackVoid(sq("a1")),
            "The attack on A1 has no effect: the pyramid is safe.",
            "UM-110",
        ),
        (
            events.AttackVoid(sq("f2")),
            "A power card shelters F2: the attack has no effect.",
            "UM-56",
        ),
        (
            events.Joined((Character.ELLI, Character.ILIAS, Character.VERA), Deed.AD),
            "Elli, Ilias and Vera join for a remote cancel.",
            "UM-62",
        ),
        (
            events.NeedFound(Pile.EAST, 0, 1),
            "A need of the eastern camp is found: safety (1 of 3).",
            "UM-76",
        ),
    ],
)
def test_lines_read_well(event: Event, said: str, by: str) -> None:
    assert BOX.words.tell(TABLE, event, EN) == (said, by)


def test_a_camp_speaks_in_quotation_marks() -> None:
    event = events.Revealed(Pile.WEST, card("justification", camp="west"))
    said = "The western camp: “We must strike hard once, so that we never have to again.”"
    assert BOX.words.tell(TABLE, event, EN) == (said, "UM-75")
    french = BOX.words.tell(TABLE, event, FR)
    assert french is not None
    assert french[0].startswith("Le camp de l’Ouest\u00a0: «\u00a0Il faut frapper fort une fois")


def test_the_last_turn_ends_where_the_cubes_meet() -> None:
    state = TABLE._replace(turn=9, lost=0)
    line = ("The turn cube moves on and meets the lost-population cube.", "UM-99")
    assert BOX.words.tell(state, events.CubesMet(), EN) == line


# -- cards --------------------------------------------------------------------------------------


@both
def test_every_mediation_card_says_something_of_its_own(say: Say) -> None:
    said = [cards.sentence(camp, number, say) for camp, number, _ in ANSWERS]
    assert all(good(text) for text in said)
    assert len(set(said)) == len(said)
    assert good(cards.question(say)) and cards.question(say).endswith("?")


@both
def test_every_need_is_another_one(say: Say) -> None:
    needs = [cards.need_name(camp, number, say) for camp, number, _ in NEEDS]
    assert len(set(needs)) == len(needs) >= 10
    assert all(good(capital(need)) for need in needs)


@both
def test_every_effect_says_what_it_does_and_what_it_costs(say: Say) -> None:
    for camp, number, effect in EFFECTS:
        for characters in (4, 7):
            assert good(cards.effect_text(camp, number, characters, say))
            price = cards.price_text(camp, number, characters, say)
            assert good(price) if effect.price(characters) else price == ""


def test_what_a_card_does_is_made_from_its_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    attacks = Card(Kind.ATTACKS, 1, 2, 1, 2)
    monkeypatch.setattr(cards, "MEDIATION", ((attacks,),))
    assert cards.effect_text(0, 0, 4, EN) == "One attack follows."
    assert cards.effect_text(0, 0, 7, EN) == "Two attacks follow."
    assert cards.price_text(0, 0, 7, EN) == "Cancel: 2 energy."
    assert cards.effect_text(0, 0, 7, FR) == "Deux attaques suivent."
    assert cards.price_text(0, 0, 4, FR) == "Annuler\u00a0: 1 énergie."


@both
def test_every_power_and_every_disaster_has_a_title_and_a_text(say: Say) -> None:
    powers = {
        card: (cards.power_title(card, say), cards.power_text(card, 7, say))
        for card in range(len(POWERS))
    }
    disasters = {
        card: (cards.disaster_title(card, say), cards.disaster_text(card, say))
        for card in range(len(DISASTERS))
    }
    for told in (*powers.values(), *disasters.values()):
        assert all(map(good, told))
    # Cards that do the same have the same BOX.words, and only they.
    assert len(set(powers.values())) == len({(card.kind, card.seven) for card in POWERS})
    assert len(set(disasters.values())) == len(set(DISASTERS))
    assert not {title for title, _ in powers.values()} & {title for title, _ in disasters.values()}


@both
def test_every_card_that_is_foreseen_has_a_name(say: Say) -> None:
    for pile in Pile:
        for number in range(SIZES[pile]):
            assert good(capital(cards.card_name(pile, number, say)))


# -- names and options --------------------------------------------------------------------------


@both
def test_everything_on_the_table_has_a_name(say: Say) -> None:
    named = [
        [names.character_name(one) for one in Character],
        [names.role_name(one, say) for one in Character],
        [names.gift(one, say) for one in Character],
        [names.square_name(square) for square in SQUARES],
        [names.turn_name(turn) for turn in range(1, 10)],
        [names.camp_name(camp, say) for camp in CAMPS],
        [names.of_camp(camp, say) for camp in CAMPS],
        [names.pile_name(pile, say) for pile in Pile],
        [names.deed_name(deed, say) for deed in Deed],
        [names.energy_name(count, say) for count in (1, 2, 3)],
        [names.number_word(number, say) for number in range(1, 13)],
    ]
    for group in named:
        assert all(good(capital(name)) for name in group)
        assert len(set(group)) == len(group)
    assert tuple(map(say, BOX.colours)) == ()
    assert BOX.seat_name(0, say) == ""


# -- how far, and how it ended ------------------------------------------------------------------


def test_progress_tells_turn_and_needs() -> None:
    assert BOX.words.progress(TABLE, EN) == "Turn D · needs: east 1 of 3, west 1 of 3"
    assert BOX.words.progress(TABLE, FR).startswith("Tour D · besoins\u00a0: Est 1 sur 3")
    assert BOX.words.progress(TABLE._replace(phase=Phase.SETUP), EN) == "Set-up"


ROW = frozenset(square for square in SQUARES if names.square_name(square).endswith("3"))


@pytest.mark.parametrize(
    ("winners", "by", "changes", "headline", "said"),
    [
        ((0,), "UM-97", {}, "Peace is possible again", "Both camps were heard, in turn D. Needs"),
        ((0,), "UM-106", {}, "Peace is possible again", "Four pyramids in the four corners"),
        ((), "UM-98", {"attacks": ROW}, "The war goes on", "Row 3 is covered from end to end"),
        (
            (),
            "UM-99",
            {"turn": 7},
            "The war goes on",
            "The turn cube has met the lost-population cube. Population lost: 2. Needs",
        ),
        ((), "UM-99", {"turn": 9, "lost": 0}, "The war goes on", "The time is up: the turn cube"),
    ],
)
def test_every_ending_says_why_and_which_needs_were_found(
    winners: tuple[int, ...], by: str, changes: dict[str, Any], headline: str, said: str
) -> None:
    outcome = Outcome(winners, by)
    told, text = BOX.words.ending(TABLE._replace(**changes), outcome, EN)
    assert told == headline
    assert text.startswith(said)
    assert text.endswith("Needs found: safety and trust.")
    french = BOX.words.ending(TABLE._replace(found=((), ()), **changes), outcome, FR)
    assert all(map(good, french))
    assert french[1].endswith("Aucun besoin n’a été trouvé.")


# -- whole games --------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("options", OPTIONS, ids=lambda one: "-".join(sum(one.values(), ())))
def test_words_never_fail_in_long_games(options: Options, say: Say) -> None:
    for seed in range(2):
        state = TABLE
        for before, now, happened, state in rigged_game(options, seed):
            check_decision(BOX.words, before, now, say)
            check_headings(now, say)
            for event in happened:
                line = BOX.words.tell(state, event, say)
                assert line is not None and good(line[0]), event
            assert good(BOX.words.progress(state, say))
        outcome = GAME.pending(state)
        assert isinstance(outcome, Outcome)
        assert all(map(good, BOX.words.ending(state, outcome, say)))


def check_headings(now: Decision[Act], say: Say) -> None:
    """Actions stand by character, in their order; then what is done together; then the end."""
    if now.ask == "act":
        people = [names.character_name(one) for one in Character]
        groups = [BOX.words.group(option, say) for option in now.options]
        ranks = [people.index(one) if one in people else len(people) + (not one) for one in groups]
        assert ranks == sorted(ranks) and groups[-1] == ""
