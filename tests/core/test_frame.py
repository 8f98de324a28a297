"""The agenda: who comes next, who is asked, and when a game is over."""

import pytest

from wagonlit.core.frame import (
    CHANCE,
    NOBODY,
    Decision,
    Frame,
    Offer,
    State,
    answer,
    chance_size,
    options,
    settle,
    unless,
)
from wagonlit.core.imagining import Imaginer
from wagonlit.core.playout import deal, drawn, playout, playouts
from wagonlit.core.reprs import as_text
from wagonlit.core.rng import Rng


class Walk(State):
    """Where somebody went. A game in plain Python: any package may bring one."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[str] = []

    def clone(self) -> "Walk":
        twin = Walk()
        twin.agenda, twin.steps = self.agenda, self.steps[:]
        return twin


class Go(Frame):
    """A step by itself."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, s: Walk) -> None:
        s.steps.append(self.name)


class Turn(Frame):
    """A question to some seats, with a step after each answer."""

    decision = Decision("walk.turn", "side")

    def __init__(self, who: int, mask: int) -> None:
        self.who = who
        self.mask = mask

    def options(self, s: Walk, seat: int) -> int:
        return self.mask

    def answer(self, s: Walk, seat: int, choice: int) -> None:
        s.steps.append(f"{seat}:{choice}")
        s.then(Go("on"), Go("further"))


class Wander(Offer):
    """The same with options that are known beforehand."""

    decision = Decision("walk.wander", "side")

    def answer(self, s: Walk, seat: int, choice: int) -> None:
        s.steps.append(f"{seat}:{choice}")


class Roll(Frame):
    """Chance over more than a word holds."""

    decision = Decision("walk.roll", "order")

    def __init__(self) -> None:
        self.who = CHANCE
        self.size = 1000

    def answer(self, s: Walk, seat: int, choice: int) -> None:
        s.steps.append("rolled" if 0 <= choice < 1000 and seat == CHANCE else "wrong")


def test_an_empty_agenda_is_the_end() -> None:
    assert settle(Walk()) == NOBODY


def test_frames_run_in_the_order_they_are_named() -> None:
    s = Walk()
    s.then(Go("third"))
    s.then(Go("first"), Go("second"))
    assert settle(s) == NOBODY
    assert s.steps == ["first", "second", "third"]


def test_frames_run_until_somebody_must_choose() -> None:
    s = Walk()
    s.then(Go("first"), Turn(0b101, 0b11))
    assert settle(s) == 0b101
    assert s.steps == ["first"]
    assert options(s, 2) == 0b11


def test_what_an_answer_puts_next_comes_before_the_rest() -> None:
    s = Walk()
    s.then(Turn(1, 0b11), Go("rest"))
    assert answer(s, 0, 1) == NOBODY
    assert s.steps == ["0:1", "on", "further", "rest"]


@pytest.mark.parametrize("mask", [0b1, 0b10, 0b1000000])
def test_a_single_answer_is_taken_unasked(mask: int) -> None:
    s = Walk()
    s.ask(Turn(1, mask), 0)
    assert settle(s) == NOBODY
    assert s.steps[0] == f"0:{mask.bit_length() - 1}"


def test_a_real_choice_is_asked() -> None:
    s = Walk()
    s.ask(Turn(1, 0b11), 0)
    assert settle(s) == 1
    assert s.steps == []


def test_an_offer_keeps_its_options_and_is_taken_if_single() -> None:
    s = Walk()
    s.offer(Wander(2, 0b110), 2)
    assert (settle(s), options(s, 2)) == (0b100, 0b110)
    answer(s, 2, 1)
    s.offer(Wander(2, 0b100), 2)
    assert s.steps == ["2:1", "2:2"]


def test_a_forced_seat_is_not_asked() -> None:
    assert unless(True, 3) == NOBODY
    assert unless(False, 3) == 0b1000


def test_clones_share_the_agenda_and_nothing_else() -> None:
    s = Walk()
    s.then(Turn(1, 0b11), Go("rest"))
    twin = s.clone()
    answer(twin, 0, 0)
    assert s.steps == []
    assert as_text(s.agenda) == "Turn(mask=3, who=1) → Go(name='rest')"


def test_chance_may_draw_a_plain_number() -> None:
    s = Walk()
    s.then(Roll(), Turn(1, 0b11))
    settle(s)
    assert chance_size(s) == 1000
    assert 0 <= drawn(s.clone(), Rng(1)) < 1000
    assert deal(s, Rng(1)) == 1
    assert s.steps == ["rolled"]


def test_a_playout_counts_the_decisions_of_seats_only() -> None:
    s = Walk()
    s.then(Roll(), Turn(0b10, 0b11))
    s.then(Wander(0, 0b11))
    assert playouts(s, Rng(1), 5) == 10
    assert s.steps == []
    assert playout(s, Rng(1)) == 2
    assert s.steps[1:] == ["rolled", s.steps[2], "on", "further"]


def test_what_a_game_must_bring_is_asked_for() -> None:
    bare = State()
    for missing in (bare.clone, lambda: bare.id_of_text("words"), lambda: bare.standing(0)):
        with pytest.raises(NotImplementedError):
            missing()
    with pytest.raises(NotImplementedError):
        Frame().answer(bare, 0, 0)
    with pytest.raises(NotImplementedError):
        Imaginer().sample(Rng(1))


def test_asking_a_finished_game_is_an_error_of_the_caller() -> None:
    with pytest.raises(AssertionError, match="the game is over"):
        options(Walk(), 0)
    with pytest.raises(AssertionError, match="the game is over"):
        answer(Walk(), 0, 0)
