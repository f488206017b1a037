"""Spades, by the sentences of its document and by laws."""
