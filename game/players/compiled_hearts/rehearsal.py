"""Rehearsing a hand of Hearts: what each card, or each pass, comes to in one imagined world after another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.players.compiled.jit import Ints
from game.players.compiled_hearts import layout as at
from game.players.compiled_hearts.passing import three_by_thumb
from game.players.compiled_hearts.playout import pass_and_play_each, play_at_random, play_out_each, start_again
from game.players.compiled_hearts.thumb import by_thumb
from game.players.compiled_hearts.walk import wander
from game.rules.hearts.options import Moon, Options
from game.rules.hearts.scoring import ALL_POINTS, CARD_POINTS
from game.rules.hearts.view import HeartsView, Phase

CHANCE_BITS: Final = 1 << 48
"""How many states the generator of chance has."""
_CARDS: Final = {at.number_of(card): card for card in pack_of_52()}


def set_of(cards: Iterable[Card]) -> int:
    """The set of *cards* as the kernels write it."""
    return sum([1 << at.NUMBERS[card.index] for card in cards])


def set_of_indices(cards: int) -> int:
    """The same of a set that has bit ``Card.index`` set for each card."""
    return sum([(cards >> 13 * suit & at.SUIT) << 16 * suit for suit in range(4)])


@dataclass(frozen=True, slots=True)
class Outcome:
    """Means over playouts: the own ``points`` and those of each other player, and how often each thing came."""

    points: float
    others: float
    own_moon: float
    other_moon: float
    queen: float


class Rehearsal:
    """One decision, world after world; the sums grow until they are asked for. For one thread.

    ``strays`` is how often in 1024 a player of a playout takes any card.
    """

    def __init__(self, view: HeartsView, strays: int) -> None:
        self.work = at.make_table()
        set_options(self.work, view.options)
        self.work[at.STRAYS] = strays
        self.work[at.ME] = int(view.seat)
        self.work[at.LEADER] = int(view.dealer.right)
        self.work[at.PASSES_TO] = view.direction.value
        self.is_passing = view.phase is Phase.PASSING
        _lay_out(self.work, view)

    def ask_cards(self, cards: Sequence[Card]) -> None:
        """Ask about these cards to be played."""
        for number, card in enumerate(cards):
            self.work[at.PLAYS + number] = at.NUMBERS[card.index]

    def ask_passes(self, passes: Sequence[Iterable[Card]]) -> None:
        """Ask about these sets of three to be passed."""
        for number, cards in enumerate(passes):
            self.work[at.PLAYS + number] = set_of(cards)

    def set_up(self, hands: Sequence[int], rng: Random, suspects: Mapping[Seat, float] | None = None) -> None:
        """Take up a world: the hands by seat, as sets, and how likely *suspects* are out for the moon in it."""
        for seat in SEATS:
            self.work[at.HANDS + seat] = hands[seat]
        for seat, chance in (suspects or {}).items():
            self.work[at.CHASES + seat] = int(rng.random() < chance)
        self.work[at.CHANCE] = int(rng.random() * CHANCE_BITS)

    def play_cards(self, count: int, plans: int) -> None:
        """Play each of the *count* cards out in the world taken up, with one or two plans."""
        play_out_each(self.work, count, plans)

    def play_passes(self, count: int, plans: int) -> None:
        """Pass each of the *count* sets and play the hand out."""
        pass_and_play_each(self.work, count, plans)

    def outcome(self, number: int, plan: int) -> Outcome | None:
        """What the asked about has come to so far; ``None`` if it was not played out."""
        place = at.SUMS + (plan * at.MOST_PLAYS + number) * at.SUM_PLACES
        count = int(self.work[place + at.COUNT])
        if not count:
            return None
        sums = [int(self.work[place + which]) for which in range(at.COUNT)]
        return Outcome(
            sums[at.OWN] / count,
            sums[at.OTHERS] / count / 3,
            sums[at.OWN_MOONS] / count,
            sums[at.OTHER_MOONS] / count,
            sums[at.QUEENS] / count,
        )


def set_options(work: Ints, options: Options) -> None:
    """Let the rules that can be switched hold in the buffer."""
    work[at.TWO_LEADS] = int(options.two_of_clubs_leads)
    work[at.IS_CLEAN] = int(options.clean_first_trick)
    adds = options.moon is Moon.ADD
    work[at.MOON_SHOOTER], work[at.MOON_OTHERS] = (0, ALL_POINTS) if adds else (-ALL_POINTS, 0)


def _lay_out(work: Ints, view: HeartsView) -> None:
    """All of a position but the hands."""
    played = [play.card for trick in view.tricks for play in trick.plays] + [play.card for play in view.trick]
    work[at.PLAYED] = set_of(played)
    work[at.QUEEN_TO] = -1
    for seat, suits, points in zip(SEATS, view.shown_out(), view.points_taken, strict=True):
        work[at.VOIDS + seat] = sum([1 << suit for suit in suits])
        work[at.TAKEN + seat] = points
    for trick in view.tricks:
        if any(at.NUMBERS[play.card.index] == at.QUEEN for play in trick.plays):
            work[at.QUEEN_TO] = int(trick.winner)
    work[at.TO_ACT] = int(view.to_act if view.to_act is not None else view.seat)
    work[at.IS_BROKEN] = int(view.is_broken)
    work[at.TRICKS] = len(view.tricks)
    work[at.ON_TABLE] = len(view.trick)
    work[at.POT] = sum([CARD_POINTS[play.card.index] for play in view.trick])
    if view.trick:
        led = view.trick[0].card.suit
        assert led is not None
        best = max((play for play in view.trick if play.card.suit is led), key=lambda play: play.card.rank)
        work[at.LED], work[at.BEST], work[at.BEST_SEAT] = int(led), at.NUMBERS[best.card.index], int(best.seat)


@dataclass(frozen=True, slots=True)
class RandomHand:
    """A hand played at random: who led first, each card with what might have been played, and the points by seat."""

    first: Seat
    plays: tuple[tuple[Card, frozenset[Card]], ...]
    taken: tuple[int, int, int, int]


def random_hand(hands: Sequence[Iterable[Card]], leader: Seat, options: Options, rng: Random) -> RandomHand:
    """Play four hands of thirteen to the end, every legal card as likely as the next; *leader* leads, or the ♣2."""
    work = deal(hands, leader, options, rng)
    play_at_random(work)
    plays = [
        (_CARDS[int(work[at.LOG + number])], _cards_in(int(work[at.LOG_LEGAL + number])))
        for number in range(int(work[at.LOG_LENGTH]))
    ]
    taken = [int(work[at.NOW + at.TAKEN + seat]) for seat in SEATS]
    return RandomHand(Seat(int(work[at.FIRST_LEADER])), tuple(plays), (taken[0], taken[1], taken[2], taken[3]))


def deal(hands: Sequence[Iterable[Card]], leader: Seat, options: Options, rng: Random) -> Ints:
    """A buffer with four hands dealt and nothing played."""
    work = at.make_table()
    set_options(work, options)
    work[at.QUEEN_TO] = -1
    work[at.TO_ACT] = int(leader)
    for seat in SEATS:
        work[at.HANDS + seat] = set_of(hands[seat])
        if options.two_of_clubs_leads and int(work[at.HANDS + seat]) & at.OPENER_BIT:
            work[at.TO_ACT] = int(seat)
    work[at.CHANCE] = int(rng.random() * CHANCE_BITS)
    return work


def _cards_in(cards: int) -> frozenset[Card]:
    return frozenset(card for number, card in _CARDS.items() if cards >> number & 1)


def card_by_thumb(view: HeartsView) -> Card:
    """The card the compiled rules of thumb play from *view*."""
    work = Rehearsal(view, 0).work
    work[at.HANDS + view.seat] = set_of(view.hand)
    start_again(work)
    return _CARDS[int(by_thumb(work, int(view.seat)))]


def pass_by_thumb(hand: Iterable[Card]) -> frozenset[Card]:
    """The three cards the compiled rules of thumb pass."""
    return _cards_in(int(three_by_thumb(set_of(hand))))


def warm_up_hearts() -> None:
    """Compile the kernels a decision calls, or fetch them from the cache: nothing is asked."""
    work = at.make_table()
    three_by_thumb(0)
    wander(work, 0)
    play_out_each(work, 0, 1)
    pass_and_play_each(work, 0, 1)
