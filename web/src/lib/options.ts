/** What was agreed for a game, in words. */
import type { GameInfo } from "./protocol";
import { t, texts } from "./text.svelte";

/** An allowed value of an option as people call it. */
export function wording(game: string, option: string, value: string): string {
  const key = `${game}-option-${option}-${value}`;
  return texts.has(key) ? t(key) : value;
}

/** Every option that applies to so many players, with what was chosen. */
export function inWords(
  game: GameInfo,
  players: number,
  chosen: Record<string, unknown>,
): { key: string; name: string; value: string; usual: boolean }[] {
  return game.options
    .filter(({ kind, seats }) => kind !== "order" && (!seats || (seats.min <= players && players <= seats.max)))
    .map(({ key, default: usual }) => {
      const value = chosen[key] ?? usual;
      const said =
        typeof value === "boolean"
          ? t(value ? "web-yes" : "web-no")
          : wording(game.key, key, typeof value === "string" ? value : JSON.stringify(value));
      return { key, name: t(`${game.key}-option-${key}`), value: said, usual: value === usual };
    });
}
