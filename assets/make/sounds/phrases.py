"""What is said at the table, and in whose voice. The wording is ours: warm, a little cheeky, never blaming."""

import re

SUITS = {"S": "spades", "C": "clubs", "D": "diamonds", "H": "hearts"}
NUMBERS = (
    *("nello", "one", "two", "three", "four", "five", "six"),
    *("seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
)
LEVELS = {6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten"}

CALLS = {f"{level}{letter}": f"{word} {suit}" for level, word in LEVELS.items() for letter, suit in SUITS.items()}
CALLS |= {f"{level}NT": f"{word} no trumps" for level, word in LEVELS.items()}
CALLS |= {"pass": "pass", "M": "misère", "OM": "open misère"}
CALLS |= {suit: suit for suit in SUITS.values()}
CALLS |= {str(number): word for number, word in enumerate(NUMBERS)} | {"BN": "blind nello", "B4": "blind four"}
"""What every seat can say, by clip: the calls as records write them, the suit a Joker is led as, bids of Spades."""

SEATS = {"south": (1.0, 0.0), "west": (1.06, -3.0), "north": (0.96, 2.0), "east": (1.0, -1.5)}
"""A seat's voice: how fast it speaks, and by how many semitones it is moved from the engine's own."""

TABLE = (0.98, -0.5)
"""The voice that comments, heard as if a little further off."""

REMARKS = {
    "made": ("Made it! Nicely steered.", "Contract made. That looked almost easy.", "Home and dry. Well played."),
    "made-slam": ("All ten tricks! Somebody ring the bell.", "Every last trick. You might have left them one!"),
    "misere-made": ("Not a single trick. Beautifully lost!", "Misère made. You slipped under everything."),
    "misere-caught": (
        "Caught out! But it takes nerve to call it.",
        "One trick too many. A brave misère, all the same.",
    ),
    "set-by-one": ("One trick short. Oh, that was close.", "Down by one. A whisker, no more."),
    "set": (
        "Not this time. The cards have no manners tonight.",
        "Down it goes. It was a fine idea, though.",
        "Well, nobody can say you were dull.",
    ),
    "defended": (
        "You stopped them! Lovely defence.",
        "They are down. How sad. How very sad.",
        "Contract broken. That was a pleasure to watch.",
    ),
    "lost-game": ("They got there first. Shall we ask for another?", "That game is theirs. The next one is yours."),
    "won-game": (
        "You win! Take a bow, the pair of you.",
        "That is the game! Somebody put the kettle on.",
        "Game! I never doubted you for a moment. Well, hardly ever.",
    ),
    "all-passed": ("No takers? What a modest table.", "All passed. Everybody is very polite today."),
    "well-bid": ("Well bid! Now let us see it.", "Oh, a bold bid. I like it.", "Good bidding, partners."),
}
"""What the table says, by event, from the side of the user and their partner.

``made`` to ``set`` are the fate of their own contract; ``defended`` is the other side's contract set.
"""

_PRONOUNCED = {"misère": "mizˈɛɹ", "bow": "bˈW", "made": "mˈAd", "down": "dˈWn"}
"""Words the engine would read flatly or as something else, in its letters for sounds."""


def remarks():
    """Every remark by the name of its clip: ``made-1``, ``made-2`` …"""
    return {
        f"{event}-{number}": words
        for event, variants in REMARKS.items()
        for number, words in enumerate(variants, start=1)
    }


def as_spoken(words):
    """The words as the speech engine reads them: a sentence, with its odd words spelt out in sounds.

    >>> as_spoken("six spades")
    'Six spades.'
    """
    sentence = words[0].upper() + words[1:] + ("" if words[-1] in ".!?" else ".")
    for word, sounds in _PRONOUNCED.items():
        sentence = re.sub(rf"\b{word}\b", f"[{word}](/{sounds}/)", sentence, flags=re.IGNORECASE)
    return sentence


def all_words():
    """Every spoken clip, by its name below assets/sounds, and its words."""
    clips = {f"voice/table/{name}": words for name, words in remarks().items()}
    return clips | {f"voice/{seat}/{name}": words for seat in SEATS for name, words in CALLS.items()}
