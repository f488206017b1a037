"""What can be chosen at the table of Poker Solitaire: card back, variation, scoring, configuration."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from game.scenes.leaflet import Leaflet
from game.screen.card_art import CARD_RATIO
from game.screen.faces import BACK, Faces, Print
from game.screen.palette import BRASS_LIGHT
from game.screen.theme import Theme
from game.screen.widgets import Gallery, Label, Segments, Widget
from game.store.settings import CARD_BACKS
from game.store.table_config import CHOICES, TableConfigFile

_BACK_NAMES: Final = tuple(f"{number}" for number in range(1, len(CARD_BACKS) + 1))
_WORDS: Final = {
    "standard": "Standard",
    "1": "Variation 1",
    "2": "Variation 2",
}
_VARIATION_NEWS: Final = {
    "standard": "A card may go to any empty square.",
    "1": "A card goes beside one that lies already, corner to corner at least.",
    "2": "All 25 cards lie open; put them in order.",
}
_SCORING_NEWS: Final = {
    "american": "The ranking of hands in Poker: a royal flush 100, a pair 2. From 200 you have won.",
    "english": "By how hard a hand is to build here: a straight 12, a flush 5. From 70 you have won.",
}
_CONFIG: Final = (
    ("mouse", "Mouse", "No leaves the table to the keys; Ask asks at the beginning of each game."),
    ("sound", "Sound", "Full has tunes and beeps, Partial beeps when something cannot be done, Off neither."),
    ("messages", "Error messages", "Whether an error is said in words as well."),
)


def variation_chooser(theme: Theme, config: TableConfigFile, done: Callable[[], Any]) -> Leaflet:
    """Which variation the next game is played by."""
    return _chooser(theme, "Variation", "variation", _VARIATION_NEWS, config, done)


def scoring_chooser(theme: Theme, config: TableConfigFile, done: Callable[[], Any]) -> Leaflet:
    """Which scoring the next game is played by."""
    return _chooser(theme, "Scoring", "scoring", _SCORING_NEWS, config, done)


def _chooser(
    theme: Theme, heading: str, field: str, news: dict[str, str], config: TableConfigFile, done: Callable[[], Any]
) -> Leaflet:
    said = Label(theme, news[getattr(config.current, field)], 16)
    choice = _segments(theme, field, config, lambda value: setattr(said, "text", news[value]))
    longest = max(news.values(), key=len)
    said.text = longest
    leaflet = Leaflet(theme, heading, [choice, said], (), done, width=620)
    said.text = news[getattr(config.current, field)]
    return leaflet


def _segments(
    theme: Theme, field: str, config: TableConfigFile, chosen: Callable[[str], None] = lambda value: None
) -> Segments:
    values = CHOICES[field]

    def choose(index: int) -> None:
        config.choose(**{field: values[index]})
        chosen(values[index])

    labels = [_WORDS.get(value, value.capitalize()) for value in values]
    return Segments(theme, labels, values.index(getattr(config.current, field)), choose, name=field)


def config_chooser(theme: Theme, config: TableConfigFile, done: Callable[[], Any]) -> Leaflet:
    """Mouse, sound and error messages; when it is done with, all choices in force are kept."""
    rows: list[Widget] = []
    for field, title, sentence in _CONFIG:
        rows += [
            Label(theme, title, 18, BRASS_LIGHT, "bold"),
            _segments(theme, field, config),
            Label(theme, sentence, 15),
        ]
    rows.append(Label(theme, "The variation, the scoring and the card back chosen now are kept as well.", 15))
    return Leaflet(theme, "Configuration", rows, (), done, width=620)


def back_chooser(
    theme: Theme, config: TableConfigFile, deck_style: str, chosen: Callable[[], None], done: Callable[[], Any]
) -> Leaflet:
    """The five card backs by number, the current one lit."""
    faces = [Faces(deck_style, back) for back in CARD_BACKS]

    def picture(number: int, size: tuple[int, int]) -> pygame.Surface:
        return faces[number].image(Print(BACK, min(size[0], int(size[1] / CARD_RATIO))))

    def choose(index: int) -> None:
        config.choose(back=CARD_BACKS[index])
        chosen()

    index = CARD_BACKS.index(config.current.back)
    gallery = Gallery(theme, _BACK_NAMES, picture, index, choose, height=190, name="Card backs")
    return Leaflet(theme, "Card back", [gallery], (), done, width=640)
