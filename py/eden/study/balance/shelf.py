"""What is measured, game by game."""

from __future__ import annotations

from typing import Final

from eden.study.balance import edenia, spirit, ultimediation
from eden.study.balance.table import Balance, Line

BALANCES: Final[dict[str, Balance]] = {
    one.slug: one for one in (edenia.BALANCE, spirit.BALANCE, ultimediation.BALANCE)
}
LINES: Final[dict[str, Line]] = {line.name: line for one in BALANCES.values() for line in one.lines}
