"""The engine as a programmer meets it: `import wagonlit`."""

import copy
import pickle
from collections.abc import Callable

import pytest

import wagonlit
from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.view import View
from wagonlit.core.errors import BadAnswer, UnknownName
from wagonlit.core.frame import CHANCE
from wagonlit.core.match import Match


def ball(seed: int = 1) -> Match[View]:
    return Match(GAME, players=3, seed=seed)


def at_a_target() -> Match[View]:
    """All peek; seat 0 is asked at whom."""
    match = ball()
    for seat in range(3):
        match.answer("peek", seat)
    return match


def test_everything_that_is_promised_is_there() -> None:
    for name in wagonlit.__all__:
        assert getattr(wagonlit, name) is not None, name
    with pytest.raises(AttributeError, match="no attribute 'Mach'"):
        getattr(wagonlit, "Mach")  # noqa: B009 - to a type checker it is a mistake, as it should be


def test_a_game_is_found_by_its_id_and_options_go_by_name() -> None:
    (id, *_) = wagonlit.all_games()
    match = wagonlit.Match(id, seed=3)
    assert match.game is wagonlit.find_game(id)
    assert repr(match.game) == f"<Game {id}>"
    assert match.seats == match.game.seats(match.options)
    with pytest.raises(UnknownName, match="no game “chess”"):
        wagonlit.Match("chess")


def test_answers_go_by_id_or_name_and_the_only_seat_asked_need_not_be_named() -> None:
    match = at_a_target()
    assert (match.ask.seat, match.ask.names, match.ask.options) == (0, ["1", "2"], [1, 2])
    match.answer("2")
    assert match.answers[-1].choice == 2
    assert match.ask.names == ["let", "turn"]
    match.answer("let")
    with pytest.raises(BadAnswer, match="'maybe' is not a possible answer"):
        at_a_target().answer("maybe")


def test_where_several_are_asked_it_must_be_said_who_answers() -> None:
    match = ball()
    with pytest.raises(BadAnswer, match="Seats 0, 1, 2 are asked at once"):
        match.answer("peek")


def pickled(match: Match[View]) -> Match[View]:
    twin = pickle.loads(pickle.dumps(match))
    assert isinstance(twin, Match)
    return twin


COPIES: dict[str, Callable[[Match[View]], Match[View]]] = {
    "copy()": Match.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": pickled,
}


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_stands_where_the_match_does_and_is_its_own(way: str) -> None:
    match = at_a_target()
    twin = COPIES[way](match)
    assert (twin.asks, twin.told, twin.answers) == (match.asks, match.told, match.answers)
    assert [twin.views[seat] for seat in range(3)] == [match.views[seat] for seat in range(3)]
    twin.answer("1")
    twin.answer("let")
    assert len(match.answers) + 2 == len(twin.answers)
    assert match.ask.decision == "ball.target"


def test_chance_answers_a_copy_as_it_would_have_answered_the_match() -> None:
    match, twin = ball(5), ball(5).copy()
    for one in (match, twin):
        for seat in range(3):
            one.answer("rest", seat)
    assert match.answers == twin.answers


SCRIPT = ["red_fox", "blue_fox", "gold_fox", "black_cat", "black_owl", "black_fox"]


def all_rest(match: Match[View]) -> list[str]:
    """Everybody rests, and so draws from the chest; which masks."""
    drawn = len(match.answers)
    for seat in range(3):
        match.answer("rest", seat)
    return [answer.in_words for answer in match.answers[drawn:] if answer.seat == CHANCE]


@pytest.mark.parametrize("way", COPIES)
def test_what_chance_is_still_to_answer_is_known_to_a_copy_too(way: str) -> None:
    match = Match(GAME, players=3, seed=1, chance=SCRIPT)
    assert all_rest(COPIES[way](match)) == [f"ball.rest: {mask}" for mask in SCRIPT[3:]]


def test_undo_gives_scripted_chance_back_and_only_that() -> None:
    match = Match(GAME, players=3, seed=1, chance=SCRIPT[:4])
    drawn = all_rest(match)
    after = all_rest(match.copy())
    assert drawn[0] == "ball.rest: black_cat"
    for _ in range(3):
        match.undo()
    assert all_rest(match) == drawn
    assert all_rest(match) == after
    for _ in range(6):
        match.undo()
    match.answer("accuse", 0)  # nobody draws for it, so the one who rests gets what was scripted
    match.answer("peek", 1)
    match.answer("rest", 2)
    while not match.over and match.answers[-1].in_words != "ball.rest: black_cat":
        match.answer(match.ask.options[0], match.ask.seat)
    assert not match.over


def test_undo_takes_the_last_answer_of_a_seat_back_with_the_luck_that_followed() -> None:
    match = ball()
    before = match.copy()
    for seat in range(3):
        match.answer("rest", seat)
    match.undo()
    assert match.waiting == [2]
    match.undo()
    match.undo()
    assert (match.answers, match.told, match.asks) == (before.answers, before.told, before.asks)
    with pytest.raises(BadAnswer, match="Nobody has answered"):
        match.undo()


def test_printed_it_is_what_the_terminal_shows() -> None:
    match = at_a_target()
    shown = str(match)
    assert "Seat 0: At whom?" in shown
    assert "2  Seat 2" in shown
    assert str(match.views[1]) != str(match.views[0])
    assert "Seat 2" in str(match.views[0])
    assert "Seat 3" not in str(match.views[0])
    assert "\x1b" not in shown
    assert repr(match) == f"<Match masquerade, 3 seats, {len(match.answers)} answers, seat 0: ball.target>"


def test_views_are_typed_and_folded_when_somebody_looks() -> None:
    match = ball()
    view = match.views[0]
    assert view.fans == [2, 2, 2]
    assert match.views[0] is view
