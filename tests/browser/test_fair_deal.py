"""The devices of both players add luck to the deal, and what the table shows at the end proves it."""

import shlex
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.hall import DESKTOP, PHONE, Hall
from tests.browser.tables import FRIEND, MASQUERADE, bots, me, open_table, sit_down, start
from tests.browser.traveller import Traveller, play
from wagonlit.core.record import read_record


def test_what_the_table_shows_proves_that_nobody_chose_the_deal(hall: Hall, tmp_path: Path) -> None:
    host, friend = hall.at_the_door(DESKTOP, "en"), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1), game=MASQUERADE, seed=None, luck="shared")
    sit_down(friend, code, "Hercule")
    friend.locator(".options summary").click()
    noted = friend.locator(".commitment").inner_text()
    start(host, friend)
    play(Traveller(host, 1), Traveller(friend, 2))
    friend.locator(".fair-deal summary").click()
    expect(friend.locator(".fair-deal p")).to_contain_text("2 joueurs")
    shown = friend.locator(".fair-deal code").inner_text()
    saved = friend.request.get(f"/api/tables/{code}/record").body()
    record = read_record(saved)
    assert record.deal
    assert sorted(record.deal.salts) == [0, 1]
    _, command, file, *options = shlex.split(shown)
    assert noted in options
    (tmp_path / file).write_bytes(saved)
    program = [sys.executable, "-m", "wagonlit", command, str(tmp_path / file), *options, "--lang", "en"]
    assert "Nobody chose this deal." in subprocess.check_output(program, text=True)
    assert f"--salt {record.deal.salts[1]}" in shown
