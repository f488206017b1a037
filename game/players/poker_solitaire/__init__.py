"""The adviser of Poker Solitaire: learned values of lines, sampled completions, and the best order of open cards.

Importing ``adviser`` takes as long as importing Numba: do it behind the title, not before the first frame.
"""
