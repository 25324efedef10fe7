"""Nim: the smallest complete game, in the shape of all others."""
