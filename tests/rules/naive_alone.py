"""Hearts and Spades a second time, written from the rules page alone and in the plainest way.

Cards are strings (``QS``), seats the letters ``S W N E``; nothing here knows the program.
"""

from __future__ import annotations

CLOCKWISE = "SWNE"
FACES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def suit(card: str) -> str:
    return card[-1]


def height(card: str) -> int:
    return FACES.index(card[:-1])


def hearts_points(card: str) -> int:
    if card == "QS":
        return 13
    return 1 if suit(card) == "H" else 0


def hearts_allowed(hand: list[str], table: list[str], played: list[str], options: dict[str, bool]) -> set[str]:
    """What may be played: *table* are the cards of this trick, *played* those of the tricks before."""
    if not table and not played and options["opens"]:
        return {"2C"}
    allowed = set(hand)
    if table:
        if any(suit(card) == suit(table[0]) for card in hand):
            allowed = {card for card in hand if suit(card) == suit(table[0])}
    elif not any(suit(card) == "H" for card in played) and any(suit(card) != "H" for card in hand):
        allowed = {card for card in hand if suit(card) != "H"}
    if options["clean"] and not played and any(hearts_points(card) == 0 for card in allowed):
        allowed = {card for card in allowed if hearts_points(card) == 0}
    return allowed


def spades_allowed(hand: list[str], table: list[str], played: list[str], options: dict[str, bool]) -> set[str]:
    """The same for Spades."""
    if table:
        follow = {card for card in hand if suit(card) == suit(table[0])}
        return follow or set(hand)
    others = {card for card in hand if suit(card) != "S"}
    if not others:
        return set(hand)
    broken = any(suit(card) == "S" for card in played)
    return set(hand) if broken and not options["tight"] else others


def winner(table: list[tuple[str, str]], trump: str = "") -> str:
    """Who wins a trick of (seat, card)."""
    counted = [pair for pair in table if trump and suit(pair[1]) == trump]
    if not counted:
        counted = [pair for pair in table if suit(pair[1]) == suit(table[0][1])]
    return max(counted, key=lambda pair: height(pair[1]))[0]


def moon(taken: dict[str, int], off: bool) -> dict[str, int]:
    """The points of a hand of Hearts."""
    for seat, points in taken.items():
        if points == 26:
            if off:
                return {each: -26 if each == seat else 0 for each in taken}
            return {each: 0 if each == seat else 26 for each in taken}
    return taken


def spades_hand(bid: str, tricks: int, sandbag: bool) -> tuple[int, int]:
    """What one player's hand of Spades is worth: points and bags."""
    if bid == "0":
        return (50, 0) if tricks == 0 else (-50, 0)
    if bid == "BN":
        return (100, 0) if tricks == 0 else (-50, 0)
    wanted = 4 if bid == "B4" else int(bid)
    over = tricks - wanted
    if over < 0:
        return (-50, 0) if bid == "B4" else (-10 * wanted, 0)
    if sandbag and bid != "B4" and tricks >= 2 * wanted:
        return -20 * wanted, 0
    points = 100 if bid == "B4" else 10 * wanted
    return (points - 10 * over, 0) if sandbag else (points, over)


def spades_total(points: int, bags: int, gain: int, more: int) -> tuple[int, int]:
    """Points and bags after a hand, the tenth bag paid for."""
    points, bags = points + gain, bags + more
    while bags > 9:
        points, bags = points - 100, bags - 10
    return points, bags
