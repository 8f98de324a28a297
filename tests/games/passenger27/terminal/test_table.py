"""The table as one seat sees it, the news, the moment when names are called, and the end."""

import io

import pytest
from rich.console import Console

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    INVESTIGATE,
    SCHEME,
    SHOOT,
    Table,
    passenger,
    table,
    whole,
)
from tests.games.passenger27.terminal.drawn import GAME, drawing, line, lines, news
from wagonlit.core.event import ONLOOKER
from wagonlit.core.replay import replayed
from wagonlit.core.words import languages
from wagonlit.kit.terminal.screen import Screen

SLOTS = [["banker", "heiress"], ["florist"], ["chemist", "peddler"]]
LONG_NAMES = [["shot_putter", "longshoreman", "auctioneer"], ["newsboy", "bootlegger", "peddler"], []]


def picture(t: Table, seat: int = ANNA, lang: str = "en", width: int = 80) -> list[str]:
    return lines(drawing(t, lang).picture(t.view(seat)), width)


def test_the_carriage_shows_who_this_seat_has_seen_and_the_others_from_behind() -> None:
    t = table(round=4, slots=SLOTS, discard=["newsboy"]).lay(SCHEME, INVESTIGATE, SHOOT)
    assert any("│ ▮ ▮ " in one for one in picture(t))
    t.play(BERT, ANNA, "looks").passing("assassination.name").play(CARL, "banker").passing(
        "intrigue.put_back"
    )
    (rows,) = (one for one in picture(t) if "Deck" in one)
    assert [cell.strip() for cell in rows.split("│")[1:4]] == ["Banker Heiress", "▮", "▮ ▮"]
    assert rows.endswith("▸ 1 gone")


def test_the_train_stands_at_its_station_under_its_event() -> None:
    shown = picture(table(round=4, incident="no_more_lies"))
    assert shown[1] == "━3━2━2▶3─1─2─3─2─2─1  Round 4 of 10 · Canal Street ▸ City Hall"
    assert shown[2].startswith("⚑ No More Lies  Whoever looks at row 1 may look at row 2")


def test_cards_of_others_are_counted_and_their_actions_hidden_until_turned_up() -> None:
    t = table(disguises=[[], ["looks", "voice"], []], skills=[["lucky"], ["bold"], []])
    t.play(BERT, SHOOT)
    assert line(drawing(t).picture(t.view(ANNA)), "2 Bert").split()[2:5] == ["▮", "◐◐", "◆"]
    assert "▮ Assassination" in line(drawing(t).picture(t.view(BERT)), "2 Bert")
    assert "Skills: Lucky (Assassination) · Disguises: –" in picture(t)
    t.play(ANNA, SCHEME).play(CARL, SCHEME)
    assert "2 Bert        Assassination" in line(drawing(t).picture(t.view(ANNA)), "2 Bert")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("width", [66, 80])
def test_it_fits_in_every_language(lang: str, width: int) -> None:
    t = table(6, round=1, slots=LONG_NAMES).lay(*[SCHEME] * 6)
    assert max(map(len, picture(t, lang=lang, width=width))) <= width
    assert len(picture(t, lang=lang, width=width)) <= 20


def test_an_onlooker_sees_the_table_without_a_hand() -> None:
    t = whole()
    view = replayed(GAME, t.match.record, views_for=[ONLOOKER]).views[ONLOOKER]
    shown = lines(drawing(t).picture(view))
    assert any("│ ▮ ▮ ▮ " in one for one in shown)
    assert not any("You are" in one or "(you)" in one for one in shown)


def test_a_step_is_told_in_one_line_in_the_order_of_initiative() -> None:
    t = table(initiative=[1, 3, 2]).lay(INVESTIGATE, "pursuit", SCHEME)
    told = news(t, ANNA)
    assert "▸ Investigations  Bert (3) · Pursuit, Anna (1)\n" in told
    assert "turns up" not in told


def test_whoever_is_meant_is_spoken_to() -> None:
    t = table().lay(SCHEME, INVESTIGATE, SCHEME).play(BERT, ANNA)
    assert "Bert investigates you" in news(t, ANNA)
    assert "Bert investigates Anna" in news(t, CARL)


def test_names_fall_all_at_once_with_what_came_of_them() -> None:
    t = table().lay(SHOOT, SHOOT, SHOOT).shoot(anna="gangster", bert="nurse", carl="banker")
    told = news(t, BERT)
    assert "The names are called" in told
    assert "Anna  “Gangster!”  ● it is you!" in told
    assert "Bert  “Nurse!”     ● it is Anna!" in told
    assert "Carl  “Banker!”    ✗ an innocent" in told


def test_a_moment_is_one_passage() -> None:
    t = table().lay(SHOOT, SHOOT, SHOOT).shoot(anna="gangster", bert="nurse", carl="banker")
    (moment,) = (one for one in drawing(t).passages(t.match.told[ANNA]) if one[0].event == "NamesCalled")
    assert [one.event for one in moment] == ["NamesCalled", "ShotHit", "ShotHit", "ShotMissed"]


def test_the_end_shows_who_everybody_was_and_how_each_left() -> None:
    t = table().lay(SHOOT, SCHEME, SHOOT).shoot(anna="gangster", carl="banker").passing()
    screen = Screen(Console(file=io.StringIO(), width=80))
    drawing(t).ending(screen, t.view(CARL), t.match.result())
    assert isinstance(screen.console.file, io.StringIO)
    shown = screen.console.file.getvalue()
    assert "★ Anna  ■◦▄ Nurse     the last one on the train" in shown
    assert "  Bert  ✦✿▁ Gangster  named by Anna in round 1" in shown
    assert "  Carl  ✦◦▄ Poet      out after a miss in round 1" in shown


def test_names_to_choose_from_stand_with_their_traits_and_who_they_may_be() -> None:
    t = table().lay(SHOOT, SCHEME, SCHEME)
    ask = t.match.ask_of(ANNA)
    assert drawing(t).aside(t.view(ANNA), ask, passenger("gangster")).plain.strip() == "✦✿▁ 23"
