"""The entry of the worker: it answers with strings and never touches the page."""

from eden.games.players import think

__export__ = ["think"]
