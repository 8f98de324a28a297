"""Everything has its place on any screen, every name can be read, and the map is a light load."""

from playwright.sync_api import Page, expect

from tests.browser import tables
from tests.browser.ahead import play_ahead
from tests.browser.fit import CUT
from tests.browser.hall import DESKTOP, Hall
from tests.browser.scales import FIRST_LOAD, first_load
from tests.browser.shifts import ALL_SCREENS
from tests.browser.tables import me
from tests.browser.traveller import ANSWERS
from tests.browser.words import LANGUAGES
from tests.games.simplon.browser.tables import GAME, LOST, bots, open_table
from tests.games.simplon.browser.traveller import END
from tests.games.simplon.browser.words import said

# Names as they are drawn, in real letters: which of them touch each other?
CLASHES = """() => {
    const boxes = [...document.querySelectorAll(".so-name")].map((one) => {
        const [{ x, width, height }, { e, f }] = [one.getBBox(), one.getCTM()];
        return { text: one.textContent, left: e + x, right: e + x + width, y: f, height };
    });
    const beside = (one, other) => one.left >= other.right || other.left >= one.right;
    return boxes.flatMap((one, place) => boxes.slice(place + 1)
        .filter((other) => !beside(one, other) && Math.abs(one.y - other.y) < one.height * 0.6)
        .map((other) => `${one.text} × ${other.text}`));
}"""
UNEXPLAINED = "localStorage.setItem('wagonlit', JSON.stringify({ speed: 'fast', explain: false }))"
SMALLEST_MAP = 180  # pixels
# What lies under the invitation, of all that a television shows of the crew and the journal.
COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const invites = box(document.querySelector(".television-invites"));
    return [...document.querySelectorAll(".seat-panel, .journal")]
        .filter((one) => box(one).top < invites.bottom && box(one).bottom > invites.top)
        .map((one) => one.textContent);
}"""
# What lies on the map under a notice: stations and ports, their names, and who stands there.
UNDER_NOTICES = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (one, other) => one.left < other.right && one.right > other.left
        && one.top < other.bottom && one.bottom > other.top;
    const view = box(document.querySelector(".panzoom-view"));
    const seen = [...document.querySelectorAll(".so-hit, .so-name, .so-pin .card")]
        .filter((one) => meet(box(one), view));
    const notices = [...document.querySelectorAll(".notices p")].filter((one) => meet(box(one), view));
    return notices.flatMap((notice) => seen.filter((one) => meet(box(notice), box(one))))
        .map((one) => one.dataset.id ?? one.textContent);
}"""
# How far the heads of the journal reach out of it, in pixels.
HEADS = """() => {
    const right = (one) => document.querySelector(one).getBoundingClientRect().right;
    return right(".journal .heads > :last-child") - right(".journal .heads");
}"""
# Points of the summary that stand alone in the last row of several.
LEFT_OVER = """() => [...document.querySelectorAll(".summary section")].flatMap((section) => {
    const tops = [...section.querySelectorAll(".point")].map((one) => one.offsetTop);
    const last = tops.filter((top) => top === Math.max(...tops));
    return new Set(tops).size > 1 && last.length === 1 ? [section.textContent] : [];
})"""
# Stations that the headline of the end covers, and whether anything covers the headline.
HEADLINE = """() => {
    const box = (one) => one.getBoundingClientRect();
    const headline = document.querySelector(".so-ending"), { left, right, top, bottom } = box(headline);
    const covered = [...document.querySelectorAll(".so-hit[data-id^=station]")].filter((one) => {
        const { x, y, width, height } = box(one);
        const [middle, line] = [x + width / 2, y + height / 2];
        return middle > left && middle < right && line > top && line < bottom;
    });
    const corners = [[left + 9, top + 9], [right - 9, bottom - 9], [(left + right) / 2, bottom - 4]];
    const hidden = corners.filter(([x, y]) => !headline.contains(document.elementFromPoint(x, y)));
    return [...covered.map((one) => one.dataset.id), ...hidden];
}"""


def assert_fits(page: Page) -> None:
    """Map, question and what can be done are on the screen; nothing reaches out of the window."""
    page.locator(END).wait_for()
    for part in (".prompt", END, ".panzoom-buttons"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(CUT) == []
    size = page.viewport_size or {"width": 0, "height": 0}
    root = "document.documentElement"
    assert page.evaluate(f"[{root}.scrollWidth, {root}.scrollHeight]") == [size["width"], size["height"]]
    box = page.locator(".panzoom-view").bounding_box()
    assert box
    assert min(box["width"], box["height"]) > SMALLEST_MAP


def test_the_map_fits_on_every_screen_and_names_never_clash(hall: Hall) -> None:
    """The same table on one device after the other, each in a language of its own."""
    page = hall.at_the_door(DESKTOP)
    code = open_table(page, me("Agatha"), *bots(3))
    page.locator(END).wait_for()
    state = page.context.storage_state()
    for number, (name, screen) in enumerate(ALL_SCREENS.items()):
        lang = LANGUAGES[number % len(LANGUAGES)]
        device = hall.device(screen, lang, storage_state=state)
        device.add_init_script(f"if (location.protocol.startsWith('http')) {UNEXPLAINED}")
        window = device.new_page()
        window.goto(f"/t/{code}")
        try:
            assert_fits(window)
            for key in ("0", "+", "+", "+"):
                window.locator(".panzoom-view").press(key)
                assert window.evaluate(CLASHES) == [], key
        except AssertionError as fault:
            raise AssertionError(f"{name}, {lang}: {fault}") from fault
        window.close()


def test_on_a_television_of_any_size_the_invitation_covers_nobody(hall: Hall) -> None:
    page = hall.at_the_door(DESKTOP)
    code = open_table(page, me("Agatha"), *bots(3))
    for name in ("laptop", "small desk", "large desk"):
        television = hall.window(f"/t/{code}/tv", ALL_SCREENS[name])
        expect(television.locator(".seat-panel")).to_have_count(4)
        television.locator(".television-invites").wait_for()
        assert television.evaluate(COVERED) == [], name
        expect(television.locator(".panzoom-buttons")).to_be_hidden()


def test_onlookers_are_told_so_where_no_station_lies(hall: Hall) -> None:
    page = hall.window("/", DESKTOP)
    code = open_table(page, me("Agatha"), *bots(3))
    for name, screen in ALL_SCREENS.items():
        window = hall.window(f"/t/{code}", screen, "fr")  # which has most to say
        window.locator(".so-name").first.wait_for(state="attached")
        expect(window.locator(".notices")).to_contain_text(said("fr", "watching"))
        assert window.evaluate(UNDER_NOTICES) == [], name
        window.locator(".onlookers").wait_for()
        assert window.evaluate(HEADS) < 1, name


def test_the_list_is_there_to_be_read_when_it_is_opened_and_the_journal_stays(hall: Hall) -> None:
    for name in ("laptop", "small desk"):
        page = hall.at_the_door(ALL_SCREENS[name])
        open_table(page, me("Agatha"), *bots(3))
        page.locator(".so-list summary").click()
        for answer in page.locator(".so-list .so-choices").first.locator("li").all()[:2]:
            expect(answer).to_be_in_viewport(ratio=0.99)
        for journal in page.locator(".journal:visible").all():  # a narrow desk has it in a tab
            expect(journal).to_be_in_viewport(ratio=0.99)


def test_the_headline_of_the_end_can_be_read_and_covers_no_station(hall: Hall) -> None:
    page = hall.at_the_door(ALL_SCREENS["laptop"])
    code = open_table(page, me("Agatha"), *bots(3), options=LOST)
    play_ahead(page, code)
    page.locator(".so-ending").wait_for()
    expect(page.locator(".ranking li")).to_have_count(4)
    assert page.evaluate(HEADLINE) == []


def test_no_drawing_of_the_summary_stands_alone_in_its_row(hall: Hall) -> None:
    for name in ("laptop", "small desk", "lying phone"):
        page = hall.window(f"/rules/{GAME}", ALL_SCREENS[name])
        page.locator(".summary .picture").first.wait_for()
        assert page.evaluate(LEFT_OVER) == [], name


def test_the_first_load_of_a_table_is_light(hall: Hall) -> None:
    page = hall.window("/about")
    open_table(page, me("Agatha"), *bots())
    others, fonts = first_load(page, page.url, END)
    assert 20_000 < others < FIRST_LOAD
    assert fonts > 0


def test_the_map_is_loaded_only_where_it_is_played(hall: Hall) -> None:
    page = hall.window("/about")
    seen: list[str] = []
    page.on("request", lambda request: seen.append(request.url))
    tables.open_table(page, me("Agatha"), *tables.bots())
    page.locator(ANSWERS).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert seen
    assert [url for url in seen if GAME in url and "/assets/" in url] == []
