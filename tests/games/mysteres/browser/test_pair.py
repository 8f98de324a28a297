"""Two people play together, at a desk and on a phone: of one mind, they are told so."""

from playwright.sync_api import expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.tables import FRIEND, me, ranking, sit_down, start
from tests.browser.traveller import play
from tests.games.mysteres.browser.tables import open_table
from tests.games.mysteres.browser.traveller import Telepath
from tests.games.mysteres.browser.words import said

ROUNDS, TILES = 10, 9


def test_two_who_know_each_others_words_are_of_one_mind(hall: Hall) -> None:
    desk, phone = hall.at_the_door(DESKTOP, "de"), hall.at_the_door(PHONE, "it")
    code = open_table(desk, me("Ada"), FRIEND, language="fr", first_maestro=0)
    sit_down(phone, code, "Bea")
    start(desk, phone)
    play(Telepath(desk, 1, phone), Telepath(phone, 2, desk))
    assert ranking(desk) == ranking(phone)
    (_, _, points), (_, _, same) = ranking(desk)
    assert points == same
    assert ROUNDS * (TILES - 2) <= int(points) <= ROUNDS * (TILES - 1)
    for page, lang in ((desk, "de"), (phone, "it")):
        rating = page.locator(".my-bandrating")
        expect(rating.locator("[aria-current]")).to_have_text(said(lang, "band-one_mind"))
        expect(rating.locator("p")).to_contain_text(points)
