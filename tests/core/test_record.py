"""Records: the whole history of a game, and what is refused as one."""

import json
from typing import Any

import pytest

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.conformance.play import answer_at_random
from wagonlit.core.errors import BadRecord
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.record import Answer, Record, read_record
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng


def some_game(game: Game, seed: int = 3) -> Match:
    match, rng = Match(game, {"players": 3}, seed), Rng(seed)
    while not match.over:
        answer_at_random(match, rng, ("fog", "“quoted”\n", "Zürich"))
    return match


@pytest.mark.parametrize("game", [MASQUERADE, LIGHTHOUSE], ids=lambda game: game.id)
def test_a_record_is_read_as_it_was_written(game: Game) -> None:
    match = some_game(game)
    record = read_record(match.record.to_json())
    assert record == match.record
    assert replayed(game, record).told == match.told


def test_a_record_is_json_with_one_answer_a_line() -> None:
    match = some_game(LIGHTHOUSE)
    text = match.record.to_json().decode()
    assert json.loads(text)["answers"] == [[a.seat, a.choice, a.in_words] for a in match.answers]
    assert sum(line.startswith("  [") for line in text.splitlines()) == len(match.answers)


def test_a_game_without_answers_has_a_record_too() -> None:
    record = Record(game="masquerade", version=1, options={}, seed=0, answers=[])
    assert read_record(record.to_json()) == record


def test_a_position_with_a_list_of_answers_of_its_own_is_kept_apart_from_those_of_the_game() -> None:
    answers = [Answer(0, 1, "ball.ask: fox"), Answer(1, 2)]
    position: dict[str, Any] = {"answers": [], "chance": []}
    record = Record(game="masquerade", version=1, options={}, seed=0, position=position, answers=answers)
    assert read_record(record.to_json()) == record


def test_answers_say_what_they_mean_beside_the_id() -> None:
    deal = some_game(MASQUERADE).answers[0]
    assert deal.seat == CHANCE
    assert isinstance(deal.choice, int)
    assert deal.in_words == f"ball.deal: {MASQUERADE.domains['mask'][deal.choice]}"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"game": "masquerade"}',
        b'{"wagonlit": 1, "game": "x", "version": "one", "options": {}, "seed": 0, "answers": []}',
        b'{"wagonlit": 1, "game": "x", "version": 1, "options": {}, "seed": 0, "answers": [[0]]}',
        b'{"wagonlit": 1, "game": "x", "version": 1, "options": {}, "seed": 0, "answers": [[0, 1.5]]}',
    ],
)
def test_what_is_no_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord, match="This is not the record of a game: "):
        read_record(text)


def test_a_later_format_is_refused() -> None:
    with pytest.raises(BadRecord, match="format 2; this version reads format 1"):
        read_record(b'{"wagonlit": 2, "game": "x", "version": 1, "options": {}, "seed": 0, "answers": []}')


def changed(record: Record, **parts: Any) -> Record:
    return Record(**({name: getattr(record, name) for name in record.__struct_fields__} | parts))


def test_another_game_or_another_version_is_refused() -> None:
    record = some_game(MASQUERADE).record
    with pytest.raises(BadRecord, match="a record of masquerade, not of lighthouse"):
        replayed(LIGHTHOUSE, record)
    with pytest.raises(BadRecord, match="rules version 7, not 1"):
        replayed(MASQUERADE, changed(record, version=7))


def test_answers_that_were_not_possible_are_refused_by_number() -> None:
    record = some_game(MASQUERADE).record
    first = next(place for place, answer in enumerate(record.answers) if answer.seat != CHANCE)
    wrong = [*record.answers]
    wrong[first] = Answer(wrong[first].seat, 60)
    with pytest.raises(BadRecord, match=f"Answer {first} of this record is not possible: 60 is no"):
        replayed(MASQUERADE, changed(record, answers=wrong))


def test_luck_that_was_not_possible_is_refused() -> None:
    record = some_game(MASQUERADE).record
    twice = [record.answers[0], record.answers[0], *record.answers[2:]]
    with pytest.raises(BadRecord, match="cannot be replayed: Chance cannot answer"):
        replayed(MASQUERADE, changed(record, answers=twice))


def test_a_record_replays_up_to_any_answer() -> None:
    match = some_game(LIGHTHOUSE)
    for upto in range(len(match.answers)):
        again = replayed(LIGHTHOUSE, match.record, upto=upto)
        assert again.answers == match.answers[: len(again.answers)]
        assert upto <= len(again.answers)


def test_luck_does_not_need_the_seed() -> None:
    match = some_game(MASQUERADE)
    other = replayed(MASQUERADE, changed(match.record, seed=99))
    assert other.told == match.told
