"""What the player sees: one module a scene. Each handles events, updates, draws, and says where to go next."""
