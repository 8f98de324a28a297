"""A small table for tests: set a position, play by name, look at what happened."""

from collections.abc import Mapping
from typing import Any

from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import FEATURES
from wagonlit.games.passenger27.pieces.rows import in_order
from wagonlit.games.passenger27.pieces.tricks import KINDS, of_kind
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.view import View

Choice = str | int
ANNA, BERT, CARL, DORA, EMIL, FAYE = range(6)
# formal neutral soft; eccentric perfumed deep; eccentric neutral soft; casual perfumed deep; …
PEOPLE = ("nurse", "gangster", "poet", "barber", "painter", "soprano")
PASS = "pass"
INVESTIGATE, SHOOT, SCHEME, DECEIVE = "investigation", "assassination", "intrigue", "deception"


class Table:
    """One match, spoken to in the names of cards and passengers."""

    def __init__(self, match: Match[Any, Any, Any]) -> None:
        self.match = match

    def play(self, seat: int, *choices: Choice) -> "Table":
        """The seat answers one question after the other, by name or id."""
        for choice in choices:
            self.match.answer(choice, seat)
        return self

    def lay(self, *actions: str) -> "Table":
        """Everybody who is living lays an action card, in seat order."""
        for seat, action in zip(list(self.match.waiting), actions, strict=True):
            self.match.answer(action, seat)
        return self

    def shoot(self, **names: str) -> "Table":
        """Those who are asked write these names: by the name of their seat."""
        for who, name in names.items():
            self.match.answer(name, ["anna", "bert", "carl", "dora", "emil", "faye"].index(who))
        return self

    def passing(self, until: str = "") -> "Table":
        """All pass, tell the truth or take the first that there is, until such a question is asked."""
        while not self.match.over and self.asked != until:
            ask = self.match.asks[0]
            last = ask.domain in ("trick", "passenger") and "pass" in ask.names
            self.match.answer("pass" if last else ask.options[0], ask.seat)
        return self

    @property
    def asked(self) -> str:
        """What is asked now."""
        return "" if self.match.over else self.match.asks[0].decision

    @property
    def waiting(self) -> list[int]:
        return self.match.waiting

    def options(self, seat: int) -> set[str]:
        """What the seat may answer now, by name."""
        return set(self.match.ask_of(seat).names)

    def facts(self, seat: int) -> dict[str, Any]:
        return self.match.ask_of(seat).facts

    @property
    def truth(self) -> Hunt:
        state = self.match.peek()
        assert isinstance(state, Hunt)
        return state

    def view(self, seat: int) -> View:
        view = self.match.views[seat]
        assert isinstance(view, View)
        return view

    def told(self, seat: int, event: str) -> list[dict[str, Any]]:
        """The facts of every such event as this seat was told it."""
        return [told.facts for told in self.match.told[seat] if told.event == event]

    def events(self, seat: int = 0) -> list[str]:
        return [told.event for told in self.match.told[seat]]

    def disguises(self, seat: int) -> list[str]:
        held = self.truth.held(seat)
        return [FEATURES[kind] for kind in range(KINDS) for _ in range(of_kind(held, kind))]

    def skills(self, seat: int) -> set[str]:
        return {GAME.domains["trick"][id] for id in range(16) if self.truth.skills(seat) >> id & 1}

    def pile(self, seat: int) -> set[str]:
        """Used skills, and used-up action cards."""
        cards = self.truth.pile(seat)
        skills = {GAME.domains["trick"][id] for id in range(16) if cards >> id & 1}
        return skills | {GAME.domains["action"][id] for id in range(6) if cards >> 16 + id & 1}

    def slot(self, slot: int) -> list[str]:
        """Slots count from 1, as in the rules."""
        return [PASSENGER_IDS[id] for id in in_order(self.truth.slot(slot - 1))]

    def living(self) -> list[int]:
        return [seat for seat in range(self.truth.seats) if self.truth.lives(seat)]

    def exposed(self) -> set[str]:
        return {name for id, name in enumerate(PASSENGER_IDS) if self.truth.exposed >> id & 1}

    def wander(self, seed: int) -> "Table":
        """Random play to the end."""
        rng = Rng(seed)
        while not self.match.over:
            ask = self.match.asks[rng.below(len(self.match.asks))]
            self.match.answer(ask.options[rng.below(len(ask.options))], ask.seat)
        return self


def table(
    players: int = 3,
    *,
    chance: tuple[Any, ...] = (),
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A loose position: what is not listed is not there. Nothing is in force unless it is named."""
    place = {
        "loose": True,
        "incident": "chase_your_tail",
        "identities": PEOPLE[:players],
        "chance": list(chance),
        **position,
    }
    return Table(Match(GAME, {"players": players, **(options or {})}, seed, position=place))


def whole(players: int = 3, *, chance: tuple[Any, ...] = (), seed: int = 1, **options: Any) -> Table:
    """A whole game from the set-up."""
    return Table(Match(GAME, {"players": players, **options}, seed, chance=list(chance)))


def passenger(name: str) -> int:
    return PASSENGER_IDS.index(name)


def trick(name: str) -> int:
    return list(GAME.domains["trick"]).index(name)


def trait(name: str) -> int:
    return list(GAME.domains["trait"]).index(name)
