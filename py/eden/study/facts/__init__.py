"""What a finished game was like, in numbers by name: a module a game."""
