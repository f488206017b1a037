"""What is being entered on the score pad: a contract, who bid it, and the tricks; nothing is on the sheet yet."""

from __future__ import annotations

from dataclasses import dataclass

from game.play.pad.sheet import TRICKS, Line, PassedIn, Played
from game.rules.five_hundred.bids import PASS, Bid, Denomination
from game.rules.five_hundred.options import AllPass, Options


@dataclass(slots=True)
class Entry:
    """The hand as far as it has been said. ``level`` and ``denomination`` may come one after the other."""

    bid: Bid | None = None
    level: int | None = None
    denomination: Denomination | None = None
    side: int | None = None
    tricks: int | None = None

    def clear(self) -> None:
        """Nothing has been said."""
        self.bid = self.level = self.denomination = self.side = self.tricks = None

    def say(self, bid: Bid) -> None:
        """The whole contract at once."""
        self.bid, self.level, self.denomination = bid, bid.level, bid.denomination
        if bid.is_misere and self.tricks is not None and self.tricks > 1:
            self.tricks = None

    def say_level(self, level: int) -> None:
        """The level alone; with a denomination it makes a contract."""
        self.level, self.bid = level, None
        self._compose()

    def say_denomination(self, denomination: Denomination) -> None:
        """The denomination alone; with a level it makes a contract."""
        self.denomination, self.bid = denomination, None
        self._compose()

    def _compose(self) -> None:
        if self.level is not None and self.denomination is not None:
            self.say(Bid.of(self.level, self.denomination))

    def take(self, line: Line) -> None:
        """Begin from a line that stands on the sheet."""
        self.clear()
        if isinstance(line, Played):
            self.say(line.contract)
            self.side, self.tricks = line.side, line.tricks
        elif isinstance(line, PassedIn):
            self.say(PASS)
            self.side, self.tricks = (0, line.tricks[0]) if line.tricks != (0, 0) else (None, None)

    def line(self, options: Options) -> Line | None:
        """The line this makes, ``None`` as long as something is missing."""
        if self.bid is PASS:
            if options.all_pass is not AllPass.PLAY_NO_TRUMPS:
                return PassedIn()
            if self.side is None or self.tricks is None:
                return None
            own, other = self.tricks, TRICKS - self.tricks
            return PassedIn((own, other) if self.side == 0 else (other, own))
        if self.bid is None or self.side is None or self.tricks is None:
            return None
        return Played(self.bid, self.side, self.tricks)

    def missing(self, options: Options) -> str:
        """What is to be said next."""
        is_played = self.bid is not PASS or options.all_pass is AllPass.PLAY_NO_TRUMPS
        if self.bid is None:
            return "Contract: click it, or F1–F5 for the level and F6–F10 for the suit."
        if is_played and self.side is None:
            return "Who bid it? ← and → choose." if self.bid is not PASS else "Whose tricks do you count? ← and →."
        if is_played and self.tricks is None:
            return "Was it made? 0 is made, 1 is lost." if self.bid.is_misere else "Tricks they won: type the number."
        return ""
