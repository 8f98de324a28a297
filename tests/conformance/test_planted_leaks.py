"""Secrets given away on purpose: each must be caught. A leak test that catches nothing is worth nothing."""

from typing import Any

import pytest

from tests.conformance.catching import LIGHTHOUSE, MASQUERADE, caught
from tests.toys.lighthouse import rules as tower
from tests.toys.lighthouse.events import ShipDrawn
from tests.toys.lighthouse.pieces import NAMES
from tests.toys.lighthouse.state import Coast
from tests.toys.masquerade import events as told
from tests.toys.masquerade import rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import colour
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.sealing import sealed
from wagonlit.core import frame as engine
from wagonlit.core.event import Secret
from wagonlit.core.frame import State
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.text import Texts

EVERYBODY = 0b111111
Patch = pytest.MonkeyPatch


def test_a_sealed_choice_shown_to_all(monkeypatch: Patch) -> None:
    def choose(self: Ball, seat: int, deed: int) -> None:
        self.deeds[seat] = deed
        self.tell(told.DeedChosen(seat, Secret(deed, EVERYBODY)))

    monkeypatch.setattr(Ball, "choose", choose)
    caught(sealed, MASQUERADE, "it perceives whether seat . chose . or ., by told")


def test_a_sealed_choice_known_by_what_is_asked_next(monkeypatch: Patch) -> None:
    def answer(self: rules.ChooseDeed, s: Ball, seat: int, choice: int) -> None:
        s.choose(seat, choice)
        left = self.who & ~(1 << seat)
        if left:
            # The next one is asked alone if the deed was harmless.
            rest = left & -left if choice == 1 else left
            s.then(rules.ChooseDeed(rest))

    monkeypatch.setattr(rules.ChooseDeed, "answer", answer)
    caught(sealed, MASQUERADE, "by waiting|what others may answer depends on whether seat")


@pytest.mark.parametrize("check", [relabelling, redeal])
@pytest.mark.parametrize("others", [EVERYBODY, 0b000010])
def test_the_deal_shown_to_all_or_to_one_too_many(check: Any, others: int, monkeypatch: Patch) -> None:
    def deal(self: Ball, seat: int, mask: int) -> None:
        self.chest &= ~(1 << mask)
        self.masks[seat] = mask
        self.tell(told.MaskDealt(seat, Secret(mask, 1 << seat | others)))

    monkeypatch.setattr(Ball, "deal", deal)
    caught(check, MASQUERADE, "by told: .*MaskDealt")


def test_a_look_shown_to_one_seat_too_many(monkeypatch: Patch) -> None:
    def see_mask(self: Ball, seat: int, target: int) -> None:
        eyes = 1 << seat | 1 << target | 1 << (seat + 1) % self.seats
        self.tell(told.MaskSeen(seat, target, Secret(self.masks[target], eyes)))

    monkeypatch.setattr(Ball, "see_mask", see_mask)
    caught(relabelling, MASQUERADE, "it can tell things apart that it never saw, by told: .*MaskSeen")


def test_one_bit_of_a_hidden_thing_in_an_open_event(monkeypatch: Patch) -> None:
    def begin_round(self: Ball) -> None:
        self.round += 1
        self.tell(told.RoundBegun(self.round + 10 * (self.masks[0] % 2)))

    monkeypatch.setattr(Ball, "begin_round", begin_round)
    caught(relabelling, MASQUERADE, "by told: .*round")


def _tells_colour(self: Ball, seat: int, mask: int) -> None:
    self.chest &= ~(1 << mask)
    self.masks[seat] = mask
    self.tell(told.MaskDealt(seat, Secret(mask, 1 << seat)))
    self.tell(told.ColourSeen(seat, seat, Secret(colour(mask), EVERYBODY)))


def test_the_class_of_a_hidden_thing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Ball, "deal", _tells_colour)
    caught(redeal, MASQUERADE, "was drawn unseen, but it can tell which, by told")


def test_relabelling_alone_is_blind_to_classes(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Ball, "deal", _tells_colour)
    relabelling(MASQUERADE)


def test_the_class_of_something_drawn_in_the_middle_of_the_game(monkeypatch: Patch) -> None:
    honest = Ball.lay_aside

    def lay_aside(self: Ball, seat: int, mask: int) -> None:
        honest(self, seat, mask)
        self.tell(told.RoundBegun(self.round + 10 * colour(mask)))

    monkeypatch.setattr(Ball, "lay_aside", lay_aside)
    caught(redeal, MASQUERADE, "by told")


def test_options_that_depend_on_a_secret(monkeypatch: Patch) -> None:
    def options(self: rules.NameTarget, s: Ball, seat: int) -> int:
        others = s.others(seat)
        foxes = sum(1 << other for other in range(s.seats) if s.masks[other] % 3 == 0)
        return others & ~foxes or others

    monkeypatch.setattr(rules.NameTarget, "options", options)
    caught(relabelling, MASQUERADE, "by ask|this game is impossible|by told|by waiting")


def test_options_in_an_order_that_depends_on_a_secret(monkeypatch: Patch) -> None:
    honest = Match.ask_of

    def ask(self: Match, seat: int) -> Any:
        asked, truth = honest(self, seat), self.peek()
        if isinstance(truth, Ball) and truth.masks[(seat + 1) % truth.seats] % 2:
            asked.options.reverse()
        return asked

    monkeypatch.setattr(Match, "ask_of", ask)
    caught(relabelling, MASQUERADE, "by ask: .*options")


def test_an_error_message_that_names_a_secret(monkeypatch: Patch) -> None:
    def means(self: Game, s: Ball, decision: engine.Decision, choice: int) -> str:
        return f"{self.domains[decision.domain][choice]} against {s.masks[0]}"

    monkeypatch.setattr(Masquerade, "choice_name", means)
    caught(relabelling, MASQUERADE, "by errors: .*against")


def test_a_frame_that_holds_a_secret(monkeypatch: Patch) -> None:
    def begin(self: rules.NextRound, s: Ball) -> None:
        if s.over():
            s.end()
            return
        s.begin_round()
        s.then(rules.ChooseDeed(s.inside), _Masked(s.masks[0]))

    class _Masked(rules.ShowDeeds):
        def __init__(self, mask: int) -> None:
            self.mask = mask

    monkeypatch.setattr(rules.NextRound, "run", begin)
    caught(relabelling, MASQUERADE, "by agenda: .*_Masked.mask=")


def test_a_question_that_is_asked_only_if_something_secret_is_so(monkeypatch: Patch) -> None:
    honest = rules.contest

    def contest(s: Ball, actor: int, target: int, hidden: bool) -> None:
        if s.masks[target] % 3 == 0:
            rules.stand(s, actor, target, hidden)
        else:
            honest(s, actor, target, hidden)

    monkeypatch.setattr(rules, "contest", contest)
    caught(relabelling, MASQUERADE, "by told|by waiting|this game is impossible")


def _remember(monkeypatch: Patch) -> list[Ball]:
    """The truth of the game begun last, where no view and no text should find it."""
    begun: list[Ball] = []
    honest = Masquerade.start

    def start(self: Masquerade, options: Any) -> State:
        s = honest(self, options)
        assert isinstance(s, Ball)
        begun.append(s)
        return s

    monkeypatch.setattr(Masquerade, "start", start)
    return begun


def test_a_field_of_a_view_that_holds_a_secret(monkeypatch: Patch) -> None:
    begun = _remember(monkeypatch)
    honest = View.RoundBegun

    def learn(self: View, round: int) -> None:
        honest(self, round)
        self.points[0] = begun[-1].masks[0]

    monkeypatch.setattr(View, "RoundBegun", learn)
    caught(relabelling, MASQUERADE, "by view: .*points")


def test_a_log_line_that_holds_a_secret(monkeypatch: Patch) -> None:
    begun = _remember(monkeypatch)
    honest = Texts.log
    monkeypatch.setattr(Texts, "log", lambda self, event: f"{honest(self, event)} ({begun[-1].masks[0]})")
    caught(relabelling, MASQUERADE, "by log: ")


def test_words_refused_because_of_a_secret(monkeypatch: Patch) -> None:
    def forbids(self: tower.Guess, s: Coast, said: str) -> bool:
        return said in NAMES[s.ship + 1 :]

    monkeypatch.setattr(tower.Guess, "forbids", forbids, raising=False)
    caught(relabelling, LIGHTHOUSE, "by errors: |this game is impossible")


def test_the_word_of_the_night_told_to_all(monkeypatch: Patch) -> None:
    def draw(self: Coast, ship: int) -> None:
        self.ship = ship
        self.tell(ShipDrawn(self.tower, Secret(ship, -1)))

    monkeypatch.setattr(Coast, "draw", draw)
    caught(redeal, LIGHTHOUSE, "by told: .*ShipDrawn")
    caught(relabelling, LIGHTHOUSE, "by told: .*ShipDrawn")
