"""The preferences: four leaves of one page, everything kept and seen at once."""
