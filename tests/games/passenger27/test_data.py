"""The tables of the box: a bad file is refused with every fault named; a corrected one is played with."""

import json
import shutil
from pathlib import Path

import pytest

from tests.rules import rule
from wagonlit.core.errors import BadGame, BadOption
from wagonlit.games.passenger27.data import tables
from wagonlit.games.passenger27.options import table_options, terms_of


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the tables."""
    for name in tables.KINDS:
        shutil.copy(tables.FOLDER / f"{name}.json", tmp_path)
    return tmp_path


def rewrite(box: Path, name: str, **changes: object) -> None:
    file = box / f"{name}.json"
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **changes}), encoding="utf-8")


def test_the_tables_are_read_in_their_order(box: Path) -> None:
    found = tables.read(box)
    assert list(found.passengers)[:2] == ["banker", "heiress"]
    assert found.stations["large"][5] == ("brooklyn_heights", 3)


@rule("TP-R3", "TP-R4", "TP-R5", "TP-R6", "TP-R1")
@pytest.mark.parametrize(
    ("name", "changes", "fault"),
    [
        ("passengers", {"banker": ["formal", "perfumed", "soft"]}, "heiress and banker are both formal"),
        ("passengers", {"banker": ["posh", "perfumed", "deep"]}, "“posh” of banker is no looks"),
        ("passengers", {"butler": ["formal", "foul", "deep"]}, "must be 27 passengers, not 28"),
        ("stations", {"small": [["city_hall", 3]]}, "small must have 10 stations, not 1"),
        ("stations", {"large": [["city_hall", 99]] * 12}, "99 is no traffic number"),
        ("disguises", {"looks": 7}, "must be 18 disguises, not 19"),
        ("disguises", {"hats": 0}, "there is no kind “hats”"),
        ("skills", {"swift": "cooking"}, "“cooking” of swift is no action"),
        ("skills", {"lucky": "intrigue"}, "lucky follows assassination, as its text says"),
        ("incidents", {"green": ["rat_race"]}, "green must have at least 4 events, not 1"),
        ("incidents", {"red": ["rat_race", "stowaway", "stowaway"]}, "“stowaway” is there 2 times"),
    ],
)
def test_a_bad_table_is_refused(box: Path, name: str, changes: dict[str, object], fault: str) -> None:
    rewrite(box, name, **changes)
    with pytest.raises(BadGame, match=f"{name}.json: .*{fault}"):
        tables.read(box)


def test_every_fault_of_every_file_is_named_at_once(box: Path) -> None:
    rewrite(box, "disguises", looks=7, voice=-1)
    rewrite(box, "skills", swift="cooking", bold="intrigue")
    (box / "incidents.json").write_text("no table", encoding="utf-8")
    (box / "stations.json").unlink()
    with pytest.raises(BadGame) as refused:
        tables.read(box)
    said = str(refused.value)
    for part in (
        "disguises.json: there cannot be -1",
        "must be 18",
        "of swift",
        "bold follows",
        "incidents.json",
        "stations.json",
    ):
        assert part in said


def test_a_table_may_correct_the_box_for_itself() -> None:
    swapped = {"banker": ["formal", "perfumed", "soft"], "heiress": ["formal", "perfumed", "deep"]}
    terms = terms_of(table_options({"passengers": swapped}))
    assert (terms.value(0, 2), terms.value(1, 2)) == (1, 0)
    for wrong in ({"banker": ["formal", "perfumed", "soft"]}, {"butler": ["formal", "foul", "deep"]}):
        with pytest.raises(BadOption, match="passengers"):
            table_options({"passengers": wrong})


@pytest.mark.parametrize(
    "given",
    [
        {"traffic": [1, 2, 3]},
        {"traffic": [11] * 10},
        {"skill_triggers": {"lucky": "intrigue"}},
        {"event_pool": ["rain"]},
        {"players": 7},
        {"bold_discard": "everybody"},
    ],
)
def test_options_that_cannot_be_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        table_options(given)
