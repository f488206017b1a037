"""Five Hundred as it is shown."""
