"""No screen stays empty: who has to wait is told so, and what was lost on the way is asked for again."""

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.tables import FRIEND, bots, me, open_table, sit_down, start
from tests.browser.words import said

TEXTS = "**/api/games/*/texts/*"
SHELL_WORDS = "**/assets/fr-*.js"


def lose_once(page: Page, what: str) -> None:
    """The line breaks while this is on its way; afterwards it is whole again."""
    page.route(what, lambda route: route.abort("connectionrefused"), times=1)


def test_the_waiting_room_says_that_it_is_on_its_way_even_where_nothing_may_move(hall: Hall) -> None:
    code = open_table(hall.window(), me("Agatha"), FRIEND, *bots(1))
    guest = hall.device(PHONE, "fr").new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:  # a function of our own: Playwright writes on what it is given
        held.append(route)

    guest.route(TEXTS, hold)
    with guest.expect_request(TEXTS):
        guest.goto(f"/t/{code}")
    waits = guest.get_by_role("status").filter(has_text=said("fr", "loading"))
    expect(waits).to_have_css("opacity", "1")
    guest.unroute(TEXTS)  # which lets those go on that are held
    assert held
    expect(guest.locator("dialog input")).to_be_visible()


def test_the_waiting_room_comes_even_if_its_words_were_lost(hall: Hall) -> None:
    code = open_table(hall.window(), me("Agatha"), FRIEND, *bots(1))
    guest = hall.device(PHONE, "fr").new_page()
    for lost in (TEXTS, SHELL_WORDS):
        lose_once(guest, lost)
        with hall.power_cut():
            guest.goto(f"/t/{code}")
            expect(guest.locator("dialog input")).to_be_visible()


def test_a_window_that_is_cut_off_before_the_game_was_there_says_so(hall: Hall) -> None:
    host, friend = hall.window(), hall.window("/", PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1))
    sit_down(friend, code, "Hercule")
    start(host, friend)
    line_is_whole = False

    def connect(line: WebSocketRoute) -> None:
        if line_is_whole:
            line.connect_to_server()
        else:
            line.close()

    friend.route_web_socket("**/socket?*", connect)
    friend.reload()
    friend.get_by_role("status").filter(has_text=said("fr", "reconnecting")).wait_for()
    line_is_whole = True
    friend.locator(".playing").wait_for()
