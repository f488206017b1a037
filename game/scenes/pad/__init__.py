"""The score pad and the rule cards, for people who play with real cards (seed 002)."""
