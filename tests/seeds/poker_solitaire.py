"""The document of Poker Solitaire, sentence by sentence, and the tests that exercise each.

A sentence is told in our words; a test is named by its file below ``tests`` and its name.
"""

from __future__ import annotations

_GAME = "rules/poker_solitaire/test_game.py::"
_HANDS = "rules/poker_solitaire/test_hands.py::"
_TABLE = "scenes/test_poker_table.py::"
_WORDS = "scenes/test_poker_document.py::"
_ADVISER = "players/poker_solitaire/test_adviser.py::"

FEATURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # POKER SOLITAIRE RULES
    ("one regular pack, shuffled", (_GAME + "test_nothing_happens_before_the_deal_or_after_the_end",)),
    ("25 cards one by one onto five by five", (_GAME + "test_any_game_comes_to_its_end_and_its_record_says_the_same",
     _TABLE + "test_a_whole_game_by_mouse")),
    ("each card anywhere within the square", (_GAME + "test_a_turned_card_may_go_to_any_empty_cell",)),
    ("a card once placed cannot be moved", (_WORDS + "test_a_card_once_placed_stays",
     _GAME + "test_every_refusal_is_a_sentence")),
    ("every row and column counts as a poker hand",
     (_HANDS + "test_a_grid_is_worth_its_ten_lines_whichever_way_it_is_turned",)),
    ("two scorings, American and English", (_HANDS + "test_the_table_of_the_seed",
     _TABLE + "test_variation_and_scoring_hold_at_once_in_a_game_not_begun")),
    ("the table of hands, royal flush to one pair", (_HANDS + "test_the_table_of_the_seed",
     _HANDS + "test_hands_are_named", _WORDS + "test_the_help_tells_what_every_hand_is_worth")),
    ("straights are hard, a failed full house is something still, flushes are easy",
     (_WORDS + "test_the_help_tells_the_documents_advice",)),
    ("flushes in the columns, full houses and fours in the rows",
     (_ADVISER + "test_columns_are_for_flushes_and_rows_for_ranks",
      _WORDS + "test_the_help_tells_the_documents_advice")),
    ("200 points win by the American scoring, 70 by the English",
     (_GAME + "test_the_marks_of_a_win", _WORDS + "test_a_game_past_the_mark_is_won")),
    # Variations
    ("Variation 1: beside a card, upright, sideways or corner to corner",
     (_GAME + "test_in_variation_1_a_card_goes_beside_another_diagonals_count",)),
    ("Variation 2: all 25 lie open and are then put in place",
     (_GAME + "test_in_variation_2_all_cards_lie_open_and_move_through_the_pack",)),
    ("either scoring with each: six games",
     (_GAME + "test_any_game_comes_to_its_end_and_its_record_says_the_same", _WORDS + "test_there_are_six_lists")),
    ("Variation 1 is the hardest, Variation 2 the easiest",
     (_ADVISER + "test_variation_1_is_the_hardest_and_variation_2_the_easiest",)),
    # GAME PLAY
    ("any empty square, in Variation 1 a square beside a card", (_GAME + "test_a_turned_card_may_go_to_any_empty_cell",
     _TABLE + "test_errors_are_sentences_and_change_nothing")),
    ("the left button on the pack turns its card", (_TABLE + "test_a_whole_game_by_mouse",)),
    ("or the right button, wherever the pointer is",
     (_TABLE + "test_right_click_turns_the_card_from_anywhere_but_lays_none",)),
    ("the left button on the grid places it", (_TABLE + "test_a_whole_game_by_mouse",)),
    ("the pointer is a hand, or an hour glass while the card is face down",
     (_TABLE + "test_the_pointer_says_what_a_click_would_do",)),
    ("command buttons at the lower right, pressed with the left button",
     (_WORDS + "test_a_command_is_given_by_its_button_at_the_lower_right",
      _WORDS + "test_help_and_undo_by_their_buttons")),
    ("Help: a text moved with the cursor keys, left with Escape",
     (_WORDS + "test_the_help_is_read_with_the_cursor_keys_and_left_with_escape",
      _TABLE + "test_help_is_a_text_and_comes_back_to_the_very_same_state")),
    ("Info: copyright, version, registration number",
     (_TABLE + "test_info_shows_version_licence_and_the_registration_number",)),
    ("any mouse button goes back from it", (_WORDS + "test_info_and_lists_go_with_any_mouse_button",)),
    ("Undo takes the last card back to the pack until the next is turned",
     (_TABLE + "test_undo_takes_back_the_last_card_until_the_next_is_turned",)),
    ("Back: five card backs, the current one lit, the right button is done",
     (_TABLE + "test_five_backs_the_current_one_lit_and_right_click_is_done",)),
    ("Variat: the variation, the current one highlighted, the right button is done",
     (_TABLE + "test_variation_and_scoring_hold_at_once_in_a_game_not_begun",
      _TABLE + "test_in_a_game_begun_they_hold_from_the_next_on")),
    ("Top 10: six lists", (_WORDS + "test_there_are_six_lists",
     _TABLE + "test_a_score_enters_its_list_with_name_and_date")),
    ("any mouse button goes back from them", (_WORDS + "test_info_and_lists_go_with_any_mouse_button",)),
    ("Scoring: American or English, the current one highlighted, the right button is done",
     (_TABLE + "test_variation_and_scoring_hold_at_once_in_a_game_not_begun",
      _TABLE + "test_in_a_game_begun_they_hold_from_the_next_on")),
    ("Config: mouse yes", (_TABLE + "test_a_whole_game_by_mouse",)),
    ("mouse no: keys alone", (_TABLE + "test_a_table_without_the_mouse_is_played_by_keys",
     _TABLE + "test_a_whole_game_by_keys")),
    ("mouse ask: at the beginning of each game", (_TABLE + "test_the_mouse_may_be_asked_for_at_each_game",)),
    ("sound full, partial or off", (_TABLE + "test_the_tables_own_sound_levels",)),
    ("error messages yes", (_TABLE + "test_errors_are_sentences_and_change_nothing",)),
    ("error messages no: beeps", (_TABLE + "test_errors_without_messages_only_beep",)),
    ("options by the left button, the right one is done; kept with variation, scoring and back",
     (_TABLE + "test_config_keeps_its_settings_with_variation_scoring_and_back",)),
    ("a disk that cannot be written to", (_WORDS + "test_config_says_when_it_cannot_be_kept",)),
    ("New gives the game up, yes or no by the left button", (_TABLE + "test_new_asks_and_no_plays_on",)),
    ("Quit, yes or no by the left button", (_WORDS + "test_quit_is_confirmed_with_the_left_mouse_button",
     _TABLE + "test_quit_asks_and_the_game_is_kept")),
    # Variation No. 2
    ("the first 25 cards lie on the grid at random",
     (_TABLE + "test_open_cards_are_put_in_order_through_the_pack_and_by_exchange",)),
    ("they are put in order for the most points",
     (_TABLE + "test_open_cards_by_keys_and_the_best_order_shown_after_the_end",)),
    ("the pack holds a card meanwhile",
     (_TABLE + "test_open_cards_are_put_in_order_through_the_pack_and_by_exchange",
      _GAME + "test_in_variation_2_all_cards_lie_open_and_move_through_the_pack")),
    ("the left button selects a card, which is highlighted", (_WORDS + "test_the_card_picked_up_is_highlighted",)),
)  # fmt: skip
