"""Names that can be read, and none that only looks like another's."""

import pytest

from wagonlit.table.room.names import check_name
from wagonlit.table.wire.refusal import Refusal


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Анна",
        "ΑΝΝΑ",
        "李雷 Tom",
        "山田タロウ",
        "José María",
        "O’Neil",
        "हिन्दी",
        "ปรีชา",
        "שלום",
        "🚂",
        "❤️",
        "R2",
        "ﬁona",
    ],
)
def test_names_of_every_script_are_welcome(name: str) -> None:
    assert check_name(name, []) == name


@pytest.mark.parametrize("name", ["", "\u200b", "\ufe0f", "\u034f", "\U0001d159", "\u2800", "...", "\u0301"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="at least one letter"):
        check_name(name, [])


@pytest.mark.parametrize("name", ["Аnna", "Annа", "Αnna", "Aոna", "Ꭺnna"])
def test_a_name_of_letters_from_several_alphabets_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="one alphabet"):
        check_name(name, [])


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("ANNA", "Anna"), ("Ａｎｎａ", "Anna"), ("Anna.", "Anna"), ("A nna", "Anna"), ("Ánna", "Anna"),
        ("An\u034fna", "Anna"), ("Anna\ufe0f", "Anna"), ("ΑΝΝΑ", "ANNA"), ("оса", "oca"), ("lris", "Iris"),
        ("BiIl", "Bill"), ("B0b", "Bob"), ("Mamo", "Marno"), ("Vvim", "Wim"), ("ᴀɴɴᴀ", "Anna"),
        ("ꓮꓠꓠꓮ", "Anna"), ("ⲀⲚⲚⲀ", "Anna"), ("ꭼꮮꮶꭺ", "Elka"), ("Biǀl", "Bill"), ("Đirk", "Dirk"),
    ],
)  # fmt: skip
def test_a_name_that_looks_like_anothers_is_refused(name: str, other: str) -> None:
    with pytest.raises(Refusal, match=f"{other} sits at this table already"):
        check_name(name, ["Bert", other])


def test_names_that_differ_at_a_glance_are_not_the_same() -> None:
    for one, other in (("Anna", "Hanna"), ("Tom", "Tim"), ("Ali", "Ala"), ("李雷", "李娜"), ("🚂", "🚃")):
        assert check_name(one, [other]) == one
