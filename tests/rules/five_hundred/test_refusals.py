"""A refusal says what would be allowed, speaks only of what the player knows, and changes nothing."""

from __future__ import annotations

import re

import pytest

from game.cards.card import JOKER, Suit, all_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, ChangeOptions, Deal, Discard, IllegalAction, Play
from game.engine.match import Match
from game.engine.rules import HandStart
from game.rules.five_hundred.bids import ALL_BIDS, PASS
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.rules import FIVE_HUNDRED
from tests.rules.five_hundred.table import Ending, Table, action, options, refused, state_of

# reason, options, calls, the line refused, the sentence
BIDS = [
    ("too low", "", "7S", "W bids 6NT", "6 no trumps does not outrank 7 spades; bid higher, or pass."),
    ("the same again", "", "7S", "W bids 7S", "7 spades does not outrank 7 spades; bid higher, or pass."),
    ("misère before a seven", "", "6NT", "W bids M", "Misère may be bid once somebody has bid 7 or more."),
    ("misère at the first call", "", "", "S bids M", "Misère may be bid once somebody has bid 7 or more."),
    ("open misère before an eight", "", "7NT", "W bids OM", "Open misère may be bid once somebody has bid 8 or more."),
    (
        "open misère after misère alone",
        "misere-any-time=no",
        "7S M",
        "N bids OM",
        "Open misère may be bid once somebody has bid 8 or more.",
    ),
    ("misère after an eight", "", "8S", "W bids M", "Misère does not outrank 8 spades; bid higher, or pass."),
    (
        "misère by points after 8C",
        "misere-rank=by-points",
        "8C",
        "W bids M",
        "Misère does not outrank 8 clubs; bid higher, or pass.",
    ),
    (
        "8S by points after misère",
        "misere-rank=by-points",
        "7S M",
        "N bids 8S",
        "8 spades does not outrank misère; bid higher, or pass.",
    ),
    ("open misère after 10H", "", "10H", "W bids OM", "Open misère does not outrank 10 hearts; bid higher, or pass."),
    (
        "10H after open misère",
        "",
        "8S OM",
        "N bids 10H",
        "10 hearts does not outrank open misère; bid higher, or pass.",
    ),
    ("six under lowest bid seven", "lowest-bid=7", "", "S bids 6H", "Under these rules the lowest bid is 7 spades."),
    (
        "no misère played",
        "misere-bids=none",
        "7S",
        "W bids M",
        "Misère is not played under these rules; bid tricks, or pass.",
    ),
    (
        "no open misère played",
        "misere-bids=none",
        "8S",
        "W bids OM",
        "Misère is not played under these rules; bid tricks, or pass.",
    ),
    (
        "open misère alone",
        "misere-bids=open",
        "7S",
        "W bids M",
        "Only open misère is played under these rules, not closed.",
    ),
    ("out of turn", "", "7S", "N bids 8S", "It is West's turn."),
    ("one who passed", "", "- 6S 6C 6D", "S bids 7S", "It is West's turn."),
    ("a card during the auction", "", "6S", "W plays 8S", "Now is the time to bid or pass."),
    ("a throw-out during the auction", "", "6S", "W throws 8S", "Now is the time to bid or pass."),
    (
        "raise: too low",
        "winner-may-raise=yes",
        "7S - - -",
        "S bids 6H",
        "6 hearts does not outrank 7 spades; bid higher, or pass.",
    ),
    ("raise: another seat", "winner-may-raise=yes", "7S - - -", "W bids 8H", "It is South's turn."),
    (
        "raise: a card",
        "winner-may-raise=yes",
        "7S - - -",
        "S plays 8S",
        "The contract may be raised once now, or left as it is by a pass.",
    ),
    ("a bid while throwing out", "", "7S - - -", "S bids 8S", "Three cards must be thrown out first."),
    ("after all passed", "", "- - - -", "S bids 6S", "No hand is being played; the cards must be dealt first."),
]


@pytest.mark.parametrize(("words", "calls", "line", "reason"), [r[1:] for r in BIDS], ids=[r[0] for r in BIDS])
def test_refused_calls(words: str, calls: str, line: str, reason: str) -> None:
    assert refused(Table(words).calls(calls), line) == reason


FOLLOW = "follow suit while you can."

# reason, contract, hands S / W / N / E, suits led before, suits West threw off on, cards played, line, sentence
PLAYS = [
    ("not following", "6S", "QH 4D / 5H AS / 7H 8H / 9H 10H", "", "", "QH", "W plays AS", f"Hearts were led: {FOLLOW}"),
    (
        "the Joker while holding the suit",
        "6NT",
        "QH 4D / 5H Jo / 7H 8H / 9H 10H",
        "",
        "",
        "QH",
        "W plays Jo",
        f"Hearts were led: {FOLLOW}",
    ),
    (
        "the left bower does not follow its printed suit",
        "6S",
        "QC 4D / 5C JC / 7H 8H / 9H 10H",
        "",
        "",
        "QC",
        "W plays JC",
        f"Clubs were led: {FOLLOW} The Jack of clubs is the left bower, a trump.",
    ),
    (
        "the left bower has to follow trumps",
        "6S",
        "QS 4D / 5C JC / 7H 8H / 9H 10H",
        "",
        "",
        "QS",
        "W plays 5C",
        f"Spades were led: {FOLLOW} Your Jack of clubs is the left bower, a trump.",
    ),
    (
        "no word of the bower beside another trump",
        "6S",
        "QS 4D 5D / 5C JC 6S / 7H 8H 9D / 9H 10H JD",
        "",
        "",
        "QS",
        "W plays 5C",
        f"Spades were led: {FOLLOW}",
    ),
    (
        "the Joker has to follow trumps",
        "6S",
        "QS 4D / 5C Jo / 7H 8H / 9H 10H",
        "",
        "",
        "QS",
        "W plays 5C",
        f"Spades were led: {FOLLOW} The Joker is a trump.",
    ),
    (
        "the left bower was led",
        "6S",
        "JC 4D / 5C 6S / 7H 8H / 9H 10H",
        "",
        "",
        "JC",
        "W plays 5C",
        f"Spades were led: {FOLLOW}",
    ),
    (
        "the suit named must be followed",
        "6NT",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "",
        "",
        "Jo/C",
        "W plays 6S",
        f"Clubs were led: {FOLLOW}",
    ),
    (
        "threw off before",
        "6NT",
        "QH 4D / 5C Jo / 7H 8H / 9H 10H",
        "",
        "H",
        "QH",
        "W plays Jo",
        "You threw off on hearts before, so the Joker may not be played on them. Any other card will do.",
    ),
    (
        "a suit named while following",
        "6NT",
        "QH 4D / 5C Jo / 7H 8H / 9H 10H",
        "",
        "",
        "QH",
        "W plays Jo as S",
        "A suit is named only when the Joker is led.",
    ),
    (
        "a suit named for a plain card led",
        "6NT",
        "QH 4D / 5C Jo / 7H 8H / 9H 10H",
        "",
        "",
        "",
        "S plays QH as H",
        "A suit is named only when the Joker is led without trumps.",
    ),
    (
        "a suit named at a trump contract",
        "6S",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "",
        "",
        "",
        "S plays Jo as S",
        "A suit is named only when the Joker is led without trumps.",
    ),
    (
        "no suit named",
        "6NT",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "SC",
        "",
        "",
        "S plays Jo",
        "Name the suit the Joker is led as: diamonds or hearts.",
    ),
    (
        "a suit named that was led",
        "6NT",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "SC",
        "",
        "",
        "S plays Jo as C",
        "Clubs have been led already; the Joker may be led as diamonds or hearts.",
    ),
    (
        "all suits led",
        "6NT",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "SCDH",
        "",
        "",
        "S plays Jo",
        "Every suit has been led, so the Joker may be led only as your last card. Any other card will do.",
    ),
    (
        "all suits led, one named",
        "6NT",
        "Jo 4D / 5C 6S / 7H 8H / 9H 10H",
        "SCDH",
        "",
        "",
        "S plays Jo as H",
        "Every suit has been led, so the Joker may be led only as your last card. Any other card will do.",
    ),
    (
        "all suits led, last card, one named",
        "6NT",
        "Jo / 6S / 8H / 10H",
        "SCDH",
        "",
        "",
        "S plays Jo as H",
        "Every suit has been led, so lead the Joker without naming one.",
    ),
    (
        "last card, no suit named though one is left",
        "6NT",
        "Jo / 6S / 8H / 10H",
        "SCD",
        "",
        "",
        "S plays Jo",
        "Name the suit the Joker is led as: hearts.",
    ),
    (
        "not in hand",
        "6S",
        "QH 4D / 5H AS / 7H 8H / 9H 10H",
        "",
        "",
        "QH",
        "W plays QS",
        "The Queen of spades is not in your hand; play a card that is.",
    ),
    (
        "another player's card",
        "6S",
        "QH 4D / 5H AS / 7H 8H / 9H 10H",
        "",
        "",
        "QH",
        "W plays 7H",
        "The 7 of hearts is not in your hand; play a card that is.",
    ),
    (
        "not in hand on lead",
        "6S",
        "QH 4D / 5H AS / 7H 8H / 9H 10H",
        "",
        "",
        "",
        "S plays Jo",
        "The Joker is not in your hand; play a card that is.",
    ),
    ("out of turn", "6S", "QH 4D / 5H AS / 7H 8H / 9H 10H", "", "", "QH", "N plays 7H", "It is West's turn."),
    (
        "a bid during play",
        "6S",
        "QH 4D / 5H AS / 7H 8H / 9H 10H",
        "",
        "",
        "QH",
        "W bids 7S",
        "Now is the time to play a card.",
    ),
    (
        "a throw-out during play",
        "6S",
        "QH 4D / 5H AS / 7H 8H / 9H 10H",
        "",
        "",
        "",
        "S throws QH",
        "Now is the time to play a card.",
    ),
    (
        "after the last trick",
        "6S",
        "QH / 5H / 7H / 9H",
        "",
        "",
        "QH 5H 7H 9H",
        "S plays QH",
        "The hand is over; the cards must be dealt again.",
    ),
]


@pytest.mark.parametrize(
    ("contract", "hands", "led", "thrown", "played", "line", "reason"),
    [r[1:] for r in PLAYS],
    ids=[r[0] for r in PLAYS],
)
def test_refused_plays(contract: str, hands: str, led: str, thrown: str, played: str, line: str, reason: str) -> None:
    ending = Ending(contract, hands, led=led, thrown={"W": thrown}).plays(played)
    assert refused(ending, line) == reason


def test_refused_throw_outs() -> None:
    table = Table(south="5H 6H 7H 8H", west="4H").calls("6S - - -")
    assert refused(table, "S throws 4H") == "The 4 of hearts is not in your hand; throw out cards that are."
    assert refused(table, "W throws 4H") == "It is South's turn."


def test_refused_before_the_deal() -> None:
    match = Match(FIVE_HUNDRED, options(), Seat.EAST)
    for line in ("S bids 6S", "S plays QH", "S throws QH"):
        with pytest.raises(IllegalAction) as refusal:
            match.apply(action(line))
        assert refusal.value.reason == "No hand is being played; the cards must be dealt first."
    hand = FiveHundredHand(HandStart(1, Seat.EAST, (0, 0), options()))
    with pytest.raises(IllegalAction) as refusal:
        hand.apply(action("S bids 6S"))
    assert refusal.value.reason == "The cards must be dealt first."


def test_a_deal_in_the_middle_of_a_hand() -> None:
    table = Table()
    deal = Deal(FIVE_HUNDRED.pack())
    with pytest.raises(IllegalAction) as refusal:
        table.match.apply(deal)
    assert refusal.value.reason == "The hand under way must be finished first."
    assert refusal.value.seat is None and refusal.value.action is deal
    with pytest.raises(IllegalAction) as refusal:
        table.hand.apply(deal)
    assert refusal.value.reason == "The cards are dealt already; play the hand to its end."


def test_after_the_game_nothing_goes_on() -> None:
    table = Table(scores=(460, 0), south="Jo JS JC AS KS QS 10S 9S 8S 7S", kitty="4H 4D 5H")
    table.calls("6S - - -").throws("4H 4D 5H").play_out()
    assert table.match.is_over
    assert refused(table, "S bids 6S") == "The game is over; a new one may be begun."
    with pytest.raises(IllegalAction) as refusal:
        table.match.apply(Deal(FIVE_HUNDRED.pack()))
    assert refusal.value.reason == "The game is over; a new one may be begun."


def test_the_exception_reads_as_the_line_and_the_reason() -> None:
    table = Table().calls("7S")
    with pytest.raises(IllegalAction, match="W bids 6S: 6 spades does not outrank 7 spades") as refusal:
        table.match.apply(action("W bids 6S"))
    assert refusal.value.seat is Seat.WEST and refusal.value.action == action("W bids 6S")
    assert isinstance(refusal.value, ValueError)


def test_a_bid_that_is_none_of_this_game() -> None:
    class Foreign:
        text = "3H"

    table = Table()
    with pytest.raises(IllegalAction) as refusal:
        table.match.apply(Call(Seat.SOUTH, Foreign()))
    assert refusal.value.reason == "Now is the time to bid or pass."


def test_a_change_of_options_is_no_business_of_the_hand() -> None:
    with pytest.raises(IllegalAction):
        Table().hand.apply(ChangeOptions(options(), ""))


SITUATIONS = [
    Table().calls("7S"),
    Table("winner-may-raise=yes").calls("7S - - -"),
    Table(kitty="Jo AS KS").calls("6S - - -"),
    Ending("6S", "QH 4D / 5C JC / 7H Jo / 9H 10H").plays("QH"),
    Ending("6S", "QS 4D / 5C JC / 7H Jo / 9H 10H").plays("QS"),
    Ending("6NT", "QH 4D / 5C Jo / 7H 8H / 9H 10H", thrown={"W": "H"}).plays("QH"),
    Ending("M", "Jo 4D / 5C 6S / 7H 8H / 9H 10H", led="SC"),
]


@pytest.mark.parametrize("at", range(len(SITUATIONS)))
def test_every_refusal_is_a_sentence_that_names_no_card_the_seat_cannot_know(at: int) -> None:
    """Over every call, throw-out and play by every seat: the only cards named are the one tried and own ones."""
    hand = SITUATIONS[at].hand
    legal = set(hand.legal_actions())
    tried = 0
    for seat in SEATS:
        candidates = [Call(seat, bid) for bid in (PASS, *ALL_BIDS)]
        candidates += [kind(seat, card) for card in all_cards() for kind in (Discard, Play)]
        candidates += [Play(seat, JOKER, suit) for suit in Suit]
        for candidate in candidates:
            if candidate in legal:
                continue
            before = state_of(hand)
            with pytest.raises(IllegalAction) as refusal:
                hand.apply(candidate)
            assert state_of(hand) == before
            reason = refusal.value.reason
            assert re.fullmatch(r"[A-Z0-9].*\.", reason), reason
            named = {card for card in all_cards() if card.name in reason}
            known = {candidate.card} if not isinstance(candidate, Call) else set()
            assert named <= known | set(hand.hands[seat]), (candidate, reason)
            if seat is not hand.to_act:
                assert not named, "out of turn, not a word about cards"
            tried += 1
    assert tried > 400
