"""What is kept on disk: settings, saved games, and how files are written so that nothing is lost."""
