"""Rules, matches, links and players, whatever the game; no word, no picture."""
