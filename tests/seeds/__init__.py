"""What the original documents promised, line by line, and the tests that exercise it."""
