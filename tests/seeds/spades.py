"""The document of Spades, sentence by sentence, and the tests that exercise each.

A sentence is told in our words; a test is named by its file below ``tests`` and its name.
"""

from __future__ import annotations

_BIDS = "rules/spades/test_bids.py::"
_PLAY = "rules/spades/test_play.py::"
_SCORING = "rules/spades/test_scoring.py::"
_TABLE = "scenes/test_spades.py::"
_NAIVE = "rules/spades/test_naive.py::test_both_engines_agree"

FEATURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Setup
    ("four players, each alone", (_PLAY + "test_four_for_themselves",)),
    ("ace high, two low", (_PLAY + "test_the_highest_card_of_the_suit_led_wins_and_leads_next", _NAIVE)),
    ("the user deals first", (_PLAY + "test_the_user_deals_first",)),
    ("the cards are shuffled", ("cards/test_cards.py::test_shuffling_keeps_the_cards_and_leaves_the_pack_alone",)),
    ("the deal passes on clockwise, 13 cards each",
     (_PLAY + "test_thirteen_cards_each_and_the_deal_passes_to_the_left",)),
    # Bidding
    ("bids go clockwise from the dealer's left",
     (_BIDS + "test_bidding_goes_clockwise_from_the_dealers_left_and_the_same_player_leads",)),
    ("bids are whole numbers", (_BIDS + "test_bids_are_whole_numbers_from_none_to_thirteen",
     _BIDS + "test_junk_is_no_bid")),
    ("nello: no trick at all", (_BIDS + "test_nello_is_a_bid_of_no_trick",)),
    ("blind nello before the cards are seen",
     (_BIDS + "test_cards_lie_face_down_until_the_player_has_looked_or_bid_blind",
      _BIDS + "test_a_blind_bid_stands_and_the_cards_are_taken_up_after_it")),
    ("blind 4 before the cards are seen", (_BIDS + "test_a_blind_bid_stands_and_the_cards_are_taken_up_after_it",)),
    ("blind bids from 75 points behind the leader", (_BIDS + "test_who_may_bid_blind",)),
    # Play
    ("the dealer's left leads any card but a spade", (_PLAY + "test_what_may_be_played",
     _BIDS + "test_bidding_goes_clockwise_from_the_dealers_left_and_the_same_player_leads")),
    ("unless that is all he was dealt", (_PLAY + "test_who_is_dealt_nothing_but_spades_leads_them",)),
    ("clockwise, following suit", (_PLAY + "test_play_goes_clockwise_and_ends_after_thirteen_tricks", _NAIVE)),
    ("void: any card", (_PLAY + "test_what_may_be_played", _NAIVE)),
    ("the highest spade wins", (_PLAY + "test_the_highest_spade_wins", _PLAY + "test_a_spade_beats_every_other_card")),
    ("else the highest card of the suit led",
     (_PLAY + "test_the_highest_card_of_the_suit_led_wins_and_leads_next", _NAIVE)),
    ("the winner leads", (_PLAY + "test_the_highest_card_of_the_suit_led_wins_and_leads_next",)),
    ("no spade is led until broken", (_PLAY + "test_spades_are_broken_by_the_first_one_played",)),
    ("or only spades are left", (_PLAY + "test_what_may_be_played",)),
    # Scoring
    ("made: ten times the bid and one for each overtrick", (_SCORING + "test_what_a_bid_brings",)),
    ("short: ten times the bid lost", (_SCORING + "test_what_a_bid_brings",)),
    ("the last digit counts bags only", (_SCORING + "test_a_score_is_two_numbers_shown_together",
     _SCORING + "test_who_has_won")),
    ("ten bags cost 100, the others are noted again", (_SCORING + "test_points_and_bags_together",
     _SCORING + "test_totals_over_every_score_and_hand")),
    ("ten bags are not ten points", (_SCORING + "test_points_and_bags_together",)),
    ("the bags do not change when a score goes below nothing", (_SCORING + "test_points_and_bags_together",)),
    ("sandbag: each overtrick costs ten at once", (_SCORING + "test_what_a_bid_brings",)),
    ("and no bags carry over", (_SCORING + "test_every_bid_at_every_number_of_tricks",)),
    ("double set: twice the bid taken costs twice the bid", (_SCORING + "test_what_a_bid_brings",
     _SCORING + "test_a_double_set_at_the_table")),
    ("never with blind bids", (_SCORING + "test_what_a_bid_brings",)),
    # Special Bids
    ("nello: 50 either way", (_SCORING + "test_what_a_bid_brings",)),
    ("blind nello: 100, or 50 lost", (_SCORING + "test_what_a_bid_brings", _SCORING + "test_blind_bids_at_the_table")),
    ("blind 4: 100, or 50 lost", (_SCORING + "test_what_a_bid_brings", _SCORING + "test_blind_bids_at_the_table")),
    # Winning, OPTIONS
    ("first to 500 points", (_SCORING + "test_who_has_won",
     _SCORING + "test_the_game_ends_with_the_hand_that_reaches_the_mark")),
    ("Spade Tight", (_PLAY + "test_spade_tight_holds_when_they_are_broken", _PLAY + "test_what_may_be_played")),
    ("Blinds", (_BIDS + "test_who_may_bid_blind",)),
    ("Sandbag Rules", (_SCORING + "test_what_a_bid_brings",)),
    ("Short Game", (_SCORING + "test_who_has_won", _SCORING + "test_a_change_of_options_counts_from_the_next_deal")),
    ("Expert Mode: no confirmation before a restart",
     (_TABLE + "test_expert_mode_asks_nothing_before_a_new_game",)),
    ("Expert Mode: no word of an improper card",
     (_TABLE + "test_expert_mode_says_nothing_of_a_card_that_may_not_be_played",)),
    ("Animation", (_TABLE + "test_cards_move_only_with_animation",)),
    ("every option is on the page", (_TABLE + "test_every_option_is_on_the_page_and_written_into_the_game",)),
    # At the table
    ("bids by the arrows, or written as a number",
     (_TABLE + "test_a_bid_by_keys", _TABLE + "test_a_bid_by_mouse_in_two_ways")),
    ("a full stop closes the bid form", (_TABLE + "test_a_bid_by_keys", _TABLE + "test_no_bid_without_a_number")),
    ("blind bids come before the cards are seen",
     (_TABLE + "test_the_cards_lie_face_down_until_they_are_looked_at", _TABLE + "test_a_blind_bid")),
    ("score and new game while the bid form is open",
     (_TABLE + "test_menu_scores_and_new_game_while_the_bid_is_asked_for",)),
    ("the score is always on the screen next to bids and tricks",
     (_TABLE + "test_scores_bids_and_tricks_are_in_sight_and_said",)),
    ("it may be left while the scores are up",
     (_TABLE + "test_another_program_comes_to_the_front_while_the_scores_are_up",)),
    ("computer players bid nello too", ("players/test_casual_spades.py::test_situations",
     "players/test_casual_spades.py::test_its_nellos_are_made_more_often_than_they_must")),
    ("a statistics page: hands, bidding, time played", (_TABLE + "test_the_statistics_add_up",)),
)  # fmt: skip
