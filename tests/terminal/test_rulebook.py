import pytest

from wagonlit.core.errors import UnknownName
from wagonlit.games import find
from wagonlit.terminal.rulebook import Rulebook, as_markdown, rulebook

BOOK = Rulebook(
    """# A game

## Cars

- **ME-341** Two hours. Name a category
  of which others have a card.
- **ME-343** Outcome each card is laid down.

Some remark, no rule.

## Rulings

- **ME-R2** Who begins? The whistle.
"""
)


def test_a_rule_goes_on_over_indented_lines_and_no_further() -> None:
    assert BOOK.about("ME-341") == {"ME-341": "Two hours. Name a category of which others have a card."}
    assert BOOK.about("ME-343") == {"ME-343": "Outcome each card is laid down."}


@pytest.mark.parametrize("wanted", ["me-341", "341", "ME-341"])
def test_capitals_and_the_letters_of_the_game_can_be_left_out(wanted: str) -> None:
    assert list(BOOK.about(wanted)) == ["ME-341"]


def test_a_ruling_has_its_own_number() -> None:
    assert list(BOOK.about("r2")) == ["ME-R2"]


def test_an_unknown_number_is_told_its_neighbours() -> None:
    with pytest.raises(UnknownName, match="no rule “ME-342”; near it are ME-341, ME-343"):
        BOOK.about("ME-342")


def test_a_word_finds_rules_and_chapters() -> None:
    assert list(BOOK.about("Category")) == ["ME-341"]
    assert list(BOOK.about("cars")) == ["ME-341", "ME-343"]


def test_a_word_of_no_rule_is_refused() -> None:
    with pytest.raises(UnknownName, match="No rule speaks of “zebra”"):
        BOOK.about("zebra")


def test_every_rule_that_a_question_names_is_in_the_book() -> None:
    game = find("mystery_express")
    book = rulebook(game, "en")
    assert {decision.rule for decision in game.decisions} <= set(book.rules)


def test_rules_are_shown_with_their_ids() -> None:
    assert as_markdown({"ME-1": "One.", "ME-2": "Two."}) == "**ME-1** One.\n\n**ME-2** Two."
