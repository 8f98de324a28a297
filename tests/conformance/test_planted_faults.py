"""Broken promises that are no leaks: each must be caught too."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from tests.conformance.catching import LIGHTHOUSE, MASQUERADE, caught
from tests.toys.lighthouse.state import Coast
from tests.toys.masquerade import game, rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import FANS
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from tests.toys.masquerade.worlds import Worlds
from wagonlit.conformance.answers import masks
from wagonlit.conformance.clones import clones
from wagonlit.conformance.history import determinism, replay
from wagonlit.conformance.results import results
from wagonlit.conformance.undo import undo
from wagonlit.conformance.views import imagined, views
from wagonlit.core import undo as taking_back
from wagonlit.core.answering import checked_words
from wagonlit.core.dealer import Dealer
from wagonlit.core.frame import State
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.record import Record
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng

Patch = pytest.MonkeyPatch


def changed_twin(change: Callable[[Ball, Ball], None]) -> Callable[[Ball], Ball]:
    """A clone that is not quite right."""
    honest = Ball.clone

    def clone(self: Ball) -> Ball:
        twin = honest(self)
        change(self, twin)
        return twin

    return clone


def test_a_clone_that_forgets_a_field(monkeypatch: Patch) -> None:
    def forget(self: Ball, twin: Ball) -> None:
        twin.fans = [FANS] * self.seats

    monkeypatch.setattr(Ball, "clone", changed_twin(forget))
    caught(clones, MASQUERADE, r"a clone differs: fans\[.\] is 1, not 2")


def test_a_clone_that_shares_a_list(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Ball, "clone", changed_twin(lambda self, twin: setattr(twin, "points", self.points)))
    caught(clones, MASQUERADE, "playing a clone changed its original: points")


def test_a_frame_that_changes(monkeypatch: Patch) -> None:
    def answer(self: rules.ChooseDeed, s: Ball, seat: int, choice: int) -> None:
        s.choose(seat, choice)
        self.who &= ~(1 << seat)
        if self.who:
            s.then(self)

    monkeypatch.setattr(rules.ChooseDeed, "answer", answer)
    caught(clones, MASQUERADE, "playing a clone changed its original: agenda")


def test_a_rule_that_throws_its_own_dice(monkeypatch: Patch) -> None:
    dice = count()
    honest = Ball.begin_round

    def begin_round(self: Ball) -> None:
        honest(self)
        self.points[0] = next(dice)

    monkeypatch.setattr(Ball, "begin_round", begin_round)
    caught(determinism, MASQUERADE, r"played twice, it becomes two different games: .*points\[0\]")


def test_a_verb_that_does_nothing_unless_it_is_told(monkeypatch: Patch) -> None:
    honest = Ball.spend_fan
    monkeypatch.setattr(
        Ball, "spend_fan", lambda self, seat: honest(self, seat) if self.journal is not None else None
    )
    caught(
        determinism,
        MASQUERADE,
        "without a journal it (cannot be played|is another game: fans)",
    )


def test_a_game_taken_up_again_that_is_dealt_otherwise(monkeypatch: Patch) -> None:
    honest = Dealer.draw

    def draw(self: Dealer, s: State) -> int:
        choice = honest(self, s)
        self.rng = Rng(len(self.script)) if self.script else self.rng
        return choice

    monkeypatch.setattr(Dealer, "draw", draw)
    caught(replay, MASQUERADE, "taken up again after .* answers, it is another game")


def test_a_record_that_does_not_say_everything(monkeypatch: Patch) -> None:
    begun = count()
    honest = Masquerade.start

    def start(self: Masquerade, options: Any) -> State:
        s = honest(self, options)
        assert isinstance(s, Ball)
        s.points[0] = next(begun)
        return s

    monkeypatch.setattr(Masquerade, "start", start)
    caught(replay, MASQUERADE, "replayed, it is another game: truth.points")


def test_an_undo_that_gives_something_away(monkeypatch: Patch) -> None:
    monkeypatch.setattr(taking_back, "_learned", lambda *given: False)
    monkeypatch.setattr(taking_back, "_shown", lambda *given: False)
    caught(undo, MASQUERADE, "an answer was taken back that has shown .*_.* to seat")


def test_an_undo_that_takes_back_too_much(monkeypatch: Patch) -> None:
    def too_much(game: Game, record: Record, upto: int, **looking: Any) -> Match:
        return replayed(game, record, upto=upto if looking else max(0, upto - 3), **looking)

    monkeypatch.setattr(taking_back, "replayed", too_much)
    monkeypatch.setattr(taking_back, "_learned", lambda *given: False)
    monkeypatch.setattr(taking_back, "_shown", lambda *given: False)
    caught(undo, MASQUERADE, "after undo it is not the match from before")


def test_a_view_that_misses_something(monkeypatch: Patch) -> None:
    monkeypatch.setattr(View, "FanSpent", lambda self, seat: None)
    caught(views, MASQUERADE, "seat 0: the view lies: fans")


def test_a_view_that_concludes_too_much(monkeypatch: Patch) -> None:
    def learn(self: View, seat: int, target: int, colour: int | None) -> None:
        if colour is not None:
            self.may_be[target] &= 7 << 3 * (colour + 1) % 12

    monkeypatch.setattr(View, "ColourSeen", learn)
    caught(views, MASQUERADE, "the view lies: mask of")


def changed_world(change: Callable[[Ball], None]) -> Callable[[Worlds, Rng], State]:
    """An imagined state that is not quite right."""
    honest = Worlds.sample

    def sample(self: Worlds, rng: Rng) -> State:
        s = honest(self, rng)
        assert isinstance(s, Ball)
        change(s)
        return s

    return sample


def test_an_imagined_state_that_contradicts_the_view(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Worlds, "sample", changed_world(lambda s: setattr(s, "fans", [FANS] * s.seats)))
    caught(imagined, MASQUERADE, "the imagined state contradicts the view: fans")


def test_an_imagined_state_that_offers_something_else(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Worlds, "sample", changed_world(lambda s: setattr(s, "open", 0)))
    monkeypatch.setattr(game, "lies", lambda view, s: [])
    caught(imagined, MASQUERADE, "the imagined state offers ")


def test_an_imagined_state_that_cannot_go_on(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Worlds, "sample", changed_world(lambda s: setattr(s, "fans", [])))
    monkeypatch.setattr(game, "lies", lambda view, s: [])
    caught(imagined, MASQUERADE, "the imagined state cannot be played to the end")


@pytest.mark.parametrize(
    ("offered", "by"),
    [(0, "offers no answer at all"), (0b111, "offers 2, which “reply” lacks")],
)
def test_a_mask_that_offers_too_much_or_nothing(offered: int, by: str, monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.React, "options", lambda self, s, seat: offered)
    caught(masks, MASQUERADE, by)


def test_what_is_asked_or_told_but_not_listed(monkeypatch: Patch) -> None:
    listed = [decision for decision in Masquerade.decisions if decision.id != "ball.react"]
    monkeypatch.setattr(Masquerade, "decisions", listed)
    caught(masks, MASQUERADE, "“ball.react” is asked, but the game does not list it")
    monkeypatch.setattr(Masquerade, "events", Masquerade.events[1:])
    caught(views, MASQUERADE, "MaskDealt was told, but the game does not list it")


def test_an_answer_that_is_offered_but_fails(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Ball, "spend_fan", lambda self, seat: self.fans.remove(99))
    caught(masks, MASQUERADE, "“ball.react” offers 1, but: ValueError")


def test_an_answer_that_is_taken_but_not_offered(monkeypatch: Patch) -> None:
    honest = Match.answer

    def answer(self: Match, choice: Any, seat: int | None = None) -> None:
        honest(self, int(choice) if isinstance(choice, bool) else choice, seat)

    monkeypatch.setattr(Match, "answer", answer)
    caught(masks, MASQUERADE, "took the answer (True|False)")


def test_a_refusal_that_changes_something(monkeypatch: Patch) -> None:
    def id_of_text(self: Coast, words: str) -> int:
        self.words.append(words)
        return len(self.words) - 1

    def hasty(s: Coast, words: Any) -> str:
        s.id_of_text(str(words))
        return checked_words(s, words)

    monkeypatch.setattr(Coast, "id_of_text", id_of_text)
    monkeypatch.setattr("wagonlit.core.answering.checked_words", hasty)
    caught(masks, LIGHTHOUSE, "a refused answer changed something")


def test_a_result_that_names_the_wrong_winners(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Ball, "winners", lambda self: [0])
    caught(results, MASQUERADE, "the winners are not those in the first place")


@pytest.mark.parametrize(("mark", "by"), [(-1, "must be from 0 to 1000"), (None, "stands better than")])
def test_a_standing_that_would_mislead_the_search(mark: int | None, by: str, monkeypatch: Patch) -> None:
    worst_first = {0: 900, 1: 800, 2: 700, 3: 600, 4: 500, 5: 400}
    monkeypatch.setattr(Ball, "standing", lambda self, seat: worst_first[seat] if mark is None else mark)
    caught(results, MASQUERADE, by)


def test_a_frame_that_says_other_options_than_it_offers(monkeypatch: Patch) -> None:
    honest = rules.React.__init__

    def begin(self: rules.React, *given: Any) -> None:
        honest(self, *given)
        self.legal = 0b1

    monkeypatch.setattr(rules.React, "__init__", begin)
    caught(masks, MASQUERADE, "but its frame does not")
