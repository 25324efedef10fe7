"""What a game speaks and draws with."""
