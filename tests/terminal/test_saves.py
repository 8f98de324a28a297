import json
from pathlib import Path

import pytest

from tests.toys.masquerade.game import GAME
from wagonlit.core.errors import BadRecord
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.kit.terminal.screen import Screen, new_console
from wagonlit.terminal.players import Player
from wagonlit.terminal.saves import (
    Bookmark,
    CannotSave,
    SaveFile,
    any_record,
    folder,
    found_file,
    opened,
    unfinished,
)
from wagonlit.terminal.session import resumed


def bookmark() -> Bookmark:
    return Bookmark([Player("Anna"), Player("Chance", "random"), Player("Random", "random")], "fr")


def saved(seed: int = 3) -> SaveFile:
    file = SaveFile.new("masquerade")
    file.write(Match(GAME, {}, seed).record, bookmark())
    return file


def test_a_saved_game_is_a_record_that_anything_can_read() -> None:
    file = saved()
    assert replayed(GAME, read_record(file.path.read_bytes())).seed == 3


def test_what_the_terminal_keeps_comes_back() -> None:
    file = SaveFile.new("masquerade")
    kept = bookmark()
    kept.read, kept.marks = {0: 12}, {0: {"1": "Bert is a cat"}}
    file.write(Match(GAME, {}, 3).record, kept)
    found, _ = opened(file.path)
    assert found.bookmark == kept
    assert found.record.to_json() == Match(GAME, {}, 3).record.to_json()


def test_two_games_of_one_minute_have_two_files() -> None:
    assert saved().path != saved().path


def test_saving_leaves_one_file_and_nothing_beside_it() -> None:
    file = saved()
    file.write(Match(GAME, {}, 4).record, bookmark())
    assert [path.name for path in folder().iterdir()] == [file.path.name]


def test_a_file_that_somebody_else_has_changed_is_not_overwritten() -> None:
    file = saved()
    first = file.path
    first.write_text("mine")
    file.write(Match(GAME, {}, 5).record, bookmark())
    assert first.read_text() == "mine"
    assert opened(file.path)[0].record.seed == 5


def test_a_file_that_was_removed_is_written_again() -> None:
    file = saved()
    file.path.unlink()
    file.write(Match(GAME, {}, 5).record, bookmark())
    assert opened(file.path)[0].record.seed == 5


def test_a_folder_that_cannot_be_made_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(CannotSave, match="cannot be saved in"):
        SaveFile.new("masquerade")


def test_games_to_continue_are_listed_without_finished_broken_and_foreign_ones() -> None:
    file, over = saved(1), saved(2)
    ended = bookmark()
    ended.over = True
    over.write(Match(GAME, {}, 2).record, ended)
    (folder() / "notes.json").write_text("{}")
    (folder() / "broken.json").write_bytes(file.path.read_bytes()[:300])
    (folder() / "empty.json").write_text("")
    assert [one.path for one in unfinished()] == [file.path]


def test_of_games_saved_within_one_minute_the_last_comes_first() -> None:
    first, second = saved(1), saved(2)
    assert [one.record.seed for one in unfinished()] == [2, 1]
    first.write(Match(GAME, {}, 1).record, bookmark())
    assert [one.path for one in unfinished()] == [first.path, second.path]


def test_when_a_game_was_saved_before_times_had_seconds_is_still_known() -> None:
    old = Bookmark([Player("Anna")], "en", saved="2024-05-01 10:30")
    assert f"{old.saved_at():%Y-%m-%d %H:%M}" == "2024-05-01 10:30"
    assert Bookmark([Player("Anna")], "en", saved="tomorrow").saved_at() < old.saved_at()


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"wagonlit": 99}', "\udcff"])
def test_a_broken_file_is_one_clear_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, errors="surrogateescape")
    with pytest.raises(BadRecord, match=r"game\.json"):
        opened(path)


def test_a_bare_record_can_be_read_but_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(Match(GAME, {}, 3).record.to_json())
    assert any_record(path)[1] is None
    with pytest.raises(BadRecord, match="not a saved game"):
        opened(path)


@pytest.mark.parametrize(
    ("part", "value", "says"),
    [
        ("sitters", [{"name": "Anna"}], "does not say who sits"),
        ("sitters", [{"name": "B", "bot": "random"}] * 3, "does not say who sits"),
        ("sitters", [{"name": "x" * 99}] * 3, "not a saved game"),
        ("lang", "xx", "language “xx”"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(part: str, value: object, says: str) -> None:
    file = saved()
    content = json.loads(file.path.read_text())
    content["terminal"][part] = value
    file.path.write_text(json.dumps(content))
    with pytest.raises(BadRecord, match=says):
        resumed(*opened(file.path), Screen(new_console()))


def test_a_file_is_found_by_path_or_by_name() -> None:
    file = saved()
    assert found_file(str(file.path)) == found_file(file.path.name) == found_file(file.path.stem) == file.path
    with pytest.raises(BadRecord, match="There is no file “nothing”"):
        found_file("nothing")
