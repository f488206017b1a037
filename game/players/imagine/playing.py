"""How likely a hand is to have played the cards its player played.

Everything asked about a play concerns the cards of one suit: was there a lower one, could the trick have been taken,
was the highest card held. So what a hand says is a sum over its suits, and each suit's part is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, TypeAlias

from game.cards.card import JOKER
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.players.imagine import figures
from game.players.imagine.card_sets import JOKER_BIT, PACK, lower_than, suit_sets
from game.players.imagine.figures import Habit
from game.rules.five_hundred.trumps import effective_suit, suit_led, winning_play
from game.rules.five_hundred.view import FiveHundredView

_JOKER_ALONE: Final = 4
"""Where the Joker stands among the suits at no trumps."""
_POSITIONS: Final = ("lead", "second", "third", "last")

Question: TypeAlias = Callable[[int], float]
"""From the cards of a suit held when the play was made, that one included, to the chance of making it."""


class Plays:
    """What the seats have played, and how a hand still held fits it."""

    def __init__(self, view: FiveHundredView) -> None:
        self.view: Final = view
        self.trump: Final = view.trump
        self._suits = (*suit_sets(self.trump), JOKER_BIT)
        self._lower = lower_than(self.trump)
        self._questions: list[list[list[tuple[Question, int]]]] = [[[] for _ in self._suits] for _ in SEATS]
        self._ask_all()

    def suits_of(self, seat: Seat) -> list[int]:
        """The numbers of the suits that the play of *seat* tells of; the Joker's is 4 where it belongs to none."""
        return [suit for suit, asked in enumerate(self._questions[seat]) if asked]

    def log_chance(self, seat: Seat, suit: int, part: int) -> float:
        """The log of how likely *seat* has played as it did, if *part* is what it still holds of a suit."""
        return sum([log(ask(part | since)) for ask, since in self._questions[seat][suit]])

    # Going through the play backwards: what a seat has played since, it held

    def _ask_all(self) -> None:
        tricks = [trick.plays for trick in self.view.tricks] + ([self.view.trick] if self.view.trick else [])
        played = [0]
        for plays in tricks:
            played.append(played[-1] | sum([1 << play.card.index for play in plays]))
        since = [0, 0, 0, 0]
        barred = self._barred(tricks)
        for number in range(len(tricks) - 1, -1, -1):
            plays = tricks[number]
            for at in range(len(plays) - 1, -1, -1):
                seat = plays[at].seat
                since[seat] |= 1 << plays[at].card.index
                for suit, question in self._ask(plays[: at + 1], played[number], (number, seat) in barred):
                    self._questions[seat][suit].append((question, since[seat] & self._suits[suit]))

    def _barred(self, tricks: list[tuple[Play, ...]]) -> set[tuple[int, Seat]]:
        """The tricks, by number, in which a seat could not have used the Joker: it had thrown off on that suit."""
        thrown: set[tuple[object, Seat]] = set()
        barred = set()
        for number, plays in enumerate(tricks):
            led = suit_led(plays[0], self.trump)
            for play in plays[1:]:
                if (led, play.seat) in thrown:
                    barred.add((number, play.seat))
                if play.card is not JOKER and effective_suit(play.card, self.trump) is not led:
                    thrown.add((led, play.seat))
        return barred

    def _ask(self, plays: tuple[Play, ...], played: int, is_barred: bool) -> list[tuple[int, Question]]:
        """The questions about the last of *plays*, each with the suit it concerns."""
        if len(plays) == 1:
            return self._ask_of_lead(plays[0], played)
        play, led = plays[-1], suit_led(plays[0], self.trump)
        if led is None:
            return []
        best = winning_play(plays[:-1], self.trump)
        suit = effective_suit(play.card, self.trump)
        card = 1 << play.card.index
        if suit is led:
            habit, losing = self._following(plays, best)
            return [(suit, _of_two(card, self._beating(best, suit), self._lower, habit, losing))]
        questions: list[tuple[int, Question]] = []
        if self.view.sitting_out is None and not is_barred and led is not self.trump:
            questions += self._ask_of_trumping(plays, best, card)
        if suit is not None and suit is not self.trump:
            questions.append((suit, _of_two(card, 0, self._lower, self._throwing_off(play.seat), None)))
        return questions

    def _ask_of_lead(self, play: Play, played: int) -> list[tuple[int, Question]]:
        suit = effective_suit(play.card, self.trump)
        if suit is None or self.view.sitting_out is not None:
            return []
        out = self._suits[suit] & PACK & ~played
        master = next(bit for bit in self._lower if bit & out and out & ~bit & ~self._lower[bit] == 0)
        often = figures.LEADS_MASTER["side"]
        if suit is self.trump:
            whose = {self.view.contractor: "contractor's trump"}.get(play.seat, "trump")
            whose = "partner's trump" if play.seat.partner is self.view.contractor else whose
            often = figures.LEADS_MASTER[whose]
        is_master = 1 << play.card.index == master

        def ask(part: int) -> float:
            if not part & master or part == master:
                return 1.0
            return often if is_master else (1 - often) / (part.bit_count() - 1)

        return [(suit, ask)]

    def _ask_of_trumping(self, plays: tuple[Play, ...], best: Play, card: int) -> list[tuple[int, Question]]:
        habit = figures.TRUMPING[self._place(plays, best)]
        if self.trump is not None:
            beating = self._suits[self.trump] & ~self._not_beating(best)
            return [(self.trump, _of_trumping(card, beating, self._lower, habit))] if beating else []
        if best.card is JOKER:
            return []
        return [(_JOKER_ALONE, _of_trumping(card, JOKER_BIT, self._lower, habit))]

    def _not_beating(self, best: Play) -> int:
        bit = 1 << best.card.index
        return bit | self._lower[bit] if effective_suit(best.card, self.trump) is self.trump else 0

    def _beating(self, best: Play, suit: int) -> int:
        """The cards of the suit led that would take the trick from *best*."""
        bit = 1 << best.card.index
        if not bit & self._suits[suit]:
            return 0 if best.card is JOKER or effective_suit(best.card, self.trump) is self.trump else self._suits[suit]
        return self._suits[suit] & ~bit & ~self._lower[bit]

    def _place(self, plays: tuple[Play, ...], best: Play) -> tuple[str, bool]:
        return _POSITIONS[len(plays) - 1], best.seat is plays[-1].seat.partner

    def _following(self, plays: tuple[Play, ...], best: Play) -> tuple[Habit, Habit]:
        if self.view.sitting_out is None:
            return figures.FOLLOWING[self._place(plays, best)], figures.LOSING
        if plays[-1].seat is self.view.contractor:
            return figures.MISERE_DUCKING, figures.MISERE_DUCKING
        habit = figures.MISERE_CATCHING_LAST if len(plays) == 3 else figures.MISERE_CATCHING
        return habit, habit

    def _throwing_off(self, seat: Seat) -> Habit:
        if self.view.sitting_out is None:
            return figures.THROWING_OFF
        return figures.MISERE_DUCKING if seat is self.view.contractor else figures.MISERE_CATCHER_THROWS


def _of_two(card: int, beating: int, lower: dict[int, int], habit: Habit, losing: Habit | None) -> Question:
    """The chance of *card* where some cards of the suit take the trick and the others do not."""
    wins = bool(card & beating)

    def ask(part: int) -> float:
        winners, losers = part & beating, part & ~beating
        chance = 1.0
        if winners and losers:
            chance = habit.win if wins else 1 - habit.win
        return chance * _which(card, winners if wins else losers, lower, habit if wins or losing is None else losing)

    return ask


def _of_trumping(card: int, beating: int, lower: dict[int, int], habit: Habit) -> Question:
    """The chance of having taken the trick with a trump, or of having left it, without a card of the suit led."""
    wins = bool(card & beating)

    def ask(part: int) -> float:
        winners = part & beating
        if not winners:
            return 1.0
        return habit.win * _which(card, winners, lower, habit) if wins else 1 - habit.win

    return ask


def _which(card: int, same: int, lower: dict[int, int], habit: Habit) -> float:
    """The chance of this card among those that do the same."""
    count = same.bit_count()
    if count < 2:
        return 1.0
    between = max(0.02, 1 - habit.lowest - habit.highest) if count > 2 else 0.0
    if not same & lower[card]:
        share = habit.lowest
    elif not same & ~card & ~lower[card]:
        share = habit.highest
    else:
        share = between / (count - 2)
    return share / (habit.lowest + habit.highest + between)
