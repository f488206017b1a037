"""Why this and not something else, in one sentence: the figures a choice rests on, put into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.actions import Call, Discard
from game.players.casual.hearing import Hearing
from game.players.critic.naming import DEALS, action_name, bid_name, listed, percent, points, spoken_action, tricks
from game.players.critic.sides import Aim, aim_of, success
from game.players.thoughts import Figures, Thoughts
from game.rules.five_hundred.bids import PASS, Bid, Denomination
from game.rules.five_hundred.view import FiveHundredView, Phase

_SAME: Final = 0.5
"""Points within which two choices are worth the same."""


def sentence(view: FiveHundredView, thoughts: Sequence[Thoughts]) -> str:
    """What to do and why. *thoughts* are those of one choice made from *view*: several where cards are thrown out."""
    first = thoughts[0]
    if len(view.legal) == 1:
        return _only(first)
    figures = first.of(first.choice)
    if figures is None:
        return _by_rule(view, thoughts)
    if isinstance(first.choice, Call):
        return _of_a_call(view, first, figures)
    if isinstance(first.choice, Discard):
        return _of_throwing_out(view, thoughts, figures)
    return _of_a_card(view, first, figures)


def _only(thoughts: Thoughts) -> str:
    name = action_name(thoughts.choice)
    if isinstance(thoughts.choice, Call):
        return f"{name}: nothing else may be called."
    return f"{name} is the only card you may play."


# Calls


def _of_a_call(view: FiveHundredView, thoughts: Thoughts, figures: Figures) -> str:
    bid = _bid_of(figures)
    if bid is PASS:
        return _of_a_pass(view, thoughts, figures)
    best = thoughts.figures[0]
    if Hearing(view).is_joker_call(bid) and best is not figures:
        return f"Bid {bid_name(bid)}: by the convention it tells your partner that you hold the Joker."
    passing = next((one for one in thoughts.figures if _bid_of(one) is PASS), None)
    chance = percent(figures.chance or 0)
    words = f"Bid {bid_name(bid)}: made in {chance} {DEALS}, and with all that may follow worth "
    words += f"{points(figures.worth)} points to your side"
    if passing is not None:
        words += f" on average against {points(passing.worth)} for a pass"
    if best.worth > figures.worth + _SAME:
        words += ", too small a difference to leave the usual call" if best is passing else _hardly_less(best)
    return words + "."


def _hardly_less(best: Figures) -> str:
    return f", and hardly less than {bid_name(_bid_of(best))} with {points(best.worth)}"


def _of_a_pass(view: FiveHundredView, thoughts: Thoughts, figures: Figures) -> str:
    lead = "Keep your bid" if view.phase is Phase.RAISING else "Pass"
    bids = [one for one in thoughts.figures if _bid_of(one) is not PASS]
    if not bids:
        return f"{lead}: this hand is too weak for any bid that may still be made."
    best = bids[0]
    name, chance = bid_name(_bid_of(best)), percent(best.chance or 0)
    worth, passing = points(best.worth), points(figures.worth)
    if best.worth > figures.worth:
        return (
            f"{lead}: {name} would be made in {chance} {DEALS}, but {worth} points on average are too few beside "
            f"the {passing} of a pass."
        )
    return (
        f"{lead}: your best bid, {name}, would be made in {chance} {DEALS} and is worth {worth} points on average "
        f"against {passing} for a pass."
    )


def _bid_of(figures: Figures) -> Bid:
    assert isinstance(figures.action, Call) and isinstance(figures.action.bid, Bid)
    return figures.action.bid


# Cards


def _of_throwing_out(view: FiveHundredView, thoughts: Sequence[Thoughts], figures: Figures) -> str:
    words = f"Throw out {listed([spoken_action(each.choice) for each in thoughts])}: {_outcome(view, figures)}"
    return f"{words}."


def _of_a_card(view: FiveHundredView, thoughts: Thoughts, figures: Figures) -> str:
    words = f"Play {spoken_action(figures.action)}: {_outcome(view, figures)}"
    others = [one for one in thoughts.figures if one is not figures]
    if not others:
        return f"{words}."
    second = others[0]
    if second.worth > figures.worth - _SAME or _short(view, second) == _short(view, figures):
        return f"{words}; {spoken_action(second.action)} would do as well."
    return f"{words}; next best is {spoken_action(second.action)} with {_short(view, second)}."


def _outcome(view: FiveHundredView, figures: Figures) -> str:
    """What becomes of the contract, and how many tricks it brings."""
    count = f"{tricks(figures.tricks)} tricks" if figures.tricks is not None else ""
    if figures.chance is None:
        return f"it brings {count} on average"
    what = "misère" if view.contract is not None and view.contract.is_misere else "contract"
    chance = percent(success(view, figures.chance))
    if aim_of(view) is Aim.BEAT:
        return f"their {what} is beaten in {chance} {DEALS}" + (f", and you win {count} on average" if count else "")
    return f"the {what} is made in {chance} {DEALS}" + (f", with {count} on average" if count else "")


def _short(view: FiveHundredView, figures: Figures) -> str:
    chance = percent(success(view, figures.chance)) if figures.chance is not None else ""
    count = f"{tricks(figures.tricks)} tricks" if figures.tricks is not None else ""
    return " and ".join(filter(None, (chance, count)))


# Without figures


def _by_rule(view: FiveHundredView, thoughts: Sequence[Thoughts]) -> str:
    choice = thoughts[0].choice
    if isinstance(choice, Call):
        return _by_count(view, choice)
    names = listed([spoken_action(each.choice) for each in thoughts])
    return f"By rule of thumb: {'throw out' if isinstance(choice, Discard) else 'play'} {names}."


def _by_count(view: FiveHundredView, call: Call) -> str:
    """In the terms of those who count tricks rather than imagine deals."""
    assert isinstance(call.bid, Bid)
    hearing = Hearing(view)
    if call.bid.denomination is not None:
        count = hearing.tricks(call.bid.denomination)
        return f"Bid {bid_name(call.bid)}: by rule of thumb your side counts {tricks(count)} tricks in it."
    if not call.bid.is_pass:
        return f"Bid {bid_name(call.bid)}: by rule of thumb these cards can duck every trick."
    best = max(Denomination, key=hearing.tricks)
    lead = "Keep your bid" if view.phase is Phase.RAISING else "Pass"
    place = "at no trumps" if best is Denomination.NO_TRUMPS else f"in {best.word}"
    words = f"{lead}: by rule of thumb your side counts {tricks(hearing.tricks(best))} tricks at best, {place}"
    legal = (action.bid for action in view.legal if isinstance(action, Call) and isinstance(action.bid, Bid))
    dearer = next((bid for bid in legal if bid.denomination is best), None)
    if dearer is None:
        return f"{words}, and no such bid is left."
    return f"{words}; that leaves too little to spare for {bid_name(dearer)}, the cheapest bid there."
