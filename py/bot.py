"""The entry of the worker: it answers with strings and never touches the page."""

from eden.ui import thinker

__export__ = ["think"]


def think(link: str, bot: str) -> str:
    """What this bot would choose in the match of a link."""
    return thinker.think(link, bot)
