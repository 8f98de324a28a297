"""What is answered for somebody who is away: nothing rash (option `timeout_policy`, `safe`)."""

from collections.abc import Sequence

from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.pieces.actions import DECEPTION, INTRIGUE
from wagonlit.games.passenger27.pieces.people import PASS as NOBODY_NAMED
from wagonlit.games.passenger27.pieces.tricks import DISGUISE, LUCKY, PASS, TRIGGER_HAPPY
from wagonlit.games.passenger27.view import View

# What is wished for first, by question; a question about skills or disguises is passed, if it can be.
WISHES = {
    "round.action": (INTRIGUE, DECEPTION),
    "assassination.name": (NOBODY_NAMED,),
    "assassination.save": (LUCKY, TRIGGER_HAPPY),
    "assassination.pay": (DISGUISE + 2, DISGUISE + 1, DISGUISE),
    "investigation.respond": (DISGUISE, DISGUISE + 1, DISGUISE + 2, PASS),
    "intrigue.slot": (0,),
    "intrigue.put_back": (0,),
}


def safe_answer(view: View, ask: Ask, rng: Rng) -> int:
    """Intrigue, hiding, staying in the game; keeping what one has; what is not known yet; else anything."""
    for choice in WISHES.get(ask.decision, (PASS,) if ask.domain == "trick" else ()):
        if choice in ask.options:
            return choice
    if ask.decision == "round.initiative":
        own = view.initiative[view.seat]
        return own if own in ask.options and own is not None else ask.options[-1]
    if ask.decision == "skill.copycat_target":
        return min(ask.options, key=lambda seat: (seat - view.seat) % view.options.players)
    if ask.decision == "deception.keep":
        return _first(ask.options, [one for one in ask.options if one not in view.hand_disguises])
    if ask.decision in ("disguise.excess", "disguise.give_up"):
        held = view.hand_disguises
        return _first(ask.options[::-1], [one for one in ask.options[::-1] if held.count(one) > 1])
    return _by_knowledge(view, ask, rng)


def _first(anything: Sequence[int], better: Sequence[int]) -> int:
    return (better or anything)[0]


def _by_knowledge(view: View, ask: Ask, rng: Rng) -> int:
    """Whom or what to ask about, whom to name: by what this seat knows."""
    options = ask.options
    if ask.decision == "investigation.feature":
        known = view.features[ask.facts["target"]]
        options = [feature for feature in options if known[feature] is None] or options
    if ask.decision == "investigation.target":
        options = [seat for seat in options if None in view.features[seat]] or options
    if ask.decision == "assassination.name":
        return max(options, key=lambda name: (_suspicion(view, name), -name))
    return options[rng.below(len(options))]


def _suspicion(view: View, passenger: int) -> int:
    """In how many of all ways that fit that passenger is not innocent (section 7.3)."""
    known = knowledge_of(view)
    return sum(known.ways(seat, passenger) for seat in view.living if seat != view.seat)
