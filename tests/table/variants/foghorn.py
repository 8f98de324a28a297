"""Lighthouse in fog: the lamp may stay dark, or untended; who leaves a call to others stays unknown."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tests.table.variants.lookout import First, Last
from tests.toys.lighthouse import rules
from tests.toys.lighthouse.game import Lighthouse
from tests.toys.lighthouse.pieces import LONGEST
from tests.toys.lighthouse.state import Coast
from tests.toys.lighthouse.view import View
from wagonlit.core.ask import Ask
from wagonlit.core.event import Event, Told
from wagonlit.core.frame import TEXT, WORDS, Decision, Seat
from wagonlit.core.ids import Ids, only
from wagonlit.core.options import Option, number
from wagonlit.core.rng import Rng

DARK, UNTENDED = 0, 1


class SomebodyLeftIt(Event, frozen=True):
    """Nobody learns who."""

    rule: ClassVar[str] = "LH-5"


class FoggyCoast(Coast):
    """The same truth, less of it told."""

    def leave(self, seat: Seat) -> None:
        self.tell(SomebodyLeftIt())


class Lamp(rules.Signal):
    """The tower signals, or leaves the lamp dark; if it is late, the lamp was untended: the ship is lost."""

    decision = Decision("tower.signal", TEXT, "LH-3", longest=LONGEST, instead="lamp")

    def __init__(self, tower: Seat) -> None:
        super().__init__(tower)
        self.late = only(UNTENDED)

    def options(self, s: Coast, seat: Seat) -> Ids:
        return only(DARK) | super().options(s, seat) << WORDS

    def answer(self, s: Coast, seat: Seat, choice: int) -> None:
        if choice >= WORDS:
            super().answer(s, seat, choice - WORDS)
            return
        s.end_night(choice == DARK)
        s.then(rules.NextNight())


class Night(rules.NextNight):
    """Every night begins with the lamp."""

    def run(self, s: Coast) -> None:
        s.begin_night()
        s.then(rules.DrawShip(), Lamp(s.tower))


class FoggyView(View):
    """Hears that somebody left it."""

    def SomebodyLeftIt(self) -> None:  # noqa: N802 - the name of its event
        """Whoever it was."""


class FirstWords(First):
    """Answers at once: names the first ship, leaves every call to others."""

    def choose(self, view: Any, ask: Ask) -> int | str:
        return ask.options[0] if ask.instead else super().choose(view, ask)


class Caller(FirstWords):
    """Calls whenever it may."""

    def choose(self, view: Any, ask: Ask) -> int | str:
        return rules.CALL if ask.domain == "call" and rules.CALL in ask.options else super().choose(view, ask)


class Dreamer(Caller):
    """The same, after a minute."""

    def delay(self, view: Any, ask: Ask, choice: int | str) -> float:
        return 60.0


class Foghorn(Lighthouse):
    """The lighthouse with words or ids, an answer of the clock's own, and a window that betrays nobody."""

    id: ClassVar[str] = "foghorn"
    domains: ClassVar[Mapping[str, Sequence[str]]] = {**Lighthouse.domains, "lamp": ("dark", "untended")}
    decisions: ClassVar[Sequence[Decision]] = (
        rules.DrawShip.decision,
        *Lighthouse.decisions[2:],
        Lamp.decision,
    )
    option_list: ClassVar[Sequence[Option]] = (*Lighthouse.option_list, number("fair", 0, 100, 300))
    events: ClassVar[Sequence[type[Event]]] = (*Lighthouse.events, SomebodyLeftIt)
    bots: ClassVar[Mapping[str, Any]] = {
        "first": FirstWords,
        "last": Last,
        "dreamer": Dreamer,
        "caller": Caller,
    }

    def start(self, options: dict[str, Any]) -> FoggyCoast:
        s = FoggyCoast(self.seats(options), 2)
        s.then(Night(), rules.NextNight())
        return s

    def view(self, options: dict[str, Any], seat: int) -> FoggyView:
        return FoggyView(seat=seat, players=self.seats(options), nights=2)

    def chat_closed(self, options: dict[str, Any], view: View, seat: int) -> bool:
        return view.signals > 0 and seat != view.tower

    def fair_milliseconds(self, options: dict[str, Any]) -> int:
        return int(options["fair"])

    def rematch_options(self, options: dict[str, Any], told: Sequence[Told]) -> Mapping[str, Any]:
        return {"nights": sum(one.event == "NightOver" for one in told)}

    def tallies(self, options: dict[str, Any], told: Sequence[Told]) -> Mapping[str, tuple[float, int]]:
        nights = [one.facts["home"] for one in told if one.event == "NightOver"]
        return {"home": (sum(nights), len(nights))}

    def away(self, options: dict[str, Any], ask: Ask, rng: Rng) -> int | str:
        return UNTENDED if ask.late else super().away(options, ask, rng)


GAME = Foghorn()
