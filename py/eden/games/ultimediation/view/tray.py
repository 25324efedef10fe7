"""What is asked beside the map: cards that are open, dice, who comes along, and words to choose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from eden.engine.notation import Act
from eden.kit.say import N_, capital, named
from eden.kit.svg import classes, icon, tag, text

from ..acts import (
    Ask,
    End,
    Give,
    Join,
    Look,
    Lose,
    MoveBase,
    On,
    Pay,
    Refresh,
    Refuse,
    Remote,
    Save,
    Use,
)
from ..data import MEDIATION, MEDIATORS, PROTECTORS, Character, Deed, Kind, Pile, word
from ..events import (
    Asked,
    AttacksComing,
    EffectIgnored,
    EffectRefused,
    PowerDealt,
    PowerUsed,
    Revealed,
    Rolled,
)
from ..rules.board import doing, first
from ..state import NONE, Job
from ..words.cards import (
    card_name,
    disaster_text,
    disaster_title,
    effect_text,
    need_name,
    power_text,
    power_title,
    price_text,
    question,
    sentence,
)
from ..words.names import camp_name, character_name
from ..words.stakes import stake
from .grid import piece_icon
from .pieces import omen_symbol
from .sheets import candidate
from .touch import Touch, partner_act

_ASKED: Final = N_("What is open")
_CHOOSE: Final = N_("What can be chosen")
_DIE: Final = N_("A die shows {face}")
_COMING: Final = N_("Attacks to come: {number}")
_REFUSED: Final = N_("Refused with energy")
_IGNORED: Final = N_("Diamandis lets it pass")


def tray(now: Touch) -> str:
    """The block of the table with what is open just now; '' when there is nothing."""
    shown = [*_candidates(now), *_dice(now), *_cards(now)]
    omens = [_disaster(now, now.state.omen)] if now.state.omen != NONE else []
    if not shown + omens:
        return ""
    kind = "candidates" if doing(now.state, Job.PROTECTOR, Job.MEDIATORS, Job.TEAMS) else "cards"
    looks = classes("tray", f"{kind}-tray", waits=not shown)
    return tag("div", *shown, *omens, class_=looks, role="group", aria_label=now.say(_ASKED))


def _candidates(now: Touch) -> Iterator[str]:
    """Those among whom the team is chosen (UM-10, UM-19)."""
    if doing(now.state, Job.PROTECTOR):
        for one in PROTECTORS:
            yield candidate(now, one, f"protector {word(one)}")
    elif doing(now.state, Job.MEDIATORS, Job.TEAMS):
        for one in MEDIATORS:
            picked = now.pick == f"*{word(one)}"
            yield candidate(now, one, partner_act(now, one), picked=picked)


# -- cards and dice -----------------------------------------------------------------------------


def _dice(now: Touch) -> Iterator[str]:
    say = now.say
    faces = [event.number for event in now.news if isinstance(event, Rolled)]
    coming = [event.number for event in now.news if isinstance(event, AttacksComing)]
    dice = (
        tag(
            "svg",
            tag("use", href=f"#ui-die-{face}"),
            id=f"die-{now.state.turn}-{n}-{face}",
            class_="die",
            viewBox="0 0 40 40",
            role="img",
            aria_label=say(_DIE, face=face),
            data_tell=f"die {face}",
        )
        for n, face in enumerate(faces)
    )
    words = tag("strong", text(say(_COMING, number=coming[-1]))) if coming else ""
    if faces or coming:
        yield tag("div", *dice, "" if faces else icon("um-burst", box="0 0 32 32"), words,
                  class_="coming", data_tell="coming")  # fmt: skip


def _cards(now: Touch) -> Iterator[str]:
    """The question, the answer, a power card on its way."""
    state, news = now.state, now.news
    revealed = [event for event in news if isinstance(event, Revealed)]
    if doing(state, Job.OFFER):
        yield mediation_card(now, first(state).camp, first(state).card)
    elif revealed:
        yield mediation_card(now, revealed[-1].pile, revealed[-1].card)
    elif any(isinstance(event, Asked) for event in news) and state.camp != NONE:
        yield _question(now)
    if doing(state, Job.GIVE):
        yield power_card(now, first(state).card)
    for event in news:
        if isinstance(event, PowerUsed) or (isinstance(event, PowerDealt) and len(news) < 3):
            yield power_card(now, event.card, event.character)


def _question(now: Touch) -> str:
    camp = Pile(now.state.camp)
    return tag(
        "article",
        _title(f"um-base-{word(camp)}", capital(camp_name(camp, now.say)), "0 0 48 48"),
        tag("blockquote", text(question(now.say))),
        id=f"question-{word(camp)}",
        class_=f"card question {word(camp)}",
        data_tell="question",
    )


def mediation_card(now: Touch, pile: Pile, card: int) -> str:
    """What somebody of the camp says, and what it means for the team."""
    say, kind, camp = now.say, MEDIATION[pile][card].kind, word(pile)
    does = ""
    if kind == Kind.NEED:
        name = capital(need_name(pile, card, say))
        does = tag("p", icon("um-need"), tag("strong", text(name)), class_="does need")
    elif kind != Kind.JUSTIFICATION:
        words = effect_text(pile, card, now.state.characters, say)
        price = price_text(pile, card, now.state.characters, say)
        does = tag("p", text(words), class_="does") + _price(price) + _spared(now)
    return tag(
        "article",
        _title(f"um-base-{camp}", capital(card_name(pile, card, say)), "0 0 48 48"),
        tag("blockquote", text(sentence(pile, card, say))),
        does,
        id=f"card-{camp}-{card}",
        data_tell=f"card {camp} {card}",
        class_=classes("card", camp, word(kind), "effect" if kind > Kind.JUSTIFICATION else ""),
    )


def _title(symbol: str, words: str, box: str) -> str:
    return tag("header", icon(symbol, box=box), tag("strong", text(words)))


def _price(words: str) -> str:
    return tag("p", icon("um-energy"), text(words), class_="price") if words else ""


def _spared(now: Touch) -> str:
    for event in now.news:
        if isinstance(event, EffectRefused | EffectIgnored):
            words = _REFUSED if isinstance(event, EffectRefused) else _IGNORED
            return tag("p", icon("ui-check"), text(now.say(words)), class_="spared")
    return ""


def power_card(now: Touch, card: int, owner: Character | None = None) -> str:
    """A power card, with who has or had it."""
    title = power_title(card, now.say)
    whose = title if owner is None else named(character_name(owner), title, now.say)
    return tag(
        "article",
        _title("um-back-power", whose, "0 0 32 40"),
        tag("p", text(power_text(card, now.state.characters, now.say)), class_="does"),
        id=f"card-power-{card}",
        class_="card power-card",
        data_tell=f"power {card}",
    )


def _disaster(now: Touch, card: int) -> str:
    return tag(
        "article",
        _title(omen_symbol(card), disaster_title(card, now.say), "0 0 24 24"),
        tag("p", text(disaster_text(card, now.say)), class_="does"),
        id=f"card-disaster-{card}",
        class_="card disaster",
        data_tell=f"disaster {card}",
    )


# -- choices in words ---------------------------------------------------------------------------

_SPOKEN: Final = (
    On, Refuse, Pay, Ask, Give, Look, Save, Join, Refresh, Lose, Remote, MoveBase, End
)  # fmt: skip


def doing_bar(now: Touch) -> str:
    """Choices that have no square: as buttons with words; in the action phase the end of it."""
    state = now.state
    acts: list[Act] = [act for act in now.options.values() if isinstance(act, _SPOKEN)]
    # Of the cubes that can come back, those of whoever is picked.
    acts = [act for act in acts if not (isinstance(act, Refresh) and _others(now, act))]
    acts += [act for act in now.options.values() if isinstance(act, Use) and state.agenda]
    if not acts:
        return ""
    ordered = sorted(acts, key=lambda act: isinstance(act, On | End))
    return tag(
        "div",
        *(_button(now, act) for act in ordered),
        class_=classes("doing", acting=not state.agenda),
        role="group",
        aria_label=now.say(_CHOOSE),
    )


def _others(now: Touch, act: Refresh) -> bool:
    return now.who is not None and act.character != now.who


def _button(now: Touch, act: Act) -> str:
    words, name = now.label(act), str(act)
    # The end of the turn is loud only when nothing else can be done.
    loud = "loud" if isinstance(act, End) and len(now.options) == 1 else ""
    return tag(
        "div",
        _sign(act),
        tag("span", text(words), staked(now, act)),
        id=f"do-{name.replace(' ', '-')}",
        **now.on(name, words, "do", type(act).__name__.lower(), loud, tell=f"choice {name}"),
    )


def staked(now: Touch, act: Act) -> str:
    """What is at stake, under the words of a choice."""
    words = stake(now.state, act, now.say)
    return tag("small", text(words), class_="stake") if words else ""


def _sign(act: Act) -> str:
    match act:
        case Pay(one) | Give(one) | Save(one) | Join(one) | Refresh(one) | Lose(one) | Use(one):
            return piece_icon(one)
        case Ask(pile) | MoveBase(pile):
            return icon(f"um-base-{word(pile)}", box="0 0 48 48")
        case Look(pile):
            return icon(f"um-back-{word(pile)}", box="0 0 32 40")
        case Remote(deed):
            return icon("um-d-td" if deed == Deed.TD else "um-d-ad")
        case Refuse():
            return icon("um-energy")
        case _:
            return icon("ui-check")
