"""Self-play, duplicate deals and measurements."""
