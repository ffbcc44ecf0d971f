/** My finished games: what came out of them, kept in this browser with my tables. Of others only what they played with me. */
import type { Summary, Told } from "./protocol";

export interface PastSeat {
  name: string;
  bot: string | null;
  points: number;
  won: boolean;
  mine: boolean;
}

export interface PastGame {
  table: string;
  game: string;
  /** When it ended: milliseconds since 1970. */
  at: number;
  seats: PastSeat[];
  /** My seat; of several at one screen the one with my name, or the first. */
  me: number;
  /** How I began: what was told of my first choices; undefined: not asked for yet. */
  opening?: Told[];
}

const KEY = "beringia.history";

export function pastGames(): PastGame[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as PastGame[];
    return Array.isArray(found) ? found.filter(isGame).sort((a, b) => a.at - b.at) : [];
  } catch {
    return [];
  }
}

function isGame(found: PastGame | null): found is PastGame {
  return (
    typeof found === "object" &&
    found !== null &&
    typeof found.table === "string" &&
    typeof found.game === "string" &&
    Number.isFinite(found.at) &&
    Array.isArray(found.seats) &&
    found.seats[found.me] !== undefined
  );
}

function save(games: PastGame[]): void {
  localStorage.setItem(KEY, JSON.stringify(games));
}

/** What a finished table says about a game of mine; null if it is none. */
export function past(summary: Summary, name: string): PastGame | null {
  const { status, scores, seats, winners } = summary;
  const mine = seats.filter((seat) => seat.mine);
  if (status !== "finished" || scores === null || mine.length === 0) return null;
  return {
    table: summary.table,
    game: summary.game,
    at: Date.parse(summary.changed),
    seats: seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot,
      points: scores[seat.seat] ?? 0,
      won: winners.includes(seat.seat),
      mine: seat.mine,
    })),
    me: (mine.find((seat) => name && seat.name === name) ?? mine[0]!).seat,
  };
}

/** Keep what is told of tables now; games that the server has forgotten stay. */
export function rememberGames(tables: readonly Summary[], name: string): PastGame[] {
  const known = new Map(pastGames().map((game) => [game.table, game]));
  for (const summary of tables) {
    const found = past(summary, name);
    if (found) known.set(found.table, { ...known.get(found.table), ...found });
  }
  const games = [...known.values()].sort((a, b) => a.at - b.at);
  save(games);
  return games;
}

export function keepOpening(table: string, opening: Told[]): void {
  save(pastGames().map((game) => (game.table === table ? { ...game, opening } : game)));
}

/** Games from another browser, beside those that are here. */
export function mergeGames(games: readonly PastGame[]): void {
  const known = new Map((Array.isArray(games) ? games.filter(isGame) : []).map((game) => [game.table, game]));
  for (const game of pastGames()) known.set(game.table, { ...known.get(game.table), ...game });
  save([...known.values()]);
}

// -- what follows from them

export interface Tally {
  key: string;
  played: number;
  won: number;
  points: number;
  best: number;
}

export const myPoints = (game: PastGame): number => game.seats[game.me]!.points;
export const iWon = (game: PastGame): boolean => game.seats[game.me]!.won;

/** Games counted by something that they have, the most frequent first; a game may count for several. */
export function tally(games: readonly PastGame[], keys: (game: PastGame) => readonly string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games)
    for (const key of new Set(keys(game))) {
      const one = found.get(key) ?? { key, played: 0, won: 0, points: 0, best: -Infinity };
      one.played += 1;
      one.won += iWon(game) ? 1 : 0;
      one.points += myPoints(game);
      one.best = Math.max(one.best, myPoints(game));
      found.set(key, one);
    }
  return [...found.values()].sort((a, b) => b.played - a.played || b.won - a.won || (a.key < b.key ? -1 : 1));
}

/** One field of a CSV file. What a spreadsheet would take for a formula is marked as text. */
function field(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(
  header: readonly string[],
  games: readonly PastGame[],
  opponent: (seat: PastSeat) => string,
): string {
  const rows = games.map((game) => {
    const me = game.seats[game.me]!;
    const rank = 1 + game.seats.filter(({ points }) => points > me.points).length;
    const others = game.seats.filter((_, seat) => seat !== game.me);
    return [
      new Date(game.at).toISOString(),
      game.game,
      game.seats.length,
      me.name,
      me.points,
      rank,
      me.won ? 1 : 0,
      others.map((seat) => `${opponent(seat)} (${seat.points})`).join(", "),
      game.table,
    ];
  });
  return [header, ...rows].map((row) => row.map(field).join(",")).join("\r\n") + "\r\n";
}
