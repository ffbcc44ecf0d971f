"""Section 31 of the rules: the invariants that hold after every step, as far as one position can show them."""

from __future__ import annotations

from beringia.games.winter.cards import cards
from beringia.games.winter.model.land import AT_BASE
from beringia.games.winter.model.site import GROUND, PLACES
from beringia.games.winter.model.state import HALF, WinterState
from beringia.games.winter.model.terms import (
    ACTION,
    ALL_HEXES,
    ALL_JUNCTURES,
    ALL_STACKS,
    DISPLAY,
    ECLIPSE,
    ECLIPSE_PILE,
    ECLIPSE_PILE_USED,
    IN_PLAY,
    MOST_CARDS,
    NEUTRAL,
    READY,
    SETUP,
    SOURCES,
    SPECIES,
    STONES,
    ZONE,
    Animal,
    Place,
    Space,
)
from beringia.games.winter.nomads import check as nomad_check
from beringia.games.winter.words.describe import colour
from beringia.kernel.terms import Seat


def violations(s: WinterState) -> list[str]:
    found: list[str] = []
    for seat in s.everybody:
        _goods(s, seat, found)
        _pieces(s, seat, found)
        _zones(s, seat, found)
    _cards(s, found)
    _animals(s, found)
    _display(s, found)
    _site(s, found)
    _land(s, found)
    _honor(s, found)
    _stones(s, found)
    _figures(s, found)
    _chosen(s, found)
    _modules(s, found)
    if s.solo == 1:
        found += nomad_check.violations(s)
    in_turn = any(step.NAME == "end_turn" for step in s.agenda())
    if s.half_labor < 0 or (s.half_labor > 0 and not in_turn):
        found.append(f"EW-31.13: {s.half_labor} half labor in the pool")
    due = Seat(s.order[s.turns % s.sides])
    if in_turn and s.turn_seat >= 0 and s.turn_seat != due:
        found.append(f"EW-4.1: {colour(s, Seat(s.turn_seat))} is on turn, but {colour(s, due)} is due")
    if sorted(s.order[n] for n in range(s.sides)) != list(range(s.sides)):
        found.append("EW-31.16: the turn order does not name every seat once")
    return found


def _goods(s: WinterState, seat: Seat, found: list[str]) -> None:
    player = s.players[seat]
    who = colour(s, seat)
    if not 0 <= player.food <= s.food_limit(seat):
        found.append(f"EW-31.1: {who} has {player.food} food, the limit is {s.food_limit(seat)}")
    if not 0 <= player.tools <= s.content.tool_limit:
        found.append(f"EW-31.1: {who} has {player.tools} tools, the limit is {s.content.tool_limit}")
    total = sum(s.points[seat, source] for source in range(SOURCES))
    if total != player.score:
        found.append(f"EW-31.1: {who} has {player.score} points, but {total} by source")


def _pieces(s: WinterState, seat: Seat, found: list[str]) -> None:
    player = s.players[seat]
    who = colour(s, seat)
    camps = sum(s.camps[seat, hex_] for hex_ in ALL_HEXES)
    if player.camps < 0 or player.camps + camps != s.content.camps:
        found.append(f"EW-31.2: {who} has {player.camps} camps on the board and {camps} on the map")
    villages = sum(1 for juncture in ALL_JUNCTURES if s.villages[juncture] == seat)
    if player.villages < 0 or player.villages + villages != s.content.villages:
        found.append(f"EW-31.2: {who} has {player.villages} villages on the board and {villages} on the map")
    coloured = sum(1 for place in range(PLACES) if s.site[place] == seat)
    if player.built > s.content.megaliths or coloured != max(0, player.built - s.content.neutral):
        found.append(f"EW-31.2: {who} has built {player.built} megaliths, {coloured} of them in the own colour")
    if player.offering > s.content.offering_top or player.honor > s.content.honor_top:
        found.append(f"EW-31.11: a marker of {who} is above its track")


def _zones(s: WinterState, seat: Seat, found: list[str]) -> None:
    """Played areas and eclipse piles (EW-31.14)."""
    who = colour(s, seat)
    count = s.players[seat].card_count
    for place in range(count, MOST_CARDS):
        if s.cards[seat, place] != -1:
            found.append(f"EW-31.3: {who} has lost count of the cards")
            return
    phase = s.phase
    played = cards.size(s, seat, IN_PLAY) + cards.size(s, seat, READY)
    if played and not (phase == ACTION and s.turn_seat == seat):
        found.append(f"EW-31.14: {who} has {played} played cards outside the own turn")
    pile = cards.size(s, seat, ECLIPSE_PILE)
    used = cards.size(s, seat, ECLIPSE_PILE_USED)
    if used and phase != ECLIPSE:
        found.append(f"EW-31.14: {who} has used cards of the eclipse pile outside the eclipse")
    last = phase == ACTION and s.turns > (s.turns_each() - 1) * s.sides
    if pile and phase != ECLIPSE and not last:
        found.append(f"EW-31.14: {who} has an eclipse pile too early")


def _cards(s: WinterState, found: list[str]) -> None:
    """Start cards, stacks and culture cards are all somewhere, and nowhere twice (EW-31.3, EW-31.4, EW-31.5)."""
    content = s.content
    total = [0] * int(content.kinds)
    dealt = s.phase != SETUP or any(s.players[seat].card_count > 0 for seat in range(s.seats()))
    for seat in s.everybody:
        own = [0] * int(content.kinds)
        for place in range(s.players[seat].card_count):
            own[s.cards[seat, place] // ZONE] += 1
        for kind, number in enumerate(own):
            total[kind] += number
            if dealt and not s.is_nomads(seat) and content.start[kind] and number != content.start[kind]:
                found.append(f"EW-31.3: {colour(s, seat)} has {number} cards {content.cards[kind]}")
    for stack in ALL_STACKS:
        kind = int(content.stack_kind[stack])
        if s.stacks[stack] + total[kind] != content.copies:
            found.append(f"EW-31.4: there are {s.stacks[stack] + total[kind]} cards {content.cards[kind]}")
    for place in range(DISPLAY):
        if s.display[place] >= 0:
            total[s.display[place]] += 1
    for era in range(2):
        for place in range(s.culture_left[era]):
            kind = int(s.culture[era, place])
            total[kind] += 1
            if content.era[kind] != era + 1:
                found.append(f"EW-31.5: {content.cards[kind]} lies in the deck of era {era + 1}")
    for kind in range(content.kinds):
        if content.era[kind]:
            # In era II the cards of era I that nobody has are in the box.
            gone = content.era[kind] == 1 and s.second_era() and total[kind] == 0
            if total[kind] != 1 and not gone:
                found.append(f"EW-31.5: the culture card {content.cards[kind]} is there {total[kind]} times")


def _animals(s: WinterState, found: list[str]) -> None:
    total = [0] * SPECIES
    for place in range(s.animals_left):
        total[s.animals[place]] += 1
    for place in range(s.content.area):
        if s.area[place] >= 0:
            total[s.area[place]] += 1
    for animal in range(s.content.species):
        for seat in s.everybody:
            total[animal] += s.living[seat, Animal(animal)] + s.tipped[seat, Animal(animal)]
        if total[animal] != s.content.animal_copies[animal]:
            found.append(f"EW-31.6: there are {total[animal]} animals {s.content.animals[animal]}")


def _display(s: WinterState, found: list[str]) -> None:
    era = 2 if s.second_era() else 1
    for place in range(DISPLAY):
        kind = s.display[place]
        if kind >= 0 and s.content.era[kind] != era:
            found.append(f"EW-31.7: {s.content.cards[kind]} lies in the display in era {era}")


def _site(s: WinterState, found: list[str]) -> None:
    neutral = 0
    ground = 0
    started = False
    for place in range(s.content.site.size[s.options.layout]):
        owner = s.site[place]
        if owner < 0:
            continue
        neutral += 1 if owner == NEUTRAL else 0
        ground += 1 if place < GROUND else 0
        start = s.is_start_square(Place(place))
        started = started or start
        if (start and owner != NEUTRAL) or (place >= GROUND and owner == NEUTRAL):
            found.append("EW-31.8: a megalith stands where its colour may not")
        if place >= GROUND:
            at = (s.options.layout * PLACES + place) * 4
            if any(s.site[s.content.site.below[at + n]] < 0 for n in range(4)):
                found.append("EW-31.9: a megalith hangs in the air")
    wanted = sum(min(s.players[seat].built, s.content.neutral) for seat in s.everybody)
    if neutral != wanted:
        found.append(f"EW-31.2: there are {neutral} neutral megaliths on the site, must be {wanted}")
    if ground and not started:
        found.append("EW-31.9: no start square is built on")


def _land(s: WinterState, found: list[str]) -> None:
    for juncture in ALL_JUNCTURES:
        if s.villages[juncture] >= 0 and AT_BASE[juncture]:
            found.append("EW-31.10: a village stands at the base hex")


def _honor(s: WinterState, found: list[str]) -> None:
    """The cells of a step are filled from the left (EW-31.11)."""
    cells: dict[int, list[int]] = {}
    for seat in s.everybody:
        step = int(s.players[seat].honor)
        cell = int(s.players[seat].honor_cell)
        if (step == 0) != (cell < 0):
            found.append(f"EW-31.11: the honor marker of {colour(s, seat)} is on step {step}, cell {cell}")
        if step > 0:
            cells.setdefault(step, []).append(cell)
    for step, taken in cells.items():
        if sorted(taken) != list(range(len(taken))):
            found.append(f"EW-31.11: the cells of honor step {step} have gaps")


def _stones(s: WinterState, found: list[str]) -> None:
    owned = [int(s.own_stones[seat, n]) for seat in s.everybody for n in range(3)]
    owned = [stone for stone in owned if stone >= 0]
    lying = [int(s.stones[space]) for space in range(STONES)]
    there = owned + [stone for stone in lying if stone >= 0]
    wanted = 2 * s.content.stones_half[s.sides - 2]
    if len(there) != wanted or len(set(there)) != wanted:
        found.append(f"EW-31.12: there are {len(set(there))} sacred stones, must be {wanted}")
    if not s.second_era() and any(s.content.stone_era[stone] == 2 for stone in owned):
        found.append("EW-31.12: a stone of era II is owned in era I")
    for space, stone in enumerate(lying):
        if stone >= 0 and s.content.stone_era[stone] != (1 if space < HALF else 2):
            found.append(f"EW-31.12: {s.content.stones[stone]} lies on the wrong half")


def _figures(s: WinterState, found: list[str]) -> None:
    """Everybody has placed as many figures as they have had turns (EW-31.15)."""
    players = s.sides
    if s.phase == SETUP:
        if s.turns != 0:
            found.append(f"EW-31.15: {s.turns} turns are over before the first round")
        return
    used = [0] * 4
    for position in range(players):
        seat = s.order[position]
        placed = 1 if s.players[seat].chief_at >= 0 else 0
        for space in range(5):
            placed += s.tribe_at[Seat(seat), Space(space)]
            if space < 4 and (s.tribe_at[Seat(seat), Space(space)] or s.players[seat].chief_at == space):
                used[space] = 1
        turns = s.turns // players + (1 if position < s.turns % players else 0)
        if s.turn_seat == seat and s.figure >= 0:
            turns += 1
        if placed != turns or s.tribe_figures_home(Seat(seat)) < 0:
            found.append(f"EW-31.15: {colour(s, Seat(seat))} has placed {placed} figures in {turns} turns")
    for column in range(4):
        if (s.symbols[column] >= 0) != (used[column] == 1):
            found.append("EW-31.15: the symbol of a column is taken exactly if a figure stands there")


def _chosen(s: WinterState, found: list[str]) -> None:
    """No chief and no setup card is there twice."""
    players = [s.players[seat] for seat in s.everybody]
    for given in ([player.chief for player in players], [player.setup_card for player in players]):
        chosen = [number for number in given if number >= 0]
        if len(set(chosen)) != len(chosen):
            found.append("EW-3.8: two players have the same chief or setup card")


def _modules(s: WinterState, found: list[str]) -> None:
    tiles = [s.ice_finds[hex_] // 2 for hex_ in ALL_HEXES if s.ice_finds[hex_] >= 0]
    glaciers = sum(1 for hex_ in ALL_HEXES if s.terrain[hex_] == s.content.glacier)
    if len(set(tiles)) != len(tiles) or len(tiles) != (glaciers if s.options.ice_finds else 0):
        found.append(f"EW-21.1: there are {len(tiles)} ice finds on {glaciers} glaciers")
    stack = [int(s.rest_stack[place]) for place in range(s.rest_size)]
    if s.rest_held >= 0:
        stack.append(int(s.rest_held))
    if sorted(stack) != (list(range(len(s.content.rest_tiles))) if s.options.rest_tiles else []):
        found.append("EW-22.1: the rest tiles are not all there")
