"""The rule cards tell the whole game: each sentence of the companion they are made after has its words on a card."""

from __future__ import annotations

import pytest

from game.rules.five_hundred.bids import TRICK_BIDS
from game.scenes.pad.rule_cards import TEXT, cards_of
from game.screen.assets import asset


def card(title: str) -> str:
    path = asset("text", TEXT)
    assert path is not None
    (text,) = [text for name, text in cards_of(path.read_text(encoding="utf-8")) if name == title]
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("Objective & teams", "Four people play in two pairs. Partners sit opposite each other"),
        ("Objective & teams", "The first side to stand at 500"),
        ("Objective & teams", "sinks to −500 has lost"),
        ("Objective & teams", "one side has promised a number of tricks, and the other side tries"),
        ("Cards & deal", "The pack has 43 cards"),
        ("Cards & deal", "Everybody gets ten cards"),
        ("Cards & deal", "those three are the kitty"),
        ("Cards & deal", "takes the kitty into the hand and throws out any three cards"),
        ("Cards & deal", "before the first lead"),
        ("Bidding", "The player at the dealer's left speaks first"),
        ("Bidding", "You bid or pass"),
        ("Bidding", "six to ten, and a trump suit, or no trumps"),
        ("Bidding", "Misère is a bid to lose every trick. It stands above seven no trumps and below eight spades"),
        ("Bidding", "want a bid of seven before it"),
        ("Bidding", "Each must outrank the one before"),
        ("Bidding", "The last bid standing is the contract"),
        ("Bidding", "When all four pass, many tables throw the cards in and deal again"),
        ("Playing tricks", "Follow the suit led while you can. When you cannot, play what you like"),
        ("Playing tricks", "The highest trump takes the trick. With no trump in it the highest card of the suit led"),
        ("Playing tricks", "then whoever won the last trick"),
        ("Bowers", "The jack of trumps is the right bower"),
        ("Bowers", "The other jack of the same colour is the left bower, next below it"),
        ("Bowers", "it belongs to the trump suit: it follows trumps"),
        ("Misère", "There are no trumps"),
        ("Misère", "win no trick at all, alone: the partner lays the hand face down and sits out"),
        ("Misère", "takes the kitty, throws out three, and leads. Everybody follows suit as ever"),
        ("Misère", "Tables differ in what may be bid before it and in what the Joker may do; settle that"),
        ("Scoring", "A contract made is worth its value, one that failed costs the same"),
        ("Scoring", "ten points for each trick it won"),
        ("Scoring", "A misère is worth 250"),
        ("Scoring", "the other side gets nothing"),
    ],
)
def test_the_cards_tell_the_game(title: str, words: str) -> None:
    assert words in card(title)


def test_the_value_of_every_bid_is_the_games_own() -> None:
    path = asset("text", TEXT)
    assert path is not None
    rows = [line.strip("|").split("|") for line in path.read_text(encoding="utf-8").splitlines() if line[:2] != "| "]
    values = {row[0]: row[1:] for row in rows if row[0].isdigit()}
    for bid in TRICK_BIDS:
        assert bid.denomination is not None
        assert values[str(bid.level)][bid.denomination] == str(bid.value)
