"""Which answers are possible, by id and by name."""

from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.answering import MOST_IDS, by_name, is_offered
from wagonlit.core.frame import Decision
from wagonlit.core.ids import below


def test_names_are_known_in_the_domain_of_the_decision_only() -> None:
    deed = Decision("ball.deed", "deed")
    assert [by_name(MASQUERADE, deed, given) for given in ("rest", "red_fox", 2)] == [1, "red_fox", 2]


def test_nothing_but_a_plain_id_of_the_set_is_offered() -> None:
    assert [is_offered(given, 0b110) for given in (1, 0, 61, True, 1.0, "1")] == [True, *[False] * 5]


def test_the_highest_id_of_the_largest_set_is_offered_and_none_above_it() -> None:
    everything = below(MOST_IDS)
    assert is_offered(MOST_IDS - 1, everything)
    assert not is_offered(MOST_IDS, everything)
