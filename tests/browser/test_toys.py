"""Both toys are played whole at the real page, which has neither a board nor a profile for them.

Each in one of two ways, unless it is to be thorough.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall import DESKTOP, PHONE, THOROUGH, Hall
from tests.browser.onlooker import Onlooker
from tests.browser.outage import cut_the_power
from tests.browser.tables import (
    FRIEND,
    LIGHTHOUSE,
    MASQUERADE,
    TOYS,
    bots,
    leave,
    me,
    open_table,
    ranking,
    sit_down,
    start,
)
from tests.browser.traveller import Traveller, play
from tests.browser.words import said

# What a view may hold that onlookers must not know: masks at the ball, the ship that is looked for.
SECRETS = {
    MASQUERADE: lambda view: [
        mask for seat, mask in enumerate(view["masks"]) if seat in view["inside"] and mask is not None
    ],
    LIGHTHOUSE: lambda view: [view["ship"]] if view["drawn"] and view["ship"] is not None else [],
}


def seated(hall: Hall, game: str, **fields: Any) -> tuple[Page, Page, Onlooker]:
    """Two people and a bot at one table, and somebody who looks on; the game has begun."""
    host, friend = hall.at_the_door(DESKTOP, "en"), hall.at_the_door(PHONE, "fr")
    code = open_table(host, me("Agatha"), FRIEND, *bots(1), game=game, **fields)
    onlooker = Onlooker(hall, code, SECRETS[game])
    sit_down(friend, code, "Hercule")
    start(host, friend)
    return host, friend, onlooker


@pytest.mark.parametrize("game", TOYS if THOROUGH else TOYS[:1])
def test_a_whole_game_survives_a_reload_and_a_dead_server(hall: Hall, game: str) -> None:
    host, friend, onlooker = seated(hall, game)
    agatha, hercule = Traveller(host, 1), Traveller(friend, 2)
    play(agatha, hercule, until=2)
    friend.reload()
    play(agatha, hercule, until=1)
    cut_the_power(hall, host, friend, onlooker.page)
    play(agatha, hercule)
    assert ranking(host) == ranking(friend) == ranking(onlooker.page)
    assert {name for _, name, _ in ranking(host)} == {"Agatha", "Hercule", "Anselme"}
    assert onlooker.positions > 3
    assert onlooker.peeked == []


@pytest.mark.parametrize("game", TOYS if THOROUGH else TOYS[1:])
def test_a_game_goes_on_with_a_clock_when_somebody_leaves(hall: Hall, game: str) -> None:
    host, friend, _ = seated(hall, game, clock="fast")
    agatha = Traveller(host, 3)
    play(agatha, Traveller(friend, 4), until=1)
    leave(friend, "fr")
    host.get_by_role("button", name=said("en", "let-bot-sit-in")).click()
    play(agatha)
    assert {name for _, name, _ in ranking(host)} == {"Agatha", "Hercule", "Anselme"}


@pytest.mark.parametrize("game", TOYS)
def test_a_game_without_a_profile_is_found_on_the_platform(hall: Hall, game: str) -> None:
    page = hall.window("/")
    page.locator(f'.poster a[href="/new/{game}"]').click()
    page.locator(".ticket").wait_for()
    expect(page.locator(".bar h1")).to_have_text(game.capitalize())
    page.goto(f"/rules/{game}")
    expect(page.locator(".page h1")).to_have_text(game.capitalize())
