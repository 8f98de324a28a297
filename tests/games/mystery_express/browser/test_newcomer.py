"""Somebody who has never played understands what to do: at the set-up, and at every first question."""

from playwright.sync_api import expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS, choose_first, play
from tests.browser.words import LANGUAGES
from tests.games.mystery_express.browser.tables import FIRST, GAME, bots, open_table
from tests.games.mystery_express.browser.traveller import SHOW, Traveller
from tests.games.mystery_express.browser.words import said

HELP = ".prompt .help"


def test_a_table_is_agreed_on_without_any_code(hall: Hall) -> None:
    page = hall.window(f"/new/{GAME}", PHONE, "fr")
    page.get_by_label(said("fr", "who-sits-here")).first.select_option("bot")
    page.get_by_text(said("fr", "more-options")).click()
    page.get_by_label(said("fr", "character-macdouglas")).select_option(label=said("fr", "category-motive"))
    for element in ("mo_hanged", "suspect_candy", "motive_greed", "location_club"):
        page.get_by_role("button", name=said("fr", f"element-{element}"), exact=True).click()
    begins = page.get_by_role("radiogroup", name=said("fr", "option-first_player"))
    begins.get_by_role("radio", name=said("fr", "guest")).check()
    page.locator(".ticket").click()
    page.locator(".playing").wait_for()
    agreed = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["options"]
    assert agreed["power_category"] == {
        "macdouglas": "motive", "strauss": "mo", "mirabella": "suspect", "mansard": "location"
    }  # fmt: skip
    assert agreed["removed_elements"] == ["mo_hanged", "suspect_candy", "motive_greed", "location_club"]
    assert agreed["first_player"] == 0
    assert agreed["edition"] == "fr"  # nobody chose it: it goes with the language


def test_each_question_is_explained_once_and_actions_can_be_chosen_by_name(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "fr")
    open_table(page, me("Agatha"), *bots(), options={"first_player": 0})
    for _question in ("character", "car"):
        expect(page.locator(HELP)).to_be_visible()
        expect(page.locator(f"{HELP} li")).to_have_count(0)
        choose_first(page)
    asked = page.locator(".question p").inner_text()
    page.locator(f"{HELP} li button").last.click()
    expect(page.locator(".question p")).not_to_have_text(asked)
    expect(page.locator(HELP)).to_be_visible()
    page.reload()
    page.locator(ANSWERS).first.wait_for()
    expect(page.locator(HELP)).to_have_count(0)


def test_nobody_answers_by_accident_while_the_times_pass(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "fr")
    open_table(page, me("Agatha"), *bots())
    traveller = Traveller(page, 32, hurry=True)
    while not traveller.look().shows:
        assert play(traveller, until=1) == 1
        page.locator(f"{SHOW}, .prompt[data-asked], .over").first.wait_for()
    expect(page.locator(".question p")).to_have_text(said("fr", "board-watch"))
    assert page.locator(ANSWERS).filter(visible=True).count() == 1  # the show's own button
    traveller.leaf_through()
    expect(page.locator(".question p")).not_to_have_text(said("fr", "board-watch"))


def test_the_rules_are_read_in_ones_own_language(hall: Hall) -> None:
    page = hall.window(f"/rules/{GAME}#ME-341", PHONE, "it")
    expect(page.locator(".page h1")).to_contain_text("le regole")
    expect(page.locator("main")).to_have_attribute("lang", "it")
    expect(page.locator("#ME-341")).to_be_in_viewport()
    page.get_by_role("button", name="EN").click()
    expect(page.locator(".page h1")).to_contain_text("the rules")
    expect(page.locator("main")).to_have_attribute("lang", "en")


def test_a_newcomer_is_told_what_the_game_is_about_once(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "de")
    page.evaluate("localStorage.setItem('wagonlit explained', '[]')")  # nothing has been explained here yet
    open_table(page, me("Agatha"), *bots(), options=FIRST)
    expect(page.locator("dialog")).to_contain_text(said("de", "board-welcome"))
    page.get_by_role("button", name=said("de", "lets-go")).click()
    page.reload()
    page.locator(ANSWERS).first.wait_for()
    expect(page.locator("dialog")).to_have_count(0)


def test_the_rules_begin_with_a_page_in_pictures_that_is_one_sheet_on_paper(hall: Hall) -> None:
    page = hall.window(f"/rules/{GAME}", DESKTOP, "en")
    for lang in LANGUAGES:
        page.locator(f".languages [lang={lang}]").click()
        expect(page.locator(f".summary[lang={lang}] .picture svg.me-sum")).to_have_count(15)
        page.evaluate("document.documentElement.dataset.print = 'summary'")  # as its button does
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1, lang
    page.locator(".summary").get_by_role("link", name="ME-341").click()
    expect(page.locator("#ME-341")).to_be_in_viewport()
