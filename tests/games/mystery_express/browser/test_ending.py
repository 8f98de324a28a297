"""The end tells the story, to each what is theirs: live, after a reload, on a phone, and to onlookers."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.games.mystery_express.browser.tables import BRIEF, GAME
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.core.rng import Rng
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Reply, Viewed

COUNTED = {**BRIEF, "time_show_mode": "tally"}  # so everybody could know the time after the first show
ENDING, CATEGORIES = ".over", 5
SOUGHT_LINE_IS_SEEN = """() => {
    const log = document.querySelector(".journal .log"), line = log.querySelector("[data-sought]");
    const [outer, inner] = [log, line].map((one) => one?.getBoundingClientRect());
    return inner && inner.height > 0 && inner.top >= outer.top && inner.bottom <= outer.bottom;
}"""


def play_to_the_last_paper(seat: SeatSocket, rng: Rng) -> None:
    """Any answer will do; whoever is shown something says at once that it was seen."""
    while True:
        position = seat.position
        assert position is not None
        if position.viewing_until:
            seat.send(Viewed(position.n))
        if position.ask and position.ask.decision == "final.entry":
            return
        if position.ask:
            hand_in(seat, rng)
        seat.next()


def hand_in(seat: SeatSocket, rng: Rng) -> None:
    ask = seat.position.ask if seat.position else None
    assert ask is not None
    parts = [part.options[rng.below(len(part.options))] for part in ask.parts]
    choice = parts or ask.options[rng.below(len(ask.options))]
    seat.send(Reply(f"answer-{ask.at:08}", ask.at, choice))


def window_of(hall: Hall, client: WebClient, screen: dict[str, Any]) -> Page:
    """A window of the same person, on a device of their own."""
    device = hall.device(screen)
    for name, value in client.http.cookies.items():
        device.add_cookies([{"name": name, "value": value, "url": client.url}])
    return device.new_page()


def told(page: Page) -> list[str]:
    """All that the last screen says in words, and what the sheet has under its seals."""
    page.locator(ENDING).wait_for()
    shown = page.locator(".me-papers tbody tr, .conclusion, .looking-back :is(p, .since)")
    sealed = page.locator(".me-page .truth .me-draft")
    names = sealed.evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    return [*shown.all_text_contents(), *names]


def test_the_end_is_told_again_to_whoever_comes_back_and_leads_into_the_journal(hall: Hall) -> None:
    client = WebClient(hall.server.url)
    bots = [SeatPlan("bot", bot="random")] * 2
    code = client.open(SeatPlan("me", "Agatha"), *bots, game=GAME, options=COUNTED).table.code
    desk, phone = (window_of(hall, client, screen) for screen in (DESKTOP, PHONE))
    with client.sitting(code) as seat:
        play_to_the_last_paper(seat, Rng(4))
        onlooker = hall.window(f"/t/{code}", DESKTOP, "fr")
        desk.goto(f"/t/{code}")
        desk.locator(".me-form").wait_for()
        hand_in(seat, Rng(4))
        live = told(desk)
    assert sum("the victim" in line for line in live) == 1
    assert sum("since Strasbourg" in line for line in live) == 1
    assert sum("my guess" in line for line in live) == CATEGORIES
    desk.reload()
    phone.goto(f"/t/{code}")
    for page in (desk, phone):
        assert told(page) == live
        page.locator(".since").last.click()
        page.wait_for_function(SOUGHT_LINE_IS_SEEN)
        assert "Strasbourg" in page.locator("[data-sought]").inner_text()
    onlooker.locator(ENDING).wait_for()
    assert "la victime" in onlooker.locator(".prompt").inner_text()
    assert onlooker.locator(".looking-back, .me-page").count() == 0
