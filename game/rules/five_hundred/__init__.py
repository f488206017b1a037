"""Five Hundred for four in two partnerships, as seeds 000 and 002 describe it."""
