"""Golden games: records of every format version, with what happened in them, printed."""
