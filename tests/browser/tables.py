"""Tables that are set without the set-up screen, for tests that are about something else; mostly of a toy."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.words import said

MASQUERADE = "masquerade"
LIGHTHOUSE = "lighthouse"
TOYS = (MASQUERADE, LIGHTHOUSE)
FRIEND = {"kind": "open"}


def me(name: str) -> dict[str, str]:
    """A seat for whoever opens the table."""
    return {"kind": "me", "name": name}


def bots(count: int = 2, level: str = "random") -> list[dict[str, str]]:
    """Seats for that many bots, which do not think long."""
    names = ("Anselme", "Odette", "Basile")
    return [{"kind": "bot", "name": name, "bot": level} for name in names[:count]]


def open_table(page: Page, *seats: dict[str, str], **fields: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    plan = {"game": MASQUERADE, "seats": [*seats], "seed": 27, **fields}
    answer = page.request.post("/api/tables", data=plan, headers={"Origin": page.evaluate("location.origin")})
    assert answer.status == 201, answer.text()
    code: str = answer.json()["table"]["code"]
    page.goto(f"/t/{code}")
    return code


def sit_down(page: Page, code: str, name: str) -> None:
    """Comes to a table by its link, and takes a seat there."""
    page.goto(f"/t/{code}")
    page.locator("dialog input").fill(name)
    page.locator("dialog button[type=submit]").click()
    page.locator("dialog").wait_for(state="detached")


def start(host: Page, *others: Page) -> None:
    """The host punches the tickets; everybody is at the board then."""
    host.locator(".ticket").click()
    for page in (host, *others):
        page.locator(".playing").wait_for()


def leave(page: Page, language: str) -> None:
    """Says that one leaves; the seat stays one's own."""
    page.get_by_role("button", name=said(language, "leave")).click()
    page.locator("dialog").get_by_role("button", name=said(language, "leave")).click()
    page.locator(".departures, .resume").first.wait_for()


def ranking(page: Page) -> list[tuple[str, str, str]]:
    """The result as it stands on the screen: place, name and points, whatever the language."""
    parts = (".place", "b", ".points")
    rows = page.locator(".over .ranking li")
    rows.first.wait_for()
    texts = [[row.locator(part).inner_text() for part in parts] for row in rows.all()]
    return [(place, name, "".join(filter(str.isdigit, points))) for place, name, points in texts]
