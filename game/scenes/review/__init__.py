"""Looking back: the calls of a hand in a grid, and any hand played again card by card."""
