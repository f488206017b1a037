"""The table of Poker Solitaire: a grid of five by five, the pack, ten commands."""
