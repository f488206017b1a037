"""Judgement: what calls and tricks are worth in points, and the figures a strong bidder lives by."""
