"""Tests of game/play."""
