"""A small table for tests: set a position, play by name, look at what happened."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import END_TURN
from wagonlit.games.mystery_express.pieces.cards import CATEGORIES, ELEMENT_NAMES, cards_in
from wagonlit.games.mystery_express.pieces.places import SPOT, STACK, UNVEILED
from wagonlit.games.mystery_express.state.train import Train
from wagonlit.games.mystery_express.view import View

Choice = str | int
ANNA, BERT, CARL, DORA, EMIL = range(5)
LONGEST = 2000  # answers: more than any game has


class Table:
    """One match, spoken to in the names of cards, cars and categories."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def play(self, seat: int, *choices: Choice) -> "Table":
        """The seat answers one question after the other, by name or id."""
        for choice in choices:
            self.match.answer(self._id(seat, choice), seat)
        return self

    def _id(self, seat: int, choice: Choice) -> int:
        if isinstance(choice, int):
            return choice
        return list(GAME.domains[self.match.ask_of(seat).domain]).index(choice)

    def answers(self, plays: Iterable[tuple[int, Choice]]) -> "Table":
        """Several seats answer, one after the other."""
        for seat, choice in plays:
            self.play(seat, choice)
        return self

    def coast(self, event: str | None = None) -> "Table":
        """Everybody does as little as he may, until the next such event or the end of the game."""
        heard = self.match.told[ANNA]
        before = len(heard)
        for _ in range(LONGEST):
            if self.match.over or event in [told.event for told in heard[before:]]:
                return self
            ask = self.match.asks[0]
            self.match.answer(END_TURN if ask.decision == "turn.action" else ask.options[0], ask.seat)
        raise AssertionError("this game does not end")

    def wander(self, seed: int) -> Iterator["Table"]:
        """Random play to the end, with a halt before each answer and one after the last."""
        rng = Rng(seed)
        while not self.match.over:
            assert len(self.match.answers) < LONGEST, "this game does not end"
            yield self
            asks = self.match.asks
            ask = asks[rng.below(len(asks))]
            self.match.answer(ask.options[rng.below(len(ask.options))], ask.seat)
        yield self

    def ask(self, seat: int) -> Ask:
        return self.match.ask_of(seat)

    def asked(self) -> dict[int, str]:
        """Who is asked what now."""
        return {ask.seat: ask.decision for ask in self.match.asks}

    def options(self, seat: int) -> set[str]:
        """What the seat may answer now, by name."""
        ask = self.match.ask_of(seat)
        return {GAME.domains[ask.domain][id] for id in ask.options}

    def actions(self, seat: int) -> set[str]:
        """The actions the seat may take now, the end of the turn apart."""
        assert self.ask(seat).decision == "turn.action"
        return self.options(seat) - {"end_turn"}

    @property
    def hours(self) -> int:
        """What is left to the active player."""
        return self.truth.hours

    @property
    def truth(self) -> Train:
        state = self.match.peek()
        assert isinstance(state, Train)
        return state

    def hand(self, seat: int) -> list[str]:
        return named(self.truth.hand(seat))

    def discard(self, seat: int) -> list[str]:
        return named(self.truth.discard(seat))

    def spot(self, spot: int) -> list[str]:
        """Spots count from 1, as in the rules."""
        return named(self.truth.pile(SPOT + spot - 1))

    def stack(self, stack: int) -> list[str]:
        return named(self.truth.pile(STACK + stack - 1))

    def unveiled(self) -> list[str]:
        return named(self.truth.pile(UNVEILED))

    def view(self, seat: int) -> View:
        view = self.match.views[seat]
        assert isinstance(view, View)
        return view

    def told(self, seat: int, event: str) -> list[dict[str, Any]]:
        """The facts of every such event as this seat was told it."""
        return [told.facts for told in self.match.told[seat] if told.event == event]

    def faces(self, seat: int, event: str) -> list[str | None]:
        """The faces this seat was shown by such events; None where it saw a back."""
        cards = [facts["card"] for facts in self.told(seat, event)]
        return [None if card is None else ELEMENT_NAMES[card] for card in cards]

    def events(self, seat: int = ANNA) -> list[str]:
        """The names of everything told, in order."""
        heard: list[Told] = self.match.told[seat]
        return [told.event for told in heard]


def named(pile: int) -> list[str]:
    return [ELEMENT_NAMES[card] for card in cards_in(pile)]


def category(name: str) -> int:
    return CATEGORIES.index(name)


def element(name: str) -> int:
    return ELEMENT_NAMES.index(name)


def table(
    players: int = 3,
    *,
    chance: tuple[Any, ...] = (),
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A loose position (cards not listed are out of the game), powers off unless asked for.

    Without hands it is a whole game from the set-up.
    """
    agreed = {"players": players, "powers": False, **(options or {})}
    if not position:
        return Table(Match(GAME, agreed, seed, chance=list(chance)))
    place = {"loose": True, "conductor": "club", "chance": list(chance), **position}
    return Table(Match(GAME, agreed, seed, position=place))


def everything_possible(**position: Any) -> Table:
    """Anna's turn in leg 4, where every action would show or move a card."""
    hands = {
        ANNA: ["suspect_candy", "motive_greed", "location_club"],
        BERT: ["mo_clubbed", "mo_hanged", "motive_money"],
        CARL: ["mo_pushed", "mo_hanged", "motive_despair"],
    }
    place: dict[str, Any] = {"leg": 4, "conductor": "sleeping", "hands": hands}
    place |= {"discards": {BERT: ["location_dining"]}, "stacks": [["mo_poisoned"], ["mo_poisoned"]]}
    return table(**{**place, **position})
