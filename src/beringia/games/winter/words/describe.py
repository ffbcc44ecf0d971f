"""How choices of Endless Winter read: message keys, board elements, notation. No prose: that is in the
catalogues.

Ids in arguments: ``card``, ``chief``, ``setup``, ``animal``, ``stone``, ``terrain``, ``ice_find``, ``rest_tile`` and
``column`` name entries of the content; ``good`` is a word of the effect language, ``effect`` the id of an effect (see
``language.spell``); ``halves`` is half labor.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beringia.games.winter.cards.effects import EffectBranch
from beringia.games.winter.model.events import TO_NAMES
from beringia.games.winter.model.land import A_HEX, A_JUNCTURE, HEX_NAMES, JUNCTURE_NAMES
from beringia.games.winter.model.language import WORDS
from beringia.games.winter.model.site import spot_name
from beringia.games.winter.model.state import WinterState
from beringia.games.winter.model.terms import (
    A_CARD,
    A_CHIEF,
    A_COLUMN,
    A_FIGURE,
    A_LEVEL,
    A_REST_TILE,
    A_SETUP,
    A_SIDE,
    A_SPACE,
    A_STONE,
    A_TERRAIN,
    A_TRACK,
    AN_ANIMAL,
    AN_ICE_FIND,
    DRAFT_NAMES,
    FIGURE_NAMES,
    HALF_LABOR,
    LEVEL_NAMES,
    SPACE_NAMES,
    TILE_EFFECTS,
    TRACK_NAMES,
    Hex,
)
from beringia.games.winter.model.verbs import BUILD_ON, FROM_NAMES, SPACE
from beringia.kernel.codes import Argument, Choice
from beringia.kernel.domains import MESSAGE, NUMBER, Domain
from beringia.kernel.options import OptionValue
from beringia.kernel.terms import Seat

Args = dict[str, Argument]

#: Verbs with one operand that is a kind of card, and the board element that stands for it.
_CARD_VERBS = {
    "culture": "card",
    "discard": "card",
    "play": "card",
    "use": "played",
    "pile": "card",
    "ability": "pile",
}
#: Menu choices that are about one thing on the table.
_BUTTONS = {
    "buy_tribe": ("action:buy_tribe",),
    "take_culture": ("action:take_culture",),
    "place_camp": ("action:place_camp",),
    "move_camp": ("action:move_camp",),
    "reveal": ("action:reveal",),
    "take_animal": ("action:take_animal",),
    "rite": ("action:rite",),
    "buy_stone": ("action:buy_stone",),
    "build_village": ("action:build_village",),
    "tip": ("action:tip",),
    "village_draw": ("slot:village",),
    "take_tile": ("tiles:open",),
    "swap_tile": ("tiles:stack",),
}


#: What the arguments of choices, decisions and refusals are.
ARGUMENTS: Final[dict[str, Domain]] = {
    "card": A_CARD,
    "chief": A_CHIEF,
    "setup": A_SETUP,
    "side": A_SIDE,
    "animal": AN_ANIMAL,
    "stone": A_STONE,
    "terrain": A_TERRAIN,
    "ice_find": AN_ICE_FIND,
    "rest_tile": A_REST_TILE,
    "hex": A_HEX,
    "from": A_HEX,
    "juncture": A_JUNCTURE,
    "figure": A_FIGURE,
    "space": A_SPACE,
    "column": A_COLUMN,
    "level": A_LEVEL,
    "track": A_TRACK,
    "to": Domain("to", names=TO_NAMES),
    "good": Domain("word", names=WORDS),
    "effect": Domain("effect", reads=MESSAGE, group="winter-effect"),
    "halves": HALF_LABOR,
    "more": HALF_LABOR,
    "times": NUMBER,
    "food": NUMBER,
    "tools": NUMBER,
    "cards": NUMBER,
    "count": NUMBER,
    "branch": NUMBER,
    "slot": NUMBER,
    "place": NUMBER,
    "step": NUMBER,
    "decision": Domain("decision"),
}


def colours(s: WinterState) -> list[str]:
    return [colour(s, Seat(seat)) for seat in range(s.seats())]


def colour(s: WinterState, seat: Seat) -> str:
    return s.content.colours[s.colour[seat]]


def options_of(s: WinterState) -> dict[str, OptionValue]:
    layout = int(s.options.layout_option)
    return {
        "layout": s.content.site.names[layout - 1] if layout else "standard",
        "draft": DRAFT_NAMES[s.options.draft],
        "short_game": bool(s.options.short_game),
        "strict_majority": bool(s.options.strict_majority),
        "ice_finds": bool(s.options.ice_finds),
        "rest_tiles": bool(s.options.rest_tiles),
        "solo_extra_card": bool(s.options.extra_card),
        "solo_village_tile": bool(s.options.village_tile),
        "colours": colours(s),
    }


def describe(s: WinterState, code: int) -> Choice:
    verb, operands = SPACE.decode(code)
    return Choice(code, verb, targets(s, code), f"winter-choose-{verb}", _told(s, verb, operands))


def targets(s: WinterState, code: int) -> tuple[str, ...]:
    """The board elements of any code, in the order in which they are clicked."""
    verb, operands = SPACE.decode(code)
    content = s.content
    first = operands[0] if operands else 0
    if verb in _CARD_VERBS:
        return _named(_CARD_VERBS[verb], content.cards, first)
    if verb == "bury":
        zone = FROM_NAMES[first]
        return _named("card" if zone == "hand" else zone, content.cards, operands[1])
    if verb == "camp":
        return (f"camp:{HEX_NAMES[first]}",)
    if verb in ("to", "ice_find", "hex_income"):
        return (f"hex:{HEX_NAMES[first]}",)
    if verb == "megalith":
        return (f"site:{spot_name(BUILD_ON.spot(code))}",)
    if verb == "place":
        space = SPACE_NAMES[operands[1]]
        target = f"rest:{s.top_seat()}" if space == "rest" else f"column:{space}"
        return (f"figure:{FIGURE_NAMES[first]}", target)
    if verb == "village":
        return (f"juncture:{JUNCTURE_NAMES[first]}",)
    if verb == "stack":
        return (f"stack:{content.cards[content.stack_kind[first]]}",)
    if verb in ("display", "area", "stone", "slot"):
        return (f"{verb}:{first}",)
    if verb in ("animal", "tip_animal"):
        return _named("area" if verb == "animal" else "animal", content.animals, first)
    if verb == "score_stone":
        return (f"own_stone:{first}",)
    if verb == "track":
        return (f"track:{TRACK_NAMES[first]}",)
    if verb == "side":
        return (f"side:{'ab'[first]}",)
    if verb in ("chief", "setup"):
        return _named(verb, content.chiefs if verb == "chief" else content.setups, first)
    if verb == "tile_effect":
        return (f"tile:{first}",)
    if verb == "use_chief":
        return (f"chief:{s.top_seat()}",)
    if verb == "draw":
        return (f"deck:{s.top_seat()}",)
    if verb == "food":
        return ("track:food",)
    return _BUTTONS.get(verb, ())


def _named(kind: str, names: list[str], number: int) -> tuple[str, ...]:
    """There is room for more kinds of things than the content has."""
    return (f"{kind}:{names[number]}",) if number < len(names) else ()


def _told(s: WinterState, verb: str, operands: list[int]) -> Args:
    """Arguments of the message."""
    content = s.content
    seat = int(s.top_seat())
    first = operands[0] if operands else 0
    if verb in _CARD_VERBS:
        entry = {"use": content.effect, "ability": content.eclipse}.get(verb)
        does: Args = {} if entry is None else {"effect": content.effect_id(entry[first])}
        return {"card": content.cards[first], **does}
    if verb == "bury":
        return {"card": content.cards[operands[1]], "from": FROM_NAMES[first]}
    if verb in ("camp", "to", "ice_find", "hex_income"):
        return _told_hex(s, verb, Hex(first))
    if verb == "megalith":
        level, y, x = operands
        return {"x": x, "y": y, "level": level}
    if verb == "place":
        return {"figure": FIGURE_NAMES[first], "space": SPACE_NAMES[operands[1]]}
    if verb == "village":
        return {"juncture": JUNCTURE_NAMES[first]}
    if verb == "stack":
        return {"card": content.cards[content.stack_kind[first]]}
    if verb == "display":
        return {"card": content.cards[s.display[first]]}
    if verb in ("animal", "tip_animal"):
        return {"animal": content.animals[first]}
    if verb == "area":
        return {"animal": content.animals[s.area[first]], "place": first + 1}
    if verb == "stone":
        return {"stone": content.stones[s.stones[first]]}
    if verb == "score_stone":
        return {"stone": content.stones[s.own_stones[Seat(seat), first]]}
    if verb == "slot":
        return {"slot": first + 1, "effect": content.effect_id(content.slot_income[first])}
    if verb == "track":
        return {"track": TRACK_NAMES[first]}
    if verb == "income":
        return {"good": WORDS[first]}
    if verb == "branch":
        return {"branch": first + 1, "effect": _branches(s)[first]}
    if verb == "side":
        return {"side": "ab"[first], **_chief(s, Seat(seat), first)}
    if verb in ("chief", "setup"):
        return {verb: (content.chiefs if verb == "chief" else content.setups)[first]}
    if verb == "tile_effect":
        held = int(s.rest_held)
        effect = content.effect_id(content.rest_effect[held * TILE_EFFECTS + first])
        return {"rest_tile": content.rest_tiles[held], "effect": effect}
    if verb == "use_chief":
        return _chief(s, Seat(seat), s.players[seat].side)
    if verb == "food":
        return {"food": 1 if s.players[seat].food % 2 else 2}
    if verb == "go_on":
        return {"level": LEVEL_NAMES[s.level]}
    return price(s, Seat(seat), verb)


def _branches(s: WinterState) -> tuple[str, str]:
    """The ids of both branches of the choice that is to be made."""
    step = s.top
    assert isinstance(step, EffectBranch)
    return s.content.program.branches[int(step.at)]


def _chief(s: WinterState, seat: Seat, side: int) -> Args:
    """The chief of a seat and what one of the sides can do."""
    chief = s.players[seat].chief
    return {"chief": s.content.chiefs[chief], "effect": s.content.effect_id(s.content.chief_effect[2 * chief + side])}


def price(s: WinterState, seat: Seat, verb: str) -> Args:
    """What an action of a column costs."""
    content = s.content
    if verb == "buy_tribe":
        return {"tools": int(content.tribe_tool), "halves": int(content.tribe_half_labor)}
    if verb == "take_culture":
        return {"halves": int(content.culture_half_labor)}
    if verb == "place_camp":
        return {"tools": int(content.camp_tool)}
    if verb == "move_camp":
        return {"halves": int(content.move_half_labor)}
    if verb == "reveal":
        return {"halves": int(content.reveal_half_labor), "count": int(content.reveal_animals)}
    if verb == "take_animal":
        return {"tools": int(content.animal_tool), "halves": int(content.animal_half_labor)}
    if verb == "rite":
        return {"food": int(content.ops[content.rite + 2])}
    if verb == "buy_stone":
        slot = s.stones_owned(seat)
        return {"food": int(content.stone_food[slot]), "tools": int(content.stone_tool[slot])}
    if verb == "build_village":
        return {"food": int(content.village_food)}
    return {}


def _told_hex(s: WinterState, verb: str, hex_: Hex) -> Args:
    args: Args = {"hex": HEX_NAMES[hex_], "terrain": s.content.terrains[s.terrain[hex_]]}
    if verb == "ice_find":
        args["ice_find"] = s.content.ice_finds[s.ice_finds[hex_] // 2]
    if verb == "hex_income":
        args["effect"] = s.content.effect_id(s.content.terrain_income[s.terrain[hex_]])
    return args


def notation(s: WinterState, code: int) -> str:
    """Short text for a choice, e.g. ``place chief hunt``, ``to D2``, ``megalith C1``, ``bury hand elder``."""
    verb, operands = SPACE.decode(code)
    content = s.content
    if verb == "display":
        return f"display {_lying(content.cards, s.display[operands[0]], operands[0])}"
    if verb == "stone":
        return f"stone {_lying(content.stones, s.stones[operands[0]], operands[0])}"
    if verb == "area":
        animal = s.area[operands[0]]
        return f"area {operands[0] + 1} {content.animals[animal] if animal >= 0 else ''}".rstrip()
    return SPACE.verb_of(code).notation(code, content.lexicon)


def _lying(names: list[str], thing: i64, place: int) -> str:
    """What lies on a place, or which place it is."""
    return names[thing] if thing >= 0 else str(place + 1)
