"""In a search nobody answers by what another seat has sealed."""

from tests.toys.masquerade.game import GAME
from wagonlit.core.frame import Decision, Frame, State
from wagonlit.core.ids import Ids, below, only
from wagonlit.core.imagining import Imaginer
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.kit.search.nodes import SEALED
from wagonlit.kit.search.tree import grown, simulate

HIDER, SEEKER = 0, 1


class Pennies(State):
    """One hides a penny in a hand, the other guesses which."""

    def __init__(self) -> None:
        super().__init__()
        self.hidden = -1
        self.guess = -1

    def clone(self) -> "Pennies":
        twin = Pennies()
        twin.agenda, twin.hidden, twin.guess = self.agenda, self.hidden, self.guess
        return twin

    def standing(self, seat: int) -> int:
        return 1000 if (self.hidden == self.guess) == (seat == SEEKER) else 0


class Hand(Frame):
    """Left or right."""

    def options(self, s: Pennies, seat: int) -> Ids:
        return below(2)


class Hide(Hand):
    decision = Decision("hide", "hand", sealed=True)

    def __init__(self) -> None:
        self.who = only(HIDER)

    def answer(self, s: Pennies, seat: int, choice: int) -> None:
        s.hidden = choice
        s.then(Guess())


class HideOpenly(Hide):
    decision = Decision("hide", "hand")


class Guess(Hand):
    decision = Decision("guess", "hand")

    def __init__(self) -> None:
        self.who = only(SEEKER)

    def answer(self, s: Pennies, seat: int, choice: int) -> None:
        s.guess = choice


class Beginning(Imaginer):
    """Nothing is unknown before the penny is hidden."""

    def __init__(self, hide: type[Hide]) -> None:
        self.hide = hide

    def sample(self, rng: Rng) -> State:
        s = Pennies()
        s.then(self.hide())
        return s


def test_the_hider_need_not_fear_a_seeker_who_knows() -> None:
    """Even, as at a real table; were the guess made by the hand, the hider would lose nearly always."""
    sealed = simulate(Beginning(Hide), HIDER, Rng(1), 2000, 2)
    assert 0.4 < sealed.value() < 0.6
    openly = simulate(Beginning(HideOpenly), HIDER, Rng(1), 2000, 2)
    assert openly.value() < 0.1


def test_at_the_ball_the_others_deeds_are_one_branch_until_they_are_shown() -> None:
    match = Match(GAME, {"players": 3}, 1)
    assert match.asks[0].decision == "ball.deed"
    trees = grown(GAME.imaginer(match.views[0]), 0, Rng(1), 300, 3)
    (of_others,) = trees.roots[1].children()
    assert (of_others.mover, of_others.choice) == (0, SEALED)
    assert {child.choice for child in of_others.children()} == {0, 1, 2}
    assert {child.choice for child in trees.roots[0].children()} == {0, 1, 2}
