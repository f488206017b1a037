"""Where each game puts its cards and its furniture."""
