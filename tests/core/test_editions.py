"""Editions: a game whose ids and names come with data that an option chooses."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.toys.raffle.game import Raffle
from wagonlit.bots.recording import recorded_playout
from wagonlit.bots.seat import BotSeat
from wagonlit.core.errors import BadGame, BadOption
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.offered import VARIABLE, offered, remember
from wagonlit.core.options import Option, choice
from wagonlit.core.registration import registered


class Lottery(Raffle):
    """A raffle with a drum of one's own: its tickets are called otherwise."""

    id: ClassVar[str] = "lottery"
    option_list: ClassVar[Sequence[Option]] = (choice("drum", "plain", "silver"),)
    edition_option: ClassVar[str] = "drum"

    def edition(self, options: dict[str, Any]) -> "Lottery":
        return SILVER if options["drum"] == "silver" else PLAIN


class SilverLottery(Lottery):
    domains: ClassVar[Mapping[str, Sequence[str]]] = {
        **Raffle.domains,
        "wish": tuple(f"silver_{wish}" for wish in Raffle.domains["wish"]),
    }


PLAIN, SILVER = Lottery(), SilverLottery()


def test_a_match_is_played_in_the_edition_that_its_options_choose() -> None:
    match = Match(PLAIN, drum="silver", seed=1)
    assert match.game is SILVER
    assert all(name.startswith("silver_") for name in match.ask.names)
    match.answer(match.ask.names[0], 0)
    assert "silver_" in match.answers[-1].in_words
    assert Match(PLAIN, seed=1).game is PLAIN


def test_only_editions_that_differ_are_listed() -> None:
    assert PLAIN.editions() == {"silver": SILVER}
    assert Raffle().editions() == {}


def test_bots_and_records_use_the_names_of_the_edition() -> None:
    options = PLAIN.options({"drum": "silver"})
    assert BotSeat("random", PLAIN, options, 0, 1).game is SILVER
    record, _ = recorded_playout(PLAIN, options, 3)
    assert any("silver_" in answer.in_words for answer in record.answers)


def test_the_option_that_chooses_must_exist() -> None:
    class Broken(Lottery):
        edition_option: ClassVar[str] = "hat"

    with pytest.raises(BadGame, match="edition_option “hat” is not one of its options"):
        registered(Broken())


def test_a_game_without_anything_to_choose_takes_no_files(tmp_path: Path) -> None:
    game: Game[Any, Any, Any] = Raffle()
    with pytest.raises(BadOption, match="raffle takes no files"):
        game.offer(tmp_path / "drum.json")


def test_what_is_offered_is_kept_by_game_for_other_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "{}")
    for _ in range(2):
        remember("lottery", tmp_path / "drum.json")
    assert offered("lottery") == [(tmp_path / "drum.json").resolve()]
    assert offered("raffle") == []
    assert list(json.loads(os.environ[VARIABLE])) == ["lottery"]
