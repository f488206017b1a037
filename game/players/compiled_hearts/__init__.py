"""Hands of Hearts played to the end, tens of thousands a second, compiled where Numba exists (see ``compiled.jit``).

The kernels work on one buffer of integers (``layout``); ask ``rehearsal``, which speaks of cards and seats.
"""
