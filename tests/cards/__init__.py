"""Cards, packs and seats."""
