import pytest
from rich.console import Console

from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.errors import UnknownName
from wagonlit.core.game import Game
from wagonlit.core.rules_text import has_summary, rules_file, summary
from wagonlit.core.words import LANGUAGES
from wagonlit.games import games
from wagonlit.kit.terminal.lines import rendered
from wagonlit.terminal.rulebook import Rulebook, as_markdown, on_one_page, rulebook

BOOK = Rulebook(
    """# A game

## Cars

- **TR-341** Two hours. Name a category
  of which others have a card.
- **TR-343** Outcome each card is laid down.

Some remark, no rule.

## Rulings

- **TR-R2** Who begins? The whistle.
"""
)


def test_a_rule_goes_on_over_indented_lines_and_no_further() -> None:
    assert BOOK.about("TR-341") == {"TR-341": "Two hours. Name a category of which others have a card."}
    assert BOOK.about("TR-343") == {"TR-343": "Outcome each card is laid down."}


@pytest.mark.parametrize("wanted", ["tr-341", "341", "TR-341"])
def test_capitals_and_the_letters_of_the_game_can_be_left_out(wanted: str) -> None:
    assert list(BOOK.about(wanted)) == ["TR-341"]


def test_a_ruling_has_its_own_number() -> None:
    assert list(BOOK.about("r2")) == ["TR-R2"]


def test_an_unknown_number_is_told_its_neighbours() -> None:
    with pytest.raises(UnknownName, match="no rule “TR-342”; near it are TR-341, TR-343"):
        BOOK.about("TR-342")


def test_a_word_finds_rules_and_chapters() -> None:
    assert list(BOOK.about("Category")) == ["TR-341"]
    assert list(BOOK.about("cars")) == ["TR-341", "TR-343"]


def test_a_word_of_no_rule_is_refused() -> None:
    with pytest.raises(UnknownName, match="No rule speaks of “zebra”"):
        BOOK.about("zebra")


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_rule_that_a_question_names_is_in_the_book(game: Game) -> None:
    book = rulebook(game, "en")
    assert {decision.rule for decision in game.decisions} <= set(book.rules)


def test_rules_are_read_in_the_language_asked_for_or_in_english_where_nobody_translated_them() -> None:
    for game in games().values():
        assert rulebook(game, "de").text == rules_file(game, "de").read_text(encoding="utf-8")
    assert rulebook(MASQUERADE, "de").text == rulebook(MASQUERADE, "en").text


def test_rules_are_shown_with_their_ids() -> None:
    assert as_markdown({"TR-1": "One.", "TR-2": "Two."}) == "**TR-1** One.\n\n**TR-2** Two."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in games().values() if has_summary(game)], ids=str)
def test_a_summary_fits_on_a_low_screen_below_its_title_and_above_the_keys(game: Game, lang: str) -> None:
    lines = rendered(Console(width=80), on_one_page(summary(game, lang)))
    assert 5 < len(lines) <= 24 - 3
    assert "**" not in "".join(lines)
