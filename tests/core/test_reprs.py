"""What a programmer sees who looks at something: what it is, never just where it lies in memory."""

import re

from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.rules import NextRound
from tests.toys.masquerade.view import View
from tests.toys.raffle.game import GAME as RAFFLE
from wagonlit.bots import BotSeat
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.kit.search.tree import simulate

MASKS = ["red_fox", "blue_owl", "gold_cat"]


def ball() -> Match[View]:
    return Match(GAME, players=3, seed=1, chance=MASKS)


def at_a_target() -> Match[View]:
    match = ball()
    for seat in range(3):
        match.answer("peek", seat)
    return match


def test_a_question_shows_its_options_with_their_names() -> None:
    assert repr(ball().ask) == "<Ask seat 0: ball.deed; possible are 0 (peek), 1 (rest), 2 (accuse)>"
    assert repr(at_a_target().ask) == "<Ask seat 0: ball.target about {'deed': 0}; possible are 1 (1), 2 (2)>"


def test_a_question_of_several_parts_says_so_and_one_from_a_wire_has_ids_alone() -> None:
    match = at_a_target()
    while match.ask.decision != "card.colour":
        match.answer(match.ask.options[0], match.ask.seat)
    shown = repr(match.ask)
    assert "card.colour about {'side': 0, 'neighbour': 1}, the first of 2 parts; possible" in shown
    assert repr(match.ask.named_by(())).endswith("possible are 0, 1, 2, 3>")


def test_a_frame_shows_itself_and_what_comes_after_it() -> None:
    assert repr(at_a_target().agenda) == "NameTarget(deed=0, who=1) → Act(player=1)"
    assert repr(ball().agenda) == "ChooseDeed(who=7) → ShowDeeds()"


def test_a_state_shows_who_is_asked_what_and_none_of_its_secrets() -> None:
    assert repr(ball().peek()) == "<Ball: seats 0, 1, 2 are asked ball.deed>"
    assert repr(at_a_target().peek()) == "<Ball: seat 0 is asked ball.target>"


def test_a_state_that_asks_nobody_says_what_comes_next() -> None:
    begun = GAME.start(GAME.options({}))
    assert repr(begun) == "<Ball: chance is asked ball.deal>"
    begun.then(NextRound())
    assert repr(begun) == "<Ball: NextRound comes next>"
    begun.agenda = None
    assert repr(begun) == "<Ball: over>"


def test_views_show_how_much_each_seat_was_told() -> None:
    match = Match(GAME, players=3, seed=1, views_for=[0, 2])
    told = len(match.told[0])
    assert repr(match.views) == f"<Views: seat 0 was told {told}, seat 2 was told {told}>"
    assert repr(Match(GAME, players=3, views_for=[]).views) == "<Views: nobody looks>"


def test_a_decision_shows_its_id_and_what_it_is_answered_with() -> None:
    assert repr(GAME.decisions[2]) == "<Decision ball.deed, answered by deed>"


def test_a_generator_shows_how_far_it_is_and_equal_ones_look_equal() -> None:
    rng, other = Rng(7), Rng(7)
    for _ in range(3):
        rng.word()
        other.word()
    assert repr(rng) == repr(other)
    assert re.fullmatch(r"<Rng after 3 words, at [0-9a-f]{8} [0-9a-f]{8} [0-9a-f]{8}>", repr(rng))
    assert repr(rng) != repr(Rng(8))


def test_a_bot_at_its_seat_shows_both() -> None:
    match = Match(RAFFLE)
    seat = BotSeat("random", RAFFLE, match.options, 2, 1)
    seat.hear(match.told[2])
    assert repr(seat) == f"<BotSeat 2: Random plays raffle, told {len(match.told[2])} things>"


def test_a_node_of_a_search_shows_what_came_of_it() -> None:
    match = ball()
    root = simulate(GAME.imaginer(match.views[0]), 0, Rng(1), 20, 3)
    assert re.fullmatch(r"<Node: seat 0 chose -?\d+, 20 visits, worth 0\.\d{3}>", repr(root))
