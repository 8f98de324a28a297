"""What people write is cleaned once, and can then be quoted anywhere: in a journal, a record, a file."""

from unicodedata import bidirectional, category

import pytest

from tests.hostile import HOSTILE, Hostile
from tests.toys.lighthouse.game import GAME
from wagonlit.core.errors import BadAnswer
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.core.text import Texts
from wagonlit.core.words import LANGUAGES
from wagonlit.core.written import cleaned, isolated

EACH = pytest.mark.parametrize("hostile", HOSTILE, ids=lambda one: one.what)


@EACH
def test_what_is_kept(hostile: Hostile) -> None:
    assert cleaned(hostile.text) == hostile.kept
    assert cleaned(hostile.kept) == hostile.kept, "what is clean stays as it is"
    assert len(hostile.kept.splitlines()) < 2
    assert not any(category(sign)[0] == "C" for sign in hostile.kept)


@EACH
def test_the_journal_and_the_record_keep_their_lines_and_direction(hostile: Hostile) -> None:
    match = Match(GAME, {"players": 2}, 1, chance=["heron"])
    if not hostile.kept:
        with pytest.raises(BadAnswer) as fault:
            match.answer(hostile.text)
        assert fault.value.reason == "blank"
        return
    match.answer(hostile.text)
    for lang in LANGUAGES:
        line = Texts(GAME, lang, [hostile.kept, "Bert"]).log(match.told[1][-1])
        assert len(line.splitlines()) == 1
        assert _runs_left_to_right(line), line
    record = read_record(match.record.to_json())
    assert record.answers[-1].choice == hostile.kept
    assert len(match.record.to_json().decode().splitlines()) == match.record.to_json().count(b"\n") + 1
    assert replayed(GAME, record).told == match.told


def _runs_left_to_right(line: str) -> bool:
    """Every letter that runs the other way lies between signs that keep its direction to itself."""
    depth = 0
    for sign in line:
        depth += {"\u2068": 1, "\u2069": -1}.get(sign, 0)
        if depth == 0 and bidirectional(sign) in ("R", "AL", "AN", "RLE", "RLO", "RLI"):
            return False
    return depth == 0


def test_ordinary_words_are_quoted_as_they_are() -> None:
    assert isolated("Noël, l’œuvre — 100 €") == "Noël, l’œuvre — 100 €"


def test_words_that_are_too_long_say_how_long_they_may_be() -> None:
    with pytest.raises(BadAnswer) as fault:
        Match(GAME, {"players": 2}, 1, chance=["heron"]).answer("x" * 61)
    assert (fault.value.reason, fault.value.facts) == ("too_long", {"longest": 60})
