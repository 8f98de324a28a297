"""Somebody who has never played is told what to do, what cannot be taken back, and why words are refused."""

from playwright.sync_api import Page, expect

from tests.browser.ahead import play_ahead
from tests.browser.hall import PHONE, Hall
from tests.browser.tables import me
from tests.browser.words import SHELL, Spoken
from tests.games.mysteres.browser.tables import bots, open_table
from tests.games.mysteres.browser.traveller import SECRET_WORD
from tests.games.mysteres.browser.words import said
from wagonlit.games.mysteres.pieces.names import MOST_WORDS

HELP = ".prompt .help"
FIELD = ".my-field input"
FINAL = Spoken(SHELL).said("fr", "final-answer")


def assert_final(page: Page) -> None:
    """It is said before one sends anything."""
    expect(page.locator(".prompt[data-asked] .question p")).to_contain_text(FINAL)


def test_a_newcomer_is_told_everything_in_their_own_language(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "fr")
    page.evaluate("localStorage.setItem('wagonlit explained', '[]')")
    code = open_table(page, me("Agatha"), *bots(3), first_maestro=0)
    expect(page.locator("dialog")).to_contain_text(said("fr", "board-welcome"))
    page.locator("dialog button").last.click()
    expect(page.locator(HELP)).to_contain_text(said("fr", "round.keep-help", together="no"))
    play_ahead(page, code, "turn.clue")
    expect(page.locator(HELP)).to_be_visible()
    assert_final(page)
    word = page.locator(SECRET_WORD).inner_text()
    for words, refusal in (
        (word, said("fr", "refusal-word_alone")),
        (
            "un deux trois quatre cinq six sept huit neuf dix",
            said("fr", "refusal-many_words", most=MOST_WORDS),
        ),
    ):
        page.locator(FIELD).fill(words)
        page.locator(FIELD).press("Enter")
        expect(page.locator(".notices [data-alarm]")).to_contain_text(refusal)
        expect(page.locator(FIELD)).to_have_value(words)  # it can be mended
    for asked in ("answer.judge", "answer.declare", "answer.propose"):
        play_ahead(page, code, asked)
        expect(page.locator(HELP)).to_be_visible()
        assert_final(page)
