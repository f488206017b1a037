"""The games. One folder each, which knows nothing of the others; ``catalogue`` lists them."""
