"""What is answered for somebody who is away: nothing rash (option `timeout_policy`, `safe`)."""

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.pieces.actions import DECEPTION, INTRIGUE
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, LUCKY, PASS, TRIGGER_HAPPY


def safe_answer(ask: Ask, rng: Rng) -> int:
    """Intrigue, hiding, staying in the game; keeping what one has; else anything possible."""
    wishes = {
        "round.action": [INTRIGUE, DECEPTION],
        "assassination.name": [NOBODY_NAMED],
        "assassination.save": [LUCKY, TRIGGER_HAPPY],
        "assassination.pay": [DISGUISE + 2, DISGUISE + 1, DISGUISE],
        "investigation.respond": [DISGUISE, DISGUISE + 1, DISGUISE + 2, PASS],
        "intrigue.slot": [0],
        "intrigue.put_back": [0],
    }
    wished = wishes.get(ask.decision, [PASS] if ask.domain == "trick" else [])
    for choice in wished:
        if choice in ask.options:
            return choice
    if ask.domain == "trick":
        return ask.options[0]
    return ask.options[rng.below(len(ask.options))]
