"""Planted faults: small wrong changes that the tests must notice."""
