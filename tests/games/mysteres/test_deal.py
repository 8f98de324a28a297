"""The cards stay as they were read."""

from tests.games.mysteres.making.deal import Written, dealt
from tests.rules import rule
from wagonlit.games.mysteres.lexicon.categories import CARDS


@rule("LX-01")
def test_an_entry_keeps_its_card_and_new_ones_fill_the_gaps() -> None:
    old: list[Written] = [{"id": f"old {card}", "card": card} for card in range(CARDS, 0, -1)]
    cards = dealt([entry for entry in old if entry["card"] not in (3, 9)] + [{"id": "new"}, {"id": "newer"}])
    assert sorted(cards.values()) == list(range(1, CARDS + 1))
    assert (cards["old 1"], cards["old 71"], cards["new"], cards["newer"]) == (1, 71, 3, 9)
