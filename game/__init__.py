"""A parlour of card games, Five Hundred first.

The plan of the house. Imports run downward only, never in a circle; ``tests/test_house.py`` holds it::

    cli.py          8  the words after main.py: play (none), selfplay, bench, shots, install-desktop
    parlour.py      8  opens the window on the title; household.py is what is fetched behind it
    app.py          8  window, clock, loop, scene stack, services handed to scenes
    shots.py        8  every scene as a picture; desktop.py, the entry among the desktop's programs
    scenes/         7  title menu table review scorecard and the pages of the menu
    lab/            7  self-play, duplicate deals, measurements – no screen
    play/           6  live (owns match, record, players), replay, shuffling, advice, who sits where; back_room is
                       the process the strong players think in, apart from the window
    players/        5  player (protocol), casual (rules of thumb), imagine (unseen cards), compiled (open hands),
                       monte_carlo (strong ones), critic (their figures in words), poker_solitaire (its adviser);
                       for Hearts and Spades casual_<game>, compiled_<game> (playouts) and expert_<game>
    screen/         5  theme, assets, card faces, felt, stage (plays cues), widgets, sound – the pygame rooms
    table/          4  pieces, pose, cues, presenter, layouts – pure geometry
    rules/<game>/   4  the state machine of one deal, scoring, options; rules/catalogue.py
    store/          4  settings, saves, statistics, registration, files (platform folders, atomic writes)
    engine/         2  actions events view rules(protocols) tricks dealing match timeline record options
    cards/          1  card pack seats

One picture to keep in mind: input → intent → legal action → apply → events → what this seat may see → presenter →
cues → stage. Data goes round that circle one way.
"""

__version__ = "0.1.0"
