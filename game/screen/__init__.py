"""The pygame rooms: theme, pictures, card faces, felt, the stage, widgets. They know cards and cues, but no rules."""
