"""Why something cannot be chosen: the clause that forbids it."""

from __future__ import annotations

from typing import Final

from beringia.games.valley import march, steps, trumps
from beringia.games.valley.board import HEX_NAMES, LAKE, MOUNTAIN
from beringia.games.valley.cards import CAMOUFLAGE, ESPIONAGE, FORCED_MARCH, ICE_STORM, INTUITION, STAMINA, TRUMP_NAMES
from beringia.games.valley.codes import SPACE
from beringia.games.valley.setup import may_place
from beringia.games.valley.state import BY_PAIR, CLOSED, CROP, CROPS_LEFT, FLOODED, MARKERS, SUPPLY, ValleyState
from beringia.games.valley.table import SEX_NAMES, WOMAN
from beringia.kernel.codes import Refusal

#: The verbs that each decision may offer besides "any time" trumps, and the clause that describes it.
DECIDES: Final = {
    steps.PLACE_SETTLEMENT: (("place",), "VM-3.5"),
    steps.SETUP_SOW: (("sow", "done"), "VM-3.9"),
    steps.TRUMP: (("play", "pass"), "VM-17.6"),
    steps.CARD_TARGET: (("target", "animal", "region", "player", "sex", "steal"), "VM-27.5"),
    steps.SURVIVOR: (("spare",), "VM-5.9"),
    steps.VICTIM: (("lose", "victim"), "VM-5.9"),
    steps.RETURN: (("return", "decline"), "VM-22.2"),
    steps.TURN_ACTION: (("march", "found", "play", "end"), "VM-8.1"),
    steps.GROUP_WARRIORS: (("warriors",), "VM-8.2"),
    steps.GROUP_WOMEN: (("women",), "VM-8.2"),
    steps.GROUP_WOLF: (("wolves",), "VM-8.16"),
    steps.STEP: (("step", "stop", "play"), "VM-8.5"),
    steps.LEAVE_BEHIND: (("leave",), "VM-8.10"),
    steps.FIGHT_ORDER: (("fight",), "VM-10.3"),
    steps.SPECIES_ORDER: (("hunt",), "VM-13.3"),
    steps.CASUALTY: (("lose",), "VM-13.4"),
    steps.CAPTURE_CHOICE: (("keep", "destroy"), "VM-12.5"),
    steps.TAKE_WOMEN: (("take",), "VM-11.11"),
    steps.STARVE: (("starve",), "VM-14.12"),
    steps.FEED: (("feed_all", "starve"), "VM-14.14"),
    steps.NEWBORN_SEX: (("born",), "VM-21.20"),
    steps.SOW: (("sow", "done"), "VM-16.1"),
}


def why_not(s: ValleyState, code: int) -> Refusal:
    verb, operands = SPACE.decode(code)
    verbs, clause = DECIDES[s.top_kind()]
    if verb == "play":
        return _trump(s, operands[0])
    if verb not in verbs:
        return Refusal("valley-why-not-now", clause, {"decision": steps.STEP_NAMES[s.top_kind()]})
    if verb == "place":
        return _place(s, operands[0])
    if verb == "march":
        return _march(s, operands[0])
    if verb == "found":
        return _found(s, operands[0])
    if verb == "step":
        return _step(s, operands[0])
    if verb == "sow":
        return _sow(s, operands[0], clause)
    if verb == "starve":
        told: dict[str, str | int] = {"hex": HEX_NAMES[operands[0]], "sex": SEX_NAMES[operands[1]]}
        return Refusal("valley-why-nobody-there", clause, told)
    if verb in ("warriors", "women", "wolves", "leave"):
        pinned = verb in ("warriors", "women")
        return Refusal("valley-why-not-so-many", "VM-8.7" if pinned else clause, {"count": operands[0]})
    if verb == "take":
        spare = int(s.of(s.top_seat(), SUPPLY + WOMAN))
        return Refusal("valley-why-not-so-many", "VM-12.6" if operands[0] == 0 else "VM-11.10", {"count": spare})
    if verb == "keep":
        return Refusal("valley-why-cannot-keep", "VM-12.6")
    if verb == "return":
        return Refusal("valley-why-not-empty-border", "VM-22.4", {"hex": HEX_NAMES[operands[0]]})
    if verb == "fight":
        return Refusal("valley-why-no-conflict", "VM-10.1", {"hex": HEX_NAMES[operands[0]]})
    if verb == "hunt":
        return Refusal("valley-why-no-such-animal", "VM-13.2")
    if verb == "stop":
        return Refusal("valley-why-first-step", "VM-27.1")
    if s.top_kind() == steps.CARD_TARGET:
        return Refusal(
            "valley-why-no-target", f"VM-21.{s.top_argument(0) + 1}", {"card": TRUMP_NAMES[s.top_argument(0)]}
        )
    return Refusal("valley-why-not-there", clause)


def _trump(s: ValleyState, card: int) -> Refusal:
    told: dict[str, str | int] = {"card": TRUMP_NAMES[card]}
    seat = s.top_seat()
    if not trumps.holds(s, seat, card):
        return Refusal("valley-why-not-in-hand", "VM-17.3", told)
    playable_here = s.top_kind() in (steps.TRUMP, steps.TURN_ACTION, steps.STEP) or card in (ESPIONAGE, INTUITION)
    if not playable_here:
        return Refusal("valley-why-other-window", "VM-17.5", told)
    if s.top_kind() == steps.TURN_ACTION and card in (FORCED_MARCH, STAMINA, CAMOUFLAGE):
        return Refusal("valley-why-during-march", f"VM-21.{card + 1}", told)
    return Refusal("valley-why-card-conditions", f"VM-21.{card + 1}", told)


def _place(s: ValleyState, hex_: int) -> Refusal:
    told: dict[str, str | int] = {"hex": HEX_NAMES[hex_]}
    if hex_ == LAKE:
        return Refusal("valley-why-lake", "VM-3.5", told)
    if s.owner(hex_) >= 0 or may_place(s, hex_):
        return Refusal("valley-why-settled", "VM-3.6", told)
    return Refusal("valley-why-too-near", "VM-3.6", told)


def _march(s: ValleyState, hex_: int) -> Refusal:
    told: dict[str, str | int] = {"hex": HEX_NAMES[hex_]}
    seat = s.top_seat()
    if s.persons(seat, hex_) == 0:
        return Refusal("valley-why-nobody-there", "VM-8.2", told)
    if s.lies_open(ICE_STORM):
        return Refusal("valley-why-ice-storm", "VM-20.10", told)
    if s.snowed_in(hex_):
        return Refusal("valley-why-snow", "VM-20.13", told)
    if s.on(hex_, CLOSED) == FLOODED:
        return Refusal("valley-why-flooded", "VM-19.2", told)
    if march.unmoved(s, seat, 0, hex_) + march.unmoved(s, seat, 1, hex_) == 0:
        return Refusal("valley-why-done", "VM-8.3", told)
    if march.may_leave(s, seat, hex_) == 0:
        told["count"] = int(s.opponents(seat, hex_))
        return Refusal("valley-why-pinned", "VM-8.7", told)
    return Refusal("valley-why-no-way", "VM-27.1", told)


def _found(s: ValleyState, hex_: int) -> Refusal:
    told: dict[str, str | int] = {"hex": HEX_NAMES[hex_]}
    seat = s.top_seat()
    if s.persons(seat, hex_) == 0:
        return Refusal("valley-why-nobody-there", "VM-9.1", told)
    if s.owner(hex_) >= 0:
        return Refusal("valley-why-settled", "VM-9.5", told)
    if s.of(seat, MARKERS) == 0:
        return Refusal("valley-why-no-marker", "VM-9.6", told)
    if hex_ == LAKE or s.on(hex_, CLOSED):
        return Refusal("valley-why-water", "VM-9.7", told)
    if s.opponents(seat, hex_) > 0:
        return Refusal("valley-why-not-free", "VM-9.1", told)
    if s.warriors(seat, hex_) > 0 and s.women(seat, hex_) > 0 and not march.founders_there(s, seat, hex_, BY_PAIR):
        return Refusal("valley-why-done", "VM-9.3", told)
    return Refusal("valley-why-no-pair", "VM-9.1", told)


def _step(s: ValleyState, hex_: int) -> Refusal:
    here, group, made = int(s.top_argument(0)), int(s.top_argument(1)), int(s.top_argument(2))
    told: dict[str, str | int] = {"hex": HEX_NAMES[hex_], "from": HEX_NAMES[here]}
    direction = next((n for n in range(6) if s.board.near[here * 6 + n] == hex_), -1)
    if direction < 0:
        return Refusal("valley-why-not-adjacent", "VM-8.5", told)
    if hex_ == LAKE and not s.enterable(hex_):
        return Refusal("valley-why-lake", "VM-8.5", told)
    if s.on(hex_, CLOSED):
        return Refusal("valley-why-closed", "VM-1.20", told)
    if s.snowed_in(hex_):
        return Refusal("valley-why-snow", "VM-1.21", told)
    if not s.is_open(here, direction):
        return Refusal("valley-why-river", "VM-1.10", told)
    if made & march.STEPS_MADE >= march.most_steps(s, made):
        return Refusal("valley-why-no-steps", "VM-8.4", told)
    if s.board.terrain[here] == MOUNTAIN:
        return Refusal("valley-why-mountain", "VM-8.6", told)
    told["count"] = int(s.opponents(s.top_seat(), here))
    return Refusal("valley-why-stopped", "VM-8.8", told) if group else Refusal("valley-why-no-way", "VM-8.5", told)


def _sow(s: ValleyState, hex_: int, clause: str) -> Refusal:
    told: dict[str, str | int] = {"hex": HEX_NAMES[hex_]}
    if s.on(hex_, CROP):
        return Refusal("valley-why-crop", "VM-16.3", told)
    if s.now[CROPS_LEFT] == 0:
        return Refusal("valley-why-no-crops", "VM-2.7", told)
    if s.top_kind() == steps.SOW and s.food(s.top_seat()) < s.table.sow_cost:
        return Refusal("valley-why-no-food", "VM-16.2", told)
    return Refusal("valley-why-no-village", clause, told)
