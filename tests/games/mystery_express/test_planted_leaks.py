"""Leaks planted into Mystery Express, at the one place where every build can be bent: the redactor."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.conformance.catching import caught
from tests.games.mystery_express.trial import TRIED
from tests.games.mystery_express.witness import SPECIAL
from wagonlit.conformance import Trial
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.sealing import sealed
from wagonlit.core import match, views
from wagonlit.core.event import Event, Told, seen_by
from wagonlit.games.mystery_express import events
from wagonlit.games.mystery_express.game import CHAPTERS
from wagonlit.games.mystery_express.pieces.cards import category_of

pytestmark = pytest.mark.many_games

MYSTERY_EXPRESS = replace(TRIED.trial, games=6)

Bend = Callable[[Any, int, dict[str, Any]], None]  # the event, a seat, and the facts it is told


def plant(monkeypatch: pytest.MonkeyPatch, kind: type[Event], bend: Bend) -> None:
    """One kind of event is told otherwise than the rules say."""

    def redact(event: Event, seats: Sequence[int]) -> list[Told]:
        told = [seen_by(event, seat) for seat in seats]
        for seat, one in zip(seats, told if isinstance(event, kind) else ()):
            bend(event, seat, one.facts)
        return told

    monkeypatch.setattr(views, "told_to", redact)


@pytest.mark.parametrize("check", [relabelling, redeal])
def test_the_deal_shown_to_all(check: Callable[[Trial], None], monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, events.CardDealt, lambda event, seat, facts: facts.update(card=event.card.value))
    caught(check, MYSTERY_EXPRESS, "by told: .*CardDealt|by told")


def test_a_pass_shown_to_one_seat_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def bend(event: events.CardHanded, seat: int, facts: dict[str, Any]) -> None:
        if seat == 0:
            facts["card"] = event.card.value

    plant(monkeypatch, events.CardHanded, bend)
    caught(relabelling, MYSTERY_EXPRESS, "seat 0: it can tell things apart that it never saw, by told")


def test_one_bit_of_a_card_just_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def bend(event: events.TunnelLook, seat: int, facts: dict[str, Any]) -> None:
        facts["category"] = event.category ^ (event.card.value % 2)

    plant(monkeypatch, events.TunnelLook, bend)
    caught(relabelling, MYSTERY_EXPRESS, "it can tell things apart that it never saw, by told")


def test_the_category_of_a_card_picked_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def bend(event: events.CardPicked, seat: int, facts: dict[str, Any]) -> None:
        facts["category"] = category_of(event.card.value)

    plant(monkeypatch, events.CardPicked, bend)
    relabelling(MYSTERY_EXPRESS)  # blind to classes
    caught(sealed, MYSTERY_EXPRESS, "it perceives whether seat . chose .* or .*, by told")


def test_a_bag_hidden_before_all_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, events.BagHidden, lambda event, seat, facts: facts.update(side=event.side.value))
    caught(sealed, MYSTERY_EXPRESS, "it perceives whether seat . chose . or ., by told: .*BagHidden")


def test_a_telegram_read_over_the_shoulder(monkeypatch: pytest.MonkeyPatch) -> None:
    def bend(event: events.TelegramWritten, seat: int, facts: dict[str, Any]) -> None:
        facts["entry"] = event.entry.value

    plant(monkeypatch, events.TelegramWritten, bend)
    caught(sealed, MYSTERY_EXPRESS, "it perceives whether seat .*, by told")


def test_the_hidden_time_before_the_first_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only that it was hidden may be told."""
    honest = match.Match._advance

    def advance(self: match.Match, waiting: int) -> None:
        honest(self, waiting)
        for answer in self.answers:
            if answer.in_words.startswith("setup.hide_time") and isinstance(answer.choice, int):
                for seat in self.told:
                    self.told[seat].append(Told("SolutionHidden", {"category": answer.choice % 4}))

    monkeypatch.setattr(match.Match, "_advance", advance)
    caught(relabelling, MYSTERY_EXPRESS, "it can tell things apart that it never saw, by told")


def test_the_witness_still_knows_the_frames_it_watches() -> None:
    frames = {name for chapter in CHAPTERS for name, kind in vars(chapter).items() if isinstance(kind, type)}
    assert set(SPECIAL) <= frames
