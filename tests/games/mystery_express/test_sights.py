"""What a player may reread of his own observations (ME-808)."""

import msgspec

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.core.spotlight import shown_in
from wagonlit.core.view import Field, fields_of
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.places import DISCARD, HAND, SPOT, UNVEILED
from wagonlit.games.mystery_express.view import View
from wagonlit.games.mystery_express.view.notes import COLUMNS, Sight

HANDS = {
    ANNA: ["suspect_candy", "motive_money"],
    BERT: ["mo_clubbed", "motive_greed"],
    CARL: ["mo_pushed", "location_club"],
}
SPOTS = ["mo_poisoned", "suspect_prof_karlov", "location_dining"]


def sights(t: Table, seat: int, event: str) -> list[Sight]:
    return [sight for sight in t.view(seat).sights if sight.event == event]


def path(sight: Sight) -> tuple[str, int, int, int]:
    return (COLUMNS[sight.column], sight.element, sight.source, sight.place)


@rule("ME-808")
def test_a_sight_tells_when_and_how_which_card_went_from_where_to_where() -> None:
    t = table(hands=HANDS).play(ANNA, "lounge", "motive")
    seen = ("leg1", element("motive_greed"), HAND + BERT, DISCARD + BERT)
    for seat in range(3):
        assert [path(sight) for sight in sights(t, seat, "CardRevealed")] == [seen]


@rule("ME-808")
def test_cards_given_away_are_noted_with_where_they_went() -> None:
    t = table(hands=HANDS, spots=SPOTS, conductor="lounge").play(
        ANNA, "lounge", "motive", "2", "motive_money"
    )
    left = ("leg1", element("motive_money"), HAND + ANNA, SPOT + 1)
    taken = ("leg1", element("suspect_prof_karlov"), SPOT + 1, DISCARD + ANNA)
    assert [path(sight) for sight in sights(t, ANNA, "SpotRefilled")] == [left]
    assert [path(sight) for sight in sights(t, ANNA, "SpotTaken")] == [taken]
    assert sights(t, BERT, "SpotRefilled") == sights(t, BERT, "SpotTaken") == []


@rule("ME-808")
def test_the_own_hand_is_noted_from_the_start_and_nothing_is_ever_lost() -> None:
    t = table(seed=3)
    before: list[Sight] = []
    for halt in t.wander(3):
        assert halt.view(BERT).sights[: len(before)] == before
        before = list(halt.view(BERT).sights)
    assert [COLUMNS[sight.column] for sight in before].count("hand") == 7
    assert len(sights(t, BERT, "CardUnveiled")) == 3


@rule("ME-808")
def test_a_sight_belongs_to_its_own_column_of_the_sheet() -> None:
    t = table(leg=4, phase="revelation", hands=HANDS)
    t.play(ANNA, "motive_money").play(BERT, "mo_clubbed").play(CARL, "mo_pushed")
    unveiled = ("budapest", element("mo_clubbed"), HAND + BERT, UNVEILED)
    assert path(sights(t, CARL, "CardUnveiled")[1]) == unveiled


@rule("ME-808")
def test_sights_of_one_moment_belong_together_whoever_saw_the_first_of_them() -> None:
    t = table(hands=HANDS).play(ANNA, "dining", "1+2", "mo")
    assert len({sight.step for sight in sights(t, ANNA, "CardShown")}) == 1
    [own] = sights(t, CARL, "CardShown")
    assert own.step not in {sight.step for sight in sights(t, CARL, "PositionSet")}


@rule("ME-808", "ME-357")
def test_cards_handed_round_are_not_seen_at_the_same_moment() -> None:
    hands = {ANNA: ["mo_hanged"], BERT: ["mo_clubbed"], CARL: ["mo_clubbed"]}
    t = table(hands=hands).play(ANNA, "passenger", "left")
    steps = [sight.step for sight in sights(t, CARL, "CardHanded")]
    assert len(steps) == len(set(steps)) == 2


def test_whatever_a_seat_sees_of_others_is_held_out_to_it_by_every_rule_that_shows_a_card() -> None:
    held_out = set()
    for seed in range(4):
        *_, t = table(4, seed=seed, options={"powers": True, "power_scope": "any_time"}).wander(seed)
        for seat in range(4):
            view, own = GAME.view(t.match.options, seat), {HAND + seat, DISCARD + seat}
            for one in t.match.told[seat]:
                before = len(view.sights)
                view.fold(one)
                seen = any(sight.source not in own for sight in view.sights[before:])
                # Whoever has passed a card on was shown it when it came to them.
                passed_on = one.event == "CardHanded" and one.facts["taker"] != seat
                if seen and one.event != "CardDealt" and not passed_on:
                    assert shown_in(GAME, [one], seat) == [one]
                    held_out.add(one.event)
    assert held_out == {event.__name__ for event in GAME.events if event.shows}


@rule("ME-808")
def test_sights_are_not_sent_again_with_every_move() -> None:
    view = table(hands=HANDS).play(ANNA, "lounge", "motive").view(ANNA)
    assert view.sights
    assert b"CardRevealed" not in msgspec.json.encode(view)


def test_whoever_shows_what_was_noted_knows_what_it_is_about() -> None:
    fields = fields_of(View)
    assert fields["sealed"].by == ["seat"]
    assert fields["sealed"].fields["category"] == Field(of=["category"])
    assert {name: field.of for name, field in fields["placed"].fields.items()} == {
        "placer": ["seat"],
        "category": ["category"],
        "element": ["element"],
    }
