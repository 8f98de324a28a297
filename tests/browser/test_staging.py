"""Nobody misses what they are shown: it lies in the middle of the screen, however fast the bots are."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.hall import PHONE, Hall
from tests.browser.retelling import Retelling
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import LIGHTHOUSE, bots, me, open_table
from tests.browser.traveller import SPOTLIGHT, Traveller
from tests.toys.masquerade.game import GAME as MASQUERADE

READABLE = 2000  # milliseconds: whoever looks up late has still seen it

# Notes how long whatever is held out can be seen whole: every frame in which it is, at its full strength.
WATCH = """(spotlight) => {
    window.seenFor = 0;
    let before = performance.now();
    const look = (now) => {
        const thing = document.querySelector(spotlight + " figure");
        const box = thing?.getBoundingClientRect();
        const whole = box && box.top >= 0 && box.left >= 0
            && box.bottom <= innerHeight && box.right <= innerWidth;
        const middle = whole && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (whole && thing.contains(middle)) window.seenFor += now - before;
        before = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def on_the_tower(hall: Hall, screen: dict[str, Any], **wishes: Any) -> Page:
    """Whoever is first on the tower is shown a ship as soon as the game has begun; the bots do not wait."""
    page = hall.at_the_door(screen, "en", **wishes)
    page.evaluate("localStorage.setItem('wagonlit', JSON.stringify({ speed: 'normal' }))")
    page.add_init_script(f"({WATCH})({json.dumps(SPOTLIGHT)})")
    open_table(page, me("Agatha"), *bots(1), game=LIGHTHOUSE)
    return page


def test_what_somebody_is_shown_can_be_seen_for_two_seconds_on_every_screen(hall: Hall) -> None:
    ways = [(size, motion) for size in ALL_SCREENS for motion in ("no-preference", "reduce")]
    pages = {
        (size, motion): on_the_tower(hall, ALL_SCREENS[size], reduced_motion=motion) for size, motion in ways
    }
    for page in pages.values():
        page.wait_for_function("window.seenFor > 0")
        page.locator(SPOTLIGHT).wait_for(state="detached")
    seen = {way: page.evaluate("window.seenFor") for way, page in pages.items()}
    assert {way: long for way, long in seen.items() if long < READABLE} == {}


def test_it_goes_when_it_is_touched_and_comes_back_when_asked_for(hall: Hall) -> None:
    page = on_the_tower(hall, PHONE)
    sentence = page.locator(f"{SPOTLIGHT} figcaption").inner_text()
    assert sentence.startswith("Agatha sees the ")
    page.locator(SPOTLIGHT).tap()
    page.locator(SPOTLIGHT).wait_for(state="detached")
    page.get_by_role("button", name="What was I shown?").tap()
    expect(page.locator(f"{SPOTLIGHT} figcaption")).to_have_text(sentence)
    page.keyboard.press("Escape")
    page.locator(SPOTLIGHT).wait_for(state="detached")


def test_a_whole_game_can_be_retold_from_what_stood_on_a_phone(hall: Hall) -> None:
    page = hall.window("/about", PHONE)
    page.evaluate("localStorage.setItem('wagonlit', JSON.stringify({ speed: 'normal', explain: false }))")
    told = Retelling(page, MASQUERADE)
    open_table(page, me("Agatha"), *bots(2), game=MASQUERADE.id)
    told.play(Traveller(page, 3))
    chapters = told.chapters()  # bots that guess may end the ball in its first night
    assert chapters != []
    assert told.missing(chapters) == []
