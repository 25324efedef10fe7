"""The Spirit of Eden: one player, three allies and four dice against three hordes."""
