/** The nomads for who plays alone with the printed game. */
import type { CompanionModule } from "../../lib/game";
import { viewOf } from "./companion";
import Ask from "./CompanionAsk.svelte";
import Board from "./CompanionBoard.svelte";

export const companion: CompanionModule = {
  options: ["solo_extra_card", "solo_village_tile", "short_game", "strict_majority", "ice_finds"],
  chapters: new Set(["game_began", "round_began", "nomads_card", "eclipse_began", "nomads_result"]),
  Ask,
  Board,
  stands: (view) => {
    const { round, nomads, mine } = viewOf(view);
    return { round, score: nomads.score, mine };
  },
};
