"""Views put together from a few words, to ask a player what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.cards.card import Card, Suit, parse_cards
from game.cards.seats import Seat
from game.engine.actions import Call, Discard, Play, SeatAction
from game.engine.tricks import Trick
from game.players.casual import Casual
from game.rules.five_hundred.bids import PASS, Bid, biddable
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.play import legal_plays
from game.rules.five_hundred.trumps import suit_led, winning_play
from game.rules.five_hundred.view import FiveHundredView, Phase

DEFAULTS = Options()


def parse_calls(text: str) -> tuple[tuple[Seat, Bid], ...]:
    """Read calls such as ``W:7H N:-``."""
    pairs = [word.split(":") for word in text.split()]
    return tuple((Seat.parse(seat), Bid.parse(bid)) for seat, bid in pairs)


def parse_trick(text: str) -> tuple[Play, ...]:
    """Read plays such as ``S:KH W:4H`` or, for a Joker led without trumps, ``S:Jo/H``."""
    plays = []
    for word in text.split():
        seat, card = word.split(":")
        card, _, named = card.partition("/")
        plays.append(Play(Seat.parse(seat), Card.parse(card), Suit.parse(named) if named else None))
    return tuple(plays)


def bidding(
    hand: str,
    calls: str = "",
    *,
    seat: str = "S",
    options: Options = DEFAULTS,
    scores: tuple[int, int] = (0, 0),
    phase: Phase = Phase.BIDDING,
) -> FiveHundredView:
    """A seat about to call on ten cards."""
    who, made = Seat.parse(seat), parse_calls(calls)
    bids = [bid for _, bid in made if not bid.is_pass]
    level = max((bid.level or 0 for bid in bids), default=0)
    legal = [Call(who, bid) for bid in (PASS, *biddable(bids[-1] if bids else None, level, options))]
    return _view(who, hand, legal, phase=phase, calls=made, options=options, scores=scores)


def discarding(hand: str, contract: str, *, seat: str = "S") -> FiveHundredView:
    """A contractor with thirteen cards, or fewer once some are thrown out."""
    who = Seat.parse(seat)
    legal = [Discard(who, card) for card in parse_cards(hand)]
    return _view(who, hand, legal, phase=Phase.DISCARDING, contract=Bid.parse(contract), contractor=who)


def playing(
    hand: str,
    contract: str,
    contractor: str,
    trick: str = "",
    *,
    seat: str = "S",
    tricks: Sequence[str] = (),
    exposed: str | None = None,
    calls: str = "",
) -> FiveHundredView:
    """A seat about to play a card."""
    who, bid = Seat.parse(seat), Bid.parse(contract)
    done = tuple(Trick(plays, winning_play(plays, bid.trump).seat) for plays in map(parse_trick, tricks))
    led = [suit_led(old.plays[0], bid.trump) for old in done]
    on_table = parse_trick(trick)
    blank = _view(who, hand, [], contract=bid, contractor=Seat.parse(contractor), tricks=done, trick=on_table)
    suits_led = frozenset(suit for suit in led if suit is not None)
    legal = legal_plays(who, parse_cards(hand), on_table, bid.trump, suits_led, blank.thrown_off()[who])
    return _view(
        who,
        hand,
        legal,
        contract=bid,
        contractor=Seat.parse(contractor),
        tricks=done,
        trick=on_table,
        exposed=parse_cards(exposed) if exposed is not None else None,
        calls=parse_calls(calls) or ((Seat.parse(contractor), bid),),
    )


def _view(
    seat: Seat,
    hand: str,
    legal: Sequence[SeatAction],
    *,
    phase: Phase = Phase.PLAYING,
    calls: tuple[tuple[Seat, Bid], ...] = (),
    options: Options = DEFAULTS,
    scores: tuple[int, int] = (0, 0),
    contract: Bid | None = None,
    contractor: Seat | None = None,
    trick: tuple[Play, ...] = (),
    tricks: tuple[Trick, ...] = (),
    exposed: tuple[Card, ...] | None = None,
) -> FiveHundredView:
    cards = parse_cards(hand)
    return FiveHundredView(
        seat=seat,
        dealer=Seat.EAST,
        number=1,
        scores=scores,
        to_act=seat,
        hand=cards,
        hand_sizes=(len(cards),) * 4,
        trick=trick,
        legal=tuple(legal),
        options=options,
        phase=phase,
        calls=calls,
        contract=contract,
        contractor=contractor,
        kitty=(),
        discards=(),
        exposed=exposed,
        tricks=tricks,
    )


def answer(view: FiveHundredView) -> str:
    """What the casual player does: a bid, a card, or a card and the suit it names (``Jo/H``)."""
    match Casual().choose(view, Random(1)):
        case Call(bid=bid):
            return bid.text
        case Discard(card=card):
            return card.text
        case Play(card=card, suit=suit):
            return card.text if suit is None else f"{card.text}/{suit.letter}"


def thrown_out(hand: str, contract: str) -> set[str]:
    """The three cards the casual player throws out of thirteen."""
    thrown: set[str] = set()
    words = hand.split()
    for _ in range(3):
        thrown.add(answer(discarding(" ".join(words), contract)))
        words = [word for word in hand.split() if word not in thrown]
    return thrown
