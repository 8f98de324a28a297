"""SO-R32: bots take part in the planning; they propose errands, say why, and weigh what people propose."""

from typing import Any

import pytest

from tests.games.simplon.table import ANNA, BERT, Table, journey
from tests.games.simplon.test_conductor import Hasty, turn_of
from wagonlit.core.proposal import Proposal, Step, check_proposal
from wagonlit.core.text import Texts
from wagonlit.games.simplon.bots.stoker import Stoker
from wagonlit.games.simplon.game import GAME

ACTS = GAME.domains["act"]
CLEAR: dict[str, Any] = {"damages": [], "pieces": []}


def act(name: str) -> int:
    return list(ACTS).index(name)


def waiting_henry() -> Table:
    """Everything is repaired; Sir Henry waits in Sofia, where Bert stands, while Anna is far away."""
    stations = {0: "madrid", 1: "sofia", 2: "granada"}
    return journey(stations=stations, detective="sofia", points=1, ridden=False, **CLEAR)


def proposed_in_turn(table: Table, bot: Any) -> Proposal:
    """What the bot at Anna's seat proposes while it plays its turn."""
    found: Proposal | None = None
    while table.asked and table.match.ask.seat == ANNA:
        view, ask = table.match.views[ANNA], table.match.ask
        choice = bot.choose(view, ask)
        found = bot.propose(view) or found
        table.play(choice)
    assert found
    return found


@pytest.mark.parametrize("kind", [Hasty, Stoker])
def test_bots_propose_an_errand_to_whoever_is_next_and_say_why(kind: Any) -> None:
    table = waiting_henry()
    bot = kind(table.view.options, ANNA, 1)
    proposal = proposed_in_turn(table, bot)
    check_proposal(GAME, 3, proposal)
    assert [(step.seat, ACTS[step.id]) for step in proposal.steps] == [(BERT, "philippopolis")]
    assert proposal.why
    texts = Texts(GAME, "en", ["Anna", "Bert", "Carla"])
    assert texts.log(proposal.why) == "Sir Henry waits for Bert in Sofia."


@pytest.mark.parametrize("wanted", ["granada", "A", "H"])
def test_a_bot_does_what_people_propose_if_it_is_as_good(wanted: str) -> None:
    """Anna can do nothing that matters: whatever a person proposes is as good as anything else."""
    table = waiting_henry()
    bot = Hasty(table.view.options, ANNA, 1)
    bot.weigh({BERT: Proposal([Step(ANNA, "act", act(wanted))])})
    assert turn_of(table, ANNA, bot)[0] == wanted


def test_a_bot_does_not_do_what_would_lose_the_game() -> None:
    """Riding now wins at once; driving away might not."""
    stations = {0: "philippopolis", 1: "madrid", 2: "granada"}
    table = journey(stations=stations, detective="philippopolis", points=3, ridden=False, **CLEAR)
    bot = Hasty(table.view.options, ANNA, 1)
    bot.weigh({BERT: Proposal([Step(ANNA, "act", act("sofia"))])})
    turn_of(table, ANNA, bot)
    assert table.view.won is True


def test_what_is_far_away_is_approached_and_what_is_done_is_dropped() -> None:
    table = waiting_henry()
    bot = Hasty(table.view.options, ANNA, 1)
    bot.weigh({BERT: Proposal([Step(ANNA, "act", act("madrid")), Step(ANNA, "act", act("barcelona"))])})
    assert turn_of(table, ANNA, bot)[0] == "granada"  # on the open way there
