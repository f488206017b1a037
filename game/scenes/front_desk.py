"""The desk at the door: instructions to read, the register to sign, and what comes of having signed."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.scenes.backdrop import PORTRAIT
from game.scenes.instructions import InstructionsScene
from game.scenes.menu import MenuEntry
from game.scenes.register import RegisterScene
from game.scenes.scene import Push, Services
from game.store.registration import RegistrationFile


class FrontDesk:
    """Keeps the registration in *folder* (``None``: nowhere) and opens the two scenes that belong to it."""

    def __init__(self, services: Services, folder: Path | None) -> None:
        self.services = services
        self.registration = RegistrationFile(folder)
        services.notices.extend(self.registration.notices)
        self.registration.notices.clear()

    def entries(self) -> list[MenuEntry]:
        """The entries of the menu that open something to read and to sign."""
        services, registration = self.services, self.registration
        return [
            MenuEntry("Instructions", "I", lambda: Push(InstructionsScene(services)), (pygame.K_i,)),
            MenuEntry("Register", "G", lambda: Push(RegisterScene(services, registration)), (pygame.K_g,)),
        ]

    def greeting(self) -> str:
        """What the title says to a registered player; empty for everybody else."""
        return self.registration.greeting

    def picture(self) -> str:
        """What hangs behind the menu: the family, until somebody has registered and chosen otherwise."""
        current = self.registration.current
        return (current.picture if current is not None else "") or PORTRAIT
