"""A table is set in a dining car: who sits where, and what stays in sight."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from tests.browser.hall import PHONE, Hall
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import FRIEND, MASQUERADE, bots, me, open_table

DEVICES: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1280, "height": 720}]


def middle(place: Locator) -> tuple[float, float]:
    """Of what is drawn there."""
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def seat_of(page: Page, name: str) -> tuple[float, float]:
    """Where somebody sits on the screen."""
    return middle(page.locator(".place", has_text=name))


def test_whoever_plays_next_sits_to_my_left(hall: Hall) -> None:
    page = hall.at_the_door()
    open_table(page, me("Agatha"), FRIEND, *bots(2), FRIEND, FRIEND)
    page.locator(".places").wait_for()
    places = [middle(place) for place in page.locator(".place").all()]
    (mine_x, mine_y), (next_x, next_y), *_, (last_x, last_y) = places
    (third_x, third_y), (fourth_x, fourth_y) = seat_of(page, "Odette"), places[4]
    assert next_x == seat_of(page, "Anselme")[0] == third_x < mine_x < fourth_x == last_x
    assert third_y < seat_of(page, "Anselme")[1] < next_y < mine_y
    assert fourth_y < last_y < mine_y


def test_on_a_phone_people_stand_in_the_order_of_play(hall: Hall) -> None:
    page = hall.at_the_door(PHONE)
    open_table(page, me("Agatha"), *bots(3), FRIEND)
    page.locator(".places").wait_for()
    places = [middle(place) for place in page.locator(".place").all()]
    assert places == sorted(places, key=lambda place: (round(place[1] / 40), place[0]))


def test_the_compartment_reaches_the_ground_however_far_one_scrolls(hall: Hall) -> None:
    page = hall.window(f"/new/{MASQUERADE}")
    for size in DEVICES:
        page.set_viewport_size(size)
        page.locator(".ticket").wait_for()
        for share in (0, 0.5, 1):
            page.evaluate("(share) => scrollTo(0, share * document.documentElement.scrollHeight)", share)
            ground = page.locator(".seats-around-table").evaluate("it => it.getBoundingClientRect().bottom")
            assert ground >= size["height"] - 1, (size, share)


# What can be agreed on and comes to lie under the way in while one scrolls: whatever shares its column.
COVERED = """() => {
    const column = ({ left, right }) => [left, right];
    const [from, to] = column(document.querySelector(".ticket").getBoundingClientRect());
    return [...document.querySelectorAll(".terms :is(h2, h3, p, label, button:not(.ticket), select, input)")]
        .map((one) => [one, ...column(one.getBoundingClientRect())])
        .filter(([one, left, right]) => right > left && right > from && left < to && !one.closest(".ticket"))
        .map(([one]) => one.outerHTML);
}"""


@pytest.mark.parametrize("screen", ["small desk", "lying phone"])
def test_the_way_in_covers_nothing_that_can_be_agreed_on(hall: Hall, screen: str) -> None:
    page = hall.window(f"/new/{MASQUERADE}", ALL_SCREENS[screen], "de")
    page.locator(".ticket").wait_for()
    assert page.locator(".terms :is(label, button)").count() > 1
    assert page.evaluate(COVERED) == []


# What cannot be seen of the values that can be chosen: cut off by what holds them, or beside the window.
UNSEEN = """() => [...document.querySelectorAll(".terms [role=radiogroup]")].flatMap((group) =>
    [...group.querySelectorAll("label span")].filter((value) => {
        const [words, frame] = [value, group].map((one) => one.getBoundingClientRect());
        const right = Math.min(frame.right, document.documentElement.clientWidth);
        const seen = words.width > 0 && words.left >= Math.max(frame.left, 0) && words.right <= right
            && words.top >= frame.top && words.bottom <= frame.bottom;
        return !seen;
    }).map((value) => `${group.ariaLabel}: ${value.textContent}`))"""


def test_every_value_of_every_option_can_be_seen_on_a_phone(hall: Hall) -> None:
    page = hall.at_the_door(PHONE, "de")
    for game in page.request.get("/api/games").json():
        page.goto(f"/new/{game['id']}")
        page.locator(".ticket").wait_for()
        page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
        assert page.evaluate(UNSEEN) == [], game["id"]
