"""Ultimédiation: a team of mediators brings a world at war to peace, together."""
