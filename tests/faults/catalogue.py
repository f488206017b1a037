"""The faults to plant: each a small wrong change that some test must notice.

``old`` must stand exactly once in the file. To add faults for another room, add a list and its tests to ``AREAS``.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    file: str
    old: str
    new: str
    wrong: str
    """What is wrong at the table now."""


FIVE_HUNDRED = "game/rules/five_hundred/"


def _in(file: str, *rows: tuple[str, str, str]) -> list[Fault]:
    return [Fault(file, old, new, wrong) for wrong, old, new in rows]


RULES = [
    *_in(
        FIVE_HUNDRED + "bids.py",
        ("closed misère outranks 8S by default", "return 230", "return 250"),
        ("closed misère ties with 7NT", "return 230", "return 220"),
        ("an equal bid outbids", "if rank(bid, options) > floor", "if rank(bid, options) >= floor"),
        ("open misère after a seven", "return 8 if misere is OPEN_MISERE else 7", "return 7"),
        ("closed misère after a six", "is OPEN_MISERE else 7", "is OPEN_MISERE else 6"),
        ("misère at any time is ignored", "return options.misere_any_time or highest_level", "return highest_level"),
        (
            "closed misère though only open is played",
            "bid is MISERE and options.misere_bids is MisereBids.OPEN",
            "bid is MISERE and options.misere_bids is MisereBids.NONE",
        ),
        ("no trumps below hearts in value", "+ 20 * denomination", "+ 20 * (denomination % 4)"),
        ("open misère worth 520", '"open misère", 500', '"open misère", 520'),
        ("the lowest bid is always six", "return bid.level >= options.lowest_bid", "return bid.level >= 6"),
    ),
    *_in(
        FIVE_HUNDRED + "auction.py",
        ("10NT does not end the auction", "if self.is_raising or bid is TEN_NO_TRUMPS:", "if self.is_raising:"),
        ("two passes end the auction", "len(self.out) == 3)", "len(self.out) == 2)"),
        (
            "bid again overrides the single round",
            "if self.options.single_round:\n            return",
            "if self.options.single_round and not self.options.passed_may_bid_again:\n            return",
        ),
        ("bid again: four passes are needed after a bid", "quiet = 4 if self.standing is None else 3", "quiet = 4"),
        ("the winner may always raise", "self.options.winner_may_raise and self.standing", "self.standing"),
        (
            "a misère counts as an eight",
            "max(self.highest_level, bid.level or 0)",
            "max(self.highest_level, bid.level or 8)",
        ),
        ("the dealer calls first", "= dealer.left", "= dealer"),
        ("passed players are asked again", "while following in self.out:", "while False:"),
        ("copies share their calls", "twin.calls = self.calls.copy()", "twin.calls = self.calls"),
    ),
    *_in(
        FIVE_HUNDRED + "dealing.py",
        ("packets of 4-3-3", "for size in (3, 4, 3):", "for size in (4, 3, 3):"),
        (
            "the dealer is dealt first",
            "for seat in dealer.left.clockwise():\n            yield",
            "for seat in dealer.clockwise():\n            yield",
        ),
        ("a fourth kitty card vanishes", "(*order, *kitty[3:])", "tuple(order)"),
    ),
    *_in(
        FIVE_HUNDRED + "play.py",
        ("threw off, but the Joker may be played", "led in thrown_off and len(hand) > 1", "False"),
        ("threw off: barred even as the last card", "led in thrown_off and len(hand) > 1", "led in thrown_off"),
        ("throwing off bars the Joker with trumps too", "trump is None and led in thrown_off", "led in thrown_off"),
        ("a suit led may be named again", "if play.suit not in suits_led]", "]"),
        ("the last Joker cannot be led", "if not named and not plays:", "if False:"),
        (
            "the Joker always leads without a suit",
            "if trump is not None:\n        return (*plays",
            "if True:\n        return (*plays",
        ),
        ("nobody has to follow", "if following:", "if False:"),
        ("the left bower follows its printed suit", "if suits[card.index] is led]", "if card.suit is led]"),
    ),
    *_in(
        FIVE_HUNDRED + "trumps.py",
        ("the left bower stays in its suit", "suits[left] = trump", "suits[left] = trump.twin"),
        ("left bower above the right", "_LEFT, _RIGHT, _JOKER = 16, 17, 18", "_LEFT, _RIGHT, _JOKER = 17, 16, 18"),
        (
            "right bower above the Joker when compared",
            "_LEFT, _RIGHT, _JOKER = 16, 17, 18",
            "_LEFT, _RIGHT, _JOKER = 16, 18, 17",
        ),
        ("the Joker does not win", "is JOKER:\n            return play", "is JOKER:\n            continue"),
        ("trumps do not beat the suit led", "power += 100", "power += 0"),
        ("any high card wins", "elif suit is not led:\n            continue", "elif False:\n            continue"),
        ("the suit named is not followed", "return lead.suit if lead.suit is not None else", "return"),
    ),
    *_in(
        FIVE_HUNDRED + "scoring.py",
        ("a slam on 8C scores 250", "return max(contract.value, SLAM)", "return SLAM"),
        ("the slam option is ignored", "tricks == 10 and options.slam", "tricks == 10"),
        ("failing costs by the trick", "return -contract.value", "return -contract.value - 10 * tricks"),
        ("defenders of a misère score", "-contract.value), 0", "-contract.value), 10 * tricks[1 - side]"),
        ("an overtrick fails", "if tricks < contract.tricks_needed:", "if tricks <= contract.tricks_needed:"),
        (
            "the stop pulls a side down",
            "max(total, min(DEFENCE_LIMIT, total + gain))",
            "min(DEFENCE_LIMIT, total + gain)",
        ),
        ("the stop holds the contractors too", "if side == contracting or not options", "if not options"),
        ("500 by defending wins", "if result.is_made and scores[side] >= GOAL:", "if scores[side] >= GOAL:"),
        ("500 exactly does not win", "scores[side] >= GOAL", "scores[side] > GOAL"),
        ("-500 exactly does not lose", "scores[side] <= -GOAL", "scores[side] < -GOAL"),
        ("a loser wins", "return 1 - side\n    return None", "return side\n    return None"),
        ("the sides are neighbours", "return seat & 1", "return seat >> 1"),
        (
            "a hand without a contract was not played",
            "self.contract is not None or self.tricks != (0, 0)",
            "self.contract is not None",
        ),
    ),
    *_in(
        FIVE_HUNDRED + "hand.py",
        ("everybody sees the kitty", "kitty=self.kitty if is_contractor else ()", "kitty=self.kitty"),
        ("everybody sees the throw-outs", "discards=self.discards if is_contractor else ()", "discards=self.discards"),
        (
            "the kitty is shown as it is taken",
            "CardsMoved(self.kitty, KITTY, HANDS[seat], (seat,))",
            "CardsMoved(self.kitty, KITTY, HANDS[seat])",
        ),
        ("throw-outs lie face up", "DISCARDS[seat], (seat,))", "DISCARDS[seat])"),
        (
            "the dealer sees the kitty dealt",
            "CardsMoved(cards, PACK, KITTY, ())",
            "CardsMoved(cards, PACK, KITTY, (self.dealer,))",
        ),
        (
            "the left-hand neighbour sees one's cards",
            "PACK, HANDS[seat], (seat,))",
            "PACK, HANDS[seat], (seat, seat.left))",
        ),
        (
            "the exposed hand tells what came from the kitty",
            "tuple(sorted(cards, key=lambda card: card.index))",
            "tuple(cards)",
        ),
        ("two cards are thrown out", "if len(self.discards) == 3:", "if len(self.discards) == 2:"),
        ("the partner plays in a misère", "self.sitting_out = contractor.partner", "self.sitting_out = None"),
        ("an opponent sits out", "self.sitting_out = contractor.partner", "self.sitting_out = contractor.left"),
        (
            "the seat left of the dealer leads to a contract",
            "self._start_play(seat)",
            "self._start_play(self.dealer.left)",
        ),
        ("the dealer leads when all passed", "self._start_play(self.dealer.left)", "self._start_play(self.dealer)"),
        ("closed misère is laid open", "if self.contract is OPEN_MISERE and", "if self.sitting_out is not None and"),
        ("open misère is never laid open", "self.is_exposed = True", "self.is_exposed = False"),
        ("a failed misère goes on", "self.sitting_out is not None and winner is self.contractor", "False"),
        ("whoever wins a trick ends a misère", "is not None and winner is self.contractor", "is not None"),
        ("playing the Joker counts as throwing off", "play.card is not JOKER and order_of", "order_of"),
        ("throwing off is noted for the leader", "thrown[play.seat] |= {led}", "thrown[self.trick[0].seat] |= {led}"),
        ("suits led are forgotten", "self.suits_led |= {led}", "pass"),
        (
            "a hand without a contract is never played",
            "elif self.options.all_pass is AllPass.PLAY_NO_TRUMPS:",
            "elif False:",
        ),
        ("copies share their hands", "twin.hands = [cards.copy() for cards in self.hands]", "pass"),
        ("copies share their auction", "twin.auction = self.auction.copy()", "pass"),
        ("the partner's hand is shown after a misère", " and seat is not self.sitting_out", ""),
        (
            "any action is accepted from the seat to act",
            "and action in self.legal_actions():",
            "and action.seat is self.to_act:",
        ),
    ),
    *_in(
        FIVE_HUNDRED + "rules.py",
        (
            "all passed: always the next dealer",
            "return dealer\n        return dealer.left",
            "return dealer.left\n        return dealer.left",
        ),
        ("the same dealer deals for ever", "if not result.was_played and options", "if options"),
    ),
    *_in(
        FIVE_HUNDRED + "view.py",
        ("the Joker counts as throwing off in the view", "(suit is not None or joker_counts)", "True"),
        (
            "the trick under way is not looked at",
            "*(trick.plays for trick in self.tricks), self.trick)",
            "*(trick.plays for trick in self.tricks),)",
        ),
        ("the left bower shows out of trumps", "suit = effective_suit(play.card, self.trump)", "suit = play.card.suit"),
    ),
    *_in(
        FIVE_HUNDRED + "made_once.py",
        ("the Joker is led as spades only", "Play(seat, JOKER, suit)", "Play(seat, JOKER, Suit.SPADES)"),
    ),
    *_in(
        FIVE_HUNDRED + "refusals.py",
        ("whose turn it is is not said", "if hand.to_act is not None and seat is not hand.to_act:", "if False:"),
    ),
]

ENGINE = [
    *_in(
        "game/engine/tricks.py",
        ("a gathered card goes to its player", "TRICKS[seat], WON[winner])", "TRICKS[seat], WON[seat])"),
        ("a card played comes from South's hand", "HANDS[seat], TRICKS[seat])", "HANDS[0], TRICKS[seat])"),
    ),
    *_in(
        "game/engine/match.py",
        (
            "new options count at once",
            "self.rules.settle(self.scores, result, self.hand_options)",
            "self.rules.settle(self.scores, result, self.options)",
        ),
        (
            "the dealer follows the new options",
            "self.finished[-1].result, self.hand_options)",
            "self.finished[-1].result, self.options)",
        ),
        ("the deal never passes on", "dealer = self.rules.next_dealer", "self.rules.next_dealer"),
        ("a hand may be dealt over another", "if not self.awaits_deal:", "if self.is_over:"),
        ("play goes on after the game", "return not self.winners and", "return"),
        ("copies share their score sheet", "twin.finished = self.finished.copy()", "twin.finished = self.finished"),
        ("copies share the hand", "self.hand.copy() if self.hand is not None else None", "self.hand"),
        ("a wrong deal counts as a hand", "events = hand.apply(deal)", "self.number += 1; events = hand.apply(deal)"),
        ("nobody is told who won", "events.append(MatchWon(self.winners))", "pass"),
    ),
    *_in(
        "game/engine/actions.py",
        ("the suit named is not written", 'f" as {self.suit.letter}" if self.suit is not None else ""', '""'),
        ("the suit named is not read", "Card.parse(card), Suit.parse(suit))", "Card.parse(card))"),
        ("throws are written as plays", "} throws {self.card.text}", "} plays {self.card.text}"),
    ),
    *_in(
        "game/engine/events.py",
        ("hidden cards are seen by all", "if seat in self.visible_to:", "if True:"),
        ("hidden cards cannot be counted", "(None,) * len(self.cards)", "(None,)"),
    ),
    *_in(
        "game/engine/options.py",
        ("unknown options are let through", "if name not in known:", "if not name:"),
        ("booleans are written True and False", 'return "yes" if value else "no"', "return str(value)"),
    ),
]

CARDS = [
    *_in(
        "game/cards/seats.py",
        ("clockwise is anticlockwise", "return _CLOCKWISE[self + 1]", "return _CLOCKWISE[self + 3]"),
        ("the neighbour is the partner", "return _CLOCKWISE[self + 2]", "return _CLOCKWISE[self + 1]"),
    ),
    *_in(
        "game/cards/pack.py",
        ("the red fours are missing", "Rank.FOUR if suit", "Rank.FIVE if suit"),
        ("the shuffle is not even", "int(rng.random() * (last + 1))", "int(rng.random() * last)"),
    ),
    *_in(
        "game/cards/card.py",
        ("the twin of spades is diamonds", "return Suit(self ^ 1)", "return Suit(self ^ 2)"),
        ("spades are red", "return self >= Suit.DIAMONDS", "return self >= Suit.SPADES"),
    ),
]

RULE_TESTS = (
    "tests/cards",
    "tests/engine/test_text.py",
    "tests/rules/five_hundred/test_bids.py",
    "tests/rules/five_hundred/test_auction.py",
    "tests/rules/five_hundred/test_dealing.py",
    "tests/rules/five_hundred/test_play.py",
    "tests/rules/five_hundred/test_scoring.py",
    "tests/rules/five_hundred/test_misere.py",
    "tests/rules/five_hundred/test_refusals.py",
    "tests/rules/five_hundred/test_view.py",
    "tests/rules/five_hundred/test_perft.py",
    "tests/rules/five_hundred/test_laws.py",
)

GUARDS: dict[str, tuple[str, ...]] = {
    FIVE_HUNDRED + file: tuple(f"tests/rules/five_hundred/test_{name}.py" for name in names.split())
    for file, names in {
        "bids.py": "bids",
        "auction.py": "auction",
        "dealing.py": "dealing",
        "play.py": "play",
        "trumps.py": "play",
        "scoring.py": "scoring",
        "hand.py": "dealing misere play",
        "rules.py": "auction",
        "view.py": "view",
        "made_once.py": "play",
        "refusals.py": "refusals",
    }.items()
} | {
    "game/engine/match.py": ("tests/rules/five_hundred/test_scoring.py", "tests/rules/five_hundred/test_refusals.py"),
    "game/engine/tricks.py": ("tests/rules/five_hundred/test_play.py",),
    "game/engine/actions.py": ("tests/engine/test_text.py",),
    "game/engine/events.py": ("tests/rules/five_hundred/test_dealing.py",),
    "game/engine/options.py": ("tests/engine/test_text.py",),
}
"""By file: the few tests most likely to notice, run first."""

PLAY = [
    *_in(
        "game/play/live.py",
        (
            "shown before it is written",
            "        self.saved.note(action.text)\n        return self._seen(events)",
            "        return self._seen(events)",
        ),
        ("hidden cards are shown", "return [event.seen_by(self.user) for event in events]", "return list(events)"),
        ("an undo is not written down", '        self.saved.note(f"undo {count}", *self._keep(options))\n', ""),
        ("undo goes one action back only", "self._timeline.undo(count)", "self._timeline.undo(1)"),
        (
            "each card thrown out is a choice of its own",
            "isinstance(before, type(action)) and before.seat is action.seat",
            "False",
        ),
        (
            "a call that opened the kitty may be taken back",
            "last.seat is self.user and self._is_calling()",
            "last.seat is self.user",
        ),
        ("undone games are not told apart", "self.saved.record.undos += 1", "pass"),
    ),
    *_in(
        "game/play/thinking.py",
        ("an answer to another question is given", "if asked != moment:", "if False:"),
    ),
    *_in(
        "game/play/replay.py",
        ("a hand under way may be opened", "if is_open and not self.is_over:", "if False:"),
        ("a replay shows all cards", "[event.seen_by(self.seat) for event in events]", "list(events)"),
    ),
]
PLAY_TESTS = ("tests/play",)

STORE = [
    *_in(
        "game/store/saves.py",
        ("a damaged game is not copied aside", "aside = set_aside(saved.path, keep=True)", "aside = saved.path"),
        (
            "a refusing disk is forgotten",
            "            self._is_whole_on_disk = False\n            reason",
            "            reason",
        ),
        ("an abandoned game is not marked", 'saved.note("abandoned")', "pass"),
    ),
    *_in(
        "game/store/files.py",
        (
            "files are written in place",
            "        os.replace(name, path)\n    except",
            "        path.write_text(text)\n        os.unlink(name)\n    except",
        ),
        ("what is set aside may overwrite", "if not target.exists():", "if True:"),
        ("moved when it should be copied", "if keep:", "if False:"),
    ),
    *_in(
        "game/store/lock.py",
        ("two programs share a folder", "lock.acquire(timeout=0)", "lock.release()"),
    ),
    *_in(
        "game/store/settings.py",
        ("a damaged settings file is overwritten", "aside = set_aside(self.path)", "aside = self.path"),
    ),
]
STORE_TESTS = ("tests/store", "tests/play")

HEARTS = [
    *_in(
        "game/rules/hearts/passing.py",
        (
            "across before right",
            "(Direction.LEFT, Direction.RIGHT, Direction.ACROSS,",
            "(Direction.LEFT, Direction.ACROSS, Direction.RIGHT,",
        ),
        ("the rotation begins with the second hand", "(number - 1) %", "number %"),
        ("cards come from the wrong side", "[-self.value % len(SEATS)]", "[self.value]"),
    ),
    *_in(
        "game/rules/hearts/play.py",
        ("hearts may be led at any time", "hand if is_broken else", "hand if True else"),
        ("hearts may never be led", "hand if is_broken else", "hand if False else"),
        ("only hearts and no lead", "card.suit is not Suit.HEARTS] or hand", "card.suit is not Suit.HEARTS]"),
        ("the first trick is always clean", "if is_first and options.clean_first_trick:", "if is_first:"),
        ("no trick is clean", "if is_first and options.clean_first_trick:", "if False:"),
        (
            "penalty cards alone cannot be played",
            "if not CARD_POINTS[card.index]] or cards",
            "if not CARD_POINTS[card.index]]",
        ),
        ("the ♣2 is led all the time", "elif is_first and options.two", "elif options.two"),
    ),
    *_in(
        "game/rules/hearts/scoring.py",
        ("the queen costs twelve", "QUEEN_POINTS: Final = 13", "QUEEN_POINTS: Final = 12"),
        ("diamonds cost", "card.suit is Suit.HEARTS else 0", "card.suit is Suit.DIAMONDS else 0"),
        ("no moon", "if ALL_POINTS not in taken:", "if True:"),
        ("the moon always adds", "if options.moon is Moon.ADD else", "if True else"),
        ("100 exactly does not end it", "if max(scores) < LIMIT:", "if max(scores) <= LIMIT:"),
        ("the highest wins", "lowest = min(scores)", "lowest = max(scores)"),
    ),
    *_in(
        "game/rules/hearts/hand.py",
        ("the dealer's left leads", "leader = self.dealer.right", "leader = self.dealer.left"),
        ("the ♣2 leads always", "if self.options.two_of_clubs_leads:", "if True:"),
        ("all see what is passed", "PASSED[seat], (seat,))", "PASSED[seat])"),
        ("all see what arrives", "HANDS[receiver], (giver, receiver))", "HANDS[receiver])"),
        (
            "the queen breaks hearts",
            "if play.card.suit is Suit.HEARTS:",
            "if points_taken((Trick((play,), seat),))[seat]:",
        ),
        ("any trick breaks hearts", "if play.card.suit is Suit.HEARTS:", "if True:"),
        ("everybody sees what is given", "given=self.given[seat]", "given=self.given[self.dealer]"),
        ("what comes is seen too early", "is_passed = self.phase is not Phase.PASSING and", "is_passed ="),
        ("copies share their hands", "twin.hands = [cards.copy() for cards in self.hands]", "pass"),
        ("any action is accepted", "and action in self.legal_actions():", "and action.seat is self.to_act:"),
        ("the dealer passes first", "Phase.PASSING, self.dealer.left", "Phase.PASSING, self.dealer"),
        ("the winner does not lead", "self.to_act = winner", "self.to_act = winner.left"),
    ),
]
HEARTS_TESTS = ("tests/rules/hearts", "tests/rules/test_alone.py")

SPADES = [
    *_in(
        "game/rules/spades/play.py",
        ("spades may be led at any time", "(options.spade_tight or not is_broken)", "options.spade_tight"),
        ("tight is ignored", "(options.spade_tight or not is_broken)", "not is_broken"),
        ("always tight", "(options.spade_tight or not is_broken)", "True"),
        ("only spades and no lead", "is not Suit.SPADES] or hand", "is not Suit.SPADES]"),
    ),
    *_in(
        "game/rules/spades/scoring.py",
        ("an overtrick is worth nothing", "(made, over)", "(made, 0)"),
        ("short by the trick", "else -TRICK_POINTS * bid.tricks), 0", "else TRICK_POINTS * over), 0"),
        ("blind 4 short costs 40", "-BLIND_LOSS if bid is BLIND_FOUR else", "-40 if bid is BLIND_FOUR else"),
        ("blind 4 made brings 40", "BLIND_POINTS if bid is BLIND_FOUR else TRICK_POINTS", "TRICK_POINTS"),
        ("a double set without sandbag", "if options.sandbag and not bid.is_blind", "if not bid.is_blind"),
        ("a double set of a blind bid", "options.sandbag and not bid.is_blind and", "options.sandbag and"),
        ("a double set from more than twice", "tricks >= 2 * bid.tricks:", "tricks > 2 * bid.tricks:"),
        ("overtricks are free under sandbag", "(made - TRICK_POINTS * over, 0)", "(made, 0)"),
        ("nello brings 100", "return NELLO_POINTS if bid is NELLO", "return BLIND_POINTS if bid is NELLO"),
        (
            "a failed nello leaves bags",
            "return _nello_points(bid, tricks), 0",
            "return _nello_points(bid, tricks), tricks",
        ),
        ("the tenth bag is free", "points - BAG_PENALTY * paid", "points"),
        ("ten bags are ten points", "points - BAG_PENALTY * paid", "points - BAG_PENALTY * paid + 10 * paid"),
        ("bags count below nothing the other way", "else points - bags", "else points + bags"),
        ("bags help to the goal", "points = [points_of(score) for score in scores]", "points = list(scores)"),
        ("level players both win", "or points.count(best) > 1", ""),
        ("no short game", "return SHORT_GOAL if options.short_game else GOAL", "return GOAL"),
        ("74 behind is enough", "BEHIND_FOR_BLIND: Final = 75", "BEHIND_FOR_BLIND: Final = 70"),
        (
            "bags count as points behind",
            "max(map(points_of, scores)) - points_of(scores[seat])",
            "max(scores) - scores[seat]",
        ),
    ),
    *_in(
        "game/rules/spades/hand.py",
        ("blind bids without the option", "self.options.blinds and may_bid_blind", "may_bid_blind"),
        ("the cards are seen before a blind bid", "if has_looked else ()", "if True else ()"),
        ("all see what is taken up", "HANDS[seat], HANDS[seat], (seat,))", "HANDS[seat], HANDS[seat])"),
        ("a blind bidder never looks", "if seat not in self.looked:", "if False:"),
        (
            "the dealer leads",
            "self.to_act = seat.left\n        return events\n\n    # Play",
            "self.to_act = seat if seat is self.dealer else seat.left\n        return events\n\n    # Play",
        ),
        ("spades are no trumps", "winning_play(self.trick, Suit.SPADES)", "winning_play(self.trick)"),
        ("spades are never broken", "if play.card.suit is Suit.SPADES:", "if False:"),
        ("clubs break spades", "if play.card.suit is Suit.SPADES:", "if play.card.suit is Suit.CLUBS:"),
        ("copies share their hands", "twin.hands = [cards.copy() for cards in self.hands]", "pass"),
        ("any action is accepted", "and action in self.legal_actions():", "and action.seat is self.to_act:"),
        ("the cards of a blind bidder are dealt open", "frozenset(SEATS) - self.looked", "frozenset()"),
    ),
    *_in(
        "game/rules/spades/rules.py",
        ("anybody deals first", "Seat | None = Seat.SOUTH", "Seat | None = None"),
        ("the deal stays", "return dealer.left", "return dealer"),
    ),
]
SPADES_TESTS = ("tests/rules/spades", "tests/rules/test_alone.py")

SHARED = [
    *_in(
        "game/engine/tricks.py",
        ("nobody has to follow", "if card.suit is led] or hand", "if card.suit is led or True] or hand"),
        ("a low trump does not win", "(card.suit is trump is not held.suit)", "False"),
        ("any high card wins", "(card.suit is held.suit and card.rank > held.rank)", "(card.rank > held.rank)"),
        ("followers are taken for void", "and play.card.suit is not led:", "and play.card.suit is led:"),
    ),
    *_in(
        "game/engine/dealing.py",
        (
            "the dealer is dealt first",
            "for place, seat in enumerate(dealer.left.clockwise()):",
            "for place, seat in enumerate(dealer.clockwise()):",
        ),
        ("cards face down are seen", "() if seat in face_down else (seat,)", "(seat,)"),
        ("a card twice is accepted", "if twice:", "if False:"),
    ),
    *_in(
        "game/play/live.py",
        (
            "a blind bid may be taken back",
            "return isinstance(self._timeline.hand_events()[-1], CallMade)",
            "return True",
        ),
    ),
]
SHARED_TESTS = ("tests/engine/test_tricks.py", "tests/engine/test_dealing.py", "tests/play/test_live_alone.py")

SOLVER = [
    *_in(
        "game/players/compiled/joker.py",
        (
            "a Joker that could not be led matters to nothing",
            "            flags |= LED << (16 * field)",
            "            flags |= 0",
        ),
        (
            "a Joker that could not be led as a suit nobody has matters to nothing",
            "and not (is_empty and empty_was_named)",
            "and not is_empty",
        ),
        ("a Joker played relies on nothing", "(LED if is_lead else THROWN)", "(LED if is_lead else 0)"),
        ("a Joker led relies on nothing", "(LED if is_lead else THROWN)", "(0 if is_lead else THROWN)"),
        ("throwing off is not noted", "                rules |= 16 << field", "                rules |= 0"),
        ("a suit led is not noted", "            rules |= 1 << field", "            rules |= 0"),
        ("a barred Joker may not be played as the last card", "work[LEFT + trick] > 1", "work[LEFT + trick] > 0"),
    ),
    *_in(
        "game/players/compiled/ordering.py",
        (
            "a Joker barred from a trick matters to nothing",
            "work[MATTERED + ply] = THROWN << (16 * (ctz(led) >> 4))",
            "work[MATTERED + ply] = 0",
        ),
        (
            "the Joker is never led as a suit nobody has",
            "            if empty_is_named:\n                continue\n            empty_is_named = True",
            "            continue",
        ),
        ("the Joker is led as any suit", "if (led_before >> field) & 1:", "if False:"),
    ),
    *_in(
        "game/players/compiled/patterns.py",
        ("an entry found again forgets the suits led", "_spread(work[ENTRIES + at + 3] >> _RULES_PLACE, LED)", "0"),
        (
            "an entry found again forgets the suits thrown off on",
            "_spread(work[ENTRIES + at + 4] >> _RULES_PLACE, THROWN)",
            "0",
        ),
        (
            "an entry does not tell the suits thrown off on",
            "high |= (work[RULES + trick] >> 4) << _RULES_PLACE",
            "high |= 0",
        ),
    ),
    *_in(
        "game/players/compiled/values.py",
        ("a Joker is worth the same whatever it names", "(hands & field_mask(other))) == 0", "(hands & 0)) >= 0"),
    ),
    *_in(
        "game/players/compiled/search.py",
        (
            "the thorough search forgets the Joker's facts",
            "work[IN_PLAY + (ply >> 2)] | RULE_FLAGS",
            "work[IN_PLAY + (ply >> 2)]",
        ),
    ),
    *_in(
        "game/players/compiled/misere.py",
        (
            "the table of a misère knows no Joker",
            "    rules = work[RULES + trick]\n    others",
            "    rules = 0\n    others",
        ),
        ("the table of a misère forgets suits thrown off on", "high | (rules << 22 & (15 << 26))", "high"),
        ("suits nobody has never matter to a misère", "if (rules & gone) != gone:", "if True:"),
        ("throwing off in a misère is not noted", "                rules |= 16 << field", "                rules |= 0"),
        ("a suit led in a misère is not noted", "work[RULES + ply // 3] | (1 << field)", "work[RULES + ply // 3]"),
    ),
    *_in(
        "game/players/compiled/ducking.py",
        (
            "no Joker is barred in a misère",
            "return ((work[RULES + trick] >> (4 + (ctz(led) >> 4))) & 1) != 0",
            "return False",
        ),
        (
            "a defender never leads the Joker as a suit nobody has",
            "            if empty_is_named:\n                continue\n            empty_is_named = True",
            "            continue",
        ),
    ),
]
SOLVER_TESTS = tuple(f"tests/players/compiled/test_{name}.py" for name in ("solver", "reliance", "endings"))

AREAS: dict[str, tuple[tuple[str, ...], list[Fault]]] = {
    "rules": (RULE_TESTS, RULES),
    "engine": (RULE_TESTS, ENGINE),
    "cards": (RULE_TESTS, CARDS),
    "play": (PLAY_TESTS, PLAY),
    "store": (STORE_TESTS, STORE),
    "hearts": (HEARTS_TESTS, HEARTS),
    "spades": (SPADES_TESTS, SPADES),
    "shared": (SHARED_TESTS, SHARED),
    "solver": (SOLVER_TESTS, SOLVER),
}
"""By room: the tests that guard it, quickest first, and its faults."""
