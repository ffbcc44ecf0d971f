# The nomads in the browser. Their sentences are in winter_solo.ftl.

winter-web-nomads = Nomads
winter-web-area-nomads = Nomads
winter-web-nomads-board = Board of the nomads
winter-web-nomads-points = Points: { $count }
winter-web-nomads-show = Their last turn
winter-web-nomads-seen = In their offering deck:
winter-web-nomads-tile = Tile

## their turn, step by step

winter-web-nomads-turn = Nomads, round { $round }
winter-web-nomads-eclipse = Nomads, eclipse { $round }
winter-web-nomads-end = Nomads at the end
winter-web-nomads-step = { $number } of { $count }
winter-web-nomads-next = Next
winter-web-nomads-once = All at once
winter-web-nomads-again = Step by step
winter-web-nomads-back = One step back
winter-web-nomads-done = Go on to the table
winter-web-nomads-what = What the nomads do
winter-web-nomad-cards = Open cards of the nomads
winter-web-nomads-marked = marked
winter-web-nomads-taken = taken
winter-web-nomads-free = free
winter-web-nomads-all-taken = all taken
winter-web-nomads-arrows = The big arrow points { winter-nomads-big }, the small one { winter-nomads-small }

## their board explained: $number is what they have, $count the most they can have

winter-web-note-nomads_food = Food of the nomads: { $number } of { $count }
winter-web-note-nomads_tools = Tools of the nomads: { $number } of { $count }
winter-web-note-nomads_honor = Honor track: the nomads are on step { $number } of { $count }. Their idols climb here first.
winter-web-note-nomads_offering = Offering track: the nomads are on step { $number } of { $count }
winter-web-note-nomads_villages = Villages built by the nomads: { $number } of { $count }
winter-web-note-nomads_megaliths = Megaliths built by the nomads: { $number } of { $count }
winter-web-note-nomads_figures = Figures the nomads still place in this round: { $number }
winter-web-note-nomads_buried = Cards the nomads have buried: { $number }
winter-web-note-nomads_offering_deck = Cards in the offering deck of the nomads: { $number }. Its top card is the next to be buried.
winter-web-note-nomads_deck = Cards in the nomad deck: { $number }
winter-web-note-nomads_pile = Cards on the eclipse pile of the nomads: { $number }
winter-web-note-nomads_maps = Map cards not yet turned up: { $number }. They say where the five camps of the nomads move.
winter-web-note-nomads_tile_camp = The tile of the nomads counts as a camp on each of its three hexes.
winter-web-note-nomads_tile_village = The tile of the nomads counts as a village on each of its three hexes.
