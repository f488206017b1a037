"""Random endings of every kind of hand, with the Joker often bound by what has been led and thrown off before."""

from __future__ import annotations

from random import Random

from game.cards.card import JOKER, Card, Suit
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.rules import HandStart
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, Bid, Denomination
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.trumps import effective_suit
from game.rules.five_hundred.view import Phase

KINDS = ("trumps", "no trumps", "misère", "all pass")


def hand_of(
    kind: str, rng: Random, hands: list[list[Card]], leader: Seat, contractor: Seat = Seat.SOUTH
) -> FiveHundredHand:
    """A hand in play, with *leader* on lead."""
    hand = FiveHundredHand(HandStart(1, Seat.EAST, (0, 0), Options(all_pass=AllPass.PLAY_NO_TRUMPS)))
    hand.phase, hand.to_act, hand._legal = Phase.PLAYING, leader, None
    hand.hands = hands
    if kind == "all pass":
        return hand
    hand.contractor = contractor
    if kind == "misère":
        hand.contract = rng.choice((MISERE, OPEN_MISERE))
        hand.sitting_out = contractor.partner
    else:
        hand.contract = Bid.of(6, Denomination(rng.randrange(4)) if kind == "trumps" else Denomination.NO_TRUMPS)
        hand.trump = hand.contract.trump
    return hand


def random_ending(rng: Random, kind: str, cards_each: int, on_table: int) -> FiveHundredHand:
    """An ending with so many cards in each hand before the *on_table* cards of a trick are played.

    Half of them come about by random play from the deal, in which Jokers and Jacks are mostly kept; the others are made
    of few suits, with any suits led and any of the Joker holder's missing suits thrown off on.
    """
    hand = _played_down(rng, kind, cards_each) if rng.random() < 0.5 else _made_up(rng, kind, cards_each)
    for _ in range(on_table):
        hand.apply(_mostly_dull(rng, hand))
    return hand


def _mostly_dull(rng: Random, hand: FiveHundredHand) -> Play:
    plays = [play for play in hand.legal_actions() if isinstance(play, Play)]
    dull = [play for play in plays if play.card is not JOKER and play.card.rank != 11]
    return rng.choice(dull if dull and rng.random() < 0.85 else plays)


def _dealt(rng: Random, kind: str) -> tuple[list[list[Card]], Seat, Seat]:
    pack = list(shuffled(pack_of_43(), rng))
    contractor, leader = rng.choice(SEATS), rng.choice(SEATS)
    if kind == "misère":
        if rng.random() < 0.7:  # a hand somebody might call misère on
            pack.sort(key=lambda card: card.rank + 7 * rng.random())
        if JOKER in pack[:10] and rng.random() < 0.9:
            place = pack.index(JOKER)
            pack[place], pack[20] = pack[20], pack[place]
        low, rest = pack[:10], list(shuffled(pack[10:], rng))
        others = [seat for seat in SEATS if seat not in (contractor, contractor.partner)]
        if JOKER not in low and rng.random() < 0.8:
            rest.remove(JOKER)
            rest.insert(0, JOKER)
        hands: list[list[Card]] = [[], [], [], []]
        hands[contractor], hands[contractor.partner] = low, rest[20:30]
        hands[others[0]], hands[others[1]] = rest[:10], rest[10:20]
        return hands, contractor, rng.choice([contractor, *others])
    return [pack[10 * seat : 10 * seat + 10] for seat in SEATS], contractor, leader


def _played_down(rng: Random, kind: str, cards_each: int) -> FiveHundredHand:
    while True:
        hands, contractor, leader = _dealt(rng, kind)
        hand = hand_of(kind, rng, hands, leader, contractor)
        while hand.to_act is not None and (hand.trick or len(hand.hands[hand.to_act]) > cards_each):
            hand.apply(_mostly_dull(rng, hand))
        if hand.to_act is not None:
            return hand


def _made_up(rng: Random, kind: str, cards_each: int) -> FiveHundredHand:
    hands, contractor, leader = _dealt(rng, kind)
    suits = rng.sample(list(Suit), rng.randint(2, 4))
    few = [card for card in pack_of_43() if card.suit in suits and card is not JOKER]
    if len(few) < 4 * cards_each:
        few = [card for card in pack_of_43() if card is not JOKER]
    players = [seat for seat in SEATS if kind != "misère" or seat is not contractor.partner]
    cards = list(shuffled(few, rng))[: cards_each * 4]
    holder = rng.choice([seat for seat in players if kind != "misère" or seat is not contractor])
    hands = [cards[seat * cards_each : (seat + 1) * cards_each] for seat in SEATS]
    if rng.random() < 0.9:
        hands[holder][rng.randrange(cards_each)] = JOKER
    hand = hand_of(kind, rng, hands, leader, contractor)
    if hand.trump is None:
        hand.suits_led = frozenset(suit for suit in Suit if rng.random() < 0.5)
        missing = [suit for suit in Suit if all(card.suit is not suit for card in hands[holder])]
        thrown = [frozenset[Suit]()] * 4
        thrown[holder] = frozenset(suit for suit in missing if rng.random() < 0.5)
        hand.suits_led |= thrown[holder]
        hand.thrown_off = tuple(thrown)
    return hand


def lopsided_ending(rng: Random, kind: str, cards_each: int) -> FiveHundredHand:
    """An ending of few suits in which most hands are void in some; without trumps somebody holds the Joker.

    Any suits may have been led, and the Joker's holder may have thrown off on any it lacks.
    """
    contractor, trump = rng.choice(SEATS), Suit(rng.randrange(4)) if kind == "trumps" else None
    players = [seat for seat in SEATS if kind != "misère" or seat is not contractor.partner]
    pack = [card for card in shuffled(pack_of_43(), rng) if card is not JOKER or trump is not None]
    suits = rng.sample(list(Suit), rng.choice((2, 3, 3, 4)))
    hands: list[list[Card]] = []
    for _ in SEATS:
        own = rng.sample(suits, min(len(suits), rng.choice((1, 2, 2, 3))))
        cards = [card for card in pack if effective_suit(card, trump) in own][:cards_each]
        cards += [card for card in pack if card not in cards][: cards_each - len(cards)]
        pack = [card for card in pack if card not in cards]
        hands.append(cards)
    hand = hand_of(kind, rng, hands, rng.choice(players), contractor)
    hand.trump = trump
    if trump is None:
        holder = rng.choice([seat for seat in players if kind != "misère" or seat is not contractor])
        hands[holder][0] = JOKER
        _bind_joker(rng, hand, holder)
    return hand


def _bind_joker(rng: Random, hand: FiveHundredHand, holder: Seat) -> None:
    missing = [suit for suit in Suit if all(card.suit is not suit for card in hand.hands[holder])]
    thrown = [frozenset[Suit]()] * 4
    thrown[holder] = frozenset(suit for suit in missing if rng.random() < 0.5)
    hand.thrown_off = tuple(thrown)
    hand.suits_led = thrown[holder] | frozenset(suit for suit in Suit if rng.random() < 0.5)
