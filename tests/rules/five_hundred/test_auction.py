"""Who calls when, and how an auction ends, under every bidding rule (rules page, "Auction")."""

from __future__ import annotations

import pytest

from game.engine.events import AuctionWon, CardsMoved
from game.rules.five_hundred.view import Phase
from tests.rules.five_hundred.table import Table, may


def describe(table: Table) -> str:
    """The state of an auction in a few words."""
    hand = table.hand
    match hand.phase:
        case Phase.BIDDING:
            assert hand.to_act is not None
            return f"{hand.to_act.letter} calls"
        case Phase.RAISING:
            assert hand.to_act is not None and hand.auction.standing is not None
            return f"{hand.to_act.letter} may raise {hand.auction.standing[1]}"
        case Phase.DISCARDING:
            assert hand.contractor is hand.to_act is not None
            return f"{hand.contractor.letter} plays {hand.contract}"
        case Phase.PLAYING:
            assert hand.contract is hand.contractor is None and hand.to_act is not None
            return f"no contract, {hand.to_act.letter} leads"
    return "thrown in"


AGAIN, SINGLE, RAISE = "passed-may-bid-again=yes", "single-round=yes", "winner-may-raise=yes"
NO_TRUMPS = "all-pass=play-no-trumps"

# reason, options, dealer, calls, state
AUCTIONS = [
    ("left of the dealer calls first", "", "E", "", "S calls"),
    ("left of South is West", "", "S", "", "W calls"),
    ("left of West is North", "", "W", "", "N calls"),
    ("left of North is East", "", "N", "", "E calls"),
    ("clockwise: after South West", "", "E", "6S", "W calls"),
    ("clockwise: after West North", "", "E", "- -", "N calls"),
    ("clockwise: after East South again", "", "E", "6S 6C 6D 6H", "S calls"),
    ("the dealer calls last and may take it", "", "E", "- - - 6S", "E plays 6S"),
    ("three passes after a bid end it", "", "E", "6S - - -", "S plays 6S"),
    ("two passes after a bid do not", "", "E", "6S - -", "E calls"),
    ("a player who passed is skipped", "", "E", "- 6S 6C 6D", "W calls"),
    ("two who passed are skipped", "", "E", "- 6S - 6C", "W calls"),
    ("the last opponent passing ends it", "", "E", "- 6S - 6C -", "E plays 6C"),
    ("a long auction of two", "", "E", "6S - 6C - 6D 6H 7S", "N calls"),
    ("a long auction of two ends by one pass", "", "E", "6S - 6C - 6D 6H 7S -", "S plays 7S"),
    ("partners may outbid each other", "", "E", "6S - 8S - -", "N plays 8S"),
    ("four passes throw the hand in", "", "E", "- - - -", "thrown in"),
    ("10NT ends at once", "", "E", "6S 10NT", "W plays 10NT"),
    ("10NT as the first call ends at once", "", "E", "10NT", "S plays 10NT"),
    ("10NT over 10H", "", "E", "10H 10NT", "W plays 10NT"),
    ("10NT over open misère", "", "E", "8S OM 10NT", "N plays 10NT"),
    ("10NT at once though passed players may bid again", AGAIN, "E", "- 10NT", "W plays 10NT"),
    ("10NT at once in a single round", SINGLE, "E", "- 10NT", "W plays 10NT"),
    ("10NT at once leaves nothing to raise", RAISE, "E", "- 10NT", "W plays 10NT"),
    ("open misère does not end it", "", "E", "8S OM", "N calls"),
    ("open misère stands when the others pass", "", "E", "8S OM - - -", "W plays OM"),
    ("closed misère stands", "", "E", "7S M - - -", "W plays M"),
    ("closed misère outbid by an eight", "", "E", "7S M 8S - - -", "N plays 8S"),
    # a passed player may bid again
    ("bid again: a passed player is asked again", AGAIN, "E", "- 6S 6C 6D", "S calls"),
    ("bid again: and may bid", AGAIN, "E", "- 6S 6C 6D 7S - -", "E calls"),
    ("bid again: three passes in a row end it", AGAIN, "E", "- 6S 6C 6D 7S - - -", "S plays 7S"),
    ("bid again: passes before the bid do not count", AGAIN, "E", "- - - 6S", "S calls"),
    ("bid again: the dealer's bid needs three passes", AGAIN, "E", "- - - 6S - -", "N calls"),
    ("bid again: the dealer's bid after three passes", AGAIN, "E", "- - - 6S - - -", "E plays 6S"),
    ("bid again: four passes at the start end it", AGAIN, "E", "- - - -", "thrown in"),
    # a single round
    ("single round: three calls are not all", SINGLE, "E", "6S - 6C", "E calls"),
    ("single round: ends after four calls, all bids", SINGLE, "E", "6S 6C 6D 6H", "E plays 6H"),
    ("single round: an early bid stands", SINGLE, "E", "6S - - -", "S plays 6S"),
    ("single round: four passes", SINGLE, "E", "- - - -", "thrown in"),
    ("single round overrides bidding again", f"{SINGLE} {AGAIN}", "E", "- 6S 6C -", "N plays 6C"),
    ("single round overrides bidding again, dealer bids", f"{SINGLE} {AGAIN}", "E", "- - - 6S", "E plays 6S"),
    ("single round from another dealer", SINGLE, "S", "- - 7H -", "E plays 7H"),
    # the winner may raise
    ("raise: the winner is asked once", RAISE, "E", "6S - - -", "S may raise 6S"),
    ("raise: a pass leaves it", RAISE, "E", "6S - - - -", "S plays 6S"),
    ("raise: without reply", RAISE, "E", "6S - - - 7H", "S plays 7H"),
    ("raise: once only", RAISE, "E", "6S - - - 6C", "S plays 6C"),
    ("raise: to 10NT", RAISE, "E", "6S - - - 10NT", "S plays 10NT"),
    ("raise: to closed misère after one's own seven", RAISE, "E", "7S - - - M", "S plays M"),
    ("raise: misère to an eight", RAISE, "E", "7S M - - - 8S", "W plays 8S"),
    ("raise: open misère can only become 10NT", RAISE, "E", "8S OM - - - 10NT", "W plays 10NT"),
    ("raise: the dealer after three passes", RAISE, "E", "- - - 6S", "E may raise 6S"),
    ("raise: four passes leave nobody to raise", RAISE, "E", "- - - -", "thrown in"),
    ("raise and single round", f"{RAISE} {SINGLE}", "E", "- 6S - -", "W may raise 6S"),
    ("raise and single round: then it is over", f"{RAISE} {SINGLE}", "E", "- 6S - - 6D", "W plays 6D"),
    ("raise and bid again: three passes first", f"{RAISE} {AGAIN}", "E", "- 6S - -", "S calls"),
    ("raise and bid again: then the raise", f"{RAISE} {AGAIN}", "E", "- 6S - - -", "W may raise 6S"),
    ("raise and bid again: the pass is no fourth chance", f"{RAISE} {AGAIN}", "E", "- 6S - - - -", "W plays 6S"),
    ("all three bidding rules: single round wins", f"{RAISE} {AGAIN} {SINGLE}", "E", "6S - - -", "S may raise 6S"),
    # everybody passes
    ("all pass, next dealer deals", "all-pass=next-dealer", "E", "- - - -", "thrown in"),
    ("all pass, same dealer deals", "all-pass=same-dealer", "E", "- - - -", "thrown in"),
    ("all pass, played at no trumps, left of dealer leads", NO_TRUMPS, "E", "- - - -", "no contract, S leads"),
    ("all pass, played, another dealer", NO_TRUMPS, "W", "- - - -", "no contract, N leads"),
    ("all pass, played, after a single round", f"{NO_TRUMPS} {SINGLE}", "E", "- - - -", "no contract, S leads"),
    ("all pass, played, with bid again", f"{NO_TRUMPS} {AGAIN}", "E", "- - - -", "no contract, S leads"),
    ("all pass, played, nobody to raise", f"{NO_TRUMPS} {RAISE}", "E", "- - - -", "no contract, S leads"),
    ("played only if all pass", NO_TRUMPS, "E", "- - - 6S", "E plays 6S"),
    # 6NT convention and lowest bid
    ("6NT by convention is a real bid and is played", "six-no-trumps-convention=yes", "E", "6NT - - -", "S plays 6NT"),
    ("lowest seven: a seven wins", "lowest-bid=7", "E", "7S - - -", "S plays 7S"),
    ("lowest seven: all pass", "lowest-bid=7", "E", "- - - -", "thrown in"),
    ("lowest seven with 6NT convention", "lowest-bid=7 six-no-trumps-convention=yes", "E", "7NT - - -", "S plays 7NT"),
]


@pytest.mark.parametrize(("words", "dealer", "calls", "state"), [r[1:] for r in AUCTIONS], ids=[r[0] for r in AUCTIONS])
def test_auction(words: str, dealer: str, calls: str, state: str) -> None:
    assert describe(Table(words, dealer).calls(calls)) == state


def test_in_the_raise_only_a_higher_bid_or_a_pass() -> None:
    table = Table(RAISE).calls("10D - - -")
    assert may(table.hand) == "- 10H OM 10NT" or may(table.hand) == "- OM 10H 10NT"


def test_the_raise_is_kept_among_the_calls() -> None:
    table = Table(RAISE).calls("6S - - - 7H")
    assert [bid.text for _, bid in table.hand.view(table.hand.dealer).calls] == ["6S", "-", "-", "-", "7H"]
    assert table.hand.view(table.hand.dealer).standing == table.hand.auction.standing


def test_winning_the_auction_takes_the_kitty_unseen_by_the_others() -> None:
    table = Table(kitty="Jo AS KS").calls("6S - - -")
    won, moved = table.events[1:]
    assert won == AuctionWon(table.hand.contractor, table.hand.contract)
    assert isinstance(moved, CardsMoved) and moved.visible_to == (table.hand.contractor,)
    assert len(table.hand.hands[0]) == 13


def test_all_pass_played_at_no_trumps_leaves_the_kitty() -> None:
    table = Table(NO_TRUMPS, kitty="Jo AS KS").calls("- - - -")
    assert table.events[1:] == [AuctionWon(None, None)]
    assert table.hand.trump is None
    assert [len(hand) for hand in table.hand.hands] == [10] * 4
    table.play_out()
    assert [card.text for card in table.hand.kitty] == ["Jo", "AS", "KS"]
    assert all(not view.kitty for view in map(table.hand.view, table.hand.dealer.clockwise()))


# reason, options, first dealer, calls of the hand, next dealer
NEXT_DEALERS = [
    ("the deal passes clockwise after a hand", "", "S", "6S - - -", "W"),
    ("from West to North", "", "W", "6S - - -", "N"),
    ("from East to South", "", "E", "6S - - -", "S"),
    ("all pass: the next dealer deals", "all-pass=next-dealer", "S", "- - - -", "W"),
    ("all pass: the same dealer deals again", "all-pass=same-dealer", "S", "- - - -", "S"),
    ("a played hand passes the deal on, same dealer option or not", "all-pass=same-dealer", "S", "6S - - -", "W"),
    ("all pass, played at no trumps: the deal passes on", NO_TRUMPS, "S", "- - - -", "W"),
]


@pytest.mark.parametrize(
    ("words", "dealer", "calls", "after"), [r[1:] for r in NEXT_DEALERS], ids=[r[0] for r in NEXT_DEALERS]
)
def test_next_dealer(words: str, dealer: str, calls: str, after: str) -> None:
    table = Table(words, dealer).calls(calls)
    if table.hand.phase is Phase.DISCARDING:
        table.throws(" ".join(card.text for card in table.hand.hands[table.hand.to_act][:3]))
    table.play_out().next_deal()
    assert table.match.dealer.letter == table.hand.dealer.letter == after
    assert table.hand.to_act is table.match.dealer.left


def test_same_dealer_again_and_again() -> None:
    table = Table("all-pass=same-dealer", "N").calls("- - - -").next_deal().calls("- - - -").next_deal()
    assert table.match.dealer.letter == "N" and table.match.number == 3
    assert [hand.scores for hand in table.match.finished] == [(0, 0), (0, 0)]


def test_the_dealer_after_all_pass_follows_the_options_the_hand_was_dealt_with() -> None:
    table = Table("all-pass=same-dealer", "N").change("all-pass=next-dealer").calls("- - - -").next_deal()
    assert table.match.dealer.letter == "N"
    table.calls("- - - -").next_deal()
    assert table.match.dealer.letter == "E"
