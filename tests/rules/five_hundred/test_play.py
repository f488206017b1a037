"""What may be played and who wins the trick, with trumps and without (rules page, "Play")."""

from __future__ import annotations

import pytest

from game.cards.card import JOKER, Card, Suit, all_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.engine.events import SuitNamed, TrickWon
from game.rules.five_hundred.play import legal_plays
from game.rules.five_hundred.trumps import effective_suit, left_bower, right_bower, strength, suit_led, winning_play
from game.rules.five_hundred.view import Phase
from tests.rules.five_hundred.table import Ending, cards, may, split_words

# reason, contract, hands S / W / N / E, cards played so far, what the next may play
FOLLOWING = [
    ("a leader may lead anything", "6S", "QH AS / 5H 6H / 7H 8H / 9H 10H", "", "QH AS"),
    ("follow suit if you can", "6S", "QH 4D / 5H AS / 7H 8H / 9H 10H", "QH", "5H"),
    ("any card of the suit", "6S", "QH 4D 5D / 5H AS KH / 7H 8H 9C / 9H 10H 8C", "QH", "5H KH"),
    ("void: any card, nobody must trump", "6S", "QH 4D 5D / AS 5C 6D / 7H 8H 9C / 9H 10H 8C", "QH", "AS 5C 6D"),
    ("trump led: follow with trumps", "6S", "QS 4D / 5H 6S / 7H 8H / 9H 10H", "QS", "6S"),
    ("trump led: the Joker follows", "6S", "QS 4D / 5H Jo / 7H 8H / 9H 10H", "QS", "Jo"),
    ("trump led: the left bower must follow", "6S", "QS 4D / 5H JC / 7H 8H / 9H 10H", "QS", "JC"),
    ("trump led: the right bower must follow", "6S", "QS 4D / 5H JS / 7H 8H / 9H 10H", "QS", "JS"),
    (
        "trump led: Joker, bowers and trumps all follow",
        "6S",
        "QS 4D 5D 6D / Jo JC JS 5S / 7H 8H 9C 10C / 9H 10H 8C 7C",
        "QS",
        "Jo JC JS 5S",
    ),
    (
        "only the left bower in clubs, spades trumps, club led: anything",
        "6S",
        "QC 4D / 5H JC / 7H 8H / 9H 10H",
        "QC",
        "5H JC",
    ),
    (
        "a club beside the left bower must follow the club lead",
        "6S",
        "QC 4D 5D / 5H JC 6C / 7H 8H 9D / 9H 10H 8D",
        "QC",
        "6C",
    ),
    ("left bower led: trumps are led", "6S", "JC 4D / 6C 5S / 7H 8H / 9H 10H", "JC", "5S"),
    ("left bower led: a club does not follow", "6S", "JC 4D / 6C 5H / 7H 8H / 9H 10H", "JC", "6C 5H"),
    ("Joker led at trumps: trumps are led", "6S", "Jo 4D / 6C 5S / 7H 8H / 9H 10H", "Jo", "5S"),
    ("Joker led at trumps: the left bower follows", "6S", "Jo 4D / 6C JC / 7H 8H / 9H 10H", "Jo", "JC"),
    ("Joker led at trumps: void may play anything", "6S", "Jo 4D / 6C JH / 7H 8H / 9H 10H", "Jo", "6C JH"),
    ("the Joker may not ruff while you hold the suit", "6S", "QH 4D / 5H Jo / 7H 8H / 9H 10H", "QH", "5H"),
    ("hearts trumps: the jack of diamonds follows hearts", "6H", "QH 4D / JD 5C / 7H 8H / 9H 10H", "QH", "JD"),
    ("hearts trumps: jack of diamonds is no diamond", "6H", "QD 4D / JD 5C / 7H 8H / 9H 10H", "QD", "JD 5C"),
    ("diamonds trumps: the jack of hearts is a trump", "6D", "QD 4C / JH 5C / 7H 8H / 9H 10H", "QD", "JH"),
    ("clubs trumps: the jack of spades is a trump", "6C", "QC 4D / JS 5H / 7H 8H / 9H 10H", "QC", "JS"),
    ("clubs trumps: the jack of hearts is a heart", "6C", "QH 4D / JH 5C / 7H 8H / 9H 10H", "QH", "JH"),
    ("the third player follows the lead, not the ruff", "6S", "QH 4D / AS 6C / 7H 8S / 9H 10H", "QH AS", "7H"),
    ("at no trumps the jack of clubs is a club", "6NT", "QC 4D / 5H JC / 7H 8H / 9H 10H", "QC", "JC"),
    ("at no trumps the jack of clubs does not follow spades", "6NT", "QS 4D / 5S JC / 7H 8H / 9H 10H", "QS", "5S"),
    # the Joker without trumps
    (
        "no trumps: the Joker leads as any unled suit",
        "6NT",
        "Jo 4D / 5S JC / 7H 8H / 9H 10H",
        "",
        "4D Jo/S Jo/C Jo/D Jo/H",
    ),
    ("no trumps: the named suit must be followed", "6NT", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "Jo/C", "JC"),
    ("no trumps: void in the named suit, anything", "6NT", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "Jo/D", "5S JC"),
    ("no trumps: a holder of the suit may not play the Joker", "6NT", "QS 4D / 5S Jo / 7H 8H / 9H 10H", "QS", "5S"),
    (
        "no trumps: void, first time asked: the Joker may be played",
        "6NT",
        "QS 4D / 5H Jo / 7H 8H / 9H 10H",
        "QS",
        "5H Jo",
    ),
    (
        "no trumps: and need not be: any card is legal",
        "6NT",
        "QS 4D 5D / 5H Jo 6C / 7H 8H 9C / 9H 10H 8C",
        "QS",
        "5H Jo 6C",
    ),
    ("misère: the Joker as at no trumps, leading", "M", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "", "4D Jo/S Jo/C Jo/D Jo/H"),
    ("misère: jacks are plain cards of their suit", "M", "QC 4D / JC JS / 7H 8H / 9H 10H", "QC", "JC"),
    ("open misère: void, first time asked: Joker or not", "OM", "QS 4D / 5H Jo / 7H 8H / 9H 10H", "QS", "5H Jo"),
    ("all passed: the Joker as at no trumps", "", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "", "4D Jo/S Jo/C Jo/D Jo/H"),
]


@pytest.mark.parametrize(
    ("contract", "hands", "played", "legal"), [r[1:] for r in FOLLOWING], ids=[r[0] for r in FOLLOWING]
)
def test_what_may_be_played(contract: str, hands: str, played: str, legal: str) -> None:
    assert may(Ending(contract, hands).plays(played).hand) == legal


@pytest.mark.parametrize(
    ("led", "thrown", "hands", "played", "legal"),
    [
        pytest.param("S", "", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "", "4D Jo/C Jo/D Jo/H", id="a suit led is not named"),
        pytest.param("SCD", "", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "", "4D Jo/H", id="one suit left to name"),
        pytest.param("SCDH", "", "Jo 4D / 5S JC / 7H 8H / 9H 10H", "", "4D", id="all four led: not to be led"),
        pytest.param("SCDH", "", "Jo / 5S / 7H / 9H", "", "Jo", id="all four led, last card: led without a suit"),
        pytest.param("SCD", "", "Jo / 5S / 7H / 9H", "", "Jo/H", id="last card, a suit unled: it is named"),
        pytest.param("", "", "Jo / 5S / 7H / 9H", "", "Jo/S Jo/C Jo/D Jo/H", id="last card, nothing led: any suit"),
        pytest.param("", "S", "QS 4D / 5H Jo / 7H 8H / 9H 10H", "QS", "5H", id="threw off on it: the Joker is barred"),
        pytest.param("", "H", "QS 4D / 5H Jo / 7H 8H / 9H 10H", "QS", "5H Jo", id="threw off on another suit: allowed"),
        pytest.param("", "S", "QS / Jo / 7H / 9H", "QS", "Jo", id="threw off on it, last card: it is played"),
        pytest.param("", "S", "Jo 4D / 5H 6H / 7H 8H / 9H 10H", "Jo/S", "5H 6H", id="thrown off binds the Joker alone"),
        pytest.param("SCDH", "", "Jo / 5S / 7H / 9H", "Jo", "5S", id="no suit named: the others play what they have"),
        pytest.param("S", "", "4D Jo / 5D Jo / 7H 8H / 9H 10H", "4D", "5D", id="holding the suit, never the Joker"),
    ],
)
def test_the_joker_without_trumps(led: str, thrown: str, hands: str, played: str, legal: str) -> None:
    for contract in ("6NT", "M", "OM", ""):
        ending = Ending(contract, hands, leader="S", led=led, thrown={"W": thrown})
        assert may(ending.plays(played).hand) == legal, contract


def test_with_trumps_nothing_led_or_thrown_off_binds_the_joker() -> None:
    ending = Ending("6S", "Jo 4D / 5H 6H / 7H 8H / 9H 10H", led="SCDH", thrown={"S": "SCDH"})
    assert may(ending.hand) == "4D Jo"
    ending = Ending("6S", "QH 4D / 5C Jo / 7H 8H / 9H 10H", led="SCDH", thrown={"W": "SCDH"})
    assert may(ending.plays("QH").hand) == "5C Jo"


def test_the_joker_after_throwing_off_the_whole_story() -> None:
    """West is void in spades, throws off on the first spade, and may not play the Joker on the second."""
    ending = Ending("6NT", "AS KS 4D / Jo 5C 5D / 7S 8S 9D / 9S 10S JD")
    assert may(ending.plays("AS").hand) == "Jo 5C 5D"
    ending.plays("5C 7S 9S KS")
    assert may(ending.hand) == "5D"
    ending.plays("5D 8S 10S 4D")
    assert may(ending.hand) == "Jo", "the last card may always be played"
    assert ending.plays("Jo 9D JD").hand.tricks[-1].winner is Seat.WEST


def test_the_joker_when_the_suit_ran_out_while_following() -> None:
    """West follows the first spade; void on the second it may play the Joker (seed 000, RULES)."""
    ending = Ending("6NT", "AS KS 4D / Jo 5S 5D / 7S 8S 9D / 9S 10S JD").plays("AS 5S 7S 9S KS")
    assert may(ending.hand) == "Jo 5D"
    assert ending.plays("Jo 8S 10S").hand.tricks[-1].winner is Seat.WEST


def test_throwing_off_on_a_suit_named_for_the_joker_and_seats_of_their_own() -> None:
    """Throwing off binds the one who threw off alone."""
    ending = Ending("6NT", "AS KS 4D / 6C 5C 5D / 7S Jo 9D / 9S 10S JD").plays("AS 5C 7S 9S KS 6C")
    assert may(ending.hand) == "Jo 9D"
    assert ending.hand.thrown_off == (frozenset(), frozenset({Suit.SPADES}), frozenset(), frozenset())


def test_playing_the_joker_is_no_throwing_off_and_following_neither() -> None:
    ending = Ending("6NT", "AS KS / Jo 5D / 7S 8S / 9S 10S").plays("AS Jo 7S 9S")
    assert ending.hand.thrown_off == (frozenset(),) * 4


def test_suits_led_are_noted_by_the_lead_alone() -> None:
    ending = Ending("6NT", "AS 4H 5H / 5C Jo 5D / 7S 8S 9C / 9S 10S JC").plays("AS 5C 7S 9S")
    assert ending.hand.suits_led == {Suit.SPADES}
    ending.plays("4H Jo 9C JC")
    assert ending.hand.suits_led == {Suit.SPADES, Suit.HEARTS}, "following with the Joker names nothing"


def test_the_joker_led_uses_up_the_suit_it_named() -> None:
    ending = Ending("6NT", "Jo 4H 5H / 5C 6C 5D / 7S 8S 9C / 9S 10S JC").plays("Jo/D 5D 7S 9S")
    assert ending.hand.suits_led == {Suit.DIAMONDS}
    assert ending.hand.tricks[0].winner is Seat.SOUTH


def test_naming_a_suit_is_announced() -> None:
    ending = Ending("6NT", "Jo 4H / 5C 6C / 7S 8S / 9S 10S").plays("Jo/D")
    assert ending.events[1] == SuitNamed(Seat.SOUTH, Suit.DIAMONDS)
    ending = Ending("6NT", "Jo / 5C / 7S / 9S", led="SCDH").plays("Jo")
    assert len(ending.events) == 1


def test_the_joker_led_last_with_every_suit_led_wins() -> None:
    ending = Ending("6NT", "Jo / AS / AH / AD", led="SCDH").plays("Jo AS AH AD")
    assert ending.hand.tricks[0].winner is Seat.SOUTH and ending.hand.phase is Phase.OVER


# reason, trump, cards played in order from South, the winner
WINNERS = [
    ("highest of the suit led", "NT", "9H QH KH 10H", "KH"),
    ("ace high", "NT", "AH QH KH 10H", "AH"),
    ("another suit never wins", "NT", "4H AS AD AC", "4H"),
    ("jack below queen at no trumps", "NT", "10H JH QH 9H", "QH"),
    ("jack above ten at no trumps", "NT", "10H JH 9H 8H", "JH"),
    ("no bowers at no trumps", "NT", "QS JC JS 10S", "QS"),
    ("the Joker wins at no trumps, following", "NT", "AH KH QH Jo", "Jo"),
    ("the Joker wins at no trumps, led", "NT", "Jo/H AH KH QH", "Jo"),
    ("the Joker wins though another suit is named", "NT", "Jo/S AH KH QH", "Jo"),
    ("the Joker wins without any suit", "NT", "Jo AH KH QH", "Jo"),
    ("a trump beats the suit led", "S", "AH 5S KH QH", "5S"),
    ("the higher trump", "S", "AH 5S 6S QH", "6S"),
    ("no trump played: highest of the suit led", "S", "QH KH 10H 9H", "KH"),
    ("left bower beats the ace of trumps", "S", "AS JC KS QS", "JC"),
    ("right bower beats the left", "S", "JC JS AS KS", "JS"),
    ("Joker beats the right bower", "S", "JS Jo JC AS", "Jo"),
    ("Joker led", "S", "Jo JS JC AS", "Jo"),
    ("left bower ruffs", "S", "AH JC KH QH", "JC"),
    ("left bower on a lead of its printed suit is a ruff", "S", "AC JC KC QC", "JC"),
    ("the other two jacks are plain", "S", "QH JH JD 10H", "QH"),
    ("clubs trumps: jack of spades is the left", "C", "AC JS KC QC", "JS"),
    ("diamonds trumps: jack of hearts is the left", "D", "AD JH KD QD", "JH"),
    ("hearts trumps: jack of diamonds is the left", "H", "AH JD KH JH", "JH"),
    ("ten of trumps below the queen", "H", "10H QH 9H 8H", "QH"),
    ("five of trumps beats the ace of another suit", "C", "AD KD 5C QD", "5C"),
    ("discards of high cards lose to a low lead", "C", "4D AH AS KS", "4D"),
    ("three cards in a misère", "NT", "9H QH AD", "QH"),
]


@pytest.mark.parametrize(("trump", "played", "winner"), [r[1:] for r in WINNERS], ids=[r[0] for r in WINNERS])
def test_who_wins_the_trick(trump: str, played: str, winner: str) -> None:
    suit = None if trump == "NT" else Suit.parse(trump)
    trick = []
    for seat, word in zip(SEATS, played.split(), strict=False):
        card, _, named = word.partition("/")
        trick.append(Play(seat, Card.parse(card), Suit.parse(named) if named else None))
    assert winning_play(trick, suit).card.text == winner


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="empty trick"):
        winning_play([], None)


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("S", "Jo JS JC AS KS QS 10S 9S 8S 7S 6S 5S"),
        ("C", "Jo JC JS AC KC QC 10C 9C 8C 7C 6C 5C"),
        ("D", "Jo JD JH AD KD QD 10D 9D 8D 7D 6D 5D 4D"),
        ("H", "Jo JH JD AH KH QH 10H 9H 8H 7H 6H 5H 4H"),
    ],
)
def test_the_order_of_trumps(trump: str, order: str) -> None:
    suit = Suit.parse(trump)
    assert [card for card in pack_of_43() if effective_suit(card, suit) is suit] == (
        sorted(cards(order), key=lambda card: card.index)
    )
    falling = [strength(card, suit) for card in cards(order)]
    assert falling == sorted(falling, reverse=True) and len(set(falling)) == len(falling)
    assert right_bower(suit).text == order.split()[1] and left_bower(suit).text == order.split()[2]
    twin = [card for card in all_cards() if effective_suit(card, suit) is suit.twin]
    assert len(twin) == 12 and left_bower(suit) not in twin


def test_without_trumps_every_card_keeps_its_suit_and_the_joker_has_none() -> None:
    assert all(effective_suit(card, None) is card.suit for card in all_cards())
    falling = [strength(card, None) for card in cards("Jo AH KH QH JH 10H 9H 8H 7H 6H 5H 4H")]
    assert falling == sorted(falling, reverse=True)


def test_the_suit_led() -> None:
    assert suit_led(Play(Seat.SOUTH, Card.parse("JC")), Suit.SPADES) is Suit.SPADES
    assert suit_led(Play(Seat.SOUTH, Card.parse("JC")), None) is Suit.CLUBS
    assert suit_led(Play(Seat.SOUTH, JOKER), Suit.SPADES) is Suit.SPADES
    assert suit_led(Play(Seat.SOUTH, JOKER, Suit.HEARTS), None) is Suit.HEARTS
    assert suit_led(Play(Seat.SOUTH, JOKER), None) is None


def test_the_winner_leads_next_and_play_is_clockwise() -> None:
    ending = Ending("6S", "QH 4D / KH 5D / 7H 8H / AH 6D")
    order = []
    for word in split_words("QH KH 7H AH 6D 4D 5D 8H"):
        order.append(ending.hand.to_act.letter)
        ending.plays(word)
    assert "".join(order) == "SWNEESWN"
    assert [event for event in ending.events if isinstance(event, TrickWon)] == [TrickWon(Seat.EAST, 2)]


def test_legal_plays_speak_of_the_cards_in_the_order_of_the_hand() -> None:
    hand = cards("7C AS Jo 4D")
    plays = legal_plays(Seat.WEST, hand, (), None, frozenset(), frozenset())
    assert [play.text for play in plays] == [
        "W plays 7C",
        "W plays AS",
        "W plays 4D",
        "W plays Jo as S",
        "W plays Jo as C",
        "W plays Jo as D",
        "W plays Jo as H",
    ]


def test_after_a_bid_made_after_misere_the_trick_contract_has_bowers_again() -> None:
    ending = Ending("8S", "QS 4D / 5H JC / 7H 8H / 9H 10H")
    assert may(ending.plays("QS").hand) == "JC"
