"""The sheet of 27 people on the screen: what is known, asking it for people and reasons, writing on it."""

import re

import pytest

from tests.games.passenger27.table import ANNA, BERT, INVESTIGATE, SCHEME, SHOOT, Table, table
from tests.games.passenger27.terminal.drawn import GAME, drawing, line, lines
from wagonlit.core.words import languages
from wagonlit.kit.terminal.words import Words

PAGE = 24 - 3  # rows of a low screen below the title, above the keys and the prompt


def after_an_answer(**options: object) -> Table:
    """Anna, the nurse, has learnt that Bert looks eccentric, and that the banker is innocent."""
    t = table(slots=[["banker"], [], []], options=options)
    t.lay(INVESTIGATE, SCHEME, SCHEME).play(ANNA, BERT, "looks").passing("round.action")
    return t.lay(SCHEME, SCHEME, SCHEME).passing("round.action") if options else t


def notebook(t: Table, lang: str = "en", marks: dict[str, str] | None = None) -> list[str]:
    return lines(drawing(t, lang).notebook(t.view(ANNA), marks or {}))


def page(t: Table, typed: str) -> list[str]:
    found = drawing(t).notebook_about(t.view(ANNA), {}, typed)
    assert found is not None
    return lines(found)


def test_who_may_be_whom_stands_there_by_the_numbers_of_the_players() -> None:
    sheet = "\n".join(notebook(after_an_answer()))
    assert re.search(r"Heiress +·3 ", sheet)
    assert re.search(r"Dancer +23", sheet)
    assert "★ Nurse" in sheet
    assert "2 Bert  ✦ eccentric ? ?" in sheet


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("assist", ["auto", "odds", "off"])
def test_it_fits_a_low_screen_with_any_number_of_players(lang: str, assist: str) -> None:
    for players in (3, 6):
        t = table(players, options={"sheet_assist": assist})
        t.lay(INVESTIGATE, *[SCHEME] * (players - 1)).play(ANNA, BERT, "looks").passing("round.action")
        shown = notebook(t, lang, {"auctioneer": "?"})
        assert len(shown) <= PAGE
        assert max(map(len, shown)) <= 80
        assert not any("…" in one for one in shown)


def test_nothing_is_marked_where_the_table_wants_it_so() -> None:
    t = after_an_answer(sheet_assist="off")
    assert "eccentric" in notebook(t)[0]
    assert not any("possible" in one or "★" in one for one in notebook(t))


def test_odds_say_how_likely_a_shot_hits() -> None:
    shown = drawing(t := after_an_answer(sheet_assist="odds")).margin(t.view(ANNA), {})
    assert re.search(r"Heiress +·3 +\d+$", line(shown, "Heiress"))


def test_people_are_listed_by_traits_and_by_player() -> None:
    t = after_an_answer()
    assert [one.split()[0] for one in page(t, "foul deep")] == ["Undertaker", "Longshoreman", "Bootlegger"]
    assert [one.split()[0] for one in page(t, "2 foul")][-3:] == ["Bootlegger", "Painter", "Cardsharp"]
    assert "Bert answers you: eccentric looks." in page(t, "bert")[1]
    assert not any("Heiress" in one for one in page(t, "bert"))


def test_every_mark_can_be_asked_for_its_reason() -> None:
    t = after_an_answer()
    assert page(t, "heiress 2") == [
        "Bert is not the Heiress, because:",
        "  · Bert answers you: eccentric looks.",
    ]
    assert "nothing says otherwise" in page(t, "dancer bert")[0]


def test_why_somebody_is_innocent() -> None:
    t = table(slots=[["banker"], [], []]).lay(SCHEME, SCHEME, SCHEME)
    assert "○ Banker" in page(t, "banker")[0]
    assert "You look at row 1: Banker." in page(t, "banker")[1]


@pytest.mark.parametrize(
    ("typed", "marks"),
    [
        ("banker 2 ?", {"banker 1": "?"}),
        ("fortune-teller carl x", {"fortune_teller 2": "x"}),
        ("fortune teller !", {"fortune_teller": "!"}),
        ("shot 3 no", {"shot_putter 2": "no"}),
    ],
)
def test_a_sign_is_written_and_rubbed_out(typed: str, marks: dict[str, str]) -> None:
    t = table()
    kept: dict[str, str] = {}
    assert drawing(t).notebook_about(t.view(ANNA), kept, typed) is None
    assert "Noted" in drawing(t).mark(t.view(ANNA), kept, typed)
    assert kept == marks
    drawing(t).mark(t.view(ANNA), kept, f"{typed.rpartition(' ')[0]} -")
    assert kept == {}


@pytest.mark.parametrize(
    ("typed", "says"), [("zebra", "does not know"), ("banker 2 muchtoolong", "at most 8")]
)
def test_what_is_wrong_costs_nothing(typed: str, says: str) -> None:
    t = table()
    kept: dict[str, str] = {}
    assert says in drawing(t).mark(t.view(ANNA), kept, typed)
    assert kept == {}


def test_own_signs_stand_on_the_sheet() -> None:
    shown = "\n".join(notebook(table(), marks={"banker 1": "?", "poet": "!"}))
    assert re.search(r"Banker +\?3", shown)
    assert "Poet !" in shown


@pytest.mark.parametrize("lang", languages())
def test_the_examples_are_right(lang: str) -> None:
    t = table()
    examples = Words(lang, GAME)("terminal-sheet-how") + Words(lang, GAME)("terminal-mark-how", typed="")
    found = re.findall(r"\bn ((?:[\w-]+ ?){1,2}(?: ?[?x](?!\w))?)", examples)
    assert len(found) == 8
    for example in found:
        marks: dict[str, str] = {}
        shown = drawing(t, lang)
        about = shown.notebook_about(t.view(ANNA), marks, example)
        assert about is not None or (shown.mark(t.view(ANNA), marks, example) and marks), example


def test_at_the_end_the_truth_stands_on_it() -> None:
    t = table().lay(SHOOT, SHOOT, SHOOT).shoot(anna="gangster", bert="poet", carl="banker").passing()
    sheet = "\n".join(notebook(t))
    assert re.search(r"► Gangster +2\b", sheet)
    assert re.search(r"► Poet +3$", sheet, re.MULTILINE)
