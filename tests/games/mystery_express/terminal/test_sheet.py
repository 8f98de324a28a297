"""The deduction sheet on the screen, and writing on it by hand."""

import io
import re

import pytest
from rich.console import Console

from tests.games.mystery_express.table import ANNA, table
from wagonlit.core.text import Texts
from wagonlit.core.words import languages
from wagonlit.games import find
from wagonlit.games.mystery_express.terminal.sheet import Sheet
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.notebook import Notebook
from wagonlit.kit.terminal.words import Words

GAME = find("mystery_express")


def sheet(lang: str = "en", marks: dict[str, str] | None = None, **options: object) -> Sheet:
    t = table(hands={ANNA: ["mo_hanged", "suspect_candy", "suspect_candy"]}, options=options)
    view = t.match.views[ANNA]
    assert isinstance(view, View)
    return Sheet(Notebook(view, marks), Texts(GAME, lang, ["Anna", "Bert", "Carl"]), Words(lang, GAME))


def drawn(shown: Sheet) -> str:
    console = Console(file=io.StringIO(), width=80)
    console.print(shown.drawn())
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def row(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if name in line)


def test_own_cards_and_removed_elements_are_marked() -> None:
    text = drawn(sheet())
    assert "Hanged         / ·" in row(text, "Hanged")
    assert "Candy          X ·" in row(text, "Candy")
    assert "– Stabbed" in text


def test_it_fits_a_narrow_terminal_in_every_language() -> None:
    for lang in languages():
        text = drawn(sheet(lang))
        assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
        assert "…" not in text
        assert len(text.splitlines()) <= 26


def test_conclusions_stand_there_only_if_the_table_wants_them() -> None:
    assert "○ Candy" not in drawn(sheet())
    assert "○ Candy" in drawn(sheet(sheet_assist="inference"))


def test_counts_stand_there_if_the_table_keeps_them() -> None:
    counting = sheet()
    counting.notebook.view.time_counts = [[3, 3, 3, 2, 3, 3, 3, 3]]
    assert row(drawn(counting), "6:15").startswith("6:15  2 · ·")


@pytest.mark.parametrize(
    ("lang", "typed", "key", "sign"),
    [
        ("en", "hanged 2 ?", "mo_hanged leg2", "?"),
        ("en", "mo_hanged leg1 /", "mo_hanged leg1", "/"),
        ("en", "sir edmund tunnel X", "suspect_sir_edmund tunnel", "X"),
        ("en", "sir edmund 5", "suspect_sir_edmund leg5", "/"),
        ("en", "4:00 s 3", "time_0400 strasbourg", "3"),
        ("en", "11:45 vienna 2", "time_1145 wien", "2"),
        ("en", "hanged D", "mo_hanged draft", "o"),
        ("de", "4:00 Entwurf", "time_0400 draft", "o"),
        ("fr", "pendu M !", "mo_hanged hand", "!"),
        ("fr", "4h00 S 3", "time_0400 strasbourg", "3"),
        ("fr", "perez t ?", "suspect_sra_perez tunnel", "?"),
    ],
)
def test_a_mark_is_an_element_a_column_and_a_sign(lang: str, typed: str, key: str, sign: str) -> None:
    marks: dict[str, str] = {}
    sheet(lang, marks).write(typed)
    assert marks == {key: sign}


@pytest.mark.parametrize("lang", languages())
def test_the_examples_are_right(lang: str) -> None:
    for key in ("terminal-mark-how", "terminal-sheet-how"):
        for example in re.findall(r"\bn ([\w:]+ \w(?: [?\d-])?)(?!\w)", Words(lang, GAME)(key)):
            marks: dict[str, str] = {"mo_hanged leg2": "x"}
            sheet(lang, marks).write(example)
            assert marks != {"mo_hanged leg2": "x"}, example


def test_a_dash_rubs_out() -> None:
    marks = {"mo_hanged leg2": "?"}
    assert sheet("en", marks).write("hanged 2 -") == "Rubbed out: Hanged, Leg 2"
    assert marks == {}


def test_what_is_drafted_stands_in_brackets() -> None:
    text = drawn(sheet("en", {"mo_hanged draft": "o", "time_0615 draft": "o"}))
    assert "(Hanged)" in row(text, "Hanged")
    assert row(text, "6:15").startswith("(6:15)")


def test_own_marks_are_drawn_beside_what_was_seen() -> None:
    assert "/!" in row(drawn(sheet("en", {"mo_hanged hand": "!"})), "Hanged")


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("hanged", "an element, a column and a sign"),
        ("zebra 2 ?", "is clearly “zebra”"),
        ("s 2 ?", "is clearly “s”"),
        ("hanged 9 ?", "the columns are H (Hand), 1 (Leg 1)"),
        ("4:00 1 3", "the columns are S (Strasbourg)"),
        ("hanged 2 muchtoolong", "at most 8"),
        ("9" * 3000 + " 2 ?", "is clearly"),
    ],
)
def test_a_wrong_mark_costs_nothing_and_says_what_would_be_right(typed: str, says: str) -> None:
    marks: dict[str, str] = {}
    assert says in sheet("en", marks).write(typed)
    assert marks == {}


def test_after_a_show_all_eight_counts_can_be_typed_at_once() -> None:
    marks: dict[str, str] = {}
    assert sheet("en", marks).count("wien", "3 3 3 2 3 3 3 3") == "Noted."
    assert len(marks) == 8
    assert marks["time_0615 wien"] == "2"


def test_after_a_show_a_single_mark_is_possible_too() -> None:
    marks: dict[str, str] = {}
    sheet("en", marks).count("wien", "n 4:00 V 2")
    assert marks == {"time_0400 wien": "2"}
