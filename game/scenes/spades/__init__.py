"""Spades as it is shown."""
