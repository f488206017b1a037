"""Poker Solitaire by its rules page."""
