"""Hearts as it is shown."""
