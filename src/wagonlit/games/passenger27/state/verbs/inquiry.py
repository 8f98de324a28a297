# compiled by mypyc
"""What investigators ask and learn."""

from mypy_extensions import i64

from wagonlit.core.frame import Seat
from wagonlit.core.ids import only
from wagonlit.games.passenger27.pieces.actions import NO_CARD
from wagonlit.games.passenger27.pieces.people import Feature
from wagonlit.games.passenger27.state.hunt import Hunt


def name_target(s: Hunt, seat: Seat, target: Seat, card: i64) -> None:
    """TP-401, TP-402: everybody hears who investigates whom, and by which card."""
    action = card
    if card == NO_CARD:
        action = -1
    s.tell("TargetNamed", seat, target, action)


def open_deception(s: Hunt, seat: Seat, rival: Seat, cancels: bool) -> None:
    """TP-403, TP-410, TP-702: turned up and spent."""
    s.revealed |= only(seat)
    s.spent |= only(seat)
    s.tell("DeceptionOpened", seat, rival, 1 if cancels else 0)


def spend_deception(s: Hunt, seat: Seat) -> None:
    """TP-702: its turn in step 4 has come."""
    s.spent |= only(seat)
    s.tell("DisguiseSought", seat)


def ask_feature(s: Hunt, seat: Seat, target: Seat, feature: Feature) -> None:
    """TP-406, TP-R7: only the two of them know which."""
    s.feature = feature
    s.tell_to(only(seat) | only(target), "FeatureAsked", seat, target, feature)


def trait(s: Hunt, seat: Seat) -> i64:
    """The value that this seat has of the feature asked, as texts know it."""
    return 3 * s.feature + s.terms.value(s.person(seat), s.feature)


def answer_feature(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-407: the truth; the target knows what was told."""
    s.tell_to(only(seat) | only(target), "FeatureAnswered", seat, target, trait(s, target))


def exchange_feature(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-408: and the target learns the same of the investigator."""
    s.tell_to(only(seat) | only(target), "FeatureExchanged", seat, target, trait(s, seat))


def begin_counter(s: Hunt, seat: Seat, target: Seat) -> None:
    """TP-705."""
    s.tell("CounterBegun", seat, target)
