"""Random games of Valley of the Mammoths under watch: what holds for a whole round, not only in one position."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from beringia import Position, bots
from beringia.games.valley.model.land import BY_WARRIORS, BY_WOMEN
from beringia.kernel.events import Event
from tests.rules.valley.board import GAME, all_boards

#: Trumps after which more than one person of a tribe may stand in a flood (VM-29.12).
CROWDING = {"swimming", "tree_trunks", "climb_trees", "surprise_birth", "friend"}
LONGER = {"forced_march", "stamina"}


class Watcher:
    """Follows a game choice by choice. ``heard`` counts what happened, so that a test can tell that it saw enough."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.view: dict[str, Any] = position.view(None)
        self.state: dict[str, Any] = {}  #          all of the position, secrets included
        self.heard: Counter[str] = Counter()
        self.cards: set[str] = set()
        self.decisions = 0  #                       of this phase
        self.enough = 0  #                          decisions that may come in this phase
        self.crowded = False  #                     a trump of this round lets people crowd in a flood
        self.fresh: Counter[tuple[str, str]] = Counter()  # unmoved persons of the tribe on turn, by hex and sex
        self.walk: list[str] = []  #                hexes of the march so far
        self.group: dict[str, int] = {}
        self.longer = False
        self.couple = False  #                      a same-sex couple is about to found
        self.marching = False
        for event in position.opening:
            self.hear(event)
        self.look()

    def play(self, choice: int) -> None:
        verb = self.position.game.codes.decode(choice)[0]
        if verb == "march":
            self.marching = True
        for event in self.position.play_and_tell(choice):
            self.hear(event)
        self.look()

    # -- what is told

    def hear(self, event: Event) -> None:
        self.heard[event.kind] += 1
        told: dict[str, Any] = event.args
        if event.kind in ("trump_played", "event_drawn"):
            self.cards.add(told["card"])
        if event.kind == "round_began":
            self.crowded = False
        elif event.kind == "phase_began":
            self.decisions = 0
            self.enough = 0
        elif event.kind == "turn_began":
            self.fresh = Counter()
            self.walk = []
            for entry in self.position.view(None)["hexes"]:  # type: ignore[attr-defined]
                for sex, count in zip(("warriors", "women"), entry["people"][event.seat], strict=False):
                    self.fresh[entry["hex"], sex] = count
        elif event.kind == "trump_played":
            self.longer = self.longer or told["card"] in LONGER
            self.crowded = self.crowded or told["card"] in CROWDING
            self.couple = told["card"] == "same_sex_couple"
        elif event.kind == "women_taken":
            self.crowded = True
        elif event.kind == "settled":
            self.founded(told["hex"])
        elif event.kind == "sown":
            assert self.on(told["hex"])["crop"] == 0, "VM-29.5"
        elif event.kind == "loner_joined":
            self.fresh[told["hex"], "warriors" if told["sex"] == "warrior" else "women"] += 1
        elif event.kind == "marched" and self.view["phase"] == "4":
            self.marched(told)

    def on(self, place: str) -> dict[str, Any]:
        """The hex as it was when the last choice was made."""
        found: list[dict[str, Any]] = self.view["hexes"]
        return next(entry for entry in found if entry["hex"] == place)

    def founded(self, place: str) -> None:
        """VM-29.5, VM-29.19: on a hex without a settlement, by persons that have not marched."""
        assert self.on(place)["settlement"] is None, "VM-29.5"
        if self.view["phase"] != "4":
            return
        if self.couple:
            # Which sex it was is forgotten if the turn was over at once; then nobody else can use the founders.
            state: dict[str, Any] = self.position.to_dict()["state"]  # type: ignore[assignment]
            founders = state["hexes"][place].get("founded", 0)
            assert max(self.fresh[place, "warriors"], self.fresh[place, "women"]) >= 2, "VM-29.19"
            self.fresh[place, "warriors"] -= 2 * (founders == BY_WARRIORS)
            self.fresh[place, "women"] -= 2 * (founders == BY_WOMEN)
            self.couple = False
        else:
            self.fresh[place, "warriors"] -= 1
            self.fresh[place, "women"] -= 1
        assert self.fresh[place, "warriors"] >= 0, "VM-29.19"
        assert self.fresh[place, "women"] >= 0, "VM-29.19"

    def marched(self, told: dict[str, Any]) -> None:
        """VM-29.19, VM-29.20: one step of a group; the first one takes unmoved persons from their hex."""
        group = {sex: told[sex] for sex in ("warriors", "women")}
        if not self.walk:
            self.walk = [told["from"]]
            for sex, count in group.items():
                self.fresh[told["from"], sex] -= count
                assert self.fresh[told["from"], sex] >= 0, "VM-29.19"
        else:
            assert told["from"] == self.walk[-1], "VM-29.19: another march began before this one was over"
            assert all(count <= self.group[sex] for sex, count in group.items()), "VM-29.19"
        self.group = group
        self.walk.append(told["to"])
        self.marching = False
        steps = len(self.walk) - 1
        self.heard[f"{steps} steps"] += 1
        assert steps <= (3 if self.longer else 2), "VM-29.20"

    # -- what is seen

    def look(self) -> None:
        view: dict[str, Any] = self.position.view(None)
        self.view = view
        self.state = self.position.to_dict()["state"]  # type: ignore[assignment]
        decision = self.position.decision
        kind = decision.kind if decision is not None else "over"
        if kind == "turn_action" or view["phase"] != "4":
            assert not self.marching, "VM-27.1: a march got stuck"
            self.walk = []
            self.longer = False
        assert len(self.position.choices()) <= 40, "VM-27.7"
        if len(self.position.choices()) == 1:
            assert kind in ("trump", "turn_action", "step", "starve"), "a decision with one choice takes itself"
            assert self.position.state.tribes[self.position.seat].hand != 0, "VM-17.6"  # type: ignore[attr-defined]
        assert view["phase"] != "2", "VM-27.6"
        assert view["phase"] != "3" or kind in ("trump", "card_target"), "VM-27.6"
        self.heard[f"decision {kind}"] += 1
        self.animals()
        for entry in view["hexes"]:
            self.settlements_and_crops(entry, kind)
            self.figures(entry)
        assert sum(entry["crop"] > 0 for entry in view["hexes"]) + view["supply"]["crops"] == 9, "VM-29.8"
        assert sum(entry["fence"] for entry in view["hexes"]) + view["supply"]["fences"] == 2, "VM-29.8"
        fire = self.position.options["fire"]
        for tribe in view["players"]:
            assert not tribe["fire"] or (fire and tribe["settlements"] > 0), "VM-29.18"
            self.heard["fire"] += tribe["fire"]
        self.finite()

    def animals(self) -> None:
        """VM-29.2: tokens are in the bag or on the board, and where they are figures stand."""
        state = self.state
        bag: dict[str, str] = self.view["bag"]
        letters = Counter((species, letter) for species, inside in bag.items() for letter in inside)
        letters += Counter((species, letter) for species, letter, _ in state["animals"])
        table = GAME.content["animals"]
        assert letters == Counter((name, mark) for name in table for mark in table[name]["letters"]["tokens"].split())
        assert len(letters) + sum(count - 1 for count in letters.values()) == 54, "VM-29.2"
        assert sum(state["letterless"].values()) + self.view["supply"]["wolves"] == 8, "VM-29.2"
        tokens = Counter((species, place) for species, _, place in state["animals"])
        tokens += Counter({("wolf", place): count for place, count in state["letterless"].items()})
        standing: Counter[tuple[str, str]] = Counter()
        for entry in self.view["hexes"]:
            for species, count in entry["animals"].items():
                standing[species, entry["hex"]] += count
            standing["wolf", entry["hex"]] += sum(people[2] for people in entry["people"])
        assert tokens == +standing, "VM-29.2"

    def settlements_and_crops(self, entry: dict[str, Any], kind: str) -> None:
        owner, terrain, phase = entry["settlement"], entry["terrain"], self.view["phase"]
        if owner is not None:
            assert terrain in ("plain", "forest", "mountain"), "VM-29.6"
            event = phase == "1" and kind != "return"
            settling = phase == "5" and entry["hex"] == self.view["fight"]
            assert entry["people"][owner][1] or entry["couple"] or event or settling, "VM-29.7"
        if entry["crop"]:
            assert terrain == "plain" or (terrain == "mountain" and owner is not None), "VM-29.8"
            late = phase in ("7", "8", "9", "10") and self.view["season"] == "summer"
            assert not (late and self.view["last_of_season"]), "VM-29.9"
        assert entry["crop"] or not entry["fence"], "VM-29.8"
        self.heard["crop"] += entry["crop"] > 0

    def figures(self, entry: dict[str, Any]) -> None:
        persons = [people[0] + people[1] for people in entry["people"]]
        tribes = sum(count > 0 for count in persons)
        loner = entry["hex"] in self.view["loners"].values()
        if entry["closed"] in ("fire", "eruption"):
            assert not any(persons), "VM-29.12"
            assert not entry["animals"], "VM-29.12"
            assert not loner, "VM-29.12"
        if entry["closed"] == "flood" and self.view["phase"] != "1":
            assert not entry["animals"], "VM-29.12"
            assert max(persons) <= 1 or self.crowded, "VM-29.12"
        hidden = self.state["hid"] > 0 and self.view["hexes"][self.state["hid"] - 1] is entry
        if self.view["phase"] in ("6", "7", "8", "9", "10") and not hidden:
            assert tribes <= 1, "VM-29.13"
            assert not (tribes and entry["animals"]), "VM-29.13"

    def finite(self) -> None:
        """VM-29.21: what a phase can ask for is used up by asking: persons, animals, trumps, settlements."""
        self.decisions += 1
        if self.enough == 0 and not self.position.over:
            self.enough = most_decisions(self.view)
        assert self.position.over or self.decisions <= self.enough, "VM-29.21"


def most_decisions(view: dict[str, Any]) -> int:
    """How many decisions a phase can ask for at most: what each kind of them uses up."""
    tribes = view["players"]
    players = len(tribes)
    #: Every token of these tribes: newcomers are taken from the supply, and nobody can die, march or starve twice.
    persons = sum(tribe[where] + tribe["supply"][where] for tribe in tribes for where in ("warriors", "women"))
    wolves = view["supply"]["wolves"] + 9  # all there are, wild or tame
    # A trump is played once; it asks for a group (3) and for targets (3) at most, and the window opens again for all.
    trumps = sum(tribe["cards"] for tribe in tribes) * (1 + 3 + 3 + players)
    hexes = min(persons, 37)  # with anybody on them
    by_phase = {
        "setup": 2 * players,
        # Two tolls (an event strikes once, a bear comes once), the epidemic, the return, the window of the flood.
        "1": hexes * players + persons + wolves + 3 * players,
        "3": players,
        # A march: its choice, the group (3), up to three steps and the stop, somebody left behind before two of them.
        # A founding uses two persons. Each turn ends, and each has a window, like the phase.
        "4": persons * (1 + 3 + 4 + 2) + persons + 3 * players,
        # A conflict hex: its choice, a window, a capture with its window, the women of each tribe, six species.
        "5": hexes * (1 + players + 2 + players + 1 + 6) + persons + wolves,
        # One starves at a time, and everybody ends with a meal; two windows for all and one for each.
        "6": persons + players + 3 * players,
        # A birth (three in a settlement, five settlements) has two children; two windows.
        "7": players * 5 * 3 * 2 + 2 * players,
        "8": 9 + players + players,
        "9": 0,
        "10": 0,
    }
    return int(trumps + by_phase[view["phase"]]) + 1  # the first decision of the next phase is counted before it begins


def watched_game(seed: int, players: int, clever: float = 0.5, **options: object) -> Watcher:
    """A game to its end, part of whose choices are the greedy bot's: people who only blunder die too soon."""
    chance = random.Random(f"{seed} {players}")
    sides = all_boards()[seed % 4]
    chosen = {"north": sides[:2], "south": sides[2:], "voluntary_starvation": False, **options}
    watcher = Watcher(GAME.start(players, seed=seed, options=chosen))
    bot = bots.make("greedy", GAME, seed)
    while not watcher.position.over:
        if chance.random() < clever:
            watcher.play(bot.ask(watcher.position))
        else:
            watcher.play(chance.choice(watcher.position.choices()))
    return watcher
