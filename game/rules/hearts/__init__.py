"""Hearts for four, each alone, as seed 001 describes it."""
