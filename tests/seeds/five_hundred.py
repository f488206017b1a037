"""The document of the 1990s game, feature by feature in its own order, and the tests that exercise each.

A feature is told in our words; a test is named by its file below ``tests`` and its name.
"""

from __future__ import annotations

_APP = "screen/test_app.py::"
_AUCTION = "rules/five_hundred/test_auction.py::"
_BIDS = "rules/five_hundred/test_bids.py::"
_BUNDLE = "packaging/test_bundle.py::"
_CASUAL = "players/test_situations.py::"
_DEALING = "rules/five_hundred/test_dealing.py::"
_FIGURES = "scenes/test_pages_figures.py::"
_LEAVING = "scenes/test_leaving_and_coming_back.py::"
_MANUAL = "scenes/test_instructions.py::"
_MISERE = "rules/five_hundred/test_misere.py::"
_OPTIONS = "scenes/test_pages_options.py::"
_PLAY = "rules/five_hundred/test_play.py::"
_PREFERENCES = "scenes/test_pages_preferences.py::"
_REFUSALS = "scenes/test_refusals.py::"
_REGISTER = "scenes/test_register.py::"
_REVIEW = "scenes/test_review.py::"
_SCORING = "rules/five_hundred/test_scoring.py::"
_SOUND = "screen/test_light_and_sound.py::"
_STAGE = "screen/test_stage.py::"
_TAKING_BACK = "scenes/test_taking_back.py::"
_WHOLE = "scenes/test_whole_game.py::"

FEATURES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # LET'S PLAY
    ("a preliminary screen that reminds one of registering", (_APP + "test_any_key_leaves_the_title",
     _REGISTER + "test_until_then_the_wink_and_the_family")),
    ("a main menu", (_APP + "test_the_menu_by_keys_and_by_mouse",)),
    ("the menu's picture may be changed once registered", (_REGISTER + "test_pictures_by_keyboard_and_kept",)),
    ("until then a family portrait hangs there", (_REGISTER + "test_until_then_the_wink_and_the_family",)),
    ("start game", (_WHOLE + "test_a_whole_game_by_keys_alone", _WHOLE + "test_a_whole_game_by_clicks_alone")),
    ("the menu at any time during a game, and back to the same game",
     (_LEAVING + "test_leaving_at_rest_changes_nothing",
      _LEAVING + "test_leaving_while_things_move_lets_nothing_happen_twice")),
    # Rule options
    ("6NT may say no more than that one holds the Joker",
     (_OPTIONS + "test_every_choice_of_every_option_can_be_taken_and_is_kept_at_once",
      _CASUAL + "test_partner_who_told_of_the_joker_is_believed")),
    ("ten points a trick for those who did not bid", (_SCORING + "test_every_contract_at_every_number_of_tricks",)),
    ("their points may stop at 490", (_SCORING + "test_the_stop_at_the_table",)),
    ("nobody wins without a made bid", (_SCORING + "test_defenders_on_490_win_four_tricks_and_the_game_goes_on",)),
    ("five common bidding rules", (_OPTIONS + "test_every_option_of_the_rules_is_on_one_of_the_pages",
     _AUCTION + "test_auction")),
    ("a conservative, a standard or a cowboy partner", (_CASUAL + "test_style_of_the_partner_moves_north_alone",)),
    # Misère options
    ("no misère, open only, or both", (_AUCTION + "test_auction",
     _OPTIONS + "test_without_misere_there_is_nothing_more_to_choose_about_it")),
    ("the players' enthusiasm for misère", (_CASUAL + "test_enthusiasm_moves_the_misere_of_every_seat",)),
    ("an eight beats closed misère, or not", (_BIDS + "test_rank",
     _OPTIONS + "test_the_ladder_shows_where_closed_misere_stands")),
    # Preferences
    ("sound full, part or off", (_PREFERENCES + "test_every_choice_can_be_taken_is_kept_and_in_force",
     _SOUND + "test_the_level_decides_what_is_heard")),
    ("full sound calls the bids and congratulates", (_SOUND + "test_every_call_of_every_seat_has_a_clip",
     "scenes/test_sounds.py::test_the_end_of_a_hand_is_remarked_on")),
    ("part sound is more discreet", (_SOUND + "test_a_call_is_a_discreet_chime_at_the_part_level",)),
    ("it plays without a sound card", (_SOUND + "test_no_device_is_no_error",)),
    ("games won and lost are recorded and can be reset",
     ("scenes/test_games_begun_and_counted.py::test_a_finished_game_is_counted_once",
      _PREFERENCES + "test_a_reset_asks_first_and_throws_nothing_away")),
    ("how long cards and bids are displayed", (_PREFERENCES + "test_sound_and_speed_are_set_by_their_sliders",
     _STAGE + "test_the_sliders_stand_for_factors")),
    ("how fast the cards move", (_PREFERENCES + "test_the_sample_card_flies_and_rests_again",
     _STAGE + "test_at_the_highest_speed_everything_is_there_at_once")),
    ("the table's colour changes at once", (_PREFERENCES + "test_the_felt_changes_at_once_under_the_open_page",)),
    ("writing stays readable on any colour", (_PREFERENCES + "test_words_on_the_cloth_can_be_read_on_any_colour",)),
    ("names for the others, or Player 1, 2 and 3", (_PREFERENCES + "test_names_are_written_and_survive",
     _PREFERENCES + "test_an_empty_name_is_the_usual_one")),
    # Instructions, register, quit
    ("instructions as a text file", (_MANUAL + "test_the_path_of_the_text_is_shown",)),
    ("scroll bar and navigation keys", (_MANUAL + "test_keys_scroll", _MANUAL + "test_wheel_and_bar_scroll")),
    ("continue returns to the menu", (_MANUAL + "test_continue_by_key",)),
    ("a registration form to print", (_REGISTER + "test_printing_that_works_keeps_nothing",)),
    ("kept as REGO.FRM if printing fails", (_REGISTER + "test_printing_absent_keeps_the_form",)),
    ("something happens on quit", (_FIGURES + "test_quitting_without_a_game_says_goodbye_and_ends",)),
    # The game
    ("bids and cards by mouse", (_WHOLE + "test_a_whole_game_by_clicks_alone",)),
    ("bids and cards by F1 to F10", (_WHOLE + "test_a_whole_game_by_keys_alone",)),
    ("the right mouse button cancels a bid", (_TAKING_BACK + "test_the_half_made_bid_goes_back_part_by_part",
     _TAKING_BACK + "test_the_call_just_made_is_taken_back")),
    ("rules and preferences change during a game", (_OPTIONS + "test_a_change_during_a_hand_waits_for_the_next_deal",)),
    ("review: the bids of the hand", (_REVIEW + "test_the_bids_grid_holds_every_call_of_the_hand",)),
    ("review: the cards of the hand again", (_REVIEW + "test_arrows_step_and_going_back_gives_the_picture_that_was",)),
    ("review: the last fifteen scores", ("scenes/test_score_card.py::test_the_last_fifteen_hands_stand_on_the_card",)),
    ("review also at the end of a hand", (_WHOLE + "test_the_score_card_is_looked_at_from_the_result",)),
    ("the speed of the replay", (_REVIEW + "test_the_speed_decides_how_soon_the_next_card_comes",)),
    ("quit from the main menu", (_FIGURES + "test_with_a_game_under_way_quitting_asks_and_keeps_it",)),
    # Rules
    ("500 wins, −500 loses", (_SCORING + "test_totals_and_winners",)),
    ("partners sit opposite", (_SCORING + "test_sides",)),
    ("five to ace in black, four to ace in red", (_DEALING + "test_the_pack_has_43_cards",)),
    ("Joker, right bower, left bower, ace …", (_PLAY + "test_the_order_of_trumps",)),
    ("six is the lowest bid; spades, clubs, diamonds, hearts, no trumps", (_BIDS + "test_the_avondale_table",)),
    ("made scores the bid, failed loses it", (_SCORING + "test_what_a_hand_is_worth",)),
    ("250 for all ten tricks", (_SCORING + "test_a_slam_at_the_table",)),
    ("misère: lose every trick, partner sits out",
     (_MISERE + "test_the_partner_sits_out_and_tricks_have_three_cards",)),
    ("closed misère after a seven, open after an eight", (_BIDS + "test_what_may_be_bid",
     _REFUSALS + "test_misere_before_its_time")),
    ("open misère is laid open after the first lead",
     (_MISERE + "test_open_misere_lies_open_after_the_first_lead_and_not_before",)),
    ("only 10NT beats open misère; not open after ten hearts", (_BIDS + "test_ten_hearts_and_open_misere_tie",)),
    ("at no trumps the Joker is the only trump", (_PLAY + "test_who_wins_the_trick",)),
    ("the Joker is led as a suit not yet led", (_REFUSALS + "test_the_joker_is_led_as_a_suit",
     _PLAY + "test_the_joker_without_trumps")),
    ("the Joker on a suit that has run out", (_PLAY + "test_the_joker_when_the_suit_ran_out_while_following",)),
    ("no Joker on a suit thrown off on", (_PLAY + "test_the_joker_after_throwing_off_the_whole_story",)),
    ("the Joker as last card is free", (_PLAY + "test_the_joker_led_last_with_every_suit_led_wins",)),
    ("the winner takes the kitty and throws out three",
     (_DEALING + "test_the_contractor_takes_the_kitty_and_throws_out_any_three",)),
    ("clockwise, the winner of a trick leads", (_PLAY + "test_the_winner_leads_next_and_play_is_clockwise",)),
    ("follow suit if you can", (_PLAY + "test_what_may_be_played", _REFUSALS + "test_a_card_that_may_not_be_played")),
    # Windows
    ("opened by a double click", (_BUNDLE + "test_a_hand_is_played_and_found_again",
     "packaging/test_desktop.py::test_what_it_starts_is_this_program")),
)  # fmt: skip
