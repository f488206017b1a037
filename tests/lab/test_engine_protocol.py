"""The engine: a legal action for every request that is one, a sentence for every other, and no card it may not know."""

from __future__ import annotations

import io
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.cards.card import parse_cards
from game.cards.seats import Seat
from game.cli import main
from game.engine.actions import Action, Deal, Discard
from game.engine.match import Match
from game.engine.record import Header, Record, new_record, read_record
from game.engine.seat_copy import redact, view_from_redacted
from game.lab.engine_protocol import LONGEST, PLAYERS, Desk, Engine, serve
from game.play.shuffling import player_rng
from game.players.casual import Casual
from game.players.compiled import IS_COMPILED
from game.players.imagine import Imagination
from game.players.monte_carlo import Budget, MonteCarlo
from game.players.player import Player
from game.rules.five_hundred.dealing import stack_pack
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players.test_laws import random_options
from tests.rules.five_hundred.walks import pick

ROOT = Path(__file__).parent.parent.parent
GAMES = {FIVE_HUNDRED.name: FIVE_HUNDRED}
compiled = pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")
FEW_WORLDS = Budget(bidding=3, throwing_out=2, playing=3, misere=3, throw_outs=3)


def random_record(number: int) -> Record:
    """A game under random options, broken off at a decision; here and there a step was taken back."""
    rng = Random(f"engine:{number}")
    options = FIVE_HUNDRED.options_text(random_options(rng))
    record = new_record(Header(f"r{number}", "five-hundred", Seat(number % 4), options, seed=number), FIVE_HUNDRED)
    shyness, steps = rng.choice((0.1, 0.6, 0.8, 0.95)), rng.choice((rng.randrange(60), rng.randrange(200)))
    while True:
        match = record.timeline.match
        if match.is_over:
            record.add("undo 1", FIVE_HUNDRED)
            return record
        if len(record.lines) > steps and match.to_act is not None:
            return record
        record.add(pick(match, rng, shyness).text, FIVE_HUNDRED)
        if rng.random() < 0.02:
            record.add(f"undo {rng.randrange(1, len(record.timeline.actions) + 1)}", FIVE_HUNDRED)
            if rng.random() < 0.5:
                record.add("redo", FIVE_HUNDRED)


def request_of(record: Record) -> str:
    seat = record.timeline.match.to_act
    assert seat is not None
    return redact(record, seat)


def answers(text: str, player: Player | None = None) -> list[str]:
    out = io.StringIO()
    serve(Engine(player or Casual()), io.BytesIO(text.encode()), out)
    return out.getvalue().splitlines()


def is_legal(record: Record, answer: str) -> bool:
    return answer in [action.text for action in record.timeline.match.legal_actions()]


# Requests that are requests


@pytest.mark.slow
def test_a_thousand_records_of_all_phases_get_a_legal_action() -> None:
    records = [random_record(number) for number in range(1000)]
    told = answers("".join(request_of(record) + "\n" for record in records))
    assert len(told) == 1000
    assert [answer for record, answer in zip(records, told, strict=True) if not is_legal(record, answer)] == []
    phases = [record.timeline.match.hand.phase for record in records]  # type: ignore[union-attr]
    assert {Phase.BIDDING, Phase.RAISING, Phase.DISCARDING, Phase.PLAYING} == set(phases)
    assert min(phases.count(phase) for phase in set(phases)) >= 5
    miseres = [record.timeline.match.hand.sitting_out for record in records]  # type: ignore[union-attr]
    assert sum(seat is not None for seat in miseres) >= 15
    assert max(record.timeline.match.number for record in records) > 3


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("count", [60, pytest.param(1000, marks=[pytest.mark.slow, pytest.mark.long])])
def test_players_who_search_answer_with_a_legal_action_too(count: int) -> None:
    player = MonteCarlo(FEW_WORLDS)
    for number in range(count):
        record = random_record(number)
        assert is_legal(record, *answers(request_of(record) + "\n", player))


def test_the_answer_is_the_one_given_at_the_table() -> None:
    for number in range(40):
        record = random_record(number)
        seat, match = record.timeline.match.to_act, record.timeline.match
        assert seat is not None
        chosen = Casual().choose(match.view(seat), player_rng(record.header.id, len(record.timeline.actions)))
        assert Engine(Casual()).answer(request_of(record)) == chosen.text


class Dicer:
    """Takes any legal action."""

    def choose(self, view: FiveHundredView, rng: Random) -> Action:
        return rng.choice(view.legal)


def test_chance_comes_from_the_seed_the_id_and_the_step() -> None:
    record = random_record(0)
    while len(record.timeline.match.legal_actions()) < 9:
        record.add(pick(record.timeline.match, Random(1), 0.5).text, FIVE_HUNDRED)
    request = request_of(record)

    def several(requests: list[str], seeds: list[int | None]) -> set[str]:
        return {Engine(Dicer(), seed).answer(one) for one in requests for seed in seeds}  # type: ignore[arg-type]

    assert len(several([request] * 9, [5])) == 1
    assert len(several([request], list(range(30)))) > 2
    others = [request.replace(f"id {record.header.id}", f"id other{number}") for number in range(30)]
    assert len(several(others, [None])) > 2 and len(several(others, [5])) > 2


# Framing


def request(number: int = 0) -> str:
    return request_of(random_record(number))


def test_requests_may_be_sent_ahead_or_one_by_one() -> None:
    whole = request(0) + "\n" + request(1) + "\n"
    ahead = answers(whole)
    assert len(ahead) == 2 and not any(answer.startswith("error") for answer in ahead)
    assert answers(whole + "\n\n\n" + whole) == ahead * 2
    assert answers(whole[:-1]) == ahead, "the end of the input ends a request"
    assert answers(whole.rstrip("\n")) == ahead
    assert answers(whole.replace("\n", "\r\n")) == ahead
    assert answers("") == answers("\n\n\n") == []


def test_an_answer_comes_as_soon_as_the_request_is_read() -> None:
    desk = Desk(Engine(Casual()))
    header, game = request().split("\n\n")
    assert desk.take(header) == []
    assert len(desk.take(game.strip())) == 1
    assert desk.take("") == desk.close() == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello\n\n", "A request begins with the line 'card parlour record 1'"),
        ("{header}\n\n\n", "No cards have been dealt yet"),
        ("{header}\n\n", "No cards have been dealt yet"),
        ("{header}\n{game}\n", "The empty line between the header and the game is missing"),
        ("{header}\n\n{game}W shows\n\n", "does not lie open"),
        ("{headless}\n\n{game}\n", "A request begins with the line"),
        ("{seatless}\n\n{game}\n", "whose copy this is"),
        ("{other}\n\n{game}\n", "'whist', which is not played here"),
        ("{old}\n\n{game}\n", "another version of the program"),
    ],
)
def test_a_bad_request_gets_one_sentence_and_the_next_is_answered(text: str, said: str) -> None:
    header, game = request().split("\n\n")
    bad = text.format(
        header=header,
        game=game,
        headless=header.partition("\n")[2],
        seatless=re.sub("seat .", "", header).strip(),
        other=header.replace("five-hundred", "whist"),
        old=header.replace("record 1", "record 7"),
    )
    first, *rest = answers(bad + request() + "\n")
    assert first.startswith("error ") and said in first
    assert rest == answers(request() + "\n")


def test_a_header_alone_is_answered_when_the_next_begins() -> None:
    header, _ = request().split("\n\n")
    assert [answer[:5] for answer in answers(f"{header}\n\n{header}\n\n\n")] == ["error", "error"]


def test_lines_typed_without_a_header_are_each_answered() -> None:
    assert len(answers("S bids 6S\n\nS bids 7S\n\n")) == 2


def test_whose_turn_it_is_and_what_is_over_is_said() -> None:
    record = random_record(0)
    seat = record.timeline.match.to_act
    assert seat is not None
    told = Engine(Casual()).answer(redact(record, seat.partner))
    assert told == f"error It is {seat.word}'s turn, not {seat.partner.word}'s."
    while record.timeline.match.to_act is not None:
        record.add(record.timeline.match.legal_actions()[0].text, FIVE_HUNDRED)
    told = Engine(Casual()).answer(redact(record, seat))
    assert told == "error The hand is over; the cards must be dealt again."


def test_a_game_no_deal_can_have_led_to_is_refused() -> None:
    """Each card could have been played by itself, but then nobody would hold the diamonds South has not seen."""
    hands = ["Jo JS JC AS KS QS 10S 9S 8S 7S", "5S 6S 9C 8C 5C 6C 7D 8D 4H 5H"]
    hands += ["AC KC QC 10C 7C AH KH QH JH 10H", "9H 8H 7H 6H AD KD QD JD 10D 9D"]
    dealt = Deal(stack_pack(Seat.EAST, tuple(map(parse_cards, hands)), parse_cards("6D 5D 4D")))
    record = new_record(Header("g", "five-hundred", Seat.EAST), FIVE_HUNDRED)
    lines = [dealt.text, "S bids 6S", "W bids -", "N bids -", "E bids -", "S throws 4D", "S throws 5D", "S throws 7S"]
    for line in lines:
        record.add(line, FIVE_HUNDRED)
    copy = redact(record, Seat.SOUTH)
    copy += "S plays 6D\nW plays 5H\nN plays AH\nE plays 9H\n"
    told = Engine(Casual()).answer(copy)
    assert told == "error No deal fits what this view says."


# Damage


def damaged(text: str, rng: Random) -> str:
    """*text* with something wrong in it, or nearly always so."""
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            place = rng.randrange(len(text))
            return text[:place] + chr(ord(text[place]) ^ (1 << rng.randrange(7))) + text[place + 1 :]
        case 1:
            return text[: rng.randrange(len(text))]
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            del lines[at]
        case 4:
            lines.insert(at, lines[other])
        case 5:
            lines[at] = re.sub("[SWNE] ", rng.choice("SWNEX") + " ", lines[at])
        case 6:
            lines[at] = lines[at] * rng.choice((2, 1000))
        case _:
            lines[at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 300))).decode("latin-1")
    return "\n".join(lines)


@pytest.mark.slow
def test_a_thousand_damaged_requests_get_a_sentence_or_were_still_requests() -> None:
    engine, errors = Engine(Casual()), 0
    for number in range(1000):
        rng = Random(f"damage:{number}")
        text = damaged(request_of(random_record(number % 100)), rng)
        started = time.perf_counter()
        answer = engine.answer(text)
        assert time.perf_counter() - started < 1
        assert "\n" not in answer and answer.isprintable()
        if answer.startswith("error "):
            errors += 1
            assert answer.endswith(".")
        else:
            view = view_from_redacted(text, GAMES)
            assert answer in [action.text for action in view.legal]
    assert 700 < errors < 990


def test_after_any_damage_the_next_request_is_answered() -> None:
    good = request(7) + "\n"
    expected = answers(good)
    assert not expected[0].startswith("error")
    for number in range(300):
        rng = Random(f"stream:{number}")
        text = damaged(request_of(random_record(number % 50)), rng).rstrip("\n") + "\n\n"
        told = answers(text + good)
        assert told[-1:] == expected
        assert all(answer.startswith("error ") for answer in told[1:-1])


def test_the_huge_is_refused_without_being_kept() -> None:
    header, game = request().split("\n\n")
    told = answers(f"{header}\n\n{game * 9000}\n{request()}\n")
    assert "far too long" in told[0] and len(told) == 2 and not told[1].startswith("error")
    told = answers("card parlour record 1" * LONGEST + "\n\n" + request() + "\n")
    assert "far too long" in told[0] and len(told) == 2
    undone = "undo 1\nredo\n" * (LONGEST // 20)
    assert answers(f"{header}\n\n{game}{undone}\n") == answers(request() + "\n")


def test_a_whole_record_is_not_looked_into() -> None:
    """All cards face up are more than a seat can have seen: that is said, not used."""
    for number in range(30):
        record = random_record(number)
        seat = record.timeline.match.to_act
        whole = replace(record.header, seat=seat).text + "".join(f"{line}\n" for line in record.lines)
        assert Engine(Casual()).answer(whole).startswith("error ")


# Hidden cards


def twin_of(record: Record, rng: Random) -> Record:
    """A record in which all that the seat to act cannot see lies otherwise, in every hand, and the seed is another."""
    seat = record.timeline.match.to_act
    assert seat is not None
    twin = new_record(replace(record.header, seed=rng.randrange(10**6)), FIVE_HUNDRED)
    start = new_record(record.header, FIVE_HUNDRED).timeline.match
    for actions in hands_of(record.timeline.actions):
        for line in dealt_otherwise(start, actions, seat, rng):
            twin.add(line, FIVE_HUNDRED)
        for action in actions:
            start.apply(action)
    return twin


def hands_of(actions: list[Action]) -> Iterator[list[Action]]:
    starts = [at for at, action in enumerate(actions) if isinstance(action, Deal)]
    for at, end in zip(starts, [*starts[1:], len(actions)], strict=True):
        yield actions[at:end]


def dealt_otherwise(start: Match, actions: list[Action], seat: Seat, rng: Random) -> list[str]:
    """The lines of one hand with the unseen cards dealt anew, so that all that was seen stays as it was."""
    match = start.copy()
    for action in actions:
        match.apply(action)
    view = match.view(seat)
    assert isinstance(view, FiveHundredView)
    world = Imagination(view).uniform(1, rng)[0]
    deal = actions[0]
    assert isinstance(deal, Deal)
    own = set(world.dealt_in(view)[seat])
    hands = [tuple(sorted(cards, key=lambda card: card.index)) for cards in world.dealt_in(view)]
    hands[seat] = tuple(card for card in deal_order(start, deal, seat) if card in own)
    thrown = list(world.discards)
    lines = [Deal(stack_pack(view.dealer, tuple(hands), world.kitty)).text]
    for action in actions[1:]:
        hidden = isinstance(action, Discard) and action.seat is not seat
        lines.append(Discard(action.seat, thrown.pop()).text if hidden else action.text)  # type: ignore[union-attr]
    return lines


def deal_order(start: Match, deal: Deal, seat: Seat) -> tuple[object, ...]:
    match = start.copy()
    match.apply(deal)
    return match.view(seat).hand


def is_certain(record: Record) -> bool:
    """Whether a hand that ended early laid cards open, which a world would have to know."""
    return any(hand.result.contract and hand.result.contract.is_misere for hand in record.timeline.match.finished)  # type: ignore[attr-defined]


@cache
def pairs(count: int) -> list[tuple[Record, Record]]:
    """Records that differ in nothing but hidden cards and the seed."""
    found: list[tuple[Record, Record]] = []
    number = 0
    while len(found) < count:
        record = random_record(number)
        if not is_certain(record):
            found.append((record, twin_of(record, Random(f"twin:{number}"))))
        number += 1
    return found


@pytest.mark.parametrize("count", [120, pytest.param(500, marks=[pytest.mark.slow, pytest.mark.long])])
def test_pairs_that_differ_in_hidden_cards_get_the_same_answers(count: int) -> None:
    engine = Engine(Casual())
    for record, twin in pairs(count):
        assert read_record(twin.text, GAMES).trouble == "" and record.text != twin.text
        assert request_of(record) == request_of(twin)
        answer = engine.answer(request_of(record))
        assert not answer.startswith("error") and answer == engine.answer(request_of(twin))


@pytest.mark.slow
@compiled
@pytest.mark.parametrize("count", [40, pytest.param(500, marks=[pytest.mark.slow, pytest.mark.long])])
def test_players_who_search_answer_such_pairs_alike(count: int) -> None:
    one, other = Engine(MonteCarlo(FEW_WORLDS)), Engine(MonteCarlo(FEW_WORLDS))
    for record, twin in pairs(count):
        assert one.answer(request_of(record)) == other.answer(request_of(twin))


# The command


@pytest.mark.parametrize("name", ["casual", pytest.param("club", marks=[compiled, pytest.mark.slow])])
def test_the_command_answers_on_its_streams(name: str) -> None:
    words = [sys.executable, str(ROOT / "main.py"), "engine", "--player", name]
    text = request(1) + "\nnonsense\n\n" + request(2) + "\n"
    done = subprocess.run(words, input=text, capture_output=True, text=True, timeout=120)
    first, second, third = done.stdout.splitlines()
    assert is_legal(random_record(1), first) and second.startswith("error ") and is_legal(random_record(2), third)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_program_that_waits_for_each_answer_gets_it() -> None:
    words = [sys.executable, str(ROOT / "main.py"), "engine", "--player", "casual"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdin is not None and program.stdout is not None
        for number in range(5):
            program.stdin.write(request(number) + "\n")
            program.stdin.flush()
            assert is_legal(random_record(number), program.stdout.readline().strip())
        program.stdin.close()
        assert program.wait(20) == 0


def test_unknown_players_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--player", "nobody"]) == 2
    assert capsys.readouterr().err == f"'nobody' is no player; there are {', '.join(PLAYERS)}.\n"
