"""Actions, events, options and the match."""
