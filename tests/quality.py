"""What good means here, row by row, and the tests or commands that hold it.

A test is named by its file below ``tests`` and its name; what takes too long for a test is a command, named by its
module and told with ``$``.
"""

from __future__ import annotations

_APP = "screen/test_app.py::"
_BENCH = "lab/test_bench.py::"
_FUZZ = "store/test_fuzz.py::"
_KILLED = "window/test_killed.py::"
_LAWS = "rules/five_hundred/test_laws.py::"
_LEDGER = "store/test_ledger.py::"
_MONKEY = "scenes/test_monkey.py::"
_PRINTING = "scenes/test_register.py::"
_RECORD = "engine/test_record.py::"
_SAVES = "store/test_saves.py::"
_SETTINGS = "store/test_settings.py::"
_SOUND = "screen/test_light_and_sound.py::"
_TABLE = "table/test_layout.py::"
_TROUBLE = "scenes/test_trouble.py::"

ROWS: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Speed: python main.py bench all measures these and prints each with its bar
    ("drawing with dirty rectangles", ("$ game.lab.bench", _BENCH + "test_the_table_has_a_line_for_each_row")),
    ("idle draws nothing", ("$ game.lab.bench", _APP + "test_idle_frames_draw_nothing",
                            _BENCH + "test_a_waiting_table_draws_nothing")),
    ("start to the first frame", ("$ game.lab.bench",)),
    ("saving, undo and resume of a long game", ("$ game.lab.bench",
                                                _BENCH + "test_a_long_game_is_kept_undone_and_resumed")),
    ("random legal hands", ("$ game.lab.bench", _BENCH + "test_the_engine_is_timed")),
    ("the open-hands solver", ("$ game.lab.solver_bench", "players/compiled/test_full_deals.py::*",
                               "players/compiled/test_solver.py::*")),
    # Reliability
    ("killed at any moment", (_KILLED + "test_many_kills_lose_nothing",
                              _KILLED + "test_killed_between_the_three_cards_thrown_out",
                              _SETTINGS + "test_a_change_survives_a_killed_program")),
    ("the disk is full", (_TROUBLE + "test_a_disk_that_fills_up_is_said_at_the_table",
                          _SAVES + "test_a_disk_that_refuses_is_tried_again",
                          _SETTINGS + "test_a_refusing_disk_keeps_the_change_for_now",
                          _LEDGER + "test_a_refusing_disk_is_no_harm",
                          _PRINTING + "test_printing_and_keeping_both_refused")),
    ("a folder that may not be written", (_TROUBLE + "test_a_folder_that_cannot_be_made",
                                          _SAVES + "test_a_folder_that_may_not_be_written")),
    ("a file where the folder of games should be",
     (_TROUBLE + "test_a_file_in_place_of_the_folder_of_games_is_moved_aside_and_said_at_the_start",
      _TROUBLE + "test_a_game_that_cannot_be_kept_is_said_before_it_begins_and_marked_as_long_as_it_lasts")),
    ("no home", (_TROUBLE + "test_a_home_that_is_not_there",
                 _TROUBLE + "test_a_program_without_a_folder_marks_its_games")),
    ("damaged files", (_TROUBLE + "test_a_damaged_save", _TROUBLE + "test_damaged_preferences",
                       _SAVES + "test_damage_in_the_middle_costs_only_what_follows")),
    ("files of a future version", (_TROUBLE + "test_a_save_that_is_none",
                                   _RECORD + "test_a_beginning_that_cannot_be_used",
                                   _SAVES + "test_a_foreign_file_is_moved_aside_and_said_in_words")),
    ("two copies", (_TROUBLE + "test_the_second_copy_says_so_touches_nothing_and_closes",
                    _SAVES + "test_two_programs_do_not_share_a_folder")),
    ("no sound", (_SOUND + "test_no_device_is_no_error",
                  _SOUND + "test_without_a_device_nothing_is_written_on_the_error_stream")),
    ("no display", (_TROUBLE + "test_without_a_display_there_is_a_sentence_and_exit_code_2",
                    _APP + "test_no_display_is_a_sentence",
                    "screen/test_window.py::test_a_window_nobody_could_see_is_refused_in_a_sentence")),
    ("a window too small, and odd sizes", (_APP + "test_no_size_is_too_small",
                                           _APP + "test_a_dragged_window_is_laid_out_once_it_rests",
                                           _TABLE + "test_nothing_that_must_be_read_overlaps_or_leaves_the_window",
                                           "window/test_window.py::test_a_hand_by_keys_and_a_resize_in_the_middle")),
    ("a clock going backwards", (_TROUBLE + "test_a_clock_that_goes_backwards",
                                 _SAVES + "test_files_set_aside_never_overwrite_each_other",
                                 "store/test_statistics.py::test_a_game_counts_from_the_reset_on")),
    ("asleep for a day", (_TROUBLE + "test_a_night_asleep_is_one_frame", _APP + "test_run_steps_by_the_clock")),
    ("100,000 random legal games over all options", ("$ tests.laws_long", _LAWS + "test_scores_add_up",
        _LAWS + "test_cards_are_conserved_and_somebody_may_act_at_every_step",
        _LAWS + "test_every_legal_action_applies_and_every_other_is_refused",
        _LAWS + "test_every_action_is_read_again_and_replaying_them_gives_the_same")),
    ("fuzzed records", (_SAVES + "test_fuzzed_records_never_raise",
                        _SAVES + "test_a_record_longer_than_any_game_is_refused",
                        _RECORD + "test_a_file_cut_or_spoilt_anywhere_goes_on_from_its_longest_valid_beginning",
                        _RECORD + "test_junk_never_does_worse_than_being_refused")),
    ("fuzzed settings", (_FUZZ + "test_no_spoilt_file_raises_or_hangs",
                         _SETTINGS + "test_a_value_of_the_wrong_kind_falls_back_alone")),
    ("half an hour of anything in every scene", ("$ tests.monkey", _MONKEY + "test_a_minute_of_anything",
                                                 _MONKEY + "test_minutes_of_anything",
                                                 _MONKEY + "test_every_key_and_every_place_once")),
    ("a record is data", (_PRINTING + "test_bad_pictures_are_refused_in_words",
                          _RECORD + "test_lines_that_say_nothing_possible")),
)  # fmt: skip
