"""Spades for four, each alone, as seed 004 describes it."""
