"""Tests of game/store."""
