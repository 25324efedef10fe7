"""The options of a game: checked, completed, and counted as one number for the link."""

from __future__ import annotations

from collections.abc import Mapping

from eden.engine.game import AnyGame, Option, Options
from eden.engine.problem import N_, Problem


class BadOption(Problem):
    """An option, or a number of seats, that the game does not have."""


class Clash(BadOption):
    """Two values that cannot be played together."""

    def __init__(self, one: tuple[str, str], other: tuple[str, str]) -> None:
        super().__init__(
            N_("{key} “{value}” cannot be played with {other} “{its}”."),
            key=one[0],
            value=one[1],
            other=other[0],
            its=other[1],
        )
        self.one, self.other = one, other


def settle(game: AnyGame, seats: int, given: Mapping[str, tuple[str, ...]]) -> Options:
    """All options of the game in their fixed order, the given ones checked."""
    if seats not in game.seats:
        raise BadOption(
            N_("{game} is for {seats} players, not {asked}."),
            game=game.slug,
            seats=", ".join(map(str, game.seats)),
            asked=seats,
        )
    known = {option.key: option for option in game.options}
    for key in given:
        if key not in known:
            raise BadOption(N_("{game} has no option “{key}”."), game=game.slug, key=key)
    chosen = {key: _value(option, given.get(key, option.default)) for key, option in known.items()}
    for key, option in known.items():
        for value, other, its in option.clashes:
            if value in chosen[key] and its in chosen[other]:
                raise Clash((key, value), (other, its))
    return chosen


def _value(option: Option, given: tuple[str, ...]) -> tuple[str, ...]:
    for value in given:
        if value not in option.values:
            raise BadOption(
                N_("“{value}” is not a value of {key}; it can be {values}."),
                value=value,
                key=option.key,
                values=", ".join(option.values),
            )
    if not option.many and len(given) != 1:
        raise BadOption(N_("Choose one value for {key}."), key=option.key)
    return tuple(value for value in option.values if value in given)


def pack(game: AnyGame, seats: int, options: Options) -> int:
    """Seats and options as one number, mixed radix."""
    number = 0
    for option in reversed(game.options):
        chosen = options[option.key]
        if option.many:
            digit = sum(1 << n for n, value in enumerate(option.values) if value in chosen)
        else:
            digit = option.values.index(chosen[0])
        number = number * _radix(option) + digit
    return number * len(game.seats) + game.seats.index(seats)


def unpack(game: AnyGame, number: int) -> tuple[int, Options]:
    """The inverse of `pack`; ValueError for a number that stands for nothing."""
    number, seat = divmod(number, len(game.seats))
    options = {}
    for option in game.options:
        number, digit = divmod(number, _radix(option))
        if option.many:
            options[option.key] = tuple(v for n, v in enumerate(option.values) if digit >> n & 1)
        else:
            options[option.key] = (option.values[digit],)
    if number:
        raise ValueError("no such options")
    return game.seats[seat], options


def _radix(option: Option) -> int:
    return 1 << len(option.values) if option.many else len(option.values)
