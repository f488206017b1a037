"""Poker Solitaire: twenty-five cards on a grid of five by five, every row and column a poker hand (seed 003)."""
