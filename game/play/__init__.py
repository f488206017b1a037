"""A game being played: the match, its record on disk, and the players, kept in step."""
