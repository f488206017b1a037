"""Games without a screen: self-play, tournaments, measurements."""
