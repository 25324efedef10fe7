"""The entry of the worker: it answers with strings and never touches the page."""

__export__ = ["think"]
