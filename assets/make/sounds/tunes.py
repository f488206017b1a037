"""What the table plays: chimes for a turn, a call, a contract, and how hands and games end.

Every recipe takes a random generator and returns a sound; see ``shaping`` for the units.
"""

from instruments import bell, chord, horn, in_room, marimba, melody
from paper import snap
from shaping import brushed_noise, lay, swell


def chime(rng):
    """Your turn: two small bells, the second a fourth higher."""
    return in_room(rng, melody(bell, ["E5", "A5"], 0.11, 0.75), 0.18)


def bid(rng):
    """Somebody calls, where no voice is heard: one tap on a wooden bar."""
    return in_room(rng, lay([(0.0, 0.08 * snap(rng, 0.02)), (0.0, marimba("A4", 0.3))]), 0.12, 0.25)


def trump(rng):
    """Trumps are named, or a trick is trumped: a low bar and a bright bell."""
    parts = [(0.0, 0.7 * marimba("D4", 0.5)), (0.02, 0.55 * bell("D5", 0.8)), (0.1, 0.6 * bell("A5", 0.9))]
    return in_room(rng, lay(parts), 0.18)


def contract(rng):
    """The auction is over and somebody has it: a rolled chord on wood with a bell on top."""
    roll = chord(marimba, ["C4", "G4", "C5", "E5"], 0.8, 0.06)
    return in_room(rng, lay([(0.0, roll), (0.24, 0.4 * bell("G5", 0.9))]), 0.2)


def no_contract(rng):
    """Everybody passed: three bars going down and left hanging."""
    return in_room(rng, melody(marimba, ["C5", "A4", "F4"], 0.15, 0.6), 0.22)


def misere(rng):
    """Somebody means to win nothing: four steps down on tiptoe."""
    steps = melody(marimba, ["E5", "D#5", "D5", "C#5"], 0.14, 0.22)
    return in_room(rng, lay([(0.0, steps), (0.6, 0.7 * chord(marimba, ["A3", "C4"], 0.6))]), 0.2)


def scored(rng):
    """The score moves on: pegs along a board, and a bell at the end of it."""
    pegs = melody(marimba, ["G4", "A4", "B4", "D5"], 0.075, 0.2)
    taps = [(0.075 * number, 0.14 * snap(rng, 0.03)) for number in range(4)]
    return in_room(rng, lay([(0.0, 0.8 * pegs), *taps, (0.32, 0.6 * bell("G5", 0.9))]), 0.18)


def celebrate(rng):
    """Something to be proud of: bells running up, a shimmer, and a chord with a horn under it."""
    run = melody(bell, ["C5", "D5", "E5", "G5", "A5", "C6", "D6", "E6"], 0.065, 0.7)
    shimmer = brushed_noise(rng, 0.9, 3200, 5200, 0.4) * swell(0.9, 1.5)
    parts = [
        (0.0, 0.5 * run),
        (0.3, 0.07 * shimmer),
        (0.54, 0.75 * chord(bell, ["C5", "E5", "G5", "C6"], 1.5, 0.02)),
        (0.54, 0.5 * chord(horn, ["C4", "G4"], 0.9)),
    ]
    return in_room(rng, lay(parts), 0.25)


def win(rng):
    """A game won: a little fanfare for two horns."""
    upper = [(0.0, "G4", 0.13), (0.14, "G4", 0.13), (0.28, "G4", 0.13), (0.42, "C5", 0.36)]
    upper += [(0.8, "G4", 0.2), (1.0, "C5", 0.2), (1.2, "E5", 1.1)]
    lower = [(0.42, "E4", 0.36), (0.8, "E4", 0.2), (1.0, "G4", 0.2), (1.2, "G4", 1.1), (1.2, "C4", 1.1)]
    parts = [(start, 0.7 * horn(note, seconds)) for start, note, seconds in upper]
    parts += [(start, 0.4 * horn(note, seconds)) for start, note, seconds in lower]
    parts.append((1.2, 0.4 * chord(bell, ["C5", "G5", "C6", "E6"], 1.5, 0.05)))
    return in_room(rng, lay(parts), 0.25, 0.7)


def lose(rng):
    """A game lost: three steps down, and a warm chord to soften them."""
    steps = melody(marimba, ["A4", "G4", "F4"], 0.24, 0.6)
    comfort = chord(horn, ["Bb3", "D4", "F4"], 1.0)
    return in_room(rng, lay([(0.0, 0.9 * steps), (0.72, 0.45 * comfort), (0.72, 0.5 * bell("F5", 1.0))]), 0.25, 0.7)


def contract_set(rng):
    """A contract failed: a horn sighs twice, the second time deeper."""
    sighs = [(0.0, 0.6 * horn("D4", 0.34, 0.6)), (0.36, 0.7 * horn("Bb3", 0.7, 1.6))]
    return in_room(rng, lay([*sighs, (0.36, 0.35 * marimba("Bb3", 0.6))]), 0.22)


def game_over(rng):
    """The last hand is scored, whoever won: two chords that close the book."""
    first = chord(marimba, ["F4", "A4", "C5"], 0.7, 0.02)
    second = chord(marimba, ["C4", "G4", "C5", "E5"], 1.0, 0.03)
    return in_room(rng, lay([(0.0, 0.8 * first), (0.36, second), (0.36, 0.35 * bell("C6", 1.2))]), 0.22, 0.6)


def refused(rng):
    """Not allowed: two soft knocks on wood, no scolding."""
    return in_room(rng, melody(marimba, ["E4", "C#4"], 0.11, 0.3), 0.12, 0.25)
