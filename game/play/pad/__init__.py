"""The score pad: sheets for people who play Five Hundred with real cards (seed 002)."""
