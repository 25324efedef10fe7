"""Eden Trilogy, three board games about paradise: what a developer needs to play them in Python."""

from eden.engine import link
from eden.engine.link import encode
from eden.engine.match import AnyMatch, Match
from eden.games.shelf import EDITIONS, GAMES

__all__ = ["GAMES", "Match", "decode", "encode"]


def decode(text: str) -> AnyMatch:
    """The match of a link (or of an address that ends in one), or BadLink with the reason."""
    return link.decode(text, EDITIONS)
