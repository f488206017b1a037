"""Imagining the unseen in Hearts: hands that agree with everything one seat knows, every way as likely as the next.

Known are the own cards, those passed on that have not been played, and what the play has shown: suits not followed, a
heart led before hearts were broken, points thrown on a first trick that should be clean, the ♣2 with who has to lead
it. The law: the hand a world makes of a view looks to that view's seat like the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from game.cards.card import Suit
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.players.imagine.card_sets import card_set
from game.players.imagine.partition import Partition, without
from game.rules.hearts.play import OPENER
from game.rules.hearts.scoring import is_penalty
from game.rules.hearts.view import HeartsView, Phase

World: TypeAlias = tuple[int, ...]
"""By seat the cards it holds, those laid down to be passed among them, as sets of ``imagine.card_sets``."""

PACK: Final = card_set(pack_of_52())
SUITS: Final = tuple(card_set(card for card in pack_of_52() if card.suit is suit) for suit in Suit)
PENALTIES: Final = card_set(card for card in pack_of_52() if is_penalty(card))


class HeartsImagination:
    """The worlds one view allows. Sets of cards are those of ``imagine.card_sets``.

    ``held`` are the cards known by seat, ``played`` those it has played, ``allowed`` what else it may hold. Where
    ``is_whole`` is not so, some cards are in no hand.

    Raises:
        ValueError: no deal fits what the view says.
    """

    def __init__(self, view: HeartsView) -> None:
        self.view: Final = view
        self.played: Final = [0, 0, 0, 0]
        for plays in (*(trick.plays for trick in view.tricks), view.trick):
            for play in plays:
                self.played[play.seat] |= 1 << play.card.index
        self.held: Final = self._known()
        self.unseen: Final = PACK & ~(sum(self.held) | sum(self.played))
        self.allowed: Final = self._allowed()
        self._places: Final = sorted(view.seat.clockwise()[1:], key=lambda seat: self.allowed[seat].bit_count())
        sizes = [self._size(seat) - self.held[seat].bit_count() for seat in self._places]
        # A view put together from a few cards, as tests and puzzles do, leaves the rest of the pack out of play.
        gone = self.unseen.bit_count() - sum(sizes)
        allowed = [self.allowed[seat] for seat in self._places]
        if gone < 0 or min(sizes) < 0:
            raise ValueError("No deal fits what this view says.")
        self.is_whole: Final = gone == 0
        if gone:
            sizes, allowed = [*sizes, gone], [*allowed, PACK]
        self._partition: Final = Partition(self.unseen, sizes, allowed)

    def ways(self) -> int:
        """In how many ways the unseen cards may lie."""
        return self._partition.ways()

    def draw(self, rng: Random) -> World:
        """One world, each as likely as the next."""
        hands, kinds = list(self.held), self._partition.kinds
        for place, seat in enumerate(self._places):
            cards = self._partition.fill(place, kinds, rng)
            hands[seat] |= cards
            kinds = without(kinds, cards)
        return tuple(hands)

    def _known(self) -> list[int]:
        view = self.view
        held = [0, 0, 0, 0]
        held[view.seat] = card_set(view.hand)
        if view.phase is Phase.PASSING:
            held[view.seat] |= card_set(view.given)
            return held
        receiver = view.direction.receiver(view.seat)
        if receiver is not view.seat:
            held[receiver] |= card_set(view.given) & ~self.played[receiver]
        is_open = bool(view.tricks or view.trick)
        if view.options.two_of_clubs_leads and not is_open and view.to_act is not None:
            held[view.to_act] |= 1 << OPENER.index
        return held

    def _size(self, seat: Seat) -> int:
        """How many cards *seat* has or has laid down; what the turn of play says goes before a view's own count."""
        view = self.view
        if view.phase is Phase.PASSING:
            return len(view.hand) + len(view.given)
        if seat in [play.seat for play in view.trick] and view.to_act is view.seat:
            return min(view.hand_sizes[seat], len(view.hand) - 1)
        return view.hand_sizes[seat]

    def _allowed(self) -> list[int]:
        allowed = [PACK] * len(SEATS)
        for seat, suits in zip(SEATS, self.view.shown_out(), strict=True):
            for suit in suits:
                allowed[seat] &= ~SUITS[suit]
        is_broken = False
        for number, plays in enumerate((*(trick.plays for trick in self.view.tricks), self.view.trick)):
            if not plays:
                break
            is_clean = number == 0 and self.view.options.clean_first_trick
            if plays[0].card.suit is Suit.HEARTS and not is_broken:
                allowed[plays[0].seat] &= SUITS[Suit.HEARTS]
            if is_clean:
                _note_points(allowed, plays)
            is_broken = is_broken or any(play.card.suit is Suit.HEARTS for play in plays)
        return allowed


def _note_points(allowed: list[int], plays: Sequence[Play]) -> None:
    """Points on a clean first trick come from who has nothing else to play, or nothing else of the suit led."""
    led = plays[0].card.suit
    for play in plays:
        if not is_penalty(play.card):
            continue
        if play is plays[0]:
            allowed[play.seat] &= SUITS[Suit.HEARTS]
        elif play.card.suit is led:
            assert led is not None
            allowed[play.seat] &= ~SUITS[led] | PENALTIES
        else:
            allowed[play.seat] &= PENALTIES
