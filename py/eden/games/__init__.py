"""The shelf: every game by its slug."""
