"""Section 5 of the rules: phase 1, the event."""

from __future__ import annotations

from beringia.games.valley.cards.events.card import EVENT_CARDS
from beringia.games.valley.chapters import elimination, event_deck, fire
from beringia.games.valley.chapters.pieces import abandon_all
from beringia.games.valley.model.card_terms import DROUGHT, INSTANT
from beringia.games.valley.model.land import CLOSED_HOW
from beringia.games.valley.model.state import ValleyState
from beringia.games.valley.model.step import ValleyStep
from beringia.kernel.declare import step
from beringia.kernel.state import replaced


def event_phase(s: ValleyState) -> None:
    """Marks of fire and flood go; from round 3 on a card is drawn (VM-5.1, VM-5.2, VM-5.3, VM-5.4)."""
    s.wipe(CLOSED_HOW)
    if s.round <= 2:
        return
    s.push(elimination.Clean())
    s.push(EventDone())
    card = event_deck.draw(s)
    event = EVENT_CARDS[card]
    if event.ends_drought() and s.lies_open(DROUGHT):
        event_deck.put_away(s, DROUGHT)  # before the new card takes effect (VM-19.10)
    if s.content.lasts[card] == INSTANT or event.comes_too_late(s):
        event_deck.discard(s, card)
    else:
        s.open = replaced(s.open, card, s.open[card] + 1)
    event.strike(s)


@step
class EventDone(ValleyStep):
    """The event card is resolved (VM-5.12); whoever stands beside the new fire takes it."""

    NAME = "event_done"
    KIND = 4
    CLAUSE = "VM-5.12"

    def run(self, s: ValleyState) -> None:
        abandon_all(s)
        fire.catch_all(s)
