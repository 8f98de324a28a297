"""Tables that are set without the set-up screen, for tests that are about something else."""

from typing import Any

from playwright.sync_api import Page

GAME = "mystery_express"
# One hour in each leg, and shows that wait for a hand instead of a clock: a whole game, and not a long one.
BRIEF: dict[str, Any] = {"leg_hours": [1, 1, 1, 1, 1], "time_show_mode": "step"}
FRIEND = {"kind": "open"}


def me(name: str) -> dict[str, str]:
    """A seat for whoever opens the table."""
    return {"kind": "me", "name": name}


def bots(count: int = 2) -> list[dict[str, str]]:
    """So many seats for bots that do not think long."""
    names = ("Anselme", "Odette", "Basile")
    return [{"kind": "bot", "name": name, "bot": "novice"} for name in names[:count]]


def open_table(page: Page, *seats: dict[str, str], **wishes: Any) -> str:
    """Opens a table for whoever sits at this window, and goes there; its code."""
    plan = {"game": GAME, "seats": [*seats], "options": BRIEF, "seed": 27, **wishes}
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


def ranking(page: Page) -> list[tuple[str, str, str]]:
    """The result as it stands on the screen: place, name and points, whatever the language."""
    parts = (".place", "b", ".points")
    rows = page.locator(".over .ranking li")
    rows.first.wait_for()
    texts = [[row.locator(part).inner_text() for part in parts] for row in rows.all()]
    return [(place, name, "".join(filter(str.isdigit, points))) for place, name, points in texts]
