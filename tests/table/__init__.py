"""Tests of game/table."""
