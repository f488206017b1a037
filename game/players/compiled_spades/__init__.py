"""Hands of Spades imagined and played out by rules of thumb, thousands a second, compiled where Numba exists.

``rehearsal`` is what to use. Importing this package takes as long as importing Numba.
"""
