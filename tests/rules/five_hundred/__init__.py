"""Five Hundred: scenario tables, perft, refusals and laws."""
