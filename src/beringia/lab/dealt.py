"""Games of Endless Winter in which one player is always dealt the same chief: what an ability is worth.

``python -m beringia.lab.balance --chief stone_hewer --side a --ability "pay food 1 -> megalith 1"`` plays them.
"""

from __future__ import annotations

import copy
import json
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import beringia
from beringia.kernel.position import Game, Position

GAME = "winter"
SIDES = ("a", "b")


@dataclass(frozen=True)
class Dealt:
    """Who is dealt what. The seat moves on by one from game to game; everybody else has what chance gives."""

    chief: str
    side: str
    ability: str = ""  # instead of the one in the content file

    @property
    def name(self) -> str:
        return f"{self.chief} {self.side}"

    def game(self) -> Game:
        """Endless Winter, with the other ability, if there is one."""
        present = beringia.game(GAME)
        chiefs = present.content["chiefs"]
        if self.chief not in chiefs:
            raise ValueError(f"chief {self.chief!r} does not exist; there are {', '.join(chiefs)}")
        if self.side not in SIDES:
            raise ValueError(f"side {self.side!r} does not exist; there are {', '.join(SIDES)}")
        if not self.ability:
            return present
        data = copy.deepcopy(present.content.data)
        data["chiefs"][self.chief][self.side] = self.ability
        with tempfile.TemporaryDirectory(prefix="beringia-") as folder:  # games read their content from files
            file = Path(folder) / "content.json"
            file.write_text(json.dumps(data), encoding="utf-8")
            return beringia.game(GAME, content=file)

    def seat(self, seats: int, seed: int) -> int:
        return seed % seats

    def start(self, game: Game, seats: int, seed: int) -> Position:
        """The game of this seed. Who was dealt the chief by chance takes the one that becomes free."""
        data: dict[str, Any] = game.start(seats, seed=seed).to_dict()
        players = data["state"]["players"]
        mine = players[self.seat(seats, seed)]
        for player in players:
            if player["chief"] == self.chief:
                player["chief"] = mine["chief"]
        mine["chief"] = self.chief
        return game.from_dict(data)

    def choice(self, position: Position, seed: int) -> int | None:
        """The side, where it is asked for; everything else the players choose themselves."""
        decision = position.decision
        if decision is None or decision.kind != "setup_side" or decision.seat != self.seat(position.seats, seed):
            return None
        return position.parse(f"side {self.side}")
