"""What every game of the parlour shares: actions, events, views, the match, and its record."""
