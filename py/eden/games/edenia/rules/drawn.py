"""x"""

from ..state import State


def drawn(state: State) -> str:
    return ""
