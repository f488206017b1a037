"""Actions and options as lines of a record: what is written is read again, and junk is refused in a sentence."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards.card import JOKER, Card, Suit, all_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import (
    Action,
    Call,
    ChangeOptions,
    Deal,
    Discard,
    IllegalAction,
    Look,
    Pass,
    Play,
    parse_action,
)
from game.engine.options import _choices, options_text, parse_options
from game.rules.catalogue import GAMES
from game.rules.five_hundred.bids import ALL_BIDS, PASS
from game.rules.five_hundred.options import AllPass, Enthusiasm, MisereBids, MisereRank, Options, PartnerStyle
from game.rules.five_hundred.rules import FIVE_HUNDRED


def read(line: str) -> Action:
    return parse_action(line, FIVE_HUNDRED.parse_bid, FIVE_HUNDRED.parse_options)


def test_every_call_throw_out_and_play_is_read_again() -> None:
    actions: list[Action] = [Call(seat, bid) for seat in SEATS for bid in (PASS, *ALL_BIDS)]
    actions += [kind(seat, card) for kind in (Discard, Pass, Play) for seat in SEATS for card in all_cards()]
    actions += [Play(seat, JOKER, suit) for seat in SEATS for suit in Suit]
    actions += [Look(seat) for seat in SEATS]
    actions.append(Deal(pack_of_43()))
    for action in actions:
        assert read(action.text) == action
        assert hash(read(action.text)) == hash(action)
    assert len({action.text for action in actions}) == len(actions), "no two are written alike"


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("S bids 7H", Call(Seat.SOUTH, FIVE_HUNDRED.parse_bid("7H"))),
        ("W bids -", Call(Seat.WEST, PASS)),
        ("N bids OM", Call(Seat.NORTH, FIVE_HUNDRED.parse_bid("OM"))),
        ("E throws Jo", Discard(Seat.EAST, JOKER)),
        ("W passes QS", Pass(Seat.WEST, Card.parse("QS"))),
        ("N looks", Look(Seat.NORTH)),
        ("S plays Jo as H", Play(Seat.SOUTH, JOKER, Suit.HEARTS)),
        ("  S   plays  Jo ", Play(Seat.SOUTH, JOKER)),
        ("options slam=no", ChangeOptions(Options(slam=False), "slam=no")),
        ("options", ChangeOptions(Options(), "")),
        ("deal QS Jo", Deal((FIVE_HUNDRED.pack()[7], JOKER))),
        ("deal", Deal(())),
    ],
)
def test_the_grammar(line: str, action: Action) -> None:
    assert read(line) == action
    assert action.text == " ".join(line.split())


JUNK = [
    ("", "'' is no action"),
    ("hello", "'hello' is no action"),
    ("S", "is no action"),
    ("S bids", "is no action"),
    ("S bids 7H now", "is no action"),
    ("S plays Jo as", "is no action"),
    ("S plays Jo as H too", "is no action"),
    ("S plays Jo like H", "is no action"),
    ("S eats QS", "is no action"),
    ("DEAL QS", "is no action"),
    ("X bids 7H", "'X' is no seat"),
    ("South bids 7H", "'South' is no seat"),
    ("S bids 5H", "'5H' is no bid"),
    ("S bids pass", "'pass' is no bid"),
    ("S throws 1H", "'1H' is no card"),
    ("S plays --", "'--' is no card"),
    ("S plays Jo as X", "'X' is no suit"),
    ("deal QS XX", "'XX' is no card"),
    ("options slam", "slam= is not possible; it may be no, yes"),
    ("options slam=maybe", "slam=maybe is not possible; it may be no, yes"),
    ("options lowest-bid=8", "lowest-bid=8 is not possible; it may be 6, 7"),
    ("options all-pass=riot", "all-pass=riot is not possible; it may be next-dealer, same-dealer, play-no-trumps"),
    ("options jokers=2", "'jokers' is no option of this game"),
    ("options =", "'' is no option of this game"),
]


@pytest.mark.parametrize(("line", "sentence"), JUNK, ids=[row[0] or "nothing" for row in JUNK])
def test_junk_is_refused_in_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError) as error:
        read(line)
    assert sentence in str(error.value)
    assert not isinstance(error.value, IllegalAction)


WORDS = st.sampled_from(["S", "W", "bids", "plays", "throws", "deal", "options", "QS", "Jo", "as", "H", "7H", "-", "="])


@given(st.text(max_size=200) | st.lists(WORDS).map(" ".join))
def test_any_text_is_an_action_or_a_short_sentence(line: str) -> None:
    try:
        action = read(line)
    except ValueError as error:
        assert 10 < len(str(error)) < 200
    else:
        assert read(action.text) == action


def test_every_option_has_a_word_for_every_value() -> None:
    expected = {
        "six-no-trumps-convention": {"yes"},
        "stop-at-490": {"yes"},
        "passed-may-bid-again": {"yes"},
        "single-round": {"yes"},
        "lowest-bid": {"7"},
        "all-pass": {"same-dealer", "play-no-trumps"},
        "winner-may-raise": {"yes"},
        "partner-style": {"conservative", "cowboy"},
        "misere-bids": {"open", "none"},
        "misere-enthusiasm": {"low", "high"},
        "misere-rank": {"by-points"},
        "misere-any-time": {"yes"},
        "slam": {"no"},
    }
    written: dict[str, set[str]] = {}
    for field in fields(Options):
        for value in _choices(field):
            changed = replace(Options(), **{field.name: value})
            text = FIVE_HUNDRED.options_text(changed)
            assert FIVE_HUNDRED.parse_options(text) == changed
            if text:
                name, value_text = text.split("=")
                written.setdefault(name, set()).add(value_text)
    assert written == expected
    assert options_text(Options()) == ""


def test_the_defaults_are_the_first_named_of_the_rules_page() -> None:
    assert Options() == Options(
        six_no_trumps_convention=False,
        stop_at_490=False,
        passed_may_bid_again=False,
        single_round=False,
        lowest_bid=6,
        all_pass=AllPass.NEXT_DEALER,
        winner_may_raise=False,
        partner_style=PartnerStyle.STANDARD,
        misere_bids=MisereBids.BOTH,
        misere_enthusiasm=Enthusiasm.STANDARD,
        misere_rank=MisereRank.BELOW_EIGHT,
        misere_any_time=False,
        slam=True,
    )


def test_options_in_any_order_and_spelled_out_defaults() -> None:
    assert parse_options(Options, "slam=yes lowest-bid=6") == Options()
    assert parse_options(Options, "lowest-bid=7 slam=no") == parse_options(Options, "slam=no lowest-bid=7")


def test_pairs_of_options_are_read_again() -> None:
    for one, other in product(fields(Options), repeat=2):
        for a, b in product(_choices(one), _choices(other)):
            changed = replace(replace(Options(), **{one.name: a}), **{other.name: b})
            assert parse_options(Options, options_text(changed)) == changed


def test_the_catalogue_names_its_games() -> None:
    assert all(name == game.name and game.title for name, game in GAMES.items())
    assert GAMES["five-hundred"] is FIVE_HUNDRED
