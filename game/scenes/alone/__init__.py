"""What games have in common in which everybody plays alone: sorting, the end of a hand, score cards, statistics."""
