"""The document of Hearts, sentence by sentence, and the tests that exercise each.

A sentence is told in our words; a test is named by its file below ``tests`` and its name.
"""

from __future__ import annotations

_PASSING = "rules/hearts/test_passing.py::"
_PLAY = "rules/hearts/test_play.py::"
_SCORING = "rules/hearts/test_scoring.py::"
_TABLE = "scenes/test_hearts.py::"
_NAIVE = "rules/hearts/test_naive.py::test_both_engines_agree"

FEATURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # THE PLAYERS, THE DECK
    ("four players, each alone", (_SCORING + "test_four_for_themselves",)),
    ("the user is player 1 of four, the others 2, 3 and 4",
     (_TABLE + "test_the_user_is_player_1_and_the_others_2_to_4_until_they_are_named",)),
    ("a pack of 52", (_SCORING + "test_four_for_themselves",
     _PLAY + "test_a_second_deal_and_a_wrong_pack_are_refused")),
    # OBJECT
    ("tricks with hearts or the queen of spades are to be avoided",
     (_SCORING + "test_totals_and_winners", _SCORING + "test_a_heart_costs_one_and_the_queen_of_spades_thirteen")),
    # THE PASS
    ("a round begins with 13 cards to each",
     (_PASSING + "test_everybody_is_dealt_thirteen_cards_and_passes_before_the_play",)),
    ("three cards are passed to the left", (_PASSING + "test_three_cards_go_to_that_player",)),
    ("then right, across, and a hand as dealt", (_PASSING + "test_left_right_across_hold_and_round_again",
     _PASSING + "test_the_hold_hand_is_played_as_dealt")),
    ("after it the rotation begins again", (_PASSING + "test_left_right_across_hold_and_round_again",)),
    # THE PLAY
    ("the player to the right of the dealer leads", (_PLAY + "test_the_player_to_the_right_of_the_dealer_leads",)),
    ("any card except a heart", (_PLAY + "test_what_may_be_played",)),
    ("hearts may be led after the first heart was played",
     (_PLAY + "test_hearts_are_broken_by_the_first_heart_played",)),
    ("each plays in turn and follows suit", (_PLAY + "test_play_goes_clockwise_and_ends_after_thirteen_tricks",
     _PLAY + "test_a_card_that_may_not_be_played", _NAIVE)),
    ("without the suit any card, a heart too", (_PLAY + "test_what_may_be_played", _NAIVE)),
    ("the highest card of the suit led takes the trick", (_PLAY + "test_a_card_of_another_suit_never_wins", _NAIVE)),
    ("and its player leads next", (_PLAY + "test_the_highest_card_of_the_suit_led_wins_and_leads_next",)),
    # SCORING
    ("scores are totalled at the end of each hand",
     (_SCORING + "test_points_go_to_who_wins_the_trick_and_are_scored_at_the_end_of_the_hand",)),
    ("a heart costs one point", (_SCORING + "test_a_heart_costs_one_and_the_queen_of_spades_thirteen",)),
    ("the queen of spades costs thirteen", (_SCORING + "test_a_heart_costs_one_and_the_queen_of_spades_thirteen",)),
    ("shooting the moon costs each opponent 26", (_SCORING + "test_what_a_hand_is_worth", _NAIVE)),
    ("the game ends when a total reaches or passes 100", (_SCORING + "test_totals_and_winners",
     _SCORING + "test_the_game_ends_with_the_hand_that_reaches_100")),
    ("the lowest total wins, or the lowest totals", (_SCORING + "test_totals_and_winners",
     _TABLE + "test_the_end_of_the_game_in_words")),
    # CONTROLS
    ("you against three computer opponents", (_TABLE + "test_a_game_from_the_title_to_its_end_and_back",)),
    ("the cursor goes with the arrows, Return plays", (_TABLE + "test_a_card_is_played_with_the_arrows",)),
    ("Space marks a card to pass, Return passes three", (_TABLE + "test_the_originals_way_to_pass",)),
    ("what is selected is shown, and Space unselects it",
     (_TABLE + "test_the_originals_way_to_pass", _TABLE + "test_chosen_cards_are_raised_and_can_be_taken_back")),
    ("D sets the delay", (_TABLE + "test_d_sets_the_delay",)),
    ("S turns the sound on and off", (_TABLE + "test_s_turns_the_sound_off_and_on",)),
    ("Q quits the game", (_TABLE + "test_the_keys_that_lead_away_and_back",)),
    ("H shows the rules",
     (_TABLE + "test_the_keys_that_lead_away_and_back", _TABLE + "test_the_instructions_of_hearts_are_its_own")),
    ("F9 quits anywhere",
     (_TABLE + "test_f9_quits_and_the_game_is_kept", _TABLE + "test_f9_and_f10_answer_over_the_result_of_a_hand")),
    ("F10 brings up the scores",
     (_TABLE + "test_the_keys_that_lead_away_and_back", _TABLE + "test_f9_and_f10_answer_over_the_result_of_a_hand")),
)  # fmt: skip
