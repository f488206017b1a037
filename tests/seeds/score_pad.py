"""The companion to a game with real cards, sentence by sentence, and the tests that exercise each.

What it says of the game stands on our rule cards and is counted by the score pad as the game's own rules do. A
sentence is told in our words; a test is named by its file below ``tests`` and its name.
"""

from __future__ import annotations

_CARDS = "scenes/test_rule_cards.py::test_the_cards_tell_the_game"
_PAD = "scenes/test_score_pad.py::"
_SHEET = "play/pad/test_sheet.py::"
_AUCTION = "rules/five_hundred/test_auction.py::"
_BIDS = "rules/five_hundred/test_bids.py::"
_DEALING = "rules/five_hundred/test_dealing.py::"
_MISERE = "rules/five_hundred/test_misere.py::"
_PLAY = "rules/five_hundred/test_play.py::"
_SCORING = "rules/five_hundred/test_scoring.py::"

FEATURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Objective & Teams
    ("two pairs, partners opposite", (_CARDS, _SCORING + "test_sides")),
    ("first to 500, not down to −500", (_CARDS, _SHEET + "test_a_game_is_won_only_by_a_contract_made",
     _SHEET + "test_the_back_door_and_lines_beyond_the_end")),
    ("one side bids, the other defends", (_CARDS, _PAD + "test_hands_are_entered_by_clicks_and_kept_at_once")),
    # Cards & Deal
    ("43 cards, ten to each and three to the kitty", (_CARDS, _DEALING + "test_the_pack_has_43_cards")),
    ("the winner takes the kitty and discards three before play",
     (_CARDS, _DEALING + "test_the_contractor_takes_the_kitty_and_throws_out_any_three")),
    # Bidding
    ("from the dealer's left, a bid or a pass", (_CARDS, _AUCTION + "test_auction")),
    ("six to ten, and a suit or no trumps", (_CARDS, _BIDS + "test_the_avondale_table",
     _PAD + "test_hands_are_entered_by_keys_alone")),
    ("misère above any seven, below any eight, after a seven", (_CARDS, _BIDS + "test_rank",
     _BIDS + "test_what_may_be_bid")),
    ("each bid outranks the one before", (_CARDS, _BIDS + "test_rank")),
    ("the highest bidder declares", (_CARDS, _AUCTION + "test_auction")),
    ("all pass: many deal again", (_CARDS, _PAD + "test_everybody_passed_and_the_deal_goes_on",
     _SHEET + "test_the_deal_goes_round_and_not_with_corrections")),
    # Playing Tricks
    ("follow suit if able", (_CARDS, _PLAY + "test_what_may_be_played")),
    ("else any card", (_CARDS, _PLAY + "test_what_may_be_played")),
    ("the highest trump, else the highest of the suit led", (_CARDS, _PLAY + "test_who_wins_the_trick")),
    ("the winner leads", (_CARDS, _PLAY + "test_the_winner_leads_next_and_play_is_clockwise")),
    # Bowers
    ("the right bower is the highest jack, the left bower the next", (_CARDS, _PLAY + "test_the_order_of_trumps")),
    ("the left bower follows trumps", (_CARDS, _PLAY + "test_what_may_be_played")),
    # Misère
    ("no trumps, no tricks", (_CARDS, _MISERE + "test_the_partner_sits_out_and_tricks_have_three_cards")),
    ("alone: the partner's cards lie face down",
     (_CARDS, _MISERE + "test_the_partner_sits_out_and_tricks_have_three_cards")),
    ("the bidder leads, suits are followed", (_CARDS, _PLAY + "test_what_may_be_played")),
    ("250 up or down, nothing for the others", (_CARDS, _SHEET + "test_a_line_is_worth_what_the_rules_say",
     _PAD + "test_hands_are_entered_by_keys_alone")),
    ("tables differ: agree first", (_CARDS, _PAD + "test_a_sheet_has_options_of_its_own")),
    # Scoring
    ("the value of each contract", ("scenes/test_rule_cards.py::test_the_value_of_every_bid_is_the_games_own",)),
    ("made scores the value, failed loses it", (_CARDS, _SHEET + "test_a_line_is_worth_what_the_rules_say",
     _SHEET + "test_the_score_is_the_games_own")),
    ("ten points a trick to the defenders", (_CARDS, _SHEET + "test_a_line_is_worth_what_the_rules_say")),
    ("a scorer on the next page", (_PAD + "test_hands_are_entered_by_clicks_and_kept_at_once",
     _PAD + "test_hands_are_entered_by_keys_alone", _PAD + "test_seven_rule_cards_are_turned_over")),
    # The scorer as it was asked for
    ("two sides with names", (_PAD + "test_the_sides_have_names", _SHEET + "test_names_must_be_two",
     _SHEET + "test_very_long_names_are_cut_and_bars_taken_out")),
    ("whose deal it is", (_SHEET + "test_the_deal_goes_round_and_not_with_corrections",
     _PAD + "test_the_sides_have_names")),
    ("any earlier line corrected, all totals following",
     (_PAD + "test_any_earlier_line_is_corrected_and_all_totals_follow",
      _SHEET + "test_correcting_a_line_carries_all_totals_with_it")),
    ("penalties and free corrections", (_PAD + "test_penalties_and_free_corrections_are_lines",)),
    ("several sheets kept and taken up again", (_PAD + "test_several_sheets_are_kept_and_taken_up_again",
     _SHEET + "test_sheets_are_kept_and_taken_up_again")),
    ("each with options of its own", (_PAD + "test_a_sheet_has_options_of_its_own",)),
    ("copied as text, saved as text and for a spreadsheet", (_PAD + "test_the_sheet_is_copied_and_saved",
     _SHEET + "test_the_sheet_as_a_table_and_for_a_spreadsheet")),
    ("wrong tricks are refused in a sentence", (_SHEET + "test_wrong_lines_are_refused_in_a_sentence",
     _PAD + "test_what_is_missing_and_what_cannot_be_is_said", _PAD + "test_more_than_ten_tricks_cannot_be_typed")),
    ("won, or lost by the back door", (_PAD + "test_after_the_end_only_corrections",
     _SHEET + "test_the_back_door_and_lines_beyond_the_end")),
)  # fmt: skip
